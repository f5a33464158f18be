import type { Club } from '../../clubs/club.ts';
import { phoneParser } from '../engine/contact-fields.ts';
import { checkCorporateContact, type CorporateContact } from '../../forms/join-contact-form.ts';
import type { InvitationUsed } from '../../corporate/corporate-repository.port.ts';
import { type CallFailure, Ok } from '../../kernel/result.ts';
import { readInstantText } from '../../kernel/temporal.ts';
import { outreachCodes } from '../../lead/lead.ts';
import type { Message } from '../../messages/catalog.ts';
import { formMessage, limitMessage, waitMessage } from '../../messages/failure-messages.ts';
import { storeHandoff } from '../draft/handoff.ts';
import { leadDraftOf } from '../draft/lead-draft.ts';
import { checkVisitor } from '../shared/check-visitor.ts';
import type { LeadRecorder } from '../shared/lead-recorder.ts';
import type { OfferedPlans } from '../shared/offered-plans.ts';
import {
  companyEmailOf,
  companyInputOf,
  corporateJoinStorageKey,
  hasCode,
  isVerified,
} from './corporate-join.state.ts';
import type { CorporateJoinContext } from './corporate-join.store.ts';

export const codeLength = 4;

/** The way to a verified address: the contact form, and the mailed code with its countdown or an invitation code. */
export class CorporateVerification {
  readonly #flow: CorporateJoinContext;
  readonly #recorder: LeadRecorder<CorporateContact>;
  readonly #plans: OfferedPlans;
  readonly #stopFollowing: () => void;
  #cancelTimer: () => void = () => undefined;
  #watched: string | null = null;
  /** True once the state was stored; only then can it be missing. */
  #wasStored = false;

  constructor(
    flow: CorporateJoinContext,
    recorder: LeadRecorder<CorporateContact>,
    plans: OfferedPlans,
  ) {
    this.#flow = flow;
    this.#recorder = recorder;
    this.#plans = plans;
    this.#stopFollowing = flow.store.subscribe(() => this.#follow());
    this.#follow();
  }

  close(): void {
    this.#stopFollowing();
    this.#cancelTimer();
  }

  /** Submits the contact form ('Get Started'): records the lead and mails a code to the company address. */
  async start(): Promise<void> {
    const { store, verifyCorporateDomain } = this.#flow;
    const alert = await checkVisitor(this.#flow, { key: 'processing' });
    if (alert !== null) {
      store.update({ alert });
      return;
    }
    const club = store.state.selectedFacility;
    const contact = this.#contact();
    if (club === null || contact === null) return;
    if (store.state.isInvited) {
      if (await this.#recordLead(club)) await this.#askForInvitation();
      return;
    }
    const eligible = await verifyCorporateDomain.execute({
      companyEmail: contact.companyEmail,
      facilityId: club.facilityId,
    });
    if (eligible.err) {
      store.update({ alert: limitMessage(eligible.val, { key: 'processing' }) });
    } else if (!eligible.val) await this.#goOnWithoutEmployer(club);
    else if (await this.#recordLead(club)) await this.#sendCode(contact, club);
  }

  /** Keeps only digits. Returns true when a new code is complete. */
  type(text: string): boolean {
    const { store } = this.#flow;
    const code = text.replaceAll(/[^0-9]/g, '').slice(0, codeLength);
    if (store.session.busy !== null || code === store.session.code) return false;
    store.update({ code, codeError: null });
    return code.length === codeLength;
  }

  async verify(): Promise<void> {
    const { store, corporate, trackFailure } = this.#flow;
    const { code } = store.session;
    if (code.length < codeLength) {
      store.update({ codeError: { key: 'codeWrong' }, refusals: store.session.refusals + 1 });
      return;
    }
    const email = companyEmailOf(store.state);
    const tried = await corporate.verifyCode(email, code);
    if (tried.err) {
      const { val: failure } = tried;
      trackFailure(failure.kind);
      if (failure.kind === 'code-spent') store.update({ codeError: { key: 'codeSpent' } });
      else if (failure.kind === 'rate-limited') {
        store.update({ codeError: waitMessage('tooManyTries', failure.retryAfterMs) });
      } else store.update({ alert: { key: 'processing' } });
      return;
    }
    if (!tried.val) {
      store.update({ codeError: { key: 'codeWrong' }, refusals: store.session.refusals + 1 });
      return;
    }
    store.update({ code: '', codeError: null });
    store.change({ type: 'email-verified', email });
    await this.#recordMissingLead();
    await this.#plans.open();
  }

  typeInvitation(invitation: string): void {
    const { store } = this.#flow;
    if (store.session.busy === null) store.update({ invitation, codeError: null });
  }

  /** Uses up the invitation code in its field. */
  async useInvitation(): Promise<void> {
    const { store, employers, trackFailure } = this.#flow;
    const club = store.state.selectedFacility;
    const contact = this.#contact();
    const code = store.session.invitation.trim();
    if (club === null || contact === null || employers === null) {
      store.change({ type: 'step-revisited', step: 0 });
      return;
    }
    const used =
      code === ''
        ? Ok(null)
        : await employers.useInvitation({ code, contact, facilityId: club.facilityId });
    if (used.err) trackFailure(used.val.kind);
    if (used.err || used.val === null) {
      const codeError = used.err
        ? invitationMessage(used.val)
        : { key: 'invitationWrong' as const };
      if (codeError === null) store.update({ alert: { key: 'processing' } });
      else store.update({ codeError, refusals: store.session.refusals + 1 });
      return;
    }
    store.update({ invitation: '', codeError: null });
    const email = companyEmailOf(store.state);
    store.change({ type: 'email-verified', email, account: used.val });
    await this.#plans.open();
  }

  /** Sends a new code. If the stored state is gone, the page restarts. */
  async resend(): Promise<void> {
    const { store, corporate, navigation, clock, localStore, trackFailure } = this.#flow;
    if (this.#wasStored && localStore.read(corporateJoinStorageKey) === null) {
      navigation.load(navigation.current());
      return;
    }
    const sent = await corporate.resendCode(companyEmailOf(store.state));
    if (sent.err) {
      trackFailure(sent.val.kind);
      store.update({ codeError: codeFailureMessage(sent.val) });
      return;
    }
    const codeResets = store.session.codeResets + 1;
    store.update({ code: '', codeError: null, codeResets });
    store.change({ type: 'code-resent', at: clock.now().toString() });
  }

  /** Without an agreement: records a regular lead and continues with the standard join, with everything typed so far. */
  async #goOnWithoutEmployer(club: Club): Promise<void> {
    const { store, settings, navigation, createLead, trackFailure } = this.#flow;
    store.change({ type: 'not-eligible' });
    store.update({ alert: { key: 'notEligible' } });
    const request = this.#recorder.request(club, 'visit');
    if (request === null) return;
    const codes = outreachCodes(settings.outreach, 'page');
    const outreachCode = codes.joinOutreachCode;
    const created = await createLead.execute({ ...request, ...codes, outreachCode });
    if (created.err) {
      trackFailure(created.val.kind);
      store.update({ alert: formMessage(created.val, { key: 'processing' }) });
      return;
    }
    store.change({ type: 'lead-recorded', lead: created.val, facilityId: club.facilityId });
    const lead = { ...leadDraftOf(store.state), ...codes, isCorpLead: false };
    storeHandoff(this.#flow, { to: 'standard-join', lead, visit: null, account: null });
    navigation.push(settings.joinPath.replace('{facilityId}', club.facilityId));
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

  /** The valid contact in the form; null while it has errors. */
  #contact(): CorporateContact | null {
    const { store, settings } = this.#flow;
    const input = companyInputOf(store.state);
    return checkCorporateContact(input, settings.nameRule, phoneParser(store)).contact;
  }

  /** Asks for no code if the address is already verified. */
  async #askForInvitation(): Promise<void> {
    const { store } = this.#flow;
    if (!isVerified(store.state)) {
      store.change({ type: 'code-step-shown' });
      return;
    }
    store.change({ type: 'plan-step-shown' });
    await this.#plans.open();
  }

  /** Sends no new code if the address is already verified or its last code is still valid. */
  async #sendCode(contact: CorporateContact, { facilityId }: Club): Promise<void> {
    const { store, corporate, clock, trackFailure } = this.#flow;
    if (isVerified(store.state)) {
      store.change({ type: 'plan-step-shown' });
      await this.#plans.open();
      return;
    }
    if (hasCode(store.state) && this.#secondsLeft() > 0) {
      store.change({ type: 'code-step-shown' });
      return;
    }
    const sent = await corporate.createCode({ contact, facilityId });
    if (sent.err) {
      trackFailure(sent.val.kind);
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

  /** A visitor from the lead flow has no corporate lead yet. If this fails, the purchase tries again. */
  async #recordMissingLead(): Promise<void> {
    const { store, logger } = this.#flow;
    const { selectedFacility, hasCreatedLead } = store.state;
    if (hasCreatedLead || selectedFacility === null) return;
    if ((await this.#recorder.record(selectedFacility)).err) logger.warn('verified-without-lead');
  }

  /** Updates the countdown every second while the code step is shown. */
  #follow(): void {
    const { store, localStore } = this.#flow;
    this.#wasStored ||= localStore.read(corporateJoinStorageKey) !== null;
    const watched = store.state.step === 1 ? store.state.codeSentAt : null;
    if (watched === this.#watched) return;
    this.#watched = watched;
    this.#cancelTimer();
    if (watched !== null) this.#tick();
  }

  /** Seconds until the code expires, from the clock, so that it is right after sleep. */
  #secondsLeft(): number {
    const { store, clock, settings } = this.#flow;
    const sentAt = readInstantText(store.state.codeSentAt ?? '');
    if (sentAt === null) return 0;
    const elapsedMs = clock.now().epochMilliseconds - sentAt.epochMilliseconds;
    const left = Math.ceil((settings.codeSeconds * 1000 - elapsedMs) / 1000);
    return Math.min(settings.codeSeconds, Math.max(0, left));
  }

  #tick(): void {
    const { clock, secondsLeftView, store, settings } = this.#flow;
    const left = this.#secondsLeft();
    secondsLeftView.set(left);
    const sentAt = readInstantText(store.state.codeSentAt ?? '');
    if (left === 0 || sentAt === null) return;
    // Tick on the whole second, so that the countdown shows the time left.
    const endMs = sentAt.epochMilliseconds + settings.codeSeconds * 1000;
    const untilNextMs = endMs - (left - 1) * 1000 - clock.now().epochMilliseconds;
    this.#cancelTimer = clock.after(Math.max(1, untilNextMs), () => this.#tick());
  }
}

/**
 * Any unsuccessful response to a new lead is shown as a problem with the address. Without a response, the cause is
 * unknown.
 */
function leadFailureMessage(failure: CallFailure, isNew: boolean): Message {
  const isAnswered = ['rejected', 'server-error', 'rate-limited', 'unsuccessful'].includes(
    failure.kind,
  );
  return formMessage(failure, { key: isNew && isAnswered ? 'sameEmail' : 'processing' });
}

/** Null: the cause is unknown. */
function invitationMessage(failure: CallFailure | InvitationUsed): Message | null {
  switch (failure.kind) {
    case 'invitation-used':
      return { key: 'invitationUsed' };
    case 'rate-limited':
      return waitMessage('tooManyTries', failure.retryAfterMs);
    case 'rejected':
      if (failure.field === 'facilityId') return { key: 'invitationClub' };
      return failure.field === 'personalEmail' ? { key: 'invitationWorkEmail' } : null;
    default:
      return null;
  }
}

function codeFailureMessage(failure: CallFailure): Message {
  return failure.kind === 'rate-limited'
    ? waitMessage('tooManyCodes', failure.retryAfterMs)
    : formMessage(failure, { key: 'processing' });
}
