// Loads the page again once the browser says that there is a network.
import { useEffect } from 'react';

export function useReloadWhenBack(): void {
  useEffect(() => {
    const reload = () => location.reload();
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, []);
}
