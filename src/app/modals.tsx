// Modal id to screen (SH-04); each is loaded when it is first opened, and closes on a route change (SH-11).
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio';
import type { ShellData } from '#contract/clients.ts';
import { useApp } from '#src/app/app.tsx';
import { whenIdle } from '#src/platform/idle.ts';
import { showDevicePanel } from '#src/services/device-panel.ts';
import { useServices } from '#src/services/services.tsx';
import { modalOf } from '#src/services/modal-ids.ts';
import { closeModal, openModal, showInbox, type ViewState } from '#src/services/view-state.ts';
import { Boundary } from '#src/ui/boundary.tsx';
import { Button } from '#src/ui/button.tsx';
import { Toast } from '#src/ui/toast.tsx';

const loadBag = () => import('#src/features/cart/bag.tsx');
const CartPanel = lazy(() => loadBag().then((m) => ({ default: m.CartPanel })));
const InboxPanel = lazy(() =>
  import('#src/features/cart/inbox-panel.tsx').then((m) => ({ default: m.InboxPanel })),
);
const DevicePanel = lazy(() =>
  import('#src/features/device/device-panel.tsx').then((m) => ({ default: m.DevicePanel })),
);
const InstalledApp = lazy(() =>
  import('#src/app/installed-app.tsx').then((m) => ({ default: m.InstalledApp })),
);
const MarketSelect = lazy(() =>
  import('#src/features/market/market-select.tsx').then((m) => ({ default: m.MarketSelect })),
);
const MobileMenu = lazy(() =>
  import('#src/features/menu/mobile-menu.tsx').then((m) => ({ default: m.MobileMenu })),
);

export function AppModals({ frame }: { frame: ShellData }) {
  const { view } = useServices();
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
  useDialogsAhead();
  const close = () => closeModal(view);
  return (
    <>
      <Boundary key={activeModal} name="Modal" fallback={<FailedModal onDone={close} />}>
        <Suspense fallback={null}>
          {activeModal === 'CART' ? <CartPanel onClose={close} /> : null}
          {activeModal === 'MARKET_SELECT' ? <MarketSelect markets={frame.markets} onClose={close} /> : null}
          {activeModal === 'MOBILE_MENU' ? <MobileMenu menu={frame.menu} onClose={close} /> : null}
        </Suspense>
      </Boundary>
      {/* Its own boundaries: the panel below it stays while it loads, and if it can't be loaded. */}
      {isInboxOpen && isHydrated ? (
        <Boundary name="Sync inbox" fallback={<FailedModal onDone={() => showInbox(view, false)} />}>
          <Suspense fallback={null}>
            <InboxPanel onClose={() => showInbox(view, false)} />
          </Suspense>
        </Boundary>
      ) : null}
      {isDevicePanelOpen === true ? (
        <Boundary name="Device panel" fallback={<FailedModal onDone={() => showDevicePanel(view, false)} />}>
          <Suspense fallback={null}>
            <DevicePanel markets={frame.markets} onClose={() => showDevicePanel(view, false)} />
          </Suspense>
        </Boundary>
      ) : null}
      {isHydrated ? (
        <Boundary name="Installed app">
          <Suspense fallback={null}>
            <InstalledApp />
          </Suspense>
        </Boundary>
      ) : null}
    </>
  );
}

/** The page goes on; a reload brings the part of the version that the server has now. */
function FailedModal({ onDone }: { onDone: () => void }) {
  const { texts } = useServices();
  const reload = (
    <Button kind="quiet" onClick={() => location.reload()}>
      {texts.offline.reload}
    </Button>
  );
  return <Toast message={texts.failure.text} actions={reload} onDone={onDone} />;
}

/** In a quiet moment, so that a dialog opens at once; all of them are one file. One that can't be had is asked for when it is opened. */
function useDialogsAhead(): void {
  useEffect(() => whenIdle(() => void loadBag().catch(() => undefined)), []);
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
