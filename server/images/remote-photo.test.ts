import { createServer, type RequestListener } from 'node:http';
import sharp from 'sharp';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { isPublicIp } from '#server/images/public-ip.ts';
import { fetchPhoto, MAX_PHOTO_BYTES, type RemoteAccess } from '#server/images/remote-photo.ts';

let photo = Buffer.alloc(0);
let close: () => Promise<void> = () => Promise.resolve();
let asked: string[] = [];

beforeAll(async () => {
  photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
});
afterEach(() => close());

/** A host on this machine; the answer is its port. */
async function serve(listener: RequestListener): Promise<number> {
  asked = [];
  const host = createServer((request, response) => {
    asked.push(request.url ?? '');
    listener(request, response);
  });
  await new Promise<void>((resolve) => {
    host.listen(0, '127.0.0.1', resolve);
  });
  close = () =>
    new Promise((resolve) => {
      host.closeAllConnections();
      host.close(() => resolve());
    });
  const address = host.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
const png: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-type': 'image/png' });
  response.end(photo);
};
const access = (isAllowed: (address: string) => boolean, ...addresses: string[]): RemoteAccess => ({
  resolve: () => Promise.resolve(addresses.map((address) => ({ address, family: 4 }))),
  isAllowed,
  timeLimitMs: 2_000,
});
const anywhere = access(() => true, '127.0.0.1');
const onlyPublic = access(isPublicIp, '127.0.0.1');

test('addresses of a private network are not public, however they are written', () => {
  const notPublic = [
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '192.0.0.1',
    '192.0.2.1',
    '192.88.99.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '240.0.0.1',
    '::1',
    '::',
    'fe80::1',
    'fec0::1',
    'fd12::1',
    'ff02::1',
    '100::1',
    '2001::1',
    '2001:db8::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    'localhost',
    '',
  ];
  expect(notPublic.filter(isPublicIp)).toEqual([]);
  expect(['8.8.8.8', '172.32.0.1', '2606:4700::1111', '::ffff:8.8.8.8'].every(isPublicIp)).toBe(true);
});

test.each([
  [
    'special, but look like any other',
    [
      '168.63.129.16',
      '::ffff:168.63.129.16',
      '::ffff:a83f:8110',
      '192.31.196.1',
      '192.175.48.1',
      '2620:4f:8000::1',
      '2001:4:112::1',
      '3fff:fff:ffff::1',
      '5f00:1::1',
      '100.100.100.200',
      '::ffff:192.88.99.1',
      '::ffff:169.254.169.254',
      '::ffff:100.64.0.1',
      '::ffff:0.0.0.1',
      '::ffff:240.0.0.1',
      '::ffff:255.255.255.255',
      '2001:2::1',
      '2001:10::1',
      '2001:20::1',
      '2001:30::1',
    ],
  ],
  ['IPv4-compatible', ['::127.0.0.1', '::7f00:1', '::8.8.8.8', '::a00:1']],
  ['IPv4-translated', ['::ffff:0:127.0.0.1', '::ffff:0:808:808']],
  ['NAT64', ['64:ff9b::7f00:1', '64:ff9b::10.0.0.1', '64:ff9b::8.8.8.8', '64:ff9b:1::a00:1']],
  ['6to4', ['2002:7f00:1::', '2002:a00:1::1', '2002:808:808::1']],
  ['Teredo', ['2001:0:808:808::1']],
  ['with a zone id', ['fe80::1%eth0', '2606:4700::1111%1', '::ffff:127.0.0.1%lo', '::1%0', 'fe80::1%']],
  ['outside what has been assigned', ['4000::1', '5f00::1', '3fff::1', 'fe00::1', '::1:0:0']],
  [
    'incomplete',
    ['127.1', '0x7f000001', '2130706433', '0177.0.0.1', '010.0.0.1', '1.2.3', '[::1]', ' 8.8.8.8'],
  ],
])('addresses that are %s are not public', (_, addresses) => {
  expect(addresses.filter(isPublicIp)).toEqual([]);
});

test('a photo of an allowed host is read', async () => {
  const port = await serve(png);
  const answer = await fetchPhoto(`http://photos.example:${port}/a.png`, anywhere);
  expect(answer).toEqual({ ok: true, value: photo });
});

test('a name that leads into a private network is refused before a byte is sent, by name or by number', async () => {
  const port = await serve(png);
  for (const host of ['photos.example', '127.0.0.1', '[::1]', '2130706433', '0x7f.1']) {
    expect([host, await fetchPhoto(`http://${host}:${port}/`, onlyPublic)]).toEqual([
      host,
      { ok: false, error: 'address_not_public' },
    ]);
  }
  expect(asked).toEqual([]);
});

test('one private address among public ones refuses the host', async () => {
  const port = await serve(png);
  const mixed = access(isPublicIp, '93.184.216.34', '10.0.0.7');
  expect(await fetchPhoto(`http://photos.example:${port}/`, mixed)).toEqual({
    ok: false,
    error: 'address_not_public',
  });
});

test('a user name or password is never sent, however the address with it was come by', async () => {
  const sent: (string | undefined)[] = [];
  let inward = '/photo.png';
  const port = await serve((request, response) => {
    sent.push(request.headers.authorization);
    if (request.url !== '/moved') return png(request, response);
    response.writeHead(302, { location: inward });
    response.end();
  });
  const refused = { ok: false, error: 'address_with_credentials' };
  for (const user of ['anna:secret@', 'anna@', ':secret@'])
    expect(await fetchPhoto(`http://${user}photos.example:${port}/moved`, anywhere)).toEqual(refused);
  inward = `http://anna:secret@photos.example:${port}/photo.png`;
  expect(await fetchPhoto(`http://photos.example:${port}/moved`, anywhere)).toEqual(refused);
  inward = `//anna:secret@photos.example:${port}/photo.png`;
  expect(await fetchPhoto(`http://photos.example:${port}/moved`, anywhere)).toEqual(refused);
  expect(sent).toEqual([undefined, undefined]);
});

test('a redirect into a private network is refused like a first address, and redirects end', async () => {
  const port = await serve((request, response) => {
    const inward = request.url === '/in' ? 'http://169.254.169.254/latest' : '/again';
    response.writeHead(302, { location: inward });
    response.end();
  });
  const local = access((address) => address === '127.0.0.1', '127.0.0.1');
  expect(await fetchPhoto(`http://photos.example:${port}/in`, local)).toEqual({
    ok: false,
    error: 'address_not_public',
  });
  expect(await fetchPhoto(`http://photos.example:${port}/loop`, local)).toEqual({
    ok: false,
    error: 'too_many_redirects',
  });
});

test('only pictures come in: no other scheme, no SVG, no other type, no lie about the type', async () => {
  for (const address of [
    'file:///etc/passwd',
    'ftp://photos.example/a.png',
    'data:image/png;base64,AA',
    'nonsense',
  ]) {
    expect([address, await fetchPhoto(address, anywhere)]).toEqual([
      address,
      { ok: false, error: 'address_not_http' },
    ]);
  }
  const bodies: Readonly<Record<string, readonly [string, string]>> = {
    '/svg': ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    '/html': ['text/html', '<p>'],
    '/lie': ['image/png', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  };
  const port = await serve((request, response) => {
    const [type, body] = bodies[request.url ?? ''] ?? ['text/plain', ''];
    response.writeHead(200, { 'content-type': type });
    response.end(body);
  });
  for (const path of Object.keys(bodies)) {
    expect([path, await fetchPhoto(`http://photos.example:${port}${path}`, anywhere)]).toEqual([
      path,
      { ok: false, error: 'not_a_picture' },
    ]);
  }
});

test('too much is refused by its stated length and by what really comes', async () => {
  const port = await serve((request, response) => {
    const stated = request.url === '/stated';
    response.writeHead(200, {
      'content-type': 'image/png',
      ...(stated ? { 'content-length': String(MAX_PHOTO_BYTES + 1) } : {}),
    });
    response.end(stated ? photo.subarray(0, 4) : Buffer.concat([photo, Buffer.alloc(MAX_PHOTO_BYTES)]));
  });
  for (const path of ['/stated', '/real']) {
    expect([
      path,
      await fetchPhoto(`http://photos.example:${port}${path}`, { ...anywhere, timeLimitMs: 30_000 }),
    ]).toEqual([path, { ok: false, error: 'too_large' }]);
  }
});

test('a host that never answers, and a name that never resolves, end at the time limit', async () => {
  const port = await serve(() => undefined);
  const quick = { ...anywhere, timeLimitMs: 150 };
  expect(await fetchPhoto(`http://photos.example:${port}/`, quick)).toEqual({ ok: false, error: 'timeout' });
  const stuck = { ...quick, resolve: () => new Promise<never>(() => undefined) };
  expect(await fetchPhoto(`http://photos.example:${port}/`, stuck)).toEqual({ ok: false, error: 'timeout' });
});
