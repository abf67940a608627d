// The lists of the shell's claims are those of the code: a name that no claim has fails here.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SUSTAINABILITY_ICONS } from '#contract/product.ts';
import { DEFAULT_SETTINGS } from '#settings/default-settings.ts';
import { SCREENS } from '#src/app/screens/screens.ts';
import { MODAL_IDS } from '#src/services/modal-ids.ts';
import { createViewState } from '#src/services/view-state.ts';
import { claimedNames } from '#tests/requirements/claimed-names.ts';

const MARKDOWN = readFileSync(join(import.meta.dirname, '../../docs/requirements.md'), 'utf8');

test('SH-04: the modals', () => {
  expect(claimedNames('SH-04', '`')).toEqual(MODAL_IDS.toSorted());
});

test('SH-14: the keys of the view state, beside those that offline use needs', () => {
  const beyond = [
    'inbox',
    'isInboxOpen',
    'isNavigating',
    'isOnline',
    'isReadyOffline',
    'hasUpdate',
    'storage',
    'pendingSelections',
  ];
  expect([...claimedNames('SH-14'), ...beyond].toSorted()).toEqual(Object.keys(createViewState()).toSorted());
});

test('SH-16: the icons of sustainability', () => {
  expect(claimedNames('SH-16', 'The sustainability icon')).toEqual(SUSTAINABILITY_ICONS.toSorted());
});

test('RT-06: the screens, beside home, search, bag and confirmation', () => {
  const paths = Object.values(SCREENS).map(({ path }): string => path);
  expect([...claimedNames('RT-06'), '/', '/search', '/cart', '/confirm'].toSorted()).toEqual(
    paths.toSorted(),
  );
});

test('MK-01: the markets of the default settings', () => {
  const claim = /MK-01a \(unit\) The markets are (.*)\.$/m.exec(MARKDOWN)?.[1] ?? '';
  const { markets, defaultMarket } = DEFAULT_SETTINGS;
  expect(claim.split(/, | and /)).toEqual(markets.map(({ code }) => code));
  expect(MARKDOWN).toContain(`A URL without a market is of ${defaultMarket}.`);
});

test('MK-02: the markets that are gone', () => {
  const gone = Object.keys(DEFAULT_SETTINGS.legacyMarkets);
  expect(MARKDOWN).toContain(`A call for ${gone.join(' or ')} is answered`);
});
