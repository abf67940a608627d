// What the device keeps, as the panel shows it: read when it opens, and after each change.
import { useEffect, useState } from 'react';
import type { CopiesClient, KeptCopies } from '#contract/kept-copies.ts';
import { useServices } from '#src/services/services.tsx';

export interface KeptCopiesView {
  /** Null until it is known. */
  readonly kept: KeptCopies | null;
  readonly isBusy: boolean;
  /** One change at a time; others are ignored meanwhile. */
  readonly change: (work: (copies: CopiesClient) => ReturnType<CopiesClient['read']>) => Promise<void>;
}

export function useKeptCopies(): KeptCopiesView {
  const services = useServices();
  const [copies] = useState(() => services.client('copies'));
  const [kept, setKept] = useState<KeptCopies | null>(null);
  const [isBusy, setIsBusy] = useState(true);
  useEffect(() => {
    let isOpen = true;
    void copies.read().then((result) => {
      if (!isOpen) return;
      if (result.ok) setKept(result.value);
      setIsBusy(false);
    });
    return () => {
      isOpen = false;
    };
  }, [copies]);
  return {
    kept,
    isBusy,
    async change(work) {
      if (isBusy) return;
      setIsBusy(true);
      const result = await work(copies);
      if (result.ok) setKept(result.value);
      setIsBusy(false);
    },
  };
}
