// The home page: one large picture, what is new, where to go, what others take, and two stories.
import type { GearType } from '#demo/drawings/parameters.ts';
import { CATEGORY_TEXTS } from '#demo/catalogue/category-texts.ts';
import { COLOURWAYS, type ColourwayId } from '#demo/catalogue/colourways.ts';
import type { Page } from '#demo/pages/page.ts';
import { gearImages, sceneImage } from '#demo/catalogue/pictures.ts';
import { type Text, text } from '#demo/catalogue/text.ts';

function tile(
  listingId: string,
  kind: keyof typeof CATEGORY_TEXTS,
  gear: GearType,
  colour: ColourwayId,
  alt: Text,
) {
  const [image] = gearImages(`home ${listingId}`, gear, 1, COLOURWAYS[colour].hex);
  if (image === undefined) throw new Error('a colour has pictures');
  return { listingId, title: CATEGORY_TEXTS[kind].title, picture: { image, alt } };
}

export const HOME: Page = {
  id: 'home',
  slug: 'home',
  title: text('Cairn', 'Cairn', 'Cairn', 'Cairn'),
  description: text(
    'Clothes and equipment for weather, made to be mended.',
    'Kläder och utrustning för väder, gjorda för att lagas.',
    'Kleidung und Ausrüstung für jedes Wetter, gemacht, um repariert zu werden.',
    '날씨를 위한 옷과 장비. 고쳐 쓰도록 만듭니다.',
  ),
  relatedListingIds: ['new-arrivals', 'women', 'men', 'equipment', 'reuse'],
  blocks: [
    {
      kind: 'hero',
      title: text(
        'It will clear up. Until then.',
        'Det klarnar. Till dess.',
        'Es klart auf. Bis dahin.',
        '곧 갤 겁니다. 그때까지는.',
      ),
      text: text(
        'Autumn layers for the hours before.',
        'Höstens lager för timmarna innan.',
        'Herbstschichten für die Stunden davor.',
        '개기 전까지의 시간을 위한 가을 레이어.',
      ),
      linkTitle: text('See what is new', 'Se nyheterna', 'Neues ansehen', '신상품 보기'),
      linkUrl: '/c/new-arrivals',
      picture: {
        image: sceneImage('home hero', 'ridge', 'dawn', '16:9'),
        alt: text(
          'Ridge after ridge in morning mist',
          'Ås bakom ås i morgondimma',
          'Bergrücken hinter Bergrücken im Morgennebel',
          '아침 안개 속에 겹겹이 이어지는 능선',
        ),
      },
    },
    {
      kind: 'products',
      title: text('New arrivals', 'Nyheter', 'Neu eingetroffen', '신상품'),
      listingId: 'new-arrivals',
      linkTitle: text('All new arrivals', 'Alla nyheter', 'Alles Neue', '신상품 모두 보기'),
      linkUrl: '/c/new-arrivals',
      limit: 8,
    },
    {
      kind: 'story',
      title: text('One stone on another', 'Sten på sten', 'Stein auf Stein', '돌 위에 돌'),
      text: text(
        'A cairn is a few stones that somebody took the time to place well. You trust it in fog. We try to make clothes the same way: few, thought through, and still there next year.',
        'Ett röse är några stenar som någon tog sig tid att lägga väl. Man litar på det i dimma. Vi försöker göra kläder på samma sätt: få, genomtänkta och kvar nästa år.',
        'Ein Steinmann besteht aus wenigen Steinen, für die sich jemand Zeit genommen hat. Im Nebel verlässt man sich auf ihn. So möchten wir Kleidung machen: wenig, durchdacht und im nächsten Jahr noch da.',
        '케른은 누군가 시간을 들여 잘 쌓아 둔 돌 몇 개입니다. 안개 속에서는 그 돌을 믿고 걷습니다. 저희도 옷을 그렇게 만들려고 합니다. 적게, 깊이 생각해서, 내년에도 그대로 있도록.',
      ),
      linkTitle: text('About us', 'Om oss', 'Über uns', '소개'),
      linkUrl: '/e/about',
      picture: {
        image: sceneImage('home story cairn', 'tarn', 'day'),
        alt: text(
          'A still lake below a bare fell',
          'En stilla tjärn under ett kalt fjäll',
          'Ein stiller See unter einem kahlen Berg',
          '민둥산 아래 고요한 호수',
        ),
      },
    },
    {
      kind: 'categories',
      title: text('Where to?', 'Vart ska du?', 'Wohin?', '어디로 가시나요?'),
      items: [
        tile(
          'women',
          'women',
          'shell-jacket',
          'cloudberry',
          text('A yellow shell jacket', 'En gul skaljacka', 'Eine gelbe Hardshelljacke', '노란 셸 재킷'),
        ),
        tile(
          'men',
          'men',
          'insulated-jacket',
          'deepsea',
          text(
            'A dark blue padded jacket',
            'En mörkblå vadderad jacka',
            'Eine dunkelblaue Isolationsjacke',
            '짙은 파란색 패딩 재킷',
          ),
        ),
        tile(
          'kids',
          'kids',
          'fleece',
          'rowan',
          text('A red fleece', 'En röd fleecetröja', 'Ein roter Fleecepullover', '빨간 플리스'),
        ),
        tile(
          'packs-and-bags',
          'packs-and-bags',
          'trek-pack',
          'spruce',
          text(
            'A green trekking pack',
            'En grön vandringsryggsäck',
            'Ein grüner Trekkingrucksack',
            '초록색 트레킹 배낭',
          ),
        ),
        tile(
          'shelter',
          'shelter',
          'tent-tunnel',
          'ember',
          text(
            'An orange tunnel tent',
            'Ett orange tunneltält',
            'Ein orangefarbenes Tunnelzelt',
            '주황색 터널 텐트',
          ),
        ),
        tile(
          'accessories',
          'accessories',
          'beanie',
          'juniper',
          text(
            'A knitted green beanie',
            'En stickad grön mössa',
            'Eine grüne Strickmütze',
            '초록색 니트 비니',
          ),
        ),
      ],
    },
    {
      kind: 'products',
      title: text(
        'For rain that stays',
        'För regn som stannar',
        'Für Regen, der bleibt',
        '그치지 않는 비를 위해',
      ),
      listingId: 'rain-that-stays',
      linkTitle: text('All rainwear', 'Alla regnkläder', 'Alle Regensachen', '레인웨어 모두 보기'),
      linkUrl: '/c/rain-that-stays',
      limit: 8,
    },
    {
      kind: 'story',
      title: text(
        'Worn before, and better for it',
        'Använt förut, och bättre för det',
        'Schon getragen und umso besser',
        '누군가 입었기에 더 좋은',
      ),
      text: text(
        'We take back what we have sold, wash it, mend it and sell it again. Most of it has seen more summits than we have.',
        'Vi tar tillbaka det vi har sålt, tvättar, lagar och säljer igen. Det mesta har varit på fler toppar än vi.',
        'Wir nehmen zurück, was wir verkauft haben, waschen es, flicken es und verkaufen es noch einmal. Das meiste war auf mehr Gipfeln als wir.',
        '저희가 판 것을 돌려받아 빨고, 고치고, 다시 팝니다. 대부분 저희보다 많은 정상에 다녀왔습니다.',
      ),
      linkTitle: text('To the reuse shelf', 'Till återbruket', 'Zum Gebrauchten', '리유즈 보기'),
      linkUrl: '/c/reuse',
      picture: {
        image: sceneImage('home story reuse', 'forest', 'dusk'),
        alt: text(
          'Spruce forest in the last light',
          'Granskog i sista ljuset',
          'Fichtenwald im letzten Licht',
          '마지막 빛이 남은 가문비나무 숲',
        ),
      },
    },
    {
      kind: 'products',
      title: text(
        'Reduced, while it lasts',
        'Nedsatt, så länge det räcker',
        'Reduziert, solange der Vorrat reicht',
        '할인, 남아 있는 동안',
      ),
      listingId: 'sale',
      linkTitle: text('The whole sale', 'Hela rean', 'Zum Sale', '세일 모두 보기'),
      linkUrl: '/c/sale',
      limit: 8,
    },
  ],
};
