// Data: what Swedish queries say besides products.
import type { IntentWords } from '#engine/intent/intent-words.ts';

export const SWEDISH_INTENT: IntentWords = {
  price: {
    atMost: [
      String.raw`(?:under|högst|mindre än|billigare än|inte över|max(?:imalt)?\.?|<=?|≤) ?{n}`,
      '{n} (?:eller mindre|max)',
    ],
    atLeast: [String.raw`(?:över|minst|mer än|dyrare än|min\.?|>=?|≥) ?{n}`, '{n} (?:eller mer|och uppåt)'],
    between: ['mellan {n} (?:och|-) {n}'],
    money: {
      atMost: ['(?:upp till|till) {n}'],
      atLeast: ['från {n}'],
      between: ['(?:från )?{n} ?(?:-|–|till) ?{n}'],
    },
  },
  countedThings:
    'år|månader|dagar|timmar|grader|minusgrader|plusgrader|personer|person|par|dollar|pund|delar',
  cheap: 'billig(?:a|t|are)?|prisvärd(?:a|t)?|lågpris|budget|prisvänlig(?:a|t)?',
  sale: '(?:på )?rea|reapris|rabatt(?:erad(?:e|t)?)?|(?:på )?rabatt|nedsatt(?:a)?(?: pris)?|utförsäljning|erbjudanden?|på erbjudande|(?:on )?sale|realisation',
  sorts: [
    ['(?:den |de |det )?billigast(?:e)?(?: först)?|läg(?:st|sta) pris(?:et)?(?: först)?', 'price', 'asc'],
    ['(?:den |de |det )?dyrast(?:e)?(?: först)?|hög(?:st|sta) pris(?:et)?(?: först)?', 'price', 'desc'],
    ['ny|nya|nytt|nyast(?:e)?|nyhet(?:er)?|senaste|nyinkommet', 'newest', 'desc'],
    ['mest populära?|populära?(?:st|ste)?|bästsäljare|storsäljare', 'popularity', 'desc'],
  ],
  not: [String.raw`(?:utan|förutom|inte|ej) (?:en |ett |någon )?({w}+)`, String.raw`(?<=\s)-({w}{3,})`],
  links: '(?:i |för |till )?',
  endings: '',
  colors: {
    navy: 'marinblå(?:a|tt)?|marin',
    olive: 'oliv(?:grön(?:a|t)?)?',
    black: 'svart(?:a)?',
    grey: 'grå(?:a|tt)?',
    white: 'vit(?:a|t)?',
    beige: 'beige(?:a)?',
    brown: 'brun(?:a|t)?',
    blue: 'blå(?:a|tt)?',
    turquoise: 'turkos(?:a|t)?',
    green: 'grön(?:a|t)?',
    yellow: 'gul(?:a|t)?',
    orange: 'orange(?:a)?',
    red: 'röd(?:a)?|rött',
    pink: 'rosa',
    purple: 'lila',
  },
  wearers: {
    women: 'dam(?:er|ernas)?|kvinn(?:a|or|lig)|tjej(?:er)?',
    men: 'herr(?:ar|arnas)?|män|kill(?:e|ar)',
    kids: 'barn(?:en|ens)?|junior|pojk(?:e|ar)|flick(?:a|or)|ungdom(?:ar)?',
  },
};
