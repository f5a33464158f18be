import {
  defaultJoinConfirmation,
  fillJoinConfirmation,
  type JoinConfirmationContent,
} from '../../content/join-content.ts';
import { type ContactSession, visibleErrors } from '../engine/contact-fields.ts';
import type { ContactErrors, ContactField } from '../../forms/contact-form.ts';
import { suggestEmail } from '../../forms/email.ts';
import type { FieldSpec } from '../../forms/field.ts';
import { checkJoinContact, joinContactFields } from '../../forms/join-contact-form.ts';
import { joinPhoneStyle } from '../../forms/join-phone-input.ts';
import { asksForNewsletter } from '../../lead/consents.ts';
import type { NearbyClubsSnapshot } from '../../clubs/nearby-clubs.ts';
import type { Message } from '../../messages/catalog.ts';
import { isUnread, type PaymentOutcome } from '../shared/payment-return.ts';
import { paymentFlowStep, type PaymentFlowStep } from '../../payment/payment-step.ts';
import type { ResendSession } from '../shared/resend-confirmation.ts';
import type { ComputeCostNote } from '../../plans/compute-cost-note.ts';
import { listPlans, type OfferedPlan, type PlansSession } from '../shared/offered-plans.ts';
import { planBill, type PlanBill, type Plan } from '../../plans/plan.ts';
import type { StandardJoinSettings } from './standard-join.dependencies.ts';
import type { StandardJoinState } from './standard-join.state.ts';

/** Actions of the visitor that take a while. */
export type StandardJoinAction =
  | 'continuing'
  | 'purchasing'
  | 'confirming'
  | 'resending'
  | 'scheduling';

/** State that is shown but must not, or need not, be stored. */
export interface StandardJoinSession extends ContactSession, PlansSession, ResendSession {
  readonly busy: StandardJoinAction | null;
  readonly attempted: StandardJoinAction | null;
  readonly payment: PaymentOutcome;
  /** The content service's copy of the last step; null if it has none or isn't loaded yet. */
  readonly confirmationContent: JoinConfirmationContent | null;
}

/** A plan in the list with all its costs. */
export interface StandardPlan extends OfferedPlan {
  /** Whether the plan is for one club or several. */
  readonly reach: 'single' | 'multiple';
  readonly bill: PlanBill;
}

/** Step 1/3. */
export interface StandardPlansSnapshot {
  /** `no-club`: the visitor must choose a club first. */
  readonly status: 'no-club' | 'loading' | 'ready' | 'failed';
  readonly list: readonly StandardPlan[];
  /** The message below the list or in its place; null if there is none. */
  readonly message: Message | null;
  /** True if the club isn't open yet and sells at presale prices. */
  readonly isPresale: boolean;
  /** ISO date of the club's opening; null if unknown. */
  readonly openDate: string | null;
}

/**
 * Everything that the three screens show. Fields that share a name with the corporate join's snapshot mean the same.
 */
export interface StandardJoinSnapshot extends Omit<
  StandardJoinSession,
  'checkedFields' | 'phoneRefused' | 'offered' | 'planError' | 'confirmationContent'
> {
  /** The stored state, except that `contactInput.phone_number` is formatted for the field. */
  readonly state: StandardJoinState;
  /** Step 0. */
  readonly plans: StandardPlansSnapshot;
  /** Step 0: a plan of the shown club is chosen and no work is running. Pressing without a plan shows a message. */
  readonly canContinue: boolean;
  /** The chosen plan from the club's latest response; null while that is unknown. */
  readonly chosen: StandardPlan | null;
  /** Step 1. */
  readonly fields: readonly FieldSpec<ContactField>[];
  readonly errors: ContactErrors;
  readonly emailHint: string | null;
  readonly asksForNewsletter: boolean;
  /** Step 1: the form is valid, a club is chosen and no work is running. */
  readonly canSubmit: boolean;
  /** The progress toward a membership. */
  readonly paymentStep: PaymentFlowStep;
  /** Step 2: the copy with the membership's values filled in; null before there is a membership. */
  readonly confirmationContent: JoinConfirmationContent | null;
  /**
   * Step 2: true if neither service nor settings have their own copy. `defaultJoinConfirmation` is also part of the
   * translated copy.
   */
  readonly confirmationIsDefault: boolean;
  readonly nearby: NearbyClubsSnapshot;
}

/** The plan for a single club. */
export const singleClubPlanId = '15';

/** Builds the snapshot. */
export function createStandardSnapshot(
  state: StandardJoinState,
  session: StandardJoinSession,
  context: {
    readonly nearby: NearbyClubsSnapshot;
    readonly settings: StandardJoinSettings;
    readonly costNote: ComputeCostNote;
    readonly visitorCountry: string | null;
  },
): StandardJoinSnapshot {
  const { settings, nearby, costNote } = context;
  const {
    checkedFields,
    phoneRefused: _,
    offered,
    planError,
    confirmationContent,
    ...shown
  } = session;
  const { contact, errors } = checkJoinContact(state.contactInput);
  const { selectedFacility: club, confirmation, plan } = state;
  const isIdle = shown.busy === null;
  const isOfClub = plan !== null && club !== null && state.planFacilityId === club.facilityId;
  const [chosen = null] = isOfClub ? listStandardPlans([plan], plan, costNote) : [];
  const phone_number = joinPhoneStyle.show(state.contactInput.phone_number);
  return {
    ...shown,
    state: { ...state, contactInput: { ...state.contactInput, phone_number } },
    plans: createPlansSnapshot(state, offered, planError, costNote),
    canContinue: chosen !== null && offered?.status === 'ready' && isIdle,
    chosen,
    fields: joinContactFields(),
    errors: visibleErrors(errors, session),
    emailHint: checkedFields.has('email_address')
      ? suggestEmail(state.contactInput.email_address)
      : null,
    asksForNewsletter: asksForNewsletter(
      settings.consents,
      club?.country ?? null,
      context.visitorCountry,
    ),
    canSubmit:
      contact !== null &&
      isIdle &&
      club !== null &&
      settings.facilityIdPattern.test(club.facilityId),
    paymentStep: paymentFlowStep({
      hasChoiceOfPlans: true,
      isPaying: ['purchasing', 'confirming'].includes(shown.busy ?? '') || isUnread(shown.payment),
      isMember: state.step === 2,
    }),
    confirmationContent:
      confirmation === null
        ? null
        : fillJoinConfirmation(
            confirmationContent ?? settings.confirmation,
            confirmation,
            club?.name ?? null,
          ),
    confirmationIsDefault:
      confirmationContent === null && settings.confirmation === defaultJoinConfirmation,
    nearby,
  };
}

function createPlansSnapshot(
  { selectedFacility, plan }: StandardJoinState,
  offered: StandardJoinSession['offered'],
  planError: Message | null,
  costNote: ComputeCostNote,
): StandardPlansSnapshot {
  if (selectedFacility === null) return { ...nothingOffered, status: 'no-club' };
  if (offered === null) return { ...nothingOffered, status: 'loading' };
  const { status, plans, isPresale, openDate } = offered;
  return {
    status,
    list: listStandardPlans(plans, plan, costNote),
    message: status === 'failed' ? { key: 'processing' } : planError,
    isPresale,
    openDate,
  };
}

const nothingOffered = { list: [], message: null, isPresale: false, openDate: null };

function listStandardPlans(
  plans: readonly Plan[],
  chosen: Plan | null,
  costNote: ComputeCostNote,
): readonly StandardPlan[] {
  return listPlans(plans, chosen, costNote).map((offered) => ({
    ...offered,
    reach: offered.plan.planId === singleClubPlanId ? 'single' : 'multiple',
    bill: planBill(offered.plan.cost),
  }));
}
