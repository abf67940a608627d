// How things are looked after: one or two sentences by kind of material.
import { text } from '#demo/catalogue/text.ts';

export const CARE = {
  shell: text(
    'Close everything that closes, wash at 40 °C and tumble dry on low for twenty minutes: the heat brings the water repellency back.',
    'Stäng allt som går att stänga, tvätta i 40 °C och torktumla på låg värme i tjugo minuter, då kommer vattenavvisningen tillbaka.',
    'Alles schließen, was sich schließen lässt, bei 40 °C waschen und zwanzig Minuten schonend trocknen: Die Wärme weckt die Imprägnierung.',
    '여밀 곳을 모두 여미고 40 °C에서 세탁한 뒤 저온 건조기에 20분 돌려 주세요. 열이 발수력을 되살립니다.',
  ),
  down: text(
    'Wash rarely, with down soap at 30 °C, and dry slowly with two clean tennis balls in the drum.',
    'Tvätta sällan, med duntvättmedel i 30 °C, och torka långsamt med två rena tennisbollar i trumman.',
    'Selten waschen, mit Daunenwaschmittel bei 30 °C, und langsam mit zwei sauberen Tennisbällen in der Trommel trocknen.',
    '세탁은 드물게, 다운 전용 세제로 30 °C에서 하고, 깨끗한 테니스공 두 개와 함께 천천히 건조해 주세요.',
  ),
  synthetic: text(
    'Machine wash at 30 °C, no softener, and let it dry on the line.',
    'Maskintvätta i 30 °C utan sköljmedel och häng på tork.',
    'Bei 30 °C ohne Weichspüler waschen und auf der Leine trocknen.',
    '섬유유연제 없이 30 °C에서 세탁하고 널어 말려 주세요.',
  ),
  fleece: text(
    'Wash at 30 °C, inside out and in a washing bag, so that the fibres stay in the fabric.',
    'Tvätta i 30 °C, ut och in och i tvättpåse, så stannar fibrerna i tyget.',
    'Bei 30 °C auf links im Waschbeutel waschen, dann bleiben die Fasern im Stoff.',
    '뒤집어 세탁망에 넣고 30 °C에서 세탁하면 섬유가 빠져나오지 않습니다.',
  ),
  wool: text(
    'Air it overnight and wash it when you must, at 30 °C on the wool cycle. Dry flat.',
    'Vädra över natten och tvätta när det verkligen behövs, ullprogram 30 °C. Plantorka.',
    'Über Nacht auslüften und nur waschen, wenn es sein muss: 30 °C, Wollprogramm, liegend trocknen.',
    '하룻밤 바람을 쐬고, 꼭 필요할 때만 30 °C 울 코스로 세탁해 뉘어 말려 주세요.',
  ),
  cotton: text(
    'Wash at 40 °C with similar colours and hang it up while it is still damp.',
    'Tvätta i 40 °C med liknande färger och häng upp medan tyget är fuktigt.',
    'Bei 40 °C mit ähnlichen Farben waschen und noch feucht aufhängen.',
    '비슷한 색끼리 40 °C에서 세탁하고 덜 말랐을 때 널어 주세요.',
  ),
  waxed: text(
    'Wash seldom, at 30 °C. Where the cloth has gone pale, rub in wax and melt it with an iron.',
    'Tvätta sällan, i 30 °C. Gnid in vax där tyget har bleknat och smält in det med strykjärnet.',
    'Selten waschen, bei 30 °C. Wo der Stoff hell geworden ist, Wachs einreiben und einbügeln.',
    '세탁은 드물게 30 °C에서. 천이 바랜 곳에 왁스를 문지르고 다리미로 녹여 주세요.',
  ),
  leather: text(
    'Brush off the mud, dry away from the stove and wax the leather before it looks thirsty.',
    'Borsta bort leran, torka långt från kaminen och vaxa lädret innan det ser törstigt ut.',
    'Schlamm abbürsten, fern vom Ofen trocknen und das Leder wachsen, bevor es durstig aussieht.',
    '진흙을 솔로 털고 난로에서 떨어진 곳에서 말린 뒤, 가죽이 메마르기 전에 왁스를 발라 주세요.',
  ),
  shoe: text(
    'Rinse with cold water, take the insoles out and dry in the shade with newspaper inside.',
    'Skölj med kallt vatten, ta ur sulorna och torka i skuggan med tidningspapper i.',
    'Mit kaltem Wasser abspülen, Einlegesohlen herausnehmen und mit Zeitungspapier im Schatten trocknen.',
    '찬물로 헹구고 깔창을 뺀 다음 신문지를 넣어 그늘에서 말려 주세요.',
  ),
  pack: text(
    'Empty out the crumbs and wipe with lukewarm water and mild soap. Never in the machine.',
    'Skaka ur smulorna och torka av med ljummet vatten och mild tvål. Aldrig i maskin.',
    'Krümel ausschütteln und mit lauwarmem Wasser und milder Seife abwischen. Nie in die Maschine.',
    '부스러기를 털고 미지근한 물과 순한 비누로 닦아 주세요. 세탁기는 쓰지 마세요.',
  ),
  tent: text(
    'Pitch it at home to dry after every trip. A tent packed wet ages a year in a week.',
    'Res det hemma och låt det torka efter varje tur. Ett tält som packas blött åldras ett år på en vecka.',
    'Nach jeder Tour zu Hause aufhängen und trocknen lassen. Nass verpackt altert der Stoff in einer Woche um ein Jahr.',
    '여행이 끝나면 집에서 펴 말려 주세요. 젖은 채로 넣어 두면 일주일 만에 일 년을 늙습니다.',
  ),
  sleep: text(
    'Air it in the morning, store it loose in the cotton sack, and wash it only every other year.',
    'Vädra på morgonen, förvara löst i bomullspåsen och tvätta bara vartannat år.',
    'Morgens lüften, locker im Baumwollsack aufbewahren und nur alle zwei Jahre waschen.',
    '아침에 바람을 쐬고 면 보관 주머니에 느슨하게 넣어 두세요. 세탁은 두 해에 한 번이면 됩니다.',
  ),
  mat: text(
    'Wipe with a damp cloth and store it unrolled, somewhere dry.',
    'Torka av med fuktig trasa och förvara utrullat, torrt.',
    'Feucht abwischen und ausgerollt an einem trockenen Ort lagern.',
    '젖은 천으로 닦고 마른 곳에 펼쳐서 보관해 주세요.',
  ),
  metal: text(
    'Wash by hand with hot water. Ash and a little snow do the same job.',
    'Diska för hand i hett vatten. Aska och lite snö gör samma jobb.',
    'Mit heißem Wasser von Hand spülen. Asche und etwas Schnee tun es auch.',
    '뜨거운 물로 손 설거지를 하세요. 재와 눈 한 줌으로도 됩니다.',
  ),
  lamp: text(
    'Wipe the lens with a soft cloth and leave the battery half full over the summer.',
    'Torka av linsen med en mjuk trasa och lämna batteriet halvfullt över sommaren.',
    'Die Linse mit einem weichen Tuch abwischen und den Akku über den Sommer halb voll lassen.',
    '렌즈는 부드러운 천으로 닦고, 여름에는 배터리를 반쯤 채워 두세요.',
  ),
  pole: text(
    'Pull the sections apart, wipe them dry and never oil the locks.',
    'Dra isär delarna, torka dem torra och olja aldrig låsen.',
    'Die Segmente auseinanderziehen, trocken wischen und die Verschlüsse nie ölen.',
    '마디를 분리해 마른 천으로 닦고, 잠금부에는 기름을 치지 마세요.',
  ),
  strap: text(
    'Rinse off salt and sand and dry it hanging.',
    'Skölj bort salt och sand och häng på tork.',
    'Salz und Sand abspülen und hängend trocknen.',
    '소금기와 모래를 헹구고 걸어서 말려 주세요.',
  ),
} as const;
export type CareId = keyof typeof CARE;
