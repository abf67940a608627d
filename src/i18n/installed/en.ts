// English: what every other language has too.

export const texts = {
  otherMarkets: {
    title: 'This country’s shop is not on this device yet.',
    text: 'You are offline. These are, and open as usual:',
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
};
