// What became of a cart change that the server does not have: why and since when, with try again, another choice and discard.
import { createContext, type ReactNode, use, useId, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { InboxChange } from '#contract/inbox.ts';
import styles from '#src/features/cart/change-verdict.module.css';
import { refusalText } from '#src/features/cart/refusal-text.ts';
import { variantName } from '#src/features/cart/variant-name.ts';
import type { InboxTexts } from '#src/i18n/inbox-texts.ts';
import { relativeTime } from '#src/i18n/relative-time.ts';
import { useServices } from '#src/services/services.tsx';
import { useInboxTexts } from '#src/services/use-inbox-texts.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Link } from '#src/ui/link.tsx';
import { takeFocus } from '#src/ui/take-focus.ts';
import { useHalfMinute } from '#src/ui/use-half-minute.ts';

/** What was done just now needs no time. */
const MINUTE_MS = 60_000;

interface ChangeVerdictProps {
  readonly change: InboxChange;
  readonly onNavigate: () => void;
  /** Called before the change is tried again or discarded, so that the focus in it can move. */
  readonly onBeforeLeave: () => void;
}

/** "Add 2 × Ridge Shell"; `name` where a product is called otherwise than by its title. */
export function changeText(texts: InboxTexts, change: InboxChange, name = change.product?.title): string {
  return texts.changes[change.kind](change.code || (name ?? texts.unknownProduct), change.quantity);
}

export function ChangeVerdict({ change, onNavigate, onBeforeLeave }: ChangeVerdictProps) {
  const services = useServices();
  const texts = useInboxTexts();
  const { inbox } = useSnapshot(services.view);
  const now = useHalfMinute();
  const { refusal, since, product } = change;
  const reason =
    refusal === null ? texts.causes[inbox?.cause ?? 'sending'] : refusalText(services.texts, refusal.code);
  const what = changeText(texts, change, product === null ? undefined : variantName(product));

  function retry() {
    onBeforeLeave();
    void services.outbox.retry(change.ids);
  }
  function discard() {
    onBeforeLeave();
    void services.outbox.discard(change.ids);
  }

  return (
    <>
      <p className={refusal === null ? styles['waiting'] : styles['refused']}>
        {refusal === null ? <Icon name="clock" /> : null}
        <span className={styles['reason']}>{reason}</span>
        {now - since < MINUTE_MS ? null : (
          <span className={styles['since']}> {relativeTime(since, now, services.market.language)}</span>
        )}
      </p>
      <div className={styles['actions']}>
        {refusal === null ? null : (
          <Button kind="quiet" aria-label={`${texts.retry}: ${what}`} onClick={retry}>
            {texts.retry}
          </Button>
        )}
        {refusal?.code === 'out_of_stock' && product !== null && product.size !== '' ? (
          <Link href={product.href} className={buttonClass('quiet')} onClick={onNavigate}>
            {texts.otherSize}
          </Link>
        ) : null}
        <Discard id={change.ids[0] ?? ''} what={what} onDiscard={discard} />
      </div>
    </>
  );
}

const QuestionContext = createContext<{
  /** Id of the change whose question is open. */
  readonly openId: string | null;
  readonly setOpenId: (id: string | null) => void;
} | null>(null);

/** Keeps the question open while its change moves to another list: one that is tried again waits, and may be refused again. */
export function DiscardQuestions({ children }: { children: ReactNode }) {
  const [openId, setOpenId] = useState<string | null>(null);
  const value = useMemo(() => ({ openId, setOpenId }), [openId]);
  return <QuestionContext value={value}>{children}</QuestionContext>;
}

interface DiscardProps {
  /** Of the change. */
  readonly id: string;
  readonly what: string;
  readonly onDiscard: () => void;
}

/** Asks once more; the focus goes to the answer that changes nothing. */
function Discard({ id, what, onDiscard }: DiscardProps) {
  const texts = useInboxTexts();
  const context = use(QuestionContext);
  if (context === null) throw new Error('a change is shown outside of DiscardQuestions');
  const { openId, setOpenId } = context;
  const [isKept, setIsKept] = useState(false);
  const questionId = useId();
  if (openId !== id)
    return (
      <Button
        kind="quiet"
        aria-label={`${texts.discard}: ${what}`}
        onClick={() => setOpenId(id)}
        {...(isKept ? { ref: takeFocus } : {})}
      >
        {texts.discard}
      </Button>
    );
  function keep() {
    setIsKept(true);
    setOpenId(null);
  }
  return (
    <div className={styles['question']}>
      <p id={questionId}>{texts.confirm}</p>
      <Button onClick={onDiscard} aria-label={`${texts.discard}: ${what}`}>
        {texts.discard}
      </Button>
      <Button kind="quiet" ref={takeFocus} aria-describedby={questionId} onClick={keep}>
        {texts.keep}
      </Button>
    </div>
  );
}
