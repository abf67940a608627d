// A mail as plain text, for programs and people that want no HTML.
import type { MailBody, MailPart } from '#src/mails/mail-body.ts';

export interface MailFooter {
  readonly shopName: string;
  readonly lines: readonly string[];
}

export function plainMail({ title, parts, why }: MailBody, { shopName, lines }: MailFooter): string {
  const blocks = [title, ...parts.map(plainPart), ['-- ', shopName, ...lines, why].join('\n')];
  return `${blocks.join('\n\n')}\n`;
}

function plainPart(part: MailPart): string {
  switch (part.kind) {
    case 'paragraph':
      return part.text;
    case 'quote':
      return [...(part.title === '' ? [] : [`${part.title}:`]), ...quoted(part.text)].join('\n');
    case 'facts':
      return part.facts.map(({ label, value }) => `${label}: ${value}`).join('\n');
    case 'link':
      return `${part.label}: ${part.url}`;
    case 'code':
      return `${part.label}: ${part.code}`;
    case 'rows':
      return [
        `${part.title}:`,
        ...part.rows.flatMap(({ title, details, amount }) => [
          `* ${title}`,
          `  ${details}`,
          ...(amount === '' ? [] : [`  ${amount}`]),
        ]),
      ].join('\n');
    case 'amounts':
      return part.amounts.map(({ label, amount }) => `${label}: ${amount}`).join('\n');
    case 'address':
      return [`${part.title}:`, ...part.lines].join('\n');
  }
}

function quoted(text: string): string[] {
  return text.split(/\r?\n/).map((line) => `> ${line}`);
}
