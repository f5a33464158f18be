import { describe, expect, it } from 'vitest';

import type { PersonalDataRepository } from '../../src/account/registration-repository.port.ts';
import { type BackEndWith, eachTestIn, failsAndAborts, meets } from './environment.contract.ts';

/** A back end that has mailed a visitor and a member a link to their data. */
export interface PersonalDataEnvironment extends BackEndWith<never> {
  readonly personalData: PersonalDataRepository;
  /** The token of a visitor who left their details. */
  readonly token: string;
  /** The token of somebody whose membership runs. */
  readonly memberToken: string;
}

/** The behavior of every `PersonalDataRepository`. */
export function personalDataRepositoryContract(
  subject: string,
  open: () => Promise<PersonalDataEnvironment>,
): void {
  describe(`${subject} gives people their data`, () => {
    const env = eachTestIn(open);

    it('a link reads the data again and again, and erases it once', meets('OP-64'), async () => {
      const { personalData, token } = env();
      const [first, second] = [await personalData.read(token), await personalData.read(token)];
      expect(first.unwrap()?.sections.length).toBeGreaterThan(0);
      expect(second.unwrap()?.address).toBe(first.unwrap()?.address);
      expect((await personalData.erase(token)).unwrap()).toBe('erased');
      expect((await personalData.read(token)).unwrap()).toBeNull();
      expect((await personalData.erase(token)).unwrap()).toBeNull();
    });

    it('a running membership is not erased, and stays readable', meets('OP-64'), async () => {
      const { personalData, memberToken } = env();
      expect((await personalData.erase(memberToken)).val).toEqual({ kind: 'membership-runs' });
      expect((await personalData.read(memberToken)).unwrap()).not.toBeNull();
    });

    it('an unknown link shows and erases nothing', meets('OP-64'), async () => {
      const { personalData } = env();
      expect((await personalData.read('nobody’s')).unwrap()).toBeNull();
      expect((await personalData.erase('nobody’s')).unwrap()).toBeNull();
    });

    it('a request is answered the same for every address', meets('OP-65'), async () => {
      const { personalData } = env();
      for (const email of ['ada@mail.example', 'nobody@mail.example']) {
        expect((await personalData.request(email)).ok).toBe(true);
      }
    });

    failsAndAborts('requesting a link', env, ({ personalData }, options) =>
      personalData.request('ada@mail.example', options),
    );
    failsAndAborts('reading the data', env, ({ personalData, token }, options) =>
      personalData.read(token, options),
    );
    failsAndAborts('erasing the data', env, ({ personalData, token }, options) =>
      personalData.erase(token, options),
    );
  });
}
