// A component in a file of its own, which can be loaded before it is rendered.
import { type ComponentType, use } from 'react';

export interface LazyComponent<Props> {
  (props: Props): React.ReactNode;
  /** Resolves when rendering needs no waiting; a file that can't be loaded is reported by rendering it. */
  readonly preload: () => Promise<void>;
}

export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let loading: Promise<void> | undefined;
  let Part: ComponentType<Props> | undefined;
  let failure: { readonly error: unknown } | undefined;

  function preload(): Promise<void> {
    loading ??= load().then(
      (part) => {
        Part = part;
        failure = undefined;
      },
      (error: unknown) => {
        loading = undefined;
        failure = { error };
      },
    );
    return loading;
  }

  function LazyPart(props: Props) {
    if (failure !== undefined) throw failure.error;
    if (Part === undefined) use(preload());
    const Shown = Part as unknown as ComponentType<Props>;
    return <Shown {...props} />;
  }
  return Object.assign(LazyPart, { preload });
}
