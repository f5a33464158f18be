import { describe, expect, it } from 'vitest';

import type { ArrivalDesk, DeskDay } from '../../src/visit/arrival-desk.port.ts';
import { eachTestIn, failsAndAborts } from './back-end-environment.contract.ts';
import { meets } from './meets.ts';

/** A club's desk on its day. */
export interface ArrivalDeskEnvironment {
  readonly desk: ArrivalDesk;
  /** The token of a day with two visits: one that has started, and one later than in an hour. */
  readonly token: string;
  /** The token of a day before. */
  readonly oldToken: string;
  goDown(): Promise<void>;
  comeBack(): Promise<void>;
  close(): Promise<void>;
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
          // oxlint-disable-next-line no-await-in-loop
          const marked = (await desk.mark(token, id, status)).unwrap();
          expect(marked?.visits[0]?.status).toBe(status);
        }
        (await desk.mark(token, id, 'arrived')).unwrap();
        expect((await desk.mark(token, id, 'no-show')).val).toMatchObject({
          ...{ kind: 'rejected', code: 'NOT_A_NO_SHOW' },
        });
        expect((await desk.mark(token, later?.id ?? '', 'arrived')).val).toMatchObject({
          ...{ kind: 'rejected', code: 'NOT_AN_ARRIVAL' },
        });
        expect(await statuses()).toEqual(['arrived', 'expected']);
      },
    );

    failsAndAborts(
      'reading the day',
      env,
      ({ desk, token }) =>
        (options) =>
          desk.read(token, options),
    );
    failsAndAborts('reporting a visitor', env, async ({ desk, token }) => {
      const { id = '' } = (await day()).visits[0] ?? {};
      return (options) => desk.mark(token, id, 'arrived', options);
    });
  });
}
