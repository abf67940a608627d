// Which of a shop's social links are accounts of its own.
import type { NamedLink } from '#contract/shop-profile.ts';

/** A network's front page is nobody's account. */
export function accountsOf(social: readonly NamedLink[]): readonly NamedLink[] {
  return social.filter(({ url }) => new URL(url).pathname !== '/');
}
