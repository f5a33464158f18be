import { contract } from '@foyer/adapters-http/wire';

import { noPasskey } from './good-requests.ts';

/** A request to a member call. */
export interface MemberRequest {
  readonly path: string;
  readonly body?: unknown;
}

/** The id of a passkey that a test may give this member. It doesn't name the member. */
export function passkeyOf(memberId: string): string {
  return `passkey-${memberId.at(-1)}`;
}

/** The member calls of the contract, by name. */
export const memberCalls = Object.entries(contract).filter(([, call]) => call.needsToken);

/** A valid request for each member call, by the member with this id. A call that is missing here fails a test. */
export function ownRequests(memberId: string): Readonly<Record<string, MemberRequest>> {
  return {
    getSecondStep: { path: contract.getSecondStep.path },
    beginSecondStep: {
      path: contract.beginSecondStep.path,
      body: { currentPassword: 'Quiet_Hours1' },
    },
    confirmSecondStep: { path: contract.confirmSecondStep.path, body: { code: '000000' } },
    renewRecoveryCodes: {
      path: contract.renewRecoveryCodes.path,
      body: { currentPassword: 'Wrong_1234' },
    },
    turnOffSecondStep: {
      path: contract.turnOffSecondStep.path,
      body: { currentPassword: 'Quiet_Hours1' },
    },
    listPasskeys: { path: contract.listPasskeys.path },
    beginPasskey: {
      path: contract.beginPasskey.path,
      body: { currentPassword: 'Quiet_Hours1' },
    },
    addPasskey: {
      path: contract.addPasskey.path,
      body: { name: 'My phone', passkey: noPasskey },
    },
    renamePasskey: {
      path: `/v6/account/passkeys/${passkeyOf(memberId)}/name`,
      body: { name: 'My phone' },
    },
    removePasskey: {
      path: `/v6/account/passkeys/${passkeyOf(memberId)}/remove`,
      body: { currentPassword: 'Quiet_Hours1' },
    },
    renewSession: { path: contract.renewSession.path },
    signOut: { path: contract.signOut.path },
    listOwnVisits: { path: contract.listOwnVisits.path },
    listActivity: { path: contract.listActivity.path },
    listSessions: { path: contract.listSessions.path },
    endSession: { path: '/v6/account/sessions/none' },
    endOtherSessions: { path: contract.endOtherSessions.path },
    encodeMember: { path: contract.encodeMember.path },
    getAccountInformation: { path: contract.getAccountInformation.path },
    updateAccountInformation: {
      path: contract.updateAccountInformation.path,
      body: {
        address1: '7 Quay Street',
        address2: null,
        city: 'New York',
        state: 'NY',
        country: 'US',
        zipCode: '10001',
        email: `member${memberId}@mail.example`,
        currentPassword: 'Quiet_Hours1',
      },
    },
    updateUsername: {
      path: contract.updateUsername.path,
      body: { username: `member.${memberId}`, currentPassword: 'Quiet_Hours1' },
    },
    updatePassword: {
      path: contract.updatePassword.path,
      body: { currentPassword: 'Quiet_Hours1', newPassword: 'New_Morning2' },
    },
    linkSocialLogin: {
      path: contract.linkSocialLogin.path,
      body: { facebookId: `FB-${memberId}`, accessToken: 'none', currentPassword: 'Quiet_Hours1' },
    },
    unlinkSocialLogin: {
      path: contract.unlinkSocialLogin.path,
      body: { currentPassword: 'Quiet_Hours1' },
    },
    resendEmailLink: { path: contract.resendEmailLink.path },
    cancelEmailChange: { path: contract.cancelEmailChange.path },
    getAddOnEligibility: { path: contract.getAddOnEligibility.path },
    getMemberProfile: { path: `${contract.getMemberProfile.path}?source=Web` },
    updateMemberProfile: {
      path: contract.updateMemberProfile.path,
      body: { memberId, firstName: 'Ada', height: 170, weight: null },
    },
    requestFreeze: {
      path: contract.requestFreeze.path,
      body: { freezeDuration: 1, startDate: '2026-11-24', medicalReason: '' },
    },
    saveJoinDetails: {
      path: contract.saveJoinDetails.path,
      body: {
        first_name: 'Ada',
        last_name: 'Lovelace',
        birth_date: '1990-12-10',
        personal_email: 'ada@mail.example',
        company_email: null,
        corp_info: null,
        street_address: '1 Bryant Park',
        floor: null,
        city: 'New York',
        state: 'NY',
        zip: '10036',
      },
    },
    getMembership: { path: contract.getMembership.path },
    decideMembership: {
      path: contract.decideMembership.path,
      body: { decision: { kind: 'cancel' }, note: '' },
    },
    beginCardChange: { path: contract.beginCardChange.path },
    listMembershipOffers: { path: '/v6/account/membership/offers/101' },
    listInvoices: { path: contract.listInvoices.path },
    listPromises: { path: contract.listPromises.path },
    getBillingInformation: { path: contract.getBillingInformation.path },
    getGiftCardDetails: { path: contract.getGiftCardDetails.path },
    listMemberPictures: {
      path: `${contract.listMemberPictures.path}?memberIDsStr=${memberId}&source=web`,
    },
    getAgreement: {
      path: `/v6/acq/digitalsignature/agreement/hamptons/101/${memberId}`,
    },
    getAgreementVersion: {
      path: `/v6/acq/digitalsignature/agreement/hamptons/101/${memberId}/1`,
    },
    signAgreement: {
      path: contract.signAgreement.path,
      body: {
        agreementId: 'hamptons',
        version: '3',
        facilityId: '101',
        memberId,
        signature: 'Ada Lovelace',
      },
    },
    getPreQuestionnaire: { path: '/v6/personal-training/house/pre-questionnaire?source=Web' },
    getPreAssessmentAnswer: { path: `${contract.getPreAssessmentAnswer.path}?source=Web` },
    getAssessment: { path: '/v6/personal-training/house/assessment?source=Web' },
    getAssessmentSummary: { path: '/v6/personal-training/house/summary?source=Web' },
    getBillingBalance: { path: contract.getBillingBalance.path },
    getWalletPasses: { path: contract.getWalletPasses.path },
    getBillingCard: { path: contract.getBillingCard.path },
  };
}

/** A valid request for each call that leads to a signed-in member. */
export const openRequests: Readonly<Record<string, MemberRequest>> = {
  signIn: {
    path: contract.signIn.path,
    body: { username: 'nobody', password: 'Quiet_Hours1' },
  },
  signInSocially: {
    path: contract.signInSocially.path,
    body: { facebookId: 'FB-nobody', accessToken: 'none' },
  },
  finishSignIn: {
    path: contract.finishSignIn.path,
    body: { challenge: 'none', code: '000000', trustsBrowser: false },
  },
  adoptSession: { path: contract.adoptSession.path, body: { token: 'none', replace: false } },
  verifyUsername: { path: contract.verifyUsername.path, body: { username: 'grace' } },
  recoverByEmail: {
    path: contract.recoverByEmail.path,
    body: { email: 'nobody@mail.example' },
  },
  validateUser: {
    path: contract.validateUser.path,
    body: { memberId: '901002', lastName: 'Turing' },
  },
  signUpWithEmail: {
    path: contract.signUpWithEmail.path,
    body: { memberId: null, firstName: 'Ada', lastName: 'Lovelace', email: 'ada@mail.example' },
  },
  activateUser: {
    path: contract.activateUser.path,
    body: { token: 'none', username: 'ada.l', password: 'New_Morning2' },
  },
  useEmailLink: { path: contract.useEmailLink.path, body: { token: 'none' } },
  sendClubFeedback: {
    path: contract.sendClubFeedback.path,
    body: { id: 'f-1', facilityId: '101', rating: 4, message: 'Good.', email: null },
  },
};
