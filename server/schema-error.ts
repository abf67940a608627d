// Converts a validation error of a schema to a ShopError that names the field.
import { type ShopError, shopError } from '#contract/errors.ts';

interface SchemaError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: object;
  readonly message?: string;
}

/** Errors in the form of a market code: the shop has no such market. */
const MARKET_FORM_KEYWORDS: ReadonlySet<string> = new Set(['pattern', 'maxLength']);

/** The field is named by its path, `size.articleId`, `filters.0.op`, or `body` for the whole. */
export function schemaErrorToShopError(fault: SchemaError | undefined): ShopError {
  const path = (fault?.instancePath ?? '').split('/').filter((part) => part !== '');
  const params = (fault?.params ?? {}) as Readonly<Record<string, unknown>>;
  const missing = params['requiredProperties'];
  if (Array.isArray(missing) && typeof missing[0] === 'string') path.push(missing[0]);
  const field = path.length === 0 ? 'body' : path.join('.');
  if (field === 'market' && MARKET_FORM_KEYWORDS.has(fault?.keyword ?? '')) {
    return shopError('unknown_market', { field, detail: 'market is none of the known codes' });
  }
  const detail = `${field} ${fault?.message ?? 'is not valid'}`;
  return shopError(field === 'cursor' ? 'broken_cursor' : 'bad_request', { field, detail });
}
