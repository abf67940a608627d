// Sentences about tents, tarps and sleep.
import type { Words } from '#demo/catalogue/family.ts';
import { text } from '#demo/catalogue/text.ts';

export const SHELTER_WORDS = {
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
} as const satisfies Readonly<Record<string, Words>>;
