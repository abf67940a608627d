// Opens the panel that says what this device keeps of the shop; loaded after the page, as its texts are.
import { installedTexts } from '#src/i18n/installed-texts.ts';
import { showDevicePanel } from '#src/services/device-panel.ts';
import { useServices } from '#src/services/services.tsx';
import { Button } from '#src/ui/button.tsx';

export function DeviceButton() {
  const { market, view } = useServices();
  return (
    <Button kind="quiet" aria-haspopup="dialog" onClick={() => showDevicePanel(view, true)}>
      {installedTexts(market.language).device.title}
    </Button>
  );
}
