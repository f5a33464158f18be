import type {
  ArrivalDesk,
  DeskChange,
  DeskClosed,
  DeskDay,
  DeskPersonDetails,
  DeskStatus,
  DeskVisit,
  FoundPeople,
} from '../../src/visit/arrival-desk.port.ts';
import { type CallFailure, Err, Ok, type Result } from '../../src/kernel/result.ts';
import type { Clock } from '../../src/kernel/platform.port.ts';
import { Temporal } from '../../src/kernel/temporal.ts';
import { wrongFieldOf } from './back-end.fake.ts';
import { shortestSearch } from '../../src/club-services/desk-forms.ts';
import { parsePhone } from '../../src/forms/phone.ts';
import { CallFaults, invalid, rejected } from './call-faults.fake.ts';

/** An in-memory desk with the days that it was given, by token. */
export class FakeArrivalDesk implements ArrivalDesk {
  readonly faults: CallFaults<keyof ArrivalDesk>;
  readonly days: Map<string, DeskDay> = new Map();
  /** The people of every desk's club. */
  people: readonly DeskPersonDetails[] = [];
  /** Whom a link to their data was mailed, by address. */
  readonly dataLinks: string[] = [];
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.faults = new CallFaults(clock);
  }

  read: ArrivalDesk['read'] = (token, options) =>
    this.faults.play('read', options, () => this.#open(token));

  mark: ArrivalDesk['mark'] = (token, visitId, status, options) =>
    this.faults.play('mark', options, () => {
      const open = this.#open(token);
      if (!open.ok || open.val === null) return open;
      const visit = open.val.visits.find(({ id }) => id === visitId);
      if (visit === undefined) return Ok(null);
      const refusal = this.#refusalOf(visit, status);
      if (refusal !== null) return Err(refusal);
      const visits = open.val.visits.map((one) => (one === visit ? { ...one, status } : one));
      this.days.set(token, { ...open.val, visits });
      return this.#open(token);
    });

  find: ArrivalDesk['find'] = (token, text, options) =>
    this.faults.play('find', options, () =>
      this.#open(token).andThen<FoundPeople | null, CallFailure>((day) => {
        const wanted = text.trim().toLowerCase();
        if (day === null) return Ok(null);
        if (wanted.length < shortestSearch) return Err(invalid('text'));
        const number = parsePhone(text).unwrapOr(wanted);
        const people = this.people.filter(
          ({ firstName, lastName, email, phone }) =>
            `${firstName} ${lastName}\n${email}`.toLowerCase().includes(wanted) ||
            phone?.includes(number) === true,
        );
        return Ok({ people, hasMore: false });
      }),
    );

  person: ArrivalDesk['person'] = (token, personId, options) =>
    this.faults.play('person', options, () => this.#person(token, personId));

  change: ArrivalDesk['change'] = (token, personId, change, options) =>
    this.faults.play('change', options, () => {
      const found = this.#person(token, personId);
      if (!found.ok || found.val === null) return found;
      const person = found.val;
      const wrong = change.kind === 'correct' ? wrongFieldOf(change) : undefined;
      if (wrong !== undefined) return Err(invalid(wrong));
      if (change.kind === 'send-data-link') this.dataLinks.push(person.email);
      const changed = this.#changed(person, change);
      this.people = this.people.map((one) => (one === person ? changed : one));
      return Ok(changed);
    });

  #changed(person: DeskPersonDetails, change: DeskChange): DeskPersonDetails {
    switch (change.kind) {
      case 'correct': {
        const { kind: _, ...contact } = change;
        return { ...person, ...contact };
      }
      case 'withdraw': {
        const at = this.#clock.now().toString();
        const consents = person.consents.map((one) =>
          one.channel === change.channel && one.granted ? { ...one, granted: false, at } : one,
        );
        return { ...person, consents };
      }
      case 'end-sessions':
        return { ...person, sessions: person.sessions === null ? null : 0 };
      case 'send-data-link':
        return person;
    }
  }

  #person(
    token: string,
    personId: string,
  ): Result<DeskPersonDetails | null, CallFailure | DeskClosed> {
    return this.#open(token).map(
      (day) => day && (this.people.find(({ id }) => id === personId) ?? null),
    );
  }

  #open(token: string): Result<DeskDay | null, CallFailure | DeskClosed> {
    const day = this.days.get(token);
    if (day === undefined) return Ok(null);
    const zone = day.visits[0]?.startsAt.slice(-6) ?? 'UTC';
    const today = this.#clock.now().toZonedDateTimeISO(zone).toPlainDate();
    return Temporal.PlainDate.compare(today, Temporal.PlainDate.from(day.day)) > 0
      ? Err({ kind: 'desk-closed' })
      : Ok(day);
  }

  #refusalOf({ startsAt, status: before }: DeskVisit, status: DeskStatus): CallFailure | null {
    const minutes =
      (Temporal.Instant.from(startsAt).epochMilliseconds - this.#clock.now().epochMilliseconds) /
      60_000;
    if (status === 'arrived' && minutes > 60) {
      return rejected(409, 'NOT_AN_ARRIVAL', 'visitId');
    }
    return status === 'no-show' && (minutes > 0 || before === 'arrived')
      ? rejected(409, 'NOT_A_NO_SHOW', 'visitId')
      : null;
  }
}
