import { describe, expect, it } from 'vitest';

import type { FacilityId } from '../../src/clubs/club.ts';
import { type BackEndWith, eachTestIn, failsAndAborts, meets } from './environment.contract.ts';
import type {
  ClubFeedback,
  ClubServices,
  TrialRequest,
} from '../../src/club-services/club-services.port.ts';

/** A chain with a trial pass at one club. */
export interface ClubServicesEnvironment extends BackEndWith<never> {
  readonly clubServices: ClubServices;
  readonly club: FacilityId;
  readonly otherClub: FacilityId;
  /** The code of a pass that is valid at `club`, and its last day. */
  readonly passCode: string;
  readonly passLastDay: string;
  /** An ISO date on which a trial pass can start at `club`. */
  readonly firstDay: string;
  /** The tokens of the trial passes mailed to this address, oldest first; null for a mail without one. */
  trialsMailedTo(email: string): Promise<readonly (string | null)[]>;
  /** The feedback that clubs received, oldest first. */
  received(): Promise<readonly ClubFeedback[]>;
  /** Moves the back end's clock past that day in the club's time zone. */
  passLastDayOfPass(): Promise<void>;
}

/** The behavior of every `ClubServices`. */
export function clubServicesContract(
  subject: string,
  open: () => Promise<ClubServicesEnvironment>,
): void {
  describe(`${subject} provides the services of the chain`, () => {
    const env = eachTestIn(open);

    it('lists gift card designs and amounts in each currency', meets('AC-08 HT-46'), async () => {
      const { designs, offers } = (await env().clubServices.giftCards()).unwrap();
      expect(designs.length).toBeGreaterThan(0);
      for (const { imageUrl, title } of designs) expect([imageUrl, title]).not.toContain('');
      expect(new Set(offers.map(({ currency }) => currency)).size).toBe(offers.length);
      for (const { currency, amounts } of offers) {
        expect(amounts.length).toBeGreaterThan(0);
        for (const amount of amounts) {
          expect(amount.currency).toBe(currency);
          expect(amount.minorUnits).toBeGreaterThan(0);
          expect(amount.minorUnits).toBeLessThanOrEqual(50_000);
        }
      }
    });

    it(
      'finds a trial pass by its code, however it is typed, only at its own club',
      meets('AC-08 HT-47'),
      async () => {
        const { clubServices, club, otherClub, passCode, passLastDay } = env();
        const pass = (await clubServices.trialPass(club, passCode)).unwrap();
        expect(pass).toMatchObject({ code: passCode, facilityId: club });
        expect(pass?.days).toBeGreaterThan(0);
        expect(pass?.takeUpBy.toString()).toBe(passLastDay);
        const typed = ` ${passCode.toLowerCase()} `;
        expect((await clubServices.trialPass(club, typed)).unwrap()).toEqual(pass);
        expect((await clubServices.trialPass(otherClub, passCode)).unwrap()).toBeNull();
      },
    );

    it.each(['NOBODYS', '', '.', '..', 'a/b', '\uD800'])(
      'an unknown code is null, not a failure: %j',
      meets('HT-47'),
      async (code) => {
        expect((await env().clubServices.trialPass(env().club, code)).unwrap()).toBeNull();
      },
    );

    it('a pass ends after its last day', meets('HT-47'), async () => {
      const { clubServices, club, passCode, passLastDayOfPass } = env();
      await passLastDayOfPass();
      expect((await clubServices.trialPass(club, passCode)).val).toEqual({ kind: 'pass-ended' });
    });

    it(
      'mails a trial pass once a person, and shows it by the token in the mail',
      meets('MB-163 MB-164'),
      async () => {
        const { clubServices, club, firstDay, trialsMailedTo } = env();
        const request = aTrialRequest(club, firstDay);
        expect((await clubServices.requestTrial(request)).ok).toBe(true);
        expect((await clubServices.requestTrial(request)).ok).toBe(true);
        const [token, ...more] = await trialsMailedTo(request.email);
        expect(more).toEqual([]);
        const pass = (await clubServices.mailedPass(token ?? '')).unwrap();
        expect(pass).toMatchObject({ facilityId: club, firstName: 'Ada', lastName: 'Byron' });
        expect(pass?.startsOn.toString()).toBe(firstDay);
        expect(pass?.startsOn.until(pass.endsOn).days).toBe((pass?.days ?? 0) - 1);
        const samePhone = { ...request, id: 'trial-2', email: 'augusta@mail.example' };
        expect((await clubServices.requestTrial(samePhone)).ok).toBe(true);
        expect(await trialsMailedTo('augusta@mail.example')).toEqual([null]);
        // Someone who lost the mail gets it again.
        expect((await clubServices.requestTrial({ ...request, id: 'trial-3' })).ok).toBe(true);
        expect(await trialsMailedTo(request.email)).toEqual([token, token]);
      },
    );

    it('rejects a trial pass for a day that is past by its field', meets('MB-163'), async () => {
      const { clubServices, club } = env();
      const answer = await clubServices.requestTrial(aTrialRequest(club, '2020-01-01'));
      expect(answer.val).toMatchObject({ kind: 'rejected', status: 422, field: 'startsOn' });
    });

    it('rejects an answer that is missing, and an unknown form', meets('HT-59'), async () => {
      const { clubServices } = env();
      const { people: _, ...values } = someAnswers.values;
      expect((await clubServices.sendForm({ ...someAnswers, values })).val).toMatchObject({
        kind: 'rejected',
        status: 422,
        field: 'values.people',
      });
      const elsewhere = { ...someAnswers, formId: 'nothing' };
      expect((await clubServices.sendForm(elsewhere)).val).toMatchObject({ status: 404 });
    });

    it.each(['nobody’s', '', '..'])(
      'an unknown token of a trial pass is null: %j',
      meets('MB-164'),
      async (token) => {
        expect((await env().clubServices.mailedPass(token)).unwrap()).toBeNull();
      },
    );

    it(
      'a club receives feedback once, however often it is sent',
      meets('AC-08 HT-55'),
      async () => {
        const { clubServices, club, received } = env();
        const feedback = aFeedback(club);
        expect((await clubServices.sendFeedback(feedback)).ok).toBe(true);
        expect((await clubServices.sendFeedback(feedback)).ok).toBe(true);
        const other = {
          ...aFeedback(club),
          id: 'feedback-2',
          rating: 1,
          email: null,
          showAs: null,
        } as const;
        expect((await clubServices.sendFeedback(other)).ok).toBe(true);
        expect(await received()).toEqual([feedback, other]);
      },
    );

    it(
      'has a form with fields, and takes its answers once',
      meets('AC-17 HT-58 HT-59'),
      async () => {
        const { clubServices } = env();
        const form = (await clubServices.form('group-visit')).unwrap();
        expect(form?.fields.map(({ name }) => name)).toEqual([
          'contact',
          'email',
          'people',
          'notes',
        ]);
        expect((await clubServices.sendForm(someAnswers)).ok).toBe(true);
        expect((await clubServices.sendForm(someAnswers)).ok).toBe(true);
      },
    );

    it.each(['nothing', '', '..', 'a/b'])(
      'an unknown form is null: %j',
      meets('HT-58'),
      async (formId) => {
        expect((await env().clubServices.form(formId)).unwrap()).toBeNull();
      },
    );

    failsAndAborts('a form', env, ({ clubServices }, options) =>
      clubServices.form('group-visit', options),
    );
    failsAndAborts('answering a form', env, ({ clubServices }, options) =>
      clubServices.sendForm(someAnswers, options),
    );
    failsAndAborts('the gift cards', env, ({ clubServices }, options) =>
      clubServices.giftCards(options),
    );
    failsAndAborts('a trial pass', env, ({ clubServices, club, passCode }, options) =>
      clubServices.trialPass(club, passCode, options),
    );
    failsAndAborts('asking for a trial pass', env, ({ clubServices, club, firstDay }, options) =>
      clubServices.requestTrial(aTrialRequest(club, firstDay), options),
    );
    failsAndAborts('a mailed trial pass', env, ({ clubServices }, options) =>
      clubServices.mailedPass('nobody’s', options),
    );
    failsAndAborts('telling a club', env, ({ clubServices, club }, options) =>
      clubServices.sendFeedback(aFeedback(club), options),
    );
  });
}

const someAnswers = {
  id: 'answers-1',
  formId: 'group-visit',
  values: { contact: 'Ada Byron', email: 'ada@mail.example', people: '5-10', notes: '' },
};

function aTrialRequest(facilityId: FacilityId, startsOn: string): TrialRequest {
  return {
    id: 'trial-1',
    facilityId,
    startsOn,
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada.byron@mail.example',
    phone: '2125550142',
    newsletter: false,
  };
}

function aFeedback(facilityId: FacilityId): ClubFeedback {
  return {
    id: 'feedback-1',
    facilityId,
    rating: 5,
    message: 'The mornings are the best part of my day.',
    email: 'ada@mail.example',
    showAs: 'Ada',
  };
}
