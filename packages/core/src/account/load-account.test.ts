import { describe, expect, it, vi } from 'vitest';
import { anAccount } from '../../testing/fakes/account.fixture.fake.ts';
import { Ok } from '../kernel/result.ts';
import { accountCardNames } from './load-account.ts';
import { aMember, aSparseMember } from '../../testing/builders/member.builder.ts';

describe('LoadAccount', () => {
  it('AC-02 sends its calls together, but for the pictures', () => {
    const { load, accounts } = anAccount();
    void load.execute();
    for (const name of accountCardNames) {
      expect(accounts.faults.count(name)).toBe(name === 'pictures' ? 0 : 1);
    }
    for (const card of Object.values(load.getSnapshot())) expect(card.status).toBe('loading');
  });

  it('AC-02 HT-13 asks for the pictures by the member’s id, and for the bearer’s own without one', async () => {
    const { load, accounts } = anAccount();
    const asked = vi.spyOn(accounts, 'pictures');
    await load.execute();
    await load.refresh(['pictures']);
    accounts.faults.failNext('profile', { kind: 'network' });
    await load.execute();
    expect(asked.mock.calls.map(([ids]) => ids)).toEqual([['901001'], ['901001'], []]);
  });

  it('AC-02 AC-03 fills every card, with normalized statuses', async () => {
    const { load } = anAccount();
    const cards = await load.execute();
    const { information, profile, billing, giftCard, addOn, pictures, ...lists } = aMember();
    expect(cards).toEqual({
      information: { status: 'ready', value: { ...information, membershipStatus: 'active' } },
      profile: {
        status: 'ready',
        value: { ...profile, membershipStatus: 'active', ptStatus: 'active' },
      },
      billing: {
        status: 'ready',
        value: { ...billing, owed: { minorUnits: 0, currency: 'USD' } },
      },
      giftCard: { status: 'ready', value: giftCard },
      addOn: { status: 'ready', value: addOn },
      pictures: { status: 'ready', value: pictures },
      visits: { status: 'ready', value: lists.visits },
      wallets: { status: 'ready', value: lists.wallets },
    });
  });

  it('AC-03 a member without a trainer is inactive', async () => {
    const { load } = anAccount(aSparseMember());
    const { profile } = await load.execute();
    expect(profile).toMatchObject({ value: { ptStatus: 'inactive', membershipStatus: 'frozen' } });
  });

  it('AC-02 missing data is an empty card, not a failure', async () => {
    const { load } = anAccount(aSparseMember({ pictures: [] }));
    const { billing, giftCard, addOn, pictures, visits } = await load.execute();
    for (const card of [billing, giftCard, addOn, pictures, visits])
      expect(card.status).toBe('empty');
  });

  it('AC-02 a payment card shows without a billing address', async () => {
    const { load, accounts } = anAccount(aSparseMember());
    const card = { cardLastFourDigits: '4242', cardType: 'Visa', expirationDate: '04/30' };
    accounts.card = async () => Ok(card);
    expect((await load.execute()).billing).toMatchObject({ status: 'ready', value: card });
  });

  it.each(accountCardNames)('AC-02 AC-05 if %s fails, the other cards still show', async (name) => {
    const { load, accounts, logger } = anAccount();
    accounts.faults.failNext(name, { kind: 'server-error', status: 503 });
    const cards = await load.execute();
    for (const other of accountCardNames) {
      expect(cards[other].status).toBe(other === name ? 'failed' : 'ready');
    }
    expect(cards[name]).toEqual({
      status: 'failed',
      failure: { kind: 'server-error', status: 503 },
    });
    expect(logger.entries).toEqual([
      {
        level: 'warn',
        event: 'account-call-failed',
        fields: { card: name, failure: 'server-error' },
      },
    ]);
  });

  it('AC-02 a card shows before a slower one, and can be reloaded alone', async () => {
    const { load, accounts, clock } = anAccount();
    accounts.faults.delayNext('billing', 3_000);
    const all = load.execute();
    await clock.advanceAndSettle(0);
    expect(load.getSnapshot().profile.status).toBe('ready');
    expect(load.getSnapshot().billing.status).toBe('loading');
    await clock.advanceAndSettle(3_000);
    expect((await all).billing.status).toBe('ready');
    await load.execute(['billing']);
    expect(accounts.faults.count('billing')).toBe(2);
    expect(accounts.faults.count('profile')).toBe(1);
  });

  it('AC-02 of two pending loads of a card the later one wins', async () => {
    const { load, accounts, clock, members } = anAccount();
    accounts.faults.delayNext('giftCard', 3_000);
    const first = load.execute(['giftCard']);
    members.put(aMember({ giftCard: null }));
    await load.execute(['giftCard']);
    await clock.advanceAndSettle(3_000);
    await first;
    expect(load.getSnapshot().giftCard.status).toBe('empty');
  });

  it('AC-06 an expired token ends the session', async () => {
    const { load, members, session } = anAccount();
    members.endSessions('901001');
    await load.execute();
    expect(session.getSnapshot().status).toBe('expired');
    expect(session.credential()).toBeNull();
  });

  it('AC-02 a background reload keeps the value until the answer arrives', async () => {
    const { load, accounts, clock, members } = anAccount();
    await load.execute();
    accounts.faults.delayNext('giftCard', 3_000);
    members.put(aMember({ giftCard: null }));
    const again = load.refresh(['giftCard']);
    expect(load.getSnapshot().giftCard.status).toBe('ready');
    await clock.advanceAndSettle(3_000);
    await again;
    expect(load.getSnapshot().giftCard.status).toBe('empty');
  });

  it('AC-02 a failed background reload keeps the value, and a card without a value loads as usual', async () => {
    const { load, accounts } = anAccount();
    accounts.faults.failNext('profile', { kind: 'network' });
    await load.execute();
    accounts.faults.failNext('billing', { kind: 'network' });
    const refreshed = load.refresh();
    expect(load.getSnapshot().profile.status).toBe('loading');
    const { billing, profile } = await refreshed;
    expect([billing.status, profile.status]).toEqual(['ready', 'ready']);
  });

  it('AC-04 AC-05 a changed card keeps its value until it is reloaded, and loses it if the reload fails', async () => {
    const { load, accounts } = anAccount();
    await load.execute();
    const again = load.reload(['information']);
    expect(load.getSnapshot().information.status).toBe('ready');
    await again;
    accounts.faults.failNext('information', { kind: 'network' });
    const { information, profile } = await load.reload(['information']);
    expect(information).toEqual({ status: 'failed', failure: { kind: 'network' } });
    expect(profile.status).toBe('ready');
  });

  it('AC-02 HT-42 HT-43 billing shows the card and the balance owed, and works without either', async () => {
    const { load, accounts, members } = anAccount();
    members.put(aMember({ balance: { minorUnits: 4_250, currency: 'USD' } }));
    expect((await load.execute(['billing'])).billing).toMatchObject({
      value: { cardLastFourDigits: '4242', owed: { minorUnits: 4_250, currency: 'USD' } },
    });
    accounts.faults.failNext('card', { kind: 'network' });
    accounts.faults.failNext('cardBalance', { kind: 'server-error', status: 500 });
    expect((await load.execute(['billing'])).billing).toMatchObject({
      value: { cardLastFourDigits: '4242', owed: 'unknown' },
    });
  });

  it('AC-02 AC-06 when a session ends in any way, all of its data is cleared', async () => {
    const { load, session, members } = anAccount();
    await load.execute();
    session.end();
    for (const card of Object.values(load.getSnapshot())) expect(card.status).toBe('loading');
    session.begin(members.begin('901001'));
    await load.execute();
    members.put(aSparseMember());
    session.begin(members.begin('901002'));
    for (const card of Object.values(load.getSnapshot())) expect(card.status).toBe('loading');
    expect((await load.execute()).profile).toMatchObject({ value: { firstName: 'Alan' } });
  });

  it('AC-02 nothing of one member remains for the next', async () => {
    const { load, accounts, clock } = anAccount();
    await load.execute();
    accounts.faults.delayNext('profile', 3_000);
    const late = load.execute(['profile']);
    load.clear();
    await clock.advanceAndSettle(3_000);
    await late;
    for (const card of Object.values(load.getSnapshot())) expect(card.status).toBe('loading');
  });
});
