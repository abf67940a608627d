// German.
import type { BuyingTexts } from '#src/i18n/buying-texts.ts';

export const texts: BuyingTexts = {
  delivered: (from, to) =>
    to === 0
      ? 'Lieferung am selben Tag'
      : `Lieferung in ${from === to ? to : `${from}–${to}`} ${to === 1 ? 'Werktag' : 'Werktagen'}`,
  free: 'Versandkostenfrei',
  fee: (fee) => `Versand ${fee}`,
  feeOrFree: (fee, from) => `Versand ${fee}, ab ${from} kostenlos`,
  returns: (count) => `${count} ${count === 1 ? 'Tag' : 'Tage'} Rückgaberecht`,
  few: (sizes) => (sizes === '' ? 'Nur noch wenige' : `Nur noch wenige: ${sizes}`),
  sizeGuide: 'Größentabelle',
  guideOf: (title) => `Größentabelle: ${title}`,
  guideSize: 'Größe',
  centimetres: 'cm',
  inches: 'Zoll',
  units: 'Längeneinheit',
  measuring: 'So misst du',
};
