// What a route tells the hooks before it: the call that it serves, and whether other origins may read its responses.
import type { Call } from '#contract/call.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's call; absent on routes that are none. */
    call?: Call;
    isOpenToOtherOrigins?: boolean;
  }
}
