import { describe, expect, it } from 'vitest';

import { aMembership } from '../../testing/builders/membership.builder.ts';
import { aMember } from '../../testing/builders/member.builder.ts';
import { anAccount } from '../../testing/fakes/account.fixture.fake.ts';
import { FakeBackEnd } from '../../testing/fakes/back-end.fake.ts';
import { FakeClubRepository } from '../../testing/fakes/club-repository.fake.ts';
import { FakeCookieJar } from '../../testing/fakes/storage.fake.ts';
import { FakeNavigation } from '../../testing/fakes/navigation.fake.ts';
import { FakeMembershipRepository } from '../../testing/fakes/membership-repository.fake.ts';
import { ClubDirectory } from '../clubs/club-directory.ts';
import type { MembershipDecision } from '../membership/decide.ts';
import { currentFreeze, type Membership, type MembershipOffer } from '../membership/membership.ts';
import type { Invoice } from '../membership/membership-repository.port.ts';
import { MyMembership } from './my-membership.ts';

const { memberId } = aMember();
const freeze: MembershipDecision = { kind: 'freeze', from: '2026-12-20', months: 2 };
const allAccess: MembershipOffer = {
  planId: '17',
  planName: 'All Access',
  facilityId: '101',
  monthly: { minorUnits: 305_00, currency: 'USD' },
};
const invoice: Invoice = {
  number: '1001',
  on: '2026-11-20',
  status: 'paid',
  facilityId: '101',
  lines: [],
  total: { minorUnits: 205_00, currency: 'USD' },
  paidWith: 'Visa',
};

/** A signed-in member with a membership and an invoice. */
function aSignedInMember(membership: Membership | null = aMembership()) {
  const { clock, members, session, logger } = anAccount();
  const repository = new FakeMembershipRepository(members);
  if (membership !== null) repository.memberships.set(memberId, membership);
  repository.paid.set(memberId, [invoice]);
  repository.offers = [allAccess];
  const clubs = new ClubDirectory(new FakeClubRepository(new FakeBackEnd({ clock })));
  const cookies = new FakeCookieJar(clock);
  const navigation = new FakeNavigation('/account/billing');
  const mine = new MyMembership({
    membership: repository,
    clubs,
    session,
    clock,
    cookies,
    logger,
    navigation,
  });
  const cards = () => mine.getSnapshot().cards;
  const stored = () => repository.memberships.get(memberId);
  return { mine, cards, stored, repository, clubs, session, members, clock, cookies, navigation };
}

describe('the member’s own membership', () => {
  it('MB-70: loads with the invoices, and each fails and is loaded again on its own', async () => {
    const { mine, cards, repository } = aSignedInMember();
    repository.faults.failNext('read', { kind: 'network' });
    await mine.load();
    expect(cards()).toMatchObject({
      membership: { status: 'failed' },
      invoices: { status: 'ready', value: [invoice] },
    });
    expect(mine.today()).toBeNull();
    await mine.load(['membership']);
    expect(cards().membership).toEqual({ status: 'ready', value: aMembership() });
    expect(mine.today()).toBe('2026-11-20');
    expect(repository.faults.count('invoices')).toBe(1);
  });

  it('MB-70: is empty for a member who has none', async () => {
    const { mine, cards, repository } = aSignedInMember(null);
    repository.paid.clear();
    await mine.load();
    expect(cards()).toMatchObject({
      membership: { status: 'empty' },
      invoices: { status: 'empty' },
    });
  });

  it('MB-120: loads what was agreed only when asked, apart from the rest, and is empty without any', async () => {
    const { mine, cards, repository } = aSignedInMember();
    await mine.load();
    expect(repository.faults.count('promises')).toBe(0);
    await mine.load(['promises']);
    expect(cards().promises).toEqual({ status: 'empty' });
    (await mine.confirm(freeze)).unwrap();
    repository.faults.failNext('promises', { kind: 'network' });
    await mine.load(['promises']);
    expect(cards().promises).toEqual({ status: 'empty' });
    await mine.load(['promises']);
    expect(cards().promises).toMatchObject({
      status: 'ready',
      value: { hasOlder: false, promises: [{ said: { decision: 'freeze' } }] },
    });
  });

  it('MB-148: leads to the payment application, which gets the token in a cookie', async () => {
    const { mine, cookies, navigation } = aSignedInMember();
    expect((await mine.changeCard()).ok).toBe(true);
    expect(cookies.read('foyer_card_change')).toBe(`card-of-${memberId}-1`);
    expect(navigation.loaded).toEqual(['/payment/card']);
  });

  it('MB-148: stays and says so when that fails', async () => {
    const { mine, cookies, navigation, repository } = aSignedInMember();
    repository.faults.failNext('beginCardChange', { kind: 'network' });
    expect((await mine.changeCard()).val).toEqual({ key: 'callUnreachable' });
    expect(cookies.read('foyer_card_change')).toBeNull();
    expect(navigation.loaded).toEqual([]);
  });

  it('MB-148: leads nowhere for a member who logs out meanwhile', async () => {
    const { mine, session, cookies, navigation } = aSignedInMember();
    const asked = mine.changeCard();
    session.end();
    expect((await asked).err).toBe(true);
    expect(cookies.read('foyer_card_change')).toBeNull();
    expect(navigation.loaded).toEqual([]);
  });

  it('MB-72: previews a decision without a call, and confirms the same', async () => {
    const { mine, cards, stored, repository } = aSignedInMember();
    await mine.load();
    const preview = mine.preview(freeze).unwrap();
    expect(stored()).toEqual(aMembership());
    expect(repository.faults.count('decide')).toBe(0);
    const confirmed = mine.confirm(freeze, '  Knee surgery ');
    expect(mine.getSnapshot().busy).toBe('freeze');
    expect((await confirmed).ok).toBe(true);
    expect(mine.getSnapshot().busy).toBeNull();
    expect(cards().membership).toEqual({ status: 'ready', value: preview });
    expect(stored()).toEqual(preview);
    expect(repository.notes).toEqual([{ memberId, note: 'Knee surgery' }]);
  });

  it('MB-73: confirming again after a lost answer changes nothing more', async () => {
    const { mine, cards, stored, repository } = aSignedInMember();
    await mine.load();
    repository.faults.failNext('decide', { kind: 'timeout' }, { takesEffect: true });
    expect((await mine.confirm(freeze)).val).toEqual({ key: 'callUnreachable' });
    expect(cards().membership).toMatchObject({ value: aMembership() });
    const after = stored();
    expect((await mine.confirm(freeze)).ok).toBe(true);
    expect(stored()).toEqual(after);
    expect(cards().membership).toMatchObject({ value: after });
  });

  it('MB-73: a second press while the first is on its way sends nothing', async () => {
    const { mine, repository } = aSignedInMember();
    await mine.load();
    await Promise.all([mine.confirm(freeze), mine.confirm({ kind: 'cancel' })]);
    expect(repository.faults.count('decide')).toBe(1);
  });

  it('MB-77: says why a decision isn’t possible, and reads what changed elsewhere', async () => {
    const { mine, cards, repository } = aSignedInMember();
    await mine.load();
    expect(mine.preview({ ...freeze, months: 9 }).val).toEqual({ key: 'membershipOutsideTerms' });
    const ended = aMembership({ lastDay: '2026-11-19' });
    repository.memberships.set(memberId, ended);
    expect((await mine.confirm(freeze)).val).toEqual({ key: 'membershipEnded' });
    expect(cards().membership).toEqual({ status: 'ready', value: ended });
  });

  it('MB-77: sends members who want a club of another currency to their own club’s phone', async () => {
    const { mine, clubs } = aSignedInMember();
    await mine.load();
    const pounds: MembershipDecision = {
      kind: 'change',
      offer: { ...allAccess, facilityId: '199', monthly: { minorUnits: 1, currency: 'GBP' } },
    };
    expect(mine.preview(pounds).val).toEqual({ key: 'membershipOtherCurrency' });
    await clubs.load();
    const home = clubs.getSnapshot().clubs.find(({ facilityId }) => facilityId === '101');
    expect(mine.preview(pounds).val).toEqual({
      key: 'membershipOtherCurrencyCall',
      values: { club: home?.name, phone: home?.phoneNumber },
    });
  });

  it('MB-76: a fee that changed meanwhile switches nothing and shows the new one', async () => {
    const { mine, cards, stored, repository } = aSignedInMember();
    await mine.load();
    await mine.showOffers('101');
    expect(cards().offers).toMatchObject({ value: [allAccess] });
    const dearer = { ...allAccess, monthly: { minorUnits: 315_00, currency: 'USD' } } as const;
    repository.offers = [dearer];
    const answer = await mine.confirm({ kind: 'change', offer: allAccess });
    expect(answer.val).toEqual({ key: 'membershipPriceChanged' });
    expect(cards().offers).toEqual({ status: 'ready', value: [dearer] });
    expect(stored()).toEqual(aMembership());
    expect((await mine.confirm({ kind: 'change', offer: dearer })).ok).toBe(true);
    expect(stored()?.changes).toMatchObject([dearer]);
  });

  it('PG-292: what was read on the day before is shown again before it is decided', async () => {
    const { mine, stored } = aSignedInMember();
    await mine.load();
    const before = mine.getSnapshot();
    const answer = await mine.confirm(freeze, '', '2026-11-19');
    expect(answer.val).toEqual({ key: 'membershipDayChanged' });
    expect(stored()).toEqual(aMembership());
    expect(mine.getSnapshot()).not.toBe(before);
    expect((await mine.confirm(freeze, '', '2026-11-20')).ok).toBe(true);
  });

  it('MB-70: leaves nothing for the next member, also of a decision on its way', async () => {
    const { mine, cards, session, members, repository } = aSignedInMember();
    await mine.load();
    repository.faults.delayNext('decide', 1_000);
    const confirmed = mine.confirm(freeze);
    session.end('signed-out');
    expect(cards().membership).toEqual({ status: 'loading' });
    expect((await confirmed).err).toBe(true);
    expect(mine.getSnapshot()).toMatchObject({ busy: null });
    session.begin(members.begin(memberId));
    await mine.load();
    const { membership } = cards();
    if (membership.status !== 'ready') throw new Error('It is not loaded.');
    expect(currentFreeze(membership.value, '2026-11-20')).not.toBeNull();
  });

  it('MB-70: an expired session ends here too', async () => {
    const { mine, session, members } = aSignedInMember();
    await mine.load();
    members.endSessions(memberId);
    await mine.confirm(freeze);
    expect(session.getSnapshot().status).toBe('expired');
  });
});
