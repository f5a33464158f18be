import {
  FakeBackEnd,
  FakeClubRepository,
  FakeConsentLog,
  FakeCookieJar,
  FakeCorporateLeadRepository,
  FakeCorporateRepository,
  FakeJoinContentRepository,
  FakeKeyValueStore,
  FakeLeadRepository,
  FakeNavigation,
  FakeOpenTimesRepository,
  FakePlanRepository,
  FakeProductRepository,
  FakeReferralRepository,
  FakeVisitConfigurationRepository,
  VirtualClock,
} from '@foyer/core/testing';

import type { FoyerOptions } from '../create-foyer.ts';

/** A back end, a browser and a clock in memory, and ports over them for `createFoyer`. */
export interface FakePage {
  readonly backEnd: FakeBackEnd;
  readonly clock: VirtualClock;
  readonly cookies: FakeCookieJar;
  readonly navigation: FakeNavigation;
  readonly ports: NonNullable<FoyerOptions['ports']>;
}

export function fakePage(path: string): FakePage {
  const clock = new VirtualClock();
  const backEnd = new FakeBackEnd({ clock });
  const cookies = new FakeCookieJar(clock);
  const navigation = new FakeNavigation(path);
  const ports = {
    clock,
    cookies,
    navigation,
    clubs: new FakeClubRepository(backEnd),
    configuration: new FakeVisitConfigurationRepository(backEnd),
    consentLog: new FakeConsentLog(backEnd),
    corporate: new FakeCorporateRepository(backEnd),
    corporateLeads: new FakeCorporateLeadRepository(backEnd),
    joinContent: new FakeJoinContentRepository(backEnd),
    leads: new FakeLeadRepository(backEnd),
    localStore: new FakeKeyValueStore(),
    openTimes: new FakeOpenTimesRepository(backEnd),
    plans: new FakePlanRepository(backEnd, cookies),
    products: new FakeProductRepository(backEnd),
    referrals: new FakeReferralRepository(backEnd),
    sessionStore: new FakeKeyValueStore(),
  };
  return { backEnd, clock, cookies, navigation, ports };
}
