// What a shop decides of the filters of its listings and searches.
import { type Static, Type } from 'typebox';
import { STRICT } from '#contract/setting-types.ts';

export const filterSettings = Type.Object(
  {
    /** Values that no product has are left out; absent: they are shown, and can't be chosen (FI-03). */
    hideEmptyValues: Type.Optional(Type.Boolean()),
    /** Who clears the filters clears the sorting with them; absent: it stays (FI-08). */
    clearSorting: Type.Optional(Type.Boolean()),
    /** Another query is searched for with the filters and the sorting of the one before; absent: without (FI-10). */
    keepForNextQuery: Type.Optional(Type.Boolean()),
    /** They open over the results, in up to three columns; absent: in one column beside them (FI-07). */
    standInColumns: Type.Optional(Type.Boolean()),
  },
  STRICT,
);
/** As a page is told of them: what is absent is not so. */
export type FilterSettings = Readonly<Static<typeof filterSettings>>;
