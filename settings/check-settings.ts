// What the parts of a settings document must say of one another: markets, codes, amounts, colours, pictures.
import { CURRENCIES, type Currency, currencyFormat } from '#contract/market.ts';
import { type ColorScheme, THEME_COLORS, type ThemeColor } from '#contract/appearance-settings.ts';
import type { MarketSettings } from '#contract/market-settings.ts';
import type { ShopSettings } from '#contract/settings.ts';
import { addressForm } from '#commerce/addresses/addresses.ts';
import { PICK_UP_PREFIX } from '#commerce/checkout/checkout.ts';
import type { FormIssue } from '#contract/form-issues.ts';
import { contrastOf, parseColor } from '#settings/color.ts';

export type SettingsIssue = FormIssue;

/** What is read on what, and the contrast that it needs at least (WCAG AA; 3 for edges of controls). */
const CONTRASTS: readonly (readonly [over: ThemeColor, under: ThemeColor, least: number])[] = [
  ['text', 'ground', 4.5],
  ['text', 'paper', 4.5],
  ['textSoft', 'ground', 4.5],
  ['textSoft', 'paper', 4.5],
  ['sale', 'ground', 4.5],
  ['sale', 'paper', 4.5],
  ['success', 'ground', 4.5],
  ['success', 'paper', 4.5],
  ['error', 'ground', 4.5],
  ['error', 'paper', 4.5],
  ['onAccent', 'accent', 4.5],
  ['edge', 'ground', 3],
  ['edge', 'paper', 3],
];
/** First segments of the shop's other pages, and of what the server has at its root. */
const TAKEN_PATHS: ReadonlySet<string> = new Set(
  'c p e cart confirm gift-cards checkout payment order orders api v2 v3 assets fonts icons images snapshots sitemaps policy-reports healthz readyz'.split(
    ' ',
  ),
);
/** What a drawing may not hold: script, handlers, and anything from elsewhere. */
const ACTIVE_SVG =
  /<script|<foreignobject|\son[a-z]+\s*=|javascript:|<!entity|\bhref\s*=\s*["']?(?!#|data:image\/)/i;

export function checkSettings(settings: ShopSettings): SettingsIssue[] {
  return [
    ...marketIssues(settings),
    ...giftCardIssues(settings),
    ...referenceIssues(settings),
    ...searchPathIssues(settings),
    ...schemeIssues('light', settings.theme.light),
    ...schemeIssues('dark', settings.theme.dark),
    ...pictureIssues(settings),
    ...socialIssues(settings),
  ];
}

function marketIssues({ markets, taxCategories }: ShopSettings): SettingsIssue[] {
  const categories = new Set(taxCategories.map(({ id }) => id));
  const issues: SettingsIssue[] = [];
  const codes = new Map<string, number>();
  const hreflangs = new Map<string, number>();
  for (const [index, market] of markets.entries()) {
    const at = `markets[${index}]`;
    const sameCode = codes.get(market.code);
    if (sameCode === undefined) codes.set(market.code, index);
    else issues.push({ field: `${at}.code`, reason: `"${market.code}" is the code of markets[${sameCode}]` });
    const sameHreflang = market.hreflang === null ? undefined : hreflangs.get(market.hreflang);
    if (sameHreflang !== undefined && sameCode === undefined)
      issues.push({
        field: `${at}.hreflang`,
        reason: `"${market.hreflang}" is that of markets[${sameHreflang}]; null leaves one of them out`,
      });
    if (market.hreflang !== null) hreflangs.set(market.hreflang, index);
    if (market.name === null && addressForm(market.country, 'en') === undefined)
      issues.push({
        field: `${at}.name`,
        reason: `is missing: "${market.country}" is no country with a name`,
      });
    issues.push(
      ...deliveryIssues(market, `${at}.shipping`),
      ...taxRegionIssues(market, categories, `${at}.tax.regions`),
    );
  }
  return issues;
}

function deliveryIssues({ shipping, currency, country, name }: MarketSettings, at: string): SettingsIssue[] {
  const issues: SettingsIssue[] = [];
  const ids = new Set(['standard']);
  const terms = [
    { ...shipping, at },
    ...shipping.methods.map((one, index) => ({ ...one, at: `${at}.methods[${index}]` })),
  ];
  for (const { fee, freeFrom, days, at: place } of terms) {
    for (const [field, value] of Object.entries({ fee, freeFrom })) {
      const reason = amountIssue(value, currency);
      if (reason !== undefined) issues.push({ field: `${place}.${field}`, reason });
    }
    if (days.to < days.from) issues.push({ field: `${place}.days`, reason: 'ends before it begins' });
  }
  for (const [index, { id }] of shipping.methods.entries()) {
    if (ids.has(id))
      issues.push({ field: `${at}.methods[${index}].id`, reason: `"${id}" is the id of an earlier method` });
    ids.add(id);
    if (id.startsWith(PICK_UP_PREFIX))
      issues.push({
        field: `${at}.methods[${index}].id`,
        reason: `"${id}" begins with ${PICK_UP_PREFIX}, as do those of picking up in a store`,
      });
  }
  for (const [index, code] of shipping.countries.entries()) {
    // A market without a name is said to be no country already.
    const isMarketItself = name === null && code === country;
    if (!isMarketItself && addressForm(code, 'en') === undefined)
      issues.push({ field: `${at}.countries[${index}]`, reason: `"${code}" is no country` });
  }
  return issues;
}

function taxRegionIssues(
  { tax, shipping }: MarketSettings,
  taxCategories: ReadonlySet<string>,
  at: string,
): SettingsIssue[] {
  const issues: SettingsIssue[] = [];
  const seen = new Map<string, number>();
  for (const [index, { country, state, basisPoints, categories }] of tax.regions.entries()) {
    const report = (field: string, reason: string) =>
      issues.push({ field: `${at}[${index}].${field}`, reason });
    const form = addressForm(country, 'en');
    if (form === undefined) report('country', `"${country}" is no country`);
    else if (shipping.countries.length > 0 && !shipping.countries.includes(country))
      report('country', `"${country}" is none of the countries that goods are sent to`);
    else if (state !== null && form.regions.every(({ key }) => key !== state))
      report('state', `"${state}" is no state of ${country}${keysText(form.regions)}`);
    const rates = Object.entries(categories).map(([id, rate]) => [`categories.${id}`, rate] as const);
    for (const [field, rate] of [['basisPoints', basisPoints] as const, ...rates])
      if (Number(rate.toFixed(2)) !== rate) report(field, `${rate} has more than 2 decimals`);
    for (const id of Object.keys(categories))
      if (!taxCategories.has(id)) report(`categories.${id}`, `"${id}" is the id of no tax category`);
    const name = JSON.stringify([country, state]);
    const before = seen.get(name);
    if (before === undefined) seen.set(name, index);
    else report(state === null ? 'country' : 'state', `is named already by ${at}[${before}]`);
  }
  return issues;
}

function keysText(regions: readonly { readonly key: string }[]): string {
  return regions.length === 0 ? ', which has none' : `: they are ${regions.map(({ key }) => key).join(', ')}`;
}

function amountIssue(amount: number | null, currency: Currency): string | undefined {
  const digits = currencyFormat(currency).minorDigits;
  if (amount === null || Number(amount.toFixed(digits)) === amount) return undefined;
  return `${amount} has more than the ${digits} decimals of ${currency}`;
}

/** The search page would hide what is there, or be hidden by it. */
function searchPathIssues({ searchPath, markets }: ShopSettings): SettingsIssue[] {
  const segment = searchPath.slice(1);
  const isMarket = markets.some(({ code }) => code === segment);
  if (!isMarket && !TAKEN_PATHS.has(segment)) return [];
  return [
    { field: 'searchPath', reason: `"${segment}" is the path of ${isMarket ? 'a market' : 'another page'}` },
  ];
}

function giftCardIssues({ giftCards }: ShopSettings): SettingsIssue[] {
  return CURRENCIES.flatMap((currency) =>
    (giftCards.amounts[currency] ?? []).flatMap((amount, index) => {
      const reason = amountIssue(amount, currency);
      return reason === undefined ? [] : { field: `giftCards.amounts.${currency}[${index}]`, reason };
    }),
  );
}

function referenceIssues(settings: ShopSettings): SettingsIssue[] {
  const issues: SettingsIssue[] = [];
  const codes = new Set(settings.markets.map(({ code }) => code));
  const check = (field: string, code: string) => {
    if (!codes.has(code)) issues.push({ field, reason: `"${code}" is the code of no market` });
  };
  if (settings.defaultMarket !== null) check('defaultMarket', settings.defaultMarket);
  for (const [legacy, code] of Object.entries(settings.legacyMarkets)) {
    check(`legacyMarkets.${legacy}`, code);
    if (codes.has(legacy))
      issues.push({
        field: `legacyMarkets.${legacy}`,
        reason: `"${legacy}" is the code of a market that is there`,
      });
  }
  const ids = new Set<string>();
  for (const [index, category] of settings.taxCategories.entries()) {
    const at = `taxCategories[${index}]`;
    if (ids.has(category.id))
      issues.push({ field: `${at}.id`, reason: `"${category.id}" is the id of an earlier category` });
    ids.add(category.id);
    for (const code of Object.keys(category.rates)) check(`${at}.rates.${code}`, code);
  }
  return issues;
}

function schemeIssues(name: 'light' | 'dark', scheme: ColorScheme): SettingsIssue[] {
  const issues = THEME_COLORS.filter((color) => parseColor(scheme[color]) === undefined).map(
    (color): SettingsIssue => ({
      field: `theme.${name}.${color}`,
      reason: `"${scheme[color]}" is not a colour`,
    }),
  );
  for (const [over, under, least] of CONTRASTS) {
    const [first, second] = [parseColor(scheme[over]), parseColor(scheme[under])];
    if (first === undefined || second === undefined) continue;
    const contrast = contrastOf(first, second);
    if (contrast < least) {
      const found = Math.floor(contrast * 10) / 10;
      const reason = `${scheme[over]} on ${under} ${scheme[under]} has a contrast of ${found}, and needs ${least}`;
      issues.push({ field: `theme.${name}.${over}`, reason });
    }
  }
  return issues;
}

/** Beside their form: "https://shop:x" has a port that is none. */
function socialIssues({ social }: ShopSettings): SettingsIssue[] {
  return social.flatMap(({ url }, index) =>
    URL.canParse(url) ? [] : [{ field: `social[${index}].url`, reason: `"${url}" is not an address` }],
  );
}

function pictureIssues({ logo, icons, screenshots }: ShopSettings): SettingsIssue[] {
  const issues: SettingsIssue[] = [];
  if (logo !== null) {
    const { viewBox, paths, image, width, height } = logo;
    if ((paths === undefined) === (image === undefined))
      issues.push({ field: 'logo', reason: 'needs either paths or an image' });
    else if (paths !== undefined && viewBox === undefined)
      issues.push({ field: 'logo.viewBox', reason: 'is missing: paths are drawn in it' });
    else if (image !== undefined && (width === undefined || height === undefined))
      issues.push({ field: 'logo.width', reason: 'is missing: an image needs width and height' });
    issues.push(...svgIssues('logo.image', image));
  }
  for (const [index, icon] of icons.entries()) issues.push(...svgIssues(`icons[${index}].src`, icon.src));
  for (const [index, { src }] of screenshots.entries())
    issues.push(...svgIssues(`screenshots[${index}].src`, src));
  return issues;
}

function svgIssues(field: string, source: string | undefined): SettingsIssue[] {
  const encoded =
    source?.startsWith('data:image/svg+xml;base64,') === true ? source.split(',')[1] : undefined;
  if (encoded === undefined) return [];
  const drawing = Buffer.from(encoded, 'base64').toString('utf8');
  if (!/<svg[\s>]/i.test(drawing)) return [{ field, reason: 'holds no SVG drawing' }];
  if (ACTIVE_SVG.test(drawing))
    return [{ field, reason: 'holds script, or refers to something outside the drawing' }];
  return [];
}
