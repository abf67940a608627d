// A mail as HTML that mail programs understand: tables, inline styles, no pictures and no scripts, light and dark.
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ThemeColor } from '#contract/appearance-settings.ts';
import type { MailShop } from '#contract/mails.ts';
import type { Language } from '#contract/market.ts';
import type { MailBody, MailPart } from '#src/mails/mail-body.ts';
import type { MailFooter } from '#src/mails/plain-mail.ts';

type Colors = MailShop['colors'];
const FONT =
  "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Noto Sans KR','Apple SD Gothic Neo',sans-serif";
const MAX_WIDTH = 600;

export function htmlMail(body: MailBody, footer: MailFooter, language: Language, colors: Colors): string {
  const document = (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{body.subject}</title>
        <style dangerouslySetInnerHTML={{ __html: darkRules(colors) }} />
      </head>
      <body className="ground" style={{ margin: 0, padding: 0, backgroundColor: colors.light.ground }}>
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden', fontSize: '1px' }}>
          {body.preview}
        </div>
        <Table className="ground" color={colors.light.ground}>
          <tr>
            <td align="center" style={{ padding: '24px 12px' }}>
              <Table className="paper" color={colors.light.paper} width={MAX_WIDTH}>
                <tr>
                  <td className="text edge" style={shopNameStyle(colors)}>
                    {footer.shopName}
                  </td>
                </tr>
                <tr>
                  <td style={{ padding: '24px 24px 8px' }}>
                    <h1
                      className="text"
                      style={{ ...text(colors), margin: 0, fontSize: '24px', lineHeight: '30px' }}
                    >
                      {body.title}
                    </h1>
                  </td>
                </tr>
                {body.parts.map((part, index) => (
                  <tr key={index}>
                    <td style={{ padding: '8px 24px' }}>
                      <Part part={part} colors={colors} />
                    </td>
                  </tr>
                ))}
                <tr>
                  <td style={{ padding: '16px 24px 24px' }}>
                    {[...footer.lines, body.why].map((line) => (
                      <p key={line} className="soft" style={{ ...small(colors), margin: '4px 0 0' }}>
                        {line}
                      </p>
                    ))}
                  </td>
                </tr>
              </Table>
            </td>
          </tr>
        </Table>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}

function Part({ part, colors }: { readonly part: MailPart; readonly colors: Colors }): ReactNode {
  const body = { ...text(colors), margin: 0 };
  const quiet = { ...small(colors), margin: 0 };
  switch (part.kind) {
    case 'paragraph':
      return (
        <p className="text" style={body}>
          {part.text}
        </p>
      );
    case 'quote':
      return (
        <>
          {part.title !== '' && <Heading colors={colors}>{part.title}</Heading>}
          <p
            className="text accent"
            style={{
              ...body,
              paddingLeft: '12px',
              borderLeft: `3px solid ${colors.light.accent}`,
              whiteSpace: 'pre-line',
            }}
          >
            {part.text}
          </p>
        </>
      );
    case 'facts':
      return part.facts.map(({ label, value }) => (
        <p key={label} className="text" style={body}>
          <span className="soft" style={{ color: colors.light.textSoft }}>
            {label}:{' '}
          </span>
          {value}
        </p>
      ));
    case 'link':
      return (
        <a className="button" href={part.url} style={linkStyle(colors)}>
          {part.label}
        </a>
      );
    case 'code':
      return (
        <>
          <p className="soft" style={quiet}>
            {part.label}
          </p>
          <p className="text edge" style={codeStyle(colors)}>
            {part.code}
          </p>
        </>
      );
    case 'rows':
      return (
        <>
          <Heading colors={colors}>{part.title}</Heading>
          <Table>
            {part.rows.map(({ title, details, amount }, index) => (
              <tr key={index}>
                <td className="edge" style={{ ...lined(colors), padding: '8px 0' }}>
                  <p className="text" style={body}>
                    {title}
                  </p>
                  <p className="soft" style={quiet}>
                    {details}
                  </p>
                </td>
                <td
                  className="text edge"
                  align="right"
                  valign="top"
                  style={{ ...lined(colors), ...amountStyle(colors) }}
                >
                  {amount}
                </td>
              </tr>
            ))}
          </Table>
        </>
      );
    case 'amounts':
      return (
        <Table>
          {part.amounts.map(({ label, amount, isStrong }, index) => {
            const weight = { fontWeight: isStrong === true ? 700 : 400 };
            return (
              <tr key={index}>
                <td className="text" style={{ ...text(colors), ...weight, padding: '2px 0' }}>
                  {label}
                </td>
                <td
                  className="text"
                  align="right"
                  valign="top"
                  style={{ ...amountStyle(colors), ...weight, padding: '2px 0 2px 12px' }}
                >
                  {amount}
                </td>
              </tr>
            );
          })}
        </Table>
      );
    case 'address':
      return (
        <>
          <Heading colors={colors}>{part.title}</Heading>
          {part.lines.map((line, index) => (
            <p key={index} className="text" style={body}>
              {line}
            </p>
          ))}
        </>
      );
  }
}

function Heading({ colors, children }: { readonly colors: Colors; readonly children: ReactNode }): ReactNode {
  return (
    <h2 className="text" style={{ ...text(colors), margin: '8px 0 4px', fontWeight: 700 }}>
      {children}
    </h2>
  );
}

interface TableProps {
  readonly className?: string;
  readonly color?: string;
  /** At most, in px; absent: as wide as what is around it. */
  readonly width?: number;
  readonly children: ReactNode;
}

function Table({ className, color, width, children }: TableProps): ReactNode {
  const background = color === undefined ? {} : { backgroundColor: color };
  const limit = width === undefined ? {} : { maxWidth: `${width}px` };
  return (
    <table
      role="presentation"
      className={className}
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ width: '100%', borderCollapse: 'collapse', ...limit, ...background }}
    >
      <tbody>{children}</tbody>
    </table>
  );
}

const text = ({ light }: Colors) => ({
  color: light.text,
  fontFamily: FONT,
  fontSize: '16px',
  lineHeight: '24px',
  wordBreak: 'keep-all' as const,
  overflowWrap: 'anywhere' as const,
});
const small = (colors: Colors) => ({
  ...text(colors),
  color: colors.light.textSoft,
  fontSize: '14px',
  lineHeight: '20px',
});
const lined = ({ light }: Colors) => ({ borderBottom: `1px solid ${light.line}` });
const amountStyle = (colors: Colors) => ({
  ...text(colors),
  padding: '8px 0 8px 12px',
  whiteSpace: 'nowrap' as const,
});
const shopNameStyle = (colors: Colors) => ({
  ...text(colors),
  padding: '20px 24px',
  fontSize: '20px',
  fontWeight: 700,
  borderBottom: `1px solid ${colors.light.line}`,
});
const linkStyle = (colors: Colors) => ({
  ...text(colors),
  display: 'inline-block',
  padding: '10px 20px',
  fontWeight: 700,
  textDecoration: 'none',
  backgroundColor: colors.light.accent,
  color: colors.light.onAccent,
});
const codeStyle = (colors: Colors) => ({
  ...text(colors),
  margin: '4px 0 0',
  padding: '12px',
  border: `1px solid ${colors.light.line}`,
  fontFamily: 'ui-monospace,Consolas,monospace',
  fontSize: '18px',
  overflowWrap: 'anywhere' as const,
});

/** Inline styles lose only against rules that say so. */
function darkRules({ dark }: Colors): string {
  const rule = (name: string, property: string, color: ThemeColor) =>
    `.${name}{${property}:${dark[color]} !important}`;
  const rules = [
    rule('ground', 'background-color', 'ground'),
    rule('paper', 'background-color', 'paper'),
    rule('text', 'color', 'text'),
    rule('soft', 'color', 'textSoft'),
    rule('edge', 'border-color', 'line'),
    rule('accent', 'border-color', 'accent'),
    rule('button', 'background-color', 'accent'),
    rule('button', 'color', 'onAccent'),
  ];
  return `@media (prefers-color-scheme:dark){${rules.join('')}}`;
}
