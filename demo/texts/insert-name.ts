// Inserts a model's name into a text template.
import { withParticle } from '#demo/texts/ko/particles.ts';
import { type Text, inEachLanguage } from '#demo/texts/texts.ts';

/** Replaces `{name}` by the name, and `{name:은}` by the name followed by that Korean particle. */
export function insertName(template: Text, name: Text): Text {
  return inEachLanguage((language) =>
    template[language].replace(/\{name(?::([^}]+))?\}/g, (_, particle: string | undefined) =>
      particle === undefined ? name[language] : withParticle(name[language], particle),
    ),
  );
}
