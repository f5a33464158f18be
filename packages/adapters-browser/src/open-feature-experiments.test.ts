// @vitest-environment jsdom
/** Uses OpenFeature's own SDK with an in-memory provider, to test against its actual behavior. */
import { experimentsContract } from '@foyer/core/contract';
import { FakeKeyValueStore, FakeLogger, SeededIdSource } from '@foyer/core/testing';
import { InMemoryProvider, OpenFeature } from '@openfeature/web-sdk';
import { afterAll, describe, expect, it } from 'vitest';

import { storedVisitorId } from './split-experiments.ts';
import { OpenFeatureExperiments } from './open-feature-experiments.ts';

const ids = new SeededIdSource(3);
afterAll(() => OpenFeature.close());

/** A provider with controllable answers, and its client. */
async function aProvider() {
  const domain = ids.next();
  const flags = new Map<string, boolean | string>();
  const configuration = () =>
    Object.fromEntries(
      Array.from(flags, ([flag, value]) => [
        flag,
        { variants: { arm: value }, defaultVariant: 'arm', disabled: false },
      ]),
    ) as Parameters<InMemoryProvider['putConfiguration']>[0];
  const provider = new InMemoryProvider();
  await OpenFeature.setProviderAndWait(domain, provider);
  return {
    client: OpenFeature.getClient(domain),
    async assign(flag: string, value: boolean | string | undefined): Promise<void> {
      if (value === undefined) flags.delete(flag);
      else flags.set(flag, value);
      await provider.putConfiguration(configuration());
    },
  };
}

experimentsContract('OpenFeatureExperiments', async () => {
  const { client, assign } = await aProvider();
  const store = new FakeKeyValueStore();
  return { experiments: new OpenFeatureExperiments({ client, store, visitorId: 'v-1' }), assign };
});

describe('OpenFeatureExperiments', () => {
  it('AN-04 gives a visitor the same value on the next page', async () => {
    const { client, assign } = await aProvider();
    const store = new FakeKeyValueStore();
    const page = () => new OpenFeatureExperiments({ client, store, visitorId: 'v-1' });
    await assign('zip', true);
    await assign('campaign', 'SPRING');
    expect([page().isOn('zip', false), page().text('campaign', 'none')]).toEqual([true, 'SPRING']);
    await assign('zip', false);
    await assign('campaign', 'AUTUMN');
    expect([page().isOn('zip', false), page().text('campaign', 'none')]).toEqual([true, 'SPRING']);
  });

  it('AN-04 reassigns another visitor on the device and one who cleared their storage', async () => {
    const { client, assign } = await aProvider();
    const store = new FakeKeyValueStore();
    const pageOf = (visitorId: string, where = store) =>
      new OpenFeatureExperiments({ client, store: where, visitorId });
    await assign('zip', true);
    expect(pageOf('v-1').isOn('zip', false)).toBe(true);
    await assign('zip', false);
    expect(pageOf('v-2').isOn('zip', true)).toBe(false);
    expect(pageOf('v-1', new FakeKeyValueStore()).isOn('zip', true)).toBe(false);
  });

  it('AN-04 uses the fallback without a provider and does not save it', async () => {
    const store = new FakeKeyValueStore();
    const client = OpenFeature.getClient(ids.next());
    const experiments = new OpenFeatureExperiments({ client, store, visitorId: 'v-1' });
    expect([experiments.isOn('zip', true), experiments.text('campaign', 'none')]).toEqual([
      true,
      'none',
    ]);
    expect(store.entries()).toEqual({});
  });

  it.each(['ERROR', 'DEFAULT', 'DISABLED'])(
    'AN-04 uses a value with the reason %s but does not save it',
    (reason) => {
      const store = new FakeKeyValueStore();
      const client = {
        getBooleanDetails: () => ({ value: true, reason }),
        getStringDetails: () => ({ value: 'x', reason }),
      };
      const experiments = new OpenFeatureExperiments({ client, store, visitorId: 'v-1' });
      expect([experiments.isOn('zip', false), experiments.text('campaign', '')]).toEqual([
        true,
        'x',
      ]);
      expect(store.entries()).toEqual({});
    },
  );

  it('LX-04 keeps values for the page when nothing can be stored, and logs it', async () => {
    const { client, assign } = await aProvider();
    const store = new FakeKeyValueStore();
    store.block();
    const logger = new FakeLogger();
    const experiments = new OpenFeatureExperiments({ client, store, visitorId: 'v-1', logger });
    await assign('zip', true);
    expect(experiments.isOn('zip', false)).toBe(true);
    await assign('zip', false);
    expect(experiments.isOn('zip', false)).toBe(true);
    expect(logger.entries).toEqual([
      { level: 'warn', event: 'experiment-not-stored', fields: { failure: 'blocked' } },
    ]);
  });

  it.each([
    '',
    'x',
    'null',
    '7',
    '[]',
    '{"visitorId":"v-1"}',
    '{"visitorId":"v-1","flags":{"zip":1}}',
  ])('LX-04 ignores stored text in another format: %j', async (text) => {
    const { client, assign } = await aProvider();
    const store = new FakeKeyValueStore();
    expect(store.write('foyer.experiments', text).ok).toBe(true);
    await assign('zip', true);
    const experiments = new OpenFeatureExperiments({ client, store, visitorId: 'v-1' });
    expect(experiments.isOn('zip', false)).toBe(true);
  });

  it('AN-04 creates a visitor’s id once and saves it', () => {
    const store = new FakeKeyValueStore();
    const made = storedVisitorId(store, ids);
    expect(storedVisitorId(store, ids)).toBe(made);
    expect(storedVisitorId(new FakeKeyValueStore(), ids)).not.toBe(made);
  });

  it('LX-04 gives a visitor an id for the page when nothing can be stored', () => {
    const store = new FakeKeyValueStore();
    store.block();
    const logger = new FakeLogger();
    expect(storedVisitorId(store, ids, logger)).toMatch(/./);
    expect(logger.entries).toMatchObject([{ event: 'visitor-id-not-stored' }]);
  });
});
