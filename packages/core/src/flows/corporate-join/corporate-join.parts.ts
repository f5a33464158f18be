import { ContactFields } from '../engine/contact-fields.ts';
import { FlowExpiry } from '../engine/flow-expiry.ts';
import { CachedConfiguration } from '../shared/club-choice.ts';
import {
  checkCorporateContact,
  type CorporateContact,
} from '../../forms/corporate-contact-form.ts';
import { joinPhoneStyle } from '../../forms/join-phone-input.ts';
import { ClubChoice } from '../shared/club-choice.ts';
import { VisitSchedule } from '../shared/visit-schedule.ts';
import { VisitSurvey } from '../shared/visit-survey.ts';
import { noNearbyClubs } from '../../clubs/nearby-clubs.ts';
import { addMessages } from '../../messages/catalog.ts';
import { joinMessages } from '../../messages/join-messages.ts';
import { LeadRecorder, type LeadToRecord } from '../shared/lead-recorder.ts';
import { ReturnFromPayment } from '../shared/payment-return.ts';
import { type MembershipConfirmation, ReadConfirmation } from '../../payment/read-confirmation.ts';
import { ResendConfirmation } from '../shared/resend-confirmation.ts';
import { createObservable } from '../../kernel/observable.ts';
import { noTimes } from '../../visit/visit-times.ts';
import { CorporateJoinCode } from './corporate-join.code.ts';
import type { CorporateJoinDependencies } from './corporate-join.dependencies.ts';
import { corporateVisitSteps } from './corporate-join.state.ts';
import {
  type CorporateJoinContext,
  trackCorporateFailure,
  type CorporateJoinViews,
  createCorporateJoinStore,
} from './corporate-join.store.ts';
import { CorporateJoinPlans } from './corporate-join.plans.ts';
import { CorporateJoinSubmission } from './corporate-join.submission.ts';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { Result } from '../../kernel/result.ts';
import { consentAnswers } from '../../lead/consents.ts';
import type { CreatedLead } from '../../lead/lead.ts';
import { limitMessage } from '../../messages/failure-messages.ts';
import { acceptsAppointments } from '../../visit/visit-configuration.ts';

/** The parts of the corporate flow. Each one decides what some of the visitor's actions mean. */
export interface CorporateJoinParts {
  readonly flow: CorporateJoinContext;
  readonly configuration: CachedConfiguration;
  readonly fields: ContactFields;
  readonly recorder: LeadRecorder<CorporateContact>;
  readonly submission: CorporateJoinSubmission;
  readonly code: CorporateJoinCode;
  readonly plans: CorporateJoinPlans;
  readonly payment: ReturnFromPayment<MembershipConfirmation>;
  readonly resend: ResendConfirmation;
  readonly clubs: ClubChoice;
  readonly schedule: VisitSchedule;
  readonly confirmation: VisitSchedule;
  readonly survey: VisitSurvey;
  readonly expiry: FlowExpiry;
}

/** Creates the parts. Clubs, times, visit and survey use the lead flow's own parts. */
export function corporateJoinParts(dependencies: CorporateJoinDependencies): CorporateJoinParts {
  addMessages(joinMessages);
  const { settings, analytics, logger, clock } = dependencies;
  const views: CorporateJoinViews = {
    times: createObservable(noTimes),
    nearby: createObservable(noNearbyClubs),
    secondsLeft: createObservable(settings.codeSeconds),
  };
  const store = createCorporateJoinStore(dependencies, views);
  const flow: CorporateJoinContext = {
    ...dependencies,
    store,
    views,
    visibleConsents: { texts: null },
  };
  const steps = corporateVisitSteps;
  const visit = { ...flow, steps, timesView: views.times, nearbyView: views.nearby };
  const configuration = new CachedConfiguration(store, dependencies.configuration, logger);
  const fields = new ContactFields(
    store,
    () => analytics.record({ name: 'flow_started', flow: 'join' }),
    joinPhoneStyle,
  );
  const recorder = new LeadRecorder<CorporateContact>({
    ...flow,
    contact: () => checkCorporateContact(store.state.contactInput).contact,
    send: (lead) => sendCorporateLead(dependencies, lead),
    place: () => ({ flow: 'corporate', step: store.state.step }),
  });
  const plans = new CorporateJoinPlans(flow, recorder);
  const code = new CorporateJoinCode(flow, recorder, plans);
  const schedule = new VisitSchedule(visit, recorder, configuration);
  const trackFailure = (failure: string): void => trackCorporateFailure(flow, failure);
  return {
    ...{ flow, configuration, fields, recorder, plans, code, schedule },
    submission: new CorporateJoinSubmission(flow, recorder, code, plans),
    payment: new ReturnFromPayment({
      ...flow,
      confirmations: new ReadConfirmation(dependencies.products, logger),
      onPaid: ({ facilityId }) => analytics.record({ name: 'purchase_completed', facilityId }),
      onUnread: trackFailure,
    }),
    resend: new ResendConfirmation({ ...flow, onFailed: trackFailure }),
    clubs: new ClubChoice(
      { ...visit, timesStep: steps.times },
      fields,
      recorder,
      configuration,
      schedule,
    ),
    confirmation: schedule,
    survey: new VisitSurvey(visit, recorder),
    expiry: new FlowExpiry(store, clock),
  };
}

/**
 * Continues from the plans to a visit. At a club that takes no visits, updates the lead instead,
 * and an advisor will be in contact. Returns false, with a message shown, if that failed.
 */
export async function goOnToVisit({
  flow: { store },
  configuration,
  recorder,
}: Pick<CorporateJoinParts, 'flow' | 'configuration' | 'recorder'>): Promise<boolean> {
  const club = store.state.selectedFacility;
  const config = await configuration.load();
  if (club === null || config === null) {
    store.update({ alert: { key: 'processing' } });
    return false;
  }
  const accepts = acceptsAppointments(config, club.facilityId);
  const isKnown = accepts && store.state.hasCreatedLead;
  const recorded = isKnown ? null : await recorder.record(club);
  if (recorded?.err === true) {
    store.update({ alert: limitMessage(recorded.val, { key: 'processing' }) });
    return false;
  }
  store.change({ type: 'lead-accepted', accepts });
  return true;
}

/** Creates the corporate lead, or updates it if it exists. Logs a failure. */
async function sendCorporateLead(
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
    ...(lead.visitSkipped === true && { visitSkipped: true }),
  };
  const answer = lead.exists
    ? await corporateLeads.update(request)
    : await corporateLeads.create(request);
  if (answer.err) logger.error('corporate-lead-failed', { failure: answer.val.kind });
  return answer.map((created) => ({ ...created, associationToken: null }));
}
