// The editorial route's screen, bound to its loader.
import type { EditorialPageWithProducts } from '#contract/clients.ts';
import type { ScreenProps } from '#src/app/screens/screen.ts';
import { EditorialScreen } from '#src/features/editorial/editorial-screen.tsx';

export function EditorialRoute({ data }: ScreenProps<EditorialPageWithProducts>) {
  return <EditorialScreen editorial={data} />;
}
