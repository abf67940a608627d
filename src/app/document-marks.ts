// What the document itself shows of the app's state: when it became interactive, and whether the device can go on alone.
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useServices } from '#src/services/services.tsx';

/** The mark that measurements wait for: everything loaded before it is first load. */
const INTERACTIVE_MARK = 'cairn-interactive';

/** `html[data-offline="ready"]` once the market's catalogue is on the device. */
export function useDocumentMarks(): void {
  const { view } = useServices();
  const { isReadyOffline } = useSnapshot(view);
  useEffect(() => {
    performance.mark(INTERACTIVE_MARK);
  }, []);
  useEffect(() => {
    document.documentElement.dataset['offline'] = isReadyOffline ? 'ready' : 'no';
  }, [isReadyOffline]);
}
