import { type ContactSession, shownErrors } from '../engine/contact-fields.ts';
import {
  type checkContact,
  type ContactErrors,
  contactFields,
  type ContactField,
  type ContactInput,
} from '../../forms/contact-form.ts';
import { suggestEmail } from '../../forms/email-hint.ts';
import type { FieldSpec } from '../../forms/field.ts';
import type { NearbyClubsSnapshot } from '../../clubs/nearby-clubs.snapshot.ts';
import { acceptsAppointments } from '../../visit/visit-configuration.ts';
import type { VisitTimesSnapshot } from '../../visit/visit-times.snapshot.ts';
import { asksForNewsletter } from '../../lead/consents.ts';
import type { LeadFlowSettings } from './lead-flow.settings.ts';
import { holdsVisit } from '../draft/visit-draft.ts';
import type { LeadFlowState } from './lead-flow.state.ts';

/** What a visitor can set going that takes a while. */
export type LeadFlowAttempt =
  | 'visit'
  | 'guided'
  | 'join'
  | 'booking'
  | 'skipping'
  | 'cancelling'
  | 'survey';

/** What a screen shows that is not worth keeping across a reload. */
export interface LeadFlowSession extends ContactSession {
  readonly busy: LeadFlowAttempt | null;
  readonly attempted: LeadFlowAttempt | null;
}

export interface LeadFlowSnapshot extends Omit<LeadFlowSession, 'checkedFields' | 'phoneRefused'> {
  readonly state: LeadFlowState;
  readonly fields: readonly FieldSpec<ContactField>[];
  /** The problems to show, by field. */
  readonly errors: ContactErrors;
  /** The address that was probably meant; a hint, never a refusal. */
  readonly emailHint: string | null;
  /** LC-08 */
  readonly canSubmit: boolean;
  /** LC-08: not once the company e-mail was found not eligible. */
  readonly canJoin: boolean;
  /** LC-04: the chosen club has guided workouts. */
  readonly offersGuided: boolean;
  /** A time is booked; false for one that was cancelled. LA-01 */
  readonly holdsVisit: boolean;
  /** LC-07: the newsletter box is shown. */
  readonly asksForNewsletter: boolean;
  readonly times: VisitTimesSnapshot;
  /** RT-12, CC-04 */
  readonly nearby: NearbyClubsSnapshot;
  /** LS-03: a day and a time are chosen and nothing is under way. */
  readonly canSchedule: boolean;
  /** LA-02 or LA-03; null until the configuration is here. */
  readonly clubAccepts: boolean | null;
}

/** Puts together what a screen needs from what is kept, what is passing, and the times. */
export function composeSnapshot(
  state: LeadFlowState,
  session: LeadFlowSession,
  context: {
    readonly times: VisitTimesSnapshot;
    readonly nearby: NearbyClubsSnapshot;
    readonly settings: LeadFlowSettings;
    /** By the settings; the form is composed far more often than it changes. */
    readonly checkContact: (input: ContactInput) => ReturnType<typeof checkContact>;
    readonly visitorCountry: string | null;
  },
): LeadFlowSnapshot {
  const { settings, times, nearby } = context;
  const { checkedFields, busy } = session;
  const checked = context.checkContact(state.contactInput);
  const club = state.selectedFacility;
  const facility = state.step === 2 ? (state.scheduledFacility ?? club) : club;
  const canSubmit =
    checked.contact !== null &&
    busy === null &&
    club !== null &&
    settings.facilityIdPattern.test(club.facilityId);
  return {
    busy,
    attempted: session.attempted,
    refusals: session.refusals,
    alert: session.alert,
    notice: session.notice,
    clubError: session.clubError,
    ready: session.ready,
    asksToStay: session.asksToStay,
    state,
    fields: contactFields(settings.asksZipCode),
    errors: shownErrors(checked.errors, session),
    emailHint: checkedFields.has('email_address')
      ? suggestEmail(state.contactInput.email_address)
      : null,
    canSubmit,
    canJoin: canSubmit && !state.showNonEligibleBanner,
    offersGuided: club?.hasGuidedWorkouts === true,
    holdsVisit: holdsVisit(state),
    asksForNewsletter: asksForNewsletter(
      settings.consents,
      club?.country ?? null,
      context.visitorCountry,
    ),
    times,
    nearby,
    canSchedule: state.selectedAppointment !== null && times.plan !== null && busy === null,
    clubAccepts:
      state.config === null || facility === null
        ? null
        : acceptsAppointments(state.config, facility.facilityId),
  };
}
