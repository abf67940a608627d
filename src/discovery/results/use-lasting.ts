// Whether something has been so for a while: what is over soon need not be shown.
import { useEffect, useState } from 'react';

export function useLasting(isSo: boolean, forMs: number): boolean {
  const [isLasting, setLasting] = useState(false);
  useEffect(() => {
    if (!isSo) return undefined;
    const timer = setTimeout(() => setLasting(true), forMs);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [isSo, forMs]);
  return isSo && isLasting;
}
