// Cart changes in the cart panel: a quiet line for what waits, and what was refused with its reason.
import { type ReactNode, Suspense } from 'react';
import type { Inbox, InboxChange } from '#contract/inbox.ts';
import { ChangeItem } from '#src/features/cart/change-item.tsx';
import { changeText, ChangeVerdict } from '#src/features/cart/change-verdict.tsx';
import styles from '#src/features/cart/cart-changes.module.css';
import { useServices } from '#src/services/services.tsx';
import { useInboxTexts } from '#src/services/use-inbox-texts.ts';
import { showInbox } from '#src/services/view-state.ts';
import { Boundary } from '#src/ui/boundary.tsx';
import { Button } from '#src/ui/button.tsx';

interface LeaveProps {
  readonly onNavigate: () => void;
  readonly onBeforeLeave: () => void;
}

/** Only once the wait is noticeable: most changes are sent before anybody could read this. */
export function WaitingLine({ inbox }: { inbox: Inbox }) {
  const { texts } = useServices();
  if (!inbox.isDelayed) return null;
  return (
    <div className={styles['waiting']}>
      <p>{texts.cart.waiting(inbox.waitingCount)}</p>
      <WithTexts>
        <ShowInbox />
      </WithTexts>
    </div>
  );
}

/** Refused changes of products that are not in the cart. */
export function RefusedChanges({ changes, ...leave }: LeaveProps & { changes: readonly InboxChange[] }) {
  const isEmpty = changes.length === 0;
  return (
    <section className={isEmpty ? undefined : styles['refused']} data-part="cart-refused">
      <div role="status">
        {isEmpty ? null : (
          <WithTexts>
            <RefusedTitle />
          </WithTexts>
        )}
      </div>
      {isEmpty ? null : (
        <WithTexts>
          <ul>
            {changes.map((change) => (
              <ChangeItem key={change.ids[0]} change={change} {...leave} />
            ))}
          </ul>
        </WithTexts>
      )}
    </section>
  );
}

/** Below the row of its product. */
export function RowVerdict({ change, ...leave }: LeaveProps & { change: InboxChange }) {
  return (
    <WithTexts>
      <RowVerdictContent change={change} {...leave} />
    </WithTexts>
  );
}

function RefusedTitle() {
  return <h3>{useInboxTexts().refusedTitle}</h3>;
}

function RowVerdictContent({ change, ...leave }: LeaveProps & { change: InboxChange }) {
  const texts = useInboxTexts();
  return (
    <div className={styles['verdict']} data-part="row-verdict">
      <p>{changeText(texts, change)}</p>
      <ChangeVerdict change={change} {...leave} />
    </div>
  );
}

function ShowInbox() {
  const { view } = useServices();
  return (
    <Button kind="quiet" aria-haspopup="dialog" onClick={() => showInbox(view, true)}>
      {useInboxTexts().show}
    </Button>
  );
}

/** Without the texts the cart itself works on. */
function WithTexts({ children }: { children: ReactNode }) {
  return (
    <Boundary name="Sync inbox">
      <Suspense fallback={null}>{children}</Suspense>
    </Boundary>
  );
}
