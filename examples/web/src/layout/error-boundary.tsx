import type { Logger } from '@foyer/core';
import { english, type Language } from '@foyer/react-ui';
import { Component, type ReactNode } from 'react';

import { siteCopy } from '../copy/site.ts';
import { copyIn } from '../language/site-language.ts';

interface ErrorBoundaryProps {
  readonly logger: Logger;
  /** Called with the thrown error. */
  readonly onFailure: (error: unknown) => Promise<void>;
  /** The current page's path. The boundary resets when it changes. */
  readonly path?: string;
  /** A prop instead of a context, because the provider itself may have failed. */
  readonly language?: Language;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly failed: boolean;
  readonly path: string | undefined;
}

/** Catches a bug in a screen: shows the visitor a message with a way to continue, and keeps their input. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, path: this.props.path };

  static getDerivedStateFromError(): Pick<ErrorBoundaryState, 'failed'> {
    return { failed: true };
  }

  static getDerivedStateFromProps(
    { path }: ErrorBoundaryProps,
    before: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return path === before.path ? null : { failed: false, path };
  }

  override componentDidCatch(error: unknown): void {
    // Only the name: a message may quote what the visitor typed.
    this.props.logger.error('screen-failed', {
      kind: error instanceof Error ? error.name : 'unknown',
    });
    void this.props.onFailure(error);
  }

  override render(): ReactNode {
    const { language = english, children } = this.props;
    if (!this.state.failed) return children;
    const copy = copyIn(language, siteCopy);
    return (
      <div className="page page--text" role="alert">
        <h1>{copy.broken}</h1>
        {/* A page that couldn't load without a connection loads again once that is back. */}
        <p data-retry="">{copy.brokenKept}</p>
        <button
          type="button"
          className="foyer-button foyer-button--primary"
          onClick={() => window.location.reload()}
        >
          {copy.loadPage}
        </button>
        <a className="foyer-link" href="/">
          {copy.toFront}
        </a>
      </div>
    );
  }
}
