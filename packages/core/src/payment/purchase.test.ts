import { describe, expect, it } from 'vitest';

import { selectedClubCookie } from '../clubs/club.ts';
import { type ProductRequest, productTokenCookie } from './product-repository.port.ts';
import { aPlan } from '../../testing/builders/plan.builder.ts';
import { VirtualClock } from '../../testing/fakes/clock.fake.ts';
import { FakeCookieJar } from '../../testing/fakes/storage.fake.ts';
import { FakeLogger } from '../../testing/fakes/platform.fake.ts';
import { FakeBackEnd } from '../../testing/fakes/back-end.fake.ts';
import { beginPurchase, membershipOf, readConfirmation } from './purchase.ts';
import { FakeProductRepository } from '../../testing/fakes/back-end-repositories.fake.ts';

const request: ProductRequest = {
  corporate: null,
  buyer: {
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@mail.example',
    phone: '2125550123',
    newsletter: false,
  },
  isUserLoggedIn: false,
  club: { facilityId: '101', name: 'Bryant Park' },
  plan: aPlan({ planId: '16' }),
  startsOn: null,
  answers: null,
};

function setUp() {
  const clock = new VirtualClock();
  const backEnd = new FakeBackEnd({ clock });
  const products = new FakeProductRepository(backEnd);
  const cookies = new FakeCookieJar(clock);
  const logger = new FakeLogger();
  return {
    clock,
    backEnd,
    products,
    cookies,
    logger,
    begin: () => beginPurchase({ products, cookies, logger }, request),
    read: async (token: string) =>
      readConfirmation((await products.details(token)).map(membershipOf), logger),
  };
}

describe('starting a purchase', () => {
  it('CK-01 CK-02 stores token and club in cookies for 1200 s, but nothing about the buyer', async () => {
    const { clock, cookies, begin, backEnd } = setUp();
    expect((await begin()).ok).toBe(true);
    const token = cookies.read(productTokenCookie) ?? '';
    expect(backEnd.purchases.details(token).unwrap()?.buyer.firstName).toBe('Ada');
    expect(cookies.read(selectedClubCookie)).toBe('101');
    await clock.advanceAndSettle(1_199_999);
    expect(cookies.read(productTokenCookie)).toBe(token);
    expect(cookies.read(selectedClubCookie)).toBe('101');
    await clock.advanceAndSettle(1);
    expect(cookies.read(productTokenCookie)).toBeNull();
    expect(cookies.read(selectedClubCookie)).toBeNull();
  });

  it('CJ-13 a failed request leaves no cookie', async () => {
    const { products, cookies, begin } = setUp();
    products.faults.failNext('createToken', { kind: 'network' });
    expect((await begin()).val).toEqual({ kind: 'network' });
    expect(cookies.read(productTokenCookie)).toBeNull();
  });

  it('CK-02 a browser without cookies gets its own failure, and isn’t sent to the payment application', async () => {
    const { cookies, begin } = setUp();
    cookies.write = () => undefined;
    expect((await begin()).val).toEqual({ kind: 'no-cookies' });
  });
});

describe('the confirmation of a purchase', () => {
  it('CJ-14 includes member and barcode each time it is read', async () => {
    const { backEnd, read } = setUp();
    const token = backEnd.purchases.pay(backEnd.sell(request).unwrap());
    const first = (await read(token)).unwrap();
    expect(first).toMatchObject({ facilityId: '101', buyer: { lastName: 'Byron' } });
    expect(first.memberId).toMatch(/^\d+$/);
    expect(first.barcode).toMatch(/^\d+$/);
    expect((await read(token)).unwrap()).toEqual(first);
  });

  it('CJ-14 an unknown token and the token of an unpaid purchase are both unknown', async () => {
    const { backEnd, read } = setUp();
    expect((await read('made-up')).val).toEqual({ kind: 'unknown-token' });
    expect((await read(backEnd.sell(request).unwrap())).val).toEqual({
      kind: 'unknown-token',
    });
  });

  it('CJ-14 used and expired tokens are told apart from unknown ones', async () => {
    const { backEnd, clock, read } = setUp();
    const used = backEnd.purchases.pay(backEnd.sell(request).unwrap());
    backEnd.purchases.useUp(used);
    expect((await read(used)).val).toEqual({ kind: 'used-token' });
    const late = backEnd.purchases.pay(backEnd.sell(request).unwrap());
    await clock.advanceAndSettle(1_800_001);
    expect((await read(late)).val).toEqual({ kind: 'used-token' });
  });

  it('CJ-14 a failed call says nothing about the token', async () => {
    const { backEnd, products, logger, read } = setUp();
    const token = backEnd.purchases.pay(backEnd.sell(request).unwrap());
    products.faults.failNext('details', { kind: 'server-error', status: 503 });
    expect((await read(token)).val).toEqual({ kind: 'server-error', status: 503 });
    expect(JSON.stringify(logger.entries)).not.toContain(token);
  });

  it('two payments for one purchase create one member', () => {
    const { backEnd } = setUp();
    const token = backEnd.sell(request).unwrap();
    backEnd.purchases.pay(token);
    backEnd.purchases.pay(token);
    expect(backEnd.purchases.members).toHaveLength(1);
  });
});
