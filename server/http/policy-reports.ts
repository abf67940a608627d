// What browsers report of a page whose content security policy stopped something: a script that is none of ours, for example. It is logged.
import type { FastifyInstance } from 'fastify';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { shopError } from '#contract/errors.ts';
import { scrubUrl } from '#contract/scrub.ts';
import { type Budget, createClientBudget } from '#server/client-budget.ts';
import '#server/http/call-config.ts';
import { clientOf } from '#server/http/client-address.ts';
import { sendError } from '#server/http/errors.ts';
import { POLICY_REPORTS_PATH } from '#server/http/document-policies.ts';
import type { Log } from '#server/log.ts';

const MAX_BYTES = 16_384;
/** Anybody may send reports: more than these are left out of the log until the next minute. */
const MAX_LOGGED_PER_MINUTE = 20;
/** Of one client's, and of one network's, so that nobody hides what others report. */
const OF_CLIENT: Budget = { burst: 3, perSecond: 3 / 60 };
const OF_NETWORK: Budget = { burst: 6, perSecond: 6 / 60 };
const MINUTE_MS = 60_000;
const MAX_CHARACTERS = 200;

/** The form of `report-uri`, which all browsers send. */
const PolicyReport = Type.Object({
  'csp-report': Type.Object({
    'document-uri': Type.String(),
    'blocked-uri': Type.String(),
    'effective-directive': Type.Optional(Type.String()),
    'violated-directive': Type.Optional(Type.String()),
  }),
});
const parsed = Compile(PolicyReport);

/** `now`: ms since 1970. */
export function mountPolicyReports(app: FastifyInstance, log: Log, now: () => number): void {
  let minute = 0;
  let logged = 0;
  const budget = createClientBudget({ client: OF_CLIENT, network: OF_NETWORK }, now);
  const mayLog = (client: string | null): boolean => {
    const current = Math.floor(now() / MINUTE_MS);
    if (current !== minute) logged = 0;
    minute = current;
    if (logged >= MAX_LOGGED_PER_MINUTE || budget.take(client) > 0) return false;
    logged += 1;
    return true;
  };
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser<string>(
      'application/csp-report',
      { parseAs: 'string' },
      scope.getDefaultJsonParser('error', 'error'),
    );
    scope.post(
      POLICY_REPORTS_PATH,
      { bodyLimit: MAX_BYTES, config: { access: 'anyone' } },
      async ({ body, ip }, reply) => {
        if (!parsed.Check(body)) return sendError(reply, shopError('bad_request', { field: 'csp-report' }));
        if (mayLog(clientOf(ip))) log.warn(logFields(body), 'the policy of a page stopped something');
        return reply.code(204).header('cache-control', 'no-store').send();
      },
    );
  });
}

/** No query and nothing of a person: what was stopped may be a page's own content. */
function logFields({ 'csp-report': report }: Static<typeof PolicyReport>) {
  const directive = report['effective-directive'] ?? report['violated-directive'] ?? '';
  return {
    directive: directive.slice(0, MAX_CHARACTERS),
    blocked: placeOf(report['blocked-uri']),
    page: placeOf(report['document-uri']),
  };
}

/** A URL without query, or one of the words that browsers use, such as `inline`. */
function placeOf(text: string): string {
  const place = /^[a-z-]+$/.test(text) ? text : (scrubUrl(text)?.split('?', 1)[0] ?? 'unknown');
  return place.slice(0, MAX_CHARACTERS);
}
