// Opens and closes the panel that says what this device keeps; apart from the rest of the shell's state, as it comes late.
import type { ViewState } from '#src/services/view-state.ts';

export function showDevicePanel(view: ViewState, isOpen: boolean): void {
  view.isDevicePanelOpen = isOpen;
}
