import { scheduleMessageKey } from '@foyer/core';
import { portTokens, useService } from '@foyer/react-ui';
import { type JSX, useEffect } from 'react';

/**
 * Online joining is not offered yet, for no club: the visitor is sent on to book a visit, where a message says why.
 * RT-03, LS-14
 */
export default function JoinPage({
  facilityId,
}: {
  readonly facilityId: string;
}): JSX.Element | null {
  const navigation = useService(portTokens.navigation);
  const sessionStore = useService(portTokens.sessionStore);
  const logger = useService(portTokens.logger);
  useEffect(() => {
    // Who was sent here since their employer has no agreement is told that.
    if (sessionStore.read(scheduleMessageKey) === null) {
      const left = sessionStore.write(scheduleMessageKey, 'joinOffline');
      // Without storage the visitor still comes to the right place, only without the reason.
      if (left.err) logger.warn('schedule-message-not-left', { failure: left.val.kind });
    }
    const query = new URLSearchParams({ facilityId }).toString();
    navigation.replace(`/inquiry/schedule-your-visit?${query}`);
  }, [facilityId, navigation, sessionStore, logger]);
  return null;
}
