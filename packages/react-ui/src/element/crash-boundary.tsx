import { Component, type ReactNode } from 'react';

interface CrashBoundaryProps {
  readonly onCrash: () => void;
  readonly children: ReactNode;
}

/** Renders nothing once something below it has thrown. A class, because React has no hook for this. */
export class CrashBoundary extends Component<CrashBoundaryProps, { readonly crashed: boolean }> {
  static getDerivedStateFromError(): { readonly crashed: boolean } {
    return { crashed: true };
  }

  override readonly state = { crashed: false };

  override componentDidCatch(): void {
    this.props.onCrash();
  }

  override render(): ReactNode {
    return this.state.crashed ? null : this.props.children;
  }
}
