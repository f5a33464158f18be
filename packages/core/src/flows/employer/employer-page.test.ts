import { describe, expect, it } from 'vitest';

import { FakeBackEnd } from '../../../testing/fakes/back-end.fake.ts';
import { VirtualClock } from '../../../testing/fakes/clock.fake.ts';
import { FakeEmployerRepository } from '../../../testing/fakes/back-end-repositories.fake.ts';
import { EmployerPage } from './employer-page.ts';

function setUp(country: string | null = 'US') {
  const clock = new VirtualClock();
  const employers = new FakeEmployerRepository(new FakeBackEnd({ clock }));
  const page = new EmployerPage({ employers, visitor: { country: () => country } });
  return { clock, employers, page };
}

describe('an employer’s page', () => {
  it('MB-90 shows what its people save in the visitor’s currency', async () => {
    const { page } = setUp('UK');
    await page.open('acme');
    expect(page.getSnapshot()).toMatchObject({
      status: 'ready',
      employer: { name: 'Acme', clubs: null },
      saving: { currency: 'GBP', monthly: 30_00, monthlyVaries: true, joining: 200_00 },
    });
  });

  it('MB-90 falls back to the currency of the agreement’s clubs', async () => {
    const { page } = setUp('CA');
    await page.open('globex');
    expect(page.getSnapshot().saving?.currency).toBe('USD');
  });

  it('MB-90 shows no saving of an employer without plans', async () => {
    const { page } = setUp();
    await page.open('initech');
    expect(page.getSnapshot()).toMatchObject({ status: 'ready', saving: null });
  });

  it('MB-91 says that nobody has this address', async () => {
    const { page } = setUp();
    await page.open('nobody');
    expect(page.getSnapshot()).toMatchObject({ status: 'unknown', employer: null });
  });

  it('MB-91 says why it could not be loaded, and can be opened again', async () => {
    const { page, employers } = setUp();
    employers.faults.failNext('find', { kind: 'network' });
    await page.open('acme');
    expect(page.getSnapshot()).toMatchObject({
      status: 'failed',
      alert: { key: 'callUnreachable' },
    });
    await page.open('acme');
    expect(page.getSnapshot()).toMatchObject({ status: 'ready', alert: null });
  });

  it('MB-91 shows the address that was opened last', async () => {
    const { page, employers, clock } = setUp();
    employers.faults.delayNext('find', 1_000);
    const first = page.open('acme');
    await page.open('globex');
    await clock.advanceAndSettle(1_000);
    await first;
    expect(page.getSnapshot().employer?.name).toBe('Globex');
  });
});
