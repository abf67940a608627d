// Assigns slugs: unique within a kind of page over all sources, and stable from one import to the next.

export interface AssignedSlug {
  readonly slug: string;
  /** A withdrawn owner that had the slug, and the one that it gets instead. */
  readonly evicted: { readonly owner: string; readonly slug: string } | null;
}

export class SlugAssigner {
  readonly #owners = new Map<string, string>();
  readonly #withdrawn = new Set<string>();

  /** An owner that `isWithdrawn` loses its slug to whoever wants it. */
  add(slug: string, owner: string, isWithdrawn = false): void {
    this.#owners.set(slug, owner);
    if (isWithdrawn) this.#withdrawn.add(owner);
  }

  /**
   * The slug `wanted`, or that with the first free number behind it. Who has such a slug already (`current`) keeps it. A slug
   * that was assigned once is never another owner's within one run.
   */
  assign(owner: string, wanted: string, current: string | undefined): AssignedSlug {
    this.#withdrawn.delete(owner);
    if (current !== undefined && isNumbered(current, wanted) && this.#owners.get(current) === owner)
      return { slug: current, evicted: null };
    let slug = wanted;
    for (let number = 2; this.#isTaken(slug, owner); number += 1) slug = `${wanted}-${number}`;
    const before = this.#owners.get(slug);
    this.#owners.set(slug, owner);
    return { slug, evicted: before === undefined || before === owner ? null : this.#evict(before, slug) };
  }

  #isTaken(slug: string, owner: string): boolean {
    const other = this.#owners.get(slug);
    return other !== undefined && other !== owner && !this.#withdrawn.has(other);
  }

  #evict(owner: string, lost: string): AssignedSlug['evicted'] {
    let number = 2;
    while (this.#owners.has(`${lost}-${number}`)) number += 1;
    const slug = `${lost}-${number}`;
    this.#owners.set(slug, owner);
    return { owner, slug };
  }
}

function isNumbered(slug: string, wanted: string): boolean {
  return slug === wanted || (slug.startsWith(`${wanted}-`) && /^\d+$/.test(slug.slice(wanted.length + 1)));
}
