// A line at the foot of the window: no connection, changes that wait, no storage, or a newer version is available (PW-07, PW-08).
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import styles from '#src/features/offline/offline-note.module.css';
import type { InstalledAppTexts } from '#src/i18n/installed-texts.ts';
import { useServices } from '#src/services/services.tsx';
import { Boundary } from '#src/ui/boundary.tsx';
import { Button } from '#src/ui/button.tsx';
import { deferredComponent } from '#src/ui/deferred-component.tsx';
import { useIsHydrated } from '#src/ui/use-is-hydrated.ts';

const WaitingChanges = deferredComponent(() =>
  import('#src/features/offline/waiting-changes.tsx').then((file) => file.WaitingChanges),
);

/** The live region is always rendered, so that screen readers announce what appears in it. */
export function OfflineNote() {
  const { texts, view, market } = useServices();
  const { isOnline, isReadyOffline, hasUpdate, storage, inbox } = useSnapshot(view);
  // The worker may tell these before this island is hydrated.
  const isHydrated = useIsHydrated();
  // A change that is sent at once is not worth a word.
  const isNoteworthy = inbox !== null && (inbox.isDelayed || inbox.refusedCount > 0);
  const waiting = isHydrated && isNoteworthy ? inbox : null;
  /** Why the newer version did not take over yet. */
  const [obstacle, setObstacle] = useState<keyof InstalledAppTexts['update'] | null>(null);
  const [updateTexts, setUpdateTexts] = useState<InstalledAppTexts['update'] | null>(null);

  async function reload() {
    try {
      const [{ acceptUpdate }, { installedTexts }] = await Promise.all([
        import('#src/platform/service-worker.ts'),
        import('#src/i18n/installed-texts.ts'),
      ]);
      const outcome = await acceptUpdate(obstacle === 'unsaved', () => setObstacle('unsaved'));
      setUpdateTexts(installedTexts(market.language).update);
      setObstacle(outcome === 'reloading' ? null : outcome);
    } catch {
      // This version's parts are gone: the page is loaded anew, with those of the newer one.
      location.reload();
    }
  }
  const sentences = [
    isOnline ? '' : texts.offline.note,
    !isOnline && isReadyOffline && waiting === null ? texts.offline.ready : '',
    storage,
    hasUpdate && obstacle === null ? texts.offline.update : '',
    obstacle === null ? '' : (updateTexts?.[obstacle] ?? ''),
  ].filter((sentence) => isHydrated && sentence !== '');
  return (
    <div role="status" data-part="offline-note">
      {sentences.length === 0 && waiting === null ? null : (
        <p className={styles['note']}>
          {sentences.length === 0 ? null : <span>{sentences.join(' ')} </span>}
          {waiting === null ? null : (
            <Boundary name="Waiting changes">
              <WaitingChanges inbox={waiting} />
            </Boundary>
          )}
          {hasUpdate && obstacle !== 'unsent' ? (
            <Button kind="quiet" onClick={() => void reload()}>
              {texts.offline.reload}
            </Button>
          ) : null}
        </p>
      )}
    </div>
  );
}
