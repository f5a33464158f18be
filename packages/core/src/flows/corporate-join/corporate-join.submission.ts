import type { Club } from '../../clubs/club.ts';
import {
  checkCorporateContact,
  type CorporateContact,
} from '../../forms/corporate-contact-form.ts';
import type { CallFailure } from '../../kernel/call-failure.ts';
import { Err, type Result } from '../../kernel/result.ts';
import type { CreatedLead } from '../../lead/lead.ts';
import { outreachCodes } from '../../lead/outreach-code.ts';
import { formMessage } from '../../messages/failure-messages.ts';
import { storeHandoff } from '../draft/handoff.ts';
import { leadDraftOf } from '../draft/lead-draft.ts';
import type { LeadRecorder } from '../shared/lead-recorder.ts';
import type { CorporateJoinCode } from './corporate-join.code.ts';
import { type CorporateJoinContext, tellCorporateFailure } from './corporate-join.context.ts';
import type { CorporateJoinPlans } from './corporate-join.plans.ts';
import { hasCode, isVerified } from './corporate-join.state.ts';
import { wordCodeFailure, wordLeadFailure } from './failure-words.ts';

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
    const { keeper, memberSession, clock, verifyCorporateDomain } = this.#flow;
    const signedInUntil = memberSession.expiresAt();
    if (signedInUntil !== null && signedInUntil.epochMilliseconds > clock.now().epochMilliseconds) {
      keeper.update({ alert: { key: 'alreadyMember' } });
      return;
    }
    const club = keeper.state.selectedFacility;
    const { contact } = checkCorporateContact(keeper.state.contactInput);
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
    const { keeper, analytics } = this.#flow;
    const isNew = !keeper.state.hasCreatedLead;
    const recorded = await this.#recorder.record(club);
    if (recorded.err) keeper.update({ alert: wordLeadFailure(recorded.val, isNew) });
    else if (isNew) {
      analytics.record({ name: 'lead_created', facilityId: club.facilityId, intent: 'join' });
    }
    return recorded.ok;
  }

  /** Sends no new code if the address is already verified or its last code is still valid. */
  async #askForCode(contact: CorporateContact, club: Club): Promise<void> {
    const { keeper, corporate, clock } = this.#flow;
    if (isVerified(keeper.state)) {
      await this.#plans.goTo();
      return;
    }
    if (hasCode(keeper.state) && this.#code.secondsLeft() > 0) {
      keeper.change({ type: 'code-step-shown' });
      return;
    }
    const sent = await corporate.createCode({ contact, facilityId: club.facilityId });
    if (sent.err) {
      tellCorporateFailure(this.#flow, sent.val.kind);
      keeper.update({ alert: wordCodeFailure(sent.val) });
      return;
    }
    keeper.update({ code: '', codeError: null });
    keeper.change({
      type: 'code-sent',
      account: sent.val,
      email: contact.companyEmail.toLowerCase(),
      at: clock.now().toString(),
    });
  }

  /** Without an agreement: records a regular lead and continues with the standard join, with everything typed so far. */
  async #goOnWithoutEmployer(contact: CorporateContact, club: Club): Promise<void> {
    const { keeper, settings, navigation } = this.#flow;
    keeper.change({ type: 'not-eligible' });
    keeper.update({ alert: { key: 'notEligible' } });
    const recorded = await this.#recordRegularLead(contact, club);
    if (recorded.err) {
      keeper.update({ alert: formMessage(recorded.val, { key: 'processing' }) });
      return;
    }
    const lead = {
      ...leadDraftOf(keeper.state),
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
    const { keeper, settings, createLead } = this.#flow;
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
      tellCorporateFailure(this.#flow, created.val.kind);
      return created;
    }
    keeper.change({ type: 'lead-recorded', lead: created.val, facilityId: club.facilityId });
    return created;
  }
}
