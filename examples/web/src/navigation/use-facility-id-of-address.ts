import { portTokens, useService } from '@foyer/react-ui';

/** The `facilityId` of the address, unchecked; null when there is none. */
export function useFacilityIdOfAddress(): string | null {
  const navigation = useService(portTokens.navigation);
  const query = navigation.current().split('?', 2)[1] ?? '';
  return new URLSearchParams(query).get('facilityId');
}
