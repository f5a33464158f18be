import { contract } from '@foyer/adapters-http/wire';
import { defaultPasswordPolicy, type PasswordPolicy } from '@foyer/core/forms';
import type { Hono } from 'hono';

import {
  getAssessment,
  getAssessmentSummary,
  getPreAssessmentAnswer,
  getPreQuestionnaire,
} from '../training/training-calls.ts';
import type { ChainData } from '../chain-data.ts';
import { serveCall, serveMemberCall, type ServeOptions } from '../http/serve-call.ts';
import {
  encodeMember,
  getAccountInformation,
  getAddOnEligibility,
  getBillingBalance,
  getBillingCard,
  getBillingInformation,
  getGiftCardDetails,
  getMemberProfile,
  listMemberPictures,
  serveMemberPictures,
} from './account-calls.ts';
import { getAgreement, getAgreementVersion, signAgreement } from './agreement-calls.ts';
import {
  linkSocialLogin,
  unlinkSocialLogin,
  updateAccountInformation,
  updateMemberProfile,
  updatePassword,
  updateUsername,
} from './change-calls.ts';
import { cancelEmailChange, resendEmailLink, useEmailLink } from './email-calls.ts';

import { requestFreeze, saveJoinDetails } from './membership-calls.ts';
import {
  activateUser,
  getMailedToken,
  recoverByEmail,
  type RegistrationBacking,
  resendVerification,
  signUpWithEmail,
  validateUser,
  verifyUsername,
} from './registration-calls.ts';
import { authenticateMembers } from './session-table.ts';
import { adoptSession, renewSession, signIn, signInSocially, signOut } from './sign-in-calls.ts';

export interface AccountServing extends RegistrationBacking {
  readonly now: ServeOptions['now'];
  readonly client: NonNullable<ServeOptions['client']>;
  readonly data: ChainData;
  /** Defaults to the stricter policy of the specification. */
  readonly passwordPolicy?: PasswordPolicy;
}

/** Registers every account call. */
export function serveAccount(app: Hono, backing: AccountServing): void {
  const {
    database,
    secret,
    now,
    client,
    publicUrl,
    data,
    passwordPolicy = defaultPasswordPolicy,
  } = backing;
  const counted = { now, client };
  const members = { ...counted, authenticate: authenticateMembers(database, secret, publicUrl) };
  const translated = { ...members, translations: data.translations };
  serveCall(app, contract.signIn, signIn(backing), counted);
  serveCall(app, contract.signInSocially, signInSocially(backing), counted);
  serveCall(app, contract.adoptSession, adoptSession(backing), counted);
  serveMemberCall(app, contract.renewSession, renewSession(backing), members);
  serveMemberCall(app, contract.signOut, signOut(backing), members);
  serveMemberCall(app, contract.encodeMember, encodeMember(secret), members);
  const account = getAccountInformation(database);
  serveMemberCall(app, contract.getAccountInformation, account, members);
  serveMemberCall(app, contract.getAddOnEligibility, getAddOnEligibility(), members);
  serveMemberCall(app, contract.getMemberProfile, getMemberProfile(database), members);
  serveMemberCall(app, contract.getBillingInformation, getBillingInformation(database), members);
  serveMemberCall(app, contract.getGiftCardDetails, getGiftCardDetails(database), members);
  serveMemberCall(app, contract.listMemberPictures, listMemberPictures(secret), members);
  serveMemberCall(app, contract.getBillingCard, getBillingCard(database), members);
  serveMemberCall(app, contract.getBillingBalance, getBillingBalance(database), members);
  const information = updateAccountInformation(backing);
  serveMemberCall(app, contract.updateAccountInformation, information, members);
  serveMemberCall(app, contract.updateMemberProfile, updateMemberProfile(backing), members);
  serveMemberCall(app, contract.updateUsername, updateUsername(backing), members);
  serveMemberCall(app, contract.updatePassword, updatePassword(backing, passwordPolicy), members);
  serveMemberCall(app, contract.linkSocialLogin, linkSocialLogin(backing), members);
  serveMemberCall(app, contract.unlinkSocialLogin, unlinkSocialLogin(backing), members);
  serveMemberCall(app, contract.resendEmailLink, resendEmailLink(backing), members);
  serveMemberCall(app, contract.cancelEmailChange, cancelEmailChange(backing), members);
  serveMemberCall(app, contract.requestFreeze, requestFreeze(backing), members);
  serveMemberCall(app, contract.saveJoinDetails, saveJoinDetails(backing), members);
  serveCall(app, contract.useEmailLink, useEmailLink(backing), counted);
  serveCall(app, contract.verifyUsername, verifyUsername(backing), counted);
  serveCall(app, contract.recoverByEmail, recoverByEmail(backing), counted);
  serveCall(app, contract.validateUser, validateUser(backing), counted);
  serveCall(app, contract.signUpWithEmail, signUpWithEmail(backing), counted);
  serveCall(app, contract.getMailedToken, getMailedToken(backing), counted);
  serveCall(app, contract.activateUser, activateUser(backing, passwordPolicy), counted);
  serveCall(app, contract.resendVerification, resendVerification(backing), counted);
  serveMemberCall(app, contract.getAgreement, getAgreement(database, data), translated);
  serveMemberCall(
    app,
    contract.getAgreementVersion,
    getAgreementVersion(database, data),
    translated,
  );
  serveMemberCall(app, contract.signAgreement, signAgreement(database, data), members);
  serveMemberCall(app, contract.getPreQuestionnaire, getPreQuestionnaire(data), translated);
  serveMemberCall(app, contract.getPreAssessmentAnswer, getPreAssessmentAnswer(database), members);
  serveMemberCall(app, contract.getAssessment, getAssessment(database), members);
  serveMemberCall(app, contract.getAssessmentSummary, getAssessmentSummary(database), members);
  serveMemberPictures(app, database, secret, now);
}
