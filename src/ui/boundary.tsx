// An error boundary with a name: a failing part is reported by it, and the rest of the page goes on (ER-01, ER-03).
import { Component, type ReactNode } from 'react';
import { report } from '#src/platform/log.ts';

interface BoundaryProps {
  /** What failed, in the words of the report: "BreadCrumbs" is reported as "BreadCrumbs failed". */
  readonly name: string;
  /** Shown in place of the part; nothing by default. */
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
