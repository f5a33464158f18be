import type { MessageKey } from '../../messages/catalogue.ts';
import { scheduleMessageKey } from '../shared/schedule-message.ts';
import { storeHandoff } from '../draft/handoff.ts';
import { leadDraftOf } from '../draft/lead-draft.ts';
import type { StandardJoinContext } from './standard-join.context.ts';

/**
 * On to the booking of a visit, with all that the visitor gave. With `why` the page there says it, and this page's
 * place in the history is taken: Back leads to where the visitor was before. Source: SJ-02, RT-02, LS-14.
 */
export function leaveForVisit(flow: StandardJoinContext, why: MessageKey | null): void {
  const { keeper, sessionStore, logger, navigation, settings } = flow;
  storeHandoff(flow, {
    to: 'lead',
    lead: leadDraftOf(keeper.state),
    visit: null,
    account: null,
  });
  const facilityId = keeper.state.selectedFacility?.facilityId ?? '';
  const address = settings.bookingPath.replace('{facilityId}', facilityId);
  if (why === null) {
    navigation.push(address);
    return;
  }
  const left = sessionStore.write(scheduleMessageKey, why);
  // Without storage the visitor still comes to the right place, only without the reason.
  if (left.err) logger.warn('schedule-message-not-left', { failure: left.val.kind });
  navigation.replace(address);
}
