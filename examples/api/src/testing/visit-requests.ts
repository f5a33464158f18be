import { contract } from '@foyer/adapters-http/wire';

import { aLeadBody, aVisitBody } from './lead-bodies.ts';
import type { TestAnswer, TestApi } from './test-api.ts';

/** A visitor's requests to a club. */
export interface VisitRequests {
  /** Creates a lead at the club and returns its ids. */
  readonly aLeadAt: (
    facilityId: string,
    email?: string,
  ) => Promise<{ transactionId: string; tokenId: string }>;
  readonly timesAt: (
    facilityId: string,
    type?: string,
  ) => Promise<{ open: string[]; taken: string[] }>;
  readonly book: (
    transactionId: string,
    time: string | null,
    purpose?: string | null,
  ) => Promise<TestAnswer>;
}

export function visitRequests(api: TestApi): VisitRequests {
  return {
    aLeadAt: async (facilityId, email = 'ada@example.com') => {
      const body = aLeadBody({ FacilityId: facilityId, EmailAddress: email });
      const { body: answer } = await api.send('POST', '/v6/acq/leads/abandoned', body);
      const { tokenId } = contract.createAbandonedLead.answer.parse(answer);
      return { transactionId: body.TransactionId, tokenId: tokenId ?? '' };
    },
    timesAt: async (facilityId, type = '') => {
      const query = `facilityId=${facilityId}${type && `&type=${type}`}`;
      const { body } = await api.send('GET', `/v6/acq/leads/appointments?${query}`);
      const days = contract.listOpenTimes.answer.parse(body).dateRangeWithTime;
      return {
        open: days.flatMap((day) => day.timeSlots),
        taken: days.flatMap((day) => day.unavailableTimeSlots),
      };
    },
    book: (transactionId, time, purpose) =>
      api.send('PUT', '/v6/acq/lead', aVisitBody(transactionId, time, purpose)),
  };
}
