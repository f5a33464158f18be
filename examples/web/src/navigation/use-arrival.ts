import type { LeadFlowEntry } from '@foyer/core';
import { portTokens, useService } from '@foyer/react-ui';

/** The address's parameters for the lead flow, not yet validated. */
export function useArrival(): Omit<LeadFlowEntry, 'path'> {
  const navigation = useService(portTokens.navigation);
  const query = new URLSearchParams(navigation.current().split('?', 2)[1] ?? '');
  return {
    facilityId: query.get('facilityId'),
    firstName: query.get('firstName'),
    lastName: query.get('lastName'),
    email: query.get('email'),
    location: query.get('location'),
    referringId: query.get('referringId'),
  };
}
