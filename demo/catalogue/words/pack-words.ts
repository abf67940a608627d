// Sentences about packs and bags.
import type { Words } from '#demo/catalogue/family.ts';
import { text } from '#demo/catalogue/text.ts';

export const PACK_WORDS = {
  daypack: {
    opening: [
      text(
        '{name} takes a jacket, a thermos and a book, and leaves a little room for what you pick up.',
        '{name} rymmer jacka, termos och en bok, och lite till för det du hittar på vägen.',
        '{name} fasst Jacke, Thermoskanne und ein Buch und lässt etwas Platz für Gefundenes.',
        '{name:은} 재킷과 보온병과 책 한 권이 들어가고, 길에서 주운 것을 넣을 자리가 조금 남습니다.',
      ),
      text(
        'One compartment, two pockets, no riddles: {name} is a daypack that can be packed in the dark.',
        'Ett fack, två fickor, inga gåtor: {name} är en dagsryggsäck som går att packa i mörker.',
        'Ein Fach, zwei Taschen, keine Rätsel: {name} ist ein Tagesrucksack, den man im Dunkeln packen kann.',
        '큰 칸 하나, 주머니 둘, 수수께끼는 없습니다. {name:은} 어둠 속에서도 쌀 수 있는 데이팩입니다.',
      ),
      text(
        '{name} goes up the hill on Saturday and to work on Monday.',
        '{name} går upp på berget på lördag och till jobbet på måndag.',
        '{name} geht am Samstag auf den Berg und am Montag zur Arbeit.',
        '{name:은} 토요일에는 산에, 월요일에는 일터에 갑니다.',
      ),
    ],
    build: [
      text(
        'The back is a single sheet of foam with channels, quick to dry and easy to replace.',
        'Ryggen är en enda skumskiva med kanaler, snabb att torka och lätt att byta.',
        'Der Rücken besteht aus einer Schaumplatte mit Kanälen, schnell trocken und leicht zu tauschen.',
        '등판은 홈을 판 폼 한 장이라 빨리 마르고 갈기 쉽습니다.',
      ),
      text(
        'Every buckle can be changed without a needle.',
        'Varje spänne går att byta utan nål och tråd.',
        'Jede Schnalle lässt sich ohne Nadel austauschen.',
        '모든 버클은 바늘 없이 갈 수 있습니다.',
      ),
    ],
    use: [
      text(
        'Heavy things close to the back, the jacket on top, the sandwich where you can reach it.',
        'Tungt nära ryggen, jackan överst, smörgåsen inom räckhåll.',
        'Schweres nah an den Rücken, die Jacke nach oben, das Brot griffbereit.',
        '무거운 것은 등 가까이, 재킷은 위에, 샌드위치는 손 닿는 곳에.',
      ),
      text(
        'It also carries shopping, and complains less than a bag.',
        'Den bär också matkassar, och klagar mindre än en påse.',
        'Er trägt auch Einkäufe und beschwert sich weniger als jede Tüte.',
        '장바구니로도 좋습니다. 봉투보다 불평이 적습니다.',
      ),
    ],
  },
  'trekking-pack': {
    opening: [
      text(
        '{name} puts the weight on the hips, where it has been carried for ten thousand years.',
        '{name} lägger tyngden på höfterna, där den har burits i tiotusen år.',
        '{name} legt die Last auf die Hüften, wo sie seit zehntausend Jahren getragen wird.',
        '{name:은} 만 년 동안 그래 왔듯이 무게를 골반에 얹습니다.',
      ),
      text(
        'Tent, food and a week: {name} closes over all of it and stays quiet.',
        'Tält, mat och en vecka: {name} stänger om alltihop och håller tyst.',
        'Zelt, Essen und eine Woche: {name} geht über allem zu und bleibt still.',
        '텐트와 식량과 일주일. {name:은} 그 모두를 담아 잠그고 조용히 따라옵니다.',
      ),
      text(
        'A pack is good when you notice the view. With {name} on you notice the view.',
        'En ryggsäck är bra när man märker utsikten. Med {name} på ryggen märker man utsikten.',
        'Ein Rucksack ist gut, wenn man die Aussicht bemerkt. Mit {name} bemerkt man sie.',
        '경치가 눈에 들어오면 좋은 배낭입니다. {name:을} 메면 경치가 보입니다.',
      ),
    ],
    build: [
      text(
        'Two aluminium stays and a curved hip belt carry; everything else is there to hold it together.',
        'Två aluminiumskenor och ett format höftbälte bär, resten är till för att hålla ihop.',
        'Zwei Aluminiumstäbe und ein geformter Hüftgurt tragen, der Rest hält alles zusammen.',
        '알루미늄 지지대 둘과 휘어진 허리 벨트가 짐을 받칩니다. 나머지는 그것을 붙들 뿐입니다.',
      ),
      text(
        'The mesh back stands a finger’s breadth away, and the wind does the rest.',
        'Nätryggen står ett fingers bredd ut, och vinden gör resten.',
        'Der Netzrücken steht einen Fingerbreit ab, den Rest erledigt der Wind.',
        '메시 등판이 손가락 하나만큼 떨어져 있어 나머지는 바람이 해 줍니다.',
      ),
    ],
    use: [
      text(
        'Set the length once at home, with books in it. On the way it only takes a tug.',
        'Ställ in längden hemma en gång, med böcker i. På turen räcker ett ryck.',
        'Die Länge einmal zu Hause einstellen, mit Büchern darin. Unterwegs genügt ein Zug.',
        '집에서 책을 넣고 한 번 길이를 맞추세요. 길에서는 한 번 당기면 됩니다.',
      ),
      text(
        'For hut tours with too much and tent tours with just enough.',
        'För stugturer med för mycket och tältturer med lagom.',
        'Für Hüttentouren mit zu viel und Zelttouren mit gerade genug.',
        '짐이 조금 많은 산장 여행과, 꼭 맞는 텐트 여행에.',
      ),
    ],
  },
  duffel: {
    opening: [
      text(
        '{name} is a room with two handles.',
        '{name} är ett rum med två handtag.',
        '{name} ist ein Zimmer mit zwei Griffen.',
        '{name:은} 손잡이가 둘 달린 방입니다.',
      ),
      text(
        'Thrown on boats, strapped to sledges, forgotten in porches: {name} puts up with it.',
        'Slängd i båtar, surrad på pulkor, glömd på farstubroar: {name} står ut.',
        'In Boote geworfen, auf Schlitten gezurrt, auf Veranden vergessen: {name} hält das aus.',
        '배에 던져지고, 썰매에 묶이고, 현관에 잊혀도 {name:은} 견뎌 냅니다.',
      ),
    ],
    build: [
      text(
        'The straps run all the way round, so that they carry the bag and not only its seams.',
        'Remmarna går runt hela väskan, så att de bär den och inte bara sömmarna.',
        'Die Riemen laufen ganz herum und tragen so die Tasche und nicht nur ihre Nähte.',
        '끈이 가방을 한 바퀴 둘러 솔기가 아니라 가방 전체를 받칩니다.',
      ),
      text(
        'The lid opens on three sides, and everything is visible at once.',
        'Locket öppnas på tre sidor, och allt syns på en gång.',
        'Der Deckel öffnet sich an drei Seiten, alles liegt sofort vor einem.',
        '덮개가 세 면으로 열려 안이 한눈에 보입니다.',
      ),
    ],
    use: [
      text(
        'Ski trips, ferries, changing rooms. At home it holds the winter.',
        'Skidresor, färjor, omklädningsrum. Hemma förvarar den vintern.',
        'Skireisen, Fähren, Umkleiden. Zu Hause bewahrt sie den Winter auf.',
        '스키 여행과 페리, 탈의실에. 집에서는 겨울을 담아 둡니다.',
      ),
      text(
        'Pack it full; it is easier to carry when nothing slides.',
        'Packa den full, den är lättare att bära när inget glider.',
        'Ruhig voll packen, sie trägt sich leichter, wenn nichts rutscht.',
        '가득 채우세요. 안에서 구르지 않아야 들기 쉽습니다.',
      ),
    ],
  },
  'hip-pack': {
    opening: [
      text(
        '{name} carries what you would otherwise look for.',
        '{name} bär det du annars skulle leta efter.',
        '{name} trägt, was man sonst suchen würde.',
        '{name:은} 없으면 찾아 헤맬 것들을 담습니다.',
      ),
      text(
        'Keys, phone, half a bar of chocolate: {name} keeps them at the front and the back free.',
        'Nycklar, telefon, en halv chokladkaka: {name} har dem nära till hands och lämnar ryggen fri.',
        'Schlüssel, Telefon, eine halbe Tafel Schokolade: {name} hält alles bereit und den Rücken frei.',
        '열쇠와 휴대폰, 초콜릿 반 개. {name:은} 앞에 담아 두고 등은 비워 둡니다.',
      ),
    ],
    build: [
      text(
        'It lies flat when empty and does not bounce when full.',
        'Den ligger platt när den är tom och studsar inte när den är full.',
        'Leer liegt sie flach an, voll hüpft sie nicht.',
        '비었을 때는 납작하고 찼을 때도 흔들리지 않습니다.',
      ),
      text(
        'The zip opens away from the body, so that you can see what you are doing.',
        'Dragkedjan öppnas från kroppen, så du ser vad du gör.',
        'Der Reißverschluss öffnet sich vom Körper weg, man sieht also, was man tut.',
        '지퍼가 몸 바깥쪽으로 열려 안이 잘 보입니다.',
      ),
    ],
    use: [
      text(
        'Over the shoulder in town, round the waist on the trail.',
        'Över axeln på stan, runt midjan på stigen.',
        'In der Stadt über der Schulter, auf dem Pfad um die Hüfte.',
        '시내에서는 어깨에, 산길에서는 허리에.',
      ),
      text(
        'The smallest pack that still counts as being prepared.',
        'Den minsta packning som fortfarande räknas som att vara förberedd.',
        'Das kleinste Gepäck, das noch als Vorbereitung gilt.',
        '준비했다고 말할 수 있는 가장 작은 가방입니다.',
      ),
    ],
  },
  'dry-bag': {
    opening: [
      text(
        '{name} has one job, and the lake has tried it.',
        '{name} har en enda uppgift, och sjön har prövat den.',
        '{name} hat nur eine Aufgabe, und der See hat sie geprüft.',
        '{name:은} 할 일이 하나뿐입니다. 호수가 이미 시험해 보았습니다.',
      ),
      text(
        'What must stay dry goes into {name}: the sleeping bag, the matches, the letter.',
        'Det som måste förbli torrt läggs i {name}: sovsäcken, tändstickorna, brevet.',
        'Was trocken bleiben muss, kommt in {name}: Schlafsack, Streichhölzer, der Brief.',
        '젖으면 안 되는 것은 {name}에 넣으세요. 침낭, 성냥, 편지.',
      ),
    ],
    build: [
      text(
        'A stiff lip makes the roll tight, and a round base makes it stand.',
        'En styv kant ger en tät rullning, och en rund botten gör att den står.',
        'Eine steife Kante macht die Rolle dicht, ein runder Boden lässt ihn stehen.',
        '입구의 단단한 띠가 빈틈없이 말리고, 둥근 바닥 덕에 세워집니다.',
      ),
      text(
        'The buckle can be replaced, because that is what gets stepped on.',
        'Spännet går att byta, för det är det man trampar på.',
        'Die Schnalle lässt sich tauschen, denn auf sie wird getreten.',
        '밟히는 것은 늘 버클이라 갈아 끼울 수 있게 했습니다.',
      ),
    ],
    use: [
      text(
        'Different colours for food, clothes and sleep save a lot of rummaging.',
        'Olika färger för mat, kläder och sömn sparar mycket letande.',
        'Verschiedene Farben für Essen, Kleidung und Schlaf ersparen viel Suchen.',
        '음식과 옷과 침구의 색을 나누면 뒤적일 일이 줄어듭니다.',
      ),
      text(
        'Inflated, it is also a pillow, and now and then a buoy.',
        'Uppblåst är den också kudde, och då och då boj.',
        'Aufgeblasen ist er auch Kissen und gelegentlich Boje.',
        '부풀리면 베개가 되고, 가끔은 부표가 됩니다.',
      ),
    ],
  },
} as const satisfies Readonly<Record<string, Words>>;
