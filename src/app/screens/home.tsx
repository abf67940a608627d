// The home route's screen, bound to its loader.
import type { EditorialPageWithProducts } from '#contract/clients.ts';
import type { ScreenProps } from '#src/app/screens/screen.ts';
import { HomeScreen } from '#src/features/editorial/home-screen.tsx';

export function HomeRoute({ data }: ScreenProps<EditorialPageWithProducts>) {
  return <HomeScreen home={data} />;
}
