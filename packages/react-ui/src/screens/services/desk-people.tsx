import {
  type CallFailure,
  type CallOptions,
  Err,
  type Message,
  Ok,
  type Result,
  Temporal,
} from '@foyer/core';
import { dialedPhone, type FieldRefusal } from '@foyer/core/forms';
import { joinPhoneStyle } from '@foyer/core/join';
import { messageOfCall } from '@foyer/core/messages';
import {
  type CorrectedContact,
  correctContactForm,
  deskSearchForm,
  type DeskChange,
  type DeskClosed,
  type DeskPerson,
  type DeskPersonDetails,
  type FoundPeople,
} from '@foyer/core/desk';
import { longDay } from '@foyer/core/calendar';
import { type JSX, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';

import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { EmailText } from '../../components/member-parts.tsx';
import { LoadError, LoadingState, Skeleton } from '../../components/loading-state.tsx';
import { deskCopy, deskPeopleCopy } from '../../copy/desk.ts';
import { jurisdictionsCopy } from '../../copy/promises.ts';
import { accountTokens } from '../../di/account-module.ts';
import { useService } from '../../di/foyer-provider.tsx';
import { watchFocus } from '../../hooks/focus.ts';
import { useAnswer } from '../../hooks/use-answer.ts';
import { useFormMessages } from '../../hooks/use-member.ts';
import { useCopy, useLocale } from '../../locale/use-copy.ts';
import { Fact, Facts } from '../account/account-card.tsx';
import { FormView } from '../forms/form-view.tsx';

interface DeskPeopleProps {
  /** The token in the fragment of the page's address. */
  readonly token: string;
}

/** Where a club's staff find a person and help them. */
export function DeskPeople({ token }: DeskPeopleProps): JSX.Element {
  const copy = useCopy(deskPeopleCopy);
  const desk = useService(accountTokens.desk);
  const [search, setSearch] = useState<Search>({ count: 0, text: '', found: null });
  const [chosen, setChosen] = useState<string | null>(null);

  async function find(text: string): Promise<Result<void, Message>> {
    const answer = await desk.find(token, text);
    if (!answer.ok) return Err(messageOf(answer.val));
    const found = answer.val ?? { people: [], hasMore: false };
    setSearch(({ count }) => ({ count: count + 1, text, found }));
    return Ok(undefined);
  }

  return (
    <section className="foyer-desk__people foyer-stack-5" aria-label={copy.title}>
      {chosen === null ? (
        <>
          <FormView
            // A form that was sent is over, so that each search has its own.
            key={search.count}
            schema={deskSearchForm}
            start={{ text: search.text }}
            label={copy.form}
            legend={copy.form}
            hints={{ text: copy.hint }}
            submit={copy.find}
            submitting={copy.finding}
            onSend={find}
          />
          {search.found && (
            <FoundList key={`found ${search.count}`} found={search.found} onChoose={setChosen} />
          )}
        </>
      ) : (
        <Person token={token} personId={chosen} onBack={() => setChosen(null)} />
      )}
    </section>
  );
}

interface Search {
  readonly count: number;
  readonly text: string;
  readonly found: FoundPeople | null;
}

/** A line that takes the focus, because the button that was pressed is gone. */
function FocusedLine({ children }: { readonly children: ReactNode }): JSX.Element {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <p ref={line} tabIndex={-1}>
      {children}
    </p>
  );
}

function FoundList({
  found: { people, hasMore },
  onChoose,
}: {
  readonly found: FoundPeople;
  readonly onChoose: (id: string) => void;
}): JSX.Element {
  const copy = useCopy(deskPeopleCopy);
  return (
    <>
      <FocusedLine>
        {people.length === 0 ? copy.none : copy.found(people.length)}
        {hasMore && ` · ${copy.more}`}
      </FocusedLine>
      {people.length > 0 && (
        <ul className="foyer-desk__visits foyer-stack-3" aria-label={copy.list}>
          {people.map((person) => (
            <li className="foyer-desk__visit foyer-surface" key={person.id}>
              <div className="foyer-desk__who">
                <h2 className="foyer-desk__name">{nameOf(person)}</h2>
                <p className="foyer-fine">
                  <span className="foyer-desk__line">{copy.kind[person.kind]}</span>
                  <span className="foyer-desk__line">{person.email}</span>
                  <span className="foyer-desk__line">{shownPhone(person.phone)}</span>
                </p>
              </div>
              <p className="foyer-desk__actions">
                <Button look="secondary" onClick={() => onChoose(person.id)}>
                  {copy.show(person.firstName)}
                </Button>
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface PersonProps extends DeskPeopleProps {
  readonly personId: string;
  readonly onBack: () => void;
}

function Person({ token, personId, onBack }: PersonProps): JSX.Element {
  const copy = useCopy(deskPeopleCopy);
  const desk = useService(accountTokens.desk);
  const read = useCallback(
    (options: CallOptions) => desk.person(token, personId, options),
    [desk, token, personId],
  );
  const { answer, retry, setAnswer } = useAnswer(read);
  return (
    <>
      <div className="foyer-actions">
        <Button look="quiet" onClick={onBack}>
          {copy.back}
        </Button>
      </div>
      {answer === null && (
        <LoadingState label={copy.loading} onRetry={retry}>
          <Skeleton shape="row" count={3} />
        </LoadingState>
      )}
      {answer?.ok === false && <LoadError message={messageOf(answer.val)} onRetry={retry} />}
      {answer?.ok === true && answer.val === null && <FocusedLine>{copy.gone}</FocusedLine>}
      {answer?.ok === true && answer.val !== null && (
        <Details token={token} person={answer.val} onChange={(person) => setAnswer(Ok(person))} />
      )}
    </>
  );
}

interface DetailsProps extends DeskPeopleProps {
  readonly person: DeskPersonDetails;
  readonly onChange: (person: DeskPersonDetails | null) => void;
}

/** The person, and what staff may do for them. Each action says that it is done. */
function Details({ token, person, onChange }: DetailsProps): JSX.Element {
  const copy = useCopy(deskPeopleCopy);
  const desk = useService(accountTokens.desk);
  const [isEditing, setIsEditing] = useState(false);
  const [done, setDone] = useState<DeskChange['kind'] | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    heading.current?.focus();
    // Also once the form has opened or closed.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [isEditing]);

  async function change(wanted: DeskChange): Promise<Result<void, ChangeProblem>> {
    const isFocusHere = watchFocus();
    setDone(null);
    const answer = await desk.change(token, person.id, wanted);
    if (!answer.ok) return Err(problemOf(answer.val));
    setDone(wanted.kind);
    onChange(answer.val);
    // The pressed button is gone then.
    const isButtonGone = wanted.kind === 'withdraw' || wanted.kind === 'end-sessions';
    if (isButtonGone && isFocusHere()) status.current?.focus();
    return Ok(undefined);
  }

  return (
    <article className="foyer-desk__person foyer-surface foyer-stack-4">
      <h2 className="foyer-title" ref={heading} tabIndex={-1}>
        {nameOf(person)}
      </h2>
      {isEditing ? (
        <FormView
          schema={correctContactForm}
          start={{ ...contactOf(person) }}
          label={copy.correct}
          legend={copy.correct}
          submit={copy.save}
          submitting={copy.saving}
          aside={
            <Button look="quiet" onClick={() => setIsEditing(false)}>
              {copy.cancel}
            </Button>
          }
          onSend={async (contact) => {
            const saved = await change({ kind: 'correct', ...contact });
            if (saved.ok) setIsEditing(false);
            return saved;
          }}
        />
      ) : (
        <>
          <PersonFacts person={person} />
          <PersonActions
            person={person}
            onCorrect={() => {
              setDone(null);
              setIsEditing(true);
            }}
            onChange={change}
          />
        </>
      )}
      <p role="status" tabIndex={-1} ref={status}>
        {done !== null && copy.done[done]}
      </p>
    </article>
  );
}

type ChangeProblem = Message | FieldRefusal<keyof CorrectedContact>;

/** A refused field shows its message in the form; anything else is a message about the whole change. */
function problemOf(failure: DeskFailure): ChangeProblem {
  const field = failure.kind === 'rejected' ? fieldOf(failure.field) : undefined;
  if (field === undefined) return messageOf(failure);
  const key = field === 'email' ? 'emailMalformed' : field === 'phone' ? 'phone' : 'nameMalformed';
  return { field, message: { key } };
}

interface PersonActionsProps {
  readonly person: DeskPersonDetails;
  readonly onCorrect: () => void;
  readonly onChange: (wanted: DeskChange) => Promise<Result<void, ChangeProblem>>;
}

function PersonActions({ person, onCorrect, onChange }: PersonActionsProps): JSX.Element {
  const copy = useCopy(deskPeopleCopy);
  const messages = useFormMessages();
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<Message | null>(null);

  async function press(name: string, wanted: DeskChange): Promise<void> {
    if (busy !== null) return;
    setBusy(name);
    setProblem(null);
    const answer = await onChange(wanted);
    setBusy(null);
    if (answer.err) setProblem('field' in answer.val ? answer.val.message : answer.val);
  }

  const action = (name: string, label: string, wanted: DeskChange): JSX.Element => (
    <Button
      key={name}
      look="secondary"
      busy={busy === name ? copy.saving : null}
      onClick={() => void press(name, wanted)}
    >
      {label}
    </Button>
  );

  return (
    <>
      <div className="foyer-actions">
        {person.kind === 'lead' && (
          <Button look="secondary" onClick={onCorrect}>
            {copy.correct}
          </Button>
        )}
        {person.consents
          .filter(({ granted }) => granted)
          .map(({ channel }) =>
            action(channel, copy.withdraw(copy.channel[channel]), { kind: 'withdraw', channel }),
          )}
        {person.sessions !== null &&
          person.sessions > 0 &&
          action('sessions', copy.endSessions, { kind: 'end-sessions' })}
        {action('data', copy.dataLink, { kind: 'send-data-link' })}
      </div>
      <p className="foyer-fine">{copy.dataNote}</p>
      {problem !== null && <Banner tone="problem">{messages(problem)}</Banner>}
    </>
  );
}

function PersonFacts({ person }: { readonly person: DeskPersonDetails }): JSX.Element {
  const copy = useCopy(deskPeopleCopy);
  const { purpose } = useCopy(deskCopy);
  const { names } = useCopy(jurisdictionsCopy);
  const locale = useLocale();
  const dayOf = (text: string): string =>
    longDay(Temporal.PlainDate.from(text.slice(0, 10)), null, locale);
  const { email, phone, visits, consents, sessions } = person;
  return (
    <Facts>
      <Fact name={copy.email}>
        <EmailText email={email} />
      </Fact>
      {phone !== null && (
        <Fact name={copy.phone}>
          <a className="foyer-link" href={`tel:${dialedPhone(phone, null)}`}>
            {shownPhone(phone)}
          </a>
        </Fact>
      )}
      {person.kind === 'lead' && (
        <>
          <Fact name={copy.visits}>
            {visits.length === 0
              ? copy.noVisits
              : visits.map(({ id, startsAt, purpose: what, status }) => (
                  <span key={id} className="foyer-desk__line">
                    {`${dayOf(startsAt)}: ${purpose[what]}, ${copy.status[status]}`}
                  </span>
                ))}
          </Fact>
          <Fact name={copy.consents}>
            {consents.length === 0
              ? copy.noConsents
              : consents.map(({ channel, granted, at, jurisdiction }) => (
                  <span key={channel} className="foyer-desk__line">
                    {`${copy.channel[channel]}, ${granted ? copy.since(dayOf(at)) : copy.until(dayOf(at))}`}
                    {jurisdiction !== null && ` · ${names[jurisdiction] ?? jurisdiction}`}
                  </span>
                ))}
          </Fact>
        </>
      )}
      {sessions !== null && <Fact name={copy.sessions}>{copy.devices(sessions)}</Fact>}
    </Facts>
  );
}

const contactFields = ['firstName', 'lastName', 'email', 'phone'] as const;

function fieldOf(field: string | null): keyof CorrectedContact | undefined {
  return contactFields.find((name) => name === field);
}

function contactOf({ firstName, lastName, email, phone }: DeskPerson): CorrectedContact {
  return { firstName, lastName, email, phone: shownPhone(phone) };
}

function shownPhone(phone: string | null): string {
  return phone === null ? '' : joinPhoneStyle.show(phone);
}

function nameOf({ firstName, lastName }: DeskPerson): string {
  return `${firstName} ${lastName}`;
}

type DeskFailure = CallFailure | DeskClosed;

function messageOf(failure: DeskFailure): Message {
  return failure.kind === 'desk-closed' ? { key: 'linkExpired' } : messageOfCall(failure);
}
