// Modal id to screen (SH-04); each is loaded when it is first opened, and closes on a route change (SH-11).
import { useEffect, useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio';
import type { ShellData } from '#contract/clients.ts';
import type { Language } from '#contract/market.ts';
import { useApp } from '#src/app/app.tsx';
import { whenIdle } from '#src/platform/idle.ts';
import { showDevicePanel } from '#src/services/device-panel.ts';
import { useServices } from '#src/services/services.tsx';
import { modalOf } from '#src/services/modal-ids.ts';
import { closeModal, openModal, showInbox, type ViewState } from '#src/services/view-state.ts';
import { ErrorPage } from '#src/app/screens/page-components.tsx';
import { Boundary } from '#src/ui/boundary.tsx';
import { deferredComponent } from '#src/ui/deferred-component.tsx';
import { DialogBoundary } from '#src/ui/dialog-boundary.tsx';

const CartPanel = deferredComponent(() =>
  import('#src/features/cart/bag.tsx').then((file) => file.CartPanel),
);
const InboxPanel = deferredComponent(() =>
  import('#src/features/cart/inbox-panel.tsx').then((file) => file.InboxPanel),
);
const DevicePanel = deferredComponent(() =>
  import('#src/features/device/device-panel.tsx').then((file) => file.DevicePanel),
);
const InstalledApp = deferredComponent(() =>
  import('#src/app/installed-app.tsx').then((file) => file.InstalledApp),
);
const MarketSelect = deferredComponent(() =>
  import('#src/features/market/market-select.tsx').then((file) => file.MarketSelect),
);
const MobileMenu = deferredComponent(() =>
  import('#src/features/menu/mobile-menu.tsx').then((file) => file.MobileMenu),
);

export function AppModals({ frame }: { frame: ShellData }) {
  const { view, market } = useServices();
  const isHydrated = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  const { activeModal: wanted, isInboxOpen, isDevicePanelOpen } = useSnapshot(view);
  // The server's HTML has none: one that was opened before this part was hydrated is drawn after it.
  const activeModal = isHydrated ? wanted : null;
  useModalParameter(view);
  useCloseOnRouteChange();
  useDialogsAhead(market.language);
  const close = () => closeModal(view);
  return (
    <>
      <DialogBoundary key={activeModal} name="Modal" onClose={close}>
        {activeModal === 'CART' ? <CartPanel onClose={close} /> : null}
        {activeModal === 'MARKET_SELECT' ? <MarketSelect markets={frame.markets} onClose={close} /> : null}
        {activeModal === 'MOBILE_MENU' ? <MobileMenu menu={frame.menu} onClose={close} /> : null}
      </DialogBoundary>
      {/* Its own boundaries: the panel below it stays while it loads, and if it can't be loaded. */}
      {isInboxOpen && isHydrated ? (
        <DialogBoundary name="Sync inbox" onClose={() => showInbox(view, false)}>
          <InboxPanel onClose={() => showInbox(view, false)} />
        </DialogBoundary>
      ) : null}
      {isDevicePanelOpen === true ? (
        <DialogBoundary name="Device panel" onClose={() => showDevicePanel(view, false)}>
          <DevicePanel markets={frame.markets} onClose={() => showDevicePanel(view, false)} />
        </DialogBoundary>
      ) : null}
      {isHydrated ? (
        <Boundary name="Installed app">
          <InstalledApp />
        </Boundary>
      ) : null}
    </>
  );
}

/** In a quiet moment, so that a dialog opens at once; all of them are one file. One that can't be had is asked for when it is opened. */
function useDialogsAhead(language: Language): void {
  useEffect(
    () =>
      whenIdle(() => {
        for (const dialog of [CartPanel, MobileMenu, MarketSelect, InboxPanel, DevicePanel]) dialog.preload();
        // A page that can't be had says so also without a network.
        void ErrorPage.preload();
        import('#src/i18n/bag-texts.ts')
          .then(({ loadBagTexts }) => loadBagTexts(language))
          .catch(() => undefined);
      }),
    [language],
  );
}

/** SH-05: opens the modal of the URL, once the page is hydrated. */
function useModalParameter(view: ViewState): void {
  useEffect(() => {
    const id = modalOf(new URLSearchParams(location.search).get('modal'));
    if (id !== null) openModal(view, id);
  }, [view]);
}

/** SH-11: another path closes the open modal and mega menu; a changed query does not. */
function useCloseOnRouteChange(): void {
  const { navigation } = useApp();
  const { view } = useServices();
  useEffect(
    () =>
      navigation.onPathChange(() => {
        view.activeModal = null;
        showInbox(view, false);
        showDevicePanel(view, false);
        view.activeMegaMenu = null;
        // Also one that was opened before its script came, which the view state does not know.
        for (const menu of document.querySelectorAll<HTMLElement>('[data-part="mega-menu"]:popover-open'))
          menu.hidePopover();
      }),
    [navigation, view],
  );
}
