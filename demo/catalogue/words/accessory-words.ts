// Sentences about hats, gloves, socks and the other small things.
import type { Words } from '#demo/catalogue/family.ts';
import { text } from '#demo/catalogue/text.ts';

export const ACCESSORY_WORDS = {
  beanie: {
    opening: [
      text(
        '{name} covers the ears, and a good deal of a bad hair day.',
        '{name} täcker öronen, och en hel del dåligt hår.',
        '{name} bedeckt die Ohren und so manche Frisur.',
        '{name:은} 귀를 덮고, 헝클어진 머리도 제법 덮어 줍니다.',
      ),
      text(
        'When the head is warm, the feet complain later. {name} takes care of the head.',
        'När huvudet är varmt klagar fötterna senare. {name} tar hand om huvudet.',
        'Ist der Kopf warm, klagen die Füße später. {name} kümmert sich um den Kopf.',
        '머리가 따뜻하면 발은 나중에 시립니다. 머리는 {name:이} 맡습니다.',
      ),
      text(
        '{name} is knitted slowly, in a mill where you can see the sheep from the window.',
        '{name} är långsamt stickad, på ett spinneri där man ser fåren från fönstret.',
        '{name} wird langsam gestrickt, in einer Spinnerei, aus deren Fenster man die Schafe sieht.',
        '{name:은} 창밖으로 양이 보이는 방적소에서 천천히 짭니다.',
      ),
    ],
    build: [
      text(
        'The crown is shaped in four, so that it sits without a point.',
        'Kullen är formad i fyra delar, så den sitter utan spets.',
        'Die Krone ist vierteilig geformt und sitzt ohne Zipfel.',
        '정수리를 네 갈래로 줄여 뾰족하지 않게 앉습니다.',
      ),
      text(
        'Stretches a little, returns a lot.',
        'Töjer sig lite, återhämtar sig mycket.',
        'Dehnt sich ein wenig und kehrt gern zurück.',
        '조금 늘어나고, 잘 돌아옵니다.',
      ),
    ],
    use: [
      text(
        'Under a hood, in a sleeping bag, on a school run in March.',
        'Under huvan, i sovsäcken, på skolvägen i mars.',
        'Unter der Kapuze, im Schlafsack, im März auf dem Schulweg.',
        '후드 안에, 침낭 속에, 3월의 등굣길에.',
      ),
      text(
        'Keep a second one in the car. Somebody will need it.',
        'Ha en till i bilen. Någon kommer att behöva den.',
        'Eine zweite ins Auto legen. Jemand wird sie brauchen.',
        '차에 하나 더 두세요. 누군가 필요로 할 겁니다.',
      ),
    ],
  },
  cap: {
    opening: [
      text(
        '{name} gives the eyes some shade and the rain something to drip from.',
        '{name} ger ögonen skugga och regnet något att droppa från.',
        '{name} gibt den Augen Schatten und dem Regen eine Kante zum Abtropfen.',
        '{name:은} 눈에 그늘을 주고, 비에는 떨어질 자리를 줍니다.',
      ),
      text(
        'Under a hood the peak of {name} keeps the view open.',
        'Under huvan håller skärmen på {name} sikten fri.',
        'Unter der Kapuze hält der Schirm von {name} die Sicht frei.',
        '후드 안에서 {name}의 챙이 시야를 틔워 줍니다.',
      ),
    ],
    build: [
      text(
        'Five panels, no button on top, nothing that presses under a helmet.',
        'Fem paneler, ingen knapp på toppen, inget som trycker under hjälmen.',
        'Fünf Felder, kein Knopf obenauf, nichts, was unter dem Helm drückt.',
        '다섯 조각으로, 꼭대기 단추가 없어 헬멧 안에서 눌리지 않습니다.',
      ),
      text(
        'It can be sat on, rinsed out and put on wet.',
        'Den går att sitta på, skölja ur och ta på blöt.',
        'Man kann sich daraufsetzen, sie ausspülen und nass aufsetzen.',
        '깔고 앉아도, 물에 헹궈도, 젖은 채로 써도 됩니다.',
      ),
    ],
    use: [
      text(
        'For glaciers, gardens and long drives west in the evening.',
        'För glaciärer, trädgårdar och långa kvällsresor västerut.',
        'Für Gletscher, Gärten und lange Abendfahrten nach Westen.',
        '빙하와 정원, 저녁 해를 마주하는 긴 운전에.',
      ),
      text(
        'Dip it in the stream and the head is cool for an hour.',
        'Doppa den i bäcken, så är huvudet svalt i en timme.',
        'In den Bach getaucht, hält sie den Kopf eine Stunde kühl.',
        '개울에 적시면 한 시간은 머리가 시원합니다.',
      ),
    ],
  },
  'neck-gaiter': {
    opening: [
      text(
        '{name} is a scarf without ends, and so it has none that get caught.',
        '{name} är en halsduk utan ändar, alltså finns det inga som fastnar.',
        '{name} ist ein Schal ohne Enden, es kann sich also keins verfangen.',
        '{name:은} 끝이 없는 목도리라 걸릴 데도 없습니다.',
      ),
      text(
        'Neck, nose, ears, wrist: {name} goes where the cold is.',
        'Hals, näsa, öron, handled: {name} går dit kylan är.',
        'Hals, Nase, Ohren, Handgelenk: {name} kommt dorthin, wo es kalt ist.',
        '목, 코, 귀, 손목. {name:은} 추운 곳으로 갑니다.',
      ),
    ],
    build: [
      text(
        'The edges are left thin, so that it fits under any collar.',
        'Kanterna är tunna, så den ryms under varje krage.',
        'Die Kanten sind dünn, so passt er unter jeden Kragen.',
        '가장자리가 얇아 어떤 깃 안에도 들어갑니다.',
      ),
      text(
        'Long enough to fold twice where the wind comes from.',
        'Lång nog att vika dubbel där det blåser.',
        'Lang genug, um ihn dort doppelt zu legen, wo der Wind herkommt.',
        '바람이 드는 쪽으로 두 번 접을 만큼 깁니다.',
      ),
    ],
    use: [
      text(
        'Leave it on at night. The tip of the nose will thank you.',
        'Ha den på om natten. Nästippen tackar.',
        'Nachts anlassen. Die Nasenspitze dankt es.',
        '밤에도 그대로 두세요. 코끝이 고마워합니다.',
      ),
      text(
        'In summer it is a hat, a towel and a coffee filter, in that order.',
        'På sommaren är den mössa, handduk och kaffefilter, i den ordningen.',
        'Im Sommer ist er Mütze, Handtuch und Kaffeefilter, in dieser Reihenfolge.',
        '여름에는 모자, 수건, 커피 필터가 됩니다. 순서를 지켜 주세요.',
      ),
    ],
  },
  gloves: {
    opening: [
      text(
        '{name} keeps ten fingers warm and lets them go on working.',
        '{name} håller tio fingrar varma och låter dem fortsätta arbeta.',
        '{name} hält zehn Finger warm und lässt sie weiterarbeiten.',
        '{name:은} 열 손가락을 따뜻하게 하면서 하던 일을 계속하게 합니다.',
      ),
      text(
        'Zips, buckles, shoelaces: what {name} can grip need not wait.',
        'Dragkedjor, spännen, skosnören: det {name} får grepp om behöver inte vänta.',
        'Reißverschlüsse, Schnallen, Schnürsenkel: Was {name} greifen kann, muss nicht warten.',
        '지퍼, 버클, 신발 끈. {name:으로} 잡을 수 있는 일은 미루지 않아도 됩니다.',
      ),
    ],
    build: [
      text(
        'The fingers are cut curved, the way a hand hangs.',
        'Fingrarna är böjda, så som en hand hänger.',
        'Die Finger sind gebogen geschnitten, so wie eine Hand eben hängt.',
        '손가락을 손의 생김새대로 굽혀 재단했습니다.',
      ),
      text(
        'Seams sit on the outside of the fingertips, where they do not press.',
        'Sömmarna sitter på utsidan av fingertopparna, där de inte trycker.',
        'Die Nähte liegen außen an den Fingerspitzen, wo sie nicht drücken.',
        '솔기를 손끝 바깥에 두어 눌리지 않습니다.',
      ),
    ],
    use: [
      text(
        'Put them on before your hands are cold; afterwards it takes twice as long.',
        'Ta på dem innan du fryser om händerna, efteråt tar det dubbelt så lång tid.',
        'Anziehen, bevor die Hände kalt sind, danach dauert es doppelt so lange.',
        '손이 시리기 전에 끼세요. 그 뒤에는 두 배로 오래 걸립니다.',
      ),
      text(
        'Thin inside thick works better than thick alone.',
        'Tunna i tjocka fungerar bättre än bara tjocka.',
        'Dünne in dicken wärmen besser als dicke allein.',
        '두꺼운 것 하나보다 얇은 것을 안에 겹치는 편이 낫습니다.',
      ),
    ],
  },
  socks: {
    opening: [
      text(
        '{name} decides more about a day than the jacket does.',
        '{name} avgör mer av dagen än jackan gör.',
        '{name} entscheidet mehr über den Tag als jede Jacke.',
        '{name:은} 재킷보다 더 많이 하루를 좌우합니다.',
      ),
      text(
        'A good sock is one you forget at the first bend. {name} is forgotten quickly.',
        'En bra strumpa är en du glömmer i första kröken. {name} glöms snabbt.',
        'Eine gute Socke hat man an der ersten Kurve vergessen. {name} ist schnell vergessen.',
        '좋은 양말은 첫 모퉁이에서 잊힙니다. {name:은} 금세 잊힙니다.',
      ),
    ],
    build: [
      text(
        'The heel is knitted in, the toe is closed by hand.',
        'Hälen är instickad, tån stängd för hand.',
        'Die Ferse ist eingestrickt, die Spitze von Hand geschlossen.',
        '뒤꿈치는 함께 짜 넣고, 발끝은 손으로 막았습니다.',
      ),
      text(
        'The top holds without leaving a mark.',
        'Skaftet håller sig uppe utan att lämna märken.',
        'Der Bund hält, ohne Spuren zu hinterlassen.',
        '목은 자국을 남기지 않고 흘러내리지도 않습니다.',
      ),
    ],
    use: [
      text(
        'One pair on the feet, one on the line, one for the night.',
        'Ett par på fötterna, ett på tork, ett för natten.',
        'Ein Paar an den Füßen, eins auf der Leine, eins für die Nacht.',
        '한 켤레는 발에, 한 켤레는 빨랫줄에, 한 켤레는 밤을 위해.',
      ),
      text(
        'When a hole comes, darn it. The rest is still good.',
        'När hålet kommer, stoppa det. Resten är fortfarande bra.',
        'Wenn ein Loch kommt: stopfen. Der Rest ist noch gut.',
        '구멍이 나면 기우세요. 나머지는 아직 멀쩡합니다.',
      ),
    ],
  },
  gaiters: {
    opening: [
      text(
        '{name} closes the gap between boot and trousers, where the snow has always got in.',
        '{name} stänger glipan mellan känga och byxa, där snön alltid har tagit sig in.',
        '{name} schließt die Lücke zwischen Stiefel und Hose, durch die der Schnee schon immer kam.',
        '{name:은} 늘 눈이 들어오던 부츠와 바지 사이의 틈을 막습니다.',
      ),
      text(
        'Mud, thorns, slush, ticks: {name} keeps all of it at shin height.',
        'Lera, taggar, slask, fästingar: {name} håller allt i smalbenshöjd.',
        'Schlamm, Dornen, Matsch, Zecken: {name} hält alles auf Schienbeinhöhe auf.',
        '진흙과 가시, 진눈깨비와 진드기. {name:은} 모두 정강이에서 막아 줍니다.',
      ),
    ],
    build: [
      text(
        'Stiff in front, soft behind, with a hook that stays in the lace.',
        'Styva framtill, mjuka baktill, med en krok som stannar i snöret.',
        'Vorn steif, hinten weich, mit einem Haken, der im Schnürsenkel bleibt.',
        '앞은 단단하고 뒤는 부드러우며, 고리가 신발 끈에서 빠지지 않습니다.',
      ),
      text(
        'The upper edge is drawn in with a flat buckle that does not rub.',
        'Överkanten dras åt med ett platt spänne som inte skaver.',
        'Der obere Rand wird mit einer flachen Schnalle geschlossen, die nicht reibt.',
        '윗단은 쓸리지 않는 납작한 버클로 조입니다.',
      ),
    ],
    use: [
      text(
        'Put them on before the first snow field, not in it.',
        'Ta på dem före första snöfältet, inte mitt i det.',
        'Vor dem ersten Schneefeld anziehen, nicht mittendrin.',
        '첫 눈밭에 들어서기 전에 차세요. 한가운데서가 아니라.',
      ),
      text(
        'They turn ordinary boots into winter boots, nearly.',
        'De gör vanliga kängor till vinterkängor, nästan.',
        'Sie machen aus gewöhnlichen Stiefeln fast Winterstiefel.',
        '평범한 부츠를 거의 겨울 부츠로 만들어 줍니다.',
      ),
    ],
  },
  belt: {
    opening: [
      text(
        '{name} holds the trousers up and stays out of every conversation.',
        '{name} håller uppe byxorna och håller sig utanför samtalet.',
        '{name} hält die Hose und sich sonst aus allem heraus.',
        '{name:은} 바지를 붙들고, 그 밖에는 나서지 않습니다.',
      ),
      text(
        'Bought once, worn for decades: {name} has one moving part.',
        'Köpt en gång, buren i årtionden: {name} har en rörlig del.',
        'Einmal gekauft, jahrzehntelang getragen: {name} hat nur ein bewegliches Teil.',
        '한 번 사서 수십 년을 찹니다. {name:은} 움직이는 부품이 하나뿐입니다.',
      ),
    ],
    build: [
      text(
        'Thin at the buckle, so that a pack’s hip belt lies flat over it.',
        'Tunt vid spännet, så ryggsäckens höftbälte ligger plant över.',
        'An der Schnalle dünn, damit der Hüftgurt des Rucksacks flach darüberliegt.',
        '버클 쪽이 얇아 배낭 허리 벨트가 그 위에 편평하게 놓입니다.',
      ),
      text(
        'The buckle screws off and can move on to the next strap.',
        'Spännet går att skruva loss och flytta till nästa rem.',
        'Die Schnalle lässt sich abschrauben und an den nächsten Riemen setzen.',
        '버클을 풀어 다음 끈에 옮겨 달 수 있습니다.',
      ),
    ],
    use: [
      text(
        'It has also carried skis, firewood and one tired dog.',
        'Det har också burit skidor, ved och en trött hund.',
        'Auch Ski, Brennholz und einen müden Hund hat er schon getragen.',
        '스키와 장작, 지친 개 한 마리도 묶어 나른 적이 있습니다.',
      ),
      text(
        'For trousers that have become too big on a long trip.',
        'För byxor som blivit för stora under en lång tur.',
        'Für Hosen, die auf langer Tour zu weit geworden sind.',
        '긴 여행 끝에 헐렁해진 바지를 위해.',
      ),
    ],
  },
  towel: {
    opening: [
      text(
        '{name} packs small, dries fast and is still large enough to change behind.',
        '{name} packas litet, torkar fort och är ändå stor nog att byta om bakom.',
        '{name} packt sich klein, trocknet schnell und ist doch groß genug, sich dahinter umzuziehen.',
        '{name:은} 작게 접히고 빨리 마르면서도, 그 뒤에서 옷을 갈아입을 만큼 넉넉합니다.',
      ),
      text(
        'Every lake is an invitation. {name} is the answer.',
        'Varje sjö är en inbjudan. {name} är svaret.',
        'Jeder See ist eine Einladung. {name} ist die Antwort.',
        '호수는 모두 초대장입니다. {name:이} 그 답장입니다.',
      ),
    ],
    build: [
      text(
        'The edges are sewn, not cut, and do not curl.',
        'Kanterna är sydda, inte skurna, och rullar sig inte.',
        'Die Kanten sind genäht statt geschnitten und rollen sich nicht.',
        '가장자리를 자르지 않고 박아서 말리지 않습니다.',
      ),
      text(
        'Woven loosely enough to let the wind through.',
        'Vävd så glest att vinden går igenom.',
        'So locker gewebt, dass der Wind hindurchgeht.',
        '바람이 통하도록 성글게 짰습니다.',
      ),
    ],
    use: [
      text(
        'Hang it on the pack and walk on; it is dry at the next hut.',
        'Häng den på ryggsäcken och gå vidare, vid nästa stuga är den torr.',
        'An den Rucksack hängen und weitergehen, bei der nächsten Hütte ist es trocken.',
        '배낭에 걸고 걸으세요. 다음 산장에서는 말라 있습니다.',
      ),
      text(
        'For swims, saunas and wet dogs.',
        'För bad, bastu och blöta hundar.',
        'Für Seen, Sauna und nasse Hunde.',
        '수영과 사우나, 그리고 젖은 개를 위해.',
      ),
    ],
  },
} as const satisfies Readonly<Record<string, Words>>;
