import type { Logger } from '@foyer/core';
import { english, type Language } from '@foyer/react-ui/language';
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
    // Without a connection the page's script can't load; that is no fault of the page.
    const isOffline = !navigator.onLine;
    return (
      <div className="page page--text" role="alert" data-offline={isOffline || undefined}>
        <h1>{isOffline ? copy.offline : copy.broken}</h1>
        {/* Marks the button below, which the offline notice presses once the connection is back. */}
        <p data-retry="">{isOffline ? copy.offlineKept : copy.brokenKept}</p>
        <button
          type="button"
          hidden={isOffline}
          className={isOffline ? undefined : 'foyer-button foyer-button--primary'}
          onClick={() => window.location.reload()}
        >
          {copy.loadPage}
        </button>
        {isOffline ? (
          <button
            type="button"
            className="foyer-button foyer-button--primary"
            onClick={() => window.history.back()}
          >
            {copy.back}
          </button>
        ) : (
          <a className="foyer-link" href="/">
            {copy.toFront}
          </a>
        )}
      </div>
    );
  }
}
