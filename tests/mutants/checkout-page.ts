// Mutants of the checkout's page, of checkouts as they are stored and of a placed order's page: which goods, country, code and price a shopper acts on.
import type { Mutant } from '#tests/mutants/mutant.ts';

const PAGE = ['src/checkout/entry-checkout.test.ts'];
const FORM = ['server/checkout-pages/checkout-pages.test.ts'];
const LIVE_FORM = ['src/checkout/live-form.browser.test.ts'];
const LIVE_PARTS = ['src/checkout/live-parts.browser.test.ts'];
const ORDER = ['src/features/order/order-returns.browser.test.tsx'];
const ORDER_FAILURES = ['src/features/order/order-failures.browser.test.tsx'];

/** File, fault, what stands there, what stands there then, and the tests that notice. */
type Row = readonly [file: string, name: string, find: string, replace: string, tests: readonly string[]];

const ROWS: readonly Row[] = [
  [
    'commerce/addresses/addresses.ts',
    'a postal code is stored in capitals that are longer than its field',
    'const asTyped = asciiUpperCase(typed);',
    'const asTyped = typed.toUpperCase();',
    ['server/checkout/expired-checkouts.test.ts'],
  ],
  [
    'commerce/addresses/addresses.ts',
    'a country is stored in capitals that are longer than its field',
    'const country = asciiUpperCase(trimmed.country);',
    'const country = trimmed.country.toUpperCase();',
    ['server/checkout/expired-checkouts.test.ts'],
  ],
  [
    'server/shop/cart-rules.ts',
    'gift cards vanish from the bag of a market that another has taken the place of',
    'return { cart: { ...cart, market: market.code }, market };',
    'return { cart, market };',
    ['server/checkout/moved-checkouts.test.ts'],
  ],
  [
    'server/checkout-pages/checkout-pages.ts',
    'a button of the checkout’s page moves the bag to the page’s market',
    'const market = marketOf(saved) ?? command.market;',
    'const { market } = command;',
    FORM,
  ],
  [
    'server/mail/deliver.ts',
    'mails that are written as files are everybody’s to read',
    'await writeFile(partial, message, { mode: 0o600 });',
    'await writeFile(partial, message);',
    ['server/mail/deliver.test.ts'],
  ],
  [
    'server/mail/deliver.ts',
    'a folder of mails that was open before stays so',
    'closeToOthers(folder, 0o700);',
    '',
    ['server/mail/deliver.test.ts'],
  ],
  [
    'server/checkout-pages/checkout-pages.ts',
    'a form that is refused is shown again at any cost',
    'const refusal = costs.refusalOf(visit.command.client);',
    'const refusal = null;',
    FORM,
  ],
  [
    'src/features/order/order-changes.tsx',
    'rows of one product that are sent back have the same name',
    "{row.product.title} <span className={styles['variant']}>{variantText(row.product)}</span>\n            <input",
    '{row.product.title}\n            <input',
    ORDER,
  ],
  [
    'src/features/order/order-changes.tsx',
    'a return that is registered is sent once more by the next press',
    'if (await returnRows(state, services, order, rows)) setIsOpen(false);',
    'void returnRows(state, services, order, rows);',
    ORDER,
  ],
  [
    'src/features/order/actions.ts',
    'what can no longer be done is offered on',
    "code === 'conflict' ? readOrder(services, number) : undefined",
    "code === 'not_found' ? readOrder(services, number) : undefined",
    ORDER_FAILURES,
  ],
  [
    'src/checkout/sections.tsx',
    'a market that sends anywhere lets no country be chosen',
    'countries={checkout.countries.length === 0 ? allCountries : checkout.countries}',
    'countries={checkout.countries}',
    PAGE,
  ],
  [
    'src/checkout/field.tsx',
    'a country that is not on the list is sent by who chose none',
    '<option value="">',
    '<option value={value}>',
    PAGE,
  ],
  [
    'src/checkout/address-fields.tsx',
    'a market that sends anywhere begins with a country that nobody chose',
    "info.country === '' ? first : info.country",
    'form.country',
    PAGE,
  ],
  [
    'src/checkout/live-parts.ts',
    'the address of a bill is lost while it is not used',
    ' || isUnusedAddress(part, sent)',
    '',
    LIVE_PARTS,
  ],
  [
    'src/checkout/typed-fields.ts',
    'the code of a gift card is kept in the tab',
    '/^(discountCode|giftCard|',
    '/^(discountCode|',
    ['src/checkout/typed-fields.browser.test.ts'],
  ],
  [
    'src/checkout/live-parts.ts',
    'the field in use is replaced by a newer one',
    '!isSamePath ||',
    'isSamePath ||',
    LIVE_PARTS,
  ],
  [
    'src/checkout/live-parts.ts',
    'a code that was taken stays in the field in use',
    " || element.hasAttribute('data-secret')",
    '',
    LIVE_PARTS,
  ],
  [
    'src/checkout/live-parts.ts',
    'what was chosen meanwhile is as it was sent',
    'if (field.checked !== wasSent)',
    'if (field.checked === wasSent)',
    LIVE_PARTS,
  ],
  [
    'src/checkout/offers.tsx',
    'an offer has the price of a colour that its button does not add',
    'money(cheapest.sortingPrice)',
    'money(product.price.sortingPrice)',
    PAGE,
  ],
  [
    'server/checkout-pages/checkout-pages.ts',
    'an order goes without the code that was typed',
    'isOrder ? typedEntries(form) : [form.action]',
    'isOrder ? [] : [form.action]',
    FORM,
  ],
  [
    'server/checkout-pages/checkout-pages.ts',
    'a gift card is lost that was typed beside a code that is refused',
    'refused.push(entry);',
    'refused.push(entry); break;',
    FORM,
  ],
  [
    'src/checkout/codes-and-cards.tsx',
    'the field of a code that is refused is not marked',
    "data-fault={fault === undefined ? undefined : ''}",
    '',
    PAGE,
  ],
  [
    'src/checkout/live-form.ts',
    'a code that is refused by its own button leads away from its field',
    'isOrder ? null :',
    'true ? null :',
    LIVE_FORM,
  ],
  [
    'src/checkout/live-form.ts',
    'a code that was typed is not sent with the order',
    'if (hasTypedCode()) return',
    'if (false) return',
    LIVE_FORM,
  ],
  [
    'src/checkout/live-form.ts',
    'an order that was lost is said to go on by itself',
    "isOrder === true ? 'notOrdered' :",
    '',
    LIVE_FORM,
  ],
];

export const CHECKOUT_PAGE_MUTANTS: readonly Mutant[] = ROWS.map(([file, name, find, replace, tests]) => ({
  file,
  name,
  find,
  replace,
  tests,
}));
