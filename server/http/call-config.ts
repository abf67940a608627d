// The config of a route for hooks: the call that it serves, who may read its responses, and whether it may be refused.
import type { Call } from '#contract/call.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's call; absent on other routes. */
    call?: Call;
    /**
     * Of a route that changes something and is no call. `form`: for the session, sent by a page of the shop. `signed`: for whoever
     * signed the request. `secret`: for who knows its path. `anyone`: changes nothing but the log. `nobody`: is refused to all.
     */
    access?: 'form' | 'signed' | 'secret' | 'anyone' | 'nobody';
    isOpenToOtherOrigins?: boolean;
    /** Sent under any load, at any rate, and before the catalogue is ready: without a file of its own a page is broken. */
    isNeverRefused?: boolean;
    /** Answered under whatever host it is asked by, as whoever watches a node has a name of its own for it. */
    isForAnyHost?: boolean;
  }
}
