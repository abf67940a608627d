// A component in a file of its own, which can be loaded before it is rendered.
import { type ComponentType, use } from 'react';

export interface LazyComponent<Props> {
  (props: Props): React.ReactNode;
  /** Resolves when rendering needs no waiting; a file that can't be loaded is reported by rendering it. */
  readonly preload: () => Promise<void>;
}

/** How the browsers say that a file is not there, or is no script. */
const MISSING_FILE =
  /^(Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed)/;

export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let loading: Promise<void> | undefined;
  let Part: ComponentType<Props> | undefined;
  let failure: Error | undefined;

  function preload(): Promise<void> {
    loading ??= load().then(
      (part) => {
        Part = part;
        failure = undefined;
      },
      (error: unknown) => {
        loading = undefined;
        failure = error instanceof Error ? error : new Error(String(error));
      },
    );
    return loading;
  }

  function LazyPart(props: Props) {
    if (failure !== undefined) {
      if (MISSING_FILE.test(failure.message)) reloadOnce(failure.message);
      throw failure;
    }
    if (Part === undefined) use(preload());
    const Shown = Part as unknown as ComponentType<Props>;
    return <Shown {...props} />;
  }
  return Object.assign(LazyPart, { preload });
}

/** After a deploy the server may have the file under another name only, which its new page knows. */
function reloadOnce(reason: string): void {
  const key = `cairn-reloaded:${reason}`;
  try {
    if (sessionStorage.getItem(key) !== null) return;
    sessionStorage.setItem(key, '1');
  } catch {
    // Without a note of it a reload might follow another without end.
    return;
  }
  location.reload();
}
