import { describe, expect, it } from 'vitest';

import { ClubLocks, playAll, readScenarios, type BackEnds } from '@foyer/replay/player';
import { atTheTimes, playsInMemory } from '../testing/play-text.ts';

const { play, backEnds } = playsInMemory();

const randomVisit = [
  atTheTimes('a random visit'),
  '  - pick: { day: any, time: any }',
  '  - press: schedule',
].join('\n');

/** Every lead that runs with this seed sent. */
async function sentUnder(
  seed: number,
  { concurrency = 1, repeat = 4, isPersistent = false } = {},
): Promise<readonly string[]> {
  const real = backEnds();
  const sent = new Map<string, string[]>();
  const recording: BackEnds = {
    ...real,
    inMemory: null,
    use: (work) =>
      real.use((backEnd) =>
        work({
          ...backEnd,
          isPersistent,
          fetch: (url, init) => {
            const body = typeof init.body === 'string' ? init.body : '';
            const id = /"TransactionId":"([^"]+)"/.exec(body)?.[1];
            if (id !== undefined) sent.set(id, [...(sent.get(id) ?? []), body]);
            return backEnd.fetch(url, init);
          },
        }),
      ),
  };
  const { scenarios } = readScenarios('x.yaml', randomVisit);
  await playAll(scenarios, {
    backEnds: recording,
    repeat,
    concurrency,
    seed,
    bail: false,
    signal: new AbortController().signal,
    onOutcome: () => {},
    onLeftBehind: () => {},
  });
  return [...sent.values()].flat().toSorted();
}

describe('playing many runs', () => {
  it('CL-05 run k with a seed always makes the same choices, regardless of other runs', async () => {
    const one = await sentUnder(7);
    const again = await sentUnder(7, { concurrency: 4 });
    expect(one.length).toBeGreaterThan(4);
    expect(again).toEqual(one);
  });

  it('CL-05 another seed makes other choices, and so does the next run', async () => {
    const seven = await sentUnder(7);
    const eight = await sentUnder(8);
    const people = (sent: readonly string[]) =>
      new Set(sent.flatMap((body) => /"EmailAddress":"([^"]+)"/.exec(body)?.[1] ?? []));
    expect(people(seven).size).toBe(4);
    expect([...people(seven)].filter((email) => people(eight).has(email))).toEqual([]);
  });

  it('CL-05 creates new leads for each run on a back end that knows those of earlier runs', async () => {
    const idsOf = async () => {
      const sent = await sentUnder(7, { repeat: 1, isPersistent: true });
      return new Set(sent.map((body) => /"TransactionId":"([^"]+)"/.exec(body)?.[1]));
    };
    const first = await idsOf();
    const second = await idsOf();
    expect([first.size, second.size]).toEqual([1, 1]);
    expect(first).not.toEqual(second);
  });

  it('CL-05 repeats every scenario, several at once, each run on its own back end', async () => {
    const text = [
      atTheTimes('crowded', '{ home: 110 }'),
      "  - pick: { day: tomorrow, time: '9:00 AM' }",
      '  - press: schedule',
      '    expect: { confirmation: booked, bookings: 1 }',
    ].join('\n');
    const outcomes = await play(text, { repeat: 12, concurrency: 4 });
    expect(outcomes.map(({ run }) => run)).toEqual(Array.from({ length: 12 }, (_, k) => k + 1));
    expect(outcomes.filter(({ failure }) => failure !== null)).toEqual([]);
  });

  it('CL-05 plays a scenario again without seeing what the first play stored', async () => {
    const text = [
      'name: consents',
      'clubs: { home: { accepts: true, country: US } }',
      'steps:',
      '  - open: /membership',
      '  - fill: someone',
      '  - choose-club: home',
      '  - faults: { appendConsents: { status: 500 } }',
      '  - press: visit',
      '    expect: { leads: 1, consents: [] }',
      '  - faults: none',
      '  - go: back',
      '  - press: visit',
      '    expect: { consents: [{ channel: newsletter, granted: true }] }',
    ].join('\n');
    const overHttp = { backEnds: { ...backEnds(), inMemory: null } };
    const outcomes = [...(await play(text, overHttp)), ...(await play(text, overHttp))];
    expect(outcomes.map(({ failure }) => failure)).toEqual([null, null]);
  });

  it('CL-05 measures each run, counts its requests, and measures those that went over HTTP', async () => {
    const [outcome] = await play(randomVisit);
    expect(outcome?.ms).toBeGreaterThan(0);
    const [overHttp] = await play(randomVisit, { backEnds: { ...backEnds(), inMemory: null } });
    expect(overHttp?.exchangeMs.length).toBeGreaterThanOrEqual(4);
    expect(overHttp?.requests).toBe(overHttp?.exchangeMs.length);
    expect([outcome?.requests, outcome?.exchangeMs]).toEqual([overHttp?.requests, []]);
  });

  it('CL-03 plays only scenarios with network faults over HTTP', async () => {
    const failing = `${randomVisit}\n  - faults: { updateLead: lost-after }\n`;
    const [outcome] = await play(failing);
    expect(outcome?.failure).toBeNull();
    expect(outcome?.exchangeMs.length).toBeGreaterThanOrEqual(4);
  });

  it('CL-04 stops after the first failure with bail', async () => {
    const text = 'name: a\nsteps:\n  - open: /membership\n    expect: { step: schedule }\n';
    expect(await play(text, { repeat: 5, bail: true })).toHaveLength(1);
    expect(await play(text, { repeat: 5 })).toHaveLength(5);
  });

  it('CL-04 doesn’t report an aborted run', async () => {
    const text = 'name: a\nsteps:\n  - open: /membership\n';
    expect(await play(text, { repeat: 3, signal: AbortSignal.abort() })).toEqual([]);
  });
});

describe('runs that share a back end', () => {
  it('CL-05 take turns with a club, without a deadlock', async () => {
    const locks = new ClubLocks();
    const seen: string[] = [];
    const run = (name: string, clubs: readonly string[]) =>
      locks.hold(clubs, async () => {
        seen.push(`${name} begins`);
        await new Promise((resolve) => setImmediate(resolve));
        seen.push(`${name} ends`);
      });
    await Promise.all([run('a', ['1', '2']), run('b', ['2', '1']), run('c', ['2'])]);
    const turns = [seen.slice(0, 2), seen.slice(2, 4), seen.slice(4)].map(String);
    expect(new Set(turns)).toEqual(
      new Set(['a', 'b', 'c'].map((name) => `${name} begins,${name} ends`)),
    );
  });

  it('CL-05 don’t wait for runs at another club', async () => {
    const locks = new ClubLocks();
    const { promise, resolve } = Promise.withResolvers<void>();
    const first = locks.hold(['1'], () => promise);
    await expect(locks.hold(['2'], () => Promise.resolve('done'))).resolves.toBe('done');
    resolve();
    await first;
  });

  it('CL-05 get a club after its run failed', async () => {
    const locks = new ClubLocks();
    const failing = locks.hold(['1'], () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    await expect(locks.hold(['1'], () => Promise.resolve('next'))).resolves.toBe('next');
  });
});
