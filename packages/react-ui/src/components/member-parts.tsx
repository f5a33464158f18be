import type { Message } from '@foyer/core';
import type { AccountCard } from '@foyer/core/account';
import { type JSX, type ReactNode, useEffect, useRef } from 'react';

import { useFormMessages } from '../hooks/use-member.ts';
import { SiteLink } from './site-link.tsx';
import { LoadError, LoadingState, useStillLoading } from './loading-state.tsx';

export interface CardStateProps<Value> {
  readonly card: AccountCard<Value>;
  /** The loading message for screen readers. */
  readonly loading: string;
  readonly skeleton: ReactNode;
  readonly failed: Message;
  readonly onRetry: () => void;
  readonly empty: ReactNode;
  readonly children: (value: Value) => ReactNode;
}

/** A card of the account page that loads on its own and shows its loading, loaded, empty or error state. */
export function CardState<Value>({
  card,
  loading,
  skeleton,
  failed,
  onRetry,
  empty,
  children,
}: CardStateProps<Value>): JSX.Element {
  useFormMessages();
  const isLoading = useStillLoading(card.status === 'loading');
  if (isLoading || card.status === 'loading') {
    return (
      <LoadingState label={loading} onRetry={onRetry}>
        {skeleton}
      </LoadingState>
    );
  }
  switch (card.status) {
    case 'failed':
      return <LoadError message={failed} onRetry={onRetry} />;
    case 'empty':
      return <>{empty}</>;
    case 'ready':
      return <>{children(card.value)}</>;
  }
}

export interface ArrivedHeadingProps {
  readonly className: string;
  readonly children: ReactNode;
}

/**
 * The heading of content that replaces the pressed control. It takes the focus, so that screen readers continue
 * there.
 */
export function ArrivedHeading({ className, children }: ArrivedHeadingProps): JSX.Element {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} className={className} tabIndex={-1}>
      {children}
    </h2>
  );
}

export function QuestionLink({
  question,
  answer,
  path,
}: {
  readonly question: string;
  readonly answer: string;
  /** A path on the site. */
  readonly path: string;
}): JSX.Element {
  return (
    <p className="foyer-way-on">
      {question} <SiteLink path={path}>{answer}</SiteLink>
    </p>
  );
}

/** An email address. Where it doesn't fit, the domain goes to the next line, instead of its last letters. */
export function EmailText({ email }: { readonly email: string }): JSX.Element {
  const at = email.lastIndexOf('@');
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}
