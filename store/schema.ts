// The tables of both databases: text ids, integer ms, integer minor units, booleans as 0 and 1, JSON as text.
import type { Generated } from 'kysely';
import type { MailKind } from '#contract/mails.ts';
import type { Currency } from '#contract/market.ts';
import type { LedgerEntry, LedgerPosting } from '#commerce/pricing/pricing.ts';
import type {
  CheckoutTable,
  OrderGrantTable,
  OrderLogTable,
  OrderRefundTable,
  OrderTable,
  PaymentTable,
  StockMoveTable,
  StockReservationTable,
} from '#store/order-schema.ts';

export type Flag = 0 | 1;

/**
 * One row per product; `doc` is a StoredProduct, `markets` a JSON list of market codes (empty: all), `hash` the content hash.
 * `withdrawn_seq` is the change that withdrew it last.
 */
export interface ProductTable {
  product_id: string;
  source: string;
  slug: string;
  hash: string;
  markets: string;
  doc: string;
  is_withdrawn: Flag;
  withdrawn_seq: number | null;
}
/** One size of one colour, the unit that is bought. `prices` is ArticlePrices as JSON; `changed_seq` the change that wrote the row. */
export interface ArticleTable {
  article_id: string;
  product_id: string;
  variant_id: string;
  sku: string;
  size: string;
  gtin: string | null;
  stock: number;
  prices: string;
  is_withdrawn: Flag;
  changed_seq: number;
}
/** Catalogue entries other than products: listings, pages, stores, size guides, facets, synonyms, popular queries, rules. */
export interface EntryTable {
  kind: string;
  source: string;
  entry_id: string;
  position: number;
  hash: string;
  doc: string;
  is_withdrawn: Flag;
}
/** `origin` is an ImageSource as JSON. */
export interface ImageTable {
  image_id: string;
  kind: string;
  origin: string;
  tint: string;
}
/**
 * The change log: one row per catalogue change, in the same transaction; nodes read `seq > last`. `parts` is a JSON list of ChangePart,
 * `texts_seq` the last change, up to this one, that touched texts.
 */
export interface ChangeTable {
  seq: number;
  epoch: string;
  made_at: number;
  source: string;
  facts: string;
  parts: string;
  texts_seq: number;
}
/** The versions of the settings document, append-only; the last one is in force. `doc` is ShopSettings as JSON. */
export interface SettingsTable {
  version: number;
  made_at: number;
  doc: string;
}
/** `session_hash` is the SHA-256 of the session token, which cannot be recovered from it; `codes` and `gift_cards` are JSON lists. */
export interface CartTable {
  cart_id: string;
  session_hash: string;
  market: string;
  version: number;
  created_at: number;
  updated_at: number;
  codes: string;
  gift_cards: string;
}
/** `list_minor` and `sale_minor` are the price last shown, in the cart's currency; compared with today's price. */
export interface CartRowTable {
  cart_id: string;
  article_id: string;
  quantity: number;
  list_minor: number;
  sale_minor: number | null;
  added_at: number;
}
/** Idempotency keys of committed changes; `fingerprint` distinguishes a repeat from another change under the same key. */
export interface IdempotencyTable {
  session_hash: string;
  idempotency_key: string;
  fingerprint: string;
  made_at: number;
}
/** `code` in the spelling that is compared; `doc` is StoredDiscountCode as JSON. */
export interface DiscountCodeTable {
  code: string;
  doc: string;
  changed_at: number;
}
/** `doc` is StoredCampaign as JSON, without its id. */
export interface CampaignTable {
  campaign_id: string;
  doc: string;
  changed_at: number;
}
/** Discount codes that were used by placed orders; `customer` is a key of who used it. They outlive their code. */
export interface DiscountCodeUseTable {
  code: string;
  order_id: string;
  customer: string;
  used_at: number;
}
/** `code_hash` is the SHA-256 of the code, which cannot be recovered from it; `doc` says whether the card is blocked. */
export interface GiftCardTable {
  card_id: string;
  /** Unused, and as the id: codes are in gift_card_codes. */
  code_hash: string;
  hint: string;
  currency: Currency;
  created_at: number;
  expires_at: number | null;
  doc: string;
}
/** Every code that pays with a card. */
export interface GiftCardCodeTable {
  code_hash: string;
  card_id: string;
}
/** How often a client was wrong since a moment; `subject` says about what, and `client` is hashed. */
export interface AttemptTable {
  subject: string;
  client: string;
  since: number;
  count: number;
}
/** An entry of a card's books: `amount` went from one account to another. Rows are never changed. */
export interface GiftCardEntryTable {
  card_id: string;
  entry_key: string;
  position: number;
  kind: LedgerEntry['kind'];
  made_at: number;
  reference: string;
  expires_at: number | null;
  from_account: LedgerPosting['account'];
  to_account: LedgerPosting['account'];
  amount: number;
}
/** The session is part of the key, so that no client can suppress another's event by sending its id first. */
export interface EventTable {
  tenant: string;
  session_id: string;
  event_id: string;
  market: string;
  type: string;
  received_at: number;
  doc: string;
  /** 0: above what its address may tell a day; stored, and nothing is learnt of it. Absent: 1. */
  is_counted: Generated<Flag>;
  /** Of the document and its keys. Absent: as those of earlier releases are taken to have. */
  bytes: Generated<number>;
}
/**
 * Signals computed from shoppers' events. `together`: by product id, a JSON list of pairs of another product's id and a score.
 * `trending`: a JSON list of product ids. `learnt`: the time of computation, ms since 1970.
 */
export interface SignalTable {
  kind: 'together' | 'trending' | 'learnt';
  id: string;
  doc: string;
}
/** `kind` is a SlugKind; `slug` is a former slug of `entry_id`, a product, listing or page. */
export interface SlugRedirectTable {
  kind: string;
  slug: string;
  entry_id: string;
}
/** A failed download of a picture; `reason` is a PhotoError, times are ms since 1970. */
export interface PictureFailureTable {
  image_id: string;
  reason: string;
  attempts: number;
  last_tried_at: number;
  next_try_at: number;
}
/** Leases for work of one node at a time: `holder` owns the lease until `expires_at`, ms since 1970. */
export interface LeaseTable {
  name: string;
  holder: string;
  expires_at: number;
}
/** `build` is the hash of its files' names; `started_at`: when a node with it last started, ms since 1970, later than all noted before. */
export interface BuildTable {
  build: string;
  started_at: number;
}
/** A file of a build's pages, `page-3f2a.js`, gzipped, in base64. */
export interface BuildFileTable {
  build: string;
  name: string;
  content: string;
}

/** A payment of the test provider. `doc` is what there is besides; `secret` signs its notices. */
export interface TestPaymentTable {
  reference: string;
  payment_id: string;
  secret: string;
  doc: string;
  created_at: number;
}
/** A notice of the test provider that was not taken yet. */
export interface TestNoticeTable {
  notice_id: string;
  reference: string;
  due_at: number;
  attempts: number;
}
/**
 * `doc` is what MAIL_DOCS says of its kind, as JSON, and `{}` when it is sent. `next_at`: when the next attempt is due, or, while it is
 * being sent, when that is taken to have failed. `unclear` counts attempts that may have sent it.
 */
export interface MailTable {
  mail_id: string;
  kind: MailKind;
  market: string;
  recipient: string;
  doc: string;
  /** `withdrawn`: it is not to be sent any more. */
  state: 'waiting' | 'sending' | 'sent' | 'stopped' | 'withdrawn';
  not_before: number;
  next_at: number;
  attempts: number;
  unclear: number;
  message_id: string | null;
  fault: string | null;
  sent_at: number | null;
}

export interface Tables {
  products: ProductTable;
  articles: ArticleTable;
  entries: EntryTable;
  images: ImageTable;
  changes: ChangeTable;
  settings: SettingsTable;
  carts: CartTable;
  cart_rows: CartRowTable;
  idempotency: IdempotencyTable;
  campaigns: CampaignTable;
  discount_codes: DiscountCodeTable;
  discount_code_uses: DiscountCodeUseTable;
  checkouts: CheckoutTable;
  stock_reservations: StockReservationTable;
  stock_moves: StockMoveTable;
  payments: PaymentTable;
  orders: OrderTable;
  order_log: OrderLogTable;
  order_refunds: OrderRefundTable;
  order_grants: OrderGrantTable;
  gift_cards: GiftCardTable;
  gift_card_codes: GiftCardCodeTable;
  gift_card_entries: GiftCardEntryTable;
  attempts: AttemptTable;
  events: EventTable;
  shopper_signals: SignalTable;
  slug_redirects: SlugRedirectTable;
  picture_failures: PictureFailureTable;
  leases: LeaseTable;
  builds: BuildTable;
  build_files: BuildFileTable;
  test_payments: TestPaymentTable;
  test_notices: TestNoticeTable;
  mails: MailTable;
}
