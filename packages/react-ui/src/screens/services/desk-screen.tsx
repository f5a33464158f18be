import { type CallOptions, Temporal } from '@foyer/core';
import { dialedPhone } from '@foyer/core/forms';
import { joinPhoneStyle } from '@foyer/core/join';
import { messageOfCall } from '@foyer/core/messages';
import { type ArrivalDesk, type DeskDay, type DeskStatus, type DeskVisit } from '@foyer/core/desk';
import { longDay, slotLabel, timeLabel } from '@foyer/core/calendar';
import { type JSX, useCallback, useEffect, useId, useRef, useState } from 'react';

import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { LoadError, LoadingState, Skeleton } from '../../components/loading-state.tsx';
import { ArrivedHeading } from '../../components/member-parts.tsx';
import { deskCopy } from '../../copy/desk.ts';
import { accountTokens } from '../../di/account-module.ts';
import { useMessages, useService } from '../../di/foyer-provider.tsx';
import { isFocusLost } from '../../hooks/focus.ts';
import { useAnswer } from '../../hooks/use-answer.ts';
import { useFormMessages } from '../../hooks/use-member.ts';
import { useRefresh } from '../../hooks/use-refresh.ts';
import { useCopy, useLocale } from '../../locale/use-copy.ts';
import { DeskPeople } from './desk-people.tsx';

export interface DeskScreenProps {
  /** The token in the fragment of the page's address. */
  readonly token: string;
}

/** The page on which a club's staff report who came and help people. Opening it changes nothing. */
export function DeskScreen({ token }: DeskScreenProps): JSX.Element {
  const copy = useCopy(deskCopy);
  // Loads the messages that an error uses.
  useFormMessages();
  const desk = useService(accountTokens.desk);
  const read = useCallback((options: CallOptions) => desk.read(token, options), [desk, token]);
  const { answer, retry, setAnswer } = useAnswer(read);
  if (answer?.ok === true && answer.val !== null) {
    return <Day token={token} day={answer.val} onAnswer={setAnswer} />;
  }
  const isClosed = answer?.ok === false && answer.val.kind === 'desk-closed';
  return (
    <section className="foyer foyer-service foyer-column foyer-service__done">
      {answer === null && (
        <LoadingState label={copy.loading} onRetry={retry}>
          <Skeleton shape="row" count={4} />
        </LoadingState>
      )}
      {answer?.ok === false && answer.val.kind !== 'desk-closed' && (
        <LoadError message={messageOfCall(answer.val)} onRetry={retry} />
      )}
      {(isClosed || answer?.ok === true) && (
        <>
          <ArrivedHeading className="foyer-service__title">
            {isClosed ? copy.closedTitle : copy.unknownTitle}
          </ArrivedHeading>
          <p>{isClosed ? copy.closedText : copy.unknownText}</p>
        </>
      )}
    </section>
  );
}

type Answer = Awaited<ReturnType<ArrivalDesk['read']>>;

/** How often the list is read again, so that staff see who has booked since. */
const refreshMs = 60_000;

interface DayProps {
  readonly token: string;
  readonly day: DeskDay;
  readonly onAnswer: (answer: Answer) => void;
}

function Day({ token, day, onAnswer }: DayProps): JSX.Element {
  const copy = useCopy(deskCopy);
  const locale = useLocale();
  const [said, setSaid] = useState<{ readonly name: string; readonly status?: DeskStatus }>();
  const desk = useService(accountTokens.desk);
  const reports = useRef({ last: Promise.resolve<unknown>(null), sent: 0, answered: 0 });
  const isRefreshing = useRef(false);
  const list = useRef<HTMLUListElement>(null);
  const focused = useRef<DeskVisit>(null);
  const { clubName, visits } = day;
  const left = visits.filter(({ status }) => status === 'expected').length;

  useRefresh(() => void refresh(), refreshMs);
  useEffect(() => {
    const was = focused.current;
    focused.current = null;
    if (was === null || !isFocusLost()) return;
    if (!visits.some(({ id }) => id === was.id)) setSaid({ name: nameOf(was) });
    list.current?.querySelector<HTMLElement>(`[data-visit="${was.id}"] button`)?.focus();
  }, [visits]);

  /** The new list may lack the button that has the focus. */
  function take(answer: Answer): void {
    const card = list.current?.querySelector<HTMLElement>('[data-visit]:focus-within');
    focused.current = visits.find(({ id }) => id === card?.dataset['visit']) ?? null;
    onAnswer(answer);
  }

  /** Takes no answer from before a report, and leaves the list as it is if the call fails. */
  async function refresh(): Promise<void> {
    const { sent, answered } = reports.current;
    if (sent > answered || isRefreshing.current) return;
    isRefreshing.current = true;
    const answer = await desk.read(token);
    isRefreshing.current = false;
    const isCurrent = sent === reports.current.sent;
    if (isCurrent && (answer.ok || answer.val.kind === 'desk-closed')) take(answer);
  }

  async function inTurn(report: () => Promise<Answer>): Promise<Answer> {
    const turn = reports.current;
    turn.sent += 1;
    const answered = turn.last.then(report);
    turn.last = answered;
    const answer = await answered;
    turn.answered += 1;
    return answer;
  }

  return (
    <section className="foyer foyer-service foyer-column foyer-desk">
      <header className="foyer-desk__head">
        <ArrivedHeading className="foyer-service__title">{clubName}</ArrivedHeading>
        <p className="foyer-soft">
          {longDay(Temporal.PlainDate.from(day.day), null, locale)}
          {visits.length > 0 && ` · ${copy.left(left)}`}
        </p>
      </header>
      <p className="foyer-hidden" role="status">
        {said?.status && copy.said[said.status](said.name)}
      </p>
      {said && said.status === undefined && (
        <Banner tone="problem" takesFocus key={said.name}>
          {copy.gone(said.name)}
        </Banner>
      )}
      {visits.length === 0 ? (
        <p>{copy.none}</p>
      ) : (
        <ul className="foyer-desk__visits foyer-stack-3" aria-label={copy.list} ref={list}>
          {visits.map((visit) => (
            <Visit
              key={visit.id}
              visit={visit}
              token={token}
              inTurn={inTurn}
              onAnswer={(answer, status) => {
                take(answer);
                setSaid({ name: nameOf(visit), ...(status && { status }) });
              }}
            />
          ))}
        </ul>
      )}
      <DeskPeople token={token} />
    </section>
  );
}

interface VisitProps {
  readonly visit: DeskVisit;
  readonly token: string;
  /**
   * Sends a report once those before it are answered. Each answer is the whole day, so an older one that comes late
   * would take back a newer report.
   */
  readonly inTurn: (report: () => Promise<Answer>) => Promise<Answer>;
  /** Without a status when the visit isn't on the day anymore. */
  readonly onAnswer: (answer: Answer, status: DeskStatus | undefined) => void;
}

/** A visit with its buttons. */
function Visit({ visit, token, inTurn, onAnswer }: VisitProps): JSX.Element {
  const copy = useCopy(deskCopy);
  const locale = useLocale();
  const messages = useMessages();
  const desk = useService(accountTokens.desk);
  const [busy, setBusy] = useState<DeskStatus | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const id = useId();
  const { status, guest, lateMinutes, phone, startsAt } = visit;
  const name = nameOf(visit);

  async function mark(to: DeskStatus): Promise<void> {
    if (busy !== null) return;
    setBusy(to);
    setProblem(null);
    const answer = await inTurn(async () => {
      if (to === 'expected') {
        // A colleague may have corrected the report, which is not this page's to take back.
        const now = await desk.read(token);
        if (statusIn(now) !== status) return now;
      }
      const marked = await desk.mark(token, visit.id, to);
      // The visit may have been reported, moved or canceled since this page was loaded.
      const isRefused = marked.ok ? marked.val === null : marked.val.kind === 'rejected';
      return isRefused ? desk.read(token) : marked;
    });
    setBusy(null);
    if (answer.err && answer.val.kind !== 'desk-closed') {
      setProblem(messages(messageOfCall(answer.val)));
      return;
    }
    const found = statusIn(answer);
    if (found === status) {
      setProblem(messages({ key: to === 'arrived' ? 'arrivalTooEarly' : 'noShowTooEarly' }));
      return;
    }
    onAnswer(answer, found);
  }

  /** Undefined if the visit isn't on the day anymore. */
  function statusIn(answer: Answer): DeskStatus | undefined {
    return answer.unwrapOr(null)?.visits.find(({ id }) => id === visit.id)?.status;
  }

  const button = (to: DeskStatus, label: string, look: 'primary' | 'secondary'): JSX.Element => (
    <Button
      // One that changed its label would do something else on a second press.
      key={to}
      look={look}
      describedBy={id}
      busy={busy === to ? copy.reporting : null}
      onClick={() => void mark(to)}
    >
      {label}
    </Button>
  );
  return (
    <li
      className="foyer-desk__visit foyer-surface"
      data-visit={visit.id}
      data-status={status}
      aria-labelledby={id}
    >
      <p className="foyer-desk__time">
        {slotLabel({ startsAt, label: timeLabel(timeOf(startsAt)) }, locale)}
      </p>
      <div className="foyer-desk__who">
        <h2 className="foyer-desk__name" id={id}>
          {name}
        </h2>
        <p className="foyer-fine">
          <span className="foyer-desk__line">{copy.purpose[visit.purpose]}</span>
          {guest !== null && (
            <span className="foyer-desk__line">{copy.guest(guest.firstName)}</span>
          )}
          {lateMinutes !== null && (
            <span className="foyer-desk__line foyer-strong">{copy.late(lateMinutes)}</span>
          )}
        </p>
        <a
          className="foyer-desk__phone"
          href={`tel:${dialedPhone(phone, null)}`}
          aria-label={copy.call(name, joinPhoneStyle.show(phone))}
        >
          {joinPhoneStyle.show(phone)}
        </a>
      </div>
      {problem !== null && <Banner tone="problem">{problem}</Banner>}
      <p className="foyer-desk__actions">
        {status === 'expected' ? (
          <>
            {button('arrived', copy.arrived, 'primary')}
            {button('no-show', copy.noShow, 'secondary')}
          </>
        ) : (
          <>
            <span className="foyer-desk__status foyer-strong">{copy.is[status]}</span>
            {button('expected', copy.undo, 'secondary')}
          </>
        )}
      </p>
    </li>
  );
}

/** The time of day at the club. */
function timeOf(startsAt: string): Temporal.PlainTime {
  return Temporal.PlainTime.from(startsAt.slice(11, 19));
}

function nameOf({ firstName, lastName }: DeskVisit): string {
  return `${firstName} ${lastName}`;
}
