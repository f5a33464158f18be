import { contract } from '@foyer/adapters-http/wire';
import type { CallName } from '@foyer/replay/player';

const turns = [/after/, /500/, /429/];

/**
 * The faults that `npm test` plays of a call: of one that writes, the loss of an answer that the server gave; of the
 * reads, one of three in turn. The core's tests show what each refusal says, and the fault matrix of the API (OP-40) how
 * the others fail. `pnpm test:deep` plays them all.
 */
export function playedFaults<Fault>(
  call: CallName,
  place: number,
  faults: Readonly<Record<string, Fault>>,
): readonly (readonly [string, Fault])[] {
  const turn = contract[call].method === 'GET' ? turns[place % turns.length] : /after/;
  return Object.entries(faults).filter(
    ([how]) => process.env['MODE'] === 'deep' || turn?.test(how),
  );
}

/** The calls of the member pages. */
export const accountCallNames = [
  'signIn',
  'signOut',
  'getAccountInformation',
  'getMemberProfile',
  'listMemberPictures',
  'getBillingInformation',
  'getGiftCardDetails',
  'getAddOnEligibility',
  'updateAccountInformation',
  'updateMemberProfile',
  'updateUsername',
  'updatePassword',
  'linkSocialLogin',
  'unlinkSocialLogin',
  'resendEmailLink',
  'cancelEmailChange',
  'useEmailLink',
  'recoverByEmail',
  'validateUser',
  'signUpWithEmail',
  'getMailedToken',
  'activateUser',
  'resendVerification',
  'getAgreement',
  'signAgreement',
  'getGiftCardCatalogue',
  'getTrialPass',
  'sendClubFeedback',
  'getAssessmentSummary',
  'getMembership',
  'decideMembership',
  'listMembershipOffers',
  'listInvoices',
  'listPromises',
] as const satisfies readonly CallName[];
