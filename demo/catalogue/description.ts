// The description of a product: what it is, what it is made of, what it has, what it is for, how it is looked after.
import { CARE } from '#demo/catalogue/care.ts';
import { FEATURES } from '#demo/catalogue/features.ts';
import type { Model } from '#demo/catalogue/model.ts';
import type { Random } from '#demo/catalogue/random.ts';
import { type Text, inEach, text, withName } from '#demo/catalogue/text.ts';
import { FAMILY_WORDS } from '#demo/catalogue/words/all-words.ts';

const REUSE_NOTES: readonly Text[] = [
  text(
    'This one has been worn before. We have washed it, checked every seam and mended what needed it; small signs of use remain.',
    'Den här är använd förut. Vi har tvättat, gått igenom varje söm och lagat det som behövdes. Små spår av användning finns kvar.',
    'Dieses Stück wurde schon benutzt. Wir haben es gereinigt, jede Naht geprüft und ausgebessert, was nötig war; kleine Gebrauchsspuren bleiben.',
    '누군가 쓰던 물건입니다. 깨끗이 세탁하고 솔기를 모두 살펴 필요한 곳을 고쳤습니다. 작은 사용 흔적은 남아 있습니다.',
  ),
  text(
    'Handed in by its first owner, gone through in our workshop and ready for its second. There is only what you see.',
    'Inlämnad av första ägaren, genomgången i vår verkstad och redo för nästa. Det finns bara det du ser.',
    'Vom ersten Besitzer zurückgegeben, in unserer Werkstatt durchgesehen und bereit für den nächsten. Es gibt nur, was hier steht.',
    '첫 주인이 돌려준 것을 작업실에서 손보아 다음 주인을 기다립니다. 남은 것은 보이는 수량이 전부입니다.',
  ),
];

/** HTML of p, ul and li. The texts hold no markup of their own. */
export function descriptionOf(model: Model, isReuse: boolean, random: Random): Text {
  const words = FAMILY_WORDS[model.family.id];
  const opening = withName(random.pick(words.opening), model.name);
  const build = withName(random.pick(words.build), model.name);
  const use = withName(random.pick(words.use), model.name);
  const told = random.pick(model.fabric.told);
  const reuse = random.pick(REUSE_NOTES);
  const care = CARE[model.fabric.care];
  return inEach((language) => {
    const list = model.features.map((id) => `<li>${FEATURES[id][language]}</li>`).join('');
    return [
      `<p>${opening[language]}</p>`,
      isReuse ? `<p>${reuse[language]}</p>` : '',
      `<p>${build[language]} ${told[language]}</p>`,
      `<ul>${list}</ul>`,
      `<p>${use[language]} ${care[language]}</p>`,
    ].join('');
  });
}
