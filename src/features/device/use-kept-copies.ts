// What the device keeps, as the panel shows it: read when it opens, and after each change.
import { useEffect, useState } from 'react';
import type { CopiesClient, KeptCopies } from '#contract/kept-copies.ts';
import { useServices } from '#src/services/services.tsx';

export interface KeptCopiesView {
  /** Null until it is known. With the sizes and markets that the device told last. */
  readonly kept: KeptCopies | null;
  readonly isBusy: boolean;
  /** The device did not respond to what was asked of it last. */
  readonly isFailed: boolean;
  /** One change at a time; others are ignored meanwhile. */
  readonly change: (work: (copies: CopiesClient) => ReturnType<CopiesClient['read']>) => Promise<void>;
}

export function useKeptCopies(): KeptCopiesView {
  const services = useServices();
  const [copies] = useState(() => services.client('copies'));
  const [shown, setShown] = useState<Shown>({ kept: null, isBusy: true, isFailed: false });
  useEffect(() => {
    let isOpen = true;
    void copies.read().then((result) => {
      if (isOpen) setShown((before) => shownAfter(before, result));
    });
    return () => {
      isOpen = false;
    };
  }, [copies]);
  return {
    ...shown,
    async change(work) {
      if (shown.isBusy) return;
      setShown((before) => ({ ...before, isBusy: true }));
      const result = await work(copies);
      setShown((before) => shownAfter(before, result));
    },
  };
}

type Shown = Omit<KeptCopiesView, 'change'>;

function shownAfter({ kept: before }: Shown, result: Awaited<ReturnType<CopiesClient['read']>>): Shown {
  if (!result.ok) return { kept: before, isBusy: false, isFailed: true };
  const { value } = result;
  const kept = value.isResponding || before === null ? value : { ...before, isOn: value.isOn };
  return { kept, isBusy: false, isFailed: !value.isResponding };
}
