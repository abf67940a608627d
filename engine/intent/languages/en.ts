// Data: what English queries say besides products.
import type { IntentWords } from '#engine/intent/intent-words.ts';

export const ENGLISH_INTENT: IntentWords = {
  price: {
    atMost: [
      String.raw`(?:under|below|less than|cheaper than|at most|no more than|not over|max(?:imum)?\.?|<=?|≤) ?{n}`,
      '{n} (?:or less|or under|max(?:imum)?)',
    ],
    atLeast: [
      String.raw`(?:over|above|more than|at least|min(?:imum)?\.?|>=?|≥) ?{n}`,
      '{n} (?:or more|and up|and over)',
    ],
    between: ['between {n} and {n}'],
    money: {
      atMost: ['(?:up to|within) {n}'],
      atLeast: ['from {n}'],
      between: ['(?:from )?{n} ?(?:-|–|to) ?{n}'],
    },
  },
  countedThings:
    'years?|yrs?|months?|days?|hours?|degrees?|pieces?|pairs?|pounds?|dollars?|litres?|celsius|below',
  cheap: 'cheap|inexpensive|affordable|low[- ]cost|low[- ]price|budget|bargains?',
  sale: '(?:on |in )?(?:the )?sales?|discounted|(?:on )?discounts?|reduced(?: price)?|clearance|on offer|special offers?|marked down',
  sorts: [
    [
      '(?:the )?cheapest(?: first)?|lowest price(?: first)?|(?:price )?low to high|least expensive',
      'price',
      'asc',
    ],
    ['(?:the )?most expensive|highest price(?: first)?|(?:price )?high to low', 'price', 'desc'],
    ['new|newest|latest|new arrivals?|just in', 'newest', 'desc'],
    ['(?:the )?most popular|popular|best[- ]?sell(?:ing|ers?)', 'popularity', 'desc'],
  ],
  not: [
    String.raw`(?:without|excluding|except|not|w/o) (?:an? |any |the )?({w}+)`,
    String.raw`(?<=\s)-({w}{3,})`,
  ],
  links: '(?:in |for )?(?:the )?',
  endings: '',
  colors: {
    navy: 'navy(?: blue)?',
    olive: 'olive(?: green)?',
    black: 'black',
    grey: 'gr[ea]y',
    white: 'white',
    beige: 'beige|sand|tan',
    brown: 'brown',
    blue: 'blue',
    turquoise: 'turquoise|teal',
    green: 'green',
    yellow: 'yellow',
    orange: 'orange',
    red: 'red',
    pink: 'pink',
    purple: 'purple|violet|lilac',
  },
  wearers: {
    women: "wom[ae]n(?:['’]?s)?|ladies|lady|female",
    men: "men(?:['’]?s)?|male|gents?",
    kids: "kids?(?:['’]?s?)?|child(?:ren)?(?:['’]?s)?|boys?|girls?|junior|youth|toddlers?",
  },
};
