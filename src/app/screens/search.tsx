// The search route's screen, bound to its loader.
import type { SearchPage } from '#contract/clients.ts';
import type { ScreenProps } from '#src/app/screens/screen.ts';
import { SearchScreen } from '#src/discovery/search-screen.tsx';

export function SearchRoute({ data: page, search }: ScreenProps<SearchPage>) {
  return <SearchScreen page={page} search={search} />;
}
