// Blank texts of a stored settings document, which an earlier release accepted: left out, or replaced where one is needed.
import { addressForm } from '#commerce/addresses/addresses.ts';
import { isBlank } from '#contract/setting-types.ts';
import type { SettingsIssue } from '#settings/check-settings.ts';
import { parseSettings } from '#settings/parse-settings.ts';

type Fields = Record<string, unknown>;

/** The field of a text, and as its group what is left out with it. */
const LEFT_OUT: readonly RegExp[] = [
  /^(shortName)$/,
  /^(organisation\.\w+)$/,
  /^(contact\.address)\.\w+$/,
  /^((?:description|appDescription|tagline)\.[a-z]{2})$/,
  /^(appCategories\[\d+\])$/,
  /^(social\[\d+\])\.title$/,
  /^(screenshots\[\d+\])\.label$/,
  /^((?:legalPages\[\d+\]|markets\[\d+\]\.shipping\.methods\[\d+\])\.title\.[a-z]{2})$/,
  /^((?:taxCategories|markets)\[\d+\]\.name\.[a-z]{2})$/,
];

/**
 * The document with other texts, as long as blank ones are what it is refused for; the issues name them as they stand in it. A
 * method of delivery that has no title any more is a fault of its own.
 */
export function withoutBlankTexts(stored: unknown): {
  readonly document: unknown;
  readonly issues: readonly SettingsIssue[];
} {
  const document = structuredClone(stored) as Fields;
  const issues: SettingsIssue[] = [];
  for (let parsed = parseSettings(document); !parsed.ok; parsed = parseSettings(document)) {
    const fields = new Set(parsed.error.map(({ field }) => field));
    const blank = [...fields].flatMap((field) => {
      const text = valueAt(document, partsOf(field));
      return typeof text === 'string' && isBlank(text) ? [{ field, text }] : [];
    });
    // The last first: an entry that goes away moves those after it.
    const told = blank.toReversed().flatMap(({ field, text }) => {
      const reason = replacement(document, field, text);
      return reason === undefined ? [] : [{ field, reason }];
    });
    if (told.length === 0) break;
    issues.push(...told.toReversed());
  }
  return { document, issues };
}

/** Changes the document; why, or undefined for a text that has to be mended by the merchant. */
function replacement(document: Fields, field: string, text: string): string | undefined {
  if (field === 'name' && text !== '') {
    document['name'] = shopNameOf(document);
    return `is blank; "${String(document['name'])}" stands for it`;
  }
  const gone = LEFT_OUT.map((pattern) => pattern.exec(field)?.[1]).find((path) => path !== undefined);
  // An empty text was never accepted, but a short name could be made of a blank one.
  if (gone === undefined || (text === '' && gone !== 'shortName')) return undefined;
  const parts = partsOf(gone);
  remove(document, parts);
  const name = nameOfNothing(document, parts);
  return name === undefined ? 'is blank' : `is blank; "${name}" stands for it`;
}

function shopNameOf({ shortName, organisation, merchant }: Fields): string {
  const names = [shortName, (organisation as Fields | undefined)?.['legalName'], merchant];
  const [name = 'Shop'] = names.filter((one) => typeof one === 'string' && !isBlank(one));
  return String(name);
}

/** Where the last language of a name is gone: what stands for it, unless the country has a name by itself. */
function nameOfNothing(
  document: Fields,
  [list = '', index = '', name = '', language]: readonly string[],
): string | undefined {
  const entry = valueAt(document, [list, index]) as Fields | undefined;
  if (entry === undefined || language === undefined) return undefined;
  if (Object.keys(entry[name] ?? {}).length > 0) return undefined;
  if (list === 'legalPages') remove(document, [list, index]);
  if (name !== 'name') return undefined;
  const country = list === 'markets' ? String(entry['country']) : undefined;
  if (country !== undefined && addressForm(country, 'en') !== undefined) {
    entry['name'] = null;
    return undefined;
  }
  const known = country ?? String(entry['id']);
  entry['name'] = { en: known };
  return known;
}

function partsOf(field: string): string[] {
  return field.split(/[.[\]]+/).filter((part) => part !== '');
}

function valueAt(root: unknown, parts: readonly string[]): unknown {
  return parts.reduce<unknown>((value, part) => (value as Fields | null | undefined)?.[part], root);
}

function remove(root: unknown, parts: readonly string[]): void {
  const parent = valueAt(root, parts.slice(0, -1));
  const last = parts.at(-1) ?? '';
  if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else delete (parent as Fields)[last];
}
