import { expect, it } from 'vitest';

import type { LeadRepository } from '../lead/lead-repository.port.ts';
import { FakeLeadRepository } from '../../testing/fakes/lead-repository.fake.ts';
import { aLead } from '../../testing/builders/lead.builder.ts';
import { FakeBackEnd } from '../../testing/fakes/back-end.fake.ts';
import { laterPort } from './later-port.ts';

it('loads the port once, on the first call, and behaves like it', async () => {
  const backEnd = new FakeBackEnd();
  let fetched = 0;
  const leads = laterPort<LeadRepository>(() => {
    fetched += 1;
    return Promise.resolve(new FakeLeadRepository(backEnd));
  });
  expect(fetched).toBe(0);
  const made = await Promise.all([leads.create(aLead()), leads.create(aLead())]);
  expect(made.map(({ ok }) => ok)).toEqual([true, true]);
  expect(fetched).toBe(1);
  expect(backEnd.leads).toHaveLength(1);
});

it('HT-62 fails like a network error if the chunk can’t be loaded, and the next call tries again', async () => {
  let fails = true;
  const leads = laterPort<LeadRepository>(() =>
    fails
      ? Promise.reject(new Error('no such file'))
      : Promise.resolve(new FakeLeadRepository(new FakeBackEnd())),
  );
  expect((await leads.create(aLead())).val).toEqual({ kind: 'network' });
  fails = false;
  expect((await leads.create(aLead())).ok).toBe(true);
});

it('isn’t mistaken for a promise when awaited', async () => {
  let fetched = 0;
  const leads = laterPort<LeadRepository>(() => {
    fetched += 1;
    return Promise.reject(new Error('no such file'));
  });
  expect(await Promise.resolve(leads)).toBe(leads);
  expect(fetched).toBe(0);
});
