import type { Club } from '../../clubs/club.ts';
import { type ConsentSettings, newsletterChoice } from '../../lead/consents.ts';
import type { CallFailure } from '../../kernel/result.ts';
import type { Contact } from '../../lead/lead.ts';
import type { Message } from '../../messages/catalog.ts';
import { limitMessage, waitMessage } from '../../messages/failure-messages.ts';
import {
  beginPurchase,
  isUnverified,
  type MembershipConfirmation,
  paymentFlowStep,
  type PaymentFlowStep,
  type PurchaseFailure,
} from '../../payment/purchase.ts';
import type { JoinAnswers } from '../../forms/join-agreement-form.ts';
import type { ProductRepository, ProductRequest } from '../../payment/product-repository.port.ts';
import type { Plan } from '../../plans/plan.ts';
import { joinPhoneStyle } from '../../forms/join-contact-form.ts';
import {
  ContactFields,
  type ContactSession,
  type ContactStore,
  newContactSession,
} from '../engine/contact-fields.ts';
import type { FlowDependencies } from '../engine/flow-dependencies.ts';
import { type JoinAgreementSession, newJoinAgreementSession } from './join-agreement.ts';
import type { OfferedPlans, PlansSession } from './offered-plans.ts';
import { newPromoSession, promoError } from './plan-fields.ts';
import { isUnread, type PaymentOutcome } from './payment-return.ts';

/** State of a flow that sells memberships, which is shown but must not, or need not, be stored. */
export interface JoinSession
  extends ContactSession, PlansSession, ResendSession, JoinAgreementSession {
  readonly payment: PaymentOutcome;
}

/** The part of the session that a join's snapshot shows in another form, or not at all. */
export type HiddenInJoin =
  | Exclude<keyof (PlansSession & JoinAgreementSession), 'refusals'>
  | 'checkedFields'
  | 'phoneRefused';

export function withoutHidden<Session extends JoinSession>({
  checkedFields: _checkedFields,
  phoneRefused: _phoneRefused,
  offered: _offered,
  planError: _planError,
  isStartChecked: _isStartChecked,
  promo: _promo,
  terms: _terms,
  isAgreementNewer: _isAgreementNewer,
  checkedAnswers: _checkedAnswers,
  ...shown
}: Session): Omit<Session, HiddenInJoin> {
  return shown;
}

export const newJoinSession: JoinSession & typeof newContactSession = {
  ...newContactSession,
  ...newJoinAgreementSession,
  resend: 'idle',
  resendMessage: null,
  offered: null,
  planError: null,
  isStartChecked: false,
  promo: newPromoSession,
  payment: 'none',
};

/** The contact form of a flow that sells memberships. */
export function joinFields({
  store,
  analytics,
}: Pick<FlowDependencies, 'analytics'> & { readonly store: ContactStore }): ContactFields {
  const onStarted = (): void => analytics.record({ name: 'flow_started', flow: 'join' });
  return new ContactFields(store, onStarted, joinPhoneStyle);
}

/** The visitor's step on the way to a membership. */
export function joinStep(
  { busy, payment }: JoinSession,
  at: { readonly hasChoiceOfPlans: boolean; readonly isMember: boolean },
): PaymentFlowStep {
  const isPaying = ['purchasing', 'confirming'].includes(busy ?? '') || isUnread(payment);
  return paymentFlowStep({ ...at, isPaying });
}

interface PurchaseContext extends Pick<
  FlowDependencies,
  'analytics' | 'cookies' | 'logger' | 'navigation' | 'visitor'
> {
  readonly store: {
    readonly state: {
      readonly selectedFacility: Club | null;
      readonly plan: Plan | null;
      readonly startDate: string | null;
      readonly heldPrice?: { readonly token: string } | null;
      readonly subscribeToNewsletter: boolean;
    };
    update(part: { readonly alert: Message }): void;
  };
  readonly settings: { readonly consents: ConsentSettings; readonly paymentAddress: string };
  readonly products: ProductRepository;
  readonly trackFailure: (failure: string) => void;
}

/**
 * Goes to the payment application. Nothing is bought yet: the visitor may come back and press again. Returns
 * `agreement-over` if the agreement must be read and signed again first, `held-price-over` if the price is no longer
 * held, and `unverified` if the employee has to confirm their address again. A promo code that no longer applies is
 * removed, so that the visitor sees the price without it before they press again.
 */
export async function payForMembership(
  flow: PurchaseContext,
  { firstName, lastName, email, phone }: Contact,
  corporate: ProductRequest['corporate'],
  {
    answers,
    plans,
  }: {
    readonly answers: JoinAnswers | null;
    readonly plans: Pick<OfferedPlans, 'removePromo'>;
  },
): Promise<'begun' | 'failed' | 'agreement-over' | 'held-price-over' | 'unverified'> {
  const { store, settings, analytics, navigation, visitor } = flow;
  const { selectedFacility: club, plan, startDate, subscribeToNewsletter } = store.state;
  if (club === null || plan === null) return 'failed';
  const { facilityId, name } = club;
  const newsletter = newsletterChoice(
    settings.consents,
    club.country,
    visitor.country(),
    subscribeToNewsletter,
  );
  const begun = await beginPurchase(flow, {
    corporate,
    buyer: { firstName, lastName, email, phone, newsletter: newsletter.granted },
    isUserLoggedIn: false,
    club: { facilityId, name },
    plan,
    startsOn: startDate,
    ...(plan.heldUntil !== undefined && { heldPriceToken: store.state.heldPrice?.token }),
    answers,
  });
  if (begun.err) {
    flow.trackFailure(begun.val.kind);
    if (begun.val.kind === 'agreement-over') return 'agreement-over';
    if (isUnverified(begun.val)) return 'unverified';
    if (begun.val.kind === 'promo-refused') plans.removePromo();
    store.update({ alert: purchaseMessage(begun.val) });
    return begun.val.kind === 'held-price-refused' && begun.val.why !== 'other-person'
      ? 'held-price-over'
      : 'failed';
  }
  analytics.record({ name: 'purchase_begun', facilityId, planId: plan.planId });
  navigation.load(settings.paymentAddress);
  return 'begun';
}

function purchaseMessage(failure: PurchaseFailure): Message {
  switch (failure.kind) {
    case 'promo-refused':
      return promoError(failure);
    case 'held-price-refused':
      return { key: heldPriceMessages[failure.why] };
    default:
      return limitMessage(failure, { key: 'processing' });
  }
}

const heldPriceMessages = {
  over: 'heldPriceEnded',
  used: 'heldPriceUsed',
  'other-person': 'heldPriceOtherPerson',
} as const;

export type ResendStatus = 'idle' | 'sending' | 'sent' | 'failed';

/** Resend state that is shown but not stored. */
export interface ResendSession {
  readonly resend: ResendStatus;
  /** The result's message; null before there is one. */
  readonly resendMessage: Message | null;
}

interface ResendContext extends Pick<FlowDependencies, 'logger'> {
  readonly store: {
    readonly state: {
      readonly confirmation: MembershipConfirmation | null;
      readonly selectedFacility: { readonly facilityId: string } | null;
    };
    update(part: ResendSession): void;
  };
  readonly products: ProductRepository;
  readonly trackFailure: (failure: string) => void;
}

/** Mails the membership confirmation to the member again. */
export async function resendConfirmation({
  store,
  products,
  logger,
  trackFailure,
}: ResendContext): Promise<void> {
  const { confirmation, selectedFacility } = store.state;
  const facilityId = confirmation?.facilityId ?? selectedFacility?.facilityId;
  if (confirmation === null || facilityId === undefined) return;
  const { memberId, buyer } = confirmation;
  store.update({ resend: 'sending', resendMessage: null });
  const sent = await products.resendConfirmation({
    memberId,
    fullName: `${buyer.firstName} ${buyer.lastName}`.trim(),
    facilityId,
    email: buyer.email,
  });
  if (sent.ok) {
    store.update({ resend: 'sent', resendMessage: { key: 'resendDone' } });
    return;
  }
  logger.warn('confirmation-not-resent', { failure: sent.val.kind });
  trackFailure(sent.val.kind);
  store.update({ resend: 'failed', resendMessage: resendFailureMessage(sent.val) });
}

/** A rate limit says when to come back. Any other failure shows the general message. */
function resendFailureMessage(failure: CallFailure): Message {
  return failure.kind === 'rate-limited'
    ? waitMessage('tooManyResends', failure.retryAfterMs)
    : { key: 'resendFailed' };
}
