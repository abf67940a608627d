// Whether a node is ready for requests, and what its operator should see to although it is.
import { issueText } from '#contract/form-issues.ts';
import type { Env } from '#server/env.ts';
import type { Readiness } from '#server/http/health.ts';
import type { LiveSettings } from '#server/live-settings.ts';
import type { Log } from '#server/log.ts';
import { createDataFolderCheck } from '#store/data-folder.ts';
import type { Store } from '#store/store.ts';

interface ReadinessDeps {
  readonly env: Pick<Env, 'dataDir'>;
  readonly store: Pick<Store, 'ping'>;
  readonly settings: Pick<LiveSettings, 'leftOut'>;
  readonly log: Log;
  readonly now: () => number;
  /** The catalogue and its engines are there. */
  readonly isReady: () => boolean;
}

/** Logs at once what of the stored settings does not hold. */
export function createReadiness({ env, store, settings, log, now, isReady }: ReadinessDeps): Readiness {
  const { dataDir } = env;
  for (const issue of settings.leftOut())
    log.error({ where: 'settings' }, `the settings hold without what is at fault: ${issueText(issue)}`);
  const dataFolderFault = createDataFolderCheck(dataDir, now, (fault) => {
    if (fault === null) log.info({ dataDir }, 'the data folder can be written again');
    else log.error({ dataDir, where: 'readiness' }, `the data folder ${fault}`);
  });
  return {
    async whyNotReady() {
      if (!isReady()) return 'not ready yet';
      const failure = await store.ping().catch(() => 'the database does not answer');
      if (typeof failure === 'string') return failure;
      const fault = await dataFolderFault();
      return fault === null ? null : `the data folder ${fault}`;
    },
    warnings: () =>
      settings.leftOut().length === 0 ? [] : ['the settings have faults: npm run settings -- get'],
  };
}
