import type { Club } from '../../clubs/club.ts';
import {
  checkCorporateContact,
  type CorporateContact,
} from '../../forms/corporate-contact-form.ts';
import type { CallFailure } from '../../kernel/call-failure.ts';
import { Err, type Result } from '../../kernel/result.ts';
import type { CreatedLead } from '../../lead/lead.ts';
import { outreachCodes } from '../../lead/outreach-code.ts';
import type { Message } from '../../messages/catalog.ts';
import { formMessage } from '../../messages/failure-messages.ts';
import { storeHandoff } from '../draft/handoff.ts';
import { leadDraftOf } from '../draft/lead-draft.ts';
import type { LeadRecorder } from '../shared/lead-recorder.ts';
import { codeFailureMessage, type CorporateJoinCode } from './corporate-join.code.ts';
import { type CorporateJoinContext, trackCorporateFailure } from './corporate-join.store.ts';
import type { CorporateJoinPlans } from './corporate-join.plans.ts';
import { hasCode, isVerified } from './corporate-join.state.ts';

/** Submitting the contact form ('Get Started'). */
export class CorporateJoinSubmission {
  readonly #flow: CorporateJoinContext;
  readonly #recorder: LeadRecorder<CorporateContact>;
  readonly #code: CorporateJoinCode;
  readonly #plans: CorporateJoinPlans;

  constructor(
    flow: CorporateJoinContext,
    recorder: LeadRecorder<CorporateContact>,
    code: CorporateJoinCode,
    plans: CorporateJoinPlans,
  ) {
    this.#flow = flow;
    this.#recorder = recorder;
    this.#code = code;
    this.#plans = plans;
  }

  async start(): Promise<void> {
    const { store, memberSession, clock, verifyCorporateDomain } = this.#flow;
    const signedInUntil = memberSession.expiresAt();
    if (signedInUntil !== null && signedInUntil.epochMilliseconds > clock.now().epochMilliseconds) {
      store.update({ alert: { key: 'alreadyMember' } });
      return;
    }
    const club = store.state.selectedFacility;
    const { contact } = checkCorporateContact(store.state.contactInput);
    if (club === null || contact === null) return;
    const { facilityId } = club;
    const eligible = await verifyCorporateDomain.execute({
      companyEmail: contact.companyEmail,
      facilityId,
    });
    if (!eligible) await this.#goOnWithoutEmployer(contact, club);
    else if (await this.#recordLead(club)) await this.#askForCode(contact, club);
  }

  async #recordLead(club: Club): Promise<boolean> {
    const { store, analytics } = this.#flow;
    const isNew = !store.state.hasCreatedLead;
    const recorded = await this.#recorder.record(club);
    if (recorded.err) store.update({ alert: leadFailureMessage(recorded.val, isNew) });
    else if (isNew) {
      analytics.record({ name: 'lead_created', facilityId: club.facilityId, intent: 'join' });
    }
    return recorded.ok;
  }

  /** Sends no new code if the address is already verified or its last code is still valid. */
  async #askForCode(contact: CorporateContact, club: Club): Promise<void> {
    const { store, corporate, clock } = this.#flow;
    if (isVerified(store.state)) {
      await this.#plans.goTo();
      return;
    }
    if (hasCode(store.state) && this.#code.secondsLeft() > 0) {
      store.change({ type: 'code-step-shown' });
      return;
    }
    const sent = await corporate.createCode({ contact, facilityId: club.facilityId });
    if (sent.err) {
      trackCorporateFailure(this.#flow, sent.val.kind);
      store.update({ alert: codeFailureMessage(sent.val) });
      return;
    }
    store.update({ code: '', codeError: null });
    store.change({
      type: 'code-sent',
      account: sent.val,
      email: contact.companyEmail.toLowerCase(),
      at: clock.now().toString(),
    });
  }

  /** Without an agreement: records a regular lead and continues with the standard join, with everything typed so far. */
  async #goOnWithoutEmployer(contact: CorporateContact, club: Club): Promise<void> {
    const { store, settings, navigation } = this.#flow;
    store.change({ type: 'not-eligible' });
    store.update({ alert: { key: 'notEligible' } });
    const recorded = await this.#recordRegularLead(contact, club);
    if (recorded.err) {
      store.update({ alert: formMessage(recorded.val, { key: 'processing' }) });
      return;
    }
    const lead = {
      ...leadDraftOf(store.state),
      ...outreachCodes(settings.outreach, 'page'),
      isCorpLead: false,
    };
    storeHandoff(this.#flow, { to: 'standard-join', lead, visit: null, account: null });
    navigation.push(settings.joinPath.replace('{facilityId}', club.facilityId));
  }

  async #recordRegularLead(
    contact: CorporateContact,
    club: Club,
  ): Promise<Result<CreatedLead, CallFailure>> {
    const { store, settings, createLead } = this.#flow;
    const lead = this.#recorder.request(club, 'visit');
    if (lead === null) return Err({ kind: 'unsuccessful' });
    const { joinOutreachCode } = outreachCodes(settings.outreach, 'page');
    const created = await createLead.execute({
      ...lead,
      contact,
      outreachCode: joinOutreachCode,
      joinOutreachCode,
    });
    if (created.err) {
      trackCorporateFailure(this.#flow, created.val.kind);
      return created;
    }
    store.change({ type: 'lead-recorded', lead: created.val, facilityId: club.facilityId });
    return created;
  }
}

/**
 * Any unsuccessful response to a new lead is shown as a problem with the address. Without a response, the cause is
 * unknown.
 */
function leadFailureMessage(failure: CallFailure, isNew: boolean): Message {
  const isAnswered =
    failure.kind === 'rejected' ||
    failure.kind === 'server-error' ||
    failure.kind === 'rate-limited' ||
    failure.kind === 'unsuccessful';
  return formMessage(failure, { key: isNew && isAnswered ? 'sameEmail' : 'processing' });
}
