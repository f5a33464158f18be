import { describe, expect, it } from 'vitest';
import type {
  Analytics,
  AnalyticsEvent,
  Coordinates,
  Experiments,
  Geolocation,
  IdSource,
  LocationFailure,
  Logger,
  MemberSession,
  Visitor,
} from '../../src/kernel/platform.port.ts';
import { meets } from './environment.contract.ts';
import { Temporal } from '../../src/kernel/temporal.ts';

export interface AnalyticsEnvironment {
  readonly analytics: Analytics;
  /** All events so far, oldest first. */
  recorded(): readonly AnalyticsEvent[];
}

/** The behavior of every `Analytics`. */
export function analyticsContract(subject: string, open: () => AnalyticsEnvironment): void {
  describe(`${subject} records analytics events`, () => {
    it('records complete events in order', meets('AN-01'), () => {
      const { analytics, recorded } = open();
      const events: readonly AnalyticsEvent[] = [
        { name: 'flow_started', flow: 'lead' },
        { name: 'lead_created', facilityId: '101', intent: 'visit' },
        { name: 'visit_booked', facilityId: '101', daysAhead: 3 },
      ];
      for (const event of events) analytics.record(event);
      expect(recorded()).toEqual(events);
    });

    it('is empty before the first event', () => {
      expect(open().recorded()).toEqual([]);
    });
  });
}

/** The behavior of every `IdSource`. */
export function idSourceContract(subject: string, open: () => IdSource): void {
  describe(`${subject} is a source of ids`, () => {
    it('each id is a lowercase UUID of version 4 or 7', () => {
      const ids = open();
      for (let count = 0; count < 500; count++) {
        expect(ids.next()).toMatch(
          /^[\da-f]{8}-[\da-f]{4}-[47][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
        );
      }
    });

    it('never repeats an id', () => {
      const ids = open();
      expect(new Set(Array.from({ length: 5_000 }, () => ids.next())).size).toBe(5_000);
    });
  });
}

export interface LoggerEnvironment {
  readonly logger: Logger;
  /** All entries so far, oldest first. */
  noted(): readonly { level: 'warn' | 'error'; event: string; fields: unknown }[];
}

/** The behavior of every `Logger`. */
export function loggerContract(subject: string, open: () => LoggerEnvironment): void {
  describe(`${subject} is a logger`, () => {
    it('logs warnings and errors with their fields, in order', () => {
      const { logger, noted } = open();
      logger.warn('club-left-out', { index: 3, field: 'lat' });
      logger.error('lead-failed');
      expect(noted()).toEqual([
        { level: 'warn', event: 'club-left-out', fields: { index: 3, field: 'lat' } },
        { level: 'error', event: 'lead-failed', fields: {} },
      ]);
    });
  });
}

/** The behavior of every `Visitor`. */
export function visitorContract(subject: string, open: () => Visitor): void {
  describe(`${subject} describes the visitor`, () => {
    it('the country is two capital letters, or unknown', () => {
      expect(open().country() ?? 'ZZ').toMatch(/^[A-Z]{2}$/);
    });

    it('times can be shown in the time zone', () => {
      const noon = Temporal.Instant.from('2026-11-20T12:00:00Z');
      const zone = open().timeZone();
      expect(noon.toZonedDateTimeISO(zone).toInstant().equals(noon)).toBe(true);
    });

    it('the page is a full address', () => {
      const page = new URL(open().pageUrl());
      expect(page.origin).toMatch(/^https?:\/\/./);
    });
  });
}

export interface MemberSessionEnvironment {
  readonly session: MemberSession;
  /** Signs a member in until then, which may be in the past. */
  signIn(until: Temporal.Instant): void;
  signOut(): void;
}

/** The behavior of every `MemberSession`. `open` returns a visitor who isn't signed in. */
export function memberSessionContract(subject: string, open: () => MemberSessionEnvironment): void {
  describe(`${subject} knows whether a member is signed in`, () => {
    const until = Temporal.Instant.from('2030-01-01T12:00:00.123Z');

    it('nobody is signed in at first', meets('LC-11'), () => {
      expect(open().session.expiresAt()).toBeNull();
    });

    it('knows the session’s end to the millisecond, also after a renewal', meets('LC-11'), () => {
      const { session, signIn } = open();
      signIn(until);
      expect(session.expiresAt()?.epochMilliseconds).toBe(until.epochMilliseconds);
      const later = until.add({ hours: 1 });
      signIn(later);
      expect(session.expiresAt()?.epochMilliseconds).toBe(later.epochMilliseconds);
    });

    it('signing out ends it, even twice', meets('LC-11'), () => {
      const { session, signIn, signOut } = open();
      signIn(until);
      signOut();
      signOut();
      expect(session.expiresAt()).toBeNull();
    });
  });
}

export interface ExperimentsEnvironment {
  readonly experiments: Experiments;
  /** Assigns new visitors to this arm; undefined removes the flag. */
  assign(flag: string, value: boolean | string | undefined): Promise<void>;
}

/** The behavior of every `Experiments`. `open` returns a visitor without any experiments yet. */
export function experimentsContract(
  subject: string,
  open: () => Promise<ExperimentsEnvironment>,
): void {
  describe(`${subject} assigns experiments`, () => {
    it('returns the fallback for an unknown flag', meets('AN-04'), async () => {
      const { experiments } = await open();
      expect([experiments.isOn('zip', false), experiments.isOn('zip', true)]).toEqual([
        false,
        true,
      ]);
      expect(experiments.text('campaign', 'none')).toBe('none');
    });

    it('returns the value of a flag, even if it is off or empty', meets('AN-04'), async () => {
      const { experiments, assign } = await open();
      await assign('zip', true);
      await assign('banner', false);
      await assign('campaign', 'SPRING');
      await assign('nothing', '');
      expect(experiments.isOn('zip', false)).toBe(true);
      expect(experiments.isOn('banner', true)).toBe(false);
      expect(experiments.text('campaign', 'none')).toBe('SPRING');
      expect(experiments.text('nothing', 'none')).toBe('');
    });

    it(
      'keeps a visitor’s first value, even if the assignment changes',
      meets('AN-04'),
      async () => {
        const { experiments, assign } = await open();
        await assign('zip', true);
        await assign('campaign', 'SPRING');
        expect(experiments.isOn('zip', false)).toBe(true);
        expect(experiments.text('campaign', 'none')).toBe('SPRING');
        await assign('zip', false);
        await assign('campaign', undefined);
        expect(experiments.isOn('zip', false)).toBe(true);
        expect(experiments.text('campaign', 'none')).toBe('SPRING');
      },
    );

    it('a fallback isn’t an assignment, so a later value counts', meets('AN-04'), async () => {
      const { experiments, assign } = await open();
      expect(experiments.isOn('zip', false)).toBe(false);
      await assign('zip', true);
      expect(experiments.isOn('zip', false)).toBe(true);
    });

    it('returns the fallback for a flag of the other type', async () => {
      const { experiments, assign } = await open();
      await assign('zip', 'yes');
      await assign('campaign', true);
      expect(experiments.isOn('zip', false)).toBe(false);
      expect(experiments.text('campaign', 'none')).toBe('none');
    });

    it('two flags don’t affect each other, whatever their names', async () => {
      const { experiments, assign } = await open();
      await assign('__proto__', true);
      await assign('constructor', 'text');
      expect(experiments.isOn('__proto__', false)).toBe(true);
      expect(experiments.text('constructor', 'none')).toBe('text');
      expect(experiments.text('toString', 'none')).toBe('none');
    });
  });
}

export interface GeolocationEnvironment {
  readonly geolocation: Geolocation;
  /** Sets the device's next response. `hangs` never responds by itself. */
  answers(answer: Coordinates | LocationFailure | 'hangs'): void;
  /** Whether the visitor allowed it on an earlier visit. */
  allows(allowed: boolean): void;
  pass(ms: number): void;
}

/** The behavior of every `Geolocation`. */
export function geolocationContract(subject: string, open: () => GeolocationEnvironment): void {
  describe(`${subject} finds the position`, () => {
    it('returns the device’s position', meets('LO-01'), async () => {
      const { geolocation, answers } = open();
      answers({ latitude: 51.5, longitude: -0.12 });
      const found = await geolocation.locate(5_000);
      expect(found.val).toEqual({ latitude: 51.5, longitude: -0.12 });
    });

    it.each(['unsupported', 'denied', 'unavailable', 'timeout'] as const)(
      'returns the reason for a failure with the platform’s message: %s',
      meets('LO-03'),
      async (kind) => {
        const { geolocation, answers } = open();
        const failure = { kind, message: 'Geolocation is not supported by browser' };
        answers(failure);
        const found = await geolocation.locate(5_000);
        expect(found.val).toEqual(failure);
      },
    );

    it('gives up after its timeout if the device never responds', meets('LO-01'), async () => {
      const { geolocation, answers, pass } = open();
      answers('hangs');
      let isOver = false;
      const asked = geolocation.locate(5_000).then((found) => {
        isOver = true;
        return found;
      });
      pass(4_999);
      await Promise.resolve();
      expect(isOver).toBe(false);
      pass(1);
      expect((await asked).val).toMatchObject({ kind: 'timeout' });
    });

    it.each([true, false])(
      'knows whether the visitor has allowed it: %s',
      meets('LO-06'),
      async (allowed) => {
        const { geolocation, allows } = open();
        allows(allowed);
        expect(await geolocation.isAllowed()).toBe(allowed);
      },
    );

    it('can be asked again after a failure', meets('LO-05'), async () => {
      const { geolocation, answers } = open();
      answers({ kind: 'unavailable', message: 'Position unavailable' });
      expect((await geolocation.locate(5_000)).ok).toBe(false);
      answers({ latitude: 1, longitude: 2 });
      expect((await geolocation.locate(5_000)).ok).toBe(true);
    });
  });
}
