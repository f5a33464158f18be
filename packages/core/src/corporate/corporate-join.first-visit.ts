import { limitMessage } from '../messages/failure-messages.ts';
import { acceptsAppointments } from '../visit/visit-configuration.ts';
import type { CorporateJoinParts } from './corporate-join.parts.ts';

/**
 * From the plans on to a visit: where the club takes none the lead is brought up to date, and an advisor will be in
 * contact. False where that could not be, which was said. Source: CJ-15.
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
  keeper.change({ type: 'visit', event: { type: 'lead-accepted', accepts } });
  return true;
}
