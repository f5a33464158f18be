import { limitMessage } from '../../messages/failure-messages.ts';
import { acceptsAppointments } from '../../visit/visit-configuration.ts';
import type { CorporateJoinParts } from './corporate-join.parts.ts';

/**
 * Continues from the plans to a visit. At a club that takes no visits, updates the lead instead,
 * and an advisor will be in contact. Returns false, with a message shown, if that failed.
 */
export async function goOnToVisit({
  flow: { keeper },
  configuration,
  recorder,
}: Pick<CorporateJoinParts, 'flow' | 'configuration' | 'recorder'>): Promise<boolean> {
  const club = keeper.state.selectedFacility;
  const config = await configuration.load();
  if (club === null || config === null) {
    keeper.update({ alert: { key: 'processing' } });
    return false;
  }
  const accepts = acceptsAppointments(config, club.facilityId);
  const isKnown = accepts && keeper.state.hasCreatedLead;
  const recorded = isKnown ? null : await recorder.record(club);
  if (recorded?.err === true) {
    keeper.update({ alert: limitMessage(recorded.val, { key: 'processing' }) });
    return false;
  }
  keeper.change({ type: 'lead-accepted', accepts });
  return true;
}
