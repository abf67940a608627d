// What a URL's hash says of the step that led to a listing or a search (UR-04).

/** The step clears the filters. */
export const CLEAR_FILTERS_MARKER = 'went_sideways_clear_filters';
/** The filters are open at once. */
export const OPEN_FILTERS_MARKER = 'open_filters';
