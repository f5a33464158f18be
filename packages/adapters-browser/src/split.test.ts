// @vitest-environment jsdom
/** Covers the split and both of its users: before the first paint, and with OpenFeature's SDK. */
import { experimentsContract } from '@foyer/core/contract';
import { FakeKeyValueStore, FakeLogger, SeededIdSource } from '@foyer/core/testing';
import { OpenFeature } from '@openfeature/web-sdk';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';

import { OpenFeatureExperiments, SplitProvider } from './open-feature-experiments.ts';
import { armOf, type Split, SplitExperiments, type Splits } from './split-experiments.ts';

const ids = new SeededIdSource(11);
afterAll(() => OpenFeature.close());

experimentsContract('SplitExperiments', () => {
  // A null prototype, because only own properties count.
  const splits: Record<string, Split> = Object.create(null) as Record<string, Split>;
  const options = { splits, store: new FakeKeyValueStore(), visitorId: 'v-1' };
  return Promise.resolve({
    experiments: new SplitExperiments(options),
    assign(flag: string, value: boolean | string | undefined) {
      if (value === undefined) delete splits[flag];
      else splits[flag] = [[value, 100]];
      return Promise.resolve();
    },
  });
});

const half: Split = [
  [true, 50],
  [false, 50],
];

describe('a split', () => {
  it('AN-04 divides visitors by its weights', () => {
    const counts = new Map<boolean | string | undefined, number>();
    const split: Split = [
      ['', 70],
      ['SPRING', 20],
      ['AUTUMN', 10],
      ['NEVER', 0],
    ];
    for (let visitor = 0; visitor < 10_000; visitor += 1) {
      const arm = armOf(split, 'campaign', ids.next());
      counts.set(arm, (counts.get(arm) ?? 0) + 1);
    }
    expect(new Set(counts.keys())).toEqual(new Set(['', 'AUTUMN', 'SPRING']));
    expect((counts.get('') ?? 0) / 10_000).toBeCloseTo(0.7, 1);
    expect((counts.get('SPRING') ?? 0) / 10_000).toBeCloseTo(0.2, 1);
  });

  it('AN-04 divides visitors independently in two experiments', () => {
    let same = 0;
    for (let visitor = 0; visitor < 4_000; visitor += 1) {
      const id = ids.next();
      if (armOf(half, 'one', id) === armOf(half, 'two', id)) same += 1;
    }
    expect(same / 4_000).toBeCloseTo(0.5, 1);
  });

  it('AN-04 has no arm if all weights are 0', () => {
    expect(armOf([], 'x', 'v')).toBeUndefined();
    expect(armOf([[true, 0]], 'x', 'v')).toBeUndefined();
  });

  it('AN-04 gives each visitor the same arm on the page and in OpenFeature', async () => {
    const domain = ids.next();
    const splits: Splits = {
      zip: half,
      campaign: [
        ['A', 1],
        ['B', 2],
      ],
    };
    await OpenFeature.setProviderAndWait(domain, new SplitProvider(splits));
    const client = OpenFeature.getClient(domain);
    await fc.assert(
      fc.asyncProperty(fc.uuid(), async (visitorId) => {
        await OpenFeature.setContext(domain, { targetingKey: visitorId });
        const page = new SplitExperiments({ splits, store: new FakeKeyValueStore(), visitorId });
        const store = new FakeKeyValueStore();
        const service = new OpenFeatureExperiments({ client, store, visitorId });
        expect(service.isOn('zip', false)).toBe(page.isOn('zip', false));
        expect(service.text('campaign', '')).toBe(page.text('campaign', ''));
        expect(service.text('other', 'none')).toBe('none');
      }),
      { numRuns: 50 },
    );
  });
});

describe('SplitExperiments', () => {
  it('AN-04 keeps a visitor’s arm when the weights change, also in OpenFeature', () => {
    const store = new FakeKeyValueStore();
    const on: Splits = { zip: [[true, 100]] };
    const off: Splits = { zip: [[false, 100]] };
    const page = (splits: Splits) => new SplitExperiments({ splits, store, visitorId: 'v-1' });
    expect(page(on).isOn('zip', false)).toBe(true);
    expect(page(off).isOn('zip', false)).toBe(true);
    const client = {
      getBooleanDetails: () => ({ value: false, reason: 'SPLIT' }),
      getStringDetails: () => ({ value: '', reason: 'SPLIT' }),
    };
    expect(new OpenFeatureExperiments({ client, store, visitorId: 'v-1' }).isOn('zip', false)).toBe(
      true,
    );
  });

  it('LX-04 keeps values for the page when nothing can be stored, and logs it', () => {
    const store = new FakeKeyValueStore();
    store.block();
    const logger = new FakeLogger();
    const splits: Record<string, Split> = { zip: [[true, 1]] };
    const experiments = new SplitExperiments({ splits, store, visitorId: 'v-1', logger });
    expect(experiments.isOn('zip', false)).toBe(true);
    splits['zip'] = [[false, 1]];
    expect(experiments.isOn('zip', false)).toBe(true);
    expect(logger.entries[0]).toMatchObject({ event: 'experiment-not-stored' });
  });
});
