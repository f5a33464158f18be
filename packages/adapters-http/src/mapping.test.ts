import { parseFacilityId } from '@foyer/core/clubs';
import type { LeadUpdate } from '@foyer/core/lead';
import { aBooking, aClub, aLead } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';

import type { HttpClient } from './http-client.ts';
import { httpClubs, httpLeads, httpOpenTimes, mapCall } from './mapping.ts';
import {
  closeServers,
  cutsBefore,
  json,
  serve,
  serveRetrying,
  text,
} from './misbehaving-server.fixture.ts';

interface Prospect {
  readonly ref: string;
}
interface Complaint {
  readonly wrong: string;
}

const lead = aLead({ transactionId: 'T-1' });
const club = parseFacilityId('101').unwrap();
const booking: LeadUpdate = aBooking('T-1', '2026-11-21T09:00:00-05:00');

const leadsOver = (client: HttpClient) =>
  httpLeads(client, {
    create: {
      method: 'PUT',
      path: '/prospects/{transactionId}',
      body: ({ contact }) => ({ given: contact.firstName }),
      read: ({ ref }: Prospect) => ({ leadTokenId: ref }),
      readError: ({ wrong }: Complaint) => ({ code: 'INVALID_FIELD', field: wrong }),
    },
    update: {
      method: 'PUT',
      path: (update) =>
        `/prospects/{${update.by === 'token' ? 'leadTokenId' : 'transactionId'}}/visit`,
      body: ({ scheduledVisitTime }) => ({ at: scheduledVisitTime }),
      read: () => undefined,
    },
    cancelVisit: {
      method: 'DELETE',
      path: '/prospects/{transactionId}/visit',
      read: () => undefined,
    },
  });

describe('ports over a back end with its own JSON', () => {
  closeServers();

  it('AD-21: a lead goes out and comes back in the back end’s own JSON', async () => {
    const { client, server } = await serve(json({ ref: 'P-7' }));
    const created = (await leadsOver(client).create(lead)).unwrap();
    expect(created).toEqual({ leadTokenId: 'P-7', transactionId: 'T-1', associationToken: null });
    expect(server.arrived).toMatchObject([
      { method: 'PUT', url: '/prospects/T-1', body: { given: lead.contact.firstName } },
    ]);
  });

  it('AD-21: a write whose answer is lost is sent once more, under the same key', async () => {
    const { client, server } = await serveRetrying(2, cutsBefore, json({ ref: 'P-7' }));
    expect((await leadsOver(client).create(lead)).ok).toBe(true);
    expect(server.arrived[1]?.url).toBe('/prospects/T-1');
    expect(server.arrived[1]?.body).toEqual(server.arrived[0]?.body);
  });

  it('a write that isn’t repeatable is sent once', async () => {
    const { client, server } = await serveRetrying(2, cutsBefore);
    const send = mapCall(client, 'send', {
      method: 'POST',
      path: '/x',
      repeatable: false,
      read: () => 1,
    });
    expect((await send(null)).val).toEqual({ kind: 'network' });
    expect(server.arrived).toHaveLength(1);
  });

  it('AD-21: a rejection names the field that the back end’s own error names', async () => {
    const { client } = await serve(json({ wrong: 'EmailAddress' }, 422));
    const refusal = { kind: 'rejected', status: 422, code: 'INVALID_FIELD', field: 'EmailAddress' };
    expect((await leadsOver(client).create(lead)).val).toEqual(refusal);
  });

  it('a time that another lead has is taken, and an empty answer is a success', async () => {
    const { client, server } = await serve(json({}, 409), text('', 204));
    const leads = leadsOver(client);
    expect((await leads.update(booking)).val).toEqual({ kind: 'slot-taken' });
    expect((await leads.cancelVisit(lead)).ok).toBe(true);
    expect(server.arrived.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'PUT /prospects/T-1/visit',
      'DELETE /prospects/T-1/visit',
    ]);
  });

  it('an answer that can’t be read is a failure', async () => {
    const { client } = await serve(json(null));
    expect((await leadsOver(client).create(lead)).val).toEqual({
      kind: 'unexpected-shape',
      path: '',
    });
  });

  it('an id that can’t be in a path is rejected without a request', async () => {
    const { client, server } = await serve(json({ ref: 'P-7' }));
    const answer = await leadsOver(client).create(aLead({ transactionId: '..' }));
    expect(answer.val).toMatchObject({ kind: 'rejected', field: 'transactionId' });
    expect(server.arrived).toEqual([]);
  });

  it('AD-21: clubs and open times are read from the back end’s own JSON', async () => {
    const { client, server } = await serve(
      json({ studios: ['Soho'] }),
      json({}, 404),
      json(['9:00 AM']),
    );
    const clubs = httpClubs(client, {
      all: {
        method: 'GET',
        path: '/studios',
        read: ({ studios }: { studios: string[] }) => studios.map((name) => aClub({ name })),
      },
      byId: { method: 'GET', path: '/studios/{facilityId}', read: () => aClub() },
    });
    const openTimes = httpOpenTimes(client, {
      method: 'GET',
      path: '/studios/{facilityId}/times',
      query: ({ type }) => ({ for: type }),
      read: (times: string[]) => [
        { date: '2026-11-21', timeSlots: times, unavailableTimeSlots: [] },
      ],
    });
    expect((await clubs.all()).unwrap()).toEqual([aClub({ name: 'Soho' })]);
    expect((await clubs.byId(club)).unwrap()).toBeNull();
    expect((await openTimes.forClub(club, 'tour')).unwrap()[0]?.timeSlots).toEqual(['9:00 AM']);
    expect(server.arrived[2]?.url).toBe('/studios/101/times?for=tour');
  });
});
