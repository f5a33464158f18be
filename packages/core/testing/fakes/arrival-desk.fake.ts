import type {
  ArrivalDesk,
  DeskClosed,
  DeskDay,
  DeskStatus,
  DeskVisit,
} from '../../src/visit/arrival-desk.port.ts';
import type { CallFailure, CallOptions } from '../../src/kernel/call-failure.ts';
import type { Clock } from '../../src/kernel/clock.port.ts';
import { Err, Ok, type Result } from '../../src/kernel/result.ts';
import { Temporal } from '../../src/kernel/temporal.ts';
import { CallFaults } from './call-faults.fake.ts';

/** An in-memory desk with the days that it was given, by token. */
export class FakeArrivalDesk implements ArrivalDesk {
  readonly faults: CallFaults<keyof ArrivalDesk>;
  readonly days: Map<string, DeskDay> = new Map();
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.faults = new CallFaults(clock);
  }

  read(
    token: string,
    options?: CallOptions,
  ): Promise<Result<DeskDay | null, CallFailure | DeskClosed>> {
    return this.faults.play('read', options, () => this.#open(token));
  }

  mark(
    token: string,
    visitId: string,
    status: DeskStatus,
    options?: CallOptions,
  ): Promise<Result<DeskDay | null, CallFailure | DeskClosed>> {
    return this.faults.play('mark', options, () => {
      const open = this.#open(token);
      if (!open.ok || open.val === null) return open;
      const visit = open.val.visits.find(({ id }) => id === visitId);
      if (visit === undefined)
        return Err<CallFailure>({ ...refused, status: 404, code: 'NOT_FOUND' });
      const refusal = this.#refusalOf(visit, status);
      if (refusal !== null) return Err(refusal);
      const visits = open.val.visits.map((one) => (one === visit ? { ...one, status } : one));
      this.days.set(token, { ...open.val, visits });
      return this.#open(token);
    });
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
      return { ...refused, status: 409, code: 'NOT_AN_ARRIVAL' };
    }
    return status === 'no-show' && (minutes > 0 || before === 'arrived')
      ? { ...refused, status: 409, code: 'NOT_A_NO_SHOW' }
      : null;
  }
}

const refused = { kind: 'rejected', field: 'visitId' } as const;
