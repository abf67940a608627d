// What the search input announces of its suggestion list, which is loaded separately.

export interface ComboboxState {
  readonly isOpen: boolean;
  readonly activeId: string | undefined;
}
