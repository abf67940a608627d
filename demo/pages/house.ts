// Pages about the house: reuse, who we are, how parcels travel.
import type { Page } from '#demo/pages/page.ts';
import { sceneImage } from '#demo/catalogue/pictures.ts';
import { text } from '#demo/catalogue/text.ts';

export const REUSE: Page = {
  id: 'reuse',
  slug: 'reuse',
  title: text('Reuse', 'Återbruk', 'Gebraucht', '리유즈'),
  description: text(
    'Hand in what you no longer use. Somebody is waiting for it.',
    'Lämna in det du inte längre använder. Någon väntar på det.',
    'Abgeben, was nicht mehr gebraucht wird. Jemand wartet darauf.',
    '더는 쓰지 않는 것을 가져오세요. 기다리는 사람이 있습니다.',
  ),
  relatedListingIds: ['reuse', 'women-jackets', 'men-jackets', 'kids-outerwear'],
  blocks: [
    {
      kind: 'hero',
      title: text(
        'The second owner gets the stories free',
        'Andra ägaren får historierna på köpet',
        'Die Geschichten gibt es gratis dazu',
        '두 번째 주인에게는 이야기가 덤입니다',
      ),
      text: text(
        'Everything on the reuse shelf has been out before. It has been washed, checked and mended since.',
        'Allt på återbrukshyllan har varit ute förut. Sedan dess är det tvättat, kontrollerat och lagat.',
        'Alles im Gebrauchtregal war schon draußen. Seither wurde es gewaschen, geprüft und geflickt.',
        '리유즈 선반의 물건은 모두 밖에 다녀온 것들입니다. 그 뒤로 빨고, 살피고, 고쳤습니다.',
      ),
      linkTitle: text('To the shelf', 'Till hyllan', 'Zum Regal', '선반 보기'),
      linkUrl: '/c/reuse',
      picture: {
        image: sceneImage('page reuse', 'forest', 'dawn', '21:9'),
        alt: text('Forest in first light', 'Skog i första ljuset', 'Wald im ersten Licht', '첫 빛이 드는 숲'),
      },
    },
    {
      kind: 'text',
      title: text('Good or excellent', 'Bra eller utmärkt', 'Gut oder hervorragend', '좋음과 매우 좋음'),
      html: text(
        '<p><strong>Good</strong> means visible use: a mended tear, faded shoulders, a replaced zip. Everything works.</p><p><strong>Excellent</strong> means you would have to look for the difference.</p>',
        '<p><strong>Bra</strong> betyder att det syns: en lagad reva, blekta axlar, en utbytt dragkedja. Allt fungerar.</p><p><strong>Utmärkt</strong> betyder att du får leta efter skillnaden.</p>',
        '<p><strong>Gut</strong> heißt: Man sieht es. Ein geflickter Riss, verblasste Schultern, ein neuer Reißverschluss. Alles funktioniert.</p><p><strong>Hervorragend</strong> heißt: Den Unterschied muss man suchen.</p>',
        '<p><strong>좋음</strong>은 쓴 흔적이 보인다는 뜻입니다. 기운 자리, 바랜 어깨, 바꾼 지퍼. 기능에는 문제가 없습니다.</p><p><strong>매우 좋음</strong>은 새것과의 차이를 찾아야 보인다는 뜻입니다.</p>',
      ),
    },
    {
      kind: 'text',
      title: text('What you get', 'Vad du får', 'Was es dafür gibt', '받으시는 것'),
      html: text(
        '<p>A voucher for a fifth of the price it was sold at, if it can be sold again. If it can’t, it becomes patches for others, and you get coffee.</p>',
        '<p>En tillgodokvittens på en femtedel av priset, om plagget går att sälja igen. Om inte blir det lappar åt andra, och du får kaffe.</p>',
        '<p>Einen Gutschein über ein Fünftel des Kaufpreises, wenn sich das Stück noch verkaufen lässt. Wenn nicht, werden Flicken für andere daraus, und es gibt Kaffee.</p>',
        '<p>다시 팔 수 있으면 판매가의 5분의 1에 해당하는 상품권을 드립니다. 팔 수 없으면 다른 옷의 덧댐천이 되고, 커피를 드립니다.</p>',
      ),
    },
    {
      kind: 'products',
      title: text('On the shelf now', 'På hyllan nu', 'Jetzt im Regal', '지금 선반에 있는 것'),
      listingId: 'reuse',
      linkTitle: text('Everything used', 'Allt begagnat', 'Alles Gebrauchte', '리유즈 모두 보기'),
      linkUrl: '/c/reuse',
      limit: 8,
    },
  ],
};

export const ABOUT: Page = {
  id: 'about',
  slug: 'about',
  title: text('About Cairn', 'Om Cairn', 'Über Cairn', 'Cairn 소개'),
  description: text(
    'A small house for clothes and equipment, somewhere north of the last railway station.',
    'Ett litet hus för kläder och utrustning, lite norr om den sista järnvägsstationen.',
    'Ein kleines Haus für Kleidung und Ausrüstung, etwas nördlich vom letzten Bahnhof.',
    '마지막 기차역에서 조금 더 북쪽, 옷과 장비를 만드는 작은 집입니다.',
  ),
  relatedListingIds: ['women', 'men', 'kids', 'equipment'],
  blocks: [
    {
      kind: 'hero',
      title: text(
        'A workshop by a lake',
        'En verkstad vid en sjö',
        'Eine Werkstatt am See',
        '호숫가의 작업실',
      ),
      text: text(
        'We began with one jacket, because the one we had was wet.',
        'Vi började med en jacka, för den vi hade var blöt.',
        'Angefangen haben wir mit einer Jacke, denn die alte war nass.',
        '재킷 한 벌로 시작했습니다. 가지고 있던 것이 젖었기 때문입니다.',
      ),
      linkTitle: text('Our jackets', 'Våra jackor', 'Unsere Jacken', '재킷 보기'),
      linkUrl: '/c/women-jackets',
      picture: {
        image: sceneImage('page about', 'tarn', 'dawn', '21:9'),
        alt: text(
          'A mountain lake in the morning',
          'En fjällsjö på morgonen',
          'Ein Bergsee am Morgen',
          '아침의 산속 호수',
        ),
      },
    },
    {
      kind: 'text',
      title: text('Few things', 'Få saker', 'Wenige Dinge', '적게'),
      html: text(
        '<p>We make a thing when we need it and can’t find it. That has taken a while; there are still some we are looking for.</p><p>What others do better we buy from them: wool from Ullvide, boots from Stigfot, packs from Axelrem, tents from Kåtavik, stoves from Glödvik.</p>',
        '<p>Vi gör en sak när vi behöver den och inte hittar den. Det har tagit sin tid, och några letar vi fortfarande efter.</p><p>Det andra gör bättre köper vi av dem: ull från Ullvide, kängor från Stigfot, ryggsäckar från Axelrem, tält från Kåtavik, kök från Glödvik.</p>',
        '<p>Wir machen etwas, wenn wir es brauchen und nicht finden. Das hat eine Weile gedauert, und manches suchen wir noch.</p><p>Was andere besser können, kaufen wir bei ihnen: Wolle von Ullvide, Stiefel von Stigfot, Rucksäcke von Axelrem, Zelte von Kåtavik, Kocher von Glödvik.</p>',
        '<p>필요한데 찾을 수 없을 때 만듭니다. 그래서 오래 걸렸고, 아직 찾고 있는 것도 있습니다.</p><p>남이 더 잘 만드는 것은 사 옵니다. 울은 Ullvide, 부츠는 Stigfot, 배낭은 Axelrem, 텐트는 Kåtavik, 스토브는 Glödvik의 것입니다.</p>',
      ),
    },
    {
      kind: 'text',
      title: text('Made to be opened', 'Gjort för att öppnas', 'Zum Öffnen gemacht', '뜯을 수 있게'),
      html: text(
        '<p>A seam that can’t be opened can’t be mended. So we glue little, screw where others press, and keep spare parts for ten years.</p>',
        '<p>En söm som inte går att öppna går inte att laga. Därför limmar vi lite, skruvar där andra pressar och har reservdelar i tio år.</p>',
        '<p>Eine Naht, die sich nicht öffnen lässt, lässt sich nicht flicken. Darum kleben wir wenig, schrauben, wo andere pressen, und halten Ersatzteile zehn Jahre lang vor.</p>',
        '<p>뜯을 수 없는 솔기는 고칠 수 없습니다. 그래서 접착은 적게, 남들이 눌러 붙이는 곳은 나사로 조이고, 부품은 10년 동안 보관합니다.</p>',
      ),
    },
    {
      kind: 'story',
      title: text('Come by', 'Titta in', 'Vorbeikommen', '들러 주세요'),
      text: text(
        'Eleven shops, each with a bench, a sewing machine and dry socks.',
        'Elva butiker, alla med en bänk, en symaskin och torra strumpor.',
        'Elf Läden, jeder mit einer Bank, einer Nähmaschine und trockenen Socken.',
        '열한 개의 매장마다 의자와 재봉틀과 마른 양말이 있습니다.',
      ),
      linkTitle: text(
        'What is mended there',
        'Vad som lagas där',
        'Was dort repariert wird',
        '매장 수선 안내',
      ),
      linkUrl: '/e/repair',
      picture: {
        image: sceneImage('page about shops', 'sea', 'dusk'),
        alt: text('The coast in the evening', 'Kusten om kvällen', 'Die Küste am Abend', '저녁의 해안'),
      },
    },
  ],
};

export const SHIPPING: Page = {
  id: 'shipping-returns',
  slug: 'shipping-returns',
  title: text('Shipping and returns', 'Frakt och retur', 'Versand und Rückgabe', '배송과 반품'),
  description: text(
    'What it costs, how long it takes, and how it comes back.',
    'Vad det kostar, hur lång tid det tar och hur det kommer tillbaka.',
    'Was es kostet, wie lange es dauert und wie es zurückkommt.',
    '비용과 기간, 그리고 돌려보내는 방법입니다.',
  ),
  relatedListingIds: ['new-arrivals', 'sale', 'reuse'],
  blocks: [
    {
      kind: 'text',
      title: text('On its way', 'På väg', 'Unterwegs', '배송'),
      html: text(
        '<p>We pack on weekdays, and what is ordered before noon leaves the same day. The shipping fee stands in the bag before you pay, and falls away for larger orders.</p><ul><li>Nordic countries: 1 to 3 days</li><li>Rest of Europe: 2 to 5 days</li><li>Korea and Japan: 4 to 7 days</li><li>Elsewhere: 5 to 10 days</li></ul>',
        '<p>Vi packar på vardagar, och det som beställs före klockan tolv går samma dag. Frakten står i varukorgen innan du betalar och försvinner vid större köp.</p><ul><li>Norden: 1 till 3 dagar</li><li>Övriga Europa: 2 till 5 dagar</li><li>Korea och Japan: 4 till 7 dagar</li><li>Övriga länder: 5 till 10 dagar</li></ul>',
        '<p>Wir packen an Werktagen, und was vor zwölf Uhr bestellt wird, geht am selben Tag hinaus. Die Versandkosten stehen vor dem Bezahlen im Warenkorb und entfallen bei größeren Bestellungen.</p><ul><li>Nordische Länder: 1 bis 3 Tage</li><li>Übriges Europa: 2 bis 5 Tage</li><li>Korea und Japan: 4 bis 7 Tage</li><li>Andere Länder: 5 bis 10 Tage</li></ul>',
        '<p>평일에 포장하며, 정오 전 주문은 당일 출발합니다. 배송비는 결제 전 장바구니에 표시되고, 일정 금액을 넘으면 무료입니다.</p><ul><li>북유럽: 1~3일</li><li>그 밖의 유럽: 2~5일</li><li>한국과 일본: 4~7일</li><li>그 밖의 지역: 5~10일</li></ul>',
      ),
    },
    {
      kind: 'text',
      title: text('On its way back', 'På väg tillbaka', 'Auf dem Rückweg', '반품'),
      html: text(
        '<p>Thirty days to try things on indoors. If it does not fit, send it back with the label in the parcel or hand it in at a shop. The money is returned the way it came, within three days of the parcel’s arrival.</p><p>Once it has been rained on, it is yours.</p>',
        '<p>Trettio dagar att prova inomhus. Om det inte passar skickar du tillbaka det med etiketten i paketet eller lämnar det i en butik. Pengarna går tillbaka samma väg de kom, inom tre dagar efter att paketet är framme.</p><p>När det har regnat på plagget är det ditt.</p>',
        '<p>Dreißig Tage zum Anprobieren in der Wohnung. Was nicht passt, geht mit dem beiliegenden Etikett zurück oder wird in einem Laden abgegeben. Das Geld kommt auf demselben Weg zurück, innerhalb von drei Tagen nach Eingang des Pakets.</p><p>Was schon im Regen war, bleibt beim neuen Besitzer.</p>',
        '<p>실내에서 입어 보실 수 있는 기간은 30일입니다. 맞지 않으면 동봉된 라벨을 붙여 보내시거나 매장에 맡겨 주세요. 소포가 도착하고 사흘 안에 결제하신 방법으로 환불해 드립니다.</p><p>비를 맞은 옷은 반품되지 않습니다.</p>',
      ),
    },
    {
      kind: 'text',
      title: text('If something is wrong', 'Om något är fel', 'Wenn etwas nicht stimmt', '문제가 있을 때'),
      html: text(
        '<p>Write to us with the order number and a picture. We mend it, replace it or pay it back, in that order.</p>',
        '<p>Skriv till oss med ordernummer och en bild. Vi lagar, byter eller betalar tillbaka, i den ordningen.</p>',
        '<p>Schreiben genügt, mit Bestellnummer und Foto. Wir reparieren, tauschen oder erstatten, in dieser Reihenfolge.</p>',
        '<p>주문 번호와 사진을 보내 주세요. 고치거나, 바꾸거나, 환불해 드립니다. 순서도 그렇습니다.</p>',
      ),
    },
  ],
};
