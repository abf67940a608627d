// Says what is wrong with a request, or a part of one, as a ShopError that names the field.
import type { TSchema } from 'typebox';
import type { Validator } from 'typebox/compile';
import { type ShopError, shopError } from '#contract/errors.ts';
import { firstFault } from '#contract/form-issues.ts';

/** Errors in the form of a market code: the shop has no such market. */
const MARKET_FORM_KEYWORDS: ReadonlySet<string> = new Set(['pattern', 'maxLength']);
/** Of a name that a client made up. */
const MAX_NAME_LENGTH = 60;

/** The field is named by its path, `size.articleId`, `filters.0.op`, or `body` for the whole. */
export function schemaErrorToShopError(schema: TSchema, validator: Validator, value: unknown): ShopError {
  const fault = firstFault(schema, validator, value);
  const path = (fault?.path ?? []).map((part) => part.slice(0, MAX_NAME_LENGTH));
  const field = path.length === 0 ? 'body' : path.join('.');
  if (field === 'market' && MARKET_FORM_KEYWORDS.has(fault?.keyword ?? '')) {
    return shopError('unknown_market', { field, detail: 'market is none of the known codes' });
  }
  const detail = `${field} ${fault?.reason ?? 'is not valid'}`;
  return shopError(field === 'cursor' ? 'broken_cursor' : 'bad_request', { field, detail });
}
