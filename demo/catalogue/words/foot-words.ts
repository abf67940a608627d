// Sentences about boots, shoes and sandals.
import type { Words } from '#demo/catalogue/family.ts';
import { text } from '#demo/catalogue/text.ts';

export const FOOT_WORDS = {
  'hiking-boots': {
    opening: [
      text(
        '{name} asks for two weeks of patience and gives ten years back.',
        '{name} ber om två veckors tålamod och ger tio år tillbaka.',
        '{name} verlangt zwei Wochen Geduld und gibt zehn Jahre zurück.',
        '{name:은} 두 주의 인내를 부탁하고 십 년을 돌려줍니다.',
      ),
      text(
        'A boot for loads, bogs and long descents: {name} holds the ankle and leaves the toes alone.',
        'En känga för packning, myrar och långa nedförsbackar: {name} håller om vristen och låter tårna vara.',
        'Ein Stiefel für Gepäck, Moor und lange Abstiege: {name} hält den Knöchel und lässt die Zehen in Ruhe.',
        '무거운 짐과 습지, 긴 내리막을 위한 부츠. {name:은} 발목을 잡아 주고 발가락은 내버려 둡니다.',
      ),
      text(
        '{name} is built on a last that we have changed twice in thirty years.',
        '{name} är byggd på en läst som vi har ändrat två gånger på trettio år.',
        '{name} wird über einen Leisten gebaut, den wir in dreißig Jahren zweimal geändert haben.',
        '{name:은} 서른 해 동안 두 번만 고친 라스트 위에 짓습니다.',
      ),
    ],
    build: [
      text(
        'The upper is cut from one piece with a single seam at the heel, so that little water finds a way.',
        'Ovandelen är skuren i ett stycke med en enda söm vid hälen, så vattnet har få vägar in.',
        'Der Schaft ist aus einem Stück mit nur einer Naht an der Ferse, Wasser findet so kaum einen Weg.',
        '갑피를 한 장으로 재단해 솔기는 뒤꿈치 하나뿐입니다. 물이 들어올 길이 거의 없습니다.',
      ),
      text(
        'The sole is stiff under the arch and rolls off at the toe.',
        'Sulan är styv under hålfoten och rullar av vid tån.',
        'Die Sohle ist unter dem Gewölbe steif und rollt über die Zehen ab.',
        '밑창은 발바닥 가운데에서 단단하고 발끝에서 부드럽게 굴러갑니다.',
      ),
    ],
    use: [
      text(
        'Wear them around the house first, then to the shop, then to the fell.',
        'Gå i dem hemma först, sedan till affären, sedan på fjället.',
        'Erst in der Wohnung tragen, dann zum Einkaufen, dann am Berg.',
        '먼저 집에서, 그다음 동네에서, 그러고 나서 산에서 신으세요.',
      ),
      text(
        'With wool socks and a spare lace they go a long way.',
        'Med ullstrumpor och ett extra snöre kommer de långt.',
        'Mit Wollsocken und einem Ersatzschnürsenkel kommt man weit.',
        '울 양말과 여분의 끈이 있으면 멀리 갑니다.',
      ),
    ],
  },
  'trail-shoes': {
    opening: [
      text(
        '{name} finds its footing on roots, wet stone and whatever the night has left on the path.',
        '{name} hittar fäste på rötter, våta hällar och allt natten lämnat på stigen.',
        '{name} findet Halt auf Wurzeln, nassem Stein und allem, was die Nacht auf dem Weg gelassen hat.',
        '{name:은} 나무뿌리와 젖은 돌, 밤새 길 위에 놓인 무엇이든 딛고 섭니다.',
      ),
      text(
        'Light enough for hurry, sturdy enough for detours: {name}.',
        'Lätta nog för brådska, stadiga nog för omvägar: {name}.',
        'Leicht genug für Eile, fest genug für Umwege: {name}.',
        '서두르기에 충분히 가볍고, 돌아가기에 충분히 튼튼합니다. {name}입니다.',
      ),
    ],
    build: [
      text(
        'A thin plate of recycled plastic keeps sharp stones from being felt.',
        'En tunn platta av återvunnen plast gör att vassa stenar inte känns.',
        'Eine dünne Platte aus recyceltem Kunststoff hält spitze Steine fern.',
        '얇은 재생 플라스틱 판이 뾰족한 돌을 느끼지 않게 해 줍니다.',
      ),
      text(
        'The midsole is firm and low, so that the foot knows where it is.',
        'Mellansulan är fast och låg, så foten vet var den är.',
        'Die Zwischensohle ist fest und flach, damit der Fuß weiß, wo er ist.',
        '미드솔은 단단하고 낮아 발이 제 위치를 압니다.',
      ),
    ],
    use: [
      text(
        'For an hour after work or a day with a light pack.',
        'För en timme efter jobbet eller en dag med lätt packning.',
        'Für eine Stunde nach Feierabend oder einen Tag mit leichtem Gepäck.',
        '퇴근 뒤 한 시간, 또는 가벼운 배낭의 하루에.',
      ),
      text(
        'They get wet and get dry again. That is the idea.',
        'De blir blöta och blir torra igen. Det är tanken.',
        'Sie werden nass und wieder trocken. So ist es gedacht.',
        '젖었다가 다시 마릅니다. 그러라고 만들었습니다.',
      ),
    ],
  },
  'approach-shoes': {
    opening: [
      text(
        '{name} walks to the wall, up the easy pitches and home again.',
        '{name} går till väggen, uppför de lätta replängderna och hem igen.',
        '{name} geht zur Wand, die leichten Seillängen hinauf und wieder heim.',
        '{name:은} 암벽까지 걷고, 쉬운 피치를 오르고, 다시 집으로 돌아옵니다.',
      ),
      text(
        'Stands on a coin, runs for the bus: {name}.',
        'Står på ett mynt, springer till bussen: {name}.',
        'Steht auf einer Münze, rennt zum Bus: {name}.',
        '동전 위에 서고, 버스를 향해 뜁니다. {name}입니다.',
      ),
    ],
    build: [
      text(
        'The lacing starts at the toes, so that the shoe can be set tight for rock and loose for the rest.',
        'Snörningen börjar vid tårna, så skon kan sitta hårt på klippan och löst däremellan.',
        'Die Schnürung beginnt an den Zehen: fest für den Fels, locker für den Rest.',
        '끈이 발끝부터 시작해 바위에서는 단단히, 그 밖에는 느슨하게 맬 수 있습니다.',
      ),
      text(
        'Behind the heel there is a loop for a carabiner.',
        'Bakom hälen sitter en ögla för karbinhaken.',
        'An der Ferse sitzt eine Schlaufe für den Karabiner.',
        '뒤꿈치에 카라비너용 고리가 있습니다.',
      ),
    ],
    use: [
      text(
        'Many wear them to work, which we take as a compliment.',
        'Många går i dem till jobbet, och det tar vi som en komplimang.',
        'Viele tragen sie zur Arbeit, das nehmen wir als Kompliment.',
        '많은 분이 출근할 때 신습니다. 칭찬으로 받아들이고 있습니다.',
      ),
      text(
        'Good for via ferrata, scree and cities with hills.',
        'Bra för via ferrata, stenskravel och städer med backar.',
        'Gut für Klettersteige, Geröll und Städte mit Hügeln.',
        '비아 페라타와 너덜길, 언덕 많은 도시에 좋습니다.',
      ),
    ],
  },
  sandals: {
    opening: [
      text(
        '{name} is for feet that have earned it.',
        '{name} är för fötter som har förtjänat det.',
        '{name} ist für Füße, die es verdient haben.',
        '{name:은} 그럴 자격이 있는 발을 위한 샌들입니다.',
      ),
      text(
        'Through the ford with the boots round your neck: {name} weighs little and holds on.',
        'Över vadet med kängorna runt halsen: {name} väger lite och sitter kvar.',
        'Durch die Furt, die Stiefel um den Hals: {name} wiegt wenig und bleibt am Fuß.',
        '등산화를 목에 걸고 개울을 건널 때. {name:은} 가볍고 벗겨지지 않습니다.',
      ),
    ],
    build: [
      text(
        'The straps run through the sole and not only into it.',
        'Remmarna går genom sulan och inte bara ner i den.',
        'Die Riemen laufen durch die Sohle hindurch und nicht nur hinein.',
        '끈이 밑창에 박힌 것이 아니라 밑창을 통과합니다.',
      ),
      text(
        'The edge is raised at the toes, because stones come from the front.',
        'Kanten är upphöjd vid tårna, för stenarna kommer framifrån.',
        'Der Rand ist an den Zehen hochgezogen, denn Steine kommen von vorn.',
        '돌은 앞에서 오기 때문에 발끝 테두리를 높였습니다.',
      ),
    ],
    use: [
      text(
        'In camp, in the canoe, in town.',
        'I lägret, i kanoten, på stan.',
        'Im Lager, im Kanu, in der Stadt.',
        '야영장에서, 카누에서, 시내에서.',
      ),
      text(
        'With wool socks they are warm. Nobody up there will say anything.',
        'Med ullstrumpor är de varma. Ingen där uppe säger något.',
        'Mit Wollsocken sind sie warm. Dort oben sagt niemand etwas.',
        '울 양말과 신으면 따뜻합니다. 산에서는 아무도 뭐라 하지 않습니다.',
      ),
    ],
  },
} as const satisfies Readonly<Record<string, Words>>;
