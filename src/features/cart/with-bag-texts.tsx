// Draws a part of the bag once its texts are there; until then the rest of the bag works without it.
import { type ReactNode, Suspense, use } from 'react';
import type { Language } from '#contract/market.ts';
import { loadBagTexts } from '#src/i18n/bag-texts.ts';
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
  use(arrivalOf(useServices().market.language));
  return children;
}

const arrivals = new Map<Language, Promise<unknown>>();

/** Asked for again until they are there, since nobody can buy without them. The same promise for every call. */
function arrivalOf(language: Language): Promise<unknown> {
  const known = arrivals.get(language);
  if (known !== undefined) return known;
  const loading = loadBagTexts(language);
  // What is there already is drawn at once.
  const arrival = 'value' in loading ? loading : untilLoaded(() => loadBagTexts(language));
  arrivals.set(language, arrival);
  return arrival;
}
