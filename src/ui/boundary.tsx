// An error boundary with a name: reports the error under it and keeps the rest of the page working (ER-01, ER-03).
import { Component, type ReactNode } from 'react';
import { report } from '#src/platform/log.ts';

type BoundaryProps = ReportName & {
  /** Rendered instead of the failed part; nothing by default. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
};

/** `name`: "BreadCrumbs" is reported as "BreadCrumbs failed"; `message` is the report as it is. */
type ReportName = { readonly name: string } | { readonly message: string };

export class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    report(error, 'name' in this.props ? `${this.props.name} failed` : this.props.message);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? (this.props.fallback ?? null) : this.props.children;
  }
}
