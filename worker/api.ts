// The worker's interface over a shop that is opened by the first start; a function of its environment, so that it runs anywhere.
import type { WorkerApi, WorkerStartOptions } from '#contract/worker-api.ts';
import { workerCallOf } from '#contract/worker-calls.ts';
import { createCalls } from '#worker/calls.ts';
import { createClients } from '#worker/clients.ts';
import { createLog } from '#worker/log.ts';
import { createMessageBus } from '#worker/messages.ts';
import { openShop, type Shop, type WorkerEnvironment } from '#worker/shop.ts';

/** An open shop with the clients over it. */
interface OpenShop {
  readonly shop: Shop;
  readonly clients: ReturnType<typeof createClients>;
}
type AnyMethod = (...args: readonly unknown[]) => Promise<unknown>;

/** Calls that come before `start` wait for it. A second start with another market opens that market's shop. */
export function createWorkerApi(environment: WorkerEnvironment): WorkerApi {
  const { now, schedule } = environment;
  const messages = createMessageBus();
  const log = createLog((message) => messages.publish(message));
  const calls = createCalls((error, where) => log.report(error, where));
  let opened = Promise.withResolvers<OpenShop>();
  let started: WorkerStartOptions | null = null;

  async function open(options: WorkerStartOptions): Promise<OpenShop> {
    const shop = await openShop(environment, options, messages, log, () => calls.activeReads > 0);
    return { shop, clients: createClients(shop, { now, schedule, start: options, log }) };
  }

  return {
    async start(options) {
      if (started?.market.code !== options.market.code || started.origin !== options.origin) {
        if (started !== null) {
          void opened.promise.then(({ shop }) => shop.close());
          opened = Promise.withResolvers();
        }
        started = options;
        open(options).then(opened.resolve, opened.reject);
      }
      await opened.promise;
    },
    subscribe: async (listener) => messages.subscribe(listener),
    async invoke(domain, method, callId, args) {
      const call = workerCallOf(domain, method);
      if (call === undefined) throw new Error(`no worker call ${domain}.${method}`);
      const work = async (signal: AbortSignal) => {
        const { clients } = await opened.promise;
        const client = clients[domain](signal, callId) as unknown as Readonly<Record<string, AnyMethod>>;
        return client[method]?.(...args);
      };
      if (call.kind === 'write') return calls.write(callId, work);
      const key = call.supersededBy?.(args);
      return calls.read(callId, work, key === undefined ? undefined : `${domain}.${method} ${key}`);
    },
    cancel: async (callId) => calls.cancel(callId),
  };
}
