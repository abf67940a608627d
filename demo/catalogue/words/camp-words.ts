// Sentences about the camp kitchen, light and poles.
import type { Words } from '#demo/catalogue/family.ts';
import { text } from '#demo/catalogue/text.ts';

export const CAMP_WORDS = {
  stove: {
    opening: [
      text(
        '{name} boils a litre while you look for the coffee.',
        '{name} kokar en liter medan du letar efter kaffet.',
        '{name} kocht einen Liter, während man noch den Kaffee sucht.',
        '{name:은} 커피를 찾는 동안 물 1리터를 끓입니다.',
      ),
      text(
        'Small flame, large effect: {name} turns a windy ledge into a kitchen.',
        'Liten låga, stor verkan: {name} gör en blåsig klipphylla till kök.',
        'Kleine Flamme, große Wirkung: {name} macht aus einem windigen Absatz eine Küche.',
        '작은 불꽃, 큰 쓸모. {name:은} 바람 부는 바위 턱을 부엌으로 만듭니다.',
      ),
    ],
    build: [
      text(
        'It comes apart with one tool, which is included.',
        'Det går att ta isär med ett verktyg, och det följer med.',
        'Er lässt sich mit einem einzigen Werkzeug zerlegen, das liegt bei.',
        '연장 하나로 분해되며, 그 연장은 함께 드립니다.',
      ),
      text(
        'The pot supports have teeth, so that the pasta stays off the heather.',
        'Kastrullstöden har tänder, så pastan stannar i kastrullen och inte i ljungen.',
        'Die Topfauflage hat Zähne, damit die Nudeln nicht in der Heide landen.',
        '냄비 받침에 톱니가 있어 국수를 쏟을 일이 없습니다.',
      ),
    ],
    use: [
      text(
        'On bare ground, out of the tent and out of the wind.',
        'På bar mark, utanför tältet och i lä.',
        'Auf blankem Boden, außerhalb des Zelts und im Windschatten.',
        '맨땅 위에서, 텐트 밖에서, 바람을 등지고 쓰세요.',
      ),
      text(
        'Take more matches than you need, and a little more fuel.',
        'Ta fler tändstickor än du behöver, och lite mer bränsle.',
        'Mehr Streichhölzer mitnehmen als nötig und etwas mehr Brennstoff.',
        '성냥은 넉넉히, 연료는 조금 더 챙기세요.',
      ),
    ],
  },
  'cook-set': {
    opening: [
      text(
        '{name} cooks for those who happen to be there.',
        '{name} lagar mat åt dem som råkar vara där.',
        '{name} kocht für alle, die gerade da sind.',
        '{name:은} 마침 그 자리에 있는 사람들의 밥을 짓습니다.',
      ),
      text(
        'A pot, a lid that is also a plate, nothing that rattles: {name}.',
        'En kastrull, ett lock som också är tallrik, inget som skramlar: {name}.',
        'Ein Topf, ein Deckel, der auch Teller ist, nichts, was klappert: {name}.',
        '냄비 하나, 접시도 되는 뚜껑 하나, 덜컹거리는 것은 없습니다. {name}입니다.',
      ),
    ],
    build: [
      text(
        'The base is ribbed and takes up the flame faster.',
        'Botten är räfflad och tar upp lågan snabbare.',
        'Der Boden ist gerippt und nimmt die Flamme schneller auf.',
        '바닥에 홈이 있어 불을 더 빨리 받습니다.',
      ),
      text(
        'The rim is rolled, so that it pours without dripping.',
        'Kanten är rullad, så det går att hälla utan att droppa.',
        'Der Rand ist gerollt und gießt, ohne zu tropfen.',
        '둘레를 말아 두어 흘리지 않고 따를 수 있습니다.',
      ),
    ],
    use: [
      text(
        'The stove and a small gas canister fit inside.',
        'Köket och en liten gaspatron får plats inuti.',
        'Kocher und eine kleine Kartusche passen hinein.',
        '스토브와 작은 가스통이 안에 들어갑니다.',
      ),
      text(
        'Burnt porridge comes off with sand and song.',
        'Bränd gröt går bort med sand och sång.',
        'Angebranntes geht mit Sand und Gesang ab.',
        '눌은 죽은 모래와 콧노래로 닦아 냅니다.',
      ),
    ],
  },
  mug: {
    opening: [
      text(
        '{name} holds coffee, soup, berries and, for a short while, attention.',
        '{name} rymmer kaffe, soppa, bär och en liten stund uppmärksamheten.',
        '{name} fasst Kaffee, Suppe, Beeren und für kurze Zeit auch die Aufmerksamkeit.',
        '{name:은} 커피와 수프와 산딸기를, 그리고 잠깐의 눈길을 담습니다.',
      ),
      text(
        'Everyone in camp should have their own. This one is {name}.',
        'Alla i lägret bör ha en egen. Den här heter {name}.',
        'Im Lager sollte jeder einen eigenen haben. Dieser heißt {name}.',
        '야영장에서는 저마다 제 컵이 있어야 합니다. 이것은 {name}입니다.',
      ),
    ],
    build: [
      text(
        'The rim is rounded and does not burn the lip.',
        'Kanten är rundad och bränner inte läppen.',
        'Der Rand ist gerundet und verbrennt die Lippe nicht.',
        '둥글린 입구가 입술에 뜨겁지 않습니다.',
      ),
      text(
        'Heavy enough to stand in the wind, light enough to hang on the pack.',
        'Tung nog att stå i vinden, lätt nog att hänga på ryggsäcken.',
        'Schwer genug, um im Wind zu stehen, leicht genug, um am Rucksack zu hängen.',
        '바람에 넘어지지 않을 만큼 묵직하고, 배낭에 걸 만큼 가볍습니다.',
      ),
    ],
    use: [
      text(
        'It can go straight on the flame, if you remember the handle.',
        'Den kan stå direkt på lågan, om du minns handtaget.',
        'Er darf direkt auf die Flamme, wenn man an den Henkel denkt.',
        '손잡이만 조심하면 바로 불에 올려도 됩니다.',
      ),
      text(
        'At home it holds pens.',
        'Hemma står det pennor i den.',
        'Zu Hause stehen Stifte darin.',
        '집에서는 연필꽂이가 됩니다.',
      ),
    ],
  },
  bottle: {
    opening: [
      text(
        '{name} fits the side pocket, the bicycle and the hand.',
        '{name} passar sidofickan, cykeln och handen.',
        '{name} passt in die Seitentasche, ans Rad und in die Hand.',
        '{name:은} 배낭 옆 주머니에도, 자전거에도, 손에도 맞습니다.',
      ),
      text(
        'Water tastes best from a stream. Second best from {name}.',
        'Vatten smakar bäst ur en bäck. Näst bäst ur {name}.',
        'Wasser schmeckt am besten aus dem Bach. Am zweitbesten aus {name}.',
        '물은 개울에서 마실 때 가장 맛있습니다. 그다음은 {name}입니다.',
      ),
    ],
    build: [
      text(
        'Lid, seal and strap are sold separately, for the day one of them is lost.',
        'Lock, packning och rem säljs separat, för dagen då något kommer bort.',
        'Deckel, Dichtung und Riemen gibt es einzeln, für den Tag, an dem etwas fehlt.',
        '뚜껑과 패킹과 끈은 따로 팝니다. 잃어버리는 날을 위해서요.',
      ),
      text(
        'The thread is coarse and clean, and turns with mittens on.',
        'Gängan är grov och enkel och går att skruva med vantar.',
        'Das Gewinde ist grob und lässt sich mit Handschuhen drehen.',
        '나사산이 굵어 장갑을 끼고도 돌릴 수 있습니다.',
      ),
    ],
    use: [
      text(
        'Fill it in the evening and it is where you left it in the morning.',
        'Fyll den på kvällen, så står den kvar på morgonen.',
        'Abends füllen, dann steht sie morgens bereit.',
        '저녁에 채워 두면 아침에 그 자리에 있습니다.',
      ),
      text(
        'In winter carry it upside down: ice forms at the top.',
        'Bär den upp och ner på vintern, isen bildas överst.',
        'Im Winter kopfüber tragen: Eis bildet sich oben.',
        '겨울에는 거꾸로 넣으세요. 얼음은 위쪽에서부터 업니다.',
      ),
    ],
  },
  headlamp: {
    opening: [
      text(
        '{name} turns the last hour into a usable one.',
        '{name} gör den sista timmen användbar.',
        '{name} macht die letzte Stunde brauchbar.',
        '{name:은} 마지막 한 시간을 쓸 수 있는 시간으로 만듭니다.',
      ),
      text(
        'Light for the path, not for the whole valley: {name} shines where you look.',
        'Ljus för stigen, inte för hela dalen: {name} lyser dit du tittar.',
        'Licht für den Weg, nicht fürs ganze Tal: {name} leuchtet, wohin man schaut.',
        '골짜기 전체가 아니라 길을 위한 빛. {name:은} 보는 곳을 비춥니다.',
      ),
    ],
    build: [
      text(
        'One large button that thumbs in mittens can find.',
        'En stor knapp som tummar i vantar hittar.',
        'Ein großer Knopf, den auch Daumen in Handschuhen finden.',
        '벙어리장갑을 낀 엄지로도 찾을 수 있는 큰 단추 하나.',
      ),
      text(
        'The battery is replaceable, and so is the band.',
        'Batteriet går att byta, och det gör bandet också.',
        'Der Akku lässt sich tauschen, das Band auch.',
        '배터리도, 밴드도 갈 수 있습니다.',
      ),
    ],
    use: [
      text(
        'For early starts, late tents and lost keys.',
        'För tidiga morgnar, sena tält och borttappade nycklar.',
        'Für frühe Starts, späte Zelte und verlorene Schlüssel.',
        '이른 출발과 늦은 텐트, 잃어버린 열쇠를 위해.',
      ),
      text(
        'Warm it inside the jacket when it is very cold; batteries are like people.',
        'Värm den innanför jackan när det är riktigt kallt, batterier är som folk.',
        'Bei großer Kälte in der Jacke wärmen, Akkus sind auch nur Menschen.',
        '몹시 추우면 재킷 안에서 데워 주세요. 배터리도 사람과 같습니다.',
      ),
    ],
  },
  'trekking-poles': {
    opening: [
      text(
        '{name} takes a few kilos off the knees with every step down.',
        '{name} tar några kilo från knäna för varje steg nedåt.',
        '{name} nimmt den Knien bergab mit jedem Schritt ein paar Kilo ab.',
        '{name:은} 내리막 한 걸음마다 무릎에서 몇 킬로그램을 덜어 줍니다.',
      ),
      text(
        'In streams, on snow fields and at the end of long days {name} is the second opinion.',
        'I vad, på snöfält och i slutet av långa dagar är {name} en andra åsikt.',
        'In Bächen, auf Schneefeldern und am Ende langer Tage ist {name} die zweite Meinung.',
        '개울에서, 눈밭에서, 긴 하루의 끝에서 {name:은} 또 하나의 의견이 됩니다.',
      ),
    ],
    build: [
      text(
        'The locks can be adjusted with a coin and hold when it matters.',
        'Låsen justeras med ett mynt och håller när det gäller.',
        'Die Verschlüsse stellt man mit einer Münze nach, und sie halten, wenn es zählt.',
        '잠금부는 동전으로 조절하고, 중요한 순간에 버팁니다.',
      ),
      text(
        'Tips, baskets and sections are sold singly for ten years.',
        'Spetsar, trugor och rör säljs styckvis i tio år.',
        'Spitzen, Teller und Segmente gibt es zehn Jahre lang einzeln.',
        '촉과 바스켓, 마디는 10년 동안 낱개로 팝니다.',
      ),
    ],
    use: [
      text(
        'Shorter uphill, longer downhill, across the lap at lunch.',
        'Kortare uppför, längre nedför, tvärs över knäet på rasten.',
        'Bergauf kürzer, bergab länger, in der Pause quer über den Knien.',
        '오르막에서는 짧게, 내리막에서는 길게, 점심에는 무릎 위에.',
      ),
      text(
        'They also hold up the tarp.',
        'De håller också uppe tarpen.',
        'Das Tarp halten sie auch.',
        '타프 기둥으로도 씁니다.',
      ),
    ],
  },
} as const satisfies Readonly<Record<string, Words>>;
