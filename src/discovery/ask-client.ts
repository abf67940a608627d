// Asks the client of the host page, whose calls a stranger may have written.
import { shopError } from '#contract/errors.ts';
import { fail, type Result } from '#contract/result.ts';
import { report } from '#src/platform/log.ts';

/** A call that throws or rejects is reported under `where`, and has failed as any other: whoever asked goes on. */
export async function askClient<T>(where: string, ask: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await ask();
  } catch (error) {
    report(error, where);
    return fail(shopError('internal'));
  }
}
