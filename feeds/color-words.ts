// Colour words of feeds in en, sv, de, es, ru and ko, each with its colour family and, where it differs, its swatch.

export interface ColorWord {
  readonly family: string;
  /** Null: the family's swatch. */
  readonly hex: string | null;
  /** Also an ordinary word in titles ("stone", "rose"): a colour in a colour column only. */
  readonly isAmbiguous: boolean;
}

/** `family [#hex]: words`; an underscore stands for a space in a word, a star marks an ambiguous word. */
const TABLE = `
black: black svart schwarz negro negra negros negras чёрный черный чёрная черная черное черные 블랙 검정 검은색 검정색 noir
black #2b2c2e: jet* onyx* ebony* raven* kohl*
grey: grey gray grå grau gris grises серый серая серое серые 그레이 회색
grey #45494d: charcoal anthracite antracit anthrazit antracita graphite* grafit* grafito* slate* dark_grey dark_gray 차콜
grey #c3c6c8: silver silverfärgad silber silvertoned plateado plateada plata серебряный серебристый 실버 platinum* platin* platino* light_grey
grey #7b7f83: steel* gunmetal titanium* titan* ash* heather* melange* stone* concrete*
white: white vit vitt weiß weiss blanco blanca blancos blancas белый белая белое белые 화이트 흰색 blanc
white #efe9da: offwhite off_white ivory ecru cream* creme* kräm* crema* elfenben bone* natural* chalk* snow* crudo* 아이보리 크림*
beige: beige beis бежевый бежевая бежевое бежевые 베이지 sand* sandfarben arena* nude* taupe* oatmeal* camel_beige tan* 샌드*
beige #b7a679: khaki kaki caqui хаки 카키
brown: brown brun braun marrón marron café* cafe* коричневый коричневая коричневое коричневые 브라운 갈색
brown #b0793f: camel* cognac* caramel* toffee* bronze* brons* bronce* copper* koppar* kupfer* cobre* tan_brown hazel* walnut*
brown #5a3a2a: chocolate* choklad* schokolade* mocha* coffee* espresso* dark_brown
blue: blue blå blått blau azul azules синий синяя синее синие голубой голубая голубое голубые 블루 파랑 파란색 bleu
blue #7fa8d1: light_blue sky_blue skyblue himmelblau celeste* azul_claro azul_cielo babyblue powder_blue 하늘색 스카이블루
blue #2b4a9b: cobalt* kobolt* royal_blue royalblue electric_blue ultramarine*
blue #3a5673: denim* indigo* petrol_blue azul_metalizado steel_blue
navy: navy marinblå marin* marine* marineblau navy_blue azul_marino marino* azul_oscuro dark_blue midnight* dunkelblau mörkblå тёмно_синий темно_синий 네이비 남색
turquoise: turquoise turkos türkis turquesa teal petrol* aqua* cyan* lagoon* бирюзовый бирюзовая 터콰이즈 청록 민트* mint* menta*
green: green grön grönt grün verde verdes зелёный зеленый зелёная зеленая зеленое зеленые 그린 초록 초록색 녹색 vert
green #7fae6b: lime* limegrön light_green verde_claro pistachio* pistasch* apple_green
green #2f4b38: forest* bottle_green dark_green verde_oscuro pine* emerald* verde_cobalto sage*
olive: olive oliv olivgrön olivgrün oliva* verde_oliva verde_musgo moss* military* army* khaki_green khaki_oscuro оливковый оливковая 올리브
yellow: yellow gul gult gelb amarillo amarilla amarillos жёлтый желтый жёлтая желтая желтое желтые 옐로 옐로우 노랑 노란색 lemon* citron*
yellow #c9a227: gold guld golden* goldtoned dorado dorada oro* золотой золотая золотистый 골드
yellow #c8962c: mustard senap* senf* mostaza* ochre* ocker* amber* honey* saffron*
orange: orange naranja anaranjado apelsin* оранжевый оранжевая оранжевое 오렌지 주황 주황색 tangerine*
orange #e9a07a: peach* persika* pfirsich* apricot* aprikos* melocotón* 피치*
orange #b5562c: rust* rost* terracotta* terrakotta* burnt_orange brick*
orange #ee7f68: coral* korall* koralle* salmon* lax* lachs* 코랄
red: red röd rött rot rojo roja rojos rojas красный красная красное красные 레드 빨강 빨간색 rouge scarlet* crimson* cherry* ruby*
red #6e2433: burgundy burgund vinröd weinrot bordeaux bordo бордовый бордо maroon granate* wine* berry* 버건디 와인*
pink: pink rosa* rosado rosada розовый розовая розовое розовые 핑크 분홍 분홍색 rose* blush* fuchsia fuksia* fucsia
pink #c2377f: magenta cerise* hot_pink raspberry*
purple: purple lila violett violet violeta* morado morada púrpura фиолетовый фиолетовая сиреневый 퍼플 보라 보라색 plum* aubergine* mauve* grape*
purple #b7a5d6: lavender lavendel* lilac* lavanda* 라벤더 라일락*
multi: multi multicolor multicolour multicolored multicoloured multicolore flerfärgad mehrfarbig bunt* multifärg varios* assorted* rainbow* разноцветный мультиколор 멀티 멀티컬러 multicolors
`;

export const COLOR_WORDS: ReadonlyMap<string, ColorWord> = readTable();

function readTable(): Map<string, ColorWord> {
  const words = new Map<string, ColorWord>();
  for (const row of TABLE.trim().split('\n')) {
    const [head = '', list = ''] = row.split(':');
    const [family = '', hex] = head.trim().split(' ');
    for (const written of list.trim().split(/\s+/)) {
      const isAmbiguous = written.endsWith('*');
      const word = foldWord(written.replace('*', '')).replaceAll('_', ' ');
      if (!words.has(word)) words.set(word, { family, hex: hex ?? null, isAmbiguous });
    }
  }
  return words;
}

/** Lower case without diacritics, as in the table; Hangul syllables stay whole. */
export function foldWord(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
}

const LIGHT = new Set(['light', 'ljus', 'hell', 'claro', 'clara', 'pale', 'светло', '라이트', '연한']);
const DARK = new Set(['dark', 'deep', 'mork', 'dunkel', 'oscuro', 'oscura', 'темно', '다크', '진한']);

/** 1 for a folded word that makes the colour next to it lighter, -1 for darker, 0 for neither. */
export function shadeOf(word: string): -1 | 0 | 1 {
  return LIGHT.has(word) ? 1 : DARK.has(word) ? -1 : 0;
}
