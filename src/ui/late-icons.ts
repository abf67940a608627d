// Paths of icons that no first load shows: they come with the part that shows them.
export const LATE_ICONS = {
  cloud: 'M7 18a4 4 0 0 1-.6-7.96A6 6 0 0 1 18 11.1 3.5 3.5 0 0 1 17.5 18H7Z',
  globe: 'M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18ZM3.2 12h17.6M12 3c5 5 5 13 0 18-5-5-5-13 0-18Z',
  minus: 'M5 12h14',
  play: 'M8 5.5v13l11-6.5-11-6.5Z',
  plus: 'M12 5v14M5 12h14',
  trash: 'M5 7h14M9.5 7V4.5h5V7M7 7l.8 13h8.4L17 7m-7 3.5v6m4-6v6',
} as const;
