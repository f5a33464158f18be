import { type ContactSession, visibleErrors } from '../engine/contact-fields.ts';
import {
  type checkContact,
  type ContactErrors,
  contactFields,
  type ContactField,
  type ContactInput,
} from '../../forms/contact-form.ts';
import { suggestEmail } from '../../forms/email.ts';
import type { FieldSpec } from '../../forms/field.ts';
import type { NearbyClubsSnapshot } from '../../clubs/nearby-clubs.ts';
import { acceptsAppointments } from '../../visit/visit-configuration.ts';
import type { VisitTimesSnapshot } from '../../visit/visit-times.ts';
import { asksForNewsletter } from '../../lead/consents.ts';
import type { LeadFlowSettings } from './lead-flow.dependencies.ts';
import { hasVisit } from '../draft/visit-draft.ts';
import type { LeadFlowState } from './lead-flow.state.ts';

/** Actions of the visitor that take a while. */
export type LeadFlowAction =
  | 'visit'
  | 'guided'
  | 'join'
  | 'booking'
  | 'skipping'
  | 'cancelling'
  | 'survey';

/** State that is shown but not stored. */
export interface LeadFlowSession extends ContactSession {
  readonly busy: LeadFlowAction | null;
  readonly attempted: LeadFlowAction | null;
}

export interface LeadFlowSnapshot extends Omit<LeadFlowSession, 'checkedFields' | 'phoneRefused'> {
  readonly state: LeadFlowState;
  readonly fields: readonly FieldSpec<ContactField>[];
  /** The errors to show, by field. */
  readonly errors: ContactErrors;
  /** The address that the visitor probably meant. A hint only; the typed address is still accepted. */
  readonly emailHint: string | null;
  readonly canSubmit: boolean;
  /** False after the company e-mail was found not eligible. */
  readonly canJoin: boolean;
  /** True if the chosen club has guided workouts. */
  readonly offersGuided: boolean;
  /** True while a time is booked; false after canceling. */
  readonly hasVisit: boolean;
  /** True if the newsletter checkbox is shown. */
  readonly asksForNewsletter: boolean;
  readonly times: VisitTimesSnapshot;
  readonly nearby: NearbyClubsSnapshot;
  /** True if a day and a time are chosen and no work is running. */
  readonly canSchedule: boolean;
  /** Null until the configuration is loaded. */
  readonly clubAccepts: boolean | null;
}

/** Builds the snapshot from the stored state, the session and the times. */
export function createSnapshot(
  state: LeadFlowState,
  session: LeadFlowSession,
  context: {
    readonly times: VisitTimesSnapshot;
    readonly nearby: NearbyClubsSnapshot;
    readonly settings: LeadFlowSettings;
    /** Depends on the settings. Cached, because snapshots are built far more often than the form changes. */
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
    errors: visibleErrors(checked.errors, session),
    emailHint: checkedFields.has('email_address')
      ? suggestEmail(state.contactInput.email_address)
      : null,
    canSubmit,
    canJoin: canSubmit && !state.showNonEligibleBanner,
    offersGuided: club?.hasGuidedWorkouts === true,
    hasVisit: hasVisit(state),
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
