// English: what every other language has too.

export const texts = {
  otherMarkets: {
    title: 'This country’s shop is not on this device yet.',
    text: 'You are offline. These are, and open as usual:',
    again: 'Try again',
  },
  needsNetwork: {
    title: 'Paying needs a connection.',
    text: 'You are offline. Your bag and everything you typed are kept on this device, and the checkout opens by itself when you’re back.',
    again: 'Try again',
  },
  update: {
    unsaved: 'What you have typed is not sent yet, and a reload would lose it.',
    unsent: 'The newer version starts as soon as your changes are sent.',
  },
  install: {
    title: (shop: string) => `Keep ${shop} at hand`,
    text: 'As an app it opens from your home screen, also without a connection.',
    manual: 'Tap Share, then “Add to Home Screen”.',
    accept: 'Install',
    refuse: 'Not now',
    close: 'Close',
  },
  device: {
    title: 'On this device',
    keep: 'Keep the shop on this device',
    help: 'The catalogue and what you have seen, so that the shop opens and searches without a connection.',
    off: 'Nothing new is kept.',
    metered: 'On this connection nothing is fetched ahead, to save your data.',
    total: (size: string) => `${size} in all, the app itself included.`,
    catalogue: 'Catalogue',
    pictures: 'Pictures',
    pages: 'Pages',
    markets: 'Countries',
    part: (products: number, of: number) =>
      `${products.toLocaleString('en')} of ${of.toLocaleString('en')} products`,
    categories: 'These categories open without a connection',
    current: 'In use',
    remove: 'Delete',
    removeMarket: (name: string) => `Delete ${name}`,
    failed: 'That did not work. Please try again.',
    removeAll: 'Delete all and keep nothing',
    always: 'Your bag and changes waiting to be sent are always kept.',
  },
};
