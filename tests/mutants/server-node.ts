// Mutants of a node of the shop: what it refuses under load, and when it says that it is ready.
import type { Mutant } from '#tests/mutants/mutant.ts';

const LEASES = ['store/leases.test.ts'];
const OVERLOAD = ['tests/server/overload.test.ts'];
const COSTS = ['tests/server/costs-over-http.test.ts'];
const BUILDER = ['server/builder.test.ts'];
const PHOTOS = ['server/images/originals.test.ts'];
const WAITING_PHOTOS = ['server/images/waiting-photos.test.ts'];
const RETENTION = ['tests/server/retention.test.ts'];

export const SERVER_NODE_MUTANTS: readonly Mutant[] = [
  {
    name: 'a node on a full disk says that it is ready',
    file: 'server/readiness.ts',
    find: 'return fault === null ? null : `the data folder ${fault}`;',
    replace: 'return fault === null ? null : null;',
    tests: ['tests/server/data-folder.test.ts'],
  },
  {
    name: 'built files are refused under load, so that pages miss scripts',
    file: 'server/http/static-files.ts',
    find: '...route.config, isNeverRefused: true',
    replace: '...route.config, isNeverRefused: false',
    tests: OVERLOAD,
  },
  {
    name: 'the shoppers behind a proxy of this machine have one limit of requests',
    file: 'server/http/limits.ts',
    find: 'isOfThisMachine(request.ip) ||',
    replace: '',
    tests: ['server/http/app.test.ts'],
    grep: 'a proxy on this machine',
  },
  {
    name: 'who has spent its processor time gets one sitemap after the other',
    file: 'server/http/sitemap.ts',
    find: 'isKnown ? null : costs.refusalOf(client)',
    replace: 'null',
    tests: COSTS,
  },
  {
    name: 'who has spent its processor time cannot learn that its sitemap is up to date',
    file: 'server/http/sitemap.ts',
    find: 'isKnown ? null : costs.refusalOf(client)',
    replace: 'costs.refusalOf(client)',
    tests: COSTS,
  },
  {
    name: 'writing sitemaps costs nobody anything',
    file: 'server/http/sitemap.ts',
    find: 'spend(processorTimeMs() - usedBefore);',
    replace: '',
    tests: COSTS,
    grep: 'a sitemap',
  },
  {
    name: 'a sitemap is written for a request that gets no body',
    file: 'server/http/sitemap.ts',
    find: "request.method === 'HEAD' ? [] :",
    replace: '',
    tests: COSTS,
    grep: 'a sitemap',
  },
  {
    name: 'a block of one second refuses everything for as long',
    file: 'server/http/limits.ts',
    find: 'sampleInterval: maxDelayMs + INTERVAL_BEYOND_DELAY_MS,',
    replace: '',
    tests: OVERLOAD,
  },
  {
    name: 'a node is ready before its catalogue',
    file: 'server/readiness.ts',
    find: "if (!isReady()) return 'not ready yet';",
    replace: '',
    tests: ['tests/server/readiness.test.ts'],
  },
  {
    name: 'a node whose builder could not start after a restart sells at old prices',
    file: 'server/shop-server.ts',
    find: '() => openBuilder(true)',
    replace: '() => openBuilder(false)',
    tests: ['tests/server/readiness.test.ts'],
  },
  {
    name: 'a build that could not be put into use is lost',
    file: 'server/builder.ts',
    find: 'unused = { ...built, hasNewSiteContent };',
    replace: '',
    tests: BUILDER,
  },
  {
    name: 'the site content of a build that could not be put into use is lost',
    file: 'server/builder.ts',
    find: ' || unused?.hasNewSiteContent === true',
    replace: '',
    tests: BUILDER,
  },
  {
    name: 'a node is ready with a damaged build, and nothing of it in use',
    file: 'server/builder.ts',
    find: 'if (await listener.onBuilt({ ...built, hasNewSiteContent }))',
    replace: 'if ((await listener.onBuilt({ ...built, hasNewSiteContent })) !== undefined)',
    tests: BUILDER,
  },
  {
    name: 'a build is in use whose menu and pages could not be read',
    file: 'server/activation.ts',
    find: 'built.hasNewSiteContent ? await siteContent.read() : undefined;',
    replace: 'built.hasNewSiteContent ? await siteContent.read().catch(() => undefined) : undefined;',
    tests: ['server/activation.test.ts'],
  },
  {
    name: 'a reset while prices are being read leaves the others unsold',
    file: 'server/discovery/snapshot-builder.ts',
    find: 'reset: () => void (isResetDue = true),',
    replace: 'reset: forget,',
    tests: ['server/discovery/snapshot-builder.test.ts'],
  },
  {
    name: 'texts that cannot be read are built again without a pause',
    file: 'server/discovery/snapshot-builder.ts',
    find: 'if (built !== undefined) retryTextsAt = performance.now() + TEXTS_RETRY_DELAY_MS;',
    replace: '',
    tests: ['server/discovery/snapshot-builder.test.ts'],
    grep: 'cannot be read',
  },
  {
    name: 'a clock that is set back charges everybody',
    file: 'server/client-budget.ts',
    find: 'account.at = Math.min(account.at, now());',
    replace: '',
    tests: ['server/http/cost-limits.test.ts'],
  },
  {
    name: 'a lease that was taken with a clock ahead lasts until then',
    file: 'store/leases.ts',
    find: ' && remainingMs <= MAX_REMAINING_DURATIONS * durationMs',
    replace: '',
    tests: LEASES,
  },
  {
    name: 'a node that stops ends the lease of another',
    file: 'store/leases.ts',
    find: ".where('name', '=', name).where('holder', '=', holder).execute()",
    replace: ".where('name', '=', name).execute()",
    tests: LEASES,
  },
  {
    name: 'two nodes whose clocks differ a little hold a lease at once',
    file: 'store/leases.ts',
    find: 'const MAX_REMAINING_DURATIONS = 2;',
    replace: 'const MAX_REMAINING_DURATIONS = 1;',
    tests: LEASES,
  },
  {
    name: 'the files in use are deleted after a clock was set back',
    file: 'server/discovery/snapshot-files.ts',
    find: 'name === nameInUse ||',
    replace: '',
    tests: ['server/discovery/snapshot-files.test.ts'],
  },
  {
    name: 'events are kept for ever',
    file: 'store/retention.ts',
    find: 'now - EVENTS_DAYS * DAY_MS',
    replace: '0 * EVENTS_DAYS',
    tests: RETENTION,
  },
  {
    name: 'a batch of events takes those along that are to stay',
    file: 'store/retention.ts',
    find: 'last === undefined ? eventsBefore :',
    replace: 'last === undefined ? Number.MAX_SAFE_INTEGER :',
    tests: RETENTION,
  },
  {
    name: 'a cart goes while its checkout may still become an order',
    file: 'store/retention.ts',
    find: ".whereRef('checkouts.cart_id', '=', 'carts.cart_id')",
    replace: ".whereRef('checkouts.checkout_id', '=', 'carts.cart_id')",
    tests: RETENTION,
  },
  {
    name: 'a checkout that may have been paid is deleted',
    file: 'store/retention.ts',
    find: ".whereRef('payments.checkout_id', '=', 'checkouts.checkout_id')",
    replace: ".whereRef('payments.payment_id', '=', 'checkouts.checkout_id')",
    tests: RETENTION,
  },
  {
    name: 'the books of completed checkouts are deleted',
    file: 'store/retention.ts',
    find: "['open', 'cancelled', 'expired']",
    replace: "['open', 'cancelled', 'expired', 'completed']",
    tests: RETENTION,
  },
  {
    name: 'mails that wait are deleted',
    file: 'store/retention.ts',
    find: "['sent', 'withdrawn']",
    replace: "['sent', 'withdrawn', 'waiting']",
    tests: RETENTION,
  },
  {
    name: 'a host of photos that does not answer holds up those of others',
    file: 'server/images/originals.ts',
    find: 'URL.parse(url)?.host ?? null',
    replace: 'null',
    tests: PHOTOS,
  },
  {
    name: 'who hangs up waits for a photo to be fetched',
    file: 'server/images/images.ts',
    find: '[prepare(found.source, imageId, width), endOf(patience)]',
    replace: '[prepare(found.source, imageId, width)]',
    tests: PHOTOS,
  },
  {
    name: 'a photo that the disk does not take is not shown',
    file: 'server/images/originals.ts',
    find: '      hold(imageId, fetched.value);\n',
    replace: '',
    tests: PHOTOS,
  },
  {
    name: 'any number of photos that the disk does not take wait in memory',
    file: 'server/images/originals.ts',
    find: '      unkept.delete(oldest);\n',
    replace: '',
    tests: WAITING_PHOTOS,
  },
  {
    name: 'photos are read before it is their turn',
    file: 'server/images/images.ts',
    find: `    return async () => {
      if (!there.ok) return 'nothing';
      const photo = await originals.read(imageId);
`,
    replace: `    const photo = await originals.read(imageId);
    return async () => {
      if (!there.ok) return 'nothing';
`,
    tests: WAITING_PHOTOS,
  },
  {
    name: 'a page of one shopper is a failure where what is shown changed meanwhile',
    file: 'server/ssr/shared-pages.ts',
    find: 'return (await render()) ?? NOT_SHARED;',
    replace: 'return (await render()) ?? undefined;',
    tests: ['server/ssr/page.test.ts'],
  },
  {
    name: 'a page that is not shared is kept as such',
    file: 'server/ssr/shared-pages.ts',
    find: 'if (pages.peek(url) === page) pages.delete(url);',
    replace: '',
    tests: ['server/ssr/page.test.ts'],
  },
  {
    name: 'who joins a page that is refused to somebody else is refused too',
    file: 'server/ssr/page.ts',
    find: 'if (isOwn || !(error instanceof RequestError)) throw error;',
    replace: 'if (error !== null) throw error;',
    tests: ['server/ssr/page.test.ts'],
  },
];
