// Draws a part of the bag once its texts are there; until then the rest of the bag works without it.
import { type ReactNode, Suspense, use } from 'react';
import type { Language } from '#contract/market.ts';
import { loadBagTexts } from '#src/i18n/bag-texts.ts';
import { areLoaded } from '#src/i18n/text-files.ts';
import { useServices } from '#src/services/services.tsx';
import { Boundary } from '#src/ui/boundary.tsx';
import { untilLoaded } from '#src/ui/island.tsx';

export function WithBagTexts({ children }: { children: ReactNode }) {
  return (
    <Boundary name="Bag">
      <Suspense fallback={null}>
        <OnceLoaded>{children}</OnceLoaded>
      </Suspense>
    </Boundary>
  );
}

function OnceLoaded({ children }: { children: ReactNode }) {
  use(untilBagTexts(useServices().market.language));
  return children;
}

const loadedTexts = new Map<Language, Promise<unknown>>();

/** Asked for again until they are there, since nobody can buy without them. The same promise for every call. */
function untilBagTexts(language: Language): Promise<unknown> {
  const known = loadedTexts.get(language);
  if (known !== undefined) return known;
  const loading = loadBagTexts(language);
  // A promise that only follows would suspend, though the texts are there.
  const loaded = areLoaded(loading) ? loading : untilLoaded(() => loadBagTexts(language));
  loadedTexts.set(language, loaded);
  return loaded;
}
