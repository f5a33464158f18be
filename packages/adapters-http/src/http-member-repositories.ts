import {
  createHttpAccountChanges,
  createHttpAccountRepository,
  createHttpAgreementRepository,
} from './http-account-repositories.ts';
import { createHttpPersonalData } from './http-personal-data.ts';
import { createHttpArrivalDesk } from './http-arrival-desk.ts';
import type { HttpClient } from './http-client.ts';
import { createHttpClubServices, createHttpGiftOrders } from './http-club-services.ts';
import { createHttpDayPasses } from './http-day-passes.ts';
import { createHttpMembershipRepository } from './http-membership-repository.ts';
import {
  createHttpAccountSessions,
  createHttpRegistrationRepository,
  createHttpSecondStep,
  createHttpSignInRepository,
} from './http-session-repositories.ts';
import { createHttpPasskeys } from './http-passkeys.ts';
import { createHttpTrainingRepository } from './http-training-repository.ts';

/** The adapters that the member pages need, by the names of their ports. */
export interface HttpMemberRepositories {
  readonly accounts: ReturnType<typeof createHttpAccountRepository>;
  readonly agreements: ReturnType<typeof createHttpAgreementRepository>;
  readonly changes: ReturnType<typeof createHttpAccountChanges>;
  readonly clubServices: ReturnType<typeof createHttpClubServices>;
  readonly dayPasses: ReturnType<typeof createHttpDayPasses>;
  readonly personalData: ReturnType<typeof createHttpPersonalData>;
  readonly desk: ReturnType<typeof createHttpArrivalDesk>;
  readonly gifts: ReturnType<typeof createHttpGiftOrders>;
  readonly membership: ReturnType<typeof createHttpMembershipRepository>;
  readonly passkeys: ReturnType<typeof createHttpPasskeys>;
  readonly registrations: ReturnType<typeof createHttpRegistrationRepository>;
  readonly secondStep: ReturnType<typeof createHttpSecondStep>;
  readonly sessions: ReturnType<typeof createHttpAccountSessions>;
  readonly signIns: ReturnType<typeof createHttpSignInRepository>;
  readonly training: ReturnType<typeof createHttpTrainingRepository>;
}

/** All adapters of the member pages over one client, from `createAccountClient`. */
export function createHttpMemberRepositories(client: HttpClient): HttpMemberRepositories {
  return {
    accounts: createHttpAccountRepository(client),
    agreements: createHttpAgreementRepository(client),
    changes: createHttpAccountChanges(client),
    clubServices: createHttpClubServices(client),
    dayPasses: createHttpDayPasses(client),
    personalData: createHttpPersonalData(client),
    desk: createHttpArrivalDesk(client),
    gifts: createHttpGiftOrders(client),
    membership: createHttpMembershipRepository(client),
    passkeys: createHttpPasskeys(client),
    registrations: createHttpRegistrationRepository(client),
    secondStep: createHttpSecondStep(client),
    sessions: createHttpAccountSessions(client),
    signIns: createHttpSignInRepository(client),
    training: createHttpTrainingRepository(client),
  };
}
