// Sentences about mid layers, shirts and base layers.
import type { Words } from '#demo/catalogue/family.ts';
import { text } from '#demo/catalogue/text.ts';

export const LAYER_WORDS = {
  'fleece-jacket': {
    opening: [
      text(
        '{name} is the jacket that is always on the chair, because somebody has just worn it.',
        '{name} är jackan som alltid hänger på stolen, för någon har precis haft den.',
        '{name} ist die Jacke, die immer über dem Stuhl hängt, weil sie gerade jemand anhatte.',
        '{name:은} 방금 누군가 입고 있었기에 늘 의자에 걸려 있는 재킷입니다.',
      ),
      text(
        'Warm while you walk and dry when you arrive: {name} is fleece as it was meant.',
        'Varm medan du går och torr när du är framme: {name} är fleece som det var tänkt.',
        'Warm unterwegs und trocken bei der Ankunft: {name} ist Fleece, wie es gedacht war.',
        '걷는 동안 따뜻하고 도착하면 말라 있습니다. {name:은} 플리스의 본분에 충실합니다.',
      ),
      text(
        '{name} has a full zip, because warmth is something one wants to adjust.',
        '{name} har hel dragkedja, för värme är något man vill kunna ställa in.',
        '{name} lässt sich ganz öffnen, denn Wärme will geregelt werden.',
        '{name:은} 앞이 끝까지 열립니다. 온기는 조절하고 싶은 것이니까요.',
      ),
    ],
    build: [
      text(
        'The collar reaches the chin and the zip ends in a small garage that keeps it from scratching.',
        'Kragen når hakan, och dragkedjan slutar i ett litet garage så att den inte rivs.',
        'Der Kragen reicht bis zum Kinn, und der Reißverschluss endet in einer kleinen Garage, damit nichts kratzt.',
        '깃은 턱까지 오고, 지퍼 끝은 작은 덮개 속에 들어가 긁히지 않습니다.',
      ),
      text(
        'The side panels are thinner than the front, because that is where you get hot.',
        'Sidorna är tunnare än framstycket, för det är där du blir varm.',
        'Die Seiten sind dünner als die Front, denn dort wird einem warm.',
        '옆판은 앞판보다 얇습니다. 더워지는 곳이 거기이기 때문입니다.',
      ),
    ],
    use: [
      text(
        'Over wool and under a shell it is most of a winter.',
        'Över ull och under skal räcker den till det mesta av en vinter.',
        'Über Wolle und unter der Hardshell reicht sie für den größten Teil des Winters.',
        '울 위에, 셸 아래에. 이것으로 겨울의 대부분을 납니다.',
      ),
      text(
        'It also does well at kitchen tables.',
        'Den gör sig också bra vid köksbord.',
        'Auch am Küchentisch macht sie eine gute Figur.',
        '부엌 식탁에서도 제 몫을 합니다.',
      ),
    ],
  },
  'fleece-jumper': {
    opening: [
      text(
        '{name} goes over the head and stays on for the weekend.',
        '{name} dras över huvudet och sitter på hela helgen.',
        '{name} zieht man über den Kopf und erst nach dem Wochenende wieder aus.',
        '{name:은} 머리로 뒤집어써서 주말 내내 벗지 않게 됩니다.',
      ),
      text(
        'A fleece without much to say: {name} has a short zip, long sleeves and a good memory for warmth.',
        'En fleece utan så mycket att säga: {name} har kort dragkedja, långa ärmar och gott minne för värme.',
        'Ein Fleece, das nicht viel Worte macht: {name} hat einen kurzen Reißverschluss, lange Ärmel und behält die Wärme.',
        '말수 적은 플리스입니다. {name:은} 짧은 지퍼와 긴 소매로 온기를 오래 기억합니다.',
      ),
    ],
    build: [
      text(
        'The neck is high and opens far enough to cool you down on the move.',
        'Halsen är hög och går att öppna så långt att du svalnar i farten.',
        'Der hohe Kragen lässt sich weit genug öffnen, um unterwegs abzukühlen.',
        '높은 목은 걸으면서 식힐 만큼 넉넉히 열립니다.',
      ),
      text(
        'Long in the body and narrow at the wrist, so that no draught gets in.',
        'Lång i kroppen och smal vid handleden, så inget drag kommer in.',
        'Lang im Rumpf und schmal am Handgelenk, damit es nirgends zieht.',
        '몸판은 길고 손목은 좁아 찬 바람이 들지 않습니다.',
      ),
    ],
    use: [
      text(
        'Pull it on after the swim.',
        'Dra på den efter badet.',
        'Nach dem Baden überziehen.',
        '물놀이 뒤에 걸치세요.',
      ),
      text(
        'It fits under a shell without bunching and over a shirt without fuss.',
        'Den ryms under skalet utan att korva sig och över skjortan utan krångel.',
        'Er passt unter die Hardshell, ohne zu bauschen, und ohne Umstände über ein Hemd.',
        '셸 안에서 뭉치지 않고, 셔츠 위에 편하게 덧입을 수 있습니다.',
      ),
    ],
  },
  hoodie: {
    opening: [
      text(
        '{name} has been to more huts than most of us, mostly on the bench nearest the stove.',
        '{name} har varit i fler stugor än de flesta, oftast på bänken närmast kaminen.',
        '{name} war schon in mehr Hütten als die meisten von uns, meist auf der Bank beim Ofen.',
        '{name:은} 우리보다 많은 산장에 가 보았습니다. 대개 난로 곁 자리였습니다.',
      ),
      text(
        'A hood for the wind, a soft inside for the evening: {name} wants nothing more.',
        'Huva för vinden, mjuk insida för kvällen: mer än så vill {name} inte.',
        'Eine Kapuze für den Wind, eine weiche Innenseite für den Abend: Mehr will {name} nicht.',
        '바람에는 후드, 저녁에는 부드러운 안감. {name:은} 그 이상을 바라지 않습니다.',
      ),
      text(
        '{name} is what you put on when the day is done and nobody wants to go in yet.',
        '{name} är vad man tar på när dagen är klar och ingen vill gå in än.',
        '{name} zieht man an, wenn der Tag vorbei ist und noch niemand hineinwill.',
        '{name:은} 하루가 끝났지만 아무도 들어가고 싶지 않을 때 걸치는 옷입니다.',
      ),
    ],
    build: [
      text(
        'Ribbed cuffs and hem hold their shape; the hood is cut from two halves, without a seam on the crown.',
        'Ribbade muddar och nederkant behåller formen, och huvan är skuren så att ingen söm går över hjässan.',
        'Gerippte Bündchen behalten ihre Form, und über dem Scheitel der Kapuze verläuft keine Naht.',
        '골지 소매와 밑단은 모양을 지키고, 후드는 정수리에 솔기가 없습니다.',
      ),
      text(
        'The shoulders sit a little low, which leaves room for everything.',
        'Axlarna sitter lite lågt, och det ger plats för allt.',
        'Die Schultern sind leicht überschnitten, das schafft Platz für alles.',
        '어깨선이 조금 내려와 무엇을 해도 여유가 있습니다.',
      ),
    ],
    use: [
      text(
        'For the drive, the fire and the day after.',
        'För bilresan, elden och dagen efter.',
        'Für die Fahrt, das Feuer und den Tag danach.',
        '가는 길과 모닥불, 그리고 다음 날에.',
      ),
      text(
        'It gets better with washing, so there is no reason to be careful.',
        'Den blir bättre av tvätt, så det finns ingen anledning att vara rädd om den.',
        'Mit jeder Wäsche wird er besser, Vorsicht ist also unnötig.',
        '빨수록 좋아지니 조심할 필요가 없습니다.',
      ),
    ],
  },
  'flannel-shirt': {
    opening: [
      text(
        '{name} is a shirt for sawing, stirring and sitting on steps.',
        '{name} är en skjorta för att såga, röra i grytor och sitta på trappor.',
        '{name} ist ein Hemd zum Sägen, zum Rühren und zum Sitzen auf Treppenstufen.',
        '{name:은} 톱질하고, 냄비를 젓고, 계단에 앉아 있기 위한 셔츠입니다.',
      ),
      text(
        'Warm as a thin jacket and better mannered: {name} stays on indoors.',
        'Varm som en tunn jacka men bättre uppfostrad: {name} får vara på inomhus.',
        'Warm wie eine dünne Jacke, aber besser erzogen: {name} darf im Haus anbleiben.',
        '얇은 재킷만큼 따뜻하면서 더 점잖습니다. {name:은} 집 안에서도 그대로 입습니다.',
      ),
    ],
    build: [
      text(
        'A box pleat at the back gives the arms their reach, and the placket is sewn double.',
        'Ett veck i ryggen ger armarna räckvidd, och knappslån är dubbelsydd.',
        'Eine Falte im Rücken gibt den Armen Reichweite, die Knopfleiste ist doppelt genäht.',
        '등의 주름이 팔을 자유롭게 하고, 단추 앞단은 두 번 박았습니다.',
      ),
      text(
        'The tails are long enough to stay tucked in, and straight enough to hang out.',
        'Skjortan är lång nog att stanna i byxorna och rak nog att hänga utanpå.',
        'Lang genug, um in der Hose zu bleiben, und gerade genug, um darüber zu hängen.',
        '바지 안에 넣어도 빠지지 않고, 밖으로 내어 입어도 단정한 길이입니다.',
      ),
    ],
    use: [
      text(
        'Open over a t-shirt from May, closed to the neck from October.',
        'Öppen över t-shirten från maj, knäppt till halsen från oktober.',
        'Ab Mai offen über dem T-Shirt, ab Oktober bis oben zugeknöpft.',
        '5월부터는 티셔츠 위에 열어 입고, 10월부터는 목까지 잠가 입습니다.',
      ),
      text(
        'Sparks leave small holes. They are called memories.',
        'Gnistor gör små hål. De kallas minnen.',
        'Funken hinterlassen kleine Löcher. Man nennt sie Erinnerungen.',
        '불똥은 작은 구멍을 남깁니다. 그것을 추억이라 부릅니다.',
      ),
    ],
  },
  'hiking-shirt': {
    opening: [
      text(
        '{name} keeps the sun off, the mosquitoes out and the collar straight.',
        '{name} håller solen borta, myggen ute och kragen rak.',
        '{name} hält die Sonne ab, die Mücken draußen und den Kragen gerade.',
        '{name:은} 햇볕을 가리고, 모기를 막고, 깃은 반듯합니다.',
      ),
      text(
        'On hot days long sleeves are cooler than none. {name} shows how.',
        'Varma dagar är långa ärmar svalare än inga. {name} visar hur.',
        'An heißen Tagen kühlen lange Ärmel mehr als keine. {name} zeigt, wie.',
        '더운 날에는 긴 소매가 맨팔보다 시원합니다. {name:이} 그 방법을 보여 줍니다.',
      ),
    ],
    build: [
      text(
        'Vents at the back and under the arms let the warm air out of its own accord.',
        'Öppningar i ryggen och under armarna släpper ut den varma luften av sig själv.',
        'Öffnungen am Rücken und unter den Armen lassen die warme Luft von selbst hinaus.',
        '등과 겨드랑이의 통풍구로 더운 공기가 저절로 빠져나갑니다.',
      ),
      text(
        'The shoulder seams are moved forward, away from the straps.',
        'Axelsömmarna är flyttade framåt, bort från remmarna.',
        'Die Schulternähte sind nach vorn versetzt, weg von den Riemen.',
        '어깨 솔기를 앞으로 옮겨 배낭 끈에 눌리지 않습니다.',
      ),
    ],
    use: [
      text(
        'Rinse it in the evening, wear it in the morning.',
        'Skölj den på kvällen, ha den på morgonen.',
        'Abends ausspülen, morgens anziehen.',
        '저녁에 헹구면 아침에 입을 수 있습니다.',
      ),
      text(
        'It passes for a proper shirt at the border, at dinner and in photographs.',
        'Den går för en riktig skjorta vid gränsen, på middagen och på bild.',
        'An der Grenze, beim Abendessen und auf Fotos geht es als richtiges Hemd durch.',
        '국경에서도, 저녁 자리에서도, 사진 속에서도 제대로 된 셔츠로 보입니다.',
      ),
    ],
  },
  't-shirt': {
    opening: [
      text(
        '{name} is a t-shirt. We have only left out what t-shirts usually get wrong.',
        '{name} är en t-shirt. Vi har bara tagit bort det som brukar bli fel.',
        '{name} ist ein T-Shirt. Weggelassen haben wir nur, was sonst daran stört.',
        '{name:은} 티셔츠입니다. 흔한 티셔츠의 흠만 덜어 냈습니다.',
      ),
      text(
        'Under a pack, under a jacket or under nothing at all: {name} does its work and keeps quiet.',
        'Under ryggsäcken, under jackan eller under bar himmel: {name} gör sitt och håller tyst.',
        'Unterm Rucksack, unter der Jacke oder unter freiem Himmel: {name} tut das Seine und schweigt.',
        '배낭 아래에서도, 재킷 안에서도, 하늘 아래에서도 {name:은} 말없이 제 일을 합니다.',
      ),
      text(
        '{name} is cut straight, sewn twice and coloured like the ground it will end up lying on.',
        '{name} är rakt skuren, dubbelsydd och färgad som marken du lägger den på.',
        '{name} ist gerade geschnitten, doppelt genäht und gefärbt wie der Boden, auf dem es landen wird.',
        '{name:은} 반듯하게 재단하고, 두 번 박고, 언젠가 내려놓일 땅의 색으로 물들였습니다.',
      ),
    ],
    build: [
      text(
        'The neck is bound with the same cloth, so that it does not go wavy.',
        'Halsen är kantad med samma tyg, så den inte blir vågig.',
        'Der Halsausschnitt ist mit demselben Stoff eingefasst, damit er sich nicht wellt.',
        '목둘레를 같은 천으로 감싸 늘어나지 않습니다.',
      ),
      text(
        'There is no label in the neck to scratch; what it said is printed.',
        'Ingen lapp i nacken som kliar, texten är tryckt.',
        'Kein Etikett kratzt im Nacken, alles Nötige ist aufgedruckt.',
        '목뒤에 까끌거리는 라벨이 없습니다. 필요한 말은 인쇄해 두었습니다.',
      ),
    ],
    use: [
      text(
        'Take two. One is always drying.',
        'Ta två. En hänger alltid på tork.',
        'Am besten zwei. Eins trocknet immer gerade.',
        '두 벌을 챙기세요. 한 벌은 늘 마르고 있으니까요.',
      ),
      text(
        'Ends its days as a very good rag for chains and stoves.',
        'Slutar sina dagar som en riktigt bra trasa till kedjor och kök.',
        'Am Ende wird daraus ein sehr guter Lappen für Ketten und Kocher.',
        '마지막에는 체인과 스토브를 닦는 아주 좋은 걸레가 됩니다.',
      ),
    ],
  },
  'merino-t-shirt': {
    opening: [
      text(
        'Wool in summer sounds odd until the third day. {name} is for the third day.',
        'Ull på sommaren låter konstigt fram till tredje dagen. {name} är för tredje dagen.',
        'Wolle im Sommer klingt seltsam, bis der dritte Tag kommt. {name} ist für den dritten Tag.',
        '여름에 울이라니 이상하게 들리지만 사흘째가 되면 알게 됩니다. {name:은} 그 사흘째를 위한 티셔츠입니다.',
      ),
      text(
        '{name} can be worn for a week without anyone moving away.',
        '{name} går att ha en vecka utan att någon flyttar på sig.',
        '{name} lässt sich eine Woche tragen, ohne dass jemand abrückt.',
        '{name:은} 일주일을 입어도 아무도 자리를 옮기지 않습니다.',
      ),
    ],
    build: [
      text(
        'The seams lie flat and the shoulder has none at all.',
        'Sömmarna ligger platt, och på axeln finns ingen alls.',
        'Die Nähte liegen flach, auf der Schulter gibt es gar keine.',
        '솔기는 납작하고, 어깨에는 아예 없습니다.',
      ),
      text(
        'It falls loosely enough for heat and closely enough for a layer on top.',
        'Den faller ledigt nog för värme och nära nog för ett lager ovanpå.',
        'Es fällt locker genug für Hitze und eng genug für eine Schicht darüber.',
        '더위에는 넉넉하고, 위에 한 겹 더 입기에는 알맞게 붙습니다.',
      ),
    ],
    use: [
      text(
        'One for the trip is enough. Hang it in the window at night.',
        'En räcker för hela resan. Häng den i fönstret om natten.',
        'Eins reicht für die ganze Reise. Nachts ans Fenster hängen.',
        '여행에 한 벌이면 됩니다. 밤에는 창가에 걸어 두세요.',
      ),
      text(
        'First layer in winter, only layer in July.',
        'Första lagret på vintern, enda lagret i juli.',
        'Im Winter die erste Schicht, im Juli die einzige.',
        '겨울에는 첫 번째 층, 7월에는 유일한 층입니다.',
      ),
    ],
  },
  'base-layer-top': {
    opening: [
      text(
        '{name} is the first thing you put on and the last you think of. That is how it should be.',
        '{name} är det första du tar på och det sista du tänker på. Så ska det vara.',
        '{name} zieht man als Erstes an und denkt als Letztes daran. So soll es sein.',
        '{name:은} 가장 먼저 입고 가장 나중에 떠올리는 옷입니다. 그래야 합니다.',
      ),
      text(
        'Dry skin is warm skin. {name} sees to the first part.',
        'Torr hud är varm hud. {name} sköter det första.',
        'Trockene Haut ist warme Haut. Um Ersteres kümmert sich {name}.',
        '마른 피부가 따뜻합니다. 말리는 일은 {name:이} 맡습니다.',
      ),
      text(
        '{name} sleeps in the bag with you and gets up when you do.',
        '{name} sover i sovsäcken med dig och går upp när du gör det.',
        '{name} schläft mit im Schlafsack und steht mit auf.',
        '{name:은} 침낭 속에서 함께 자고 함께 일어납니다.',
      ),
    ],
    build: [
      text(
        'Close to the body without pressing, with panels under the arms instead of seams.',
        'Kroppsnära utan att trycka, med kilar under armarna i stället för sömmar.',
        'Körpernah, ohne zu drücken, mit Keilen statt Nähten unter den Armen.',
        '조이지 않으면서 몸에 가깝고, 겨드랑이에는 솔기 대신 덧단을 넣었습니다.',
      ),
      text(
        'The back is longer than the front and stays in the trousers.',
        'Ryggen är längre än framstycket och stannar i byxorna.',
        'Der Rücken ist länger als die Front und bleibt in der Hose.',
        '뒤판이 앞판보다 길어 바지 밖으로 빠지지 않습니다.',
      ),
    ],
    use: [
      text(
        'For ski days, cold offices and nights under ten below.',
        'För skiddagar, kalla kontor och nätter under tio minus.',
        'Für Skitage, kalte Büros und Nächte unter minus zehn.',
        '스키를 타는 날, 추운 사무실, 영하 10도 아래의 밤에.',
      ),
      text(
        'Keep one dry in the pack. It is the best present you can give yourself in the evening.',
        'Ha en torr i ryggsäcken. Det är den bästa present du kan ge dig själv om kvällen.',
        'Eins trocken im Rucksack lassen. Ein schöneres Geschenk gibt es am Abend nicht.',
        '마른 것 한 벌을 배낭에 남겨 두세요. 저녁에 스스로에게 주는 가장 좋은 선물입니다.',
      ),
    ],
  },
  'base-layer-bottom': {
    opening: [
      text(
        '{name} goes under everything and shows under nothing.',
        '{name} går under allt och syns inte under något.',
        '{name} passt unter alles und zeichnet sich nirgends ab.',
        '{name:은} 무엇이든 그 안에 입을 수 있고 겉으로 드러나지 않습니다.',
      ),
      text(
        'Cold thighs end more trips than blisters do. {name} is our answer to half of that.',
        'Kalla lår avslutar fler turer än skavsår. {name} är vårt svar på halva problemet.',
        'Kalte Oberschenkel beenden mehr Touren als Blasen. {name} ist unsere Antwort auf die eine Hälfte.',
        '물집보다 시린 허벅지 때문에 끝나는 여행이 더 많습니다. {name:은} 그 절반에 대한 답입니다.',
      ),
    ],
    build: [
      text(
        'A gusset instead of a cross of seams, and a leg that ends above the boot.',
        'En kil i stället för ett kryss av sömmar, och ben som slutar ovanför kängan.',
        'Ein Zwickel statt eines Nahtkreuzes und Beine, die über dem Stiefel enden.',
        '솔기가 모이는 자리에 덧단을 대고, 다리는 부츠 위에서 끝납니다.',
      ),
      text(
        'The waistband is soft, wide and quiet under a hip belt.',
        'Linningen är mjuk, bred och märks inte under höftbältet.',
        'Der Bund ist weich, breit und unter dem Hüftgurt nicht zu spüren.',
        '허리 밴드는 부드럽고 넓어 배낭 허리 벨트 아래에서도 느껴지지 않습니다.',
      ),
    ],
    use: [
      text(
        'On skis, in the sleeping bag, under jeans in February.',
        'På skidorna, i sovsäcken, under jeansen i februari.',
        'Auf Ski, im Schlafsack, im Februar unter Jeans.',
        '스키 위에서, 침낭 속에서, 2월의 청바지 안에서.',
      ),
      text(
        'In camp it is allowed to be trousers.',
        'I lägret får den vara byxor.',
        'Im Lager geht sie als Hose durch.',
        '야영장에서는 그대로 바지가 됩니다.',
      ),
    ],
  },
} as const satisfies Readonly<Record<string, Words>>;
