import { type Call, contract } from '@foyer/adapters-http/wire';
import type * as z from 'zod/mini';

import { aCorporateLeadBody, aStandardProductBody } from './joins.ts';
import { aDayPassBody, aGiftBody } from './orders.ts';
import {
  aCodeBody,
  aConsentBody,
  aLeadBody,
  aReferralBody,
  aResidentialBody,
  aVisitBody,
} from './lead-bodies.ts';

type Contract = typeof contract;

/** A valid request for each call of the contract. A new call doesn't compile until it is added here. */
export type GoodRequests = {
  readonly [Name in keyof Contract]: {
    readonly params: z.input<Contract[Name]['params']>;
    readonly query: z.input<Contract[Name]['query']>;
    readonly body: z.input<Contract[Name]['body']>;
  };
};

/** Made for no account. */
export const noPasskey = {
  id: 'none',
  clientDataJSON: 'none',
  attestationObject: 'none',
  transports: ['internal'],
};

const nothing = { params: {}, query: {}, body: undefined };

/** A request for any call. */
export interface SentRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Each call of the contract, with a valid request for it. */
export function goodCalls(memberId?: string) {
  const requests = goodRequests(memberId);
  return Object.entries<Call>(contract).map(([name, call]) => {
    const request = requests[name as keyof GoodRequests] as SentRequest;
    return { name, call, request, path: urlOf(call, request) };
  });
}

/** The path and query of a request. */
export function urlOf(call: Call, { params, query }: SentRequest): string {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent((params[name] ?? '').toWellFormed()),
  );
  const search = new URLSearchParams(query);
  return search.size === 0 ? path : `${path}?${search}`;
}

/** True if the call takes a body. */
export function sendsBody(call: Call): boolean {
  return call.body._zod.def.type !== 'undefined';
}

/** The id of a passkey that a test may give this member. It doesn't name the member. */
export function passkeyOf(memberId: string): string {
  return `passkey-${memberId.at(-1)}`;
}

/** Requests that a member, by default Grace, sends to the Tribeca club. */
export function goodRequests(memberId = '901001'): GoodRequests {
  const lead = aLeadBody();
  const referral = aReferralBody();
  const corporateLead = aCorporateLeadBody();
  const email = 'hostile@mail.example';
  const training = { params: { provider: 'house' }, query: { source: 'Web' }, body: undefined };
  const agreement = { agreementId: 'hamptons', facilityId: '101', memberId };
  return {
    getConfiguration: nothing,
    getFacility: { ...nothing, params: { id: '101' } },
    getClubProfile: { ...nothing, params: { id: '101' } },
    listClubFacts: nothing,
    listFacilities: nothing,
    createAbandonedLead: { ...nothing, body: lead },
    updateAbandonedLead: { ...nothing, body: lead },
    createResidentialLead: { ...nothing, body: aResidentialBody() },
    updateLead: {
      ...nothing,
      body: aVisitBody(lead.TransactionId, null) as z.input<Contract['updateLead']['body']>,
    },
    cancelAppointment: { ...nothing, body: { TokenId: null, TransactionId: lead.TransactionId } },
    getVisitLink: { ...nothing, body: { TokenId: null, TransactionId: lead.TransactionId } },
    readVisit: { ...nothing, body: { token: 'none' } },
    moveVisit: {
      ...nothing,
      body: { token: 'none', facilityId: '101', startsAt: '2026-11-24T09:00:00-05:00' },
    },
    cancelVisit: { ...nothing, body: { token: 'none', reason: 'A meeting came up' } },
    reportLate: { ...nothing, body: { token: 'none', minutes: 10 } },
    turnOffVisitLink: { ...nothing, body: { token: 'none' } },
    listOpenTimes: { ...nothing, query: { facilityId: '101', type: 'guided' } },
    holdTime: {
      ...nothing,
      body: {
        TransactionId: lead.TransactionId,
        FacilityId: '101',
        minutes: 10,
        ScheduledVisitTime: '2026-11-24T09:00:00-05:00',
      },
    },
    releaseTime: { ...nothing, body: { TransactionId: lead.TransactionId } },
    readFriendsVisit: { ...nothing, body: { token: 'never-mailed' } },
    joinFriendsVisit: {
      ...nothing,
      body: { token: 'never-mailed', facilityId: '101', startsAt: '2026-11-24T09:00:00-05:00' },
    },
    leaveFriendsVisit: { ...nothing, body: { token: 'never-mailed' } },
    joinWaitList: {
      ...nothing,
      body: { TransactionId: lead.TransactionId, FacilityId: '101', type: 'guided' },
    },
    getWaitOffer: { ...nothing, body: { token: 'never-mailed' } },
    acceptWaitOffer: { ...nothing, body: { token: 'never-mailed' } },
    leaveWaitList: { ...nothing, body: { token: 'never-mailed' } },
    countClasses: {
      params: { facility: '101' },
      query: {},
      body: [{ categoryId: 86, className: 'Yoga' }],
    },
    verifyCorporateDomain: {
      ...nothing,
      query: { email: 'ada@acme.example', facilityId: '101' },
    },
    verifyCorporateEmail: {
      ...nothing,
      body: aCodeBody() as z.input<Contract['verifyCorporateEmail']['body']>,
    },
    verifyCorporateCode: { ...nothing, body: { email: 'ada@globex.example', token: '1234' } },
    getEmployer: { ...nothing, params: { slug: 'acme' } },
    useInvitation: {
      ...nothing,
      body: {
        code: 'ABCDE-FGHJK',
        facilityId: '101',
        personalEmail: email,
        firstName: 'Ada',
        lastName: 'Lovelace',
        phoneNumber: '2125550143',
      },
    },
    resendCorporateCode: { ...nothing, query: { email: 'ada@globex.example' } },
    createCorporateLead: { ...nothing, body: corporateLead },
    updateCorporateLead: { ...nothing, body: corporateLead },
    mapCorporatePlan: {
      params: { planId: '15' },
      query: {},
      body: { corporateAccountId: 'CA1001', id: corporateLead.TransactionId },
    },
    getCorporatePlans: {
      params: { id: '101' },
      body: undefined,
      query: { email: 'ada@acme.example', corporateAccountId: 'CA1001' },
    },
    listCataloguePlans: nothing,
    getClubPlans: {
      params: { facilityId: '101' },
      body: undefined,
      query: { fmid: '', source: 'premium-card' },
    },
    readHeldPrice: { ...nothing, body: { token: 'none' } },
    checkPromoCode: { ...nothing, body: { promoCode: 'WELCOME50', facilityId: '101' } },
    getJoinTerms: {
      params: { agreementId: 'membership', facilityId: '101' },
      body: undefined,
      query: { planId: '15' },
    },
    createProductToken: { ...nothing, body: aStandardProductBody({ email }) },
    getProductDetails: { ...nothing, params: { token: 'none' } },
    resendConfirmationEmail: {
      ...nothing,
      params: { memberId, fullName: 'Grace Hopper', facilityId: '101', email },
    },
    getReferrer: { ...nothing, params: { id: 'R-1001' } },
    createReferral: { ...nothing, body: referral },
    updateReferral: { ...nothing, body: referral },
    listMediaSlides: { ...nothing, params: { id: '101' } },
    appendConsents: { ...nothing, body: [aConsentBody()] },
    getHeadline: {
      ...nothing,
      query: { page: '/pilates', intent: 'lead', variant: 'classic' },
    },
    getPromotion: { ...nothing, params: { slug: 'quiet-hours' } },
    getJoinConfirmation: { ...nothing, query: { facilityId: '101' } },
    signIn: { ...nothing, body: { username: 'grace', password: 'Quiet_Hours1' } },
    signInSocially: { ...nothing, body: { facebookId: 'ID-1', accessToken: 'a-proof-of-nothing' } },
    adoptSession: { ...nothing, body: { token: 'a-token-of-nobody', replace: false } },
    renewSession: nothing,
    signOut: nothing,
    encodeMember: nothing,
    getAccountInformation: nothing,
    updateAccountInformation: {
      ...nothing,
      body: {
        address1: '7 Quay Street',
        address2: null,
        city: 'New York',
        state: 'NY',
        country: 'US',
        zipCode: '10001',
        email: 'grace@mail.example',
      },
    },
    updateUsername: {
      ...nothing,
      body: { username: 'grace', currentPassword: 'Quiet_Hours1' },
    },
    updatePassword: {
      ...nothing,
      body: { currentPassword: 'Quiet_Hours1', newPassword: 'Quiet_Hours1' },
    },
    linkSocialLogin: {
      ...nothing,
      body: { facebookId: 'FB-1', accessToken: 'none', currentPassword: 'Quiet_Hours1' },
    },
    unlinkSocialLogin: { ...nothing, body: { currentPassword: 'Quiet_Hours1' } },
    resendEmailLink: nothing,
    cancelEmailChange: nothing,
    getAddOnEligibility: nothing,
    getMemberProfile: { ...nothing, query: { source: 'Web' } },
    updateMemberProfile: {
      ...nothing,
      body: {
        memberId,
        firstName: 'Grace',
        lastName: 'Hopper',
        homeFacilityId: '101',
        height: 168,
        weight: 61.5,
      },
    },
    requestFreeze: {
      ...nothing,
      body: { freezeDuration: 2, startDate: '2026-11-24', medicalReason: 'A knee.' },
    },
    saveJoinDetails: {
      ...nothing,
      body: {
        first_name: 'Grace',
        last_name: 'Hopper',
        birth_date: '1990-12-09',
        personal_email: email,
        company_email: null,
        corp_info: null,
        street_address: '7 Quay Street',
        floor: null,
        city: 'New York',
        state: 'NY',
        zip: '10013',
      },
    },
    getMembership: nothing,
    decideMembership: {
      ...nothing,
      body: { decision: { kind: 'freeze', from: '2026-11-24', months: 2 }, note: 'A knee.' },
    },
    listMembershipOffers: { ...nothing, params: { facilityId: '101' } },
    listInvoices: nothing,
    listPromises: nothing,
    beginCardChange: nothing,
    getBillingInformation: nothing,
    getGiftCardDetails: nothing,
    listMemberPictures: { ...nothing, query: { memberIDsStr: memberId, source: 'web' } },
    listOwnVisits: nothing,
    getSecondStep: nothing,
    beginSecondStep: { ...nothing, body: { currentPassword: 'Quiet_Hours1' } },
    confirmSecondStep: { ...nothing, body: { code: '000000' } },
    renewRecoveryCodes: { ...nothing, body: { currentPassword: 'Quiet_Hours1' } },
    turnOffSecondStep: { ...nothing, body: { currentPassword: 'Quiet_Hours1' } },
    listPasskeys: nothing,
    beginPasskey: { ...nothing, body: { currentPassword: 'Quiet_Hours1' } },
    addPasskey: { ...nothing, body: { name: 'My phone', passkey: noPasskey } },
    renamePasskey: {
      ...nothing,
      params: { passkeyId: passkeyOf(memberId) },
      body: { name: 'My phone' },
    },
    removePasskey: {
      ...nothing,
      params: { passkeyId: passkeyOf(memberId) },
      body: { currentPassword: 'Quiet_Hours1' },
    },
    beginPasskeySignIn: nothing,
    signInWithPasskey: {
      ...nothing,
      body: {
        id: 'none',
        clientDataJSON: 'none',
        authenticatorData: 'none',
        signature: 'none',
        userHandle: null,
      },
    },
    finishSignIn: {
      ...nothing,
      body: { challenge: 'none', code: '000000', trustsBrowser: false },
    },
    listActivity: nothing,
    listSessions: nothing,
    endSession: { ...nothing, params: { sessionId: 'none' } },
    endOtherSessions: nothing,
    getBillingBalance: nothing,
    getBillingCard: nothing,
    getWalletPasses: nothing,
    verifyUsername: { ...nothing, body: { username: 'grace' } },
    recoverByEmail: { ...nothing, body: { email: 'nobody@mail.example' } },
    validateUser: { ...nothing, body: { memberId: '901002', lastName: 'Turing' } },
    signUpWithEmail: {
      ...nothing,
      body: { memberId: null, firstName: 'Ada', lastName: 'Lovelace', email },
    },
    getMailedToken: { ...nothing, params: { token: 'none' } },
    activateUser: {
      ...nothing,
      body: { token: 'none', username: 'ada.l', password: 'New_Morning2' },
    },
    useEmailLink: { ...nothing, body: { token: 'none' } },
    resendVerification: { ...nothing, params: { name: 'nobody.at.all' } },
    getAgreement: { ...nothing, params: agreement },
    getAgreementVersion: { ...nothing, params: { ...agreement, version: '1' } },
    signAgreement: {
      ...nothing,
      body: { ...agreement, version: '4', signature: 'Grace Hopper' },
    },
    getGiftCardCatalogue: nothing,
    orderGiftCard: { ...nothing, body: aGiftBody() },
    findDeskPeople: { ...nothing, body: { token: 'none', text: 'ada' } },
    readDeskPerson: { ...nothing, body: { token: 'none', personId: 'none' } },
    changeDeskPerson: {
      ...nothing,
      body: {
        token: 'none',
        personId: 'none',
        change: { kind: 'withdraw', channel: 'newsletter' },
      },
    },
    readDesk: { ...nothing, body: { token: 'none' } },
    markVisit: { ...nothing, body: { token: 'none', visitId: 'none', status: 'arrived' } },
    requestPersonalData: { ...nothing, body: { email } },
    readPersonalData: { ...nothing, body: { token: 'none' } },
    erasePersonalData: { ...nothing, body: { token: 'none' } },
    getClubPasses: { ...nothing, params: { facilityId: '101' } },
    orderDayPass: { ...nothing, body: aDayPassBody() },
    getDayPassOrder: { ...nothing, params: { token: 'none' } },
    getGiftOrder: { ...nothing, params: { token: 'none' } },
    requestTrialPass: {
      ...nothing,
      body: {
        id: 'hostile',
        facilityId: '101',
        firstName: 'Ada',
        lastName: 'Byron',
        email,
        phone: '2125550123',
        startsOn: '2026-11-21',
      },
    },
    getMailedPass: { ...nothing, body: { token: 'never-mailed' } },
    getTrialPass: { ...nothing, params: { facilityId: '101', code: 'TRY-7' } },
    sendClubFeedback: {
      ...nothing,
      body: { id: 'hostile', facilityId: '101', rating: 4, message: 'Good.', email },
    },
    getForm: { ...nothing, params: { formId: 'group-visit' } },
    answerForm: {
      ...nothing,
      params: { formId: 'group-visit' },
      body: {
        id: 'hostile',
        values: { contact: 'Ada Byron', email: 'ada@mail.example', people: '5-10', notes: '' },
      },
    },
    getPreQuestionnaire: training,
    getPreAssessmentAnswer: { ...training, params: {} },
    getAssessment: training,
    getAssessmentSummary: training,
  };
}
