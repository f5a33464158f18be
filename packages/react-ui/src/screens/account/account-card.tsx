import type { CallFailure, Club, Message, Result } from '@foyer/core';
import type { AccountCard as Card } from '@foyer/core/account';
import { messageOfCall } from '@foyer/core/messages';
import { type JSX, type ReactNode, useId, useRef, useState } from 'react';

import { Banner } from '../../components/banner.tsx';
import { CardState } from '../../components/member-parts.tsx';
import { SiteLink, SiteAnchor } from '../../components/site-link.tsx';
import { accountCopy } from '../../copy/account.ts';
import { watchFocus } from '../../hooks/focus.ts';
import { useClubDirectory } from '../../hooks/use-clubs.ts';
import { useFormMessages } from '../../hooks/use-member.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { Icon } from '../../components/icon.tsx';

export interface AccountCardProps<Value> {
  readonly title: string;
  readonly card: Card<Value>;
  /** The page that changes this data, and the accessible name of the link to it. */
  readonly change?: { readonly path: string; readonly label: string };
  /** What the card shows while it loads. */
  readonly skeleton: ReactNode;
  /** What the card is about, which needs no data. */
  readonly intro?: string;
  readonly empty: ReactNode;
  readonly onRetry: () => void;
  readonly children: (value: Value) => ReactNode;
}

export interface CardSectionProps {
  readonly title: string;
  /** Beside the title. */
  readonly action?: ReactNode;
  readonly status?: Card<unknown>['status'];
  readonly children: ReactNode;
}

/** The frame of a card of the account. */
export function CardSection({ title, action, status, children }: CardSectionProps): JSX.Element {
  const id = useId();
  return (
    <section className="foyer-account__card" aria-labelledby={id} data-status={status}>
      <header className="foyer-account__card-head">
        <h2 id={id}>{title}</h2>
        {action}
      </header>
      {children}
    </section>
  );
}

/** A card of the account page. It loads, shows its data, is empty, or fails independently of the other cards. */
export function AccountCard<Value>({
  title,
  card,
  change,
  skeleton,
  intro,
  empty,
  onRetry,
  children,
}: AccountCardProps<Value>): JSX.Element {
  const copy = useCopy(accountCopy);
  return (
    <CardSection
      title={title}
      status={card.status}
      action={
        change !== undefined &&
        card.status !== 'loading' && (
          <SiteLink path={change.path} label={change.label}>
            {copy.change}
          </SiteLink>
        )
      }
    >
      {intro !== undefined && <p>{intro}</p>}
      <CardState
        card={card}
        loading={copy.loading(title)}
        skeleton={skeleton}
        failed={{ key: 'cardFailed' }}
        onRetry={onRetry}
        empty={<p className="foyer-account__empty">{empty}</p>}
      >
        {children}
      </CardState>
    </CardSection>
  );
}

/** The actions of a card: which one runs, and the line that says what it did or why it failed. */
export function useCardAction(): {
  /** The name of the action that runs. */
  readonly busy: string | null;
  readonly outcome: JSX.Element;
  /** `done` says what the call did. It takes the focus if the pressed button is gone then and had it. */
  readonly run: (
    name: string,
    call: () => Promise<Result<void, CallFailure>>,
    done: string,
    isButtonGone: boolean,
  ) => Promise<void>;
} {
  const messages = useFormMessages();
  const [busy, setBusy] = useState<string | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const [problem, setProblem] = useState<Message | null>(null);
  const status = useRef<HTMLParagraphElement>(null);
  return {
    busy,
    async run(name, call, done, isButtonGone) {
      // A busy button can still be pressed.
      if (busy === name) return;
      const isFocusHere = watchFocus();
      setBusy(name);
      setSaid(null);
      setProblem(null);
      const answer = await call();
      // Another action may have begun since.
      setBusy((now) => (now === name ? null : now));
      if (answer.err) setProblem(messageOfCall(answer.val));
      else setSaid(done);
      if (answer.ok && isButtonGone && isFocusHere()) status.current?.focus();
    },
    outcome: (
      <>
        {problem !== null && <Banner tone="problem">{messages(problem)}</Banner>}
        <p role="status" tabIndex={-1} ref={status}>
          {said}
        </p>
      </>
    ),
  };
}

const classOfLine = {
  text: undefined,
  fine: 'foyer-fine',
  figure: 'foyer-facts__figure',
  button: 'foyer-button',
};

/** A fact that is still loading: its name, null if even that is unknown, and the lines that its value will take. */
export type FactShape = readonly [name: string | null, ...lines: (keyof typeof classOfLine)[]];

/** Placeholders for facts that are still loading. They have the facts' height, so that nothing below moves. */
export function FactsOnTheirWay({ facts }: { readonly facts: readonly FactShape[] }): JSX.Element {
  return (
    <div className="foyer-facts foyer-facts--waiting" aria-hidden="true">
      {facts.map(([name, ...lines], place) => (
        <div key={place}>
          <div className="foyer-fine">{name ?? <span />}</div>
          <div>
            {lines.map((line, at) => (
              <span key={at} className={classOfLine[line]} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

export function Facts({ children }: { readonly children: ReactNode }): JSX.Element {
  return <dl className="foyer-facts">{children}</dl>;
}

/** A name with its value; without a value it says that none is known. */
export function Fact({
  name,
  children,
}: {
  readonly name: string;
  readonly children: ReactNode;
}): JSX.Element {
  const copy = useCopy(accountCopy);
  const isMissing = children === null || children === false || children === '';
  return (
    <div>
      <dt className="foyer-fine">{name}</dt>
      <dd data-missing={isMissing ? '' : undefined}>{isMissing ? copy.missing : children}</dd>
    </div>
  );
}

/** The name of a club, or its number if the club list fails to load. A bar stands for it until then. */
export function ClubLink({ facilityId }: { readonly facilityId: string }): JSX.Element {
  const { club, isLoading } = useClub(facilityId);
  if (isLoading) return <Soon />;
  return <SiteLink path={`/clubs/${facilityId}`}>{club?.name ?? facilityId}</SiteLink>;
}

/** The name and the city of a club, as in `ClubLink`. */
export function HomeClub({ facilityId }: { readonly facilityId: string }): JSX.Element {
  const { club, isLoading } = useClub(facilityId);
  if (club === undefined && !isLoading) return <>{facilityId}</>;
  return (
    <>
      {club?.name ?? <Soon />}
      <span className="foyer-facts__line foyer-fine" aria-hidden={isLoading}>
        {club?.city ?? '\u00A0'}
      </span>
    </>
  );
}

export function useClub(facilityId: string): {
  readonly club: Club | undefined;
  readonly isLoading: boolean;
} {
  const { status, clubs } = useClubDirectory();
  const club = clubs.find((one) => one.facilityId === facilityId);
  return { club, isLoading: club === undefined && status !== 'ready' && status !== 'failed' };
}

/** A bar for a text that is still loading. */
export function Soon(): JSX.Element {
  return (
    <span>
      <span className="foyer-facts__soon" aria-hidden="true" />
    </span>
  );
}

export function Lines({ lines }: { readonly lines: readonly string[] }): JSX.Element {
  return (
    <>
      {lines.map((line, place) => (
        // Two lines may have the same text.
        <span key={place} className="foyer-facts__line">
          {line}
        </span>
      ))}
    </>
  );
}

export interface AccountLinksProps {
  readonly title: string;
  /** The pages of the site to link to. */
  readonly links: readonly { readonly path: string; readonly label: string }[];
}

/** Links from a page of the account to separate pages. */
export function AccountLinks({ title, links }: AccountLinksProps): JSX.Element {
  const id = useId();
  return (
    <nav className="foyer-account__ways" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {links.map(({ path, label }) => (
          <li key={path}>
            <SiteAnchor path={path}>
              {label}
              <Icon name="right" />
            </SiteAnchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Offers a prospect what they don't have yet. */
export function BecomeMember(): JSX.Element {
  const id = useId();
  const copy = useCopy(accountCopy).join;
  return (
    <section className="foyer-account__join foyer-stack-4 foyer-stack--start" aria-labelledby={id}>
      <h2 id={id}>{copy.title}</h2>
      <p>{copy.lede}</p>
      <div className="foyer-actions">
        <SiteLink path="/membership" look="primary">
          {copy.visit}
        </SiteLink>
        <SiteLink path="/join/step1" look="secondary">
          {copy.choose}
        </SiteLink>
      </div>
    </section>
  );
}
