// A range as two number inputs over two native sliders on a square-root scale (FI-01, FI-02).
import { type CSSProperties, type KeyboardEvent, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { FilterDefinition, RangeMetaType } from '#contract/filters.ts';
import { amountText, unitText } from '#src/discovery/filters/amount.ts';
import styles from '#src/discovery/filters/range-filter.module.css';
import {
  fromTrack,
  isFixed,
  stepOf,
  TRACK_LENGTH,
  toTrack,
  roundedBounds,
  withHigh,
  withLow,
} from '#src/discovery/filters/range-scale.ts';
import { useDebounced } from '#src/discovery/filters/use-debounced.ts';
import { useHost } from '#src/discovery/host-context.tsx';
import { setRange } from '#src/discovery/state/filter-actions.ts';
import { useDiscovery } from '#src/discovery/state/context.tsx';
import type { DiscoveryInstance } from '#src/discovery/state/discovery-instance.ts';
import { type Bounds, rangeOf } from '#src/discovery/state/selection-changes.ts';
import { isRightToLeft } from '#src/ui/right-to-left.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

type RangeValue = readonly [number, number];
const COMMIT_AFTER_MS = 300;

interface Move {
  readonly chosen: RangeValue;
  /** What the last clear before it took. */
  readonly cleared: DiscoveryInstance['cleared'];
}

export function RangeFilter({
  definition,
}: {
  definition: FilterDefinition & { readonly meta: RangeMetaType };
}) {
  const { instance } = useDiscovery();
  const { texts, formatPrice } = useHost();
  const { selected } = useSnapshot(instance);
  const { meta } = definition;
  const bounds = roundedBounds(meta);
  /** The range while an end is being moved and is not yet selected. */
  const [draft, setDraft] = useState<RangeValue | null>(null);
  const range = draft ?? rangeOf(selected, definition, bounds);
  const [low, high] = range;
  const commit = useDebounced(({ chosen, cleared }: Move) => {
    setDraft(null);
    // Filters that were cleared since it was moved stay cleared, also where that closed the panel.
    if (instance.cleared === null || instance.cleared === cleared)
      setRange(instance, definition, chosen, bounds);
  }, COMMIT_AFTER_MS);
  const isDisabled = isFixed(bounds);

  function move(next: RangeValue) {
    if (next[0] === low && next[1] === high) return;
    setDraft(next);
    commit.schedule({ chosen: next, cleared: instance.cleared });
  }
  function type(next: RangeValue) {
    move(next);
    commit.flush();
  }

  const lowRatio = isDisabled ? 0.5 : toTrack(low, bounds) / TRACK_LENGTH;
  const highRatio = isDisabled ? 0.5 : toTrack(high, bounds) / TRACK_LENGTH;
  return (
    <div className={styles['range']} data-part="range">
      <div className={styles['ends']}>
        <RangeInput
          title={meta.title}
          label={texts.filters.from}
          value={low}
          {...{ bounds, isDisabled, unit: unitText(meta) }}
          onCommit={(value) => type(withLow(value, range, bounds))}
        />
        <RangeInput
          title={meta.title}
          label={texts.filters.to}
          value={high}
          {...{ bounds, isDisabled, unit: unitText(meta) }}
          onCommit={(value) => type(withHigh(value, range, bounds))}
        />
      </div>
      <div className={styles['sliders']} style={{ '--low': lowRatio, '--high': highRatio } as CSSProperties}>
        <Thumb
          label={texts.filters.lowest(meta.title)}
          text={amountText(low, meta, formatPrice)}
          value={low}
          {...{ bounds, isDisabled }}
          onMove={(value) => move(withLow(value, range, bounds))}
        />
        <Thumb
          label={texts.filters.highest(meta.title)}
          text={amountText(high, meta, formatPrice)}
          value={high}
          {...{ bounds, isDisabled }}
          onMove={(value) => move(withHigh(value, range, bounds))}
        />
      </div>
    </div>
  );
}

interface RangeEndProps {
  readonly label: string;
  readonly value: number;
  readonly bounds: Bounds;
  readonly isDisabled: boolean;
}

/** Commits on Enter and on blur; Escape discards what was typed. */
function RangeInput({
  title,
  label,
  value,
  bounds,
  isDisabled,
  unit,
  onCommit,
}: RangeEndProps & { title: string; unit: string; onCommit: (value: number) => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  function commit() {
    if (typed === null) return;
    setTyped(null);
    onCommit(typed.trim() === '' ? Number.NaN : Number(typed));
  }
  return (
    <label className={styles['end']}>
      <span className={styles['label']}>
        <VisuallyHidden>{title}, </VisuallyHidden>
        {label}
      </span>
      <span className={styles['field']}>
        <input
          className={styles['number']}
          type="number"
          inputMode="numeric"
          min={bounds.min}
          max={bounds.max}
          disabled={isDisabled}
          value={typed ?? value}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === 'Enter') commit();
            if (event.key === 'Escape' && typed !== null) {
              event.preventDefault();
              setTyped(null);
            }
          }}
        />
        {unit === '' ? null : <span className={styles['unit']}>{unit}</span>}
      </span>
    </label>
  );
}

/** The input's value is in track units; the announced value and the arrow keys' step are in the filter's unit. */
function Thumb({
  label,
  text,
  value,
  bounds,
  isDisabled,
  onMove,
}: RangeEndProps & { text: string; onMove: (value: number) => void }) {
  function step(event: KeyboardEvent<HTMLInputElement>) {
    const next = keyTarget(event.key, value, bounds, isRightToLeft(event.currentTarget));
    if (next === null) return;
    event.preventDefault();
    onMove(next);
  }
  return (
    <input
      className={styles['slider']}
      type="range"
      min={0}
      max={TRACK_LENGTH}
      step="any"
      disabled={isDisabled}
      value={isDisabled ? TRACK_LENGTH / 2 : toTrack(value, bounds)}
      aria-label={label}
      aria-valuetext={text}
      onChange={(event) => onMove(fromTrack(event.target.valueAsNumber, bounds))}
      onKeyDown={step}
    />
  );
}

/** The thumb goes where an arrow points. */
function keyTarget(key: string, value: number, bounds: Bounds, isMirrored: boolean): number | null {
  const step = stepOf(bounds);
  switch (key) {
    case 'ArrowRight':
    case 'ArrowLeft':
      return value + ((key === 'ArrowRight') === isMirrored ? -step : step);
    case 'ArrowUp':
      return value + step;
    case 'ArrowDown':
      return value - step;
    case 'PageUp':
      return value + 10 * step;
    case 'PageDown':
      return value - 10 * step;
    case 'Home':
      return bounds.min;
    case 'End':
      return bounds.max;
    default:
      return null;
  }
}
