/** From another flow to the standard join with everything the visitor entered, so that nobody types anything twice. */
import { ExpiringStore } from '../../kernel/expiring-store.ts';
import { joinPhoneStyle } from '../../forms/join-phone-input.ts';
import type { Clock } from '../../kernel/clock.port.ts';
import type { KeyValueStore } from '../../kernel/key-value-store.port.ts';
import type { Logger } from '../../kernel/logger.port.ts';
import { standardJoinStateSchema } from './standard-join.schema.ts';
import { standardJoinStorageKey } from './standard-join.storage-key.ts';
import {
  newStandardJoinState,
  pickSharedWithLead,
  type SharedWithLead,
  type StandardJoinState,
} from './standard-join.state.ts';
import { standardJoinStateVersion } from './standard-join.state-version.ts';

export interface JoinHandOverPorts {
  readonly localStore: KeyValueStore;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** At least as long as a membership is shown. The join itself decides when its state expires. */
const joinLifetimeMs = 1_800_000;

/**
 * Prepares the join at its plans, with the contact, club and lead of the previous flow. A plan chosen earlier stays
 * chosen. A membership that the same lead has bought is shown, not bought again.
 */
export function handOverToStandardJoin(
  { localStore, clock, logger }: JoinHandOverPorts,
  from: SharedWithLead,
): void {
  const store = new ExpiringStore({
    ...{ store: localStore, clock, logger, lifetimeMs: joinLifetimeMs },
    key: standardJoinStorageKey,
    version: standardJoinStateVersion,
    schema: standardJoinStateSchema,
  });
  const before = store.peek();
  const isSameLead = before !== null && before.leadTransactionId === from.leadTransactionId;
  store.save(takeOverLead(isSameLead ? before : newStandardJoinState(from), from, clock));
}

function takeOverLead(
  join: StandardJoinState,
  from: SharedWithLead,
  clock: Clock,
): StandardJoinState {
  const { phone_number } = from.contactInput;
  return {
    ...join,
    ...pickSharedWithLead(from),
    contactInput: { ...from.contactInput, phone_number: joinPhoneStyle.keep(phone_number) },
    createdDate: clock.now().toString(),
    step: join.confirmation === null ? 0 : 2,
    previousStep: join.confirmation === null ? null : 1,
  };
}
