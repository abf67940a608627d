// Sentences about jackets, parkas and vests.
import type { Words } from '#demo/catalogue/family.ts';
import { text } from '#demo/catalogue/text.ts';

export const JACKET_WORDS = {
  'shell-jacket': {
    opening: [
      text(
        '{name} is a shell for the days when turning back would be sensible and you go on a little further.',
        '{name} är ett skal för dagarna när det vore klokt att vända och du går en bit till.',
        '{name} ist eine Hardshell für Tage, an denen Umkehren vernünftig wäre und man noch ein Stück weitergeht.',
        '{name:은} 돌아서는 것이 현명한 줄 알면서도 조금 더 가 보는 날을 위한 셸 재킷입니다.',
      ),
      text(
        'Rain from the side, snow from below, a rucksack on top: {name} is drawn for all three at once.',
        'Regn från sidan, snö underifrån och en ryggsäck ovanpå: {name} är ritad för allt på en gång.',
        'Regen von der Seite, Schnee von unten, ein Rucksack obendrauf: {name} ist für alles zugleich gezeichnet.',
        '옆에서 치는 비, 아래에서 날리는 눈, 등에 멘 배낭. {name:은} 이 셋을 한꺼번에 견디도록 만들었습니다.',
      ),
      text(
        'Nothing flaps on {name}, nothing creaks and nothing has to be remembered. It simply keeps the weather outside.',
        'Inget fladdrar på {name}, inget knarrar och inget behöver kommas ihåg. Den håller helt enkelt vädret ute.',
        'An {name} flattert nichts, nichts knarzt, nichts will bedacht sein. Das Wetter bleibt einfach draußen.',
        '{name:은} 펄럭이지도, 바스락거리지도, 신경 쓰이지도 않습니다. 그저 날씨를 밖에 둡니다.',
      ),
    ],
    build: [
      text(
        'Few panels mean few seams; the ones that remain are moved away from shoulders and straps.',
        'Få delar ger få sömmar, och de som finns är flyttade från axlar och remmar.',
        'Wenige Teile bedeuten wenige Nähte, und die verbliebenen liegen abseits von Schultern und Riemen.',
        '조각을 줄여 솔기가 적고, 남은 솔기는 어깨와 배낭 끈을 피해 놓았습니다.',
      ),
      text(
        'The sleeves are cut so that the hem stays down when you reach for the next hold.',
        'Ärmarna är skurna så att jackan inte åker upp när du sträcker dig efter nästa grepp.',
        'Die Ärmel sind so geschnitten, dass der Saum unten bleibt, wenn die Hand nach dem nächsten Griff sucht.',
        '다음 홀드로 팔을 뻗어도 밑단이 올라가지 않도록 소매를 재단했습니다.',
      ),
    ],
    use: [
      text(
        'Leave room for a thin padded jacket underneath and open the zips before you start to sweat.',
        'Lämna plats för en tunn vadderad jacka under, och öppna dragkedjorna innan svetten kommer.',
        'Darunter Platz für eine dünne Isolationsjacke lassen und die Reißverschlüsse öffnen, bevor man schwitzt.',
        '안에 얇은 패딩을 입을 여유를 두고, 땀이 나기 전에 지퍼를 여세요.',
      ),
      text(
        'On good days it lies at the bottom of the pack. It does not mind.',
        'Fina dagar ligger den längst ner i ryggsäcken. Det gör den gärna.',
        'An guten Tagen liegt sie ganz unten im Rucksack. Das macht ihr nichts aus.',
        '맑은 날에는 배낭 맨 아래에 있습니다. 그래도 서운해하지 않습니다.',
      ),
    ],
  },
  'rain-jacket': {
    opening: [
      text(
        '{name} is the rain jacket you take along because it weighs so little, and are glad of on the way home.',
        '{name} är regnjackan du tar med för att den väger så lite, och är glad för på vägen hem.',
        '{name} ist die Regenjacke, die man mitnimmt, weil sie kaum wiegt, und über die man auf dem Heimweg froh ist.',
        '{name:은} 가벼워서 챙겼다가 돌아오는 길에 고마워지는 레인 재킷입니다.',
      ),
      text(
        'For drizzle, downpours and everything the forecast calls mixed: {name} keeps out what comes from above.',
        'För duggregn, skyfall och allt som prognosen kallar växlande: {name} håller ute det som kommer uppifrån.',
        'Für Niesel, Guss und alles, was der Wetterbericht wechselhaft nennt: {name} hält ab, was von oben kommt.',
        '이슬비와 소나기, 예보가 변덕스럽다고 하는 모든 날에. {name:은} 위에서 내리는 것을 막아 줍니다.',
      ),
      text(
        '{name} looks like a town jacket and behaves like a mountain one.',
        '{name} ser ut som en stadsjacka och beter sig som en fjälljacka.',
        '{name} sieht nach Stadt aus und benimmt sich wie am Berg.',
        '{name:은} 도시 재킷처럼 보이지만 산에서처럼 일합니다.',
      ),
    ],
    build: [
      text(
        'The seams are taped on the inside, all of them, also the ones nobody sees.',
        'Sömmarna är tejpade på insidan, varenda en, även de som ingen ser.',
        'Die Nähte sind innen verklebt, alle, auch die, die niemand sieht.',
        '솔기는 안쪽에서 모두 테이프로 막았습니다. 보이지 않는 곳까지 전부.',
      ),
      text(
        'The cut leaves room for a jumper and for swinging arms.',
        'Passformen ger plats för en tröja och för armar som svänger.',
        'Der Schnitt lässt Platz für einen Pullover und für schwingende Arme.',
        '스웨터를 껴입고 팔을 저어도 넉넉한 재단입니다.',
      ),
    ],
    use: [
      text(
        'It hangs by the door in April and lies in the pack from May on.',
        'I april hänger den vid dörren, från maj ligger den i ryggsäcken.',
        'Im April hängt sie an der Tür, ab Mai liegt sie im Rucksack.',
        '4월에는 문가에 걸려 있고 5월부터는 배낭 속에 있습니다.',
      ),
      text(
        'Good on a bicycle, better on a path, best when it is over and the sun comes out.',
        'Bra på cykeln, bättre på stigen, bäst när det är över och solen kommer.',
        'Gut auf dem Rad, besser auf dem Pfad, am besten, wenn es vorbei ist und die Sonne kommt.',
        '자전거에서도 좋고, 산길에서는 더 좋고, 비가 그치고 해가 날 때 가장 좋습니다.',
      ),
    ],
  },
  'down-jacket': {
    opening: [
      text(
        '{name} is for the moment when the pack comes off and the wind finds you.',
        '{name} är för stunden när ryggsäcken åker av och vinden hittar dig.',
        '{name} ist für den Moment, in dem der Rucksack abgesetzt ist und der Wind einen findet.',
        '{name:은} 배낭을 내려놓는 순간 불어오는 바람을 위한 다운 재킷입니다.',
      ),
      text(
        'Little is as light as warm air. {name} holds a lot of it.',
        'Få saker är så lätta som varm luft. {name} rymmer mycket av den.',
        'Kaum etwas ist so leicht wie warme Luft. {name} enthält viel davon.',
        '따뜻한 공기만큼 가벼운 것은 드뭅니다. {name:은} 그 공기를 가득 품고 있습니다.',
      ),
      text(
        'For breakfast outside the tent, for belays and for bus stops in January: {name}.',
        'För frukost utanför tältet, för standplatser och för busshållplatser i januari: {name}.',
        'Fürs Frühstück vor dem Zelt, für den Standplatz und für Haltestellen im Januar: {name}.',
        '텐트 앞 아침 식사와 빌레이, 1월의 버스 정류장을 위해. {name}입니다.',
      ),
    ],
    build: [
      text(
        'The chambers are sewn smaller at the shoulders and larger over the back, where the warmth is needed.',
        'Kanalerna är smalare över axlarna och bredare över ryggen, där värmen behövs.',
        'Die Kammern sind an den Schultern kleiner und am Rücken größer, dort, wo Wärme gebraucht wird.',
        '격실은 어깨에서 좁고, 온기가 필요한 등에서 넓습니다.',
      ),
      text(
        'Elastic edges at cuffs and hem keep the warm air where it is.',
        'Elastiska kanter vid ärmar och midja håller kvar den varma luften.',
        'Elastische Kanten an Ärmeln und Saum halten die warme Luft fest.',
        '소매와 밑단의 신축 밴드가 따뜻한 공기를 가두어 둡니다.',
      ),
    ],
    use: [
      text(
        'Take it off before the climb and put it on before you are cold.',
        'Ta av den före stigningen och på den innan du fryser.',
        'Vor dem Anstieg ausziehen, anziehen, bevor man friert.',
        '오르기 전에 벗고, 추워지기 전에 입으세요.',
      ),
      text(
        'At night it makes a good pillow, stuffed into a jumper.',
        'Om natten blir den en bra kudde, instoppad i en tröja.',
        'Nachts wird sie, in einen Pullover gestopft, zum Kissen.',
        '밤에는 스웨터 속에 넣으면 좋은 베개가 됩니다.',
      ),
    ],
  },
  'padded-jacket': {
    opening: [
      text(
        '{name} does not mind being wet, squeezed or slept in. It is warm all the same.',
        '{name} bryr sig inte om att bli blöt, hoptryckt eller sovd i. Den värmer ändå.',
        '{name} nimmt nicht übel, nass, zerdrückt oder im Schlaf getragen zu werden. Warm ist sie trotzdem.',
        '{name:은} 젖어도, 눌려도, 입고 자도 괜찮습니다. 그래도 따뜻합니다.',
      ),
      text(
        'Under a shell in winter, on its own in autumn: {name} is the jacket between the jackets.',
        'Under skalet på vintern, ensam på hösten: {name} är jackan mellan jackorna.',
        'Im Winter unter der Hardshell, im Herbst allein: {name} ist die Jacke zwischen den Jacken.',
        '겨울에는 셸 안에, 가을에는 한 벌로. {name:은} 재킷과 재킷 사이의 재킷입니다.',
      ),
      text(
        'Thin enough to walk in, warm enough to wait in. {name} rarely leaves the top of the pack.',
        'Tunn nog att gå i, varm nog att vänta i. {name} ligger nästan alltid överst i ryggsäcken.',
        'Dünn genug zum Gehen, warm genug zum Warten. {name} liegt fast immer ganz oben im Rucksack.',
        '걷기에 충분히 얇고 기다리기에 충분히 따뜻합니다. {name:은} 늘 배낭 맨 위에 있습니다.',
      ),
    ],
    build: [
      text(
        'The quilting runs across the body and leaves the shoulders smooth, so that straps lie flat.',
        'Quiltningen löper tvärs över kroppen och lämnar axlarna släta så att remmarna ligger plant.',
        'Die Steppung läuft quer über den Körper und spart die Schultern aus, damit Riemen flach aufliegen.',
        '누빔은 몸통을 가로지르고 어깨는 매끈하게 비워 배낭 끈이 편평하게 놓입니다.',
      ),
      text(
        'Under the arms there is stretch instead of padding, for moving and for cooling.',
        'Under armarna sitter stretch i stället för vaddering, för rörelse och svalka.',
        'Unter den Armen sitzt Stretch statt Füllung, zum Bewegen und zum Kühlen.',
        '겨드랑이에는 충전재 대신 신축 원단을 넣어 움직임이 편하고 덥지 않습니다.',
      ),
    ],
    use: [
      text(
        'It goes with most things, which is why it is often out on loan.',
        'Den passar till det mesta, och därför är den ofta utlånad.',
        'Sie passt zu fast allem und ist deshalb oft verliehen.',
        '어디에나 어울려서 자주 빌려주게 됩니다.',
      ),
      text(
        'Wear it on the train up, at the summit and in the queue for coffee on the way down.',
        'Ha den på tåget upp, på toppen och i kaffekön på vägen ner.',
        'Im Zug hinauf, auf dem Gipfel und in der Kaffeeschlange auf dem Rückweg.',
        '올라가는 기차에서, 정상에서, 내려와 커피를 기다리는 줄에서 입으세요.',
      ),
    ],
  },
  parka: {
    opening: [
      text(
        '{name} covers you to the thigh and asks no questions about what you wear underneath.',
        '{name} räcker till låren och frågar inte vad du har under.',
        '{name} reicht bis zum Oberschenkel und fragt nicht, was man darunter trägt.',
        '{name:은} 허벅지까지 덮어 주고, 안에 무엇을 입었는지는 묻지 않습니다.',
      ),
      text(
        'Some winters are long. {name} is longer.',
        'Vissa vintrar är långa. {name} är längre.',
        'Manche Winter sind lang. {name} ist länger.',
        '어떤 겨울은 깁니다. {name:은} 더 깁니다.',
      ),
      text(
        '{name} is a parka for towns with snow in them and for places with snow and no town.',
        '{name} är en parkas för städer med snö och för snö utan stad.',
        '{name} ist ein Parka für verschneite Städte und für Schnee weitab jeder Stadt.',
        '{name:은} 눈 내린 도시와, 도시 없는 눈밭을 위한 파카입니다.',
      ),
    ],
    build: [
      text(
        'The drawstring at the waist sits on the inside, where it neither catches nor dangles.',
        'Dragskon i midjan sitter på insidan, där den varken fastnar eller dinglar.',
        'Der Tunnelzug in der Taille liegt innen, wo er weder hängen bleibt noch baumelt.',
        '허리 조임끈은 안쪽에 있어 걸리거나 늘어지지 않습니다.',
      ),
      text(
        'The front closes twice, with a zip and a storm flap over it.',
        'Framsidan stängs två gånger, med dragkedja och vindslå över.',
        'Vorn schließt er doppelt, mit Reißverschluss und Windleiste darüber.',
        '앞은 지퍼와 그 위의 바람막이 덧단으로 두 번 여밉니다.',
      ),
    ],
    use: [
      text(
        'Enough for standing still for an hour: by a rink, a fishing hole, a school yard.',
        'Räcker för en timme stilla: vid rinken, pimpelhålet eller skolgården.',
        'Reicht für eine Stunde Stillstehen: an der Eisbahn, am Angelloch, auf dem Schulhof.',
        '한 시간을 서 있어도 충분합니다. 스케이트장에서, 얼음낚시 구멍 앞에서, 학교 운동장에서.',
      ),
      text(
        'Fill the pockets, pull up the zip and take the long way home.',
        'Fyll fickorna, dra upp dragkedjan och ta omvägen hem.',
        'Taschen füllen, Reißverschluss hoch und den langen Weg nach Hause nehmen.',
        '주머니를 채우고, 지퍼를 올리고, 먼 길로 돌아 집에 가세요.',
      ),
    ],
  },
  'softshell-jacket': {
    opening: [
      text(
        '{name} is for weather that cannot decide, and for legs that already have.',
        '{name} är för väder som inte kan bestämma sig och för ben som redan har gjort det.',
        '{name} ist für Wetter, das sich nicht entscheiden kann, und für Beine, die es längst getan haben.',
        '{name:은} 마음을 정하지 못한 날씨와, 이미 마음을 정한 다리를 위한 재킷입니다.',
      ),
      text(
        'Most days are neither wet nor dry. {name} was made for most days.',
        'De flesta dagar är varken blöta eller torra. {name} är gjord för de flesta dagar.',
        'Die meisten Tage sind weder nass noch trocken. {name} ist für die meisten Tage gemacht.',
        '대부분의 날은 젖지도 마르지도 않습니다. {name:은} 그런 대부분의 날을 위해 만들었습니다.',
      ),
      text(
        '{name} stretches when you climb, breathes when you hurry and brushes clean when it has dried.',
        '{name} töjer sig när du klättrar, andas när du skyndar och går att borsta ren när den torkat.',
        '{name} dehnt sich beim Klettern, atmet beim Eilen und lässt sich trocken sauber bürsten.',
        '{name:은} 오를 때 늘어나고, 서두를 때 숨을 쉬고, 마른 뒤에는 솔로 털면 깨끗해집니다.',
      ),
    ],
    build: [
      text(
        'The elbows are shaped, so that the cloth does not have to be persuaded.',
        'Armbågarna är formade, så tyget inte behöver övertalas.',
        'Die Ellbogen sind vorgeformt, der Stoff muss also nicht überredet werden.',
        '팔꿈치를 입체로 재단해 원단과 씨름하지 않아도 됩니다.',
      ),
      text(
        'A single layer, without lining and membrane, is easier to wash and to mend.',
        'Ett enda lager, utan foder och membran, är lättare att tvätta och laga.',
        'Eine einzige Lage ohne Futter und Membran lässt sich leichter waschen und flicken.',
        '안감도 멤브레인도 없는 한 겹이라 빨기도 고치기도 쉽습니다.',
      ),
    ],
    use: [
      text(
        'From the first snow to the last it is the only jacket many of us wear.',
        'Från första snön till sista är det den enda jacka många av oss bär.',
        'Vom ersten bis zum letzten Schnee tragen viele von uns keine andere.',
        '첫눈부터 마지막 눈까지, 우리 중 많은 이가 이 재킷 하나로 지냅니다.',
      ),
      text(
        'When it really rains, pull a shell over it. Until then it manages.',
        'När det verkligen regnar drar du ett skal över. Till dess klarar den sig.',
        'Wenn es wirklich regnet, kommt eine Hardshell darüber. Bis dahin genügt sie.',
        '정말 비가 오면 셸을 덧입으세요. 그때까지는 이것으로 됩니다.',
      ),
    ],
  },
  'wind-jacket': {
    opening: [
      text(
        '{name} weighs about as much as a pear and stops the wind on the ridge.',
        '{name} väger ungefär som ett päron och stoppar vinden uppe på kammen.',
        '{name} wiegt ungefähr so viel wie eine Birne und hält den Wind am Grat auf.',
        '{name:은} 배 한 알쯤의 무게로 능선의 바람을 막아 줍니다.',
      ),
      text(
        'Wind takes more warmth than rain does. {name} gives it nothing to take.',
        'Vinden stjäl mer värme än regnet. {name} ger den inget att ta.',
        'Wind stiehlt mehr Wärme als Regen. {name} lässt ihm nichts übrig.',
        '바람은 비보다 더 많은 온기를 빼앗습니다. {name:은} 빼앗길 것을 남기지 않습니다.',
      ),
      text(
        '{name} is so thin that you forget whether you have it with you. Check the pocket.',
        '{name} är så tunn att du glömmer om du har den med dig. Känn efter i fickan.',
        '{name} ist so dünn, dass man vergisst, ob man sie dabeihat. Ein Griff in die Tasche hilft.',
        '{name:은} 너무 얇아 챙겼는지 잊게 됩니다. 주머니를 확인해 보세요.',
      ),
    ],
    build: [
      text(
        'No lining, no membrane, no weight: one layer of dense cloth and a zip.',
        'Inget foder, inget membran, ingen tyngd: ett lager tätt tyg och en dragkedja.',
        'Kein Futter, keine Membran, kein Gewicht: eine Lage dichter Stoff und ein Reißverschluss.',
        '안감도 멤브레인도 무게도 없이, 촘촘한 천 한 겹과 지퍼 하나뿐입니다.',
      ),
      text(
        'The back is vented under a yoke, so that it never sticks.',
        'Ryggen är ventilerad under ett ok, så den aldrig klibbar.',
        'Der Rücken ist unter einer Passe belüftet und klebt deshalb nie.',
        '등판 덧단 아래로 바람이 통해 달라붙지 않습니다.',
      ),
    ],
    use: [
      text(
        'Put it on at the top, before the sweat turns cold.',
        'Ta på den på toppen, innan svetten blir kall.',
        'Oben anziehen, bevor der Schweiß kalt wird.',
        '정상에서, 땀이 식기 전에 입으세요.',
      ),
      text(
        'For running in spring and cycling in the evening.',
        'För löpning på våren och cykling om kvällen.',
        'Zum Laufen im Frühling und Radfahren am Abend.',
        '봄날의 달리기와 저녁의 자전거에 어울립니다.',
      ),
    ],
  },
  vest: {
    opening: [
      text(
        '{name} warms what has to be warm and leaves the arms to their work.',
        '{name} värmer det som måste vara varmt och låter armarna arbeta.',
        '{name} wärmt, was warm sein muss, und lässt die Arme arbeiten.',
        '{name:은} 따뜻해야 할 곳을 데우고 팔은 일하게 둡니다.',
      ),
      text(
        'Half a jacket, most of the warmth: {name} goes under, over and alone.',
        'En halv jacka, det mesta av värmen: {name} går under, över och ensam.',
        'Eine halbe Jacke, fast die ganze Wärme: {name} geht darunter, darüber und allein.',
        '재킷의 절반으로 온기는 거의 다. {name:은} 안에도, 위에도, 따로도 입습니다.',
      ),
      text(
        'There is an hour in the morning when a jacket is too much and a shirt too little. {name} is for that hour.',
        'Det finns en timme på morgonen när jackan är för mycket och skjortan för lite. {name} är för den timmen.',
        'Morgens gibt es eine Stunde, in der eine Jacke zu viel und ein Hemd zu wenig ist. {name} ist für diese Stunde.',
        '아침에는 재킷이 과하고 셔츠는 모자란 한 시간이 있습니다. {name:은} 그 시간을 위한 베스트입니다.',
      ),
    ],
    build: [
      text(
        'The armholes are cut high and edged softly, so that nothing rubs under a jacket.',
        'Ärmhålen är högt skurna och mjukt kantade, så inget skaver under jackan.',
        'Die Armausschnitte sind hoch geschnitten und weich eingefasst, unter der Jacke reibt nichts.',
        '진동을 높이 파고 부드럽게 마감해 재킷 안에서 쓸리지 않습니다.',
      ),
      text(
        'The collar stands up by itself and goes down when asked.',
        'Kragen står av sig själv och går att vika ner.',
        'Der Kragen steht von allein und lässt sich umklappen.',
        '깃은 저절로 서고, 접으면 얌전히 내려갑니다.',
      ),
    ],
    use: [
      text(
        'Keep it in the office and you will always have a reason to walk home.',
        'Ha den på jobbet, så finns det alltid en anledning att gå hem till fots.',
        'Im Büro aufbewahrt, ist sie immer ein Grund, zu Fuß nach Hause zu gehen.',
        '사무실에 두면 걸어서 집에 갈 이유가 늘 생깁니다.',
      ),
      text(
        'Good for chopping wood, for skis and for the boat.',
        'Bra för vedhuggning, skidor och båt.',
        'Gut zum Holzhacken, für Ski und fürs Boot.',
        '장작을 팰 때도, 스키를 탈 때도, 배 위에서도 좋습니다.',
      ),
    ],
  },
} as const satisfies Readonly<Record<string, Words>>;
