// English.

/** "3", "2–5" working days; 0 days: the same day. */
const days = (from: number, to: number) =>
  `${from === to ? to : `${from}–${to}`} working ${to === 1 ? 'day' : 'days'}`;

export const texts = {
  delivered: (from: number, to: number) =>
    to === 0 ? 'Delivered the same day' : `Delivered in ${days(from, to)}`,
  free: 'Free delivery',
  fee: (fee: string) => `Delivery ${fee}`,
  feeOrFree: (fee: string, from: string) => `Delivery ${fee}, free from ${from}`,
  returns: (count: number) => `${count} ${count === 1 ? 'day' : 'days'} to change your mind`,
  few: (sizes: string) => (sizes === '' ? 'Few left' : `Few left: ${sizes}`),
  sizeGuide: 'Size guide',
  guideOf: (title: string) => `Size guide: ${title}`,
  guideSize: 'Size',
  centimetres: 'cm',
  inches: 'inches',
  units: 'Unit of length',
  measuring: 'How to measure',
};
