// What goes with the results, below them once all are loaded (SP-03, LI-05).
import { useSnapshot } from 'valtio';
import { RecommendationSpace } from '#src/discovery/results/recommendation-space.tsx';
import { useDiscovery } from '#src/discovery/state/context.tsx';
import { Boundary } from '#src/ui/boundary.tsx';
import { island } from '#src/ui/island.tsx';

const Recommendations = island(
  () => import('#src/discovery/results/recommendations.tsx').then((file) => file.Recommendations),
  { fallback: <RecommendationSpace /> },
);

export function RecommendationPart() {
  const { instance } = useDiscovery();
  const { cards, cursor } = useSnapshot(instance);
  if (cursor !== null || cards.length === 0) return null;
  return (
    <Boundary name="Search recommendations">
      <Recommendations />
    </Boundary>
  );
}
