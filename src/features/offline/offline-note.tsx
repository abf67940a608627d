// A line under the header: no connection, no storage, or a newer version is available (PW-07, PW-08).
import { useSnapshot } from 'valtio';
import styles from '#src/features/offline/offline-note.module.css';
import { useServices } from '#src/services/services.tsx';
import { Button } from '#src/ui/button.tsx';
import { useIsHydrated } from '#src/ui/use-is-hydrated.ts';

/** The live region is always rendered, so that screen readers announce what appears in it. */
export function OfflineNote() {
  const { texts, view } = useServices();
  const { isOnline, isReadyOffline, hasUpdate, storage } = useSnapshot(view);
  // The worker may tell these before this island is hydrated.
  const isHydrated = useIsHydrated();
  const sentences = [
    isOnline ? '' : texts.offline.note,
    !isOnline && isReadyOffline ? texts.offline.ready : '',
    storage === 'ok' ? '' : texts.offline.storage[storage],
    hasUpdate ? texts.offline.update : '',
  ].filter((sentence) => isHydrated && sentence !== '');
  return (
    <div role="status" data-part="offline-note">
      {sentences.length === 0 ? null : (
        <p className={styles['note']}>
          {sentences.join(' ')}
          {hasUpdate ? (
            <Button kind="quiet" onClick={() => void reload()}>
              {texts.offline.reload}
            </Button>
          ) : null}
        </p>
      )}
    </div>
  );
}

async function reload(): Promise<void> {
  const { acceptUpdate } = await import('#src/platform/service-worker.ts');
  acceptUpdate();
}
