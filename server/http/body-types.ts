// Which types of body are read, and by which names of content codings.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import '#server/http/call-config.ts';

const FORM_TYPE = 'application/x-www-form-urlencoded';
/** Those that any route reads; `text/plain` is JSON by another name. */
const TYPES = ['application/json', FORM_TYPE, 'application/csp-report'];

/** Routes open to other origins also take JSON sent as text/plain, which spares their pages a preflight request. */
export function configureBodyParsing(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser<string>('text/plain', { parseAs: 'string' }, (request, body, done) => {
    if (request.routeOptions.config.isOpenToOtherOrigins === true) void parseJson(request, body, done);
    else done(Object.assign(new Error('text'), { code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE', statusCode: 415 }));
  });
  app.addHook('onRequest', ({ raw: { headers } }, _reply, done) => {
    const coding = headers['content-encoding'];
    if (coding !== undefined) headers['content-encoding'] = codingNamed(coding);
    done();
  });
}

/** RFC 9110 8.4.1: names of codings have no case, and `x-gzip` is another one of gzip. */
function codingNamed(name: string): string {
  const coding = name.toLowerCase();
  return coding === 'x-gzip' ? 'gzip' : coding;
}

/** The types that the request's route reads. */
export function bodyTypesOf({ server, routeOptions }: FastifyRequest): readonly string[] {
  if (routeOptions.config.access === 'form') return [FORM_TYPE];
  return TYPES.filter((type) => server.hasContentTypeParser(type));
}
