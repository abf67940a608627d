// Products, queries and judgments of external files, for relevance measurements.
import { InputError, type JsonLine, jsonLines, textLines } from '#tests/relevance/json-lines.ts';

/** A product of an external catalogue; everything but id and title may be empty. */
export interface ProductRecord {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly brand: string;
  /** Paths, root first. */
  readonly categories: readonly (readonly string[])[];
  readonly attributes: readonly AttributeRecord[];
}
export interface AttributeRecord {
  readonly name: string;
  readonly values: readonly string[];
}
export interface QueryRecord {
  readonly id: string;
  readonly query: string;
  /** A word of the query is in no title. */
  readonly isOov: boolean;
}
/** Grade 0..3 by product id, by query id. */
export type Judgments = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** One `{id, title, description, brand, category, attributes}` per line; ids are unique texts or numbers. */
export async function readProducts(path: string): Promise<ProductRecord[]> {
  const products: ProductRecord[] = [];
  const known = new Set<string>();
  for await (const line of jsonLines(path)) {
    const id = uniqueId(line, known);
    products.push({
      id,
      title: line.required('title'),
      description: line.optional('description'),
      brand: line.optional('brand'),
      categories: categoriesOf(line),
      attributes: attributesOf(line),
    });
  }
  if (products.length === 0) throw new InputError(`${path}: has no products`);
  return products;
}

/** One `{id, query, oov}` per line; other fields are ignored. */
export async function readQueries(path: string): Promise<QueryRecord[]> {
  const queries: QueryRecord[] = [];
  const known = new Set<string>();
  for await (const line of jsonLines(path)) {
    const oov = line.field('oov') ?? false;
    if (typeof oov !== 'boolean') throw line.error('oov', 'true or false');
    queries.push({ id: uniqueId(line, known), query: line.required('query'), isOov: oov });
  }
  return queries;
}

/** CSV with the header `query_id,product_id,grade`, without quotes. */
export async function readJudgments(path: string): Promise<Judgments> {
  const judgments = new Map<string, Map<string, number>>();
  let number = 0;
  for await (const text of textLines(path)) {
    number += 1;
    if (number === 1 || text.trim() === '') continue;
    const [queryId, productId, grade, ...rest] = text.split(',');
    const invalid = (field: string) =>
      new InputError(`${path}, line ${number}, field "${field}": is invalid`);
    if (queryId === undefined || queryId === '' || rest.length > 0) throw invalid('query_id');
    if (productId === undefined || productId === '') throw invalid('product_id');
    if (grade === undefined || !/^[0-3]$/.test(grade.trim())) throw invalid('grade');
    let judged = judgments.get(queryId);
    if (judged === undefined) judgments.set(queryId, (judged = new Map()));
    judged.set(productId, Number(grade));
  }
  return judgments;
}

function uniqueId(line: JsonLine, known: Set<string>): string {
  const id = line.required('id');
  if (known.has(id)) throw line.error('id', `a unique id ("${id}" is used already)`);
  known.add(id);
  return id;
}

/** "Tools > Saws" and "Tools / Saws" are paths; a list has one path per item. */
function categoriesOf(line: JsonLine): string[][] {
  const value = line.field('category');
  const paths = Array.isArray(value) ? value : [value ?? ''];
  return paths
    .map((path) => {
      if (typeof path !== 'string') throw line.error('category', 'a text or a list of texts');
      return path
        .split(/\s+[>/]\s+/u)
        .map((name) => name.trim())
        .filter((name) => name !== '');
    })
    .filter((path) => path.length > 0);
}

/**
 * Accepts `{name: value}`, `{name: [values]}`, `[{name, value}]`, `[[name, value]]` and plain texts; a value is a text,
 * a number or a boolean.
 */
function attributesOf(line: JsonLine): AttributeRecord[] {
  const field = line.field('attributes');
  if (field === undefined || field === '') return [];
  if (typeof field !== 'object') throw line.error('attributes', 'an object or a list');
  const pairs = Array.isArray(field) ? field.map(pairOf) : Object.entries(field as object);
  return pairs
    .map(([name, value]) => ({
      name: name.trim(),
      values: (Array.isArray(value) ? value : [value]).flatMap(textOf),
    }))
    .filter(({ values }) => values.length > 0);

  function pairOf(item: unknown): [string, unknown] {
    if (typeof item === 'string') return ['', item];
    if (Array.isArray(item) && typeof item[0] === 'string') return [item[0], item.slice(1)];
    if (typeof item !== 'object' || item === null)
      throw line.error('attributes', 'a name and a value in each item');
    const { name, key, title, value, values } = item as Record<string, unknown>;
    return [textOf(name ?? key ?? title)[0] ?? '', value ?? values];
  }

  function textOf(value: unknown): string[] {
    if (value === null || value === undefined) return [];
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
      throw line.error('attributes', 'a text, a number or a list of them as value');
    const text = String(value).trim();
    return text === '' ? [] : [text];
  }
}
