// Data: what German queries say besides products.
import type { IntentWords } from '#engine/intent/intent-words.ts';

export const GERMAN_INTENT: IntentWords = {
  price: {
    atMost: [
      String.raw`(?:unter|höchstens|weniger als|billiger als|günstiger als|nicht über|max(?:imal)?\.?|<=?|≤) ?{n}`,
      '{n} (?:oder weniger|max(?:imal)?)',
    ],
    atLeast: [
      String.raw`(?:über|mindestens|mehr als|teurer als|mind?\.?|>=?|≥) ?{n}`,
      '{n} (?:oder mehr|und mehr)',
    ],
    between: ['zwischen {n} und {n}'],
    money: {
      atMost: ['bis (?:zu )?{n}'],
      atLeast: ['(?:ab|von) {n}'],
      between: ['(?:von )?{n} ?(?:-|–|bis) ?{n}'],
    },
  },
  countedThings: 'jahren?|monaten?|tagen?|stunden|grad|personen|person|paar|stück|dollar|pfund|teile',
  cheap: 'billig(?:e[rsnm]?)?|(?:preis)?günstig(?:e[rsnm]?)?|preiswert(?:e[rsnm]?)?|schnäppchen',
  sale: '(?:im )?sale|reduziert(?:e[rsnm]?)?|(?:im |in )?angebote?|(?:im )?schlussverkauf|(?:mit )?rabatt(?:iert(?:e[rsnm]?)?)?|herabgesetzt(?:e[rsnm]?)?|ausverkauf',
  sorts: [
    [
      '(?:am |de[rnm] |die |das )?(?:billig|günstig|preiswert)ste[nrs]?|niedrigster preis(?: zuerst)?|preis aufsteigend',
      'price',
      'asc',
    ],
    [
      '(?:am |de[rnm] |die |das )?teuerste[nrs]?|höchster preis(?: zuerst)?|preis absteigend',
      'price',
      'desc',
    ],
    ['neu|neue[rsnm]?|neuste[nrs]?|neueste[nrs]?|neuheit(?:en)?', 'newest', 'desc'],
    ['(?:am )?beliebteste[nrs]?|beliebte?|bestseller|meistverkaufte[nrs]?', 'popularity', 'desc'],
  ],
  not: [
    String.raw`(?:ohne|außer|nicht|kein(?:e[rnms]?)?) (?:eine?n? )?({w}+)`,
    String.raw`(?<=\s)-({w}{3,})`,
  ],
  links: '(?:in |für )?',
  endings: '',
  colors: {
    navy: '(?:marine|dunkel)blau(?:e[rsnm]?)?|navy',
    olive: 'oliv(?:e[rsnm]?|grün(?:e[rsnm]?)?)?',
    black: 'schwarz(?:e[rsnm]?)?',
    grey: 'grau(?:e[rsnm]?)?',
    white: 'wei(?:ß|ss)(?:e[rsnm]?)?',
    beige: 'beige[rsnm]?',
    brown: 'braun(?:e[rsnm]?)?',
    blue: 'blau(?:e[rsnm]?)?',
    turquoise: 'türkis(?:e[rsnm]?|farben)?',
    green: 'grün(?:e[rsnm]?)?',
    yellow: 'gelb(?:e[rsnm]?)?',
    orange: 'orange[rsnm]?',
    red: 'rot(?:e[rsnm]?)?',
    pink: 'rosa|pink(?:e[rsnm]?)?',
    purple: 'lila|violett(?:e[rsnm]?)?',
  },
  wearers: {
    women: 'damen?|frau(?:en)?',
    men: 'herren?|männer|mann',
    kids: 'kind(?:er|ern)?|jungen?|jungs|mädchen|junior(?:en)?|jugendliche',
  },
};
