import { ClubDirectory } from '@foyer/core/clubs';
import { FakeBackEnd, FakeClubRepository, type FakeLogger } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';

import { FakeAccount } from './account.fake.ts';
import { accountTokens } from './account-module.ts';
import { corporateJoinOf } from './corporate-join-module.ts';
import { createContainer } from './create-container.ts';
import { employerPageOf } from './employer-module.ts';
import { fakeFoyer } from './foyer.fake.ts';
import { joinFriendsVisitOf, manageVisitOf, offeredTimeOf } from './visit-module.ts';
import { dayPassPurchaseOf, giftPurchaseOf } from './order-modules.ts';
import { managePasskeysOf, passkeySignInOf } from './passkeys-module.ts';
import { myMembershipOf } from './my-membership-module.ts';
import { priceListOf } from './price-list-module.ts';
import { standardJoinOf } from './standard-join-module.ts';
import { classTokens, portTokens } from './tokens.ts';

describe('the container', () => {
  const foyer = fakeFoyer();
  const { container, clock, cookies, navigation, localStore } = foyer;
  // It binds the account's ports, which the gift card and the day pass need.
  const _account = new FakeAccount({ container, clock, cookies, navigation, localStore });
  for (const load of [
    standardJoinOf,
    corporateJoinOf,
    employerPageOf,
    dayPassPurchaseOf,
    giftPurchaseOf,
    joinFriendsVisitOf,
    manageVisitOf,
    managePasskeysOf,
    passkeySignInOf,
    myMembershipOf,
    offeredTimeOf,
    priceListOf,
  ])
    load(container);

  it.each(Object.entries({ ...portTokens, ...classTokens, ...accountTokens }))(
    'resolves %s',
    (_name, token) => {
      expect(container.get<unknown>(token)).toBeTypeOf('object');
    },
  );

  it.each(Object.entries(classTokens))('builds one %s for all screens', (_name, token) => {
    expect(container.get<unknown>(token)).toBe(container.get<unknown>(token));
  });

  it('injects the clubs and the activity of the screens into the flow', async () => {
    const foyer = fakeFoyer();
    const activity = foyer.container.get(classTokens.activity);
    void foyer.flow.submitVisit();
    await foyer.container.get(classTokens.clubDirectory).load();
    expect(foyer.clubs.faults.count('all')).toBe(1);
    expect(activity.count()).toBe(0);
  });

  it('builds nothing before it is needed, and names the port that is missing', () => {
    const { clock } = fakeFoyer();
    const clubs = new FakeClubRepository(new FakeBackEnd({ clock }));
    const few = createContainer({ clock, clubs });
    expect(few.get(classTokens.clubDirectory)).toBeInstanceOf(ClubDirectory);
    expect(few.isBound(portTokens.content)).toBe(false);
    expect(() => few.get(classTokens.leadFlow)).toThrow('foyer.');
    expect(() => few.get(portTokens.content)).toThrow('foyer.content');
  });

  it('AD-01: a port of the site or the account that throws is logged and fails like a lost connection', async () => {
    const foyer = fakeFoyer();
    const logger = foyer.container.get(portTokens.logger) as FakeLogger;
    const fail = () => Promise.reject(new TypeError('Failed to fetch'));
    Object.assign(foyer.content, { promotion: fail });
    const { training } = new FakeAccount(foyer);
    Object.assign(training, { summary: fail });
    const promotion = await foyer.container.get(portTokens.content).promotion('summer');
    const summary = await foyer.container.get(accountTokens.training).summary();
    expect([promotion.val, summary.val]).toEqual([{ kind: 'network' }, { kind: 'network' }]);
    expect(logger.entries.map(({ event, fields }) => `${event} ${fields['port']}`)).toEqual([
      'port-threw content',
      'port-threw training',
    ]);
  });

  it('includes the settings of a join, but not its own clubs', async () => {
    const {
      container: own,
      clock,
      navigation,
    } = fakeFoyer({
      settings: { facilityIdPattern: /^none$/ },
      standardJoinSettings: { facilityIdPattern: /^101$/, bookingPath: '/book' },
    });
    const join = standardJoinOf(own);
    await join.enter({ facilityId: '101' });
    expect(join.getSnapshot().clubError).toEqual({ key: 'clubUnknown' });
    const leaving = join.visitFirst();
    await clock.advanceAndSettle(175);
    await leaving;
    expect(navigation.current()).toBe('/book');
    join.close();
  });

  it('VL-30 a join has the lead flow’s rule for names', async () => {
    const { container: own } = fakeFoyer({ settings: { nameRule: 'inclusive' } });
    for (const join of [standardJoinOf(own), corporateJoinOf(own)]) {
      await join.enter({ facilityId: '101' });
      join.changeField('first_name', 'O');
      join.leaveField('first_name');
      expect(join.getSnapshot().errors.first_name).toBeUndefined();
      join.close();
    }
  });

  it('SJ-06 builds the standard join without a content service', async () => {
    const { facilityId: clubId } = fakeFoyer().club('101');
    const joinContent = createContainer({}).get(portTokens.joinContent);
    expect((await joinContent.confirmation(clubId)).unwrap()).toBeNull();
  });
});
