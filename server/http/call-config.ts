// The config of a route for hooks: the call that it serves, and whether other origins may read its responses.
import type { Call } from '#contract/call.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's call; absent on other routes. */
    call?: Call;
    isOpenToOtherOrigins?: boolean;
  }
}
