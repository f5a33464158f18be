import { limitMessage } from '../../messages/failure-messages.ts';
import { acceptsAppointments } from '../../visit/visit-configuration.ts';
import type { CorporateJoinParts } from './corporate-join.parts.ts';

/**
 * Continues from the plans to a visit. At a club that takes no visits, updates the lead instead,
 * and an advisor will be in contact. Returns false, with a message shown, if that failed.
 */
export async function goOnToVisit({
  flow: { store },
  configuration,
  recorder,
}: Pick<CorporateJoinParts, 'flow' | 'configuration' | 'recorder'>): Promise<boolean> {
  const club = store.state.selectedFacility;
  const config = await configuration.load();
  if (club === null || config === null) {
    store.update({ alert: { key: 'processing' } });
    return false;
  }
  const accepts = acceptsAppointments(config, club.facilityId);
  const isKnown = accepts && store.state.hasCreatedLead;
  const recorded = isKnown ? null : await recorder.record(club);
  if (recorded?.err === true) {
    store.update({ alert: limitMessage(recorded.val, { key: 'processing' }) });
    return false;
  }
  store.change({ type: 'lead-accepted', accepts });
  return true;
}
