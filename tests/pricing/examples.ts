// The examples of docs/pricing.md, as questions that leave nothing out and what their answers must contain.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type {
  EnteredGiftCard,
  QuoteInput,
  QuoteLineInput,
  ShippingMethod,
} from '#commerce/pricing/quote-input.ts';

const DOCUMENT = resolve(import.meta.dirname, '../../docs/pricing.md');

export interface PricingExample {
  readonly title: string;
  readonly question: QuoteInput;
  /** Compared by `toMatchObject`. */
  readonly answer: Record<string, unknown>;
}

interface WrittenMarket extends Omit<QuoteInput['market'], 'code'> {
  readonly shippingMethods: readonly (Omit<ShippingMethod, 'taxedAt'> & Partial<ShippingMethod>)[];
}
type Terms = NonNullable<QuoteInput['codes'][number]['terms']>;
interface WrittenTerms extends Partial<Omit<Terms, 'target'>> {
  readonly target?: Partial<Terms['target']>;
}
interface WrittenQuestion extends Partial<Pick<QuoteInput, 'now' | 'address' | 'chosenMethodId'>> {
  readonly market: string;
  readonly lines: readonly (Partial<QuoteLineInput> & Pick<QuoteLineInput, 'lineId' | 'unitPrice'>)[];
  readonly campaigns?: readonly (WrittenTerms & { readonly campaignId: string })[];
  readonly codes?: readonly { readonly code: string; readonly terms: WrittenTerms | null }[];
  readonly giftCards?: readonly (Partial<EnteredGiftCard> & Pick<EnteredGiftCard, 'cardId' | 'balance'>)[];
}

/** In the order of the document. */
export function pricingExamples(): PricingExample[] {
  const text = readFileSync(DOCUMENT, 'utf8');
  const [, markets = ''] = /^```json markets\n([^]*?)^```$/m.exec(text) ?? [];
  const byCode = JSON.parse(markets) as Record<string, WrittenMarket>;
  return text.split(/^### /m).flatMap((section) => {
    const title = section.slice(0, section.indexOf('\n'));
    const blocks = [...section.matchAll(/^```json example\n([^]*?)^```$/gm)];
    return blocks.map(([, json = ''], at) => {
      const { question, answer } = JSON.parse(json) as {
        question: WrittenQuestion;
        answer: PricingExample['answer'];
      };
      const name = blocks.length === 1 ? title : `${title} (${at + 1})`;
      return { title: name, question: completeQuestion(question, byCode), answer };
    });
  });
}

function completeQuestion(
  { market, lines, campaigns = [], codes = [], giftCards = [], ...rest }: WrittenQuestion,
  markets: Record<string, WrittenMarket>,
): QuoteInput {
  const written = markets[market];
  if (written === undefined) throw new Error(`the document has no market ${market}`);
  const { shippingMethods, currency, tax } = written;
  return {
    now: 1000,
    address: null,
    chosenMethodId: null,
    ...rest,
    market: { code: market, currency, tax },
    shippingMethods: shippingMethods.map((method) => ({ taxedAt: null, ...method })),
    lines: lines.map((line) => ({
      kind: 'article',
      productId: line.lineId,
      categoryIds: [],
      listPrice: line.unitPrice,
      quantity: 1,
      taxCategory: null,
      shippingClass: 'parcel',
      ...line,
    })),
    campaigns: campaigns.map(({ campaignId, ...terms }) => ({ campaignId, ...completeTerms(terms) })),
    codes: codes.map(({ code, terms }) => ({ code, terms: terms === null ? null : completeTerms(terms) })),
    giftCards: giftCards.map((card) => ({ currency, expiresAt: null, ...card })),
  };
}

function completeTerms({ effect, target, ...terms }: WrittenTerms): Terms {
  if (effect === undefined) throw new Error('a discount of the document has no effect');
  return {
    effect,
    target: { categoryIds: [], productIds: [], excludesReduced: false, ...target },
    markets: null,
    from: null,
    until: null,
    minimum: null,
    isStackable: true,
    usesLeft: null,
    customerUsesLeft: null,
    ...terms,
  };
}
