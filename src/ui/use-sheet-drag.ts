// Makes a sheet draggable downwards by its handle; on release it closes or moves back (FB-05).
import { type PointerEvent, type RefObject, useRef } from 'react';
import { shouldCloseSheet } from '#src/ui/drag.ts';

/** A finger that rested this long before it was lifted throws nothing. */
const REST_MS = 100;

interface ActiveDrag {
  readonly startY: number;
  readonly last: { y: number; at: number; velocity: number };
}

/** Returns event handlers for the handle; `sheet` is the element that moves. */
export function useSheetDrag(sheet: RefObject<HTMLElement | null>, onDismiss: () => void) {
  const activeDrag = useRef<ActiveDrag | null>(null);

  function move(pixels: number | null) {
    sheet.current?.style.setProperty('--sheet-drag', `${Math.max(0, pixels ?? 0)}px`);
    sheet.current?.toggleAttribute('data-dragging', pixels !== null);
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      if ((event.target as Element).closest('button, a')) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      activeDrag.current = {
        startY: event.clientY,
        last: { y: event.clientY, at: event.timeStamp, velocity: 0 },
      };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (activeDrag.current === null) return;
      const { startY, last } = activeDrag.current;
      const elapsed = event.timeStamp - last.at;
      const velocity = elapsed > 0 ? (event.clientY - last.y) / elapsed : last.velocity;
      activeDrag.current = { startY, last: { y: event.clientY, at: event.timeStamp, velocity } };
      move(event.clientY - startY);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (activeDrag.current === null) return;
      const { startY, last } = activeDrag.current;
      activeDrag.current = null;
      const drag = {
        distance: event.clientY - startY,
        extent: sheet.current?.offsetHeight ?? 0,
        velocity: event.timeStamp - last.at > REST_MS ? 0 : last.velocity,
      };
      if (shouldCloseSheet(drag)) onDismiss();
      else move(null);
    },
    onPointerCancel() {
      activeDrag.current = null;
      move(null);
    },
  };
}
