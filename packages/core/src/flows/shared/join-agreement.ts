import { type FormErrors, type FormField, type FormInput, startInput } from '../../forms/form.ts';
import {
  asksNothing,
  type JoinAgreementField,
  joinAgreementForm,
  type JoinAgreementSettings,
  type JoinAnswers,
  needsGuardian,
} from '../../forms/join-agreement-form.ts';
import type { Clock, Logger } from '../../kernel/platform.port.ts';
import type { Temporal } from '../../kernel/temporal.ts';
import type {
  JoinTerms,
  MembershipAgreement,
  ProductRepository,
  PurchaseWanted,
} from '../../payment/product-repository.port.ts';
import { isUnverified } from '../../payment/purchase.ts';
import type { Message } from '../../messages/catalog.ts';
import type { JoinAnswered, JoinDraft } from '../draft/join-draft.ts';
import type { LeadDraft } from '../draft/lead-draft.ts';

/** The stored part of a join that the agreement depends on. */
type JoinAgreementState = Pick<JoinDraft, 'plan' | 'startDate' | 'joinInput'> &
  Pick<LeadDraft, 'selectedFacility'>;

/** The agreement step's state that is shown but not stored. */
export interface JoinAgreementSession {
  /** What the back end requires of this purchase; null until it's requested. */
  readonly terms: LoadedTerms | null;
  /** A newer version replaced the one that the visitor had signed. */
  readonly isAgreementNewer: boolean;
  /** Fields whose errors may be shown: left once, or part of a rejected submit. */
  readonly checkedAnswers: ReadonlySet<string>;
}

type LoadedTerms =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly value: JoinTerms | null };

export const newJoinAgreementSession: JoinAgreementSession = {
  terms: null,
  isAgreementNewer: false,
  checkedAnswers: new Set(),
};

/** The agreement step: what is asked, and the agreement to sign. */
export interface JoinAgreementSnapshot {
  readonly status: 'loading' | 'ready' | 'failed';
  /** Null until it's loaded, or if only questions are asked. */
  readonly agreement: MembershipAgreement | null;
  /** True if it replaced the version that the visitor had signed. */
  readonly isNewer: boolean;
  readonly fields: readonly FormField<JoinAgreementField>[];
  readonly input: FormInput<JoinAgreementField>;
  /** The errors that may be shown. */
  readonly errors: FormErrors<JoinAgreementField>;
  /** True for a minor, whose guardian signs. */
  readonly isMinor: boolean;
  /** True if everything is filled in and signed, and no work is running. */
  readonly canSign: boolean;
}

interface JoinAgreementContext {
  readonly store: {
    readonly state: JoinAgreementState;
    readonly session: JoinAgreementSession & { readonly refusals: number };
    getSnapshot(): { readonly agreement: JoinAgreementSnapshot; readonly busy: string | null };
    once(busy: 'purchasing', work: () => Promise<void>): Promise<void>;
    update(
      part: Partial<
        JoinAgreementSession & { readonly refusals: number; readonly alert: Message | null }
      >,
    ): void;
    change(event: JoinAnswered): void;
  };
  readonly products: ProductRepository;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly trackFailure: (failure: string) => void;
  /** The employer behind the purchase; null for an individual join. */
  readonly employer: () => PurchaseWanted['corporate'];
  /** Loads the plan's present price, and what the promo code takes off it. */
  readonly loadPlans: () => Promise<void>;
  /** Goes to the payment application with the answers. */
  readonly pay: () => Promise<void>;
  /** Called if an employee has to confirm their address again. */
  readonly onUnverified?: () => void;
}

/** Loads what a purchase requires, and holds the visitor's answers. Both joins share it. */
export class JoinAgreement {
  readonly #flow: JoinAgreementContext;
  #current: AbortController | null = null;
  #loadedFor = '';

  constructor(flow: JoinAgreementContext) {
    this.#flow = flow;
  }

  /** Loads what is required, unless it's known for the same purchase and day. Call it again after a failure. */
  async load(): Promise<void> {
    const wanted = this.#wanted();
    if (wanted === null) return;
    const { store } = this.#flow;
    const isSame = this.#loadedFor === this.#key(wanted);
    if (isSame && store.session.terms?.status === 'ready') return;
    // Another purchase has another agreement, which isn't a newer version of the signed one.
    if (!isSame) store.update({ isAgreementNewer: false });
    await this.#read();
  }

  /** Loads it again, because the back end no longer accepts the version that was signed. */
  async renew(): Promise<void> {
    const { store } = this.#flow;
    store.update({ isAgreementNewer: store.getSnapshot().agreement.agreement !== null });
    await this.#read();
  }

  /** True if the back end asks for nothing, so that the step is skipped. */
  isSkipped(): boolean {
    const { terms } = this.#flow.store.session;
    return terms?.status === 'ready' && terms.value === null;
  }

  /** The answers, or null if nothing is asked. Undefined while they are incomplete or not known to be enough. */
  async answers(): Promise<JoinAnswers | null | undefined> {
    const { store, clock } = this.#flow;
    const before = termsOf(store.session)?.agreement?.version;
    await this.load();
    if (store.session.terms?.status !== 'ready') return undefined;
    if (store.session.terms.value === null) return null;
    const { values } = checkedForm(store.state, store.session, clock.now());
    if (values !== null) return values;
    const now = termsOf(store.session)?.agreement?.version;
    if (before !== undefined && now !== before) store.update({ isAgreementNewer: true });
    else this.#refuse();
    return undefined;
  }

  /** An answer, or the signature. */
  answer(field: JoinAgreementField, value: string): void {
    const { store } = this.#flow;
    if (store.state.joinInput[field] === value) return;
    const { errors } = store.getSnapshot().agreement;
    const { checkedAnswers } = store.session;
    // A valid field shows no error until it's left again. An invalid one clears its error as soon as it is valid.
    if (errors[field] === undefined && checkedAnswers.has(field)) {
      store.update({
        checkedAnswers: new Set([...checkedAnswers].filter((one) => one !== field)),
      });
    }
    store.change({ type: 'join-answered', field, value });
  }

  /** Checks an answer when its field is left. */
  leave(field: JoinAgreementField): void {
    const { store } = this.#flow;
    if (store.session.checkedAnswers.has(field)) return;
    store.update({ checkedAnswers: new Set([...store.session.checkedAnswers, field]) });
  }

  /** Goes to the payment application with the signed agreement. Unless everything is filled in, shows what is missing. */
  sign(): Promise<void> {
    const { store, pay } = this.#flow;
    const { agreement, busy } = store.getSnapshot();
    if (agreement.canSign || busy !== null) return store.once('purchasing', pay);
    this.#refuse();
    return Promise.resolve();
  }

  /** Shows all errors and keeps all input. */
  #refuse(): void {
    const { store } = this.#flow;
    const { fields } = store.getSnapshot().agreement;
    store.update({
      checkedAnswers: new Set(fields.map(({ name }) => name)),
      alert: { key: 'checkFields' },
      refusals: store.session.refusals + 1,
    });
  }

  async #read(): Promise<void> {
    const { store, products, loadPlans, logger, trackFailure } = this.#flow;
    this.#current?.abort();
    const current = new AbortController();
    this.#current = current;
    store.update({ terms: { status: 'loading' } });
    // The order has to show the amounts of the text.
    await loadPlans();
    const wanted = this.#wanted();
    if (this.#current !== current || wanted === null) return;
    this.#loadedFor = this.#key(wanted);
    const answer = await products.joinTerms(wanted, { signal: current.signal });
    if (this.#current !== current) return;
    if (answer.ok) {
      store.update({ terms: { status: 'ready', value: answer.val } });
      return;
    }
    logger.error('join-terms-failed', { failure: answer.val.kind });
    store.update({ terms: { status: 'failed' } });
    trackFailure(answer.val.kind);
    if (isUnverified(answer.val)) this.#flow.onUnverified?.();
  }

  #wanted(): PurchaseWanted | null {
    const { plan, selectedFacility: club, startDate: startsOn } = this.#flow.store.state;
    if (plan === null || club === null) return null;
    const { facilityId, name } = club;
    return { club: { facilityId, name }, plan, startsOn, corporate: this.#flow.employer() };
  }

  /** Identifies the purchase. The amounts and days of an agreement change with the day. */
  #key(wanted: PurchaseWanted): string {
    return JSON.stringify([wanted, todayIn(this.#flow.store.state, this.#flow.clock.now())]);
  }
}

export function joinAgreementSnapshot(
  state: JoinAgreementState,
  session: JoinAgreementSession & { readonly busy: string | null },
  now: Temporal.Instant,
): JoinAgreementSnapshot {
  const { terms, checkedAnswers } = session;
  const { fields, errors, values, isMinor } = checkedForm(state, session, now);
  const visible = Object.entries(errors).filter(([name]) => checkedAnswers.has(name));
  return {
    status: terms?.status ?? 'loading',
    agreement: termsOf(session)?.agreement ?? null,
    isNewer: session.isAgreementNewer,
    fields,
    input: startInput({ fields }, state.joinInput),
    errors: Object.fromEntries(visible),
    isMinor,
    canSign: terms?.status === 'ready' && values !== null && session.busy === null,
  };
}

function checkedForm(
  state: JoinAgreementState,
  session: JoinAgreementSession,
  now: Temporal.Instant,
) {
  const terms = termsOf(session);
  const settings: JoinAgreementSettings = {
    questions: terms?.questions ?? asksNothing,
    agreement: terms?.agreement ?? null,
    country: state.selectedFacility?.country ?? '',
    today: todayIn(state, now),
    birthDate: state.joinInput['birth_date'] ?? '',
  };
  const form = joinAgreementForm(settings);
  const input = startInput(form, state.joinInput);
  return { fields: form.fields, ...form.check(input), isMinor: needsGuardian(settings) };
}

function termsOf({ terms }: JoinAgreementSession): JoinTerms | null {
  return terms?.status === 'ready' ? terms.value : null;
}

function todayIn({ selectedFacility }: JoinAgreementState, now: Temporal.Instant): string {
  return now
    .toZonedDateTimeISO(selectedFacility?.timeZone ?? 'UTC')
    .toPlainDate()
    .toString();
}
