import type { Logger } from '@foyer/core';
import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly logger: Logger;
  /** Told of what was thrown. AN-02 */
  readonly onFailure: (error: unknown) => Promise<void>;
  readonly children: ReactNode;
}

/** A bug in a screen ends here: the visitor is told, keeps what they typed, and has a way on. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    // The name alone: a message may quote what the visitor typed.
    this.props.logger.error('screen-failed', {
      kind: error instanceof Error ? error.name : 'unknown',
    });
    void this.props.onFailure(error);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <main className="page page--text" role="alert">
        <h1>This page stopped working</h1>
        <p>It is our fault, not yours. What you entered is kept on this device for a while.</p>
        <p>
          <button
            type="button"
            className="foyer-button foyer-button--primary"
            onClick={() => window.location.reload()}
          >
            Load the page again
          </button>
        </p>
      </main>
    );
  }
}
