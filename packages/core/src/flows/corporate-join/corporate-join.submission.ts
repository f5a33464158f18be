import type { Club } from '../../clubs/club.ts';
import { LaterParts } from '../engine/later-parts.ts';
import {
  checkCorporateContact,
  type CorporateContact,
} from '../../forms/corporate-contact-form.ts';
import { asksForNewsletter } from '../../lead/consents.ts';
import type * as joinHandOver from '../standard-join/hand-over.ts';
import type { CreatedLead } from '../../lead/lead.ts';
import { CreateLead } from '../../lead/create-lead.ts';
import type { VisitContext } from '../lead/lead-flow.context.ts';
import { outreachCodes } from '../../lead/outreach-code.ts';
import { formMessage } from '../../messages/failure-messages.ts';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { Result } from '../../kernel/result.ts';
import type { CorporateJoinCode } from './corporate-join.code.ts';
import { type CorporateJoinContext, tellCorporateFailure } from './corporate-join.context.ts';
import type { CorporateJoinPlans } from './corporate-join.plans.ts';
import { hasCode, isVerified } from './corporate-join.state.ts';
import type { CorporateLeadRecorder } from './corporate-lead-recorder.ts';
import { wordCodeFailure, wordLeadFailure } from './failure-words.ts';
import { VerifyCorporateDomain } from '../../corporate/verify-corporate-domain.ts';

/** Handles Get Started. */
export class CorporateJoinSubmission {
  readonly #flow: CorporateJoinContext;
  readonly #visit: VisitContext;
  readonly #recorder: CorporateLeadRecorder;
  readonly #code: CorporateJoinCode;
  readonly #plans: CorporateJoinPlans;
  readonly #verifyDomain: VerifyCorporateDomain;
  readonly #createLead: CreateLead;
  readonly #joins: LaterParts<typeof joinHandOver>;

  constructor(
    flow: CorporateJoinContext,
    visit: VisitContext,
    recorder: CorporateLeadRecorder,
    code: CorporateJoinCode,
    plans: CorporateJoinPlans,
  ) {
    this.#flow = flow;
    this.#visit = visit;
    this.#recorder = recorder;
    this.#code = code;
    this.#plans = plans;
    const { corporate, leads, referrals, settings, logger, keeper } = flow;
    this.#joins = new LaterParts(
      () => import('../standard-join/hand-over.ts'),
      (key) => keeper.update({ alert: { key } }),
      logger,
    );
    this.#verifyDomain = new VerifyCorporateDomain(corporate, logger);
    this.#createLead = new CreateLead(leads, referrals, settings.consents, logger);
  }

  async start(): Promise<void> {
    const { keeper, memberSession, clock } = this.#flow;
    const signedInUntil = memberSession.expiresAt();
    if (signedInUntil !== null && signedInUntil.epochMilliseconds > clock.now().epochMilliseconds) {
      keeper.update({ alert: { key: 'alreadyMember' } });
      return;
    }
    const club = keeper.state.selectedFacility;
    const { contact } = checkCorporateContact(keeper.state.contactInput);
    if (club === null || contact === null) return;
    const { facilityId } = club;
    const eligible = await this.#verifyDomain.execute({
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

  /** Creates a regular lead and continues to the standard join with all input. */
  async #goOnWithoutEmployer(contact: CorporateContact, club: Club): Promise<void> {
    const { keeper, settings, navigation } = this.#flow;
    keeper.change({ type: 'not-eligible' });
    keeper.update({ alert: { key: 'notEligible' } });
    const recorded = await this.#recordRegularLead(contact, club);
    if (recorded.err) {
      keeper.update({ alert: formMessage(recorded.val, { key: 'processing' }) });
      return;
    }
    await this.#joins.with(async ({ handOverToStandardJoin }) => {
      handOverToStandardJoin(this.#flow, {
        ...this.#visit.keeper.state,
        ...outreachCodes(settings.outreach, 'page'),
        isCorpLead: false,
      });
      navigation.push(settings.joinPath.replace('{facilityId}', club.facilityId));
    }, 'processing');
  }

  async #recordRegularLead(
    contact: CorporateContact,
    club: Club,
  ): Promise<Result<CreatedLead, CallFailure>> {
    const { keeper, settings, visitor, ids } = this.#flow;
    this.#visit.keeper.change({ type: 'lead-requested', transactionId: ids.next() });
    const { state } = keeper;
    const { joinOutreachCode } = outreachCodes(settings.outreach, 'page');
    const asks = asksForNewsletter(settings.consents, club.country, visitor.country());
    const created = await this.#createLead.execute({
      transactionId: state.leadTransactionId ?? ids.next(),
      leadTokenId: state.leadTokenId,
      exists: state.hasCreatedLead,
      contact,
      club,
      outreachCode: joinOutreachCode,
      joinOutreachCode,
      sourceUrl: visitor.pageUrl(),
      receiveTextAlerts: state.receiveTextAlerts,
      subscribeToNewsletter: asks ? state.subscribeToNewsletter : true,
      userLocation: visitor.country(),
      referrer: null,
    });
    if (created.err) {
      tellCorporateFailure(this.#flow, created.val.kind);
      return created;
    }
    const { facilityId } = club;
    this.#visit.keeper.change({ type: 'lead-recorded', lead: created.val, facilityId });
    return created;
  }
}
