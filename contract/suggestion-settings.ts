// What a shop decides of the suggestions of its search field.
import { type Static, Type } from 'typebox';
import { STRICT } from '#contract/setting-types.ts';

export const suggestionSettings = Type.Object(
  {
    /** Field and suggestions open in the centre of the window; absent: the list hangs below the field (SM-01). */
    centre: Type.Optional(Type.Boolean()),
    /** Opening is animated; absent: they are there at once (SM-01). */
    animate: Type.Optional(Type.Boolean()),
    /** Page up and page down go from group to group, and a fifth product shows; absent: neither (SM-03). */
    moveByGroup: Type.Optional(Type.Boolean()),
  },
  STRICT,
);
/** As a page is told of them: what is absent is not so. */
export type SuggestionSettings = Readonly<Static<typeof suggestionSettings>>;
