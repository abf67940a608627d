// Tells which option of a product is its colour and which its size, in any of the feeds' languages.
import { foldWord } from '#feeds/color-words.ts';

export interface Option {
  readonly name: string;
  readonly value: string;
}

const COLOR_NAMES = new Set(
  'color colour colors colours farg farge farbe couleur colore cor kleur kolor цвет 색상 컬러 색깔 colorway'.split(
    ' ',
  ),
);
const SIZE_NAMES = new Set(
  `size sizes storlek storrelse størrelse grosse große groesse talla taglia taille tamano tamanho maat rozmiar размер 사이즈 크기
   ramstorlek skostorlek shoesize schuhgrosse`.split(/\s+/),
);

export function isColorName(name: string): boolean {
  return wordsOf(name).some((word) => COLOR_NAMES.has(word));
}

export function isSizeName(name: string): boolean {
  return wordsOf(name).some((word) => SIZE_NAMES.has(word));
}

function wordsOf(name: string): string[] {
  return foldWord(name.replace(/^(?:attribute_)?pa_/, ''))
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');
}

/**
 * Colour and size by the options' names. The size is followed by the values of all other options ("57 / Axle mounting"), so
 * that every article of a product has a size of its own. The placeholder "Default Title" is no option.
 */
export function readOptions(options: readonly Option[]): { readonly color: string; readonly size: string } {
  const given = options.filter(({ name, value }) => value !== '' && !isPlaceholder(name, value));
  const color = given.find(({ name }) => isColorName(name));
  const size = given.find((option) => option !== color && isSizeName(option.name));
  const others = given.filter((option) => option !== color && option !== size);
  const sizes = [...(size === undefined ? [] : [size]), ...others];
  return { color: color?.value ?? '', size: sizes.map(({ value }) => value).join(' / ') };
}

function isPlaceholder(name: string, value: string): boolean {
  return value === 'Default Title' || (name === 'Title' && value === 'Default');
}
