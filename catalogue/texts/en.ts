// English: the texts of the server, and the type of every other language's.

export const texts = {
  /** By colour family. */
  colors: {
    black: 'Black',
    grey: 'Grey',
    white: 'White',
    beige: 'Beige',
    brown: 'Brown',
    blue: 'Blue',
    navy: 'Navy',
    turquoise: 'Turquoise',
    green: 'Green',
    olive: 'Olive',
    yellow: 'Yellow',
    orange: 'Orange',
    red: 'Red',
    pink: 'Pink',
    purple: 'Purple',
    multi: 'Multicolour',
  },
  genders: { women: 'Women', men: 'Men', unisex: 'Unisex', kids: 'Kids' },
  /** As the product page calls them, without the longer explanations. */
  sustainability: {
    biodegradable: 'Biodegradable fibres',
    bluesign: 'Responsible dyeing and finishing',
    circular: 'Made to be repaired',
    recyclable: 'Recyclable, one material',
    recycled: 'Recycled materials',
    renewable: 'Renewable fibres',
    'reuse-good': 'Second hand, good condition',
    'reuse-excellent': 'Second hand, excellent condition',
  },
  /** Labels that the shop itself gives; a merchant's own label is its own name. */
  labels: { reuse: 'Second hand', new: 'New', bestseller: 'Bestseller' },
  /** The one value of the filter by availability. */
  inStock: 'In stock',
  sortTitles: {
    relevance: { title: 'Relevance', asc: 'Least relevant first', desc: 'Most relevant first' },
    price: { title: 'Price', asc: 'Lowest price first', desc: 'Highest price first' },
    newest: { title: 'Newest', asc: 'Oldest first', desc: 'Newest first' },
    discount: { title: 'Discount', asc: 'Smallest discount first', desc: 'Largest discount first' },
    popularity: { title: 'Popularity', asc: 'Least popular first', desc: 'Most popular first' },
  },
  /** As a notice of a cart calls one, and the link to their page. */
  giftCards: { one: 'Gift card', page: 'Gift cards' },
  /** The page of a menu that is too large for every page. */
  allCategories: 'All categories',
  findOrder: 'Track or change an order',
  /** Titles of the filters over products of a feed. */
  facets: {
    category: 'Category',
    gender: 'Made for',
    color: 'Colour',
    size: 'Size',
    price: 'Price',
    brand: 'Brand',
    in_stock: 'Availability',
  },
  /** The listing of products without a category: beside other listings, and where there are no others. */
  feeds: { more: 'More', allProducts: 'All products' },
  /** Of the home page that is made from listings. */
  home: { seeAll: 'See all', categories: 'Categories' },
  /** What the installed app offers on its icon. */
  shortcuts: { search: 'Search', cart: 'Bag' },
  /** Ways of delivery that the shop itself names. */
  delivery: { standard: 'Standard delivery', pickUp: 'Collect in store' },
  /** In place of a page that can't be had now, or not at that address. */
  errorPages: {
    busy: {
      title: 'One moment, please',
      body: 'The shop is very busy or just starting up. This page tries again by itself in a few seconds.',
    },
    tooMany: {
      title: 'That was a lot at once',
      body: 'We received too many requests from your connection. You can go on in a minute.',
    },
    noPage: {
      title: 'There is nothing at this address',
      body: 'Check the address, or start from the home page.',
    },
    home: 'To the home page',
  },
  /** The page of the test provider. */
  testPayment: {
    title: 'Test payment',
    notice: 'This is a test. No money moves.',
    choices: {
      pay: 'Pay {amount}',
      step: 'Pay with a code',
      decline: 'Decline the payment',
      cancel: 'Cancel and return',
      late: 'Pay, and confirm late',
      early: 'Pay, and confirm early',
      twice: 'Pay, and confirm twice',
      silent: 'Never answer',
    },
    unusual: 'Unusual answers',
    explained: {
      late: 'You return to the shop first; the confirmation comes eight seconds later.',
      early: 'The shop is told before you return, and told once more when all is over.',
      twice: 'The shop gets the same message two times.',
      silent: 'Neither you nor the shop hears anything. The payment ends when its time is up.',
    },
    code: 'Code for the second step: {code}',
    wrongCode: 'That is not the code. Try again.',
    silent: 'No answer comes. The shop ends the payment when its time is up.',
    stopped: 'The shop has stopped this payment. Nothing was charged.',
    back: 'Back to the shop',
  },
  /** In place of pages in a market that sells nothing, followed by a link to one that does. */
  emptyMarket: {
    title: 'Nothing is sold here at the moment',
    text: 'Our products are sold in another market:',
  },
  /** SH-02: a language without it has an English outage page. */
  outage: {
    title: 'The homepage is down at the moment',
    body: 'We are already panic-calling the Internet. Thank you for your patience.',
  },
};
