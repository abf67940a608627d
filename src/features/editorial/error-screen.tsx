// The page for content that could not be loaded: offline or failed, with a retry, and what the device has instead.
import type { ReactNode } from 'react';
import styles from '#src/features/editorial/notice.module.css';
import { useServices } from '#src/services/services.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Link } from '#src/ui/link.tsx';

interface ErrorScreenProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  /** What there is without a connection. */
  readonly children?: ReactNode;
}

export function ErrorScreen({ error, onRetry, children }: ErrorScreenProps) {
  const services = useServices();
  const { texts } = services;
  const isOffline = isOfflineError(error);
  const title = isOffline ? texts.failure.offlineTitle : texts.failure.title;
  return (
    <div className={styles['notice']} data-part="failure" role="alert">
      <title>{`${title} · ${services.shop.name}`}</title>
      <h1 className={styles['title']}>{title}</h1>
      <p className={styles['text']}>{isOffline ? texts.failure.offlineText : texts.failure.text}</p>
      <div className={styles['actions']}>
        <Button kind="primary" onClick={onRetry}>
          {texts.general.retry}
        </Button>
        <Link href={services.href('/')} className={buttonClass('secondary')}>
          {texts.failure.home}
        </Link>
      </div>
      {isOffline ? children : null}
    </div>
  );
}

/** How the browsers, and the build's loader for style sheets, say that a file of the screen can't be had. */
const MISSING_FILE =
  /Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS|no style sheet at/;

/** A LoadError has the ShopError it was made from. */
function isOfflineError(error: unknown): boolean {
  if (error instanceof Error && MISSING_FILE.test(error.message)) return true;
  const code = (error as { shopError?: { code?: unknown } } | null)?.shopError?.code;
  return code === 'offline' || code === 'timeout';
}
