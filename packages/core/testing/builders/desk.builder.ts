import type { DeskDay, DeskPersonDetails } from '../../src/visit/arrival-desk.port.ts';

/** Friday, November 20, 2026 at 10:00 in New York: one visit has started, two are later. */
export function aDeskDay(parts: Partial<DeskDay> = {}): DeskDay {
  return {
    clubName: 'Foyer Tribeca',
    day: '2026-11-20',
    visits: [
      {
        id: 'visit-1',
        startsAt: '2026-11-20T09:30:00-05:00',
        purpose: 'tour',
        firstName: 'Ada',
        lastName: 'Byron',
        phone: '2125550143',
        guest: null,
        lateMinutes: 10,
        status: 'expected',
      },
      {
        id: 'visit-2',
        startsAt: '2026-11-20T14:00:00-05:00',
        purpose: 'workout',
        firstName: 'Grace',
        lastName: 'Hopper',
        phone: '2125550144',
        guest: { firstName: 'Kim' },
        lateMinutes: null,
        status: 'expected',
      },
      {
        id: 'visit-3',
        startsAt: '2026-11-20T17:30:00-05:00',
        purpose: 'tour',
        firstName: 'Alan',
        lastName: 'Turing',
        phone: '+33612345678',
        guest: { firstName: null },
        lateMinutes: null,
        status: 'expected',
      },
    ],
    ...parts,
  };
}

/** A lead with a visit behind and one ahead, who agreed to news and has an account at the club. */
export function aDeskPerson(parts: Partial<DeskPersonDetails> = {}): DeskPersonDetails {
  const at = '2026-11-09T12:00:00-05:00';
  return {
    id: 'person-1',
    kind: 'lead',
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@mail.example',
    phone: '2125550143',
    visits: [
      { id: 'visit-1', startsAt: '2026-11-21T09:30:00-05:00', purpose: 'tour', status: 'expected' },
      {
        id: 'visit-0',
        startsAt: '2026-11-10T17:00:00-05:00',
        purpose: 'workout',
        status: 'arrived',
      },
    ],
    consents: [
      { channel: 'newsletter', granted: true, at, jurisdiction: 'united-states' },
      { channel: 'text-alerts', granted: false, at, jurisdiction: 'united-states' },
    ],
    sessions: 2,
    ...parts,
  };
}
