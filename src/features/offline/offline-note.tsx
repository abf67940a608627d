// A line under the header: no connection, changes that wait, no storage, or a newer version is available (PW-07, PW-08).
import { lazy, Suspense } from 'react';
import { useSnapshot } from 'valtio';
import styles from '#src/features/offline/offline-note.module.css';
import { useServices } from '#src/services/services.tsx';
import { Boundary } from '#src/ui/boundary.tsx';
import { Button } from '#src/ui/button.tsx';
import { useIsHydrated } from '#src/ui/use-is-hydrated.ts';

const WaitingChanges = lazy(() =>
  import('#src/features/offline/waiting-changes.tsx').then((m) => ({ default: m.WaitingChanges })),
);

/** The live region is always rendered, so that screen readers announce what appears in it. */
export function OfflineNote() {
  const { texts, view } = useServices();
  const { isOnline, isReadyOffline, hasUpdate, storage, inbox } = useSnapshot(view);
  // The worker may tell these before this island is hydrated.
  const isHydrated = useIsHydrated();
  // A change that is sent at once is not worth a word.
  const isNoteworthy = inbox !== null && (inbox.isDelayed || inbox.refusedCount > 0);
  const waiting = isHydrated && isNoteworthy ? inbox : null;
  const sentences = [
    isOnline ? '' : texts.offline.note,
    !isOnline && isReadyOffline && waiting === null ? texts.offline.ready : '',
    storage,
    hasUpdate ? texts.offline.update : '',
  ].filter((sentence) => isHydrated && sentence !== '');
  return (
    <div role="status" data-part="offline-note">
      {sentences.length === 0 && waiting === null ? null : (
        <p className={styles['note']}>
          {sentences.length === 0 ? null : <span>{sentences.join(' ')} </span>}
          {waiting === null ? null : (
            <Boundary name="Waiting changes">
              <Suspense fallback={null}>
                <WaitingChanges inbox={waiting} />
              </Suspense>
            </Boundary>
          )}
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
