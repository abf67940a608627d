// What a filter shows as selected: a press at once, and what it changes of the page, and asks for, after the frame that shows it.
import { useCallback, useState } from 'react';
import { useDiscovery } from '#src/discovery/state/context.tsx';
import { type FilterItem, type FilterKey, itemsOf } from '#src/discovery/state/selection.ts';
import { useSelectedItems } from '#src/discovery/state/use-selection.ts';
import { nextFrame } from '#src/platform/idle.ts';

type Items = readonly FilterItem[];

interface PressedItems {
  /** As they are once all presses are done. */
  readonly items: Items;
  /** Presses that the selection does not know yet. */
  readonly count: number;
}

/** `press` shows what `itemsAfter` makes of the items at once, and calls `select`, which does it to the instance, after the next frame. */
export function usePressedItems(
  key: FilterKey,
): [items: Items, press: (itemsAfter: (items: Items) => Items, select: () => void) => void] {
  const { instance } = useDiscovery();
  const selected = useSelectedItems(key);
  const [pressed, setPressed] = useState<PressedItems | null>(null);
  const press = useCallback(
    async (itemsAfter: (items: Items) => Items, select: () => void) => {
      setPressed((before) => ({
        items: itemsAfter(before?.items ?? itemsOf(instance.selected, key)),
        count: (before?.count ?? 0) + 1,
      }));
      await nextFrame();
      // Together with what `select` changes, and also where that throws.
      setPressed((before) =>
        before === null || before.count === 1 ? null : { ...before, count: before.count - 1 },
      );
      select();
    },
    [instance, key],
  );
  return [pressed?.items ?? selected, press];
}
