import type { FacilityId } from '../clubs/club.ts';
import type { CallFailure, CallOptions, Result } from '../kernel/result.ts';
import type { DynamicValues, FieldConfig } from '../forms/dynamic-form.ts';
import type { GiftCardCatalog, GiftConfirmation, GiftOrder } from './gift-order.ts';
import type { Temporal } from '../kernel/temporal.ts';
import type { ClubPasses, DayPassConfirmation, DayPassOrder } from './day-pass.ts';
import type { PaidOrders } from '../payment/product-repository.port.ts';

export interface TrialPass {
  readonly code: string;
  readonly facilityId: FacilityId;
  readonly title: string;
  /** Number of consecutive days that it is valid, from the first visit. */
  readonly days: number;
  readonly terms: string;
  /** The last day to start using it. */
  readonly takeUpBy: Temporal.PlainDate;
}

/** Someone's wish for a free trial pass. */
export interface TrialRequest {
  /** Idempotency key: a request sent again under the same id is answered once. */
  readonly id: string;
  readonly facilityId: FacilityId;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  /** ISO date of the first day, in the club's zone. */
  readonly startsOn: string;
  readonly newsletter: boolean;
}

/** A free trial pass, as its holder sees it through the mailed link. */
export interface MailedPass extends Omit<TrialPass, 'takeUpBy'> {
  readonly firstName: string;
  readonly lastName: string;
  /** The first and the last day on which it is valid. */
  readonly startsOn: Temporal.PlainDate;
  readonly endsOn: Temporal.PlainDate;
}

/** Maximum message length in characters (specification, section 5). */
export const feedbackMaxLength = 150;

export interface ClubFeedback {
  /** Idempotency key: feedback sent again under the same id is recorded once. */
  readonly id: string;
  readonly facilityId: FacilityId;
  readonly rating: 1 | 2 | 3 | 4 | 5;
  readonly message: string;
  /** Where to reply; null for no reply. */
  readonly email: string | null;
  /** The first name under which the club's page may show it; null without the sender's consent. */
  readonly showAs: string | null;
}

/** A form that a chain configures, such as one for group visits. */
export interface ChainForm {
  readonly formId: string;
  readonly title: string;
  readonly intro: string;
  readonly fields: readonly FieldConfig[];
}

export interface ChainFormAnswers {
  /** Created once for these answers, so that a retry sends the same id. */
  readonly id: string;
  readonly formId: string;
  readonly values: DynamicValues;
}

export interface PassEnded {
  readonly kind: 'pass-ended';
}

/** The chain's services that need no sign-in. */
export interface ClubServices {
  giftCards(options?: CallOptions): Promise<Result<GiftCardCatalog, CallFailure>>;
  /** The pass with this unvalidated code; null for an unknown one. */
  trialPass(
    facilityId: FacilityId,
    code: string,
    options?: CallOptions,
  ): Promise<Result<TrialPass | null, CallFailure | PassEnded>>;
  /**
   * Asks for a free trial pass, which is mailed to someone who had none. Anyone else is mailed that they had one: the
   * answer is the same, so that nobody learns about others. `rejected` names an invalid field.
   */
  requestTrial(request: TrialRequest, options?: CallOptions): Promise<Result<void, CallFailure>>;
  /** The pass that a mailed link's token stands for; null for an unknown token. */
  mailedPass(token: string, options?: CallOptions): Promise<Result<MailedPass | null, CallFailure>>;
  /** Sends feedback. Safe to repeat under the same id. */
  sendFeedback(feedback: ClubFeedback, options?: CallOptions): Promise<Result<void, CallFailure>>;
  /** The chain's form with this id; null for an unknown id, which is unvalidated input. */
  form(formId: string, options?: CallOptions): Promise<Result<ChainForm | null, CallFailure>>;
  /** Sends the answers to a form. Safe to repeat under the same id. */
  sendForm(answers: ChainFormAnswers, options?: CallOptions): Promise<Result<void, CallFailure>>;
}

/** Orders of gift cards and their payment. */
export interface GiftOrders extends PaidOrders<GiftOrder, GiftConfirmation> {
  /** Orders a gift card; returns the product token for its payment. */
  begin(order: GiftOrder, options?: CallOptions): Promise<Result<string, CallFailure>>;
}

/**
 * Day passes, their orders and payment. An order at another price than the club's is `rejected` with code
 * PRICE_CHANGED.
 */
export interface DayPasses extends PaidOrders<DayPassOrder, DayPassConfirmation> {
  /** What the club gives and sells; null for an unknown club. */
  atClub(
    facilityId: FacilityId,
    options?: CallOptions,
  ): Promise<Result<ClubPasses | null, CallFailure>>;
}
