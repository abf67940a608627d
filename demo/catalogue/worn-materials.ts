// The materials of shoes, belts, hats, gloves and towels: what each is and what is said about it.
import type { Fabric } from '#demo/catalogue/fabrics.ts';
import { text } from '#demo/catalogue/text.ts';

export const WORN_MATERIALS = {
  leather: {
    rank: 0.9,
    materials: ['full-grain'],
    care: 'leather',
    icons: ['renewable'],
    told: [
      text(
        'Full-grain leather, 2.2 millimetres thick, tanned without chrome.',
        'Fullnarvsläder, 2,2 millimeter tjockt, kromfritt garvat.',
        'Vollnarbenleder, 2,2 Millimeter stark, chromfrei gegerbt.',
        '크롬 없이 무두질한 2.2밀리미터 풀그레인 가죽입니다.',
      ),
      text(
        'The leather comes from Nordic cattle and shows it: small scars, even grain.',
        'Lädret kommer från nordiska kor och det syns: små ärr, jämn narv.',
        'Das Leder stammt von nordischen Rindern, und man sieht es: kleine Narben, gleichmäßige Oberfläche.',
        '북유럽 소의 가죽이라 작은 흉터와 고른 결이 그대로 보입니다.',
      ),
    ],
  },
  nubuck: {
    materials: ['nubuck'],
    care: 'leather',
    icons: ['renewable'],
    waterproof: '10000',
    told: [
      text(
        'Nubuck with a waterproof lining, soft from the first day.',
        'Nubuck med vattentätt foder, mjuk från första dagen.',
        'Nubuk mit wasserdichtem Futter, vom ersten Tag an weich.',
        '방수 안감을 댄 누벅으로, 첫날부터 부드럽습니다.',
      ),
    ],
  },
  suede: {
    materials: ['suede', 'recycled-polyester'],
    care: 'leather',
    icons: ['recycled'],
    told: [
      text(
        'Suede where the rock rubs, recycled polyester where the foot needs air.',
        'Mocka där berget nöter, återvunnen polyester där foten behöver luft.',
        'Veloursleder, wo der Fels reibt, recyceltes Polyester, wo der Fuß Luft braucht.',
        '바위에 쓸리는 곳은 스웨이드, 발이 숨 쉬는 곳은 재생 폴리에스터입니다.',
      ),
    ],
  },
  mesh: {
    rank: 0.3,
    isLight: true,
    materials: ['knit-mesh'],
    care: 'shoe',
    icons: ['recycled', 'bluesign'],
    told: [
      text(
        'The upper is knitted in one piece from recycled yarn: nothing to chafe, little to hold water.',
        'Ovandelen är stickad i ett stycke av återvunnet garn: inget som skaver, lite som håller vatten.',
        'Das Obermaterial ist in einem Stück aus recyceltem Garn gestrickt: nichts reibt, kaum etwas hält Wasser.',
        '갑피는 재생 실로 한 번에 짰습니다. 쓸릴 데가 없고 물도 거의 머금지 않습니다.',
      ),
      text(
        'Open mesh drains in a few steps after the stream.',
        'Öppen mesh tömmer sig på några steg efter bäcken.',
        'Das offene Mesh ist wenige Schritte nach dem Bach wieder leer.',
        '성긴 메시라 개울을 건너고 몇 걸음이면 물이 빠집니다.',
      ),
    ],
  },
  webbing: {
    rank: 0.2,
    isLight: true,
    materials: ['webbing'],
    care: 'strap',
    icons: ['recycled', 'recyclable'],
    told: [
      text(
        'The webbing is woven from recycled polyester and does not stretch when wet.',
        'Bandet är vävt av återvunnen polyester och töjs inte när det blir blött.',
        'Das Gurtband ist aus recyceltem Polyester gewebt und dehnt sich auch nass nicht.',
        '재생 폴리에스터로 짠 웨빙이라 젖어도 늘어나지 않습니다.',
      ),
    ],
  },
  strapleather: {
    rank: 0.95,
    materials: ['full-grain'],
    care: 'leather',
    icons: ['renewable'],
    told: [
      text(
        'One piece of vegetable-tanned leather, 3.5 millimetres thick, that darkens with the years.',
        'Ett stycke vegetabiliskt garvat läder, 3,5 millimeter tjockt, som mörknar med åren.',
        'Ein Stück pflanzlich gegerbtes Leder, 3,5 Millimeter stark, das mit den Jahren dunkler wird.',
        '식물성 무두질을 한 3.5밀리미터 통가죽으로, 해가 갈수록 색이 깊어집니다.',
      ),
    ],
  },
  microfibre: {
    materials: ['recycled-polyester'],
    care: 'cotton',
    icons: ['recycled'],
    told: [
      text(
        'Recycled microfibre takes up four times its own weight.',
        'Återvunnen mikrofiber suger upp fyra gånger sin egen vikt.',
        'Recycelte Mikrofaser nimmt das Vierfache ihres Gewichts auf.',
        '재생 극세사가 제 무게의 네 배를 빨아들입니다.',
      ),
    ],
  },
  waffle: {
    rank: 0.8,
    materials: ['linen', 'organic-cotton'],
    care: 'cotton',
    icons: ['renewable', 'biodegradable'],
    told: [
      text(
        'Linen and organic cotton in a waffle weave that gets softer every time.',
        'Linne och ekologisk bomull i våffelväv som blir mjukare för varje gång.',
        'Leinen und Bio-Baumwolle in Waffelbindung, die mit jedem Mal weicher wird.',
        '리넨과 유기농 면을 와플 조직으로 짜서 쓸수록 부드러워집니다.',
      ),
    ],
  },
  woolknit: {
    materials: ['merino'],
    care: 'wool',
    icons: ['renewable', 'biodegradable'],
    insulation: 'wool',
    told: [
      text(
        'Knitted from merino yarn that is spun soft and plied twice.',
        'Stickad av merinogarn, mjukt spunnet och tvinnat två gånger.',
        'Gestrickt aus Merinogarn, weich gesponnen und zweifach gezwirnt.',
        '부드럽게 자아 두 번 꼰 메리노 실로 짰습니다.',
      ),
      text(
        'The merino warms when damp and dries on the radiator of any hut.',
        'Merinon värmer även fuktig och torkar på vilket stugelement som helst.',
        'Merino wärmt auch feucht und trocknet auf jedem Hüttenofen.',
        '메리노는 축축해도 따뜻하고, 어느 산장의 난로 곁에서나 마릅니다.',
      ),
    ],
  },
  lambknit: {
    materials: ['lambswool'],
    care: 'wool',
    icons: ['renewable', 'biodegradable'],
    insulation: 'wool',
    told: [
      text(
        'Lambswool from small Nordic flocks, with a little of its fat left in: snow brushes off.',
        'Lammull från små nordiska besättningar, med lite av fettet kvar: snön borstas av.',
        'Lammwolle von kleinen nordischen Herden, etwas Wollfett ist noch drin: Schnee lässt sich abklopfen.',
        '작은 북유럽 농장의 양털입니다. 기름기를 조금 남겨 두어 눈이 털면 떨어집니다.',
      ),
    ],
  },
  gloveleather: {
    rank: 0.9,
    materials: ['full-grain', 'merino'],
    care: 'leather',
    icons: ['renewable'],
    insulation: 'wool',
    told: [
      text(
        'Soft leather outside, a thin merino lining inside that can be taken out to dry.',
        'Mjukt läder utanpå, tunt merinofoder inuti som går att ta ut och torka.',
        'Außen weiches Leder, innen ein dünnes Merinofutter, das sich zum Trocknen herausnehmen lässt.',
        '겉은 부드러운 가죽, 안은 꺼내 말릴 수 있는 얇은 메리노 안감입니다.',
      ),
    ],
  },
  sockwool: {
    materials: ['merino', 'recycled-polyamide'],
    care: 'wool',
    icons: ['renewable', 'recycled'],
    told: [
      text(
        'Seventy per cent merino with recycled polyamide in heel and toe.',
        'Sjuttio procent merino med återvunnen polyamid i häl och tå.',
        'Siebzig Prozent Merino, an Ferse und Spitze mit recyceltem Polyamid verstärkt.',
        '메리노 70퍼센트에, 뒤꿈치와 발끝은 재생 폴리아미드로 보강했습니다.',
      ),
      text(
        'Merino terry under the sole, a thin knit over the instep.',
        'Merinofrotté under sulan, tunn stickning över vristen.',
        'Merinofrottee unter der Sohle, dünner Strick über dem Spann.',
        '발바닥은 메리노 테리, 발등은 얇은 니트입니다.',
      ),
    ],
  },
} as const satisfies Readonly<Record<string, Fabric>>;
