import { contract } from '@foyer/adapters-http/wire';
import type { IdSource } from '@foyer/core';
import type { Hono } from 'hono';

import { serveAccount } from './account/serve-account.ts';
import { sendClubFeedback } from './club-services/feedback-calls.ts';
import { getGiftCardCatalogue } from './club-services/gift-card-calls.ts';
import { getGiftOrder, orderGiftCard } from './club-services/gift-order-calls.ts';
import { getTrialPass } from './club-services/trial-pass-calls.ts';
import { countClasses, getFacility, listFacilities, listMediaSlides } from './clubs/club-calls.ts';
import { appendConsents } from './consents/consent-calls.ts';
import { getHeadline, getJoinConfirmation, getPromotion } from './content/content-calls.ts';
import {
  resendCorporateCode,
  verifyCorporateCode,
  verifyCorporateEmail,
} from './corporate/code-calls.ts';
import { verifyCorporateDomain } from './corporate/corporate-calls.ts';
import { keepCorporateLead, mapCorporatePlan } from './corporate/corporate-lead-calls.ts';
import type { Database } from './database/schema.ts';
import { cancelAppointment, saveAbandonedLead, updateLead } from './leads/lead-calls.ts';
import { createResidentialLead } from './leads/residential-lead-calls.ts';
import { resendConfirmationEmail } from './payment/member-calls.ts';
import { getClubPlans, listCataloguePlans } from './plans/catalogue-plan-calls.ts';
import { getCorporatePlans } from './plans/corporate-plan-calls.ts';
import { createProductToken } from './products/begin-purchase.ts';
import { getProductDetails } from './products/product-calls.ts';
import { createReferral, getReferrer, updateReferral } from './referral/referral-calls.ts';
import { type CallHandler, serveCall, type ServeOptions } from './serve-call.ts';
import type { ServerSecret } from './server-secret.ts';
import { getConfiguration, listOpenTimes } from './visits/visit-calls.ts';

/** What the calls stand on. */
interface Backing {
  readonly database: Database;
  readonly ids: IdSource;
  readonly secret: ServerSecret;
  readonly now: ServeOptions['now'];
  readonly client: NonNullable<ServeOptions['client']>;
  /** Hears of each new mail in the outbox. */
  readonly onMail: () => void;
  /** Where the site is, for links in mails. */
  readonly publicUrl: string;
}

/** Every call of the contract, in one list. */
export function serveContract(app: Hono, backing: Backing): void {
  const { database, ids, secret, now, client, onMail, publicUrl } = backing;
  const counted = { now, client };
  const shared = { now, cacheControl: 'public, max-age=60' };
  const saveLead: CallHandler<typeof contract.createAbandonedLead> = saveAbandonedLead(
    database,
    ids,
  );
  serveCall(app, contract.getConfiguration, getConfiguration(database), shared);
  serveCall(app, contract.listFacilities, listFacilities(database), shared);
  serveCall(app, contract.getFacility, getFacility(database), shared);
  serveCall(app, contract.getHeadline, getHeadline(), shared);
  serveCall(app, contract.getPromotion, getPromotion(), shared);
  serveCall(app, contract.getJoinConfirmation, getJoinConfirmation(database), shared);
  serveCall(app, contract.listMediaSlides, listMediaSlides(database), shared);
  serveCall(app, contract.countClasses, countClasses(database), { now });
  serveCall(app, contract.listOpenTimes, listOpenTimes(database), { now });
  serveCall(app, contract.createAbandonedLead, saveLead, { now });
  serveCall(app, contract.updateAbandonedLead, saveLead, { now });
  serveCall(app, contract.createResidentialLead, createResidentialLead(database, ids, onMail), {
    now,
  });
  serveCall(app, contract.updateLead, updateLead(database, ids, onMail), { now });
  serveCall(app, contract.cancelAppointment, cancelAppointment(database), { now });
  serveCall(app, contract.appendConsents, appendConsents(database), { now });
  serveCall(app, contract.getReferrer, getReferrer(database), { now });
  serveCall(app, contract.createReferral, createReferral(database, ids, onMail), { now });
  serveCall(app, contract.updateReferral, updateReferral(database, ids, onMail), { now });
  serveCall(app, contract.verifyCorporateDomain, verifyCorporateDomain(database), { now });
  serveCall(app, contract.verifyCorporateEmail, verifyCorporateEmail(backing), counted);
  serveCall(app, contract.resendCorporateCode, resendCorporateCode(backing), counted);
  serveCall(app, contract.verifyCorporateCode, verifyCorporateCode(backing), counted);
  const corporateLead: CallHandler<typeof contract.createCorporateLead> = keepCorporateLead(
    database,
    ids,
  );
  serveCall(app, contract.createCorporateLead, corporateLead, { now });
  serveCall(app, contract.updateCorporateLead, corporateLead, { now });
  serveCall(app, contract.mapCorporatePlan, mapCorporatePlan(database), { now });
  serveCall(app, contract.listCataloguePlans, listCataloguePlans(database), shared);
  serveCall(app, contract.getClubPlans, getClubPlans(database), { now });
  serveCall(app, contract.getCorporatePlans, getCorporatePlans(database), { now });
  serveCall(app, contract.createProductToken, createProductToken(database, ids), { now });
  serveCall(app, contract.getProductDetails, getProductDetails(database, secret), { now });
  const resend = resendConfirmationEmail(database, ids, onMail, publicUrl);
  serveCall(app, contract.resendConfirmationEmail, resend, { now });
  serveCall(app, contract.getGiftCardCatalogue, getGiftCardCatalogue(), shared);
  serveCall(app, contract.orderGiftCard, orderGiftCard(database, ids), { now });
  serveCall(app, contract.getGiftOrder, getGiftOrder(database, secret), { now });
  serveCall(app, contract.getTrialPass, getTrialPass(backing), counted);
  serveCall(app, contract.sendClubFeedback, sendClubFeedback(backing), counted);
  serveAccount(app, backing);
}
