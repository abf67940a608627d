// Pages that explain: how to layer, how to look after things, how they are mended.
import type { Page } from '#demo/pages/page.ts';
import { sceneImage } from '#demo/catalogue/pictures.ts';
import { text } from '#demo/catalogue/text.ts';

export const LAYERING_GUIDE: Page = {
  id: 'layering-guide',
  slug: 'layering-guide',
  title: text('Dressing in layers', 'Lager på lager', 'Das Schichtprinzip', '레이어링 안내'),
  description: text(
    'Three thin layers are warmer than one thick one, and easier to be wrong with.',
    'Tre tunna lager är varmare än ett tjockt, och lättare att ha fel med.',
    'Drei dünne Schichten wärmen mehr als eine dicke und verzeihen mehr Fehler.',
    '얇은 세 겹이 두꺼운 한 겹보다 따뜻하고, 잘못 골라도 고치기 쉽습니다.',
  ),
  relatedListingIds: [
    'women-base-layers',
    'men-base-layers',
    'women-mid-layers',
    'men-mid-layers',
    'women-jackets',
    'men-jackets',
  ],
  blocks: [
    {
      kind: 'hero',
      title: text('Start a little cold', 'Börja lite frusen', 'Etwas kühl losgehen', '조금 춥게 시작하세요'),
      text: text(
        'If you are comfortable at the car park, you will be wet on the first hill.',
        'Om det är lagom på parkeringen blir du blöt i första backen.',
        'Wer sich am Parkplatz wohlfühlt, ist am ersten Hang nass.',
        '주차장에서 딱 좋으면 첫 언덕에서 땀에 젖습니다.',
      ),
      linkTitle: text('Base layers', 'Underställ', 'Unterwäsche', '베이스 레이어'),
      linkUrl: '/c/women-base-layers',
      picture: {
        image: sceneImage('page layering', 'trail', 'dawn', '21:9'),
        alt: text(
          'A path up a slope at dawn',
          'En stig uppför en sluttning i gryningen',
          'Ein Pfad am Hang im Morgengrauen',
          '새벽 비탈길',
        ),
      },
    },
    {
      kind: 'text',
      title: text('Next to the skin', 'Närmast huden', 'Auf der Haut', '피부에 닿는 옷'),
      html: text(
        '<p>The first layer moves sweat away from you. Wool does it slowly and stays warm; thin polyester does it fast and dries fast. Cotton does neither, and keeps the wet for itself.</p><p>It should sit close, without pressing. Long in the back, so that it stays where it is under a pack.</p>',
        '<p>Första lagret flyttar svetten från kroppen. Ull gör det långsamt och förblir varm, tunn polyester gör det fort och torkar fort. Bomull gör inget av det, den behåller vätan själv.</p><p>Det ska sitta nära utan att trycka. Långt i ryggen, så att det stannar kvar under ryggsäcken.</p>',
        '<p>Die erste Schicht leitet den Schweiß ab. Wolle tut das langsam und bleibt warm, dünnes Polyester tut es schnell und trocknet schnell. Baumwolle tut beides nicht und behält die Nässe für sich.</p><p>Sie soll eng anliegen, ohne zu drücken. Hinten lang, damit unter dem Rucksack nichts hochrutscht.</p>',
        '<p>첫 번째 층은 땀을 몸에서 떼어 놓습니다. 울은 천천히 옮기고 따뜻함을 지키며, 얇은 폴리에스터는 빨리 옮기고 빨리 마릅니다. 면은 둘 다 하지 못하고 물기를 품습니다.</p><p>조이지 않으면서 몸에 가깝게, 배낭 아래에서 말려 올라가지 않도록 뒤가 길어야 합니다.</p>',
      ),
    },
    {
      kind: 'text',
      title: text('In the middle', 'I mitten', 'In der Mitte', '가운데 옷'),
      html: text(
        '<p>The middle layer holds still air. Fleece while you move, padding when you stop. Two thin ones beat one thick one, because you can take off half.</p><ul><li>Walking: grid fleece</li><li>Breaks: a light padded jacket over everything</li><li>Winter: both</li></ul>',
        '<p>Mellanlagret håller luften stilla. Fleece när du rör dig, vaddering när du stannar. Två tunna slår ett tjockt, för då går det att ta av hälften.</p><ul><li>När du går: rutnätsfleece</li><li>Rast: en lätt vadderad jacka ovanpå allt</li><li>Vinter: båda</li></ul>',
        '<p>Die mittlere Schicht hält die Luft still. Fleece in Bewegung, Wattierung in der Pause. Zwei dünne schlagen eine dicke, denn man kann die Hälfte ausziehen.</p><ul><li>Gehen: Gridfleece</li><li>Pause: eine leichte Isolationsjacke über alles</li><li>Winter: beides</li></ul>',
        '<p>중간층은 공기를 가둡니다. 움직일 때는 플리스, 멈출 때는 패딩입니다. 얇은 두 벌이 두꺼운 한 벌보다 낫습니다. 절반만 벗을 수 있으니까요.</p><ul><li>걸을 때: 그리드 플리스</li><li>쉴 때: 모든 옷 위에 가벼운 패딩 재킷</li><li>겨울: 둘 다</li></ul>',
      ),
    },
    {
      kind: 'text',
      title: text('On the outside', 'Ytterst', 'Ganz außen', '겉옷'),
      html: text(
        '<p>The shell keeps wind and water out and should do nothing else. Leave room underneath, and open the zips before you need to.</p>',
        '<p>Skalet stänger ute vind och vatten och behöver inte göra något annat. Lämna plats under, och öppna dragkedjorna innan det behövs.</p>',
        '<p>Die Hülle hält Wind und Wasser ab, mehr muss sie nicht können. Darunter Platz lassen und die Reißverschlüsse öffnen, bevor es nötig wird.</p>',
        '<p>셸은 바람과 물을 막는 것으로 충분합니다. 안에 여유를 두고, 더워지기 전에 지퍼를 여세요.</p>',
      ),
    },
    {
      kind: 'products',
      title: text('Wool to begin with', 'Ull att börja med', 'Wolle für den Anfang', '울부터 시작하세요'),
      listingId: 'merino-all-day',
      linkTitle: text('All merino', 'All merino', 'Alles aus Merino', '메리노 모두 보기'),
      linkUrl: '/c/merino-all-day',
      limit: 8,
    },
  ],
};

export const CARE_GUIDE: Page = {
  id: 'care',
  slug: 'care',
  title: text('Care', 'Skötsel', 'Pflege', '관리 방법'),
  description: text(
    'Wash shells more often, wool less often, and down with patience.',
    'Tvätta skal oftare, ull mer sällan och dun med tålamod.',
    'Hardshells öfter waschen, Wolle seltener und Daune mit Geduld.',
    '셸은 더 자주, 울은 더 드물게, 다운은 참을성 있게 세탁하세요.',
  ),
  relatedListingIds: [
    'women-shell-jackets',
    'men-shell-jackets',
    'women-insulated-jackets',
    'men-insulated-jackets',
    'women-base-layers',
    'men-base-layers',
  ],
  blocks: [
    {
      kind: 'text',
      title: text('Shells', 'Skalplagg', 'Hardshell', '셸'),
      html: text(
        '<p>Dirt and skin oil close the pores of a membrane. A jacket that feels clammy usually needs a wash, not a successor.</p><ol><li>Close all zips.</li><li>Wash at 40 °C with a little liquid detergent, without softener.</li><li>Rinse twice.</li><li>Tumble dry on low for twenty minutes.</li></ol>',
        '<p>Smuts och hudfett täpper igen membranets porer. En jacka som känns klibbig behöver oftast tvättas, inte ersättas.</p><ol><li>Stäng alla dragkedjor.</li><li>Tvätta i 40 °C med lite flytande tvättmedel, utan sköljmedel.</li><li>Skölj två gånger.</li><li>Torktumla på låg värme i tjugo minuter.</li></ol>',
        '<p>Schmutz und Hautfett verschließen die Poren der Membran. Eine Jacke, die klamm wirkt, braucht meist eine Wäsche und keine Nachfolgerin.</p><ol><li>Alle Reißverschlüsse schließen.</li><li>Bei 40 °C mit wenig Flüssigwaschmittel waschen, ohne Weichspüler.</li><li>Zweimal spülen.</li><li>Zwanzig Minuten schonend trocknen.</li></ol>',
        '<p>먼지와 피지가 멤브레인의 구멍을 막습니다. 눅눅해진 재킷에는 대개 새 옷이 아니라 세탁이 필요합니다.</p><ol><li>지퍼를 모두 잠급니다.</li><li>액체 세제를 조금만 넣고 섬유유연제 없이 40 °C에서 세탁합니다.</li><li>두 번 헹굽니다.</li><li>저온 건조기에 20분 돌립니다.</li></ol>',
      ),
    },
    {
      kind: 'text',
      title: text('Wool', 'Ull', 'Wolle', '울'),
      html: text(
        '<p>Hang it outside overnight first; the damp air does most of the work. When that is not enough: wool cycle, 30 °C, no softener, dry flat. Moths dislike cedar and movement.</p>',
        '<p>Häng ut den över natten först, den fuktiga luften gör det mesta. När det inte räcker: ullprogram, 30 °C, inget sköljmedel, plantorka. Mal tycker inte om cederträ och rörelse.</p>',
        '<p>Zuerst über Nacht draußen auslüften, die feuchte Luft erledigt das meiste. Wenn das nicht reicht: Wollprogramm, 30 °C, kein Weichspüler, liegend trocknen. Motten mögen weder Zedernholz noch Bewegung.</p>',
        '<p>먼저 하룻밤 밖에 걸어 두세요. 축축한 공기가 대부분을 해결합니다. 그래도 부족하면 울 코스 30 °C, 섬유유연제 없이 세탁해 뉘어 말립니다. 좀은 삼나무와 움직임을 싫어합니다.</p>',
      ),
    },
    {
      kind: 'text',
      title: text('Down', 'Dun', 'Daune', '다운'),
      html: text(
        '<p>Once a season at most. Down soap, 30 °C, an extra rinse. Drying takes three hours on low with two clean tennis balls; it is done when no lumps are left. Store it hanging or in the large cotton sack, never squeezed.</p>',
        '<p>Högst en gång per säsong. Duntvättmedel, 30 °C, en extra sköljning. Torkningen tar tre timmar på låg värme med två rena tennisbollar och är klar när inga klumpar finns kvar. Förvara hängande eller i den stora bomullspåsen, aldrig hoptryckt.</p>',
        '<p>Höchstens einmal pro Saison. Daunenwaschmittel, 30 °C, ein zusätzlicher Spülgang. Das Trocknen dauert auf niedriger Stufe drei Stunden, mit zwei sauberen Tennisbällen; fertig ist es, wenn keine Klumpen mehr da sind. Hängend oder im großen Baumwollsack lagern, nie zusammengedrückt.</p>',
        '<p>한 철에 많아야 한 번입니다. 다운 전용 세제로 30 °C, 한 번 더 헹굽니다. 건조는 깨끗한 테니스공 두 개와 함께 저온에서 세 시간, 뭉친 곳이 없으면 끝입니다. 걸거나 큰 면 주머니에 넣고, 눌러 두지 마세요.</p>',
      ),
    },
    {
      kind: 'text',
      title: text('Leather', 'Läder', 'Leder', '가죽'),
      html: text(
        '<p>Brush, dry slowly, wax. Heat is what kills boots: not the mud, not the miles, the evening by the stove.</p>',
        '<p>Borsta, torka långsamt, vaxa. Det är värmen som tar kål på kängor: inte leran, inte milen, utan kvällen vid kaminen.</p>',
        '<p>Bürsten, langsam trocknen, wachsen. Was Stiefel umbringt, ist die Hitze: nicht der Schlamm, nicht die Kilometer, sondern der Abend am Ofen.</p>',
        '<p>솔질하고, 천천히 말리고, 왁스를 바르세요. 부츠를 망치는 것은 진흙도 먼 길도 아닌, 난롯가에서 보낸 저녁입니다.</p>',
      ),
    },
    {
      kind: 'story',
      title: text('Beyond soap', 'När tvål inte räcker', 'Wenn Seife nicht reicht', '비누로 안 될 때'),
      text: text(
        'A hole, a tired zip, a strap the dog has had. Bring it in.',
        'Ett hål, en trött dragkedja, en rem som hunden har haft. Kom in med den.',
        'Ein Loch, ein müder Reißverschluss, ein Riemen, den der Hund hatte. Einfach vorbeibringen.',
        '구멍 난 곳, 힘 빠진 지퍼, 개가 물어뜯은 끈. 가져오세요.',
      ),
      linkTitle: text('Repairs', 'Lagning', 'Reparatur', '수선'),
      linkUrl: '/e/repair',
      picture: {
        image: sceneImage('page care', 'mist', 'dawn'),
        alt: text('Mist over a valley', 'Dimma över en dal', 'Nebel über einem Tal', '골짜기에 낀 안개'),
      },
    },
  ],
};

export const REPAIR: Page = {
  id: 'repair',
  slug: 'repair',
  title: text('Repairs', 'Lagning', 'Reparatur', '수선'),
  description: text(
    'We mend what we make, and most of what others make.',
    'Vi lagar det vi gör, och det mesta som andra gör.',
    'Wir reparieren, was wir machen, und das meiste, was andere machen.',
    '저희가 만든 것은 물론, 다른 곳에서 만든 것도 대부분 고쳐 드립니다.',
  ),
  relatedListingIds: ['reuse', 'women-jackets', 'men-jackets', 'packs-and-bags', 'women-boots', 'men-boots'],
  blocks: [
    {
      kind: 'hero',
      title: text(
        'Eleven minutes for a zip',
        'Elva minuter för en dragkedja',
        'Elf Minuten für einen Reißverschluss',
        '지퍼 하나에 11분',
      ),
      text: text(
        'Every shop has a sewing machine and somebody who can use it.',
        'Varje butik har en symaskin och någon som kan använda den.',
        'Jeder Laden hat eine Nähmaschine und jemanden, der damit umgehen kann.',
        '모든 매장에 재봉틀이 있고, 그것을 다룰 줄 아는 사람이 있습니다.',
      ),
      linkTitle: text(
        'Things already mended',
        'Sådant som redan är lagat',
        'Schon Repariertes',
        '이미 고친 것들',
      ),
      linkUrl: '/c/reuse',
      picture: {
        image: sceneImage('page repair', 'camp', 'dusk', '21:9'),
        alt: text(
          'A lit tent in the evening',
          'Ett upplyst tält om kvällen',
          'Ein erleuchtetes Zelt am Abend',
          '저녁에 불 켜진 텐트',
        ),
      },
    },
    {
      kind: 'text',
      title: text('What it costs', 'Vad det kostar', 'Was es kostet', '비용'),
      html: text(
        '<p>Faults in our work are mended free for as long as the piece exists. Wear and accidents cost what they take:</p><ul><li>Patch or seam: while you wait</li><li>New zip: three days</li><li>New soles: two weeks</li><li>Tent pole or fly: a week</li></ul>',
        '<p>Fel i vårt arbete lagar vi gratis så länge plagget finns. Slitage och olyckor kostar vad de kostar:</p><ul><li>Lapp eller söm: medan du väntar</li><li>Ny dragkedja: tre dagar</li><li>Nya sulor: två veckor</li><li>Tältstång eller yttertält: en vecka</li></ul>',
        '<p>Fehler in unserer Arbeit beheben wir kostenlos, solange es das Stück gibt. Verschleiß und Missgeschicke brauchen ihre Zeit:</p><ul><li>Flicken oder Naht: zum Mitnehmen</li><li>Neuer Reißverschluss: drei Tage</li><li>Neue Sohlen: zwei Wochen</li><li>Zeltstange oder Außenzelt: eine Woche</li></ul>',
        '<p>저희 잘못으로 생긴 하자는 물건이 있는 한 무료로 고쳐 드립니다. 마모와 사고는 걸리는 만큼 받습니다.</p><ul><li>덧댐이나 솔기: 기다리시는 동안</li><li>지퍼 교체: 사흘</li><li>밑창 교체: 두 주</li><li>텐트 폴이나 플라이: 한 주</li></ul>',
      ),
    },
    {
      kind: 'text',
      title: text('How to hand it in', 'Så lämnar du in', 'So geht es', '맡기는 방법'),
      html: text(
        '<p>Wash it first, please. Then bring it to a shop, or send it with a note that says where it hurts. We write back with a price before we start.</p>',
        '<p>Tvätta plagget först, är du snäll. Kom sedan in till en butik, eller skicka det med en lapp som säger var det gör ont. Vi svarar med ett pris innan vi börjar.</p>',
        '<p>Bitte vorher waschen. Dann in einen Laden bringen oder mit einem Zettel einschicken, auf dem steht, wo es wehtut. Den Preis nennen wir, bevor wir anfangen.</p>',
        '<p>먼저 세탁해 주세요. 그다음 매장에 가져오시거나, 아픈 곳을 적은 쪽지와 함께 보내 주세요. 시작하기 전에 비용을 알려 드립니다.</p>',
      ),
    },
  ],
};
