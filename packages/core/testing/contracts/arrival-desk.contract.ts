import { describe, expect, it } from 'vitest';

import type { ArrivalDesk, DeskDay } from '../../src/visit/arrival-desk.port.ts';
import {
  type BackEndWith,
  eachTestIn,
  failsAndAborts,
  failsAndAbortsAfter,
  meets,
} from './environment.contract.ts';

/** A club's desk on its day. */
export interface ArrivalDeskEnvironment extends BackEndWith<never> {
  readonly desk: ArrivalDesk;
  /** The token of a day with two visits: one that has started, and one later than in an hour. */
  readonly token: string;
  /** The token of a day before. */
  readonly oldToken: string;
  /**
   * A lead of the club, with a visit there, consent to news, and no account. Their name and address are in nobody else's
   * details.
   */
  readonly lead: { readonly email: string };
}

/** The behavior of every `ArrivalDesk`. */
export function arrivalDeskContract(
  subject: string,
  open: () => Promise<ArrivalDeskEnvironment>,
): void {
  describe(`${subject} lets staff report who came`, () => {
    const env = eachTestIn(open);
    async function day(): Promise<DeskDay> {
      const { desk, token } = env();
      const read = (await desk.read(token)).unwrap();
      if (read === null) throw new Error('The token is known.');
      return read;
    }
    const statuses = async (): Promise<readonly string[]> =>
      (await day()).visits.map(({ status }) => status);

    it(
      'reading the day changes nothing, and lists its visits by time',
      meets('MB-180'),
      async () => {
        const [first, second] = [await day(), await day()];
        expect(first).toEqual(second);
        const times = first.visits.map(({ startsAt }) => Date.parse(startsAt));
        expect(times).toHaveLength(2);
        expect(times).toEqual(times.toSorted((one, other) => one - other));
        expect(await statuses()).toEqual(['expected', 'expected']);
      },
    );

    it('an unknown link and one of a day before are told apart', meets('MB-182'), async () => {
      const { desk, oldToken } = env();
      expect((await desk.read('nobody’s')).unwrap()).toBeNull();
      expect((await desk.mark('nobody’s', 'none', 'arrived')).unwrap()).toBeNull();
      expect((await desk.read(oldToken)).val).toEqual({ kind: 'desk-closed' });
      expect((await desk.mark(oldToken, 'none', 'arrived')).val).toEqual({ kind: 'desk-closed' });
    });

    it(
      'a report can be repeated and taken back, and a visitor who came isn’t a no-show',
      meets('MB-181'),
      async () => {
        const { desk, token } = env();
        const [first, later] = (await day()).visits;
        const id = first?.id ?? '';
        for (const status of ['arrived', 'arrived', 'expected', 'expected', 'no-show'] as const) {
          const marked = (await desk.mark(token, id, status)).unwrap();
          expect(marked?.visits[0]?.status).toBe(status);
        }
        (await desk.mark(token, id, 'arrived')).unwrap();
        expect((await desk.mark(token, id, 'no-show')).val).toMatchObject({
          kind: 'rejected',
          code: 'NOT_A_NO_SHOW',
        });
        expect((await desk.mark(token, later?.id ?? '', 'arrived')).val).toMatchObject({
          kind: 'rejected',
          code: 'NOT_AN_ARRIVAL',
        });
        expect((await desk.mark(token, 'nobody’s', 'arrived')).unwrap()).toBeNull();
        expect(await statuses()).toEqual(['arrived', 'expected']);
      },
    );

    /** The lead, found by a part of their address. */
    async function leadId(): Promise<string> {
      const { desk, token, lead } = env();
      const found = (await desk.find(token, lead.email.slice(0, 8))).unwrap();
      return found?.people.find(({ email }) => email === lead.email)?.id ?? 'none';
    }

    it(
      'people are found by a part of their address, and shown with visits and consents',
      meets('OP-120'),
      async () => {
        const { desk, token, lead } = env();
        expect((await desk.find(token, 'nobody at all')).unwrap()).toEqual({
          people: [],
          hasMore: false,
        });
        expect((await desk.find(token, ' a ')).val).toMatchObject({
          kind: 'rejected',
          field: 'text',
        });
        const typed = ` ${lead.email.slice(0, 8).toUpperCase()} `;
        const found = (await desk.find(token, typed)).unwrap();
        expect(found?.people.map(({ email }) => email)).toContain(lead.email);
        const person = (await desk.person(token, await leadId())).unwrap();
        expect(person).toMatchObject({ kind: 'lead', email: lead.email, sessions: null });
        expect(person?.visits).toHaveLength(1);
        expect(person?.consents).toMatchObject([{ channel: 'newsletter', granted: true }]);
        expect((await desk.person(token, 'nobody')).unwrap()).toBeNull();
      },
    );

    it(
      'an unknown link and one of a day before find and change nobody',
      meets('MB-182'),
      async () => {
        const { desk, oldToken } = env();
        const ended = { kind: 'end-sessions' } as const;
        expect((await desk.find('nobody’s', 'ada')).unwrap()).toBeNull();
        expect((await desk.change('nobody’s', 'none', ended)).unwrap()).toBeNull();
        expect((await desk.find(oldToken, 'ada')).val).toEqual({ kind: 'desk-closed' });
        expect((await desk.change(oldToken, 'none', ended)).val).toEqual({ kind: 'desk-closed' });
      },
    );

    it(
      'a correction and a withdrawal count from then on, however often they are sent',
      meets('OP-121'),
      async () => {
        const { desk, token } = env();
        const id = await leadId();
        const before = (await desk.person(token, id)).unwrap();
        const contact = { firstName: 'Augusta', lastName: 'Byron', email: before?.email ?? '' };
        const correct = { kind: 'correct', ...contact, phone: '2125550199' } as const;
        expect((await desk.change(token, id, { ...correct, phone: '1' })).val).toMatchObject({
          kind: 'rejected',
          field: 'phone',
        });
        for (const [field, value] of [
          ['firstName', '1'],
          ['lastName', ''],
          ['email', 'nobody'],
        ] as const) {
          const wrong = { ...correct, [field]: value };
          const refused = { kind: 'rejected', status: 422, code: 'INVALID_FIELD', field };
          expect((await desk.change(token, id, wrong)).val).toEqual(refused);
        }
        const withdraw = { kind: 'withdraw', channel: 'newsletter' } as const;
        for (const change of [correct, correct, withdraw, withdraw]) {
          expect((await desk.change(token, id, change)).ok).toBe(true);
        }
        expect((await desk.change(token, id, { kind: 'send-data-link' })).ok).toBe(true);
        const after = (await desk.person(token, id)).unwrap();
        expect(after).toMatchObject({ firstName: 'Augusta', phone: '2125550199' });
        expect(after?.consents).toMatchObject([{ channel: 'newsletter', granted: false }]);
      },
    );

    it('people are found by their number as a person types it', meets('PG-370'), async () => {
      const { desk, token, lead } = env();
      const { phone } = (await desk.person(token, await leadId())).unwrap() ?? {};
      const found = (await desk.find(token, `+1 ${phone}`)).unwrap();
      expect(found?.people.map(({ email }) => email)).toContain(lead.email);
    });

    failsAndAborts('finding people', env, ({ desk, token }, options) =>
      desk.find(token, 'ada', options),
    );
    failsAndAbortsAfter('reading a person', env, async ({ desk, token }) => {
      const id = await leadId();
      return (options) => desk.person(token, id, options);
    });
    failsAndAbortsAfter('changing a person', env, async ({ desk, token }) => {
      const id = await leadId();
      return (options) => desk.change(token, id, { kind: 'end-sessions' }, options);
    });
    failsAndAborts('reading the day', env, ({ desk, token }, options) => desk.read(token, options));
    failsAndAbortsAfter('reporting a visitor', env, async ({ desk, token }) => {
      const { id = '' } = (await day()).visits[0] ?? {};
      return (options) => desk.mark(token, id, 'arrived', options);
    });
  });
}
