// Sentences about what children wear and carry.
import type { Words } from '#demo/catalogue/family.ts';
import { text } from '#demo/catalogue/text.ts';

export const KIDS_WORDS = {
  'kids-rain-jacket': {
    opening: [
      text(
        '{name} is for puddles that looked shallower.',
        '{name} är för pölar som såg grundare ut.',
        '{name} ist für Pfützen, die flacher aussahen.',
        '{name:은} 보기보다 깊은 물웅덩이를 위한 재킷입니다.',
      ),
      text(
        'There is a lot to do in the rain. {name} gives you time for it.',
        'Det finns mycket att göra i regn. {name} ger tid till det.',
        'Im Regen gibt es viel zu tun. {name} verschafft die Zeit dafür.',
        '비 오는 날에는 할 일이 많습니다. {name:이} 시간을 벌어 줍니다.',
      ),
    ],
    build: [
      text(
        'The hood comes off when it gets caught, and goes on again with two snaps.',
        'Huvan lossnar om den fastnar och sätts på igen med två tryckknappar.',
        'Die Kapuze löst sich, wenn sie hängen bleibt, und ist mit zwei Druckknöpfen wieder dran.',
        '후드는 어딘가 걸리면 떨어지고, 스냅 단추 두 개로 다시 달립니다.',
      ),
      text(
        'The front zip has a large puller that small fingers can manage.',
        'Dragkedjan har en stor löpare som små fingrar klarar.',
        'Der Reißverschluss hat einen großen Griff, mit dem kleine Finger zurechtkommen.',
        '앞지퍼 손잡이가 커서 작은 손으로도 여닫을 수 있습니다.',
      ),
    ],
    use: [
      text(
        'School, forest, beach, and back to school.',
        'Skola, skog, strand och skola igen.',
        'Schule, Wald, Strand und wieder Schule.',
        '학교, 숲, 바닷가, 그리고 다시 학교.',
      ),
      text(
        'Buy it a size up; it will be right before the sleeves have dried.',
        'Köp en storlek större, den passar innan ärmarna har torkat.',
        'Eine Nummer größer kaufen, sie passt, bevor die Ärmel trocken sind.',
        '한 사이즈 크게 사세요. 소매가 마르기도 전에 꼭 맞을 겁니다.',
      ),
    ],
  },
  'kids-padded-jacket': {
    opening: [
      text(
        '{name} is warm enough for snow angels, also the third in a row.',
        '{name} är varm nog för snöänglar, även den tredje i rad.',
        '{name} ist warm genug für Schneeengel, auch für den dritten hintereinander.',
        '{name:은} 눈 위에 누워 천사를 세 번 연달아 만들어도 따뜻합니다.',
      ),
      text(
        'Winter is short when one is small. {name} makes use of every afternoon.',
        'Vintern är kort när man är liten. {name} tar vara på varje eftermiddag.',
        'Der Winter ist kurz, wenn man klein ist. {name} nutzt jeden Nachmittag.',
        '어릴 때의 겨울은 짧습니다. {name:은} 오후를 하나도 놓치지 않게 해 줍니다.',
      ),
    ],
    build: [
      text(
        'The outer fabric is doubled at the elbows and shoulders.',
        'Yttertyget är dubbelt på armbågar och axlar.',
        'Der Außenstoff ist an Ellbogen und Schultern doppelt.',
        '팔꿈치와 어깨는 겉감이 두 겹입니다.',
      ),
      text(
        'Inner cuffs with knitted wool keep the snow where it belongs.',
        'Innermuddar i stickad ull håller snön där den hör hemma.',
        'Innenbündchen aus gestrickter Wolle lassen den Schnee, wo er hingehört.',
        '울 니트 속소매가 눈을 제자리에 둡니다.',
      ),
    ],
    use: [
      text(
        'For sledges, snow caves and the walk home in the dark.',
        'För pulkor, snögrottor och vägen hem i mörkret.',
        'Für Schlitten, Schneehöhlen und den dunklen Heimweg.',
        '썰매와 눈 동굴, 어두운 귀갓길을 위해.',
      ),
      text(
        'Write the name inside. All jackets look alike on a hook.',
        'Skriv namnet inuti. Alla jackor ser lika ut på kroken.',
        'Den Namen hineinschreiben. Am Haken sehen alle Jacken gleich aus.',
        '안쪽에 이름을 적어 두세요. 옷걸이에서는 다 똑같아 보입니다.',
      ),
    ],
  },
  'kids-shell-trousers': {
    opening: [
      text(
        '{name} is made for sitting down anywhere.',
        '{name} är gjord för att sätta sig var som helst.',
        '{name} ist dafür gemacht, sich überall hinzusetzen.',
        '{name:은} 아무 데나 앉으라고 만든 바지입니다.',
      ),
      text(
        'Sandpit in October, slide in March: {name} is waterproof where it matters, which is everywhere.',
        'Sandlåda i oktober, rutschkana i mars: {name} är vattentät där det behövs, alltså överallt.',
        'Sandkasten im Oktober, Rutsche im März: {name} ist dicht, wo es nötig ist, also überall.',
        '10월의 모래밭, 3월의 미끄럼틀. {name:은} 필요한 곳, 그러니까 전부 방수입니다.',
      ),
    ],
    build: [
      text(
        'The braces are elastic and cross at the back, so that they stay up.',
        'Hängslena är elastiska och korsas på ryggen, så de sitter kvar.',
        'Die Träger sind elastisch und kreuzen sich hinten, so bleiben sie oben.',
        '멜빵은 신축성이 있고 등에서 엇갈려 흘러내리지 않습니다.',
      ),
      text(
        'The seat and knees are of a thicker cloth, and can be patched.',
        'Bak och knän är av ett tjockare tyg och går att lappa.',
        'Gesäß und Knie sind aus dickerem Stoff und lassen sich flicken.',
        '엉덩이와 무릎은 더 두꺼운 천이고, 덧대어 기울 수 있습니다.',
      ),
    ],
    use: [
      text(
        'Hose down, hang up, ready.',
        'Spola av, häng upp, klart.',
        'Abspritzen, aufhängen, fertig.',
        '물로 씻고, 걸어 두면 끝입니다.',
      ),
      text(
        'With wool underneath they last through the winter.',
        'Med ull under räcker de hela vintern.',
        'Mit Wolle darunter reicht sie den ganzen Winter.',
        '안에 울을 입으면 겨울 내내 입습니다.',
      ),
    ],
  },
  'kids-fleece': {
    opening: [
      text(
        '{name} is soft, quick to dry and has a collar that can be chewed on.',
        '{name} är mjuk, torkar fort och har en krage som tål att tuggas på.',
        '{name} ist weich, trocknet schnell und hat einen Kragen, auf dem man kauen darf.',
        '{name:은} 부드럽고 빨리 마르며, 깃을 깨물어도 괜찮습니다.',
      ),
      text(
        'Under the rain jacket, over the pyjamas: {name} is on from autumn to spring.',
        'Under regnjackan, över pyjamasen: {name} är på från höst till vår.',
        'Unter der Regenjacke, über dem Schlafanzug: {name} bleibt von Herbst bis Frühling an.',
        '레인 재킷 안에, 잠옷 위에. {name:은} 가을부터 봄까지 벗지 않습니다.',
      ),
    ],
    build: [
      text(
        'The zip has a cover at the chin, and the sleeves can be folded once.',
        'Dragkedjan har skydd vid hakan, och ärmarna går att vika upp ett varv.',
        'Der Reißverschluss hat einen Kinnschutz, die Ärmel lassen sich einmal umschlagen.',
        '지퍼 끝에 턱 보호대가 있고, 소매는 한 번 접을 수 있습니다.',
      ),
      text(
        'No cords, nothing that can get caught on a climbing frame.',
        'Inga snören, inget som kan fastna i klätterställningen.',
        'Keine Kordeln, nichts, was am Klettergerüst hängen bleibt.',
        '끈이 없어 놀이기구에 걸릴 일이 없습니다.',
      ),
    ],
    use: [
      text(
        'Goes in the wash on Friday and out again on Saturday.',
        'Tvättas på fredag och är ute igen på lördag.',
        'Freitags in die Wäsche, samstags wieder hinaus.',
        '금요일에 빨면 토요일에 다시 나갑니다.',
      ),
      text(
        'When it is outgrown, it has a good life ahead of it.',
        'När den är urvuxen har den ett gott liv framför sig.',
        'Wenn sie zu klein ist, hat sie noch ein gutes Leben vor sich.',
        '작아져도 앞으로 좋은 날이 많이 남아 있습니다.',
      ),
    ],
  },
  'kids-base-layer': {
    opening: [
      text(
        '{name} does not scratch. We asked children, and they are strict.',
        '{name} kliar inte. Vi frågade barn, och de är stränga.',
        '{name} kratzt nicht. Wir haben Kinder gefragt, und die sind streng.',
        '{name:은} 까끌거리지 않습니다. 깐깐한 아이들에게 물어보았습니다.',
      ),
      text(
        'Wool next to the skin means fewer changes in the cloakroom. {name} stays on all day.',
        'Ull mot huden betyder färre byten i kapprummet. {name} sitter på hela dagen.',
        'Wolle auf der Haut heißt weniger Umziehen in der Garderobe. {name} bleibt den ganzen Tag an.',
        '피부에 닿는 울은 갈아입을 일을 줄여 줍니다. {name:은} 하루 종일 입습니다.',
      ),
    ],
    build: [
      text(
        'The cuffs are long and can be folded out as the arms grow.',
        'Muddarna är långa och viks ut när armarna växer.',
        'Die Bündchen sind lang und werden ausgeklappt, wenn die Arme wachsen.',
        '소매 끝이 길어 팔이 자라면 펴서 입습니다.',
      ),
      text(
        'Knitted in a fine rib that grows along for a season or two.',
        'Stickad i fin ribb som växer med i en säsong eller två.',
        'In feinem Ripp gestrickt, der ein oder zwei Saisons mitwächst.',
        '고운 골지로 짜서 한두 철은 함께 자랍니다.',
      ),
    ],
    use: [
      text(
        'For ski school, igloos and camping in the garden.',
        'För skidskola, igloor och tältnätter i trädgården.',
        'Für Skischule, Iglus und Zelten im Garten.',
        '스키 교실과 이글루, 마당 캠핑을 위해.',
      ),
      text(
        'It is also the best pyjama we know.',
        'Det är också den bästa pyjamas vi känner till.',
        'Außerdem der beste Schlafanzug, den wir kennen.',
        '저희가 아는 가장 좋은 잠옷이기도 합니다.',
      ),
    ],
  },
  'kids-base-layer-bottom': {
    opening: [
      text(
        '{name} goes under snow trousers and stays down in the boots.',
        '{name} går under vinterbyxorna och stannar nere i kängorna.',
        '{name} passt unter die Schneehose und bleibt unten in den Stiefeln.',
        '{name:은} 방한 바지 안에 입어도 부츠 속에서 말려 올라가지 않습니다.',
      ),
      text(
        'Warm legs run further. {name} is where it starts.',
        'Varma ben springer längre. {name} är där det börjar.',
        'Warme Beine laufen weiter. Mit {name} fängt es an.',
        '따뜻한 다리가 더 멀리 달립니다. {name:이} 그 시작입니다.',
      ),
    ],
    build: [
      text(
        'The knees are knitted a little thicker, because they are used as feet.',
        'Knäna är stickade lite tjockare, för de används som fötter.',
        'Die Knie sind etwas dicker gestrickt, denn sie werden wie Füße benutzt.',
        '무릎을 발처럼 쓰기 때문에 조금 더 두껍게 짰습니다.',
      ),
      text(
        'The waistband is soft and can be let out.',
        'Linningen är mjuk och går att lägga ut.',
        'Der Bund ist weich und lässt sich weiten.',
        '허리 밴드는 부드럽고 늘려 입을 수 있습니다.',
      ),
    ],
    use: [
      text(
        'For sledging, waiting for the bus and sleeping in.',
        'För pulkaåkning, bussväntan och sovmorgon.',
        'Zum Rodeln, zum Warten auf den Bus und zum Ausschlafen.',
        '썰매 탈 때, 버스를 기다릴 때, 늦잠 잘 때.',
      ),
      text(
        'Holes at the knee can be darned in another colour.',
        'Hål på knäet går att stoppa i en annan färg.',
        'Löcher am Knie stopft man in einer anderen Farbe.',
        '무릎에 난 구멍은 다른 색 실로 기우면 됩니다.',
      ),
    ],
  },
  'kids-t-shirt': {
    opening: [
      text(
        '{name} is for climbing trees and wiping hands on.',
        '{name} är för att klättra i träd och torka händerna på.',
        '{name} ist zum Bäumeklettern und Händeabwischen da.',
        '{name:은} 나무에 오르고 손을 닦으라고 있는 티셔츠입니다.',
      ),
      text(
        'Berries, grass, chocolate: {name} has seen it all and come clean again.',
        'Bär, gräs, choklad: {name} har sett allt och blivit ren igen.',
        'Beeren, Gras, Schokolade: {name} hat alles gesehen und ist wieder sauber geworden.',
        '산딸기, 풀, 초콜릿. {name:은} 모두 겪고 다시 깨끗해졌습니다.',
      ),
    ],
    build: [
      text(
        'The neck is wide enough to go over a head in a hurry.',
        'Halsen är vid nog för ett huvud som har bråttom.',
        'Der Ausschnitt ist weit genug für einen Kopf, der es eilig hat.',
        '급한 머리도 쑥 들어가도록 목이 넉넉합니다.',
      ),
      text(
        'Cut a little long, so that it lasts two summers.',
        'Lite längre skuren, så den räcker två somrar.',
        'Etwas länger geschnitten, damit es zwei Sommer reicht.',
        '조금 길게 재단해 두 번의 여름을 납니다.',
      ),
    ],
    use: [
      text(
        'Under a jumper in May, on its own until September.',
        'Under tröjan i maj, ensam till september.',
        'Im Mai unter dem Pullover, dann bis September allein.',
        '5월에는 스웨터 안에, 9월까지는 한 장으로.',
      ),
      text(
        'Take three along for a week. Or four.',
        'Ta med tre för en vecka. Eller fyra.',
        'Für eine Woche drei mitnehmen. Oder vier.',
        '일주일이면 세 장을 챙기세요. 아니면 네 장.',
      ),
    ],
  },
  'kids-hiking-trousers': {
    opening: [
      text(
        '{name} has the knees doubled, because that is where children brake.',
        '{name} har dubbla knän, för det är där barn bromsar.',
        '{name} hat doppelte Knie, denn damit bremsen Kinder.',
        '{name:은} 무릎이 두 겹입니다. 아이들은 무릎으로 멈추니까요.',
      ),
      text(
        'Up the boulder, down the other side, once more: {name} keeps pace.',
        'Upp på stenblocket, ner på andra sidan, en gång till: {name} hänger med.',
        'Auf den Felsblock, auf der anderen Seite hinunter, noch einmal: {name} hält mit.',
        '바위에 올랐다가 반대편으로 내려와, 한 번 더. {name:은} 따라다닙니다.',
      ),
    ],
    build: [
      text(
        'The waist adjusts with a button on the inside; no belt, no fuss.',
        'Midjan justeras med en knapp på insidan, inget bälte, inget krångel.',
        'Der Bund wird innen mit einem Knopf verstellt, ohne Gürtel und Umstände.',
        '허리는 안쪽 단추로 조절합니다. 벨트도 번거로움도 없습니다.',
      ),
      text(
        'The pockets are deep enough for stones, and there will be stones.',
        'Fickorna är djupa nog för stenar, och stenar blir det.',
        'Die Taschen sind tief genug für Steine, und Steine wird es geben.',
        '주머니는 돌멩이가 들어갈 만큼 깊습니다. 돌멩이는 꼭 들어옵니다.',
      ),
    ],
    use: [
      text(
        'Empty the pockets before washing. We speak from experience.',
        'Töm fickorna före tvätt. Vi talar av erfarenhet.',
        'Vor dem Waschen die Taschen leeren. Wir sprechen aus Erfahrung.',
        '빨기 전에 주머니를 비우세요. 경험에서 하는 말입니다.',
      ),
      text(
        'For the first hut tour, and every day before it.',
        'För första stugturen, och alla dagar före den.',
        'Für die erste Hüttentour und alle Tage davor.',
        '첫 산장 여행, 그리고 그 전의 모든 날을 위해.',
      ),
    ],
  },
  'kids-boots': {
    opening: [
      text(
        '{name} is a real boot, only smaller.',
        '{name} är en riktig känga, bara mindre.',
        '{name} ist ein richtiger Stiefel, nur kleiner.',
        '{name:은} 진짜 부츠입니다. 작을 뿐입니다.',
      ),
      text(
        'Streams are there to be tested. {name} has passed.',
        'Bäckar är till för att prövas. {name} är godkänd.',
        'Bäche sind zum Ausprobieren da. {name} hat bestanden.',
        '개울은 건너 보라고 있습니다. {name:은} 합격했습니다.',
      ),
    ],
    build: [
      text(
        'The insole shows how much room the toes still have.',
        'Innersulan visar hur mycket plats tårna har kvar.',
        'Die Einlegesohle zeigt, wie viel Platz die Zehen noch haben.',
        '깔창에 발가락이 쓸 수 있는 여유가 표시되어 있습니다.',
      ),
      text(
        'Soft in the ankle, so that running still works.',
        'Mjuk i vristen, så det fortfarande går att springa.',
        'Am Knöchel weich, damit Rennen noch geht.',
        '발목이 부드러워 달릴 수도 있습니다.',
      ),
    ],
    use: [
      text(
        'From the puddle by the door to the first summit.',
        'Från pölen vid dörren till första toppen.',
        'Von der Pfütze vor der Tür bis zum ersten Gipfel.',
        '문 앞 물웅덩이에서 첫 정상까지.',
      ),
      text(
        'Leave a thumb’s breadth at the front and check every other month.',
        'Lämna en tumbredd framtill och känn efter varannan månad.',
        'Vorn einen Daumen breit Platz lassen und alle zwei Monate nachfühlen.',
        '앞에 엄지 하나만큼 여유를 두고 두 달에 한 번 확인하세요.',
      ),
    ],
  },
  'kids-shoes': {
    opening: [
      text(
        '{name} is quick to put on and hard to catch up with.',
        '{name} går fort att ta på och är svår att hinna ikapp.',
        '{name} ist schnell angezogen und schwer einzuholen.',
        '{name:은} 신기는 쉽고 따라잡기는 어렵습니다.',
      ),
      text(
        'Light shoes for paths, playgrounds and the space between: {name}.',
        'Lätta skor för stigar, lekplatser och allt däremellan: {name}.',
        'Leichte Schuhe für Pfade, Spielplätze und alles dazwischen: {name}.',
        '산길과 놀이터, 그 사이 어디에서나 가벼운 신발. {name}입니다.',
      ),
    ],
    build: [
      text(
        'The sole bends where a foot bends and grips where it should.',
        'Sulan böjer sig där foten gör det och greppar där den ska.',
        'Die Sohle biegt sich, wo der Fuß sich biegt, und greift, wo sie soll.',
        '밑창은 발이 굽는 곳에서 굽고, 잡아야 할 곳에서 잡습니다.',
      ),
      text(
        'Machine-washable, without the insole and without the sand.',
        'Går att tvätta i maskin, utan innersula och utan sand.',
        'Waschbar in der Maschine, ohne Einlegesohle und ohne Sand.',
        '깔창과 모래를 빼면 세탁기에 돌릴 수 있습니다.',
      ),
    ],
    use: [
      text(
        'For everything that is done running, which is everything.',
        'För allt som görs springande, alltså allt.',
        'Für alles, was rennend erledigt wird, also alles.',
        '뛰면서 하는 모든 일, 그러니까 전부를 위해.',
      ),
      text(
        'They dry overnight, unless there is still water in them.',
        'De torkar över natten, om man häller ur dem först.',
        'Sie trocknen über Nacht, wenn man sie vorher ausleert.',
        '안에 든 물만 쏟아 내면 하룻밤에 마릅니다.',
      ),
    ],
  },
  'kids-daypack': {
    opening: [
      text(
        '{name} holds a lunch box, a jumper and something secret.',
        '{name} rymmer matlåda, tröja och något hemligt.',
        '{name} fasst Brotdose, Pullover und etwas Geheimes.',
        '{name:은} 도시락과 스웨터, 그리고 비밀 하나가 들어갑니다.',
      ),
      text(
        'Carrying your own things is half the trip. {name} makes it the better half.',
        'Att bära sitt eget är halva turen. {name} gör den till den bättre halvan.',
        'Das Eigene selbst zu tragen ist die halbe Tour. {name} macht daraus die bessere Hälfte.',
        '제 짐을 제가 메는 것이 여행의 절반입니다. {name:은} 그 절반을 더 즐겁게 합니다.',
      ),
    ],
    build: [
      text(
        'The chest strap keeps the shoulders on, and opens by itself if it gets caught.',
        'Bröstremmen håller axelremmarna på plats och öppnar sig själv om den fastnar.',
        'Der Brustgurt hält die Träger an ihrem Platz und öffnet sich von allein, wenn er hängen bleibt.',
        '가슴 끈이 어깨끈을 잡아 주고, 어딘가 걸리면 저절로 풀립니다.',
      ),
      text(
        'Cut for short backs, with soft straps that do not press.',
        'Ritad för korta ryggar, med mjuka remmar som inte trycker.',
        'Für kurze Rücken geschnitten, mit weichen Trägern, die nicht drücken.',
        '작은 등에 맞추고, 어깨끈은 눌리지 않게 부드럽습니다.',
      ),
    ],
    use: [
      text(
        'A tenth of the body weight is enough to carry. Leave out the second stone.',
        'En tiondel av kroppsvikten räcker att bära. Lämna den andra stenen.',
        'Ein Zehntel des Körpergewichts reicht. Den zweiten Stein lieber dalassen.',
        '몸무게의 십분의 일이면 충분합니다. 두 번째 돌멩이는 두고 가세요.',
      ),
      text(
        'For outings, sleepovers and the swimming lesson.',
        'För utflykter, övernattningar och simskolan.',
        'Für Ausflüge, Übernachtungen und den Schwimmkurs.',
        '소풍과 친구 집 하룻밤, 수영 교실에.',
      ),
    ],
  },
  'kids-beanie': {
    opening: [
      text(
        '{name} stays on, even upside down.',
        '{name} sitter kvar, även upp och ner.',
        '{name} bleibt auf dem Kopf, auch kopfüber.',
        '{name:은} 거꾸로 매달려도 벗겨지지 않습니다.',
      ),
      text(
        'Warm ears hear better. {name} does its part.',
        'Varma öron hör bättre. {name} gör sitt.',
        'Warme Ohren hören besser. {name} trägt dazu bei.',
        '따뜻한 귀가 더 잘 듣습니다. {name:이} 거듭니다.',
      ),
    ],
    build: [
      text(
        'The edge is knitted in two layers and fits under a helmet.',
        'Kanten är stickad dubbel och ryms under hjälmen.',
        'Der Rand ist doppelt gestrickt und passt unter den Helm.',
        '가장자리를 두 겹으로 짰고 헬멧 안에도 들어갑니다.',
      ),
      text(
        'Soft on the forehead, where it counts.',
        'Mjuk mot pannan, där det märks.',
        'Weich an der Stirn, wo es darauf ankommt.',
        '가장 중요한 이마 쪽이 부드럽습니다.',
      ),
    ],
    use: [
      text(
        'In the pocket in August, on the head from September.',
        'I fickan i augusti, på huvudet från september.',
        'Im August in der Tasche, ab September auf dem Kopf.',
        '8월에는 주머니에, 9월부터는 머리에.',
      ),
      text(
        'Easily lost. That is not its fault.',
        'Lätt att tappa bort. Det är inte mössans fel.',
        'Geht leicht verloren. Dafür kann sie nichts.',
        '쉽게 잃어버립니다. 모자 탓은 아닙니다.',
      ),
    ],
  },
  'kids-mittens': {
    opening: [
      text(
        '{name} makes snowballs all afternoon and is dry the next morning.',
        '{name} gör snöbollar hela eftermiddagen och är torr nästa morgon.',
        '{name} formt den ganzen Nachmittag Schneebälle und ist am Morgen wieder trocken.',
        '{name:은} 오후 내내 눈을 뭉치고도 다음 날 아침이면 말라 있습니다.',
      ),
      text(
        'Small hands lose heat quickly and patience faster. {name} goes on in one pull.',
        'Små händer tappar värmen fort och tålamodet fortare. {name} åker på i ett drag.',
        'Kleine Hände verlieren schnell die Wärme und noch schneller die Geduld. {name} ist mit einem Zug angezogen.',
        '작은 손은 금방 식고 참을성은 더 빨리 바닥납니다. {name:은} 한 번에 쑥 들어갑니다.',
      ),
    ],
    build: [
      text(
        'The cuff goes over the sleeve and closes with a strap that teeth can reach.',
        'Mudden går över ärmen och stängs med en rem som går att dra åt med tänderna.',
        'Die Stulpe geht über den Ärmel und schließt mit einem Riemen, den man mit den Zähnen ziehen kann.',
        '손목이 소매 위를 덮고, 이로 당겨 조일 수 있는 끈이 달려 있습니다.',
      ),
      text(
        'Thumbs sewn at an angle, so that things can really be held.',
        'Tummen är snett sydd, så det går att hålla i saker på riktigt.',
        'Der Daumen ist schräg angesetzt, damit man wirklich etwas halten kann.',
        '엄지를 비스듬히 달아 정말로 물건을 쥘 수 있습니다.',
      ),
    ],
    use: [
      text(
        'For snow forts, ski lifts and cold handlebars.',
        'För snöborgar, skidliftar och kalla styren.',
        'Für Schneeburgen, Skilifte und kalte Lenker.',
        '눈 요새와 스키 리프트, 차가운 자전거 손잡이에.',
      ),
      text(
        'Two pairs are calmer than one.',
        'Två par är lugnare än ett.',
        'Zwei Paar sind ruhiger als eins.',
        '한 켤레보다 두 켤레가 마음 편합니다.',
      ),
    ],
  },
} as const satisfies Readonly<Record<string, Words>>;
