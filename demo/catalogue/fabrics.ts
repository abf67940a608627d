// The cloths that clothes are made of: what each is, what it withstands and what is said about it.
import type { SustainabilityIcon } from '#contract/product.ts';
import type { InsulationId, MaterialId, WaterColumnId } from '#demo/catalogue/attributes.ts';
import type { CareId } from '#demo/catalogue/care.ts';
import { type Text, text } from '#demo/catalogue/text.ts';

export interface Fabric {
  readonly materials: readonly MaterialId[];
  readonly care: CareId;
  readonly icons: readonly SustainabilityIcon[];
  readonly waterproof?: WaterColumnId;
  readonly insulation?: InsulationId;
  /** How dear it is beside the other materials of a family, 0..1; 0.5 where nothing is said. */
  readonly rank?: number;
  /** Lighter than what else a family is made of. */
  readonly isLight?: true;
  /** Sentences that describe it on any product; one is taken. */
  readonly told: readonly Text[];
}

export const FABRICS = {
  shell3: {
    rank: 0.5,
    materials: ['recycled-polyester'],
    care: 'shell',
    icons: ['recycled', 'bluesign', 'circular'],
    waterproof: '20000',
    told: [
      text(
        'Three layers in one cloth: a recycled polyester face, a membrane without fluorine and a soft back that does not cling.',
        'Tre lager i ett tyg: utsida i återvunnen polyester, membran utan fluor och en mjuk baksida som inte klibbar.',
        'Drei Lagen in einem Stoff: außen recyceltes Polyester, dazwischen eine Membran ohne Fluor, innen eine weiche Seite, die nicht klebt.',
        '세 겹이 한 원단입니다. 겉은 재생 폴리에스터, 가운데는 불소 없는 멤브레인, 안쪽은 달라붙지 않는 부드러운 면입니다.',
      ),
      text(
        'The three-layer fabric is polyester all the way through, so the whole piece can become yarn again one day.',
        'Trelagerstyget är polyester rakt igenom, så hela plagget kan bli garn igen en dag.',
        'Der Dreilagenstoff besteht durch und durch aus Polyester, damit alles eines Tages wieder Garn werden kann.',
        '3레이어 원단은 안팎이 모두 폴리에스터라, 언젠가 옷 전체가 다시 실이 될 수 있습니다.',
      ),
    ],
  },
  shellpro: {
    rank: 0.95,
    materials: ['recycled-polyamide'],
    care: 'shell',
    icons: ['recycled', 'bluesign'],
    waterproof: '28000',
    told: [
      text(
        'The face is tightly woven recycled polyamide, made for rock, rope and the edges of skis.',
        'Utsidan är tätvävd återvunnen polyamid, gjord för berg, rep och skidkanter.',
        'Außen liegt dicht gewebtes recyceltes Polyamid, das Fels, Seil und Skikanten aushält.',
        '겉감은 촘촘하게 짠 재생 폴리아미드입니다. 바위와 로프, 스키 날을 견딥니다.',
      ),
      text(
        'A thick polyamide weave outside and a membrane that keeps breathing when you climb hard.',
        'En grov polyamidväv ytterst och ett membran som fortsätter andas när det går uppför.',
        'Außen ein kräftiges Polyamidgewebe, darunter eine Membran, die auch im steilen Anstieg weiteratmet.',
        '겉은 두꺼운 폴리아미드 직물이고, 멤브레인은 가파른 오르막에서도 계속 숨을 쉽니다.',
      ),
    ],
  },
  shelllight: {
    rank: 0.3,
    isLight: true,
    materials: ['recycled-polyamide'],
    care: 'shell',
    icons: ['recycled', 'bluesign'],
    waterproof: '15000',
    told: [
      text(
        'Two and a half layers of thin recycled polyamide. It packs to the size of an apple.',
        'Två och ett halvt lager tunn återvunnen polyamid. Packas till ett äpples storlek.',
        'Zweieinhalb Lagen aus dünnem, recyceltem Polyamid, verpackt nicht größer als ein Apfel.',
        '얇은 재생 폴리아미드 2.5레이어로, 접으면 사과만 해집니다.',
      ),
      text(
        'The fabric is thin enough to forget in the pack and dense enough for an afternoon of rain.',
        'Tyget är tunt nog att glömmas i ryggsäcken och tätt nog för en eftermiddag med regn.',
        'Der Stoff ist so dünn, dass man ihn im Rucksack vergisst, und dicht genug für einen Regennachmittag.',
        '배낭 속에서 잊힐 만큼 얇고, 오후 내내 내리는 비를 막을 만큼 촘촘한 원단입니다.',
      ),
    ],
  },
  shell2: {
    rank: 0.1,
    materials: ['recycled-polyester'],
    care: 'shell',
    icons: ['recycled', 'bluesign'],
    waterproof: '10000',
    told: [
      text(
        'Two waterproof layers with a smooth lining that slides over jumpers.',
        'Två vattentäta lager med ett slätt foder som glider över tröjor.',
        'Zwei wasserdichte Lagen mit glattem Futter, das über Pullover gleitet.',
        '방수 2레이어에 스웨터 위로 미끄러지는 매끈한 안감을 댔습니다.',
      ),
      text(
        'Recycled polyester with taped seams, soft enough not to rustle.',
        'Återvunnen polyester med tejpade sömmar, mjuk nog att inte prassla.',
        'Recyceltes Polyester mit verklebten Nähten, so weich, dass nichts raschelt.',
        '심실링 처리한 재생 폴리에스터로, 부드러워 바스락거리지 않습니다.',
      ),
    ],
  },
  softweave: {
    materials: ['recycled-polyester'],
    care: 'synthetic',
    icons: ['recycled', 'bluesign'],
    told: [
      text(
        'A double weave: smooth and wind-tight outside, brushed inside, with stretch both ways.',
        'En dubbelväv: slät och vindtät utsida, ruggad insida, stretch åt båda hållen.',
        'Ein Doppelgewebe: außen glatt und winddicht, innen angeraut, in beide Richtungen elastisch.',
        '이중직 원단입니다. 겉은 매끈하고 바람을 막으며, 안은 기모 처리했고, 사방으로 늘어납니다.',
      ),
      text(
        'The cloth lets heat out faster than it lets wind in.',
        'Tyget släpper ut värme snabbare än det släpper in vind.',
        'Der Stoff lässt Wärme schneller hinaus als Wind hinein.',
        '바람이 들어오는 것보다 열이 나가는 것이 더 빠른 원단입니다.',
      ),
    ],
  },
  ripstop: {
    materials: ['recycled-polyamide'],
    care: 'synthetic',
    icons: ['recycled'],
    told: [
      text(
        'Ripstop polyamide at 38 grams a square metre, with a dry hand and no rustle.',
        'Ripstop i polyamid, 38 gram per kvadratmeter, torr känsla och inget prassel.',
        'Ripstop-Polyamid mit 38 Gramm pro Quadratmeter, trocken im Griff und ohne Rascheln.',
        '제곱미터당 38그램의 립스톱 폴리아미드로, 촉감이 보송하고 소리가 나지 않습니다.',
      ),
      text(
        'A tear stops at the next thread of the ripstop, which is the point of it.',
        'En reva stannar vid nästa tråd i ripstopväven, det är hela poängen.',
        'Ein Riss endet am nächsten Faden des Ripstops, genau dafür ist er da.',
        '찢어져도 립스톱의 다음 실에서 멈춥니다. 그러라고 짠 원단입니다.',
      ),
    ],
  },
  downfill: {
    rank: 0.9,
    isLight: true,
    materials: ['recycled-polyamide'],
    care: 'down',
    icons: ['recycled', 'bluesign', 'renewable'],
    insulation: 'down',
    told: [
      text(
        'Filled with 750 cuin down that is traced back to the farm, in a recycled polyamide shell.',
        'Fylld med 750 cuin dun som går att spåra till gården, i ett ytterskal av återvunnen polyamid.',
        'Gefüllt mit 750-cuin-Daune, die bis zum Hof nachverfolgt wird, in einer Hülle aus recyceltem Polyamid.',
        '농장까지 추적되는 750필파워 다운을 재생 폴리아미드 겉감에 채웠습니다.',
      ),
      text(
        'The down comes from old duvets: sorted, washed and as lofty as new.',
        'Dunet kommer från gamla täcken, sorterat, tvättat och lika spänstigt som nytt.',
        'Die Daune stammt aus alten Bettdecken: sortiert, gewaschen und so bauschig wie neu.',
        '다운은 낡은 이불에서 왔습니다. 고르고 씻어 새것만큼 부풀어 오릅니다.',
      ),
    ],
  },
  synthfill: {
    rank: 0.3,
    materials: ['recycled-polyester'],
    care: 'synthetic',
    icons: ['recycled', 'bluesign', 'recyclable'],
    insulation: 'synthetic',
    told: [
      text(
        'The padding is recycled polyester that stays warm when wet and survives being stuffed in a pack all season.',
        'Vadderingen är återvunnen polyester som värmer även blöt och tål att tryckas ner i en ryggsäck hela säsongen.',
        'Die Füllung aus recyceltem Polyester wärmt auch nass und übersteht eine ganze Saison im Rucksack.',
        '재생 폴리에스터 충전재는 젖어도 따뜻하고, 한 철 내내 배낭에 눌려 있어도 살아납니다.',
      ),
      text(
        'Sixty grams of recycled fibre a square metre: enough for a pause, not too much for a climb.',
        'Sextio gram återvunnen fiber per kvadratmeter: nog för en paus, inte för mycket för en stigning.',
        'Sechzig Gramm recycelte Faser pro Quadratmeter: genug für die Pause, nicht zu viel für den Anstieg.',
        '제곱미터당 60그램의 재생 섬유. 쉴 때는 충분하고 오를 때는 과하지 않습니다.',
      ),
    ],
  },
  woolfill: {
    rank: 0.6,
    materials: ['lambswool', 'recycled-polyamide'],
    care: 'synthetic',
    icons: ['renewable', 'recycled'],
    insulation: 'wool',
    told: [
      text(
        'Padded with Nordic lambswool that would otherwise have been thrown away. It breathes, copes with damp and keeps you warm.',
        'Vadderad med nordisk lammull som annars hade slängts. Den andas, tål fukt och värmer.',
        'Wattiert mit nordischer Lammwolle, die sonst im Abfall gelandet wäre. Sie atmet, puffert Feuchte und wärmt.',
        '버려질 뻔한 북유럽 양털로 채웠습니다. 숨을 쉬고, 습기를 머금고, 따뜻합니다.',
      ),
    ],
  },
  grid: {
    materials: ['recycled-polyester'],
    care: 'fleece',
    icons: ['recycled', 'bluesign', 'circular'],
    told: [
      text(
        'Grid fleece: warm in the squares, airy in the lines, dry before you have finished lunch.',
        'Rutnätsfleece: varm i rutorna, luftig i linjerna, torr innan lunchen är över.',
        'Gridfleece: warm in den Karos, luftig in den Linien, trocken noch vor dem Ende der Mittagspause.',
        '그리드 플리스는 칸에서 따뜻하고 선에서 바람이 통하며, 점심이 끝나기 전에 마릅니다.',
      ),
      text(
        'The recycled polyester is knitted so densely that it hardly sheds.',
        'Den återvunna polyestern är stickad så tätt att den knappt fäller.',
        'Das recycelte Polyester ist so dicht gestrickt, dass es kaum fusselt.',
        '재생 폴리에스터를 촘촘하게 짜서 보풀이 거의 빠지지 않습니다.',
      ),
    ],
  },
  pile: {
    rank: 0.35,
    materials: ['recycled-polyester'],
    care: 'fleece',
    icons: ['recycled', 'bluesign'],
    told: [
      text(
        'High pile on the outside and a smooth knit against the shirt.',
        'Hög lugg på utsidan och en slät stickning mot tröjan.',
        'Außen Hochflor, innen glatter Strick.',
        '겉은 긴 파일, 안은 셔츠에 닿는 매끈한 니트입니다.',
      ),
      text(
        'The pile is made of recycled bottles, though it feels more like a sheep.',
        'Luggen är gjord av återvunna flaskor, fast den känns mer som ett får.',
        'Der Flor war einmal eine Reihe Flaschen, fühlt sich aber eher nach Schaf an.',
        '재생 페트병으로 만든 파일이지만, 만져 보면 양에 더 가깝습니다.',
      ),
    ],
  },
  woolfleece: {
    rank: 0.9,
    materials: ['merino', 'recycled-polyester'],
    care: 'wool',
    icons: ['renewable', 'recycled'],
    told: [
      text(
        'Wool on the inside, a little recycled polyester outside for the wear: it smells of nothing after a week.',
        'Ull på insidan, lite återvunnen polyester utanpå för slitaget: luktar ingenting efter en vecka.',
        'Innen Wolle, außen etwas recyceltes Polyester gegen den Abrieb: riecht auch nach einer Woche nach nichts.',
        '안쪽은 울, 바깥은 마모를 견디는 재생 폴리에스터 약간. 일주일이 지나도 냄새가 없습니다.',
      ),
    ],
  },
  merino150: {
    rank: 0.3,
    isLight: true,
    materials: ['merino'],
    care: 'wool',
    icons: ['renewable', 'biodegradable'],
    told: [
      text(
        'Merino at 150 grams: cool on the way up, warm enough on the way down.',
        'Merino på 150 gram: sval på väg upp, varm nog på väg ner.',
        'Merino mit 150 Gramm: kühl im Aufstieg, warm genug im Abstieg.',
        '150그램 메리노는 오를 때 시원하고 내려올 때 충분히 따뜻합니다.',
      ),
      text(
        'The wool is 17.5 microns, from flocks that are not mulesed, and does not itch.',
        'Ullen är 17,5 mikron, kommer från mulesingfria gårdar och kliar inte.',
        'Die Wolle misst 17,5 Mikron, stammt von Höfen ohne Mulesing und kratzt nicht.',
        '뮬싱하지 않는 농장의 17.5마이크론 울로, 까끌거리지 않습니다.',
      ),
    ],
  },
  merino200: {
    materials: ['merino'],
    care: 'wool',
    icons: ['renewable', 'biodegradable'],
    told: [
      text(
        'Two hundred grams of merino in an even rib that follows the body.',
        'Tvåhundra gram merino i en jämn ribb som följer kroppen.',
        'Zweihundert Gramm Merino in gleichmäßigem Ripp, der dem Körper folgt.',
        '몸을 따라가는 고른 골지로 짠 200그램 메리노입니다.',
      ),
      text(
        'Merino regulates warmth better than any zip, and smells of nothing on day five.',
        'Merino reglerar värmen bättre än någon dragkedja och luktar ingenting dag fem.',
        'Merino regelt die Wärme besser als jeder Reißverschluss und riecht am fünften Tag nach nichts.',
        '메리노는 어떤 지퍼보다 온도를 잘 조절하고, 닷새째에도 냄새가 나지 않습니다.',
      ),
    ],
  },
  merino260: {
    rank: 0.9,
    materials: ['merino'],
    care: 'wool',
    icons: ['renewable', 'biodegradable'],
    insulation: 'wool',
    told: [
      text(
        'Terry-knit merino at 260 grams holds air in its loops, like a small jumper under the jumper.',
        'Frottéstickad merino på 260 gram håller luft i öglorna, som en liten tröja under tröjan.',
        'Frotteemerino mit 260 Gramm hält Luft in seinen Schlingen, wie ein kleiner Pullover unter dem Pullover.',
        '260그램 테리 메리노가 고리마다 공기를 품습니다. 스웨터 안의 작은 스웨터 같습니다.',
      ),
    ],
  },
  merinoblend: {
    materials: ['merino', 'lyocell'],
    care: 'wool',
    icons: ['renewable', 'biodegradable'],
    told: [
      text(
        'Half merino, half lyocell: the wool keeps it fresh, the wood fibre keeps it cool.',
        'Hälften merino, hälften lyocell: ullen håller den fräsch, träfibern sval.',
        'Halb Merino, halb Lyocell: Die Wolle hält frisch, die Holzfaser kühl.',
        '메리노와 리오셀이 반반입니다. 울은 산뜻하게, 나무 섬유는 시원하게 해 줍니다.',
      ),
      text(
        'The blend of merino and lyocell falls softly and dries by itself overnight.',
        'Blandningen av merino och lyocell faller mjukt och torkar av sig själv över natten.',
        'Die Mischung aus Merino und Lyocell fällt weich und trocknet von allein über Nacht.',
        '메리노와 리오셀 혼방은 부드럽게 떨어지고 하룻밤이면 저절로 마릅니다.',
      ),
    ],
  },
  cotton: {
    materials: ['organic-cotton'],
    care: 'cotton',
    icons: ['renewable', 'biodegradable'],
    told: [
      text(
        'Organic cotton, spun long and knitted heavy, so that it keeps its shape after the fiftieth wash.',
        'Ekologisk bomull, långfibrig och tätt stickad, så att formen håller efter femtionde tvätten.',
        'Bio-Baumwolle, langstapelig und fest gestrickt, damit die Form auch nach der fünfzigsten Wäsche stimmt.',
        '긴 섬유의 유기농 면을 도톰하게 짜서 쉰 번을 빨아도 모양이 그대로입니다.',
      ),
      text(
        'The cotton is organic and undyed at heart; the colour sits on the surface and fades kindly.',
        'Bomullen är ekologisk och ofärgad i kärnan, färgen ligger ytterst och bleknar vackert.',
        'Die Baumwolle ist biologisch und im Kern ungefärbt; die Farbe liegt außen und verblasst schön.',
        '속은 염색하지 않은 유기농 면이라, 겉의 색이 곱게 바래 갑니다.',
      ),
    ],
  },
  hempcotton: {
    materials: ['hemp', 'organic-cotton'],
    care: 'cotton',
    icons: ['renewable', 'biodegradable'],
    told: [
      text(
        'Hemp and organic cotton. A little stiff the first week, then yours.',
        'Hampa och ekologisk bomull. Lite styvt första veckan, sedan ditt.',
        'Hanf und Bio-Baumwolle. In der ersten Woche etwas steif, danach wie angegossen.',
        '헴프와 유기농 면. 첫 주에는 조금 뻣뻣하지만 그 뒤로는 몸에 맞습니다.',
      ),
    ],
  },
  flannel: {
    materials: ['organic-cotton'],
    care: 'cotton',
    icons: ['renewable', 'biodegradable'],
    told: [
      text(
        'Organic cotton flannel, brushed on both sides.',
        'Ekologisk bomullsflanell, ruggad på båda sidor.',
        'Flanell aus Bio-Baumwolle, beidseitig angeraut.',
        '양면을 기모 처리한 유기농 면 플란넬입니다.',
      ),
      text(
        'The flannel is woven thick and washed soft before it is cut.',
        'Flanellen är tjockt vävd och mjuktvättad innan den klipps.',
        'Der Flanell ist dick gewebt und wird vor dem Zuschnitt weich gewaschen.',
        '두툼하게 짠 플란넬을 재단하기 전에 한 번 빨아 부드럽게 했습니다.',
      ),
    ],
  },
  airweave: {
    rank: 0.2,
    isLight: true,
    materials: ['recycled-polyester'],
    care: 'synthetic',
    icons: ['recycled', 'bluesign'],
    told: [
      text(
        'Airy recycled polyester with a sun protection factor of 40, dry in a quarter of an hour.',
        'Luftig återvunnen polyester med solskyddsfaktor 40, torr på en kvart.',
        'Luftiges recyceltes Polyester mit Sonnenschutzfaktor 40, trocken in einer Viertelstunde.',
        '자외선 차단 지수 40의 통기성 좋은 재생 폴리에스터로, 15분이면 마릅니다.',
      ),
      text(
        'The yarn is ridged, so that sweat spreads out and disappears instead of sitting still.',
        'Garnet är räfflat, så svetten sprids och försvinner i stället för att sitta kvar.',
        'Das Garn ist gerillt: Schweiß verteilt sich und verschwindet, statt zu stehen.',
        '실에 홈이 있어 땀이 고이지 않고 퍼져서 날아갑니다.',
      ),
    ],
  },
  stretchweave: {
    materials: ['recycled-polyamide'],
    care: 'synthetic',
    icons: ['recycled', 'bluesign'],
    told: [
      text(
        'Recycled polyamide with stretch in both directions and a water-repellent finish without fluorine.',
        'Återvunnen polyamid med stretch åt båda hållen och fluorfri vattenavvisande yta.',
        'Recyceltes Polyamid, in beide Richtungen elastisch und ohne Fluor wasserabweisend ausgerüstet.',
        '사방으로 늘어나는 재생 폴리아미드에 불소 없는 발수 처리를 했습니다.',
      ),
      text(
        'The weave is dense enough for mosquitoes to give up.',
        'Väven är så tät att myggen ger upp.',
        'Das Gewebe ist so dicht, dass Mücken aufgeben.',
        '모기도 포기할 만큼 촘촘한 직물입니다.',
      ),
    ],
  },
  waxed: {
    materials: ['waxed-cotton', 'recycled-polyester'],
    care: 'waxed',
    icons: ['recycled', 'renewable'],
    told: [
      text(
        'Waxable cotton and recycled polyester: wind-tight, quiet and tougher with every season.',
        'Vaxbar bomull och återvunnen polyester: vindtätt, tyst och segare för varje säsong.',
        'Wachsbare Baumwolle und recyceltes Polyester: winddicht, leise und mit jeder Saison zäher.',
        '왁스를 먹일 수 있는 면과 재생 폴리에스터입니다. 바람을 막고 조용하며 해마다 더 질겨집니다.',
      ),
    ],
  },
  powerknit: {
    materials: ['recycled-polyamide'],
    care: 'synthetic',
    icons: ['recycled', 'bluesign'],
    told: [
      text(
        'A firm knit of recycled polyamide that supports without squeezing and is not see-through when you bend.',
        'En fast trikå i återvunnen polyamid som stöder utan att klämma och inte blir genomskinlig när du böjer dig.',
        'Fester Strick aus recyceltem Polyamid, der stützt, ohne zu drücken, und beim Bücken blickdicht bleibt.',
        '조이지 않고 받쳐 주는 탄탄한 재생 폴리아미드 니트로, 몸을 굽혀도 비치지 않습니다.',
      ),
      text(
        'Brushed on the inside and smooth outside, so that burrs find nothing to hold on to.',
        'Ruggad insida och slät utsida, så kardborrar hittar inget att hålla sig i.',
        'Innen angeraut, außen glatt, damit Kletten keinen Halt finden.',
        '안은 기모, 겉은 매끈해서 도꼬마리가 붙을 데가 없습니다.',
      ),
    ],
  },
} as const satisfies Readonly<Record<string, Fabric>>;
