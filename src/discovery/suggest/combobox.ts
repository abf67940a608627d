// Binds a text input to its suggestions as an ARIA combobox: typing, keys, IME composition, presses elsewhere (SM-05, SM-11).
import { fieldText, itemAt } from '#src/discovery/suggest/items.ts';
import {
  clearActive,
  closeSuggestions,
  moveActive,
  moveToGroup,
  openSuggestions,
  type SuggestServices,
  type SuggestState,
  sectionsOfState,
  setTypedText,
} from '#src/discovery/suggest/state.ts';

interface ComboboxBinding {
  readonly field: HTMLInputElement;
  /** Contains the input and the list; a press or focus outside it closes the list. */
  readonly form: HTMLFormElement;
  readonly state: SuggestState;
  readonly services: SuggestServices;
  readonly optionId: (index: number) => string;
  /** The input was pressed before this code was loaded: the list opens at once. */
  readonly opensImmediately: boolean;
}

/** `close` closes the list, for a page that is being left; `dispose` removes all listeners. */
export function bindCombobox({ field, form, state, services, optionId, opensImmediately }: ComboboxBinding): {
  readonly close: () => void;
  readonly dispose: () => void;
} {
  const controller = new AbortController();
  const { signal } = controller;
  let cancel: () => void = () => undefined;

  const handleInput = () => {
    cancel();
    cancel = setTypedText(state, services, field.value);
  };
  /** Set by a navigation, or by typing that is over. */
  const handleChange = () => {
    if (state.active === -1) state.typed = field.value;
  };
  const open = () => {
    handleChange();
    void openSuggestions(state, services);
  };
  const close = () => {
    cancel();
    closeSuggestions(state);
  };
  const move = (by: 1 | -1, step = moveActive) => {
    if (!state.isOpen) return open();
    step(state, by);
    field.value = fieldText(itemAt(sectionsOfState(state), state.active), state.typed);
    return undefined;
  };
  /** Enter on an active option clicks it, with its modifier keys; without an active option the form submits. */
  const activateOption = (event: KeyboardEvent) => {
    if (!state.isOpen || state.active === -1) return;
    event.preventDefault();
    const { ctrlKey, metaKey } = event;
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey });
    document.getElementById(optionId(state.active))?.dispatchEvent(click);
  };
  /** The first press closes the list and restores what was typed; the next one, in the field, empties it. */
  const escape = (event: KeyboardEvent) => {
    if (!state.isOpen && (event.target !== field || field.value === '')) return;
    event.preventDefault();
    field.value = state.isOpen ? state.typed : '';
    // To be kept with the page as any other input; the list that it opens closes at once.
    if (!state.isOpen) field.dispatchEvent(new Event('input', { bubbles: true }));
    close();
    // From a button of the list, which is no longer there.
    field.focus();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    // During IME composition keys belong to the IME; 229 is what older ones send.
    if (event.isComposing || event.keyCode === 229) return;
    if (event.key === 'Escape') escape(event);
    else if (event.target !== field) return;
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (state.hasGroupKeys && (event.key === 'PageDown' || event.key === 'PageUp')) {
      event.preventDefault();
      move(event.key === 'PageDown' ? 1 : -1, moveToGroup);
    } else if (event.key === 'Enter') activateOption(event);
    else if (/^(ArrowLeft|ArrowRight|Home|End)$/.test(event.key)) clearActive(state);
  };
  const closeIfOutside = (event: Event) => {
    if (event.target instanceof Node && !form.contains(event.target)) close();
  };

  field.addEventListener('input', handleInput, { signal });
  field.addEventListener('change', handleChange, { signal });
  field.addEventListener('click', open, { signal });
  // Escape closes from the buttons beside the field and in the list, too.
  form.addEventListener('keydown', handleKeyDown, { signal });
  form.addEventListener('submit', close, { signal });
  document.addEventListener('pointerdown', closeIfOutside, { signal });
  document.addEventListener('focusin', closeIfOutside, { signal });
  // The first characters may have been typed before this code was loaded.
  if (document.activeElement === field && field.value !== state.typed) handleInput();
  else if (opensImmediately && document.activeElement === field) open();
  return {
    close,
    dispose: () => {
      cancel();
      controller.abort();
    },
  };
}
