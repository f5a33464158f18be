import { describe, expect, it } from 'vitest';

import { Temporal } from '../../src/kernel/temporal.ts';
import type { MemberSession } from '../../src/kernel/platform.port.ts';
import { meets } from './meets.ts';

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
