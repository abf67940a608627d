// The facet values that queries name in many words: colours and for whom, by the value's id.

/**
 * Words of each colour, as part of a regular expression; by the ids of the catalogue's colour families. The first
 * that matches counts: "navy blue" stands before "blue".
 */
export type ColorWords = Readonly<Record<ColorId, string>>;
/** Words of each group of wearers. */
export type WearerWords = Readonly<Record<'women' | 'men' | 'kids', string>>;

type ColorId =
  | 'black'
  | 'grey'
  | 'white'
  | 'beige'
  | 'brown'
  | 'blue'
  | 'navy'
  | 'turquoise'
  | 'green'
  | 'olive'
  | 'yellow'
  | 'orange'
  | 'red'
  | 'pink'
  | 'purple';
