import { tellOfWait } from '../../messages/tell-of-wait.ts';
import { readInstantText } from '../../kernel/instant-text.ts';
import { type CorporateJoinContext, tellCorporateFailure } from './corporate-join.context.ts';
import { corporateJoinStorageKey } from './corporate-join.schema.ts';
import type { CorporateJoinPlans } from './corporate-join.plans.ts';
import { companyEmailOf } from './corporate-join.state.ts';
import type { RecordsLead } from '../shared/lead-recorder.ts';
import { wordCodeFailure } from './failure-words.ts';

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
    this.#stopFollowing = flow.keeper.subscribe(() => this.#follow());
    this.#follow();
  }

  close(): void {
    this.#stopFollowing();
    this.#cancelTimer();
  }

  /** Seconds until the code expires, from the clock, so that it is right after sleep. */
  secondsLeft(): number {
    const { keeper, clock, settings } = this.#flow;
    const sentAt = readInstantText(keeper.state.codeSentAt ?? '');
    if (sentAt === null) return 0;
    const elapsedMs = clock.now().epochMilliseconds - sentAt.epochMilliseconds;
    const left = Math.ceil((settings.codeSeconds * 1000 - elapsedMs) / 1000);
    return Math.min(settings.codeSeconds, Math.max(0, left));
  }

  /**
   * Takes the content of the boxes and keeps only digits. Returns true when a new code is complete.
   */
  type(text: string): boolean {
    const { keeper } = this.#flow;
    const code = text.replaceAll(/[^0-9]/g, '').slice(0, codeLength);
    if (keeper.session.busy !== null || code === keeper.session.code) return false;
    keeper.update({ code, codeError: null });
    return code.length === codeLength;
  }

  async verify(): Promise<void> {
    const { keeper, corporate } = this.#flow;
    const { code } = keeper.session;
    if (code.length < codeLength) {
      keeper.update({ codeError: { key: 'codeWrong' }, refusals: keeper.session.refusals + 1 });
      return;
    }
    const email = companyEmailOf(keeper.state);
    const tried = await corporate.verifyCode(email, code);
    if (tried.err) {
      const { val: failure } = tried;
      tellCorporateFailure(this.#flow, failure.kind);
      if (failure.kind === 'code-spent') keeper.update({ codeError: { key: 'codeSpent' } });
      else if (failure.kind === 'rate-limited') {
        keeper.update({ codeError: tellOfWait('tooManyTries', failure.retryAfterMs) });
      } else keeper.update({ alert: { key: 'processing' } });
      return;
    }
    if (!tried.val) {
      keeper.update({ codeError: { key: 'codeWrong' }, refusals: keeper.session.refusals + 1 });
      return;
    }
    keeper.update({ code: '', codeError: null });
    keeper.change({ type: 'email-verified', email });
    await this.#recordLead();
    await this.#plans.open();
  }

  /** Sends a new code. If the stored state is gone, the page restarts. */
  async resend(): Promise<void> {
    const { keeper, corporate, navigation, clock, localStore } = this.#flow;
    if (this.#wasStored && localStore.read(corporateJoinStorageKey) === null) {
      navigation.load(navigation.current());
      return;
    }
    const sent = await corporate.resendCode(companyEmailOf(keeper.state));
    if (sent.err) {
      tellCorporateFailure(this.#flow, sent.val.kind);
      keeper.update({ codeError: wordCodeFailure(sent.val) });
      return;
    }
    const codeResets = keeper.session.codeResets + 1;
    keeper.update({ code: '', codeError: null, codeResets });
    keeper.change({ type: 'code-resent', at: clock.now().toString() });
  }

  /** A visitor from the lead flow has no corporate lead yet. If this fails, the purchase tries again. */
  async #recordLead(): Promise<void> {
    const { keeper, logger } = this.#flow;
    const { selectedFacility, hasCreatedLead } = keeper.state;
    if (hasCreatedLead || selectedFacility === null) return;
    if ((await this.#recorder.record(selectedFacility)).err) logger.warn('verified-without-lead');
  }

  /** Updates the countdown every second while the code step is shown. */
  #follow(): void {
    const { keeper, localStore } = this.#flow;
    this.#wasStored ||= localStore.read(corporateJoinStorageKey) !== null;
    const watched = keeper.state.step === 1 ? keeper.state.codeSentAt : null;
    if (watched === this.#watched) return;
    this.#watched = watched;
    this.#cancelTimer();
    if (watched !== null) this.#tick();
  }

  #tick(): void {
    const { clock, shown, keeper, settings } = this.#flow;
    const left = this.secondsLeft();
    shown.secondsLeft.set(left);
    const sentAt = readInstantText(keeper.state.codeSentAt ?? '');
    if (left === 0 || sentAt === null) return;
    // Tick on the whole second, so that the countdown shows the time left.
    const endMs = sentAt.epochMilliseconds + settings.codeSeconds * 1000;
    const untilNextMs = endMs - (left - 1) * 1000 - clock.now().epochMilliseconds;
    this.#cancelTimer = clock.after(Math.max(1, untilNextMs), () => this.#tick());
  }
}
