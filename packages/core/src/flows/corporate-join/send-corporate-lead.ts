import type { CorporateContact } from '../../forms/corporate-contact-form.ts';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { Result } from '../../kernel/result.ts';
import { consentAnswers } from '../../lead/consents.ts';
import type { CreatedLead } from '../../lead/lead.ts';
import type { LeadToRecord } from '../shared/lead-recorder.ts';
import type { CorporateJoinDependencies } from './corporate-join.dependencies.ts';

/** Creates the corporate lead, or updates it if it exists. Logs a failure. */
export async function sendCorporateLead(
  { corporateLeads, settings, logger }: CorporateJoinDependencies,
  lead: LeadToRecord<CorporateContact>,
): Promise<Result<CreatedLead, CallFailure>> {
  const { transactionId, contact, club, outreachCode, sourceUrl, userLocation } = lead;
  const request = {
    ...{ transactionId, contact, outreachCode, sourceUrl, userLocation },
    facilityId: club.facilityId,
    answers: consentAnswers(settings.consents, {
      newsletter: lead.subscribeToNewsletter,
      textAlerts: lead.receiveTextAlerts,
    }),
    receiveTextAlerts: lead.receiveTextAlerts,
    ctaLabel: settings.ctaLabel,
    isAbandonedLead: true,
  };
  const answer = lead.exists
    ? await corporateLeads.update(request)
    : await corporateLeads.create(request);
  if (answer.err) logger.error('corporate-lead-failed', { failure: answer.val.kind });
  return answer.map((created) => ({ ...created, associationToken: null }));
}
