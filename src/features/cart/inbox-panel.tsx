// The sync inbox: what waits to be sent and what the server refused, with try again and discard.
import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Inbox, InboxChange } from '#contract/inbox.ts';
import { ChangeItem } from '#src/features/cart/change-item.tsx';
import { DiscardQuestions } from '#src/features/cart/change-verdict.tsx';
import styles from '#src/features/cart/inbox-panel.module.css';
import type { InboxTexts } from '#src/i18n/inbox-texts.ts';
import { useServices } from '#src/services/services.tsx';
import { useInboxTexts } from '#src/services/use-inbox-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { Modal } from '#src/ui/modal.tsx';

const EMPTY: Inbox = {
  changes: [],
  waitingCount: 0,
  refusedCount: 0,
  eventCount: 0,
  cause: 'sending',
  isDelayed: false,
};

export function InboxPanel({ onClose }: { onClose: () => void }) {
  const texts = useInboxTexts();
  const { view } = useServices();
  const inbox = useSnapshot(view).inbox ?? EMPTY;
  const lists = useRef<HTMLDivElement>(null);
  const refused = inbox.changes.filter(({ refusal }) => refusal !== null);
  const waiting = inbox.changes.filter(({ refusal }) => refusal === null);
  const sectionProps = { onNavigate: onClose, onBeforeLeave: () => lists.current?.focus() };
  const isEmpty = refused.length === 0 && waiting.length === 0;
  useEffect(() => {
    // The button that had it has gone with the last change.
    if (isEmpty && document.activeElement === document.body) lists.current?.focus();
  }, [isEmpty]);
  return (
    <Modal
      title={texts.title}
      placement="panel"
      onClose={onClose}
      footer={isEmpty ? undefined : <RetryAll refused={refused} />}
    >
      {/* The live region tells what changes while the panel is open. */}
      <p className={isEmpty ? styles['lead'] : styles['summary']} role="status">
        {summaryOf(inbox, texts)}
      </p>
      {isEmpty ? <p className={styles['soft']}>{texts.emptyText}</p> : null}
      <div ref={lists} tabIndex={-1} className={styles['lists']}>
        <DiscardQuestions>
          <ChangeSection title={texts.refusedTitle} changes={refused} {...sectionProps} />
          <ChangeSection title={texts.waitingTitle} changes={waiting} {...sectionProps} />
        </DiscardQuestions>
      </div>
      {inbox.eventCount > 0 ? <p className={styles['soft']}>{texts.events(inbox.eventCount)}</p> : null}
    </Modal>
  );
}

function summaryOf({ cause, waitingCount, refusedCount }: Inbox, texts: InboxTexts): string {
  if (waitingCount + refusedCount === 0) return texts.empty;
  const causes = { offline: texts.unreachable, busy: texts.busy, sending: '' };
  return [
    waitingCount > 0 ? texts.waiting(waitingCount) : '',
    waitingCount > 0 ? causes[cause] : '',
    refusedCount > 0 ? texts.refused(refusedCount) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

interface ChangeSectionProps {
  readonly title: string;
  readonly changes: readonly InboxChange[];
  readonly onNavigate: () => void;
  readonly onBeforeLeave: () => void;
}

function ChangeSection({ title, changes, onNavigate, onBeforeLeave }: ChangeSectionProps) {
  if (changes.length === 0) return null;
  return (
    <section className={styles['section']}>
      <h3 className={styles['heading']}>{title}</h3>
      <ul className={styles['items']}>
        {changes.map((change) => (
          <ChangeItem
            key={change.ids[0]}
            change={change}
            onNavigate={onNavigate}
            onBeforeLeave={onBeforeLeave}
          />
        ))}
      </ul>
    </section>
  );
}

function RetryAll({ refused }: { refused: readonly InboxChange[] }) {
  const { outbox } = useServices();
  const texts = useInboxTexts();
  const [isTrying, setIsTrying] = useState(false);

  async function retryAll() {
    if (isTrying) return;
    setIsTrying(true);
    await outbox.retry(refused.flatMap(({ ids }) => ids));
    setIsTrying(false);
  }

  return (
    <Button kind="primary" isWide isBusy={isTrying} onClick={() => void retryAll()}>
      {texts.retryAll}
    </Button>
  );
}
