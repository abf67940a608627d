// Converts the stored merchandising back into a file, which changes nothing when applied.
import { LANGUAGES } from '#contract/market.ts';
import type { RuleTarget } from '#engine/engine.ts';
import type { Merchandising, MerchantRule } from '#catalogue/catalogue.ts';
import type { FileRule, MerchandisingFile } from '#server/merchandising/file-schema.ts';

export function fileOf({ synonyms, rules }: Merchandising): MerchandisingFile {
  return {
    synonyms: LANGUAGES.flatMap((language) =>
      (synonyms[language] ?? []).map(({ kind, from, to }) => ({
        language,
        kind,
        from: [...from],
        ...(to.length === 0 ? {} : { to: [...to] }),
      })),
    ),
    rules: rules.map(ruleOf),
  };
}

function ruleOf(rule: MerchantRule): FileRule {
  const { when, pins, steps, hides, redirect } = rule;
  const boost = steps.filter((step) => step.steps > 0);
  const bury = steps.filter((step) => step.steps < 0);
  const stepsOf = (list: MerchantRule['steps']) =>
    list.map((step) => ({ ...targetOf(step), steps: Math.abs(step.steps) }));
  return {
    id: rule.ruleId,
    ...('query' in when ? { query: when.query, match: when.match } : { listing: when.listingId }),
    ...(rule.markets.length === 0 ? {} : { markets: [...rule.markets] }),
    ...(rule.from === null ? {} : { from: new Date(rule.from).toISOString() }),
    ...(rule.until === null ? {} : { until: new Date(rule.until).toISOString() }),
    ...(pins.length === 0
      ? {}
      : { pin: pins.map(({ productId, position }) => ({ product: productId, position })) }),
    ...(boost.length === 0 ? {} : { boost: stepsOf(boost) }),
    ...(bury.length === 0 ? {} : { bury: stepsOf(bury) }),
    ...(hides.length === 0 ? {} : { hide: hides.map(targetOf) }),
    ...(redirect === null
      ? {}
      : { redirect: 'path' in redirect ? { page: redirect.path } : { listing: redirect.listingId } }),
  };
}

function targetOf(target: RuleTarget) {
  return 'productId' in target
    ? { product: target.productId }
    : { field: target.field, value: target.valueId };
}
