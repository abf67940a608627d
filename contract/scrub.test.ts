// What leaves URLs and texts of tracking events before anybody stores them.
import { expect, test } from 'vitest';
import { scrubEvent, scrubText, scrubUrl } from '#contract/scrub.ts';

test('tokens, mail addresses, fragments and user names leave a URL; the rest stays', () => {
  const kept = 'https://shop.example/sv-se/c/jackets?f_color=W10%3D&utm_source=mail';
  expect(scrubUrl(`${kept}&resetPasswordToken=abc&verifyEmailToken=d&cartId=1#x`)).toBe(kept);
  expect(scrubUrl('https://me:pw@shop.example/?a=anna%40example.org')).toBe('https://shop.example/');
  expect(scrubUrl('/reset?x=9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822c')).toBe('/reset');
  expect(scrubUrl('https://shop.example/?id=eyJhbGciOi.eyJzdWIiOiIx.sig')).toBe('https://shop.example/');
  expect(scrubUrl('/sv-se/p/shell?modal=cart&cartId=c1')).toBe('/sv-se/p/shell?modal=cart');
  expect(scrubUrl('https://u:p@shop.example/a?x=0123456789abcdef0123456789')).toBe('https://shop.example/a');
});

test.each(['code', 'resetCode', 'key', 'api_key', 'auth', 'e-mail', 'phone', 'order_id', 'X-Signature'])(
  'a parameter %s goes, wherever it stands and however often',
  (name) => {
    const url = `https://shop.example/?a=1&${name}=x&b=2&${name}=y`;
    expect(scrubUrl(url)).toBe('https://shop.example/?a=1&b=2');
  },
);

test('what cannot be parsed loses all but its start, and what is no web address is dropped', () => {
  expect(scrubUrl('http://[broken?token=1')).toBe('http://[broken');
  expect(scrubUrl('http://me:pw@[broken/path#token')).toBe('http://[broken/path');
  for (const text of ['javascript:alert(1)', 'mailto:anna@example.org', 'token abc', ''])
    expect(scrubUrl(text)).toBeUndefined();
});

test('long filter values are our own and stay, and so do facets named after a code', () => {
  const value = encodeURIComponent(btoa('["a very long size name", 4, "x"]'));
  for (const name of ['f_size', 'fdress_code_'])
    expect(scrubUrl(`https://shop.example/?${name}=${value}`)).toBe(`https://shop.example/?${name}=${value}`);
  expect(scrubUrl('/search?keyword=tent')).toBe('/search?keyword=tent');
});

test('a parameter that only begins like one of ours is scrubbed like any other', () => {
  for (const own of ['form_phone=0701234567', 'form_key=abcDEF1234', 'fb_ticket=XK3f9', 'force_otp=123456'])
    expect(scrubUrl(`/search?a=1&${own}`)).toBe('/search?a=1');
  for (const own of [
    'query_user=anna',
    'sorting_key=x',
    'queryToken=x',
    `fb_x=${'a1'.repeat(16)}`,
    'f_pin=1',
  ])
    expect(scrubUrl(`/search?a=1&${own}`)).toBe('/search?a=1');
  const ours =
    '/search?query=key+ring&sorting=price%F0%9F%93%88&fb_color=Blue%E2%80%9A&f_color=blue&queryb=tent';
  expect(scrubUrl(ours)).toBe(ours);
});

test('free text is scrubbed too', () => {
  expect(scrubText('failed at https://shop.example/?token=1 for anna@example.org')).toBe(
    'failed at https://shop.example/ for [e-mail]',
  );
});

test('of free text the values of secrets go, to their end, and what stands around them stays', () => {
  expect(scrubText('{"password":"a b","x":1}')).toBe('{"password":[private],"x":1}');
  expect(scrubText('Error: password=a, then b')).toBe('Error: password=[private], then b');
  expect(scrubText('Set-Cookie: a=b; Path=/\nthen c')).toBe('Set-Cookie: [private]\nthen c');
  expect(scrubText('pin=a;otp=b in c')).toBe('pin=[private];otp=[private] in c');
});

test('of an event its URLs and its detail are scrubbed, and a URL that is none is left out', () => {
  const event = {
    type: 'page_view',
    url: '/p/tent?token=1',
    document_referrer: 'javascript:alert(1)',
    detail: 'for anna@example.org',
    entity_price: 0,
  };
  expect(scrubEvent(event)).toEqual({
    type: 'page_view',
    url: '/p/tent',
    detail: 'for [e-mail]',
    entity_price: 0,
  });
});

/** Of what anybody may send: each repeats what one of the patterns begins with. */
const HOSTILE = [
  '%40',
  'a%40',
  '%40a.',
  'a@',
  'eyJ-',
  'eyJa.',
  '4',
  '4444-',
  'pin=a ',
  'pin=',
  'pin="',
  'pin="a',
  `pin='"`,
  '"pin":"',
  'cookie:',
  '7K2M-',
  'bearer ',
  'basic ',
  'basic aaaaaa ',
  '%2540',
  ';a=b',
  '/reset',
];
const SHORT = 1_000;
const TIMES_LONGER = 8;
/** Of the time that as many characters take in short texts: a square would take TIMES_LONGER times as long. */
const MAX_FACTOR = 4;
const FIELDS = [
  (text: string) => ({ product_id: text }),
  (text: string) => ({ detail: text }),
  (text: string) => ({ url: `https://shop.example/${text}` }),
  (text: string) => ({ url: `https://shop.example/?a=${text}` }),
];

test.each(HOSTILE)('the time that a text of %j takes grows with its length, not with its square', (part) => {
  const microseconds = (events: readonly object[]) => {
    const start = process.cpuUsage();
    for (const event of events) scrubEvent(event);
    const { user, system } = process.cpuUsage(start);
    return user + system;
  };
  for (const eventOf of FIELDS) {
    const event = (length: number) => eventOf(part.repeat(Math.ceil(length / part.length)));
    const short = Array.from({ length: TIMES_LONGER }, () => event(SHORT));
    const long = [event(SHORT * TIMES_LONGER)];
    const factor = () => microseconds(long) / Math.min(microseconds(short), microseconds(short));
    // Something else of the process may come between: the least of a few is the code's own.
    const attempts = [factor(), factor(), factor()];
    expect(Math.min(...attempts)).toBeLessThan(MAX_FACTOR);
  }
});
