import type { CallFailure } from '../../kernel/call-failure.ts';
import type { Message } from '../../messages/catalog.ts';
import { formMessage, waitMessage } from '../../messages/failure-messages.ts';
import { readInstantText } from '../../kernel/instant-text.ts';
import { type CorporateJoinContext, trackCorporateFailure } from './corporate-join.store.ts';
import { corporateJoinStorageKey } from './corporate-join.schema.ts';
import type { CorporateJoinPlans } from './corporate-join.plans.ts';
import { companyEmailOf } from './corporate-join.state.ts';
import type { RecordsLead } from '../shared/lead-recorder.ts';

/** Number of digits in a code. */
export const codeLength = 4;

/** The mailed code: typing, checking, resending and its countdown. */
export class CorporateJoinCode {
  readonly #flow: CorporateJoinContext;
  readonly #recorder: RecordsLead;
  readonly #plans: CorporateJoinPlans;
  readonly #stopFollowing: () => void;
  #cancelTimer: () => void = () => undefined;
  #watched: string | null = null;
  /** True once the state was stored; only then can it be missing. */
  #wasStored = false;

  constructor(flow: CorporateJoinContext, recorder: RecordsLead, plans: CorporateJoinPlans) {
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

  /** Seconds until the code expires, from the clock, so that it is right after sleep. */
  secondsLeft(): number {
    const { store, clock, settings } = this.#flow;
    const sentAt = readInstantText(store.state.codeSentAt ?? '');
    if (sentAt === null) return 0;
    const elapsedMs = clock.now().epochMilliseconds - sentAt.epochMilliseconds;
    const left = Math.ceil((settings.codeSeconds * 1000 - elapsedMs) / 1000);
    return Math.min(settings.codeSeconds, Math.max(0, left));
  }

  /**
   * Takes the content of the boxes and keeps only digits. Returns true when a new code is complete.
   */
  type(text: string): boolean {
    const { store } = this.#flow;
    const code = text.replaceAll(/[^0-9]/g, '').slice(0, codeLength);
    if (store.session.busy !== null || code === store.session.code) return false;
    store.update({ code, codeError: null });
    return code.length === codeLength;
  }

  async verify(): Promise<void> {
    const { store, corporate } = this.#flow;
    const { code } = store.session;
    if (code.length < codeLength) {
      store.update({ codeError: { key: 'codeWrong' }, refusals: store.session.refusals + 1 });
      return;
    }
    const email = companyEmailOf(store.state);
    const tried = await corporate.verifyCode(email, code);
    if (tried.err) {
      const { val: failure } = tried;
      trackCorporateFailure(this.#flow, failure.kind);
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
    await this.#recordLead();
    await this.#plans.open();
  }

  /** Sends a new code. If the stored state is gone, the page restarts. */
  async resend(): Promise<void> {
    const { store, corporate, navigation, clock, localStore } = this.#flow;
    if (this.#wasStored && localStore.read(corporateJoinStorageKey) === null) {
      navigation.load(navigation.current());
      return;
    }
    const sent = await corporate.resendCode(companyEmailOf(store.state));
    if (sent.err) {
      trackCorporateFailure(this.#flow, sent.val.kind);
      store.update({ codeError: codeFailureMessage(sent.val) });
      return;
    }
    const codeResets = store.session.codeResets + 1;
    store.update({ code: '', codeError: null, codeResets });
    store.change({ type: 'code-resent', at: clock.now().toString() });
  }

  /** A visitor from the lead flow has no corporate lead yet. If this fails, the purchase tries again. */
  async #recordLead(): Promise<void> {
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

  #tick(): void {
    const { clock, views, store, settings } = this.#flow;
    const left = this.secondsLeft();
    views.secondsLeft.set(left);
    const sentAt = readInstantText(store.state.codeSentAt ?? '');
    if (left === 0 || sentAt === null) return;
    // Tick on the whole second, so that the countdown shows the time left.
    const endMs = sentAt.epochMilliseconds + settings.codeSeconds * 1000;
    const untilNextMs = endMs - (left - 1) * 1000 - clock.now().epochMilliseconds;
    this.#cancelTimer = clock.after(Math.max(1, untilNextMs), () => this.#tick());
  }
}

export function codeFailureMessage(failure: CallFailure): Message {
  return failure.kind === 'rate-limited'
    ? waitMessage('tooManyCodes', failure.retryAfterMs)
    : formMessage(failure, { key: 'processing' });
}
