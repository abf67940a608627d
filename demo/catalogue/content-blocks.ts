// Content blocks: one large picture and a sentence that break the grid of the top listings on purpose.
import { LANGUAGES } from '#contract/market.ts';
import type { ContentBlock } from '#contract/listing.ts';
import type { CatalogueImage, CatalogueListing } from '#server/catalogue/model.ts';
import type { SceneDrawing } from '#demo/drawings/parameters.ts';
import { addressOf, sceneImage } from '#demo/catalogue/pictures.ts';
import { type Text, text } from '#demo/catalogue/text.ts';

interface Block {
  readonly listingId: string;
  readonly row: number;
  readonly columns: number;
  readonly rows: number;
  readonly position: 'left' | 'right' | 'center';
  readonly image: CatalogueImage;
  /** Without a market. */
  readonly link: string;
  readonly title: Text;
  readonly text: Text;
}
/** Shape of a block: two columns by two rows at a side, or the full width. */
const SHAPES = {
  left: { position: 'left', columns: 2, rows: 2, ratio: '4:5' },
  right: { position: 'right', columns: 2, rows: 2, ratio: '4:5' },
  wide: { position: 'center', columns: 4, rows: 1, ratio: '21:9' },
} as const;

function block(
  listingId: string,
  row: number,
  shape: keyof typeof SHAPES,
  [scene, time]: readonly [SceneDrawing['scene'], SceneDrawing['time']],
  link: string,
  title: Text,
  sentence: Text,
): Block {
  const { position, columns, rows, ratio } = SHAPES[shape];
  const image = sceneImage(`block ${listingId} ${row}`, scene, time, ratio);
  return { listingId, row, columns, rows, position, image, link, title, text: sentence };
}

const BLOCKS: readonly Block[] = [
  block(
    'women',
    1,
    'left',
    ['ridge', 'dawn'],
    '/e/layering-guide',
    text('Three layers, one day', 'Tre lager, en dag', 'Drei Schichten, ein Tag', '레이어 세 겹, 하루'),
    text(
      'What goes next to the skin, what goes over it, and when to stop and change.',
      'Vad som ska närmast huden, vad som ska över, och när det är dags att stanna och byta.',
      'Was auf die Haut gehört, was darüber, und wann es Zeit ist, sich umzuziehen.',
      '피부에 닿을 것과 그 위에 입을 것, 그리고 멈춰서 갈아입을 때.',
    ),
  ),
  block(
    'women',
    5,
    'wide',
    ['sea', 'dusk'],
    '/c/by-the-water',
    text('By the water', 'Vid vattnet', 'Am Wasser', '물가에서'),
    text(
      'Things that dry while you eat.',
      'Saker som torkar medan du äter.',
      'Sachen, die während des Essens trocknen.',
      '밥을 먹는 동안 마르는 것들.',
    ),
  ),
  block(
    'men',
    1,
    'right',
    ['mist', 'day'],
    '/c/rain-that-stays',
    text('For rain that stays', 'För regn som stannar', 'Für Regen, der bleibt', '그치지 않는 비를 위해'),
    text(
      'Jackets and trousers for the third wet day in a row.',
      'Jackor och byxor för tredje blöta dagen i rad.',
      'Jacken und Hosen für den dritten nassen Tag in Folge.',
      '사흘째 비가 이어지는 날의 재킷과 바지.',
    ),
  ),
  block(
    'men',
    5,
    'wide',
    ['camp', 'night'],
    '/e/repair',
    text(
      'Mended is better than new',
      'Lagat är bättre än nytt',
      'Geflickt ist besser als neu',
      '고친 것이 새것보다 낫습니다',
    ),
    text(
      'Zips, patches and seams, in any of our shops.',
      'Dragkedjor, lappar och sömmar, i alla våra butiker.',
      'Reißverschlüsse, Flicken und Nähte, in jedem unserer Läden.',
      '지퍼와 덧댐, 솔기 수선. 모든 매장에서 해 드립니다.',
    ),
  ),
  block(
    'kids',
    1,
    'left',
    ['forest', 'day'],
    '/e/reuse',
    text(
      'Outgrown, not worn out',
      'Urvuxet, inte utslitet',
      'Herausgewachsen, nicht verschlissen',
      '작아졌을 뿐 낡지 않았습니다',
    ),
    text(
      'Hand in what is too small. Somebody is just that size.',
      'Lämna in det som är för litet. Någon har just den storleken.',
      'Zu klein Gewordenes zurückgeben. Jemand hat genau diese Größe.',
      '작아진 옷을 가져오세요. 딱 그 사이즈를 입는 아이가 있습니다.',
    ),
  ),
  block(
    'equipment',
    1,
    'right',
    ['camp', 'dusk'],
    '/c/shelter',
    text('Rooms for one night', 'Rum för en natt', 'Zimmer für eine Nacht', '하룻밤의 방'),
    text(
      'Tents and tarps, pitched in ten minutes with cold hands. We timed it.',
      'Tält och tarpar, resta på tio minuter med kalla händer. Vi har tagit tid.',
      'Zelte und Tarps, in zehn Minuten mit kalten Händen aufgebaut. Wir haben die Zeit gestoppt.',
      '언 손으로도 10분이면 치는 텐트와 타프. 시간을 재 보았습니다.',
    ),
  ),
  block(
    'equipment',
    5,
    'wide',
    ['trail', 'dawn'],
    '/c/light-as-it-gets',
    text('As light as it gets', 'Så lätt det går', 'So leicht wie möglich', '가장 가벼운 것들'),
    text(
      'The lightest of each kind, side by side.',
      'Det lättaste av varje slag, sida vid sida.',
      'Das Leichteste von jeder Art, nebeneinander.',
      '종류마다 가장 가벼운 것을 나란히.',
    ),
  ),
  block(
    'accessories',
    2,
    'left',
    ['snow', 'day'],
    '/c/merino-all-day',
    text('Merino, day and night', 'Merino, dag och natt', 'Merino, Tag und Nacht', '밤낮으로 메리노'),
    text(
      'From hat to sock, without a smell.',
      'Från mössa till strumpa, utan att lukta.',
      'Von der Mütze bis zur Socke, ganz ohne Geruch.',
      '모자부터 양말까지, 냄새 없이.',
    ),
  ),
  block(
    'women-jackets',
    2,
    'right',
    ['ridge', 'day'],
    '/e/care',
    text('Wash it', 'Tvätta den', 'Bitte waschen', '빨아 입으세요'),
    text(
      'A clean shell breathes. How to do it, in five lines.',
      'Ett rent skal andas. Så gör du, på fem rader.',
      'Eine saubere Hülle atmet. Wie es geht, in fünf Zeilen.',
      '깨끗한 셸이 숨을 쉽니다. 세탁법은 다섯 줄이면 됩니다.',
    ),
  ),
  block(
    'men-jackets',
    2,
    'left',
    ['snow', 'dawn'],
    '/c/skins-and-snow',
    text('Skins and snow', 'Stighudar och snö', 'Felle und Schnee', '스킨과 눈'),
    text(
      'Up warm, down warmer.',
      'Varm upp, varmare ner.',
      'Warm hinauf, wärmer hinunter.',
      '오를 때 따뜻하게, 내려올 때 더 따뜻하게.',
    ),
  ),
  block(
    'women-footwear',
    2,
    'left',
    ['trail', 'day'],
    '/e/repair',
    text('New soles', 'Nya sulor', 'Neue Sohlen', '새 밑창'),
    text(
      'Good leather outlives its rubber. We change the rubber.',
      'Bra läder överlever sitt gummi. Vi byter gummit.',
      'Gutes Leder überlebt seinen Gummi. Wir tauschen den Gummi.',
      '좋은 가죽은 고무보다 오래갑니다. 고무는 저희가 갈아 드립니다.',
    ),
  ),
  block(
    'men-footwear',
    2,
    'right',
    ['tarn', 'day'],
    '/e/repair',
    text('New soles', 'Nya sulor', 'Neue Sohlen', '새 밑창'),
    text(
      'Good leather outlives its rubber. We change the rubber.',
      'Bra läder överlever sitt gummi. Vi byter gummit.',
      'Gutes Leder überlebt seinen Gummi. Wir tauschen den Gummi.',
      '좋은 가죽은 고무보다 오래갑니다. 고무는 저희가 갈아 드립니다.',
    ),
  ),
  block(
    'packs-and-bags',
    2,
    'left',
    ['ridge', 'dusk'],
    '/c/one-bag-only',
    text('One bag only', 'Bara en väska', 'Nur eine Tasche', '가방 하나로'),
    text(
      'Two weeks, forty litres, clean socks.',
      'Två veckor, fyrtio liter, rena strumpor.',
      'Zwei Wochen, vierzig Liter, saubere Socken.',
      '2주, 40리터, 깨끗한 양말.',
    ),
  ),
  block(
    'shelter',
    1,
    'wide',
    ['camp', 'night'],
    '/c/sleeping',
    text('And underneath', 'Och inunder', 'Und darunter', '그리고 그 안에는'),
    text(
      'Bags and mats that belong to the tent.',
      'Sovsäckar och underlag som hör till tältet.',
      'Schlafsäcke und Matten, die zum Zelt gehören.',
      '텐트와 함께 쓰는 침낭과 매트.',
    ),
  ),
  block(
    'reuse',
    1,
    'right',
    ['forest', 'dawn'],
    '/e/reuse',
    text('How reuse works', 'Så fungerar återbruket', 'So funktioniert es', '리유즈는 이렇게 합니다'),
    text(
      'Hand it in, get a voucher, and meet it again on somebody else.',
      'Lämna in, få en tillgodokvittens och möt plagget igen på någon annan.',
      'Abgeben, Gutschein mitnehmen und das Stück an jemand anderem wiedersehen.',
      '가져오시면 상품권을 드립니다. 언젠가 다른 사람이 입은 것을 만날지도 모릅니다.',
    ),
  ),
  block(
    'new-arrivals',
    2,
    'left',
    ['tarn', 'dawn'],
    '/e/about',
    text('Where it comes from', 'Var det kommer ifrån', 'Woher es kommt', '어디에서 왔을까요'),
    text(
      'A workshop by a lake, and a hill behind it to try things on.',
      'En verkstad vid en sjö, och ett fjäll bakom att prova på.',
      'Eine Werkstatt am See und dahinter ein Berg zum Ausprobieren.',
      '호숫가의 작업실, 그리고 뒷산에서 시험합니다.',
    ),
  ),
];

/** The pictures of a listing's blocks, by listing id. */
export const BLOCK_PICTURES: ReadonlyMap<string, readonly CatalogueImage[]> = new Map(
  [...Map.groupBy(BLOCKS, (entry) => entry.listingId)].map(([listingId, entries]) => [
    listingId,
    entries.map((entry) => entry.image),
  ]),
);

export function contentBlocksOf(listingId: string): CatalogueListing['contentBlocks'] {
  const blocks = BLOCKS.filter((entry) => entry.listingId === listingId);
  if (blocks.length === 0) return {};
  return Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      blocks.map(
        (entry): ContentBlock => ({
          row: entry.row,
          span_columns: entry.columns,
          span_rows: entry.rows,
          position: entry.position,
          content: {
            type: 'image',
            url: addressOf(entry.image),
            link: entry.link,
            title: entry.title[language],
            text: entry.text[language],
            tint: entry.image.tint,
          },
        }),
      ),
    ]),
  );
}
