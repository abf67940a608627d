// Around the screen: one that fails while it is drawn is replaced by the error page until another page is shown.
import { Component, type ReactNode, Suspense } from 'react';
import { ErrorPage, preloadPage } from '#src/app/screens/page-components.tsx';
import type { ShownPage } from '#src/app/shown-page.ts';
import { report } from '#src/platform/log.ts';
import { Boundary } from '#src/ui/boundary.tsx';

interface ScreenBoundaryProps {
  readonly page: ShownPage;
  readonly children: ReactNode;
}
interface ScreenBoundaryState {
  readonly page: ShownPage;
  /** Null: it has not failed. */
  readonly failure: { readonly error: unknown } | null;
}

/** Where the file that does it can't be had either, the note at the foot of the window offers to load the page anew. */
const reloadIfGone = (): Promise<void> =>
  import('#src/platform/service-worker.ts').then((file) => file.reloadIfGone()).catch(() => undefined);

export class ScreenBoundary extends Component<ScreenBoundaryProps, ScreenBoundaryState> {
  override state: ScreenBoundaryState = { page: this.props.page, failure: null };

  static getDerivedStateFromError(error: unknown): Partial<ScreenBoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    { page }: ScreenBoundaryProps,
    state: ScreenBoundaryState,
  ): ScreenBoundaryState | null {
    return page === state.page ? null : { page, failure: null };
  }

  override componentDidCatch(error: unknown): void {
    report(error, 'Screen failed');
    void reloadIfGone();
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    return (
      // Its file may be missing as well: the frame around the screen stays.
      <Boundary name="Error page">
        <Suspense fallback={null}>
          <ErrorPage
            error={failure.error}
            onRetry={() => void preloadPage(this.props.page).then(() => this.setState({ failure: null }))}
          />
        </Suspense>
      </Boundary>
    );
  }
}
