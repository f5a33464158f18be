import { describe, expect, it } from 'vitest';

import type { Analytics, AnalyticsEvent } from '../../src/kernel/analytics.port.ts';
import { meets } from './meets.ts';
import type { IdSource, Logger, MemberSession, Visitor } from '../../src/kernel/platform.port.ts';
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
