// Secrets and persons in every kind of field and place of a URL, sent over HTTP: none is in any row or file of the database.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EventsAck } from '#contract/events.ts';
import { openStore } from '#store/open-store.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { startTestShop, type TestShop } from '#tests/shop.ts';

const SHOP = 'https://shop.example/sv-se';
const CARD = '4242424242424242';
const SECRET = 'q7Zk2mX9pL4vB8nR3tY6wC1d';
const encode = encodeURIComponent;
const cart = (more: object) => ({
  type: 'cart',
  data: { cartRef: 'c1', cartUrl: `${SHOP}?cartId=c1`, locale: 'sv-SE', items: [], ...more },
});

/** Each with the marker that must be nowhere. */
const PLANTED: readonly (readonly [what: string, marker: string, fields: object])[] = [
  ['a mail address as a segment', 'marker01@', { url: `${SHOP}/unsubscribed/marker01@example.org` }],
  ['an encoded one', 'marker02', { url: `${SHOP}/u/marker02%40example.org/settings` }],
  ['a secret as a segment', SECRET, { url: `${SHOP}/account/${SECRET}` }],
  ['a short one after its name', 'marker04', { url: `${SHOP}/reset/marker04` }],
  ['a key of letters', 'AKIAQWERTYUIOPASDFGH', { url: `${SHOP}/x/AKIAQWERTYUIOPASDFGH` }],
  ['a digest', '9f86d081884c7d659a2feaa0c55ad015', { url: `${SHOP}/x/9f86d081884c7d659a2feaa0c55ad015` }],
  ['a session in the path', 'marker06', { url: `${SHOP}/page;jsessionid=marker06?a=1` }],
  ['a URL in next=', 'marker07', { url: `${SHOP}?next=${encode(`${SHOP}/a?token=marker07&b=1`)}` }],
  ['a path in return=', 'marker08', { url: `${SHOP}?return=${encode(`/reset/marker08`)}` }],
  [
    'a URL in the URL of a URL',
    'marker09',
    { url: `${SHOP}?next=${encode(`/a?return=${encode('/b?pw=marker09')}`)}` },
  ],
  ['t', 'marker10', { url: `${SHOP}?t=marker10` }],
  ['pw', 'marker11', { document_referrer: `https://other.example/?pw=marker11` }],
  ['pin', 'marker12', { url: `${SHOP}?user[pin]=marker12` }],
  ['otp, after a semicolon', 'marker13', { url: `${SHOP}?a=1;otp=marker13` }],
  ['jwt', 'marker14', { url: `${SHOP}?jwt=marker14` }],
  ['a search', 'marker15', { url: `${SHOP}/search?query=tent+marker15%40example.org` }],
  ['a search for a card', CARD, { url: `${SHOP}/search?query=${CARD}` }],
  ['a filter', 'marker17', { url: `${SHOP}?f_size=${encode(btoa('["marker17@example.org"]'))}` }],
  ['a card in free text', '5555 5555 5555 4444', { detail: 'declined 5555 5555 5555 4444 for good' }],
  ['a password in free text', 'marker19', { detail: 'login failed, password: marker19' }],
  ['a mail address in a place', 'marker20', { click_location: 'menu of marker20@example.org' }],
  ['one in an identifier', 'marker21', { entity_identifiers: { listing_id: 'marker21@example.org' } }],
  ['one as a contact', 'marker22', { type: 'setContactId', data: { contactId: 'marker22@example.org' } }],
  ['one in a URL of the bag', 'marker23', cart({ cartUrl: `${SHOP}?cartId=c1&email=marker23` })],
  ['one as the session', 'marker24', { session_id: 'marker24@example.org' }],
  ['a signed token as the id of the event', 'marker25', { event_id: 'eyJhbGciOi.eyJzdWIiOi-marker25.sig' }],
  ['one as the product', 'marker26', { product_id: 'marker26@example.org' }],
  ['one as the visitor', 'marker27', { visitor_id: 'marker27@example.org' }],
  ['a password after another name', 'marker29', { detail: 'Error: password=marker29' }],
  ['a password in JSON', 'marker30', { detail: '{"user":1,"password":"a long marker30"}' }],
  ['a password in JSON in JSON', 'marker31', { detail: String.raw`{\"password\":\"a marker31\"}` }],
  ['a password with spaces', 'marker32', { detail: 'password = marker32' }],
  ['a password that was cut off', 'marker33', { detail: 'token: "a long marker33' }],
  ['a cookie', 'marker34', { detail: 'Set-Cookie: shop=marker34; Path=/' }],
  ['a header of another scheme', 'marker35', { detail: 'Authorization: Token marker35' }],
  ['a user and a password', btoa('marker38:pw'), { detail: `sent Basic ${btoa('marker38:pw')}` }],
  [
    'one with other letters',
    Buffer.from('marker39:lösen').toString('base64'),
    { detail: `sent Basic ${Buffer.from('marker39:lösen').toString('base64')}` },
  ],
  ['an address that is encoded often', 'marker36', { url: `${SHOP}/u/marker36%25252540example.org` }],
  ['one in free text', 'marker37', { detail: 'of marker37%25252540example.org' }],
  ['a gift card that is searched for', '9QXR', { url: `${SHOP}/search?query=7K2M-9QXR-AB1D-EFGH-J234` }],
  ['one in free text, as typed', '8qxr', { detail: 'code 7k2m 8qxr ab1d efgh j234' }],
  ['one without groups', '7k2m7qxr', { detail: 'code 7k2m7qxrab1defghj234' }],
  ['one as the name of an identifier', 'marker28', { entity_identifiers: { 'marker28@example.org': 'x' } }],
];

/** What says nothing of anybody. */
const ORDINARY: readonly object[] = [
  { url: `${SHOP}/p/mens-waterproof-jacket-gore-tex-3-layer-2024-41234567890123` },
  { url: `${SHOP}/search?query=down+jacket+800&sorting=price-asc&f_color=${encode(btoa('["blue"]'))}` },
  { url: `${SHOP}/c/jackets?page=2&utm_source=newsletter&next=%2Fsv-se%2Fc%2Ftents%3Fpage%3D2` },
  { document_referrer: 'https://www.search.example/search?q=tent%20for%202', product_id: '4012345678901' },
  { product_id: 'gid-shop-product-7982301233', variant_ids: ['41234567890123', 'p1-blue'] },
  { search_result_id: '0f8fad5b-d9cb-469f-a165-70867728950e', product_id: '4242424242424242' },
  { url: `${SHOP}/search?query=down+coat+with+hood+zips` },
  { url: `${SHOP}/search?query=basic+hoodie+waterproof`, click_location: 'basic waterproof jackets' },
  { detail: 'TypeError: x is not a function at /assets/page-3f2a.js:12:34', error_type: 'not_found' },
  cart({ items: [{ itemId: 'p1-blue-s', quantity: 2 }] }),
];

describe.each(DATABASES)('planted secrets on $name', ({ name, make }) => {
  let place: TestDatabase;
  let shop: TestShop;
  beforeAll(async () => {
    place = await make();
    shop = await startTestShop(place);
  });
  afterAll(async () => {
    await shop.server.close();
    await place.remove();
  });

  const event = (at: string, fields: object) => ({
    event_id: at,
    tenant: 'cairn',
    market: 'sv-se',
    type: 'page_view',
    session_id: 's1',
    ...fields,
  });
  async function send(batch: readonly { readonly event_id: string }[]) {
    const response = await fetch(`${shop.server.url}/v2/create-events`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(batch),
    });
    const { results } = (await response.json()) as EventsAck;
    expect(results).toEqual(batch.map(({ event_id }) => ({ event_id, status: 'ok' })));
  }
  async function rows() {
    const store = await openStore(place);
    const all = await store.db.selectFrom('events').selectAll().execute();
    await store.close();
    return all;
  }

  test('none of them is in a row, nor in a file of the database', async () => {
    await send(PLANTED.map(([, , fields], at) => event(`planted-${at}`, fields)));
    const stored = await rows();
    expect(stored).toHaveLength(PLANTED.length);
    const files =
      name === 'sqlite'
        ? readdirSync(place.dataDir, { withFileTypes: true })
            .filter((entry) => entry.isFile())
            .map((entry) => readFileSync(join(place.dataDir, entry.name), 'latin1'))
        : [];
    const places = [JSON.stringify(stored), ...files];
    const found = PLANTED.filter(([, marker]) => places.some((text) => text.includes(marker)));
    expect(found.map(([what]) => what)).toEqual([]);
  });

  test('what is ordinary stays whole', async () => {
    const ordinary = ORDINARY.map((fields, at) => event(`ordinary-${at}`, fields));
    await send(ordinary);
    const stored = (await rows()).filter(({ event_id }) => event_id.startsWith('ordinary'));
    const docs = stored.map(({ doc }) => JSON.parse(doc) as { event_id: string });
    expect(docs.toSorted((a, b) => a.event_id.localeCompare(b.event_id))).toEqual(ordinary);
  });
});
