// Sentences about trousers, shorts, tights and skirts.
import type { Words } from '#demo/catalogue/family.ts';
import { text } from '#demo/catalogue/text.ts';

export const LEG_WORDS = {
  'shell-trousers': {
    opening: [
      text(
        '{name} keeps your legs dry through wet willow, deep snow and the chair lift.',
        '{name} håller benen torra genom blöta viden, djup snö och i stolliften.',
        '{name} hält die Beine trocken, in nassem Gebüsch, tiefem Schnee und im Sessellift.',
        '{name:은} 젖은 덤불과 깊은 눈, 리프트 위에서도 다리를 마르게 지켜 줍니다.',
      ),
      text(
        'Trousers get wetter than jackets. {name} was made by people who have noticed.',
        'Byxor blir blötare än jackor. {name} är gjord av folk som har märkt det.',
        'Hosen werden nasser als Jacken. {name} wurde von Leuten gemacht, die das gemerkt haben.',
        '바지는 재킷보다 더 젖습니다. {name:은} 그것을 겪어 본 사람들이 만들었습니다.',
      ),
    ],
    build: [
      text(
        'The knees are shaped and the inner ankles reinforced against edges and crampons.',
        'Knäna är formade och insidan av vristen förstärkt mot kanter och stegjärn.',
        'Die Knie sind vorgeformt, die Innenseiten der Knöchel gegen Kanten und Steigeisen verstärkt.',
        '무릎은 입체로 재단하고, 발목 안쪽은 스키 날과 아이젠에 대비해 보강했습니다.',
      ),
      text(
        'High at the back and smooth at the waist, so that nothing presses under the pack.',
        'Höga i ryggen och släta i midjan, så inget trycker under ryggsäcken.',
        'Hinten hoch und am Bund glatt, damit unter dem Rucksack nichts drückt.',
        '뒤허리는 높고 매끈해서 배낭 아래에서 눌리지 않습니다.',
      ),
    ],
    use: [
      text(
        'They go on over boots, standing on one leg, in the wind. We have practised.',
        'De går att dra på över kängorna, på ett ben, i blåst. Vi har övat.',
        'Sie lässt sich über die Stiefel ziehen, auf einem Bein, im Wind. Wir haben geübt.',
        '부츠를 신은 채, 한 발로 서서, 바람 속에서도 입을 수 있습니다. 연습해 보았습니다.',
      ),
      text(
        'Wear them over tights on the move, over padded trousers at rest.',
        'Ha dem över tights när du rör dig, över vadderade byxor när du vilar.',
        'In Bewegung über Tights tragen, in der Pause über wattierten Hosen.',
        '움직일 때는 타이츠 위에, 쉴 때는 패딩 바지 위에 입으세요.',
      ),
    ],
  },
  'hiking-trousers': {
    opening: [
      text(
        '{name} bends where you bend and holds where you sit down.',
        '{name} böjer sig där du böjer dig och håller där du sätter dig.',
        '{name} gibt nach, wo man sich beugt, und hält, wo man sich setzt.',
        '{name:은} 굽히는 곳에서 함께 굽고, 앉는 곳에서 버텨 줍니다.',
      ),
      text(
        'From the bus to the summit and back to the café: {name} does not need changing.',
        'Från bussen till toppen och tillbaka till kaféet: {name} behöver inte bytas.',
        'Vom Bus zum Gipfel und zurück ins Café: {name} muss man nicht wechseln.',
        '버스에서 정상으로, 다시 카페로. {name:은} 갈아입을 필요가 없습니다.',
      ),
      text(
        '{name} has pockets where hands look for them and none where a belt would press.',
        '{name} har fickor där händerna letar och inga där bältet skulle trycka.',
        '{name} hat Taschen, wo die Hände sie suchen, und keine, wo der Gurt drücken würde.',
        '{name:은} 손이 찾는 곳에 주머니가 있고, 벨트가 누를 곳에는 없습니다.',
      ),
    ],
    build: [
      text(
        'The knees are cut in three pieces, so that the leg stays where it is when you step up.',
        'Knäna är skurna i tre delar, så benet stannar på plats när du kliver uppåt.',
        'Die Knie bestehen aus drei Teilen, damit das Bein beim Hochsteigen nicht rutscht.',
        '무릎을 세 조각으로 재단해 발을 올려도 바짓단이 딸려 올라가지 않습니다.',
      ),
      text(
        'The seat and inner leg are sewn with three rows of thread.',
        'Bak och insida ben är sydda med tre rader tråd.',
        'Gesäß und Innenbein sind mit drei Fadenreihen genäht.',
        '엉덩이와 안쪽 솔기는 세 줄로 박았습니다.',
      ),
    ],
    use: [
      text(
        'Three-season trousers, or four with wool underneath.',
        'Byxor för tre årstider, eller fyra med ull under.',
        'Eine Hose für drei Jahreszeiten, mit Wolle darunter für vier.',
        '세 계절용 바지입니다. 안에 울을 입으면 네 계절이 됩니다.',
      ),
      text(
        'Mud is brushed off when it has dried, and usually is not.',
        'Leran borstas av när den torkat, och för det mesta inte ens då.',
        'Schlamm bürstet man ab, sobald er trocken ist. Meistens lässt man es.',
        '진흙은 마르면 털어 냅니다. 대개는 그냥 둡니다.',
      ),
    ],
  },
  'forest-trousers': {
    opening: [
      text(
        '{name} is at home where there is no path: in juniper, scree and old windfall.',
        '{name} hör hemma där det inte finns någon stig: i enris, stenskravel och gamla vindfällen.',
        '{name} ist dort zu Hause, wo kein Weg ist: in Wacholder, Geröll und altem Windbruch.',
        '{name:은} 길이 없는 곳이 제자리입니다. 노간주나무와 너덜, 쓰러진 나무 사이에서.',
      ),
      text(
        'For carrying wood, following dogs and sitting on wet logs: {name}.',
        'För att bära ved, följa hundar och sitta på blöta stockar: {name}.',
        'Zum Holztragen, Hunden-Hinterhergehen und Sitzen auf nassen Stämmen: {name}.',
        '장작을 나르고, 개를 따라가고, 젖은 통나무에 앉기 위해. {name}입니다.',
      ),
    ],
    build: [
      text(
        'Where they wear, they are double; where they bend, there is a stretch panel.',
        'Där de slits är de dubbla, där de böjs sitter en stretchkil.',
        'Wo sie scheuert, ist sie doppelt, wo sie sich biegt, sitzt ein Stretcheinsatz.',
        '닳는 곳은 두 겹, 굽히는 곳은 신축 원단입니다.',
      ),
      text(
        'How much wax they carry is yours to decide: more for rain, less for heat.',
        'Hur mycket vax de bär bestämmer du: mer för regn, mindre för värme.',
        'Wie viel Wachs sie trägt, entscheidet jeder selbst: mehr für Regen, weniger für Hitze.',
        '왁스의 양은 마음대로 정하세요. 비에는 많이, 더위에는 적게.',
      ),
    ],
    use: [
      text(
        'The first scratch hurts. After that they only get better.',
        'Första repan gör ont. Sedan blir de bara bättre.',
        'Der erste Kratzer tut weh. Danach wird sie nur noch besser.',
        '첫 흠집은 속상합니다. 그 뒤로는 점점 좋아지기만 합니다.',
      ),
      text(
        'Mosquitoes, thorns and sparks have all tried.',
        'Mygg, taggar och gnistor har alla försökt.',
        'Mücken, Dornen und Funken haben es alle versucht.',
        '모기도, 가시도, 불똥도 모두 시도해 보았습니다.',
      ),
    ],
  },
  shorts: {
    opening: [
      text(
        '{name} is for the weeks when even the lake is warm.',
        '{name} är för veckorna när till och med sjön är varm.',
        '{name} ist für die Wochen, in denen sogar der See warm ist.',
        '{name:은} 호수마저 따뜻한 몇 주를 위한 쇼츠입니다.',
      ),
      text(
        'Into the water, over the rocks and dry by the time you reach the kiosk: {name}.',
        'I vattnet, över klipporna och torra lagom till kiosken: {name}.',
        'Ins Wasser, über die Felsen und trocken bis zum Kiosk: {name}.',
        '물에 들어갔다가 바위를 넘어 매점에 닿을 때면 말라 있습니다. {name}입니다.',
      ),
    ],
    build: [
      text(
        'The leg ends above the knee and opens at the side, for steps and strokes.',
        'Benet slutar ovanför knäet och öppnar sig i sidan, för steg och simtag.',
        'Das Bein endet über dem Knie und öffnet sich seitlich, für Schritte und Schwimmzüge.',
        '무릎 위에서 끝나고 옆이 트여 걷기에도 헤엄치기에도 편합니다.',
      ),
      text(
        'Flat at the waist, with a drawcord that does not disappear in the wash.',
        'Platta i midjan, med ett dragband som inte försvinner i tvätten.',
        'Flach am Bund, mit einem Band, das in der Wäsche nicht verschwindet.',
        '허리는 납작하고, 조임끈은 세탁해도 사라지지 않습니다.',
      ),
    ],
    use: [
      text(
        'Over tights they are good into October.',
        'Över tights räcker de in i oktober.',
        'Über Tights reichen sie bis in den Oktober.',
        '타이츠 위에 입으면 10월까지 갑니다.',
      ),
      text(
        'Pack one pair for a week. It dries while you sleep.',
        'Ett par räcker för en vecka. De torkar medan du sover.',
        'Ein Paar reicht für eine Woche. Sie trocknen über Nacht.',
        '일주일에 한 벌이면 됩니다. 자는 동안 마르니까요.',
      ),
    ],
  },
  tights: {
    opening: [
      text(
        '{name} follows along without pulling, slipping or rustling.',
        '{name} följer med utan att dra, glida eller prassla.',
        '{name} macht alles mit, ohne zu ziehen, zu rutschen oder zu rascheln.',
        '{name:은} 당기지도, 흘러내리지도, 바스락거리지도 않고 함께 움직입니다.',
      ),
      text(
        'For runs before breakfast and skis after work: {name} is warm where the wind hits and thin where you bend.',
        'För löpning före frukost och skidor efter jobbet: {name} är varm där vinden tar och tunn där du böjer dig.',
        'Zum Laufen vor dem Frühstück und Skifahren nach Feierabend: {name} ist warm, wo der Wind trifft, und dünn, wo man sich beugt.',
        '아침 식사 전의 달리기와 퇴근 뒤의 스키에. {name:은} 바람 맞는 곳은 따뜻하고 굽히는 곳은 얇습니다.',
      ),
    ],
    build: [
      text(
        'A high, wide waistband holds without a cord.',
        'En hög, bred linning håller utan snöre.',
        'Ein hoher, breiter Bund hält ohne Kordel.',
        '높고 넓은 허리 밴드가 끈 없이도 잡아 줍니다.',
      ),
      text(
        'The seams run round the leg and not along it, away from where thighs meet.',
        'Sömmarna går runt benet och inte längs det, bort från där låren möts.',
        'Die Nähte laufen um das Bein herum statt daran entlang, fort von dort, wo die Schenkel sich berühren.',
        '솔기가 다리를 감아 돌아 허벅지가 맞닿는 곳을 피해 갑니다.',
      ),
    ],
    use: [
      text(
        'Under a skirt or shorts when it is cold, alone when it is not.',
        'Under kjol eller shorts när det är kallt, annars som de är.',
        'Bei Kälte unter Rock oder Shorts, sonst allein.',
        '추우면 스커트나 쇼츠 안에, 아니면 그대로 입으세요.',
      ),
      text(
        'The phone pocket sits at the thigh, where it does not bounce.',
        'Mobilfickan sitter på låret, där inget studsar.',
        'Das Telefon sitzt am Oberschenkel, wo nichts hüpft.',
        '휴대폰 주머니는 흔들리지 않는 허벅지에 있습니다.',
      ),
    ],
  },
  skirt: {
    opening: [
      text(
        '{name} is for long days in the heat, when trousers are out of the question.',
        '{name} är för långa dagar i värmen, när byxor inte kommer på fråga.',
        '{name} ist für lange Tage in der Hitze, an denen Hosen nicht infrage kommen.',
        '{name:은} 바지를 입을 수 없는 더운 날의 긴 하루를 위한 스커트입니다.',
      ),
      text(
        'A skirt that steps over fences: {name} leaves the legs alone and has pockets besides.',
        'En kjol som kliver över stängsel: {name} låter benen vara och har dessutom fickor.',
        'Ein Rock, der über Zäune steigt: {name} lässt den Beinen ihren Willen und hat obendrein Taschen.',
        '울타리를 넘는 스커트. {name:은} 다리를 자유롭게 하고, 주머니까지 있습니다.',
      ),
    ],
    build: [
      text(
        'The front is plain, the back has a yoke, and the hem moves with a long stride.',
        'Slät fram, ok bak, och en fåll som följer med i långa steg.',
        'Vorn glatt, hinten mit Passe, und der Saum geht bei langen Schritten mit.',
        '앞은 단순하고 뒤에는 요크가 있으며, 밑단은 큰 걸음을 따라 움직입니다.',
      ),
      text(
        'The waistband lies flat under a hip belt and has no knot to press.',
        'Linningen ligger platt under höftbältet och har ingen knut som trycker.',
        'Der Bund liegt flach unter dem Hüftgurt, kein Knoten drückt.',
        '허리 밴드는 배낭 벨트 아래 편평하게 놓이고, 눌리는 매듭이 없습니다.',
      ),
    ],
    use: [
      text(
        'Alone in July, over tights in September.',
        'Ensam i juli, över tights i september.',
        'Im Juli allein, im September über Tights.',
        '7월에는 그대로, 9월에는 타이츠 위에.',
      ),
      text(
        'It dries on you while you look for the next bathing place.',
        'Den torkar på dig medan du letar efter nästa badplats.',
        'Er trocknet am Körper, während man die nächste Badestelle sucht.',
        '다음 물놀이 자리를 찾는 동안 입은 채로 마릅니다.',
      ),
    ],
  },
  'padded-skirt': {
    opening: [
      text(
        '{name} can be walked in, skied in and pulled on over whatever is already there.',
        '{name} går att gå i, åka skidor i och dra på över det som redan är på.',
        '{name} taugt zum Gehen, zum Skifahren und zum Überziehen über alles, was schon an ist.',
        '{name:은} 걸을 때도 스키를 탈 때도 좋고, 입고 있던 옷 위에 그대로 걸칠 수 있습니다.',
      ),
      text(
        'Warm where one sits, free where one strides: {name} has convinced several sceptics here.',
        'Varm där man sitter, fri där man kliver: {name} har övertygat flera tvivlare hos oss.',
        'Warm, wo man sitzt, frei, wo man ausschreitet: {name} hat bei uns mehrere Zweifler überzeugt.',
        '앉는 곳은 따뜻하고 내딛는 곳은 자유롭습니다. {name:은} 이곳의 회의론자 여럿을 설득했습니다.',
      ),
    ],
    build: [
      text(
        'It opens from the side, so that it can be put on over boots.',
        'Den öppnas i sidan, så den går att ta på över kängor.',
        'Er öffnet sich seitlich und lässt sich so über Stiefel anziehen.',
        '옆이 열려 부츠를 신은 채로 입을 수 있습니다.',
      ),
      text(
        'The hem moves with a long stride and falls back into place.',
        'Fållen följer med i långa steg och faller tillbaka på plats.',
        'Der Saum geht bei langen Schritten mit und fällt wieder an seinen Platz.',
        '밑단은 큰 걸음을 따라 움직였다가 제자리로 돌아옵니다.',
      ),
    ],
    use: [
      text(
        'On breaks it is a seat pad you cannot forget.',
        'På rasten är den ett sittunderlag du inte kan glömma.',
        'In der Pause ist er ein Sitzkissen, das man nicht vergessen kann.',
        '쉴 때는 잊어버릴 일 없는 방석이 됩니다.',
      ),
      text(
        'Over wool tights from October, over bare legs from June.',
        'Över ulltights från oktober, över bara ben från juni.',
        'Ab Oktober über Wolltights, ab Juni über nackten Beinen.',
        '10월부터는 울 타이츠 위에, 6월부터는 맨다리에.',
      ),
    ],
  },
} as const satisfies Readonly<Record<string, Words>>;
