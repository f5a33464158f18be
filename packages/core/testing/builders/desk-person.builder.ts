import type { DeskPersonDetails } from '../../src/visit/arrival-desk.port.ts';

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
