// What makes the shop an app of the device: the bag's count on its icon, storage that is kept and renewed, and the offer to install it.
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { SITE_ELEMENT_ID } from '#contract/shop-profile.ts';
import { useApp } from '#src/app/app.tsx';
import { useCart } from '#src/features/cart/cart-context.tsx';
import { InstallOffer } from '#src/features/install/install-offer.tsx';
import { mayAskPersistence } from '#src/features/install/moments.ts';
import { changeRecord, createInstall, followPrompt, type InstallState } from '#src/features/install/state.ts';
import { showBadge } from '#src/platform/badge.ts';
import { requestCatalogueRenewal } from '#src/platform/catalogue-renewal.ts';
import { askPersistence } from '#src/platform/persistence.ts';
import { useServices } from '#src/services/services.tsx';

export function InstalledApp() {
  const [install] = useState(() => createInstall(Date.now(), location.pathname));
  const { navigation } = useApp();
  const bagCount = useOwnBagCount();
  useEffect(() => followPrompt(install), [install]);
  useBadge(bagCount);
  useOpenedOffline(install);
  usePersistence(install, bagCount ?? 0);
  useCatalogueRenewal(install);
  return <InstallOffer install={install} bagCount={bagCount ?? 0} onPage={navigation.onRendered} />;
}

/** Null while it is not known, or a link shows somebody else's. */
function useOwnBagCount(): number | null {
  const { view } = useSnapshot(useCart());
  return new URLSearchParams(location.search).has('cartId') ? null : (view?.count ?? null);
}

function useBadge(bagCount: number | null): void {
  useEffect(() => {
    if (bagCount !== null) void showBadge(bagCount);
  }, [bagCount]);
}

/** The page came from the device, and there is no network: the shopper has seen what it is good for. */
function useOpenedOffline(install: InstallState): void {
  const { isOnline, isReadyOffline } = useSnapshot(useServices().view);
  // A page of the server brings its site along, the shell does not.
  const isShell = document.getElementById(SITE_ELEMENT_ID) === null;
  const isFromDevice = isShell && !isOnline && isReadyOffline;
  useEffect(() => {
    if (isFromDevice) changeRecord(install, (record) => ({ ...record, wasOpenedOffline: true }));
  }, [install, isFromDevice]);
}

function useCatalogueRenewal(install: InstallState): void {
  const { isInstalled } = useSnapshot(install);
  useEffect(() => {
    if (isInstalled) void requestCatalogueRenewal();
  }, [isInstalled]);
}

function usePersistence(install: InstallState, bagCount: number): void {
  const { record, isInstalled } = useSnapshot(install);
  const mayAsk = mayAskPersistence(record, bagCount, isInstalled);
  useEffect(() => {
    if (!mayAsk) return;
    changeRecord(install, (known) => ({ ...known, wasPersistenceAsked: true }));
    void askPersistence();
  }, [install, mayAsk]);
}
