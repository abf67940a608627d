// The page's client in the worker: each call may be given from the device and be renewed when the server's responses come.
import type { ComposedClient } from '#pages/pages.ts';
import type { Patience } from '#worker/cache/choose-response.ts';
import type { Renewals } from '#worker/cache/renewals.ts';

type AnyMethod = (...args: readonly unknown[]) => ReturnType<ComposedClient['shell']>;

/** `clientWith` makes the client that composes with that much patience. */
export function renewingClient(
  renewals: Renewals,
  callId: string,
  clientWith: (patience: Patience) => ComposedClient,
): ComposedClient {
  const methods = Object.keys(clientWith(renewals.patience)) as (keyof ComposedClient)[];
  const renewing = methods.map((method) => [
    method,
    (...args: readonly unknown[]) =>
      renewals.run(callId, JSON.stringify([method, args]), (patience) =>
        (clientWith(patience)[method] as unknown as AnyMethod)(...args),
      ),
  ]);
  return Object.fromEntries(renewing) as ComposedClient;
}
