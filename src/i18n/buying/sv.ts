// Swedish.
import type { BuyingTexts } from '#src/i18n/buying-texts.ts';

export const texts: BuyingTexts = {
  delivered: (from, to) =>
    to === 0
      ? 'Levereras samma dag'
      : `Levereras inom ${from === to ? to : `${from}–${to}`} ${to === 1 ? 'arbetsdag' : 'arbetsdagar'}`,
  free: 'Fri frakt',
  fee: (fee) => `Frakt ${fee}`,
  feeOrFree: (fee, from) => `Frakt ${fee}, fri frakt från ${from}`,
  returns: (count) => `${count} ${count === 1 ? 'dags' : 'dagars'} öppet köp`,
  few: (sizes) => (sizes === '' ? 'Få kvar' : `Få kvar: ${sizes}`),
  sizeGuide: 'Storleksguide',
  guideOf: (title) => `Storleksguide: ${title}`,
  guideSize: 'Storlek',
  centimetres: 'cm',
  inches: 'tum',
  units: 'Längdenhet',
  measuring: 'Så mäter du',
};
