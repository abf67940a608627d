// The description of a product, put together from sentences about its family, material, features, use and care.
import { CARE } from '#demo/catalogue/care.ts';
import { FEATURES } from '#demo/catalogue/features.ts';
import type { Model } from '#demo/catalogue/model.ts';
import type { Random } from '#demo/catalogue/random.ts';
import { FAMILY_TEXTS } from '#demo/catalogue/families/family-texts.ts';
import { MATERIAL_TEXTS } from '#demo/catalogue/material-texts.ts';
import { PRODUCT_TEXTS } from '#demo/catalogue/product-texts.ts';
import { insertName } from '#demo/texts/insert-name.ts';
import { type Text, inEachLanguage } from '#demo/texts/texts.ts';

/** HTML of p, ul and li. The texts hold no markup of their own. */
export function descriptionOf(model: Model, isReuse: boolean, random: Random): Text {
  const texts = FAMILY_TEXTS[model.family.id];
  const opening = insertName(random.pick(texts.opening), model.name);
  const build = insertName(random.pick(texts.build), model.name);
  const use = insertName(random.pick(texts.use), model.name);
  const material = random.pick(MATERIAL_TEXTS[model.fabricId]);
  const reuse = random.pick(PRODUCT_TEXTS.reuseNotes);
  const care = CARE[model.fabric.care];
  return inEachLanguage((language) => {
    const list = model.features.map((id) => `<li>${FEATURES[id][language]}</li>`).join('');
    return [
      `<p>${opening[language]}</p>`,
      isReuse ? `<p>${reuse[language]}</p>` : '',
      `<p>${build[language]} ${material[language]}</p>`,
      `<ul>${list}</ul>`,
      `<p>${use[language]} ${care[language]}</p>`,
    ].join('');
  });
}
