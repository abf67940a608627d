// Asks the browser to clear what the shop keeps on the device only when its user says so.

/** False where the browser refuses or can't. Firefox asks its user, so this may take as long as they do. */
export async function askPersistence(): Promise<boolean> {
  try {
    const { storage } = navigator as { readonly storage?: Partial<StorageManager> };
    if ((await storage?.persisted?.()) === true) return true;
    return (await storage?.persist?.()) ?? false;
  } catch {
    // Forbidden: nothing depends on it.
    return false;
  }
}
