import { expect, it } from 'vitest';

import { someClubs } from '../../testing/builders/club.builder.ts';
import { aPlan, anOffer } from '../../testing/builders/plan.builder.ts';
import { FakeLogger } from '../../testing/fakes/logger.fake.ts';
import { FakeBackEnd } from '../../testing/fakes/back-end.fake.ts';
import { Ok } from '../kernel/result.ts';
import { FakeCorporateRepository } from '../../testing/fakes/corporate-repository.fake.ts';
import { LoadCorporatePlans } from './load-corporate-plans.ts';

const [club] = someClubs.filter((one) => one.facilityId === '101');
if (club === undefined) throw new Error('There is no club 101 among the built ones.');
const wanted = { club, companyEmail: 'ada@globex.example', corporateAccountId: 'C-2' };

function setUp() {
  const corporate = new FakeCorporateRepository(new FakeBackEnd());
  const logger = new FakeLogger();
  return { corporate, logger, load: new LoadCorporatePlans(corporate, logger) };
}

it('CJ-19 PL-08 keeps the extra data of the response', async () => {
  const { load } = setUp();
  expect((await load.execute(wanted)).unwrap()).toMatchObject({
    clubName: club.name,
    region: club.region,
    promotionId: 'P-9',
    memberId: null,
    isPresale: false,
    facilityStatus: club.status,
    facilityOpenDate: '2019-05-01',
    corporateAgreementId: 'G-2',
  });
});

it('PL-09 fills in the placeholders of every description', async () => {
  const { load } = setUp();
  const offer = (
    await load.execute({ ...wanted, companyEmail: 'a@acme.example', corporateAccountId: 'C-1' })
  ).unwrap();
  expect(offer.plans.map((plan) => plan.description)).toEqual([
    `Unlimited access to ${club.name}.`,
    `Every club in ${club.region}, ${club.name} among them.`,
  ]);
});

it('CJ-12 accepts and logs a response that doesn’t report success', async () => {
  const { corporate, logger, load } = setUp();
  corporate.plans = () => Promise.resolve(Ok(anOffer({ plans: [aPlan()], success: null })));
  expect((await load.execute(wanted)).unwrap().plans).toHaveLength(1);
  expect(logger.entries).toEqual([{ level: 'warn', event: 'plans-without-success', fields: {} }]);
});

it('CJ-12 logs a failed load without an address and leaves the message to the caller', async () => {
  const { corporate, logger, load } = setUp();
  corporate.faults.failNext('plans', { kind: 'server-error', status: 500 });
  expect((await load.execute(wanted)).ok).toBe(false);
  expect(logger.entries).toHaveLength(1);
  expect(JSON.stringify(logger.entries)).not.toContain('globex');
});
