import type { ContactSession } from '../flow/contact-fields.ts';
import { shownErrors } from '../flow/contact-fields.ts';
import type { ContactErrors, ContactField } from '../forms/contact-form.ts';
import { checkCorporateContact, corporateContactFields } from '../forms/corporate-contact-form.ts';
import { suggestEmail } from '../forms/email-hint.ts';
import type { FieldSpec } from '../forms/field.ts';
import { joinPhoneStyle } from '../forms/join-phone-input.ts';
import { asksForNewsletter } from '../lead/consents.ts';
import { holdsVisit } from '../lead/lead-flow.state.ts';
import type { NearbyClubsSnapshot } from '../location/nearby-clubs.snapshot.ts';
import type { Message } from '../messages/catalogue.ts';
import { isUnread, type PaymentOutcome } from '../payment/payment-return.ts';
import { paymentFlowStep, type PaymentFlowStep } from '../payment/payment-step.ts';
import type { ResendSession } from '../payment/resend-confirmation.ts';
import { listPlans, type OfferedPlan, type PlansSession } from '../plans/offered-plans.ts';
import { acceptsAppointments } from '../visit/visit-configuration.ts';
import type { VisitTimesSnapshot } from '../visit/visit-times.snapshot.ts';
import type { CorporateJoinSettings } from './corporate-join.settings.ts';
import type { CorporateJoinState } from './corporate-join.state.ts';
import { asLeadFlowState } from './corporate-join.visit.ts';

/** What a visitor can set going that takes a while. */
export type CorporateJoinAttempt =
  | 'starting'
  | 'verifying'
  | 'resending'
  | 'purchasing'
  | 'confirming'
  | 'mailing'
  | 'scheduling'
  | 'booking'
  | 'skipping'
  | 'cancelling'
  | 'survey';

/** What a screen shows that is not worth keeping across a reload, or must not be kept. */
export interface CorporateJoinSession extends ContactSession, PlansSession, ResendSession {
  readonly busy: CorporateJoinAttempt | null;
  readonly attempted: CorporateJoinAttempt | null;
  /** The digits in the boxes. Never stored. LX-13 */
  readonly code: string;
  /** The line under the boxes. CJ-09, CJ-20 */
  readonly codeError: Message | null;
  /** Rises whenever the boxes are cleared for a new code: they take the focus. CJ-08 */
  readonly codeResets: number;
  readonly payment: PaymentOutcome;
}

/** The code screen. CJ-06 to CJ-09 */
export interface CodeSnapshot {
  /** The digits in the boxes, at most four. */
  readonly digits: string;
  /** The line under the boxes; null when all is well. */
  readonly error: Message | null;
  /** Rises whenever the boxes are cleared for a new code. */
  readonly resets: number;
  /** Seconds until the code can be used no more, 900 to 0. */
  readonly secondsLeft: number;
  /** The same as `mm:ss`. */
  readonly countdown: string;
  /** The time is over: the link reads 'Resend new Code'. CJ-07 */
  readonly expired: boolean;
  /** The company address that the code went to. */
  readonly sentTo: string;
}

/** The plan screen. CJ-10 to CJ-12 */
export interface PlansSnapshot {
  /** `none`: the employer offers nothing at this club, and another is to be chosen. CJ-11 */
  readonly status: 'loading' | 'ready' | 'none' | 'failed';
  readonly list: readonly OfferedPlan[];
  /** What stands under the list, or in its place; null when nothing is to be said. */
  readonly message: Message | null;
}

/** All that the six screens show. Names that the lead flow's snapshot has too mean the same. */
export interface CorporateJoinSnapshot extends Omit<
  CorporateJoinSession,
  'checkedFields' | 'phoneRefused' | 'code' | 'codeError' | 'codeResets' | 'offered' | 'planError'
> {
  /** What is kept; `contactInput.phone_number` as the box shows it, which is not how it is kept. FM-02 */
  readonly state: CorporateJoinState;
  /** Step 0. CJ-02 */
  readonly fields: readonly FieldSpec<ContactField>[];
  readonly errors: ContactErrors;
  readonly emailHint: string | null;
  readonly asksForNewsletter: boolean;
  /** Step 0: the form is valid, a club is chosen and nothing is under way. */
  readonly canSubmit: boolean;
  /** Step 1. */
  readonly code: CodeSnapshot;
  /** Step 2. */
  readonly plans: PlansSnapshot;
  /** Step 2: a plan is chosen and nothing is under way; pressing without one says so. CJ-11 */
  readonly canPurchase: boolean;
  /** How far the visitor is on the way to a membership, whichever of the six steps that is. CK-04 */
  readonly paymentStep: PaymentFlowStep;
  /** Steps 4 and 5, as in the lead flow. */
  readonly times: VisitTimesSnapshot;
  readonly nearby: NearbyClubsSnapshot;
  readonly canSchedule: boolean;
  readonly holdsVisit: boolean;
  readonly clubAccepts: boolean | null;
}

/** Puts together what a screen needs. `secondsLeft` is the code's, by the clock. */
export function composeCorporateSnapshot(
  state: CorporateJoinState,
  session: CorporateJoinSession,
  context: {
    readonly times: VisitTimesSnapshot;
    readonly nearby: NearbyClubsSnapshot;
    readonly secondsLeft: number;
    readonly settings: CorporateJoinSettings;
    readonly visitorCountry: string | null;
  },
): CorporateJoinSnapshot {
  const { settings, times, nearby, secondsLeft } = context;
  const {
    checkedFields,
    phoneRefused: _,
    code: digits,
    codeError: error,
    codeResets: resets,
    offered,
    planError,
    ...shown
  } = session;
  const { contact, errors } = checkCorporateContact(state.contactInput);
  const isIdle = shown.busy === null;
  const club = state.selectedFacility;
  const facility = state.step === 5 ? (state.scheduledFacility ?? club) : club;
  const phone_number = joinPhoneStyle.show(state.contactInput.phone_number);
  return {
    ...shown,
    state: { ...state, contactInput: { ...state.contactInput, phone_number } },
    fields: corporateContactFields(),
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
    code: {
      ...{ digits, error, resets, secondsLeft },
      countdown: countdown(secondsLeft),
      expired: secondsLeft === 0,
      sentTo: state.codeEmail ?? '',
    },
    plans: composePlans(state, offered, planError),
    canPurchase: state.plan !== null && offered?.status === 'ready' && isIdle,
    paymentStep: paymentFlowStep({
      hasChoiceOfPlans: state.step >= 2,
      isPaying: ['purchasing', 'confirming'].includes(shown.busy ?? '') || isUnread(shown.payment),
      isMember: state.step === 3,
    }),
    times,
    nearby,
    canSchedule: state.selectedAppointment !== null && times.plan !== null && isIdle,
    holdsVisit: holdsVisit(asLeadFlowState(state)),
    clubAccepts:
      state.config === null || facility === null
        ? null
        : acceptsAppointments(state.config, facility.facilityId),
  };
}

function composePlans(
  state: CorporateJoinState,
  offered: CorporateJoinSession['offered'],
  planError: Message | null,
): PlansSnapshot {
  if (offered === null) return { status: 'loading', list: [], message: null };
  const { status, plans } = offered;
  const list = listPlans(plans, state.plan);
  if (status === 'failed') return { status, list, message: { key: 'processing' } };
  if (status === 'ready' && plans.length === 0) {
    return { status: 'none', list, message: { key: 'noPlans' } };
  }
  return { status, list, message: planError };
}

/** `14:59` */
function countdown(seconds: number): string {
  const pad = (part: number): string => part.toString().padStart(2, '0');
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`;
}
