// What a shopper does with the offer to install the shop.
import { changeRecord, type InstallState } from '#src/features/install/state.ts';

/** After a press. The browser's offer can be used once; a refusal there is one here, too. */
export async function acceptInstall(install: InstallState): Promise<void> {
  const { prompt } = install;
  install.prompt = null;
  try {
    await prompt?.prompt();
    const choice = await prompt?.userChoice;
    if (choice?.outcome === 'dismissed') refuseInstall(install);
  } catch {
    // Used up: the browser makes another offer when it has one.
  }
}

export function refuseInstall(install: InstallState): void {
  changeRecord(install, (record) => ({ ...record, isRefused: true }));
}
