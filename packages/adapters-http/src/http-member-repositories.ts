import {
  createHttpAccountChanges,
  createHttpAccountRepository,
  createHttpAgreementRepository,
} from './http-account-repositories.ts';
import { createHttpPersonalData } from './http-personal-data.ts';
import { createHttpArrivalDesk } from './http-arrival-desk.ts';
import type { HttpClient } from './http-client.ts';
import {
  createHttpClubServices,
  createHttpDayPasses,
  createHttpGiftOrders,
} from './http-club-services.ts';
import { createHttpMembershipRepository } from './http-membership-repository.ts';
import {
  createHttpAccountSessions,
  createHttpRegistrationRepository,
  createHttpSecondStep,
  createHttpSignInRepository,
} from './http-session-repositories.ts';
import { createHttpPasskeys } from './http-passkeys.ts';
import { createHttpTrainingRepository } from './http-training-repository.ts';

/** All adapters of the member pages over one client, from `createAccountClient`. */
export function createHttpMemberRepositories(client: HttpClient) {
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

/** The adapters that the member pages need, by the names of their ports. */
export type HttpMemberRepositories = Readonly<ReturnType<typeof createHttpMemberRepositories>>;
