// The size guide: how a product fits, body measures by size in cm or inches, and how to measure.
import { useId, useState } from 'react';
import type { SizeGuide, SizeValue } from '#contract/product.ts';
import styles from '#src/features/product/size-guide.module.css';
import { buyingTexts } from '#src/i18n/buying-texts.ts';
import { useServices } from '#src/services/services.tsx';
import { Modal } from '#src/ui/modal.tsx';

const CENTIMETRES_PER_INCH = 2.54;
/** Countries in which clothes are measured in inches. */
const INCH_COUNTRIES: readonly string[] = ['US', 'CA'];
type Unit = 'cm' | 'inch';

interface SizeGuideDialogProps {
  readonly guide: SizeGuide;
  /** Title of the chosen size, null for none. */
  readonly size: string | null;
  readonly onClose: () => void;
}

export function SizeGuideDialog({ guide, size: chosen, onClose }: SizeGuideDialogProps) {
  const { market } = useServices();
  const texts = buyingTexts(market.language);
  const [unit, setUnit] = useState<Unit>(INCH_COUNTRIES.includes(market.country) ? 'inch' : 'cm');
  const numbers = new Intl.NumberFormat(market.language, { maximumFractionDigits: 1 });
  const instructions = guide.measures.filter(({ how }) => how !== null);
  return (
    <Modal title={texts.guideOf(guide.title)} onClose={onClose}>
      {guide.fit === '' ? null : <p className={styles['fit']}>{guide.fit}</p>}
      {guide.rows.some(({ values }) => values.some(isLength)) ? (
        <UnitChoice unit={unit} onChange={setUnit} />
      ) : null}
      <div className={styles['scroll']}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{texts.guideSize}</th>
              {guide.measures.map(({ title }) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {guide.rows.map(({ size, values }) => (
              <tr key={size} aria-current={size === chosen ? 'true' : undefined}>
                <th scope="row">{size}</th>
                {values.map((value, index) => (
                  <td key={guide.measures[index]?.title}>{valueText(value, unit, numbers)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {instructions.length === 0 ? null : (
        <>
          <h3 className={styles['heading']}>{texts.measuring}</h3>
          <dl className={styles['measures']}>
            {instructions.map(({ title, how }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{how}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Modal>
  );
}

function UnitChoice({ unit, onChange }: { unit: Unit; onChange: (unit: Unit) => void }) {
  const { market } = useServices();
  const texts = buyingTexts(market.language);
  const name = useId();
  const units = [
    ['cm', texts.centimetres],
    ['inch', texts.inches],
  ] as const;
  return (
    <fieldset className={styles['units']}>
      <legend className={styles['legend']}>{texts.units}</legend>
      {units.map(([value, title]) => (
        <label key={value}>
          <input type="radio" name={name} checked={value === unit} onChange={() => onChange(value)} />
          {title}
        </label>
      ))}
    </fieldset>
  );
}

function isLength(value: SizeValue): value is Exclude<SizeValue, string> {
  return typeof value !== 'string';
}

function valueText(value: SizeValue, unit: Unit, numbers: Intl.NumberFormat): string {
  if (!isLength(value)) return value;
  const [from, to] = value.map((length) =>
    numbers.format(unit === 'cm' ? length : length / CENTIMETRES_PER_INCH),
  );
  return from === to ? `${from}` : `${from}–${to}`;
}
