// Sentences about packs, bags, tents, sleep and the camp kitchen.
import type { Words } from '#server/demo/family.ts';
import { text } from '#server/demo/text.ts';

export const PACK_AND_CAMP_WORDS = {
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
  'dome-tent': {
    opening: [
      text(
        '{name} stands wherever you put it down, and then you move it a metre, because of the root.',
        '{name} står där du ställer det, och sedan flyttar du det en meter, på grund av roten.',
        '{name} steht, wo man es hinstellt. Dann rückt man es einen Meter weiter, wegen der Wurzel.',
        '{name:은} 내려놓은 자리에 섭니다. 그러고는 나무뿌리 때문에 1미터쯤 옮기게 됩니다.',
      ),
      text(
        'Crossed poles, short lines, small footprint: {name} finds room on ledges and in full campsites.',
        'Korslagda bågar, korta linor, liten yta: {name} får plats på hyllor och fulla campingar.',
        'Gekreuzte Stangen, kurze Leinen, wenig Fläche: {name} findet auf Absätzen und vollen Plätzen noch Raum.',
        '엇갈린 폴, 짧은 당김줄, 좁은 바닥. {name:은} 바위 턱에서도, 붐비는 야영장에서도 자리를 찾습니다.',
      ),
    ],
    build: [
      text(
        'The poles slide in from one side, so that one person can pitch it while the other makes coffee.',
        'Stängerna skjuts in från ena sidan, så en kan resa tältet medan den andra kokar kaffe.',
        'Die Stangen werden von einer Seite eingeschoben: Einer baut auf, der andere kocht Kaffee.',
        '폴을 한쪽에서 밀어 넣으면 되어, 한 사람이 치는 동안 다른 사람은 커피를 끓일 수 있습니다.',
      ),
      text(
        'The inner tent hangs clear of the fly, so that the morning drips on the outside.',
        'Innertältet hänger fritt från yttertältet, så morgonen droppar på utsidan.',
        'Das Innenzelt hängt frei unter dem Außenzelt, der Morgen tropft also draußen.',
        '이너가 플라이에서 떨어져 매달려 있어 아침 이슬은 바깥에서 떨어집니다.',
      ),
    ],
    use: [
      text(
        'From the last snow to the first. In wind, peg all corners.',
        'Från sista snön till första. I vind pinnas alla hörn.',
        'Vom letzten bis zum ersten Schnee. Bei Wind alle Ecken abspannen.',
        '마지막 눈부터 첫눈까지. 바람이 불면 모서리를 모두 고정하세요.',
      ),
      text(
        'Door towards the sunrise, if there is a choice.',
        'Öppningen mot soluppgången, om du får välja.',
        'Eingang nach Osten, wenn man die Wahl hat.',
        '고를 수 있다면 문은 해 뜨는 쪽으로.',
      ),
    ],
  },
  'tunnel-tent': {
    opening: [
      text(
        '{name} lies down in the wind like a sheep and gets up when it is over.',
        '{name} lägger sig i vinden som ett får och reser sig när det är över.',
        '{name} duckt sich im Wind wie ein Schaf und richtet sich auf, wenn er vorbei ist.',
        '{name:은} 바람이 불면 양처럼 엎드렸다가, 지나가면 일어섭니다.',
      ),
      text(
        'Boots, packs and a wet dog fit in the porch of {name}, and the people inside stay friends.',
        'Kängor, ryggsäckar och en blöt hund får plats i absiden på {name}, och de där inne förblir vänner.',
        'Stiefel, Rucksäcke und ein nasser Hund passen in die Apsis von {name}, und drinnen bleibt man befreundet.',
        '부츠와 배낭과 젖은 개가 {name}의 전실에 들어갑니다. 덕분에 안에 있는 사람들은 사이가 좋습니다.',
      ),
    ],
    build: [
      text(
        'All poles have the same length and colour. It matters at ten below.',
        'Alla bågar har samma längd och färg. Det märks vid tio minus.',
        'Alle Bögen haben dieselbe Länge und Farbe. Bei minus zehn zählt das.',
        '폴은 길이와 색이 모두 같습니다. 영하 10도에서는 중요한 일입니다.',
      ),
      text(
        'Inner and outer tent stay hooked together, so that nothing gets wet while it goes up.',
        'Inner- och yttertält sitter ihop, så inget blir blött medan det reses.',
        'Innen- und Außenzelt bleiben verbunden, so wird beim Aufbau nichts nass.',
        '이너와 플라이가 이어져 있어 치는 동안 안이 젖지 않습니다.',
      ),
    ],
    use: [
      text(
        'Foot end into the wind, snow on the edges, tea on the stove.',
        'Fotändan mot vinden, snö på kanterna, te på köket.',
        'Fußende in den Wind, Schnee auf die Ränder, Tee auf den Kocher.',
        '발치를 바람 쪽으로, 가장자리에는 눈을, 스토브에는 차를.',
      ),
      text(
        'For storms, ski tours and families that like space.',
        'För storm, skidturer och familjer som vill ha plats.',
        'Für Sturm, Skitouren und Familien, die Platz mögen.',
        '폭풍과 스키 여행, 그리고 넓은 것을 좋아하는 가족에게.',
      ),
    ],
  },
  tarp: {
    opening: [
      text(
        '{name} is a roof, a wall or a hammock’s hat, depending on the trees.',
        '{name} är tak, vägg eller hatt åt hängmattan, beroende på träden.',
        '{name} ist Dach, Wand oder Hut für die Hängematte, je nach Bäumen.',
        '{name:은} 나무에 따라 지붕이 되고, 벽이 되고, 해먹의 모자가 됩니다.',
      ),
      text(
        'Lunch in the rain needs a roof. {name} is up in four minutes.',
        'Lunch i regn kräver ett tak. {name} är uppe på fyra minuter.',
        'Mittagessen im Regen braucht ein Dach. {name} steht in vier Minuten.',
        '빗속의 점심에는 지붕이 필요합니다. {name:은} 4분이면 칩니다.',
      ),
    ],
    build: [
      text(
        'The edges are cut in a curve, so that it stays tight and does not drum.',
        'Kanterna är skurna i en båge, så den står spänd utan att smattra.',
        'Die Kanten sind geschwungen, so bleibt es straff und knattert nicht.',
        '가장자리를 곡선으로 재단해 팽팽하고 펄럭이지 않습니다.',
      ),
      text(
        'Every eyelet is reinforced on both sides.',
        'Varje ögla är förstärkt på båda sidor.',
        'Jede Öse ist beidseitig verstärkt.',
        '모든 고리는 양쪽에서 보강했습니다.',
      ),
    ],
    use: [
      text(
        'Two poles, two trees, or one of each.',
        'Två stavar, två träd eller en av varje.',
        'Zwei Stöcke, zwei Bäume oder je eins davon.',
        '스틱 둘, 나무 둘, 아니면 하나씩.',
      ),
      text(
        'In good weather it is a tablecloth.',
        'I fint väder är den picknickduk.',
        'Bei gutem Wetter ist es eine Picknickdecke.',
        '날이 좋으면 돗자리가 됩니다.',
      ),
    ],
  },
  'sleeping-bag': {
    opening: [
      text(
        '{name} gets warm quickly and lets go of you slowly.',
        '{name} blir snabbt varm och släpper dig långsamt.',
        '{name} wird schnell warm und lässt einen nur ungern wieder los.',
        '{name:은} 금세 따뜻해지고, 좀처럼 놓아주지 않습니다.',
      ),
      text(
        'There are nights one lies awake and listens. {name} is for sleeping through the others.',
        'Det finns nätter man ligger vaken och lyssnar. {name} är till för att sova sig genom de andra.',
        'Es gibt Nächte, in denen man wach liegt und lauscht. {name} ist für alle anderen.',
        '깨어 누워 귀 기울이는 밤이 있습니다. {name:은} 그 밖의 밤을 푹 자기 위한 침낭입니다.',
      ),
    ],
    build: [
      text(
        'Wide at the shoulders, narrow at the knees, warm at the feet.',
        'Bred vid axlarna, smal vid knäna, varm vid fötterna.',
        'An den Schultern breit, an den Knien schmal, an den Füßen warm.',
        '어깨는 넓고, 무릎은 좁고, 발은 따뜻합니다.',
      ),
      text(
        'The temperature on the label is the one at which you still sleep well, not the one you survive.',
        'Temperaturen på etiketten är den du sover gott i, inte den du överlever.',
        'Die Temperatur auf dem Etikett ist die, bei der man noch gut schläft, nicht die, die man überlebt.',
        '라벨의 온도는 겨우 버티는 온도가 아니라 잘 잘 수 있는 온도입니다.',
      ),
    ],
    use: [
      text(
        'Shake it out when you pitch the tent; by bedtime it has doubled.',
        'Skaka ur den när du reser tältet, till läggdags har den blivit dubbelt så tjock.',
        'Beim Zeltaufbau ausschütteln, bis zur Schlafenszeit ist er doppelt so dick.',
        '텐트를 칠 때 털어 펴 두면 잘 때쯤 두 배로 부풀어 있습니다.',
      ),
      text(
        'Dry socks and a warm supper are worth five degrees.',
        'Torra strumpor och varm kvällsmat är värda fem grader.',
        'Trockene Socken und ein warmes Abendessen bringen fünf Grad.',
        '마른 양말과 따뜻한 저녁은 5도의 값어치를 합니다.',
      ),
    ],
  },
  'sleeping-mat': {
    opening: [
      text(
        '{name} lies between you and the coldest thing in the tent, which is the ground.',
        '{name} ligger mellan dig och det kallaste i tältet, och det är marken.',
        '{name} liegt zwischen einem und dem Kältesten im Zelt: dem Boden.',
        '{name:은} 텐트에서 가장 차가운 것, 곧 땅과 몸 사이에 놓입니다.',
      ),
      text(
        'Roots disappear, stones soften: {name} makes most places a bed.',
        'Rötter försvinner, stenar mjuknar: {name} gör de flesta platser till en säng.',
        'Wurzeln verschwinden, Steine werden weich: {name} macht fast jeden Platz zum Bett.',
        '뿌리는 사라지고 돌은 부드러워집니다. {name:은} 어디든 잠자리로 만들어 줍니다.',
      ),
    ],
    build: [
      text(
        'Higher at the edges than in the middle, so that you stay on it.',
        'Högre i kanterna än i mitten, så du ligger kvar.',
        'An den Rändern höher als in der Mitte, damit man darauf bleibt.',
        '가장자리가 가운데보다 높아 밤새 굴러떨어지지 않습니다.',
      ),
      text(
        'The surface holds the sleeping bag without sticking to it.',
        'Ytan håller fast sovsäcken utan att klibba.',
        'Die Oberfläche hält den Schlafsack, ohne zu kleben.',
        '표면이 침낭을 잡아 주되 달라붙지 않습니다.',
      ),
    ],
    use: [
      text(
        'In winter lay two on top of each other, the foam one below.',
        'På vintern läggs två på varandra, skumunderlaget underst.',
        'Im Winter zwei übereinanderlegen, die aus Schaum nach unten.',
        '겨울에는 두 장을 겹치세요. 폼 매트가 아래입니다.',
      ),
      text(
        'Folded, it is the best chair for miles.',
        'Hopvikt är det milsvidd den bästa stolen.',
        'Gefaltet ist sie weit und breit der beste Stuhl.',
        '접으면 근방에서 가장 좋은 의자입니다.',
      ),
    ],
  },
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
