// What the shell shows right now (SH-14): open modal and mega menu, network, what waits; one per app.
import { proxy } from 'valtio/vanilla';
import type { Inbox } from '#contract/inbox.ts';
import type { ModalId } from '#src/services/modal-ids.ts';

export interface ViewState {
  activeModal: ModalId | null;
  activeMegaMenu: string | null;
  /** The sync inbox is open, over the active modal if there is one. */
  isInboxOpen: boolean;
  /** The panel of what this device keeps is open; absent until it first was. */
  isDevicePanelOpen?: boolean;
  /** Null before the worker's first message. */
  inbox: Inbox | null;
  /** What the last request showed, not what the browser believes. */
  isOnline: boolean;
  /** The device can answer for this market without a network. */
  isReadyOffline: boolean;
  /** A newer version waits for the shopper's word (PW-07). */
  hasUpdate: boolean;
  /** Why nothing can be kept on this device, or what it lost, as a sentence (PW-08); empty: all is well. */
  storage: string;
  /** SH-08: the discount code of a link, as it stood there; entered with the next cart change. */
  discountCode: string | null;
  /** The page of a URL is loading. */
  isNavigating: boolean;
  /** Selections being applied: their pages are loading, though the URL does not lead there yet. */
  pendingSelections: number;
}

export function createViewState(): ViewState {
  return proxy<ViewState>({
    activeModal: null,
    activeMegaMenu: null,
    isInboxOpen: false,
    inbox: null,
    isOnline: true,
    isReadyOffline: false,
    hasUpdate: false,
    storage: '',
    discountCode: null,
    isNavigating: false,
    pendingSelections: 0,
  });
}

export function openModal(view: ViewState, id: ModalId): void {
  view.activeModal = id;
  view.activeMegaMenu = null;
}

export function closeModal(view: ViewState): void {
  view.activeModal = null;
}

export function showInbox(view: ViewState, isOpen: boolean): void {
  view.isInboxOpen = isOpen;
}

export function openMegaMenu(view: ViewState, listingId: string): void {
  view.activeMegaMenu = listingId;
}

/** Leaves another menu, opened meanwhile, open. */
export function closeMegaMenu(view: ViewState, listingId: string): void {
  if (view.activeMegaMenu === listingId) view.activeMegaMenu = null;
}
