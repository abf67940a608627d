// English: the sync inbox; the table every other language must match.

/** "1 change", "3 changes". */
const plural = (count: number, one: string, other: string) => `${count} ${count === 1 ? one : other}`;

export const texts = {
  title: 'Your changes',
  show: 'Show changes',
  waiting: (count: number) => `${plural(count, 'change is', 'changes are')} waiting to be sent.`,
  refused: (count: number) => `${plural(count, 'change was', 'changes were')} not accepted.`,
  empty: 'Everything has reached us.',
  emptyText: 'What you change without a connection waits here until it is sent.',
  unreachable:
    'We can’t be reached right now. Your changes are safe on this device and will be sent as soon as we can.',
  busy: 'The shop is busy. Your changes are safe on this device, and we keep trying.',
  waitingTitle: 'Waiting to be sent',
  refusedTitle: 'Not accepted',
  causes: { sending: 'Being sent', offline: 'No connection', busy: 'The shop is busy' },
  changes: {
    add: (title: string, count: number) => `Add ${count} × ${title}`,
    subtract: (title: string, count: number) => `${count} less of ${title}`,
    remove: (title: string) => `Remove ${title}`,
    enterCode: (code: string) => `Use the code ${code}`,
    removeCode: (code: string) => `Remove the code ${code}`,
    clear: () => 'Empty the bag',
    setCountry: () => 'Change the country of the bag',
  },
  unknownProduct: 'a product',
  otherSize: 'Another size',
  retry: 'Try again',
  discard: 'Discard',
  confirm: 'Discard this change? It will not be sent.',
  keep: 'Keep it',
  retryAll: 'Try all again now',
  events: (count: number) =>
    `Also waiting: ${plural(count, 'anonymous note', 'anonymous notes')} on how the shop is used.`,
};
