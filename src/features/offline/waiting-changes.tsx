// Says how many changes wait or were refused, and opens the sync inbox.
import type { Inbox } from '#contract/inbox.ts';
import { useServices } from '#src/services/services.tsx';
import { useInboxTexts } from '#src/services/use-inbox-texts.ts';
import { showInbox } from '#src/services/view-state.ts';
import { Button } from '#src/ui/button.tsx';

export function WaitingChanges({ inbox }: { inbox: Inbox }) {
  const { view } = useServices();
  const texts = useInboxTexts();
  const { isDelayed, waitingCount, refusedCount } = inbox;
  return (
    <>
      <span>
        {[isDelayed ? texts.waiting(waitingCount) : '', refusedCount > 0 ? texts.refused(refusedCount) : '']
          .filter(Boolean)
          .join(' ')}
      </span>
      <Button kind="quiet" aria-haspopup="dialog" onClick={() => showInbox(view, true)}>
        {texts.show}
      </Button>
    </>
  );
}
