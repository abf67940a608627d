// An error boundary with a name: reports the error under it and keeps the rest of the page working (ER-01, ER-03).
import { Component, type ReactNode } from 'react';
import { report } from '#src/platform/log.ts';

interface BoundaryProps {
  /** Name in the report: "BreadCrumbs" is reported as "BreadCrumbs failed". */
  readonly name: string;
  /** Rendered instead of the failed part; nothing by default. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

export class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    report(error, `${this.props.name} failed`);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? (this.props.fallback ?? null) : this.props.children;
  }
}
