// Titles and descriptions of the categories, by kind: the same words serve women's, men's and children's shelves.
import { type Text, text } from '#demo/catalogue/text.ts';

interface CategoryText {
  readonly title: Text;
  readonly description: Text;
}
const category = (title: Text, description: Text): CategoryText => ({ title, description });

export const CATEGORY_TEXTS = {
  women: category(
    text('Women', 'Dam', 'Damen', '여성'),
    text(
      'Layers for women who stay out when the forecast says otherwise.',
      'Lager på lager för den som stannar ute fast prognosen säger annat.',
      'Schichten für Frauen, die draußen bleiben, auch wenn der Wetterbericht abrät.',
      '예보가 좋지 않아도 밖에 머무는 여성을 위한 레이어입니다.',
    ),
  ),
  men: category(
    text('Men', 'Herr', 'Herren', '남성'),
    text(
      'Layers for men, from the first dry shirt to the last shell.',
      'Lager för herr, från torr tröja till yttersta skal.',
      'Schichten für Männer, vom ersten trockenen Shirt bis zur äußersten Hülle.',
      '마른 티셔츠 한 장부터 가장 바깥의 셸까지, 남성을 위한 레이어입니다.',
    ),
  ),
  kids: category(
    text('Kids', 'Barn', 'Kinder', '키즈'),
    text(
      'Clothes that are washed often, mended twice and handed down.',
      'Kläder som tvättas ofta, lagas ibland och ärvs vidare.',
      'Kleidung, die oft gewaschen, manchmal geflickt und dann weitergegeben wird.',
      '자주 빨고, 가끔 고쳐 입고, 동생에게 물려주는 옷입니다.',
    ),
  ),
  equipment: category(
    text('Equipment', 'Utrustning', 'Ausrüstung', '장비'),
    text(
      'What you carry, sleep under and cook on. Nothing you would leave behind after the first trip.',
      'Det du bär på, sover under och lagar mat med. Inget som blir hemma efter första turen.',
      'Was man trägt, worunter man schläft und worauf man kocht. Nichts davon bleibt nach der ersten Tour zu Hause.',
      '메고, 덮고 자고, 끓여 먹는 데 필요한 것들입니다. 첫 여행 뒤에 두고 갈 물건은 없습니다.',
    ),
  ),
  accessories: category(
    text('Accessories', 'Accessoarer', 'Accessoires', '액세서리'),
    text(
      'The small things you only miss when your ears are cold.',
      'Det lilla man saknar först när öronen fryser.',
      'Die kleinen Dinge, die erst fehlen, wenn die Ohren kalt sind.',
      '귀가 시려울 때에야 생각나는 작은 물건들입니다.',
    ),
  ),
  jackets: category(
    text('Jackets', 'Jackor', 'Jacken', '재킷'),
    text(
      'Against rain, wind and standing still.',
      'Mot regn, vind och stillastående.',
      'Gegen Regen, Wind und Stillstehen.',
      '비와 바람, 그리고 멈춰 선 시간을 위한 재킷입니다.',
    ),
  ),
  outerwear: category(
    text('Outerwear', 'Ytterkläder', 'Oberbekleidung', '아우터'),
    text(
      'Dry children stay out longer.',
      'Torra barn är ute längre.',
      'Trockene Kinder bleiben länger draußen.',
      '젖지 않은 아이는 더 오래 밖에서 놉니다.',
    ),
  ),
  'shell-jackets': category(
    text('Shell jackets', 'Skaljackor', 'Hardshelljacken', '셸 재킷'),
    text(
      'Waterproof jackets with taped seams, from light ones for the pack to sturdy ones for the winter.',
      'Vattentäta jackor med tejpade sömmar, från lätta för ryggsäcken till rejäla för vintern.',
      'Wasserdichte Jacken mit verklebten Nähten, von leichten für den Rucksack bis zu robusten für den Winter.',
      '심실링 처리한 방수 재킷입니다. 배낭에 넣는 가벼운 것부터 겨울용 튼튼한 것까지 있습니다.',
    ),
  ),
  'rain-jackets': category(
    text('Rain jackets', 'Regnjackor', 'Regenjacken', '레인 재킷'),
    text(
      'Waterproof jackets for puddles, school roads and whole weeks of drizzle.',
      'Vattentäta jackor för pölar, skolvägar och hela veckor av duggregn.',
      'Wasserdichte Jacken für Pfützen, Schulwege und ganze Wochen Nieselregen.',
      '물웅덩이와 등굣길, 일주일 내내 내리는 이슬비를 위한 방수 재킷입니다.',
    ),
  ),
  'insulated-jackets': category(
    text('Insulated jackets', 'Förstärkningsjackor', 'Isolationsjacken', '보온 재킷'),
    text(
      'Down, wool and recycled fibre for the moment you stop moving.',
      'Dun, ull och återvunnen fiber för stunden när du stannar.',
      'Daune, Wolle und recycelte Faser für den Moment, in dem man stehen bleibt.',
      '걸음을 멈추는 순간을 위한 다운, 울, 재생 충전재 재킷입니다.',
    ),
  ),
  parkas: category(
    text('Parkas', 'Parkasar', 'Parkas', '파카'),
    text(
      'Long, warm and quiet. For bus stops and ice roads.',
      'Långa, varma och tysta. För busshållplatser och isvägar.',
      'Lang, warm und leise. Für Haltestellen und Eisstraßen.',
      '길고 따뜻하고 조용합니다. 버스 정류장에도, 얼음길에도 어울립니다.',
    ),
  ),
  softshells: category(
    text(
      'Softshell and wind jackets',
      'Softshell- och vindjackor',
      'Softshell- und Windjacken',
      '소프트셸 · 윈드 재킷',
    ),
    text(
      'Jackets that breathe first and block the wind second.',
      'Jackor som andas först och stoppar vinden sedan.',
      'Jacken, die zuerst atmen und dann den Wind abhalten.',
      '먼저 숨을 쉬고, 그다음 바람을 막는 재킷입니다.',
    ),
  ),
  vests: category(
    text('Vests', 'Västar', 'Westen', '베스트'),
    text(
      'Warm in the middle, free in the arms.',
      'Varm om magen, fri i armarna.',
      'Warm um die Mitte, frei in den Armen.',
      '몸통은 따뜻하게, 팔은 자유롭게.',
    ),
  ),
  'mid-layers': category(
    text('Mid layers', 'Mellanlager', 'Mittlere Schicht', '미드 레이어'),
    text(
      'The layer you wear the most and think about the least.',
      'Lagret du bär mest och tänker minst på.',
      'Die Schicht, die man am meisten trägt und an die man am wenigsten denkt.',
      '가장 많이 입으면서 가장 적게 신경 쓰는 레이어입니다.',
    ),
  ),
  layers: category(
    text('Layers', 'Under och mellan', 'Darunter', '레이어'),
    text(
      'Soft things for under the jacket, and for indoors afterwards.',
      'Mjukt att ha under jackan, och inomhus efteråt.',
      'Weiches für unter die Jacke und für drinnen danach.',
      '재킷 안에, 그리고 집에 돌아와서도 입는 부드러운 옷입니다.',
    ),
  ),
  fleeces: category(
    text('Fleeces', 'Fleece', 'Fleece', '플리스'),
    text(
      'Grid, pile and wool fleece that warms even when it is damp.',
      'Rutnät, pälsig fleece och ullfleece som värmer även fuktig.',
      'Grid, Hochflor und Wollfleece, die auch feucht noch wärmen.',
      '조금 젖어도 따뜻한 그리드, 파일, 울 플리스입니다.',
    ),
  ),
  hoodies: category(
    text(
      'Hoodies and sweatshirts',
      'Huvtröjor och sweatshirts',
      'Hoodies und Sweatshirts',
      '후디 · 스웨트셔츠',
    ),
    text(
      'For the drive up, the hut and the day after.',
      'För bilresan upp, stugan och dagen efter.',
      'Für die Anfahrt, die Hütte und den Tag danach.',
      '가는 길과 산장, 그리고 다음 날을 위한 옷입니다.',
    ),
  ),
  tops: category(
    text('Shirts and t-shirts', 'Skjortor och t-shirts', 'Hemden und T-Shirts', '셔츠 · 티셔츠'),
    text(
      'Light things that dry on the line overnight.',
      'Lätta plagg som torkar på linan över natten.',
      'Leichtes, das über Nacht auf der Leine trocknet.',
      '하룻밤이면 빨랫줄에서 마르는 가벼운 옷입니다.',
    ),
  ),
  shirts: category(
    text('Shirts', 'Skjortor', 'Hemden', '셔츠'),
    text(
      'Flannel for the hut, thin cloth for the heat.',
      'Flanell för stugan, tunna tyger för värmen.',
      'Flanell für die Hütte, dünne Stoffe für die Hitze.',
      '산장에는 플란넬, 더위에는 얇은 천.',
    ),
  ),
  't-shirts': category(
    text('T-shirts', 'T-shirts', 'T-Shirts', '티셔츠'),
    text(
      'Wool, cotton and quick-drying blends.',
      'Ull, bomull och snabbtorkande blandningar.',
      'Wolle, Baumwolle und schnell trocknende Mischungen.',
      '울과 면, 빨리 마르는 혼방 티셔츠입니다.',
    ),
  ),
  'base-layers': category(
    text('Base layers', 'Underställ', 'Unterwäsche', '베이스 레이어'),
    text(
      'Next to the skin, day and night, without a smell.',
      'Närmast huden, dag och natt, utan att lukta.',
      'Direkt auf der Haut, Tag und Nacht, ohne Geruch.',
      '밤낮으로 피부에 닿아도 냄새가 나지 않습니다.',
    ),
  ),
  'base-tops': category(
    text('Base layer tops', 'Underställströjor', 'Unterhemden', '베이스 레이어 상의'),
    text(
      'Long sleeves in merino and recycled fibre, thin to warm.',
      'Långärmat i merino och återvunnen fiber, från tunt till varmt.',
      'Langarm in Merino und recycelter Faser, von dünn bis warm.',
      '메리노와 재생 섬유로 만든 긴소매 상의, 얇은 것부터 따뜻한 것까지.',
    ),
  ),
  'base-bottoms': category(
    text('Base layer bottoms', 'Underställsbyxor', 'Lange Unterhosen', '베이스 레이어 하의'),
    text(
      'Long and three-quarter lengths that disappear under trousers.',
      'Hela och trekvartslånga ben som försvinner under byxorna.',
      'Lang oder dreiviertellang, unter der Hose nicht zu spüren.',
      '바지 안에서 느껴지지 않는 긴 하의와 7부 하의입니다.',
    ),
  ),
  trousers: category(
    text('Trousers', 'Byxor', 'Hosen', '팬츠'),
    text(
      'For sitting on stones and stepping over them.',
      'För att sitta på stenar och kliva över dem.',
      'Zum Sitzen auf Steinen und zum Darübersteigen.',
      '바위에 앉고, 바위를 넘기 위한 바지입니다.',
    ),
  ),
  'trousers-and-skirts': category(
    text('Trousers and skirts', 'Byxor och kjolar', 'Hosen und Röcke', '팬츠 · 스커트'),
    text(
      'For sitting on stones and stepping over them.',
      'För att sitta på stenar och kliva över dem.',
      'Zum Sitzen auf Steinen und zum Darübersteigen.',
      '바위에 앉고, 바위를 넘기 위한 옷입니다.',
    ),
  ),
  'shell-trousers': category(
    text('Shell trousers', 'Skalbyxor', 'Hardshellhosen', '셸 팬츠'),
    text(
      'Waterproof from the waist to the boot.',
      'Vattentäta från midjan till kängan.',
      'Wasserdicht von der Hüfte bis zum Stiefel.',
      '허리부터 부츠까지 물을 막습니다.',
    ),
  ),
  'hiking-trousers': category(
    text('Hiking trousers', 'Vandringsbyxor', 'Wanderhosen', '하이킹 팬츠'),
    text(
      'Stretch where you bend, strength where you kneel.',
      'Stretch där du böjer dig, styrka där du står på knä.',
      'Stretch, wo man sich beugt, fester Stoff, wo man kniet.',
      '굽히는 곳은 늘어나고, 무릎 닿는 곳은 튼튼합니다.',
    ),
  ),
  shorts: category(
    text('Shorts', 'Shorts', 'Shorts', '쇼츠'),
    text(
      'For summer, and for those who think it is.',
      'För sommaren, och för den som tycker att det är sommar.',
      'Für den Sommer und für alle, die finden, es sei Sommer.',
      '여름을 위해, 그리고 여름이라고 믿는 사람을 위해.',
    ),
  ),
  tights: category(
    text('Tights', 'Tights', 'Tights', '타이츠'),
    text(
      'Close to the leg for running, skiing and cold mornings.',
      'Tätt mot benet för löpning, skidor och kalla morgnar.',
      'Eng am Bein zum Laufen, Skifahren und an kalten Morgen.',
      '달릴 때도, 스키를 탈 때도, 추운 아침에도 다리에 꼭 맞습니다.',
    ),
  ),
  skirts: category(
    text('Skirts', 'Kjolar', 'Röcke', '스커트'),
    text(
      'Light ones for the heat and padded ones over tights.',
      'Lätta för värmen och vadderade att dra över tightsen.',
      'Leichte für die Hitze und wattierte zum Überziehen.',
      '더위를 위한 가벼운 것과 타이츠 위에 입는 패딩 스커트입니다.',
    ),
  ),
  footwear: category(
    text('Footwear', 'Skor och kängor', 'Schuhe', '신발'),
    text(
      'Boots and shoes that can be resoled more often than you expect.',
      'Kängor och skor som går att sula om oftare än man tror.',
      'Stiefel und Schuhe, die sich öfter neu besohlen lassen, als man denkt.',
      '생각보다 여러 번 밑창을 갈 수 있는 부츠와 신발입니다.',
    ),
  ),
  'on-foot': category(
    text('On foot', 'Till fots', 'Unterwegs', '걷기'),
    text(
      'What small hikers wear on their feet, backs and ears.',
      'Det små vandrare har på fötterna, ryggen och öronen.',
      'Was kleine Wanderer an den Füßen, auf dem Rücken und über den Ohren tragen.',
      '작은 등산객의 발과 등과 귀를 위한 것들입니다.',
    ),
  ),
  boots: category(
    text('Hiking boots', 'Vandringskängor', 'Wanderstiefel', '하이킹 부츠'),
    text(
      'Ankle-high boots for loads, scree and wet heather.',
      'Ankelhöga kängor för packning, stenskravel och blöt ljung.',
      'Knöchelhohe Stiefel für Gepäck, Geröll und nasses Heidekraut.',
      '무거운 짐과 너덜길, 젖은 풀밭을 위한 발목 높이 부츠입니다.',
    ),
  ),
  'trail-shoes': category(
    text('Trail running shoes', 'Traillöparskor', 'Trailrunningschuhe', '트레일 러닝화'),
    text(
      'Grip for roots and mud, and room for toes.',
      'Grepp för rötter och lera, och plats för tårna.',
      'Halt auf Wurzeln und Schlamm und Platz für die Zehen.',
      '나무뿌리와 진흙을 잡아 주고 발가락은 편합니다.',
    ),
  ),
  'approach-shoes': category(
    text('Approach shoes', 'Anmarschskor', 'Zustiegsschuhe', '어프로치화'),
    text(
      'Low shoes that stand on small edges.',
      'Låga skor som står på små kanter.',
      'Niedrige Schuhe, die auf kleinen Kanten stehen.',
      '작은 턱에도 설 수 있는 낮은 신발입니다.',
    ),
  ),
  sandals: category(
    text('Sandals', 'Sandaler', 'Sandalen', '샌들'),
    text(
      'For fords, boats and tired feet.',
      'För vad, båtar och trötta fötter.',
      'Für Furten, Boote und müde Füße.',
      '개울과 보트, 지친 발을 위한 샌들입니다.',
    ),
  ),
  shoes: category(
    text('Shoes and boots', 'Skor och kängor', 'Schuhe und Stiefel', '신발 · 부츠'),
    text(
      'Easy to put on alone, hard to lose in the mud.',
      'Lätta att ta på själv, svåra att tappa i leran.',
      'Leicht allein anzuziehen, schwer im Matsch zu verlieren.',
      '혼자 신기 쉽고, 진흙에 빠져도 잘 벗겨지지 않습니다.',
    ),
  ),
  'hats-and-mittens': category(
    text('Hats and mittens', 'Mössor och vantar', 'Mützen und Handschuhe', '모자 · 벙어리장갑'),
    text(
      'Buy two pairs. One always stays in the forest.',
      'Köp två par. Ett blir alltid kvar i skogen.',
      'Am besten gleich zwei. Eins bleibt immer im Wald.',
      '두 개씩 사 두세요. 하나는 늘 숲에 남습니다.',
    ),
  ),
  'packs-and-bags': category(
    text('Packs and bags', 'Ryggsäckar och väskor', 'Rucksäcke und Taschen', '배낭 · 가방'),
    text(
      'From a litre for the keys to eighty-five for the whole winter.',
      'Från en liter för nycklarna till åttiofem för hela vintern.',
      'Von einem Liter für die Schlüssel bis fünfundachtzig für den ganzen Winter.',
      '열쇠를 넣는 1리터부터 겨울을 통째로 넣는 85리터까지.',
    ),
  ),
  daypacks: category(
    text('Daypacks', 'Dagsryggsäckar', 'Tagesrucksäcke', '데이팩'),
    text(
      'Packs for a thermos, a jacket and a long lunch.',
      'Ryggsäckar för termos, jacka och lång lunch.',
      'Rucksäcke für Thermoskanne, Jacke und lange Mittagspause.',
      '보온병과 재킷, 느긋한 점심이 들어가는 배낭입니다.',
    ),
  ),
  'trekking-packs': category(
    text('Trekking packs', 'Vandringsryggsäckar', 'Trekkingrucksäcke', '트레킹 배낭'),
    text(
      'Frames that carry on the hips and lids that close in the rain.',
      'Bärsystem som vilar på höfterna och lock som sluter tätt i regn.',
      'Tragesysteme, die auf der Hüfte ruhen, und Deckel, die im Regen dicht halten.',
      '골반으로 무게를 받치는 프레임과 비를 막는 덮개를 갖춘 배낭입니다.',
    ),
  ),
  duffels: category(
    text('Duffels', 'Duffelväskor', 'Reisetaschen', '더플백'),
    text(
      'Bags for boat floors, roof racks and sled runs.',
      'Väskor för båtdurkar, takräcken och pulkor.',
      'Taschen für Bootsböden, Dachträger und Pulkas.',
      '배 바닥과 차 지붕, 썰매 위에 싣는 가방입니다.',
    ),
  ),
  'hip-packs': category(
    text('Hip packs', 'Midjeväskor', 'Hüfttaschen', '힙색'),
    text(
      'Within reach: map, knife, something sweet.',
      'Inom räckhåll: karta, kniv, något sött.',
      'Griffbereit: Karte, Messer, etwas Süßes.',
      '지도와 칼, 단것 하나를 손 닿는 곳에.',
    ),
  ),
  'dry-bags': category(
    text('Dry bags', 'Packpåsar', 'Packsäcke', '드라이 백'),
    text(
      'Rolled three times, they keep the lake outside.',
      'Rulla tre varv så stannar sjön utanför.',
      'Dreimal gerollt, und der See bleibt draußen.',
      '세 번 말아 잠그면 호수가 들어오지 않습니다.',
    ),
  ),
  shelter: category(
    text('Tents and tarps', 'Tält och tarpar', 'Zelte und Tarps', '텐트 · 타프'),
    text(
      'Rooms that fit in a pack.',
      'Rum som får plats i ryggsäcken.',
      'Zimmer, die in den Rucksack passen.',
      '배낭에 들어가는 방입니다.',
    ),
  ),
  'dome-tents': category(
    text('Dome tents', 'Kupoltält', 'Kuppelzelte', '돔 텐트'),
    text(
      'Freestanding tents that find a place between stones.',
      'Självstående tält som hittar plats mellan stenarna.',
      'Freistehende Zelte, die zwischen Steinen Platz finden.',
      '바위 사이에도 자리를 찾는 자립형 텐트입니다.',
    ),
  ),
  'tunnel-tents': category(
    text('Tunnel tents', 'Tunneltält', 'Tunnelzelte', '터널 텐트'),
    text(
      'Most room for the weight, calmest in steady wind.',
      'Mest plats för vikten, lugnast i jämn vind.',
      'Am meisten Platz fürs Gewicht, am ruhigsten im stetigen Wind.',
      '무게에 비해 가장 넓고, 꾸준한 바람에 가장 조용합니다.',
    ),
  ),
  tarps: category(
    text('Tarps', 'Tarpar', 'Tarps', '타프'),
    text(
      'A roof over the fire and the conversation.',
      'Ett tak över elden och samtalet.',
      'Ein Dach über Feuer und Gespräch.',
      '모닥불과 이야기 위에 치는 지붕입니다.',
    ),
  ),
  sleeping: category(
    text('Sleep', 'Sova', 'Schlafen', '침낭 · 매트'),
    text(
      'Bags and mats for nights that begin early and end in frost.',
      'Sovsäckar och liggunderlag för nätter som börjar tidigt och slutar i frost.',
      'Schlafsäcke und Matten für Nächte, die früh beginnen und im Frost enden.',
      '일찍 시작해 서리로 끝나는 밤을 위한 침낭과 매트입니다.',
    ),
  ),
  'sleeping-bags': category(
    text('Sleeping bags', 'Sovsäckar', 'Schlafsäcke', '침낭'),
    text(
      'Down for dry cold, synthetic for wet. Temperatures are honest ones.',
      'Dun för torr kyla, syntet för väta. Temperaturerna är ärliga.',
      'Daune für trockene Kälte, Kunstfaser für Nässe. Die Temperaturen sind ehrlich.',
      '건조한 추위에는 다운, 습한 곳에는 합성 충전재. 온도 표기는 정직합니다.',
    ),
  ),
  'sleeping-mats': category(
    text('Sleeping mats', 'Liggunderlag', 'Isomatten', '슬리핑 매트'),
    text(
      'The cold comes from below. This is what stops it.',
      'Kylan kommer underifrån. Här är det som stoppar den.',
      'Die Kälte kommt von unten. Das hier hält sie auf.',
      '추위는 바닥에서 올라옵니다. 그것을 막아 줍니다.',
    ),
  ),
  'camp-kitchen': category(
    text('Camp kitchen', 'Friluftskök', 'Outdoorküche', '캠프 키친'),
    text('Coffee first.', 'Kaffe först.', 'Zuerst Kaffee.', '커피가 먼저입니다.'),
  ),
  stoves: category(
    text('Stoves', 'Kök', 'Kocher', '스토브'),
    text(
      'Gas, spirit and wood. All light in the wind.',
      'Gas, sprit och ved. Alla går att tända i vind.',
      'Gas, Spiritus und Holz. Alle lassen sich im Wind anzünden.',
      '가스, 알코올, 장작. 바람 속에서도 불이 붙습니다.',
    ),
  ),
  cookware: category(
    text('Cookware', 'Kokkärl', 'Kochgeschirr', '쿠커'),
    text(
      'Pots that nest, handles that fold, lids that strain.',
      'Kastruller som går i varandra, handtag som fälls, lock som silar.',
      'Töpfe, die ineinanderpassen, Griffe, die klappen, Deckel, die abgießen.',
      '겹쳐지는 냄비, 접히는 손잡이, 물을 따르는 뚜껑입니다.',
    ),
  ),
  mugs: category(
    text('Mugs', 'Muggar', 'Becher', '머그'),
    text(
      'A handle for cold fingers.',
      'Ett handtag för kalla fingrar.',
      'Ein Henkel für kalte Finger.',
      '시린 손가락을 위한 손잡이.',
    ),
  ),
  bottles: category(
    text('Bottles', 'Flaskor', 'Flaschen', '물병'),
    text(
      'Hot stays hot, and the lid can be opened with gloves.',
      'Varmt förblir varmt, och locket går att öppna med vantar.',
      'Heißes bleibt heiß, und der Deckel geht mit Handschuhen auf.',
      '뜨거운 것은 뜨겁게, 뚜껑은 장갑을 끼고도 열립니다.',
    ),
  ),
  'on-the-way': category(
    text('Light and poles', 'Ljus och stavar', 'Licht und Stöcke', '조명 · 스틱'),
    text(
      'For the last hour of the day and the first of the descent.',
      'För dagens sista timme och nedstigningens första.',
      'Für die letzte Stunde des Tages und die erste des Abstiegs.',
      '하루의 마지막 한 시간과 하산의 첫 한 시간을 위해.',
    ),
  ),
  headlamps: category(
    text('Headlamps', 'Pannlampor', 'Stirnlampen', '헤드램프'),
    text(
      'Bright enough to find the path, dim enough to read by.',
      'Starka nog för stigen, svaga nog att läsa vid.',
      'Hell genug für den Weg, schwach genug zum Lesen.',
      '길을 찾을 만큼 밝고, 책을 읽을 만큼 은은합니다.',
    ),
  ),
  'trekking-poles': category(
    text('Trekking poles', 'Vandringsstavar', 'Wanderstöcke', '트레킹 폴'),
    text(
      'Two more legs, and something to hang the tarp on.',
      'Två ben till, och något att hänga tarpen i.',
      'Zwei Beine mehr und etwas, woran das Tarp hängt.',
      '다리 두 개가 더 생기고, 타프를 걸 기둥도 생깁니다.',
    ),
  ),
  'head-and-neck': category(
    text('Head and neck', 'Huvud och hals', 'Kopf und Hals', '모자 · 넥웨어'),
    text(
      'Half the warmth, a tenth of the weight.',
      'Halva värmen, en tiondel av vikten.',
      'Die halbe Wärme, ein Zehntel des Gewichts.',
      '따뜻함의 절반, 무게는 십분의 일.',
    ),
  ),
  beanies: category(
    text('Beanies', 'Mössor', 'Mützen', '비니'),
    text(
      'Knitted in wool, thick and thin.',
      'Stickade i ull, tjocka och tunna.',
      'Aus Wolle gestrickt, dick und dünn.',
      '울로 짠 두꺼운 것과 얇은 것.',
    ),
  ),
  caps: category(
    text('Caps', 'Kepsar', 'Kappen', '캡'),
    text(
      'Shade for the eyes, a pocket for the rain.',
      'Skugga för ögonen, skärm mot regnet.',
      'Schatten für die Augen, Schirm gegen den Regen.',
      '눈에는 그늘을, 비에는 챙을.',
    ),
  ),
  'neck-gaiters': category(
    text('Neck gaiters', 'Halsvärmare', 'Schlauchschals', '넥 게이터'),
    text(
      'Pull it up when the wind turns.',
      'Dra upp den när vinden vänder.',
      'Hochziehen, wenn der Wind dreht.',
      '바람이 돌아서면 끌어 올리세요.',
    ),
  ),
  'hands-and-feet': category(
    text('Hands and feet', 'Händer och fötter', 'Hände und Füße', '장갑 · 양말'),
    text(
      'They are furthest from the heart and complain first.',
      'De är längst från hjärtat och klagar först.',
      'Sie sind am weitesten vom Herzen und klagen zuerst.',
      '심장에서 가장 멀어 가장 먼저 시린 곳입니다.',
    ),
  ),
  gloves: category(
    text('Gloves', 'Handskar och vantar', 'Handschuhe', '장갑'),
    text(
      'Thin ones for ropes and phones, thick ones for waiting.',
      'Tunna för rep och telefon, tjocka för väntan.',
      'Dünne für Seil und Telefon, dicke fürs Warten.',
      '로프와 휴대폰에는 얇은 것, 기다림에는 두꺼운 것.',
    ),
  ),
  socks: category(
    text('Socks', 'Strumpor', 'Socken', '양말'),
    text(
      'Wool where it matters, no seam where it hurts.',
      'Ull där det behövs, ingen söm där det skaver.',
      'Wolle, wo sie nötig ist, keine Naht, wo es reibt.',
      '필요한 곳에는 울을, 쓸리는 곳에는 솔기를 없앴습니다.',
    ),
  ),
  gaiters: category(
    text('Gaiters', 'Damasker', 'Gamaschen', '게이터'),
    text(
      'Between the boot and everything that wants in.',
      'Mellan kängan och allt som vill in.',
      'Zwischen dem Stiefel und allem, was hineinwill.',
      '부츠와, 부츠 속으로 들어오려는 모든 것 사이에.',
    ),
  ),
  'small-things': category(
    text('Belts and towels', 'Bälten och handdukar', 'Gürtel und Handtücher', '벨트 · 타월'),
    text(
      'Used daily, thought of seldom.',
      'Används varje dag, ägnas sällan en tanke.',
      'Jeden Tag benutzt, selten bedacht.',
      '매일 쓰지만 좀처럼 떠올리지 않는 것들입니다.',
    ),
  ),
  belts: category(
    text('Belts', 'Bälten', 'Gürtel', '벨트'),
    text(
      'Flat buckles that stay out of the hip belt’s way.',
      'Platta spännen som inte är i vägen för höftbältet.',
      'Flache Schnallen, die dem Hüftgurt nicht im Weg sind.',
      '배낭 허리 벨트에 걸리지 않는 납작한 버클입니다.',
    ),
  ),
  towels: category(
    text('Towels', 'Handdukar', 'Handtücher', '타월'),
    text(
      'Dry in an hour on a branch.',
      'Torra på en timme, upphängda på en gren.',
      'In einer Stunde am Ast getrocknet.',
      '나뭇가지에 걸면 한 시간 만에 마릅니다.',
    ),
  ),
} as const satisfies Readonly<Record<string, CategoryText>>;
export type CategoryKind = keyof typeof CATEGORY_TEXTS;
