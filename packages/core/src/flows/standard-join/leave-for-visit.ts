import type { MessageKey } from '../../messages/catalog.ts';
import { scheduleMessageKey } from '../shared/schedule-message.ts';
import { storeHandoff } from '../draft/handoff.ts';
import { leadDraftOf } from '../draft/lead-draft.ts';
import type { StandardJoinContext } from './standard-join.context.ts';

/**
 * Goes to the booking of a visit with everything the visitor entered. `why` is a message for that page. If set, the
 * current history entry is replaced, so that Back skips this page.
 */
export function leaveForVisit(flow: StandardJoinContext, why: MessageKey | null): void {
  const { store, sessionStore, logger, navigation, settings } = flow;
  storeHandoff(flow, {
    to: 'lead',
    lead: leadDraftOf(store.state),
    visit: null,
    account: null,
  });
  const facilityId = store.state.selectedFacility?.facilityId ?? '';
  const address = settings.bookingPath.replace('{facilityId}', facilityId);
  if (why === null) {
    navigation.push(address);
    return;
  }
  const left = sessionStore.write(scheduleMessageKey, why);
  // Without storage, the visitor reaches the right page but doesn't see the reason.
  if (left.err) logger.warn('schedule-message-not-left', { failure: left.val.kind });
  navigation.replace(address);
}
