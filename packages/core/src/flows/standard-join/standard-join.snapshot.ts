import {
  defaultJoinConfirmation,
  fillJoinConfirmation,
  type JoinConfirmationContent,
} from '../../content/join-content.ts';
import { type ContactSession, shownErrors } from '../engine/contact-fields.ts';
import type { ContactErrors, ContactField } from '../../forms/contact-form.ts';
import { suggestEmail } from '../../forms/email-hint.ts';
import type { FieldSpec } from '../../forms/field.ts';
import { checkJoinContact, joinContactFields } from '../../forms/join-contact-form.ts';
import { joinPhoneStyle } from '../../forms/join-phone-input.ts';
import { asksForNewsletter } from '../../lead/consents.ts';
import type { NearbyClubsSnapshot } from '../../clubs/nearby-clubs.snapshot.ts';
import type { Message } from '../../messages/catalogue.ts';
import { isUnread, type PaymentOutcome } from '../shared/payment-return.ts';
import { paymentFlowStep, type PaymentFlowStep } from '../../payment/payment-step.ts';
import type { ResendSession } from '../shared/resend-confirmation.ts';
import type { ComputeCostNote } from '../../plans/compute-cost-note.ts';
import { listPlans, type OfferedPlan, type PlansSession } from '../shared/offered-plans.ts';
import { planBill, type PlanBill } from '../../plans/plan-bill.ts';
import type { Plan } from '../../plans/plan.ts';
import type { StandardJoinSettings } from './standard-join.settings.ts';
import type { StandardJoinState } from './standard-join.state.ts';

/** What a visitor can set going that takes a while. */
export type StandardJoinAttempt =
  | 'continuing'
  | 'purchasing'
  | 'confirming'
  | 'resending'
  | 'scheduling';

/** What a screen shows that is not worth keeping across a reload, or must not be kept. */
export interface StandardJoinSession extends ContactSession, PlansSession, ResendSession {
  readonly busy: StandardJoinAttempt | null;
  readonly attempted: StandardJoinAttempt | null;
  readonly payment: PaymentOutcome;
  /** The content service's words of the last step; null where it has none, or was not asked yet. */
  readonly confirmationWords: JoinConfirmationContent | null;
}

/** A plan as it stands in the list, with all that it costs. SJ-01, SJ-08 */
export interface StandardPlan extends OfferedPlan {
  /** One club, or several. SJ-01 */
  readonly reach: 'single' | 'multiple';
  readonly bill: PlanBill;
}

/** Step 1/3. SJ-01 to SJ-03 */
export interface StandardPlansSnapshot {
  /** `no-club`: a club is to be chosen first. */
  readonly status: 'no-club' | 'loading' | 'ready' | 'failed';
  readonly list: readonly StandardPlan[];
  /** What stands under the list, or in its place; null when nothing is to be said. */
  readonly message: Message | null;
  /** The club is not open yet, and sells at its founders' prices. */
  readonly isPresale: boolean;
  /** ISO date of the club's opening; null where nobody said. */
  readonly openDate: string | null;
}

/** All that the three screens show. Names that the corporate join's snapshot has too mean the same. */
export interface StandardJoinSnapshot extends Omit<
  StandardJoinSession,
  'checkedFields' | 'phoneRefused' | 'offered' | 'planError' | 'confirmationWords'
> {
  /** What is kept; `contactInput.phone_number` as the box shows it, which is not how it is kept. FM-02 */
  readonly state: StandardJoinState;
  /** Step 0. */
  readonly plans: StandardPlansSnapshot;
  /** Step 0: a plan of the shown club is chosen and nothing is under way; pressing without one says so. */
  readonly canContinue: boolean;
  /** What is about to be bought, by the chosen club's own last answer; null while that is not known. */
  readonly chosen: StandardPlan | null;
  /** Step 1. SJ-04 */
  readonly fields: readonly FieldSpec<ContactField>[];
  readonly errors: ContactErrors;
  readonly emailHint: string | null;
  readonly asksForNewsletter: boolean;
  /** Step 1: the form is valid, a club is chosen and nothing is under way. SJ-04 */
  readonly canSubmit: boolean;
  /** How far the visitor is on the way to a membership. CK-04 */
  readonly paymentStep: PaymentFlowStep;
  /** Step 2: the words with the membership's values in place; null before there is one. SJ-06 */
  readonly confirmationContent: JoinConfirmationContent | null;
  /** Step 2: nobody has words of their own for it; those of `defaultJoinConfirmation` are in the language's copy, too. */
  readonly confirmationIsDefault: boolean;
  readonly nearby: NearbyClubsSnapshot;
}

/** The plan that opens one club only. SJ-01 */
export const singleClubPlanId = '15';

/** Puts together what a screen needs. */
export function composeStandardSnapshot(
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
    confirmationWords,
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
    plans: composePlans(state, offered, planError, costNote),
    canContinue: chosen !== null && offered?.status === 'ready' && isIdle,
    chosen,
    fields: joinContactFields(),
    errors: shownErrors(errors, session),
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
            confirmationWords ?? settings.confirmation,
            confirmation,
            club?.name ?? null,
          ),
    confirmationIsDefault:
      confirmationWords === null && settings.confirmation === defaultJoinConfirmation,
    nearby,
  };
}

function composePlans(
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
