import { contract } from '@foyer/adapters-http/wire';
import type { Clock, IdSource } from '@foyer/core';
import type { Hono } from 'hono';

import { serveAccount } from '../account/serve-account.ts';
import type { ChainData } from '../chain-data.ts';
import { getGiftCardCatalogue, getGiftOrder, orderGiftCard } from '../club-services/gift-calls.ts';
import { getTrialPass, sendClubFeedback } from '../club-services/club-service-calls.ts';
import { answerForm, getForm } from '../club-services/form-calls.ts';
import { countClasses, getFacility, listFacilities, listMediaSlides } from '../clubs/club-calls.ts';
import { appendConsents } from '../consents/consent-calls.ts';
import { getHeadline, getJoinConfirmation, getPromotion } from '../content/content-calls.ts';
import {
  resendCorporateCode,
  verifyCorporateCode,
  verifyCorporateDomain,
  verifyCorporateEmail,
} from '../corporate/code-calls.ts';
import { postCorporateLead, mapCorporatePlan } from '../corporate/corporate-lead-calls.ts';
import type { Database } from '../database/schema.ts';
import {
  cancelAppointment,
  createResidentialLead,
  saveAbandonedLead,
  updateLead,
} from '../leads/lead-calls.ts';
import { resendConfirmationEmail } from '../payment/member-calls.ts';
import { getClubPlans, getCorporatePlans, listCataloguePlans } from '../plans/plan-calls.ts';
import { createProductToken } from '../products/begin-purchase.ts';
import { getProductDetails } from '../products/product-calls.ts';
import { createReferral, getReferrer, updateReferral } from '../referral/referral-calls.ts';
import { type AnswerCache, type CallHandler, serveCall, type ServeOptions } from './serve-call.ts';
import type { ServerSecret } from '../server-secret.ts';
import { TimedCache } from './timed-cache.ts';
import { getConfiguration, listOpenTimes } from '../visits/visit-calls.ts';

/** What the calls depend on. */
interface Backing {
  readonly database: Database;
  readonly ids: IdSource;
  readonly secret: ServerSecret;
  readonly now: ServeOptions['now'];
  readonly client: NonNullable<ServeOptions['client']>;
  readonly clock: Clock;
  /** Called after a change that queued mail or webhooks, to deliver them immediately. */
  readonly onMail: () => void;
  readonly data: ChainData;
  /** The site's public base URL, for links in mails. */
  readonly publicUrl: string;
}

/** Registers every call of the contract. */
export function serveContract(app: Hono, backing: Backing): void {
  const { database, secret, now, client, onMail, publicUrl, data } = backing;
  const cache: AnswerCache = new TimedCache(backing.clock);
  const plain = { now };
  const counted = { now, client };
  const shared = { now, cacheControl: 'public, max-age=60' };
  const { translations } = data;
  const translated = { ...plain, translations };
  const sharedTranslated = { ...shared, translations };
  const saveLead: CallHandler<typeof contract.createAbandonedLead> = saveAbandonedLead(
    backing,
    onMail,
  );
  serveCall(app, contract.getConfiguration, getConfiguration(database), shared);
  serveCall(app, contract.listFacilities, listFacilities(database), { ...sharedTranslated, cache });
  serveCall(app, contract.getFacility, getFacility(database), sharedTranslated);
  serveCall(app, contract.getHeadline, getHeadline(data), sharedTranslated);
  serveCall(app, contract.getPromotion, getPromotion(data), sharedTranslated);
  serveCall(
    app,
    contract.getJoinConfirmation,
    getJoinConfirmation(database, data),
    sharedTranslated,
  );
  serveCall(app, contract.listMediaSlides, listMediaSlides(database), sharedTranslated);
  serveCall(app, contract.countClasses, countClasses(database), plain);
  serveCall(app, contract.listOpenTimes, listOpenTimes(database), plain);
  serveCall(app, contract.createAbandonedLead, saveLead, counted);
  serveCall(app, contract.updateAbandonedLead, saveLead, counted);
  serveCall(app, contract.createResidentialLead, createResidentialLead(backing), counted);
  serveCall(app, contract.updateLead, updateLead(backing), counted);
  serveCall(app, contract.cancelAppointment, cancelAppointment(backing), plain);
  serveCall(app, contract.appendConsents, appendConsents(backing), counted);
  serveCall(app, contract.getReferrer, getReferrer(database), plain);
  serveCall(app, contract.createReferral, createReferral(backing), counted);
  serveCall(app, contract.updateReferral, updateReferral(backing), counted);
  serveCall(app, contract.verifyCorporateDomain, verifyCorporateDomain(database), plain);
  serveCall(app, contract.verifyCorporateEmail, verifyCorporateEmail(backing), counted);
  serveCall(app, contract.resendCorporateCode, resendCorporateCode(backing), counted);
  serveCall(app, contract.verifyCorporateCode, verifyCorporateCode(backing), counted);
  const corporateLead: CallHandler<typeof contract.createCorporateLead> = postCorporateLead(
    backing,
    onMail,
  );
  serveCall(app, contract.createCorporateLead, corporateLead, counted);
  serveCall(app, contract.updateCorporateLead, corporateLead, counted);
  serveCall(app, contract.mapCorporatePlan, mapCorporatePlan(database), plain);
  serveCall(app, contract.listCataloguePlans, listCataloguePlans(database), sharedTranslated);
  serveCall(app, contract.getClubPlans, getClubPlans(database, data), translated);
  serveCall(app, contract.getCorporatePlans, getCorporatePlans(database, data), translated);
  serveCall(app, contract.createProductToken, createProductToken(backing), counted);
  serveCall(app, contract.getProductDetails, getProductDetails(database, secret), plain);
  const resend = resendConfirmationEmail(backing, onMail, publicUrl);
  serveCall(app, contract.resendConfirmationEmail, resend, plain);
  serveCall(app, contract.getGiftCardCatalogue, getGiftCardCatalogue(data), sharedTranslated);
  serveCall(app, contract.orderGiftCard, orderGiftCard(backing, data), counted);
  serveCall(app, contract.getGiftOrder, getGiftOrder(database, secret), plain);
  serveCall(app, contract.getTrialPass, getTrialPass(backing), { ...counted, translations });
  serveCall(app, contract.sendClubFeedback, sendClubFeedback(backing, onMail), counted);
  serveCall(app, contract.getForm, getForm(data), sharedTranslated);
  serveCall(app, contract.answerForm, answerForm(backing, data), counted);
  serveAccount(app, backing);
}
