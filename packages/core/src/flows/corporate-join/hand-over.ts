/**
 * From the lead flow to the corporate join with everything the visitor entered, so that nobody types anything twice.
 */
import { ExpiringStore } from '../../kernel/expiring-store.ts';
import { joinPhoneStyle } from '../../forms/join-phone-input.ts';
import type { LeadFlowState } from '../lead/lead-flow.state.ts';
import { type OutreachSettings, outreachCodes } from '../../lead/outreach-code.ts';
import type { Clock } from '../../kernel/clock.port.ts';
import type { KeyValueStore } from '../../kernel/key-value-store.port.ts';
import type { Logger } from '../../kernel/logger.port.ts';
import { corporateJoinStorageKey } from './corporate-join.keeper.ts';
import { reduceCorporateJoin } from './corporate-join.reduce.ts';
import { corporateJoinStateSchema } from './corporate-join.schema.ts';
import { corporateJoinStateVersion } from './corporate-join.state-version.ts';
import {
  companyEmailOf,
  type CorporateJoinState,
  newCorporateJoinState,
  pickShared,
} from './corporate-join.state.ts';
import type { CorporateAccount } from '../../corporate/corporate-repository.port.ts';

/** Only for writing; the flow that reads the state sets its lifetime. */
const writtenOnly = 0;

interface HandOverPorts {
  readonly localStore: KeyValueStore;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly settings: { readonly outreach: OutreachSettings };
}

/**
 * Prepares the corporate flow at its code step, for a visitor whose company e-mail the lead flow recognized. The lead
 * keeps its transaction id.
 */
export function handOverToCorporateJoin(
  { localStore, clock, logger, settings }: HandOverPorts,
  lead: LeadFlowState,
  account: CorporateAccount,
): void {
  const at = clock.now().toString();
  const { outreachCode } = outreachCodes(settings.outreach, 'corporate');
  const begun: CorporateJoinState = {
    ...newCorporateJoinState(outreachCode),
    ...pickShared(lead),
    outreachCode,
    contactInput: {
      ...lead.contactInput,
      phone_number: joinPhoneStyle.keep(lead.contactInput.phone_number),
    },
    createdDate: at,
    hasCreatedLead: false,
    recordedFacilityId: null,
  };
  const store = new ExpiringStore({
    ...{ store: localStore, clock, logger, lifetimeMs: writtenOnly },
    key: corporateJoinStorageKey,
    version: corporateJoinStateVersion,
    schema: corporateJoinStateSchema,
  });
  store.save(
    reduceCorporateJoin(begun, { type: 'code-sent', account, email: companyEmailOf(begun), at }),
  );
}
