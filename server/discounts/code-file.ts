// A file of discount codes and campaigns as an operator writes it: its form, and what its fields say of one another.
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { discountCodeOf } from '#contract/discount-code.ts';
import { CURRENCIES, type Currency, currencyFormat, MARKET_CODE_PATTERN } from '#contract/market.ts';
import { requiredLocalized, text } from '#contract/setting-types.ts';
import { type FormIssue, formIssues } from '#contract/form-issues.ts';
import { timeSpanIssues } from '#server/time-spans.ts';

const MAX_CODES = 10_000;
/** Of the shop, those that are over included: each is judged for every cart, and all together are one file of `list`. */
export const MAX_CAMPAIGNS = 100;
/** In major units, as for prices: more is a mistake. */
const MAX_AMOUNT = 100_000_000;
const strictObject = { additionalProperties: false };
const Name = Type.String({ minLength: 1, maxLength: 200 });
const Names = Type.Array(Name, { minItems: 1, maxItems: 500 });
const Time = Type.String({
  format: 'date-time',
  expected: 'a time with its zone, such as 2027-06-01T00:00:00Z',
});
const MarketCode = Type.String({ pattern: MARKET_CODE_PATTERN, expected: 'a market code such as sv-se' });
const Count = Type.Integer({ minimum: 1, maximum: 1_000_000_000 });
/** By currency, in major units: `{ "SEK": 100, "EUR": 9.5 }`. */
const Amounts = Type.Object(
  Object.fromEntries(
    CURRENCIES.map((currency) => [
      currency,
      Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: MAX_AMOUNT })),
    ]),
  ),
  { ...strictObject, minProperties: 1 },
);

const termsFields = {
  /** One of these three says what it does. */
  percent: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 100 })),
  amount: Type.Optional(Amounts),
  freeShipping: Type.Optional(Type.Literal(true)),
  /** By id, external id or slug, with all below it. */
  categories: Type.Optional(Names),
  /** By id or slug. */
  products: Type.Optional(Names),
  excludesReduced: Type.Optional(Type.Boolean()),
  markets: Type.Optional(Type.Array(MarketCode, { minItems: 1 })),
  from: Type.Optional(Time),
  until: Type.Optional(Time),
  minimum: Type.Optional(Amounts),
  stackable: Type.Optional(Type.Boolean()),
};
const CodeSchema = Type.Object(
  {
    code: Name,
    ...termsFields,
    uses: Type.Optional(Count),
    usesPerCustomer: Type.Optional(Count),
    /** Written by `list`, so that its output can be stored again; never read. */
    used: Type.Optional(Type.Integer({ minimum: 0 })),
  },
  strictObject,
);
const CampaignSchema = Type.Object(
  {
    campaign: text(40, {
      pattern: '^[a-z0-9][a-z0-9-]*$',
      expected: 'lower-case letters, digits and hyphens',
    }),
    /** What shoppers read for it. */
    title: requiredLocalized(80),
    ...termsFields,
  },
  strictObject,
);
const FileSchema = Type.Object(
  {
    codes: Type.Optional(Type.Array(CodeSchema, { maxItems: MAX_CODES })),
    campaigns: Type.Optional(Type.Array(CampaignSchema, { maxItems: MAX_CAMPAIGNS })),
  },
  { ...strictObject, minProperties: 1 },
);
const compiled = Compile(FileSchema);

export type CodeFileAmounts = Partial<Record<Currency, number>>;
interface EntryAmounts {
  readonly amount?: CodeFileAmounts;
  readonly minimum?: CodeFileAmounts;
}
export type CodeFileEntry = Omit<Static<typeof CodeSchema>, 'amount' | 'minimum'> & EntryAmounts;
export type CampaignFileEntry = Omit<Static<typeof CampaignSchema>, 'amount' | 'minimum'> & EntryAmounts;
/** What an entry of either kind says. */
export type TermsEntry = Omit<CodeFileEntry, 'code' | 'uses' | 'usesPerCustomer' | 'used'>;
export interface CodeFile {
  readonly codes?: readonly CodeFileEntry[];
  readonly campaigns?: readonly CampaignFileEntry[];
}

/** Empty for a valid file; what it names in the catalogue is looked up later. */
export function codeFileIssues(value: unknown): FormIssue[] {
  if (!compiled.Check(value)) return formIssues(FileSchema, compiled, value);
  const { codes = [], campaigns = [] } = value as CodeFile;
  return [
    ...listIssues('codes', codes, 'code', ({ code }) => discountCodeOf(code)),
    ...listIssues('campaigns', campaigns, 'campaign', ({ campaign }) => campaign),
  ];
}

/** `nameOf` is null for a name that no entry can have. */
function listIssues<E extends TermsEntry>(
  list: 'codes' | 'campaigns',
  entries: readonly E[],
  field: 'code' | 'campaign',
  nameOf: (entry: E) => string | null,
): FormIssue[] {
  const seen = new Map<string, number>();
  return entries.flatMap((entry, at) => {
    const issues = entryIssues(entry);
    const name = nameOf(entry);
    const before = name === null ? undefined : seen.get(name);
    if (name === null) issues.unshift(codeIssue(entry));
    else if (before === undefined) seen.set(name, at);
    else issues.push({ field, reason: `"${name}" is the ${field} of ${list}[${before}]` });
    return issues.map(({ field: inner, reason }) => ({ field: `${list}[${at}].${inner}`, reason }));
  });
}

function codeIssue(entry: TermsEntry): FormIssue {
  const { code } = entry as CodeFileEntry;
  return {
    field: 'code',
    reason: `"${code}" must be 1 to 40 letters and digits, or - _ . % after the first`,
  };
}

function entryIssues(entry: TermsEntry): FormIssue[] {
  const issues: FormIssue[] = [];
  const report = (field: string, reason: string) => issues.push({ field, reason });
  const effects = (['percent', 'amount', 'freeShipping'] as const).filter(
    (name) => entry[name] !== undefined,
  );
  if (effects.length !== 1)
    report(effects[1] ?? 'percent', 'one of percent, amount and freeShipping is needed, and only one');
  const { percent } = entry;
  if (percent !== undefined && Number(percent.toFixed(2)) !== percent)
    report('percent', `${percent} has more than 2 decimals`);
  for (const field of ['amount', 'minimum'] as const)
    for (const [currency, amount] of Object.entries(entry[field] ?? {})) {
      const { minorDigits } = currencyFormat(currency as Currency);
      if (Number(amount.toFixed(minorDigits)) !== amount)
        report(`${field}.${currency}`, `${amount} has more than the ${minorDigits} decimals of ${currency}`);
    }
  return [...issues, ...timeSpanIssues(entry)];
}
