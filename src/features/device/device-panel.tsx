// What this device keeps of the shop, with a switch of the shopper's own, and what they may delete.
import { useId, useRef } from 'react';
import type { MarketInfo } from '#contract/bootstrap.ts';
import type { KeptCopies } from '#contract/kept-copies.ts';
import { LANGUAGE_NAMES, type Language, languageOf } from '#contract/market.ts';
import styles from '#src/features/device/device-panel.module.css';
import { type KeptCopiesView, useKeptCopies } from '#src/features/device/use-kept-copies.ts';
import { formatBytes } from '#src/i18n/bytes.ts';
import { installedTexts } from '#src/i18n/installed-texts.ts';
import { useServices } from '#src/services/services.tsx';
import { Button } from '#src/ui/button.tsx';
import { Modal } from '#src/ui/modal.tsx';

interface DevicePanelProps {
  readonly markets: readonly MarketInfo[];
  readonly onClose: () => void;
}

export function DevicePanel({ markets, onClose }: DevicePanelProps) {
  const { market } = useServices();
  const texts = installedTexts(market.language).device;
  const copies = useKeptCopies();
  const { kept, isBusy, isFailed, change } = copies;
  const helpId = useId();
  const body = useRef<HTMLDivElement>(null);
  const isOn = kept?.isOn ?? true;
  const isEmpty = kept === null || kept.catalogueBytes + kept.pageBytes + kept.pictureBytes === 0;
  /** The button that was pressed may be gone afterwards. */
  function removeAll() {
    body.current?.focus();
    void change((client) => client.removeAll());
  }
  return (
    <Modal
      title={texts.title}
      placement="panel"
      onClose={onClose}
      footer={
        isEmpty ? undefined : (
          <Button isWide isBusy={isBusy} onClick={removeAll}>
            {texts.removeAll}
          </Button>
        )
      }
    >
      <div ref={body} tabIndex={-1} className={styles['body']}>
        <label className={styles['switch']}>
          <input
            type="checkbox"
            role="switch"
            checked={isOn}
            aria-checked={isOn}
            aria-disabled={isBusy || kept === null}
            aria-describedby={helpId}
            onChange={({ target }) => {
              const { checked } = target;
              if (kept !== null) void change((client) => client.keep(checked));
            }}
          />
          {texts.keep}
        </label>
        <p id={helpId} className={styles['soft']}>
          {texts.help}
        </p>
        <p role="status" className={styles['state']}>
          {isFailed ? texts.failed : kept === null ? '' : stateOf(kept, market.language)}
        </p>
        {kept?.isResponding === true ? <Sizes kept={kept} language={market.language} /> : null}
        <KeptMarkets copies={copies} markets={markets} onBeforeRemove={() => body.current?.focus()} />
        <p className={styles['soft']}>{texts.always}</p>
      </div>
    </Modal>
  );
}

function stateOf({ isOn, isMetered, totalBytes }: KeptCopies, language: Language): string {
  const texts = installedTexts(language).device;
  return [
    isOn ? '' : texts.off,
    isOn && isMetered ? texts.metered : '',
    totalBytes === null ? '' : texts.total(formatBytes(totalBytes, language)),
  ]
    .filter(Boolean)
    .join(' ');
}

function Sizes({ kept, language }: { kept: KeptCopies; language: Language }) {
  const texts = installedTexts(language).device;
  const kinds = [
    [texts.catalogue, kept.catalogueBytes],
    [texts.pictures, kept.pictureBytes],
    [texts.pages, kept.pageBytes],
  ] as const;
  return (
    <dl className={styles['sizes']}>
      {kinds.map(([name, bytes]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{formatBytes(bytes, language)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface KeptMarketsProps {
  readonly copies: KeptCopiesView;
  readonly markets: readonly MarketInfo[];
  readonly onBeforeRemove: () => void;
}

function KeptMarkets({ copies: { kept, isBusy, change }, markets, onBeforeRemove }: KeptMarketsProps) {
  const { market } = useServices();
  const texts = installedTexts(market.language).device;
  if (kept === null || kept.markets.length === 0) return null;
  return (
    <section>
      <h3 className={styles['heading']}>{texts.markets}</h3>
      <ul className={styles['markets']}>
        {kept.markets.map(({ market: code, bytes, part }) => {
          const name = nameOf(code, markets);
          return (
            <li key={code}>
              <span>
                {name} <span className={styles['soft']}>{formatBytes(bytes, market.language)}</span>
                {part === undefined ? null : (
                  <span className={styles['part']}>{texts.part(part.products, part.of)}</span>
                )}
              </span>
              {code === market.code && kept.isOn ? (
                <span className={styles['soft']}>{texts.current}</span>
              ) : (
                <Button
                  kind="quiet"
                  isBusy={isBusy}
                  aria-label={texts.removeMarket(name)}
                  onClick={() => {
                    onBeforeRemove();
                    void change((client) => client.remove(code));
                  }}
                >
                  {texts.remove}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** "Schweiz, Deutsch"; the code of a market that is no longer offered. */
function nameOf(code: string, markets: readonly MarketInfo[]): string {
  const market = markets.find((one) => one.code === code);
  if (market === undefined) return code;
  const language = languageOf(market.language);
  return language === undefined ? market.countryName : `${market.countryName}, ${LANGUAGE_NAMES[language]}`;
}
