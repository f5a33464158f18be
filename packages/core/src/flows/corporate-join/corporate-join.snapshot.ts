import type { ContactSession } from '../engine/contact-fields.ts';
import { visibleErrors } from '../engine/contact-fields.ts';
import type { ContactErrors, ContactField } from '../../forms/contact-form.ts';
import {
  checkCorporateContact,
  corporateContactFields,
} from '../../forms/corporate-contact-form.ts';
import { suggestEmail } from '../../forms/email.ts';
import type { FieldSpec } from '../../forms/field.ts';
import { joinPhoneStyle } from '../../forms/join-phone-input.ts';
import { asksForNewsletter } from '../../lead/consents.ts';
import { hasVisit } from '../draft/visit-draft.ts';
import type { NearbyClubsSnapshot } from '../../clubs/nearby-clubs.ts';
import type { Message } from '../../messages/catalog.ts';
import { isUnread, type PaymentOutcome } from '../shared/payment-return.ts';
import { paymentFlowStep, type PaymentFlowStep } from '../../payment/payment-step.ts';
import type { ResendSession } from '../shared/resend-confirmation.ts';
import type { ComputeCostNote } from '../../plans/compute-cost-note.ts';
import { listPlans, type OfferedPlan, type PlansSession } from '../shared/offered-plans.ts';
import { acceptsAppointments } from '../../visit/visit-configuration.ts';
import type { VisitTimesSnapshot } from '../../visit/visit-times.ts';
import type { CorporateJoinSettings } from './corporate-join.dependencies.ts';
import type { CorporateJoinState } from './corporate-join.state.ts';

/** Actions of the visitor that take a while. */
export type CorporateJoinAction =
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

/** State that is shown but must not, or need not, be stored. */
export interface CorporateJoinSession extends ContactSession, PlansSession, ResendSession {
  readonly busy: CorporateJoinAction | null;
  readonly attempted: CorporateJoinAction | null;
  /** The digits in the boxes. Never stored. */
  readonly code: string;
  /** The message under the boxes. */
  readonly codeError: Message | null;
  /** Increases when the boxes are cleared for a new code, which moves the focus there. */
  readonly codeResets: number;
  readonly payment: PaymentOutcome;
}

/** The code step. */
export interface CodeSnapshot {
  /** The digits in the boxes, at most four. */
  readonly digits: string;
  /** The message under the boxes; null when there is none. */
  readonly error: Message | null;
  /** Increases when the boxes are cleared for a new code. */
  readonly resets: number;
  /** Seconds until the code expires, 900 to 0. */
  readonly secondsLeft: number;
  /** The same as `mm:ss`. */
  readonly countdown: string;
  /** True when the code has expired; the link then reads 'Resend new Code'. */
  readonly expired: boolean;
  /** The company address that the code went to. */
  readonly sentTo: string;
}

/** The plan step. */
export interface PlansSnapshot {
  /** `none`: the employer has no plans at this club; another club may have some. */
  readonly status: 'loading' | 'ready' | 'none' | 'failed';
  readonly list: readonly OfferedPlan[];
  /** The message below the list or in its place; null if there is none. */
  readonly message: Message | null;
}

/** Everything that the six screens show. Fields that share a name with the lead flow's snapshot mean the same. */
export interface CorporateJoinSnapshot extends Omit<
  CorporateJoinSession,
  'checkedFields' | 'phoneRefused' | 'code' | 'codeError' | 'codeResets' | 'offered' | 'planError'
> {
  /** The stored state, except that `contactInput.phone_number` is formatted for the field. */
  readonly state: CorporateJoinState;
  /** Step 0. */
  readonly fields: readonly FieldSpec<ContactField>[];
  readonly errors: ContactErrors;
  readonly emailHint: string | null;
  readonly asksForNewsletter: boolean;
  /** Step 0: the form is valid, a club is chosen and no work is running. */
  readonly canSubmit: boolean;
  /** Step 1. */
  readonly code: CodeSnapshot;
  /** Step 2. */
  readonly plans: PlansSnapshot;
  /** Step 2: a plan is chosen and no work is running. Pressing without a plan shows a message. */
  readonly canPurchase: boolean;
  /** The progress toward a membership, independent of the six steps. */
  readonly paymentStep: PaymentFlowStep;
  /** Steps 4 and 5, as in the lead flow. */
  readonly times: VisitTimesSnapshot;
  readonly nearby: NearbyClubsSnapshot;
  readonly canSchedule: boolean;
  readonly hasVisit: boolean;
  readonly clubAccepts: boolean | null;
}

/** Builds the snapshot. `secondsLeft` is the time until the code expires. */
export function createCorporateSnapshot(
  state: CorporateJoinState,
  session: CorporateJoinSession,
  context: {
    readonly times: VisitTimesSnapshot;
    readonly nearby: NearbyClubsSnapshot;
    readonly secondsLeft: number;
    readonly settings: CorporateJoinSettings;
    readonly costNote: ComputeCostNote;
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
    code: {
      ...{ digits, error, resets, secondsLeft },
      countdown: countdown(secondsLeft),
      expired: secondsLeft === 0,
      sentTo: state.codeEmail ?? '',
    },
    plans: createPlansSnapshot(state, offered, planError, context.costNote),
    canPurchase: state.plan !== null && offered?.status === 'ready' && isIdle,
    paymentStep: paymentFlowStep({
      hasChoiceOfPlans: state.step >= 2,
      isPaying: ['purchasing', 'confirming'].includes(shown.busy ?? '') || isUnread(shown.payment),
      isMember: state.step === 3,
    }),
    times,
    nearby,
    canSchedule: state.selectedAppointment !== null && times.plan !== null && isIdle,
    hasVisit: hasVisit(state),
    clubAccepts:
      state.config === null || facility === null
        ? null
        : acceptsAppointments(state.config, facility.facilityId),
  };
}

function createPlansSnapshot(
  state: CorporateJoinState,
  offered: CorporateJoinSession['offered'],
  planError: Message | null,
  costNote: ComputeCostNote,
): PlansSnapshot {
  if (offered === null) return { status: 'loading', list: [], message: null };
  const { status, plans } = offered;
  const list = listPlans(plans, state.plan, costNote);
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
