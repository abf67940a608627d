// What the search field's input says of the list below it, which is loaded apart from it.

export interface ComboboxState {
  readonly isOpen: boolean;
  readonly activeId: string | undefined;
}
