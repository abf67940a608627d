// Serves pages: renders them with the server's own clients, and sets status and headers.
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageClient } from '#contract/clients.ts';
import type { CheckoutRenderRequest } from '#contract/checkout-page.ts';
import type { RenderMail } from '#contract/mails.ts';
import { firstDelivery, splitMarketPath } from '#contract/market.ts';
import { sharedSearch } from '#contract/shared-search.ts';
import type { RenderRequest, RenderResult, RenderSite } from '#contract/ssr.ts';
import { cacheControlOf } from '#server/http/cache-control.ts';
import { clientOf } from '#server/http/client-address.ts';
import { acceptsCoding } from '#server/http/content-coding.ts';
import type { ClientLimit } from '#server/client-budget.ts';
import { sendError, statusOf } from '#server/http/errors.ts';
import { pagePolicy } from '#server/http/document-policies.ts';
import { RequestError } from '#server/http/validation.ts';
import type { Log } from '#server/log.ts';
import type { LiveSettings } from '#server/live-settings.ts';
import { alternativeTo, organizationOf, settingIn } from '#settings/settings.ts';
import type { Store } from '#store/store.ts';
import { withoutCampaign } from '#server/ssr/campaign-parameters.ts';
import { type SharedPage, sharedPageOf } from '#server/ssr/shared-page.ts';
import { createSharedPages, htmlOf } from '#server/ssr/shared-pages.ts';
import { outageDocument } from '#server/ssr/standalone-pages.ts';
import { whileShown } from '#server/ssr/while-shown.ts';

/** Pages of products. */
const CATALOGUE_PATHS = /^\/(c|p)(\/|$)/;
/** SS-01: a render waits this long for its data. */
const RENDER_LIMIT_MS = 10_000;

/** For whom a page is rendered. */
export interface RenderClient {
  /** Null: not told apart from others. */
  readonly name: string | null;
  /** Is told how many ms of processor time the page took, also when it failed. */
  readonly onCost: (ms: number) => void;
  /** Whether a page that is the same for everyone may come as it is kept for them; absent: no. */
  readonly mayShare?: boolean;
}

/** A page as it was rendered, or as it is kept for everyone; then it has no other HTML. */
export interface RenderedPage extends RenderResult {
  readonly shared?: SharedPage;
}

/** What the build has for the server, each from an entry of its own. */
export interface BuiltPages {
  /** Rejects with a `RequestError` for a page that is refused. */
  readonly render: (request: RenderRequest, client: RenderClient) => Promise<RenderedPage>;
  /** The same request is rendered to the same page until what is shown changes; absent while sources are edited. */
  readonly isShareable?: true;
  /** Rejects as `render` does. Absent: the pages have no checkout. */
  readonly renderCheckout?: (request: CheckoutRenderRequest, client: RenderClient) => Promise<string>;
  /** Absent: mails wait. */
  readonly renderMail?: RenderMail;
  /** Ends what renders, once nothing is rendered any more. */
  close?(): Promise<void>;
}
/** Mounts the files that the pages need; undefined: there is no build of them. */
export type CreateRenderer = (app: FastifyInstance, node: PageNode) => Promise<BuiltPages | undefined>;

/** What of the node that runs them pages may use. */
export interface PageNode {
  readonly store: Store;
  readonly log: Log;
  /** False: the service workers that devices have are ended. */
  readonly hasServiceWorker: boolean;
}

export interface PageDeps {
  readonly settings: LiveSettings;
  readonly pages: PageClient;
  readonly built: Pick<BuiltPages, 'render' | 'isShareable'>;
  readonly costs: ClientLimit;
  /** What pages are made of: while these are the same values, a page that was rendered is sent again. */
  readonly shown: () => readonly unknown[];
  /** Whether the market has the page at this path, which names no market. */
  isPageIn(market: string, rest: string): boolean;
  /** Where the page that was at this path is now; undefined if there was none. */
  movedTo(pathname: string): Promise<string | undefined>;
  /** `https://shop.example` as the shopper sees it. */
  originOf(request: FastifyRequest): string;
}

/** Mounts every URL that no other route took. */
export function mountPages(app: FastifyInstance, deps: PageDeps): void {
  const { built, costs } = deps;
  const onError = (err: unknown) => app.log.error({ err, where: 'ssr' });
  const sharedPages = built.isShareable ? createSharedPages(deps.shown, { onError }) : undefined;
  const pages = built.isShareable
    ? { ...deps.pages, shell: whileShown(deps.shown, (market) => deps.pages.shell(market)) }
    : deps.pages;

  async function handlePage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const nonce = randomBytes(16).toString('base64');
    void reply.headers({
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': cacheControlOf('revalidate'),
      'Content-Security-Policy': pagePolicy(nonce),
    });
    const url = `${deps.originOf(request)}${request.url}`;
    const address = withoutCampaign(url);
    const site = siteAt(new URL(url), deps.settings);
    // A market that sells nothing has a home page, which says so, and what is written about the shop.
    const isSearch = site.rest === deps.settings.current().searchPath;
    if (!site.isIndexed && (isSearch || CATALOGUE_PATHS.test(site.rest)))
      return reply
        .code(302)
        .header('Location', site.base === '' ? '/' : site.base)
        .send('');
    const shared = isSearch ? sharedSearch(url) : null;
    if (shared !== null)
      return reply
        .code(302)
        .header('Location', site.base + site.rest + new URL(shared).search)
        .send('');
    const render = async (pageUrl: string) => {
      const refusal = costs.refusalOf(clientOf(request.ip));
      if (refusal !== null) throw new RequestError(refusal);
      const signal = AbortSignal.timeout(RENDER_LIMIT_MS);
      const onCost = (ms: number) => costs.spend(clientOf(request.ip), ms);
      const client = { name: clientOf(request.ip), onCost, mayShare: sharedPages !== undefined };
      const alternates = site.alternates.filter(({ code }) => deps.isPageIn(code, site.rest));
      return built.render({ url: pageUrl, site: { ...site, alternates }, pages, nonce, signal }, client);
    };
    try {
      let rendered: RenderedPage | undefined;
      let isOwn = false;
      const getShared = () =>
        sharedPages?.get(address, async () => {
          isOwn = true;
          rendered = await render(address);
          return rendered.shared ?? sharedPageOf(rendered, nonce);
        });
      const shared = await getShared()?.catch((error: unknown) => {
        // Refused for somebody else, who asked first.
        if (isOwn || !(error instanceof RequestError)) throw error;
        return getShared();
      });
      if (shared !== undefined) return await sendShared(request, reply, shared);
      let page = rendered ?? (await render(address));
      // Where it leads takes the whole query along.
      if (page.location !== null && address !== url) page = await render(url);
      void reply.header('Cache-Control', cacheControlOf(page.cache));
      const { screenError } = page;
      const status = screenError === undefined ? page.status : (screenError.status ?? statusOf(screenError));
      if (status >= 500) logFailure(request, page.failure);
      if (status === 404) {
        const { pathname, search } = new URL(url);
        const path = await deps.movedTo(pathname);
        if (path !== undefined) return reply.code(301).header('Location', `${path}${search}`).send('');
      }
      if (page.location !== null) return reply.code(page.status).header('Location', page.location).send('');
      return reply.code(status).send(page.html);
    } catch (error) {
      if (error instanceof RequestError) return sendError(reply, error.error);
      // SS-03: whatever went wrong, the shopper sees the outage page, and the log has the reason.
      logFailure(request, error);
      return reply.code(500).send(outageDocument(site, nonce));
    }
  }

  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: handlePage });
  app.route({ method: ['GET', 'HEAD'], url: '/', handler: handlePage });
}

async function sendShared(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  page: SharedPage,
): Promise<FastifyReply> {
  void reply.headers({
    'Content-Security-Policy': page.policy,
    ETag: page.etag,
    Vary: 'Accept-Encoding',
  });
  if (headers['if-none-match'] === page.etag) return reply.code(304).send();
  if (acceptsCoding(headers, 'br')) return reply.header('Content-Encoding', 'br').send(page.body);
  return reply.send(await htmlOf(page));
}

function logFailure(request: FastifyRequest, error: unknown): void {
  request.log.error({ err: error, req: request, where: 'ssr' });
}

/** The shop as the page at this URL shows it. */
export function siteAt({ pathname, origin }: URL, settings: LiveSettings): RenderSite {
  const registry = settings.registry();
  const { market, isExplicit, rest } = splitMarketPath(pathname, registry);
  const { code, language, country, currency, pricesIncludeTax } = market;
  return {
    market: { code, language, country, currency, pricesIncludeTax, ...firstDelivery(market) },
    shop: settings.profileIn(market),
    base: isExplicit ? `/${code}` : '',
    rest,
    // All that is said of them goes to the thread that renders, with each page.
    alternates: registry.offered.map(({ code, hreflang }) => ({ code, hreflang })),
    defaultMarket: registry.defaultMarket.code,
    isIndexed: alternativeTo(market, registry) === undefined,
    description: settingIn(settings.current().description, language),
    themeCss: settings.themeCss(),
    organization: organizationOf(settings.current(), origin),
  };
}
