import { describe, expect, it } from 'vitest';

import { type BackEndWith, eachTestIn, failsAndAborts } from './back-end-environment.contract.ts';
import { acceptsAppointments } from '../../src/visit/visit-configuration.ts';
import { meets } from './meets.ts';

type ConfigurationEnvironment = BackEndWith<
  'configuration' | 'acceptingClub' | 'otherAcceptingClub' | 'closedClub'
>;

/** The behavior of every `VisitConfigurationRepository`. */
export function visitConfigurationRepositoryContract(
  subject: string,
  open: () => Promise<ConfigurationEnvironment>,
): void {
  describe(`${subject} is a visit-configuration repository`, () => {
    const env = eachTestIn(open);

    it('knows which clubs take appointments and which don’t', meets('HT-63'), async () => {
      const { configuration, acceptingClub, otherAcceptingClub, closedClub } = env();
      const loaded = (await configuration.load()).unwrap();
      expect(acceptsAppointments(loaded, acceptingClub)).toBe(true);
      expect(acceptsAppointments(loaded, otherAcceptingClub)).toBe(true);
      expect(acceptsAppointments(loaded, closedClub)).toBe(false);
    });

    it('blackout dates are ISO dates', meets('HT-63'), async () => {
      const { blackoutDates } = (await env().configuration.load()).unwrap();
      for (const { date } of blackoutDates) expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
    });

    failsAndAborts(
      'the configuration',
      env,
      ({ configuration }) =>
        (options) =>
          configuration.load(options),
    );
  });
}
