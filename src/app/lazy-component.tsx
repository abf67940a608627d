// A component in a file of its own, which can be loaded before it is rendered.
import { type ComponentType, use } from 'react';
import { withItsStyles } from '#src/ui/lost-styles.ts';

export interface LazyComponent<Props> {
  (props: Props): React.ReactNode;
  /** Resolves when rendering needs no waiting; never rejects: a file that can't be loaded is reported by rendering it. */
  readonly preload: () => Promise<void>;
}

/** Longer than React takes to render what it waited for. */
const RETRY_AFTER_MS = 1_000;

/** `needsStyles`: false for what is shown without its style sheets where there is no network, too. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  needsStyles = true,
): LazyComponent<Props> {
  let Part: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  /** What rendering waits for, or has failed with. */
  let rendering: Promise<void> | undefined;

  function start(): Promise<void> {
    return (loading ??= (needsStyles ? withItsStyles(load) : load()).then(
      (part) => void (Part = part),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));
  }

  function LazyPart(props: Props) {
    if (Part === undefined) {
      // Whoever is rendered now gets the error; whoever is rendered later asks for the file again.
      rendering ??= start().catch((error: unknown) => {
        setTimeout(() => (rendering = undefined), RETRY_AFTER_MS);
        throw error;
      });
      use(rendering);
    }
    const Shown = Part as unknown as ComponentType<Props>;
    return <Shown {...props} />;
  }
  return Object.assign(LazyPart, { preload: () => start().catch(() => undefined) });
}
