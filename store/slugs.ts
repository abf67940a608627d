// Assigns slugs that are unique per kind over all sources, and stable from one import to the next.

export interface AssignedSlug {
  readonly slug: string;
  /** The withdrawn owner that had the slug, with its new slug. */
  readonly evicted: { readonly owner: string; readonly slug: string } | null;
}

export class SlugAssigner {
  readonly #owners = new Map<string, string>();
  readonly #withdrawn = new Set<string>();

  /** An owner that `isWithdrawn` loses its slug to the next that requests it. */
  add(slug: string, owner: string, isWithdrawn = false): void {
    this.#owners.set(slug, owner);
    if (isWithdrawn) this.#withdrawn.add(owner);
  }

  /**
   * The slug `requested`, or the same with the first free number appended; an owner keeps such a slug (`current`). Within one
   * run a slug is never assigned to two owners.
   */
  assign(owner: string, requested: string, current: string | undefined): AssignedSlug {
    this.#withdrawn.delete(owner);
    if (current !== undefined && isNumbered(current, requested) && this.#owners.get(current) === owner)
      return { slug: current, evicted: null };
    let slug = requested;
    for (let number = 2; this.#isTaken(slug, owner); number += 1) slug = `${requested}-${number}`;
    const previousOwner = this.#owners.get(slug);
    this.#owners.set(slug, owner);
    return {
      slug,
      evicted:
        previousOwner === undefined || previousOwner === owner ? null : this.#evict(previousOwner, slug),
    };
  }

  #isTaken(slug: string, owner: string): boolean {
    const other = this.#owners.get(slug);
    return other !== undefined && other !== owner && !this.#withdrawn.has(other);
  }

  #evict(owner: string, evictedSlug: string): AssignedSlug['evicted'] {
    let number = 2;
    while (this.#owners.has(`${evictedSlug}-${number}`)) number += 1;
    const slug = `${evictedSlug}-${number}`;
    this.#owners.set(slug, owner);
    return { owner, slug };
  }
}

function isNumbered(slug: string, requested: string): boolean {
  return (
    slug === requested || (slug.startsWith(`${requested}-`) && /^\d+$/.test(slug.slice(requested.length + 1)))
  );
}
