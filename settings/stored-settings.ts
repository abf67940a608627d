// Reads a settings document that was stored: what this release does not accept is left out where less is offered then.
import { ok, type Result } from '#contract/result.ts';
import type { SettingsInput, ShopSettings } from '#contract/settings.ts';
import type { SettingsIssue } from '#settings/check-settings.ts';
import { parseDocument } from '#settings/parse-settings.ts';
import { withoutBlankTexts } from '#settings/stored-texts.ts';

export interface StoredSettingsContent {
  readonly settings: ShopSettings;
  /** Why something of the document was left out; empty: all of it holds. */
  readonly leftOut: readonly SettingsIssue[];
}

/** A way to reach the shop; without one the others are shown. */
const CONTACT_FIELDS = ['contact.email', 'contact.phone'];
/** A colour on which no text has to be read: the one that came with the shop is as good. */
const COLOR_FIELDS = ['theme.light.line', 'theme.dark.line'];
const SOCIAL_FIELD = /^social\[(\d+)\](.*)$/;
/** An entry that can be left out, and the field in it. */
const ENTRY_FIELD = /^markets\[(\d+)\](?:\.shipping\.(methods|countries)\[(\d+)\])?(.*)$/;

/**
 * A release may have rules that a stored document does not know. What fails of it is left out where less is offered then, and
 * nothing costs or is taxed otherwise: a method of delivery, a country that goods are sent to, a market without a country, an
 * e-mail address or phone number of the shop, a link to an account of its own, the colour of lines.
 * Blank texts, which say what something is called and not what it does, are left out or replaced before.
 * Fails with what `parseDocument` says if that is not enough.
 */
export function parseStoredSettings(
  stored: unknown,
): Result<StoredSettingsContent, readonly SettingsIssue[]> {
  const whole = parseDocument(stored);
  if (whole.ok) return ok({ settings: whole.value, leftOut: [] });
  const { document, issues } = withoutBlankTexts(stored);
  const leftOut = [...issues];
  const paths = new Set<string>();
  let parsed = parseDocument(document);
  for (; !parsed.ok; parsed = parseDocument(without(document as SettingsInput, paths))) {
    const faults = parsed.error.map(({ field, reason }) => ({ ...entryOf(field, paths), reason }));
    for (const { path, field, reason } of faults) {
      if (path === undefined || field === undefined) return whole;
      paths.add(path);
      leftOut.push({ field, reason });
    }
    for (const [index, { shipping }] of (document as SettingsInput).markets.entries()) {
      const { countries = [] } = shipping;
      const at = `markets[${index}]`;
      // Without a country in the list goods would be sent anywhere.
      const isNowhere = countries.every((_, place) => paths.has(`${at}.shipping.countries[${place}]`));
      if (countries.length > 0 && isNowhere) paths.add(at);
    }
  }
  return ok({ settings: parsed.value, leftOut });
}

/** Where it stands in the whole document; empty for a field outside of what can be left out. `paths` are left out already. */
function entryOf(
  field: string,
  paths: ReadonlySet<string>,
): { readonly path?: string; readonly field?: string } {
  if (CONTACT_FIELDS.includes(field) || COLOR_FIELDS.includes(field)) return { path: field, field };
  const [, socialIndex, ofLink = ''] = SOCIAL_FIELD.exec(field) ?? [];
  if (socialIndex !== undefined) {
    const path = indexed('social', Number(socialIndex), paths);
    return { path, field: path + ofLink };
  }
  const [, marketIndex, list, index, rest = ''] = ENTRY_FIELD.exec(field) ?? [];
  if (marketIndex === undefined) return {};
  const market = indexed('markets', Number(marketIndex), paths);
  if (list === undefined) return rest.startsWith('.name') ? { path: market, field: market + rest } : {};
  const path = indexed(`${market}.shipping.${list}`, Number(index), paths);
  return { path, field: path + rest };
}

/** The path of an entry by its index among those that are not left out. */
function indexed(list: string, index: number, paths: ReadonlySet<string>): string {
  let [place, before] = [0, index];
  while (before > 0 || paths.has(`${list}[${place}]`)) {
    if (!paths.has(`${list}[${place}]`)) before -= 1;
    place += 1;
  }
  return `${list}[${place}]`;
}

/** With the references to markets that are left out. */
function without(document: SettingsInput, paths: ReadonlySet<string>): SettingsInput {
  const kept = <T>(list: string, entries: readonly T[]): T[] =>
    entries.filter((_, index) => !paths.has(`${list}[${index}]`));
  const trimmed = document.markets.map((market, index) => {
    const { methods, countries } = market.shipping;
    const at = `markets[${index}].shipping`;
    return {
      ...market,
      shipping: {
        ...market.shipping,
        ...(methods === undefined ? {} : { methods: kept(`${at}.methods`, methods) }),
        ...(countries === undefined ? {} : { countries: kept(`${at}.countries`, countries) }),
      },
    };
  });
  const markets = kept('markets', trimmed);
  const gone = new Set(document.markets.map(({ code }) => code));
  for (const { code } of markets) gone.delete(code);
  const { defaultMarket = null, legacyMarkets = {}, taxCategories = [] } = document;
  const { email = null, phone = null } = document.contact ?? {};
  const schemeOf = (name: 'light' | 'dark') => {
    const { line, ...others } = document.theme?.[name] ?? {};
    return paths.has(`theme.${name}.line`) || line === undefined ? others : { ...others, line };
  };
  return {
    ...document,
    contact: {
      ...document.contact,
      email: paths.has('contact.email') ? null : email,
      phone: paths.has('contact.phone') ? null : phone,
    },
    social: kept('social', document.social ?? []),
    theme: { ...document.theme, light: schemeOf('light'), dark: schemeOf('dark') },
    markets,
    defaultMarket: defaultMarket === null || gone.has(defaultMarket) ? null : defaultMarket,
    legacyMarkets: Object.fromEntries(Object.entries(legacyMarkets).filter(([, code]) => !gone.has(code))),
    taxCategories: taxCategories.map((category) => ({
      ...category,
      rates: Object.fromEntries(Object.entries(category.rates).filter(([code]) => !gone.has(code))),
    })),
  };
}
