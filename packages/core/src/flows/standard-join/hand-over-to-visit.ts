import { ExpiringStore } from '../../kernel/expiring-store.ts';
import { typePhone } from '../../forms/phone-input.ts';
import { leadFlowStateSchema } from '../lead/lead-flow.schema.ts';
import { leadFlowStorageKey } from '../lead/lead-flow.keeper.ts';
import { holdsVisit, type LeadFlowState, newLeadFlowState } from '../lead/lead-flow.state.ts';
import { leadFlowStateVersion } from '../lead/lead-flow.state-version.ts';
import type { Clock } from '../../kernel/clock.port.ts';
import type { KeyValueStore } from '../../kernel/key-value-store.port.ts';
import type { Logger } from '../../kernel/logger.port.ts';
import { acceptsAppointments } from '../../visit/visit-configuration.ts';
import { asLeadState, pickSharedWithLead, type StandardJoinState } from './standard-join.state.ts';

interface VisitPorts {
  readonly localStore: KeyValueStore;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Longer than any flow's lifetime, because the lead decides whether a stored visit is still valid, not its age. */
const leadLifetimeMs = 1_800_000;

/**
 * Moves everything the visitor entered to the lead flow: after its contact step if there is a lead, otherwise at the
 * contact step. A visit that the same lead has booked stays booked.
 */
export function handOverToVisit(
  { localStore, clock, logger }: VisitPorts,
  state: StandardJoinState,
): void {
  const store = new ExpiringStore({
    ...{ store: localStore, clock, logger, lifetimeMs: leadLifetimeMs },
    key: leadFlowStorageKey,
    version: leadFlowStateVersion,
    schema: leadFlowStateSchema,
  });
  const before = store.peek();
  const isSameLead =
    before !== null &&
    (before.leadTransactionId === null || before.leadTransactionId === state.leadTransactionId);
  const base = isSameLead ? before : newLeadFlowState(codesOf(state));
  store.save({
    ...base,
    ...pickSharedWithLead(asLeadState(state)),
    contactInput: {
      ...state.contactInput,
      phone_number: asLeadPhone(state),
    },
    createdDate: clock.now().toString(),
    ...placeBehindContact(base, state),
  });
}

/** The state after the contact step. The visitor can move a visit that is booked at another club. */
function placeBehindContact(
  base: LeadFlowState,
  { hasCreatedLead, selectedFacility: club, config }: StandardJoinState,
): Partial<LeadFlowState> {
  const isBooked = holdsVisit(base);
  const isElsewhere = isBooked && base.submittedAppointment?.facilityId !== club?.facilityId;
  if (!hasCreatedLead || club === null || isElsewhere) {
    return { step: 0, previousStep: null, isInEditMode: false };
  }
  if (config !== null && !acceptsAppointments(config, club.facilityId)) {
    return { step: 2, previousStep: 0, scheduledFacility: club, isInEditMode: false };
  }
  return { step: 1, previousStep: 0, isInEditMode: isBooked };
}

function codesOf({ outreachCode, joinOutreachCode }: StandardJoinState): {
  readonly outreachCode: string;
  readonly joinOutreachCode: string;
} {
  return { outreachCode, joinOutreachCode };
}

function asLeadPhone({ contactInput, selectedFacility }: StandardJoinState): string {
  const { phone_number: value } = contactInput;
  const typed = typePhone({ value, caret: value.length }, selectedFacility?.country ?? null);
  return typed?.value ?? value;
}
