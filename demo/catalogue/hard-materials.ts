// The materials of packs, tents and tools: what each is, what it withstands and what is said about it.
import type { Fabric } from '#demo/catalogue/fabrics.ts';
import { text } from '#demo/catalogue/text.ts';

export const HARD_MATERIALS = {
  pack210: {
    rank: 0.6,
    isLight: true,
    materials: ['recycled-polyamide'],
    care: 'pack',
    icons: ['recycled', 'bluesign'],
    told: [
      text(
        'Recycled polyamide in 210 denier with a ripstop grid: light, but not delicate.',
        'Återvunnen polyamid i 210 denier med ripstoprutor: lätt men inte ömtålig.',
        'Recyceltes Polyamid in 210 Denier mit Ripstop: leicht, aber nicht zimperlich.',
        '립스톱 격자를 넣은 210데니어 재생 폴리아미드로, 가볍지만 약하지 않습니다.',
      ),
      text(
        'The cloth is coated on the inside, so that a shower stays outside.',
        'Tyget är belagt på insidan, så en skur stannar utanför.',
        'Der Stoff ist innen beschichtet, ein Schauer bleibt also draußen.',
        '안쪽을 코팅해 소나기는 들어오지 않습니다.',
      ),
    ],
  },
  pack500: {
    materials: ['recycled-polyester'],
    care: 'pack',
    icons: ['recycled', 'recyclable'],
    told: [
      text(
        'Recycled polyester in 500 denier. It can be dragged over granite, although we do not recommend it.',
        'Återvunnen polyester i 500 denier. Den tål att släpas över granit, även om vi inte rekommenderar det.',
        'Recyceltes Polyester in 500 Denier. Lässt sich über Granit schleifen, auch wenn wir davon abraten.',
        '500데니어 재생 폴리에스터입니다. 화강암 위로 끌어도 견디지만 권하지는 않습니다.',
      ),
      text(
        'The base is doubled, because that is where packs die.',
        'Botten är dubbel, för det är där ryggsäckar och väskor ger upp.',
        'Der Boden ist doppelt, denn dort geben Taschen zuerst auf.',
        '바닥은 두 겹입니다. 가방은 늘 거기서부터 닳기 때문입니다.',
      ),
    ],
  },
  tarpaulin: {
    rank: 0.8,
    materials: ['tpu', 'recycled-polyester'],
    care: 'strap',
    icons: ['recycled'],
    waterproof: '10000',
    told: [
      text(
        'Recycled polyester coated with TPU, welded instead of sewn: no needle has been through it.',
        'Återvunnen polyester belagd med TPU, svetsad i stället för sydd: ingen nål har gått igenom den.',
        'Recyceltes Polyester mit TPU-Beschichtung, verschweißt statt genäht: Keine Nadel hat es je durchstochen.',
        'TPU를 입힌 재생 폴리에스터를 꿰매지 않고 용접했습니다. 바늘이 지나간 자리가 없습니다.',
      ),
    ],
  },
  flysheet: {
    rank: 0.85,
    isLight: true,
    materials: ['recycled-polyamide'],
    care: 'tent',
    icons: ['recycled', 'bluesign'],
    waterproof: '3000',
    told: [
      text(
        'The flysheet is silicone-coated recycled polyamide that sheds snow and sand alike.',
        'Yttertältet är silikonbelagd återvunnen polyamid som släpper både snö och sand.',
        'Das Außenzelt aus silikonbeschichtetem, recyceltem Polyamid lässt Schnee und Sand gleichermaßen abgleiten.',
        '플라이는 실리콘을 입힌 재생 폴리아미드라 눈도 모래도 미끄러져 내립니다.',
      ),
    ],
  },
  flypoly: {
    rank: 0.2,
    materials: ['recycled-polyester'],
    care: 'tent',
    icons: ['recycled'],
    waterproof: '5000',
    told: [
      text(
        'Recycled polyester does not sag in the damp of the night and withstands years of sun.',
        'Återvunnen polyester slaknar inte i nattens fukt och tål år av sol.',
        'Recyceltes Polyester hängt in feuchten Nächten nicht durch und verträgt jahrelang Sonne.',
        '재생 폴리에스터는 밤의 습기에도 처지지 않고 여러 해의 햇볕을 견딥니다.',
      ),
    ],
  },
  canvas: {
    materials: ['polycotton'],
    care: 'tent',
    icons: ['renewable'],
    told: [
      text(
        'Polycotton breathes, filters the light and forgives a spark from the fire.',
        'Bomullspolyester andas, silar ljuset och förlåter en gnista från elden.',
        'Das Mischgewebe atmet, dämpft das Licht und verzeiht einen Funken vom Feuer.',
        '폴리코튼은 숨을 쉬고, 빛을 부드럽게 거르며, 모닥불 불똥쯤은 견딥니다.',
      ),
    ],
  },
  tarpcloth: {
    rank: 0.85,
    isLight: true,
    materials: ['recycled-polyamide'],
    care: 'tent',
    icons: ['recycled', 'bluesign'],
    waterproof: '3000',
    told: [
      text(
        'Silicone-coated recycled polyamide: thin, strong and shaken dry in a moment.',
        'Silikonbelagd återvunnen polyamid: tunn, stark och torrskakad på ett ögonblick.',
        'Silikonbeschichtetes, recyceltes Polyamid: dünn, stark und im Nu trocken geschüttelt.',
        '실리콘을 입힌 재생 폴리아미드입니다. 얇고 질기며, 한 번 털면 마릅니다.',
      ),
    ],
  },
  bagdown: {
    rank: 0.95,
    isLight: true,
    materials: ['recycled-polyamide'],
    care: 'sleep',
    icons: ['recycled', 'renewable', 'bluesign'],
    insulation: 'down',
    told: [
      text(
        'Traceable 800 cuin down in trapezoid chambers, so that no seam goes straight through to the cold.',
        'Spårbart 800 cuin dun i trapetskanaler, så ingen söm går rakt ut mot kylan.',
        'Nachverfolgbare 800-cuin-Daune in Trapezkammern: Keine Naht führt direkt in die Kälte.',
        '추적 가능한 800필파워 다운을 사다리꼴 격실에 채워, 냉기와 바로 맞닿는 솔기가 없습니다.',
      ),
    ],
  },
  bagsynth: {
    rank: 0.1,
    materials: ['recycled-polyester'],
    care: 'sleep',
    icons: ['recycled', 'recyclable'],
    insulation: 'synthetic',
    told: [
      text(
        'Two layers of recycled fibre, shingled so that cold spots do not form. Warm even in fog.',
        'Två lager återvunnen fiber, lagda om lott så att köldbryggor inte uppstår. Varm även i dimma.',
        'Zwei Lagen recycelte Faser, versetzt gelegt, damit keine Kältebrücken entstehen. Warm auch im Nebel.',
        '재생 섬유 두 겹을 어긋나게 겹쳐 냉기가 새지 않습니다. 안개 속에서도 따뜻합니다.',
      ),
    ],
  },
  airmat: {
    rank: 0.8,
    materials: ['tpu', 'recycled-polyester'],
    care: 'mat',
    icons: ['recycled'],
    told: [
      text(
        'A recycled polyester cover over welded chambers, quiet when you turn.',
        'Ett överdrag i återvunnen polyester över svetsade kanaler, tyst när du vänder dig.',
        'Eine Hülle aus recyceltem Polyester über verschweißten Kammern, leise beim Umdrehen.',
        '용접한 공기층 위에 재생 폴리에스터 커버를 씌워 뒤척여도 조용합니다.',
      ),
    ],
  },
  foam: {
    rank: 0,
    isLight: true,
    materials: ['foam'],
    care: 'mat',
    icons: ['recyclable'],
    told: [
      text(
        'Closed-cell foam cannot leak, which is a comfort at night.',
        'Slutencellsskum kan inte läcka, och det är en trygghet om natten.',
        'Geschlossenzelliger Schaum kann kein Loch bekommen, das beruhigt in der Nacht.',
        '폐쇄셀 폼은 바람이 샐 일이 없어 밤새 마음이 편합니다.',
      ),
    ],
  },
  hardalu: {
    materials: ['aluminium'],
    care: 'metal',
    icons: ['recyclable', 'recycled'],
    told: [
      text(
        'Recycled aluminium, hard-anodised, so that porridge lets go.',
        'Återvunnet aluminium, hårdanodiserat, så gröten släpper.',
        'Recyceltes Aluminium, hart eloxiert, damit der Haferbrei loslässt.',
        '경질 산화 피막을 입힌 재생 알루미늄이라 죽이 눌어붙지 않습니다.',
      ),
    ],
  },
  steel: {
    rank: 0.2,
    materials: ['steel'],
    care: 'metal',
    icons: ['recyclable', 'circular'],
    told: [
      text(
        'Stainless steel, at least half of it recycled. It can be dented, not broken.',
        'Rostfritt stål, minst hälften återvunnet. Det kan bli buckligt men inte gå sönder.',
        'Edelstahl, mindestens zur Hälfte recycelt. Er bekommt Beulen, aber keine Brüche.',
        '절반 이상 재생한 스테인리스 스틸입니다. 찌그러져도 깨지지는 않습니다.',
      ),
    ],
  },
  brass: {
    rank: 0.7,
    materials: ['brass', 'steel'],
    care: 'metal',
    icons: ['recyclable'],
    told: [
      text(
        'A brass burner on steel legs: parts that any village smith would understand.',
        'Mässingsbrännare på stålben: delar som varje bysmed skulle begripa.',
        'Ein Messingbrenner auf Stahlbeinen: Teile, die jeder Dorfschmied verstünde.',
        '강철 다리 위의 황동 버너. 어느 마을 대장장이라도 알아볼 부품입니다.',
      ),
    ],
  },
  titanium: {
    rank: 1,
    isLight: true,
    materials: ['titanium'],
    care: 'metal',
    icons: ['recyclable'],
    told: [
      text(
        'Titanium weighs next to nothing and tastes of nothing at all.',
        'Titan väger nästan inget och smakar ingenting alls.',
        'Titan wiegt fast nichts und schmeckt nach gar nichts.',
        '티타늄은 거의 무게가 없고 아무 맛도 나지 않습니다.',
      ),
    ],
  },
  enamel: {
    rank: 0.1,
    materials: ['enamel'],
    care: 'metal',
    icons: ['recyclable'],
    told: [
      text(
        'Steel with two coats of enamel. A chip at the rim only shows that it has been along.',
        'Stål med två lager emalj. Ett nagg i kanten visar bara att den har varit med.',
        'Stahl mit zwei Schichten Emaille. Eine Macke am Rand zeigt nur, dass etwas mit dabei war.',
        '강철에 법랑을 두 번 입혔습니다. 가장자리의 흠집은 함께 다녔다는 표시일 뿐입니다.',
      ),
    ],
  },
  copolyester: {
    rank: 0,
    isLight: true,
    materials: ['copolyester'],
    care: 'metal',
    icons: ['recycled', 'recyclable'],
    told: [
      text(
        'Clear copolyester with half its weight recycled, free from bisphenols and taste.',
        'Klar sampolyester, till hälften återvunnen, fri från bisfenoler och smak.',
        'Klarer Copolyester, zur Hälfte recycelt, frei von Bisphenolen und Geschmack.',
        '절반이 재생 원료인 투명 코폴리에스터로, 비스페놀도 잡맛도 없습니다.',
      ),
    ],
  },
  lampbody: {
    materials: ['aluminium'],
    care: 'lamp',
    icons: ['recyclable', 'recycled'],
    told: [
      text(
        'The housing is aluminium and can be opened with a small screwdriver when something needs to be changed.',
        'Kåpan är aluminium och går att öppna med en liten skruvmejsel när något behöver bytas.',
        'Das Gehäuse ist aus Aluminium und lässt sich mit einem kleinen Schraubendreher öffnen, wenn etwas zu tauschen ist.',
        '알루미늄 하우징은 작은 드라이버로 열 수 있어 부품을 갈 수 있습니다.',
      ),
    ],
  },
  polealu: {
    rank: 0.15,
    materials: ['aluminium'],
    care: 'pole',
    icons: ['recyclable'],
    told: [
      text(
        'Aluminium sections bend before they break, and can be bent back.',
        'Aluminiumrör böjs innan de går av och går att räta ut.',
        'Aluminiumsegmente verbiegen, bevor sie brechen, und lassen sich zurückbiegen.',
        '알루미늄 마디는 부러지기 전에 휘고, 다시 펼 수 있습니다.',
      ),
    ],
  },
  polecarbon: {
    rank: 0.95,
    isLight: true,
    materials: ['carbon', 'aluminium'],
    care: 'pole',
    icons: ['recyclable'],
    told: [
      text(
        'Carbon above, aluminium below, where the stones hit.',
        'Kolfiber upptill, aluminium nertill, där stenarna slår.',
        'Oben Carbon, unten Aluminium, wo die Steine treffen.',
        '위는 카본, 돌에 부딪히는 아래는 알루미늄입니다.',
      ),
    ],
  },
} as const satisfies Readonly<Record<string, Fabric>>;
