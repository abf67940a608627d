// What the query says besides products, above the results: links to the search without it, so no script is needed (FB-01).
import type { UnderstoodStatement } from '#contract/clients.ts';
import { ONE_SIZE } from '#contract/limits.ts';
import styles from '#src/discovery/filters/chip-row.module.css';
import { optionName, SIZE_FIELD } from '#src/discovery/filters/option-name.ts';
import { useHost } from '#src/discovery/host-context.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Link } from '#src/ui/link.tsx';

/** By this name the engine understands the size of what comes in one size only. */
const UNDERSTOOD_ONE_SIZE = 'ONE';

export function Understood({ statements }: { statements: readonly UnderstoodStatement[] }) {
  const { texts, formatPrice } = useHost();
  if (statements.length === 0) return null;

  function nameOf({ label, lowMinor, highMinor, currency }: UnderstoodStatement): string {
    if (label === UNDERSTOOD_ONE_SIZE) return optionName(SIZE_FIELD, ONE_SIZE, texts);
    const [low, high] = [lowMinor, highMinor].map((bound) =>
      bound === null ? '' : formatPrice(bound, currency),
    );
    return label || (low && high ? `${low} – ${high}` : low ? `≥ ${low}` : `≤ ${high}`);
  }

  return (
    <ul className={styles['row']} aria-label={texts.filters.selected} data-part="understood">
      {statements.map((statement) => {
        const name = nameOf(statement);
        return (
          <li key={statement.href}>
            <Link href={statement.href} className={styles['chip']} aria-label={texts.filters.remove(name)}>
              {name}
              <Icon name="close" />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
