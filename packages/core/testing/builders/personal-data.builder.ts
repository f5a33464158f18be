import type { PersonalData } from '../../src/account/personal-data.port.ts';

/** What the chain stores about Ada, who booked a visit. */
export function somePersonalData(changes: Partial<PersonalData> = {}): PersonalData {
  return {
    address: 'ada@mail.example',
    exportedAt: '2026-11-20T15:00:00.000Z',
    sections: [
      {
        title: 'Details you left',
        entries: [{ 'First name': 'Ada', 'Last name': 'Lovelace', Email: 'ada@mail.example' }],
      },
      { title: 'Visits', entries: [{ Kind: 'tour', 'Starts at': '2026-11-24T15:00:00.000Z' }] },
    ],
    ...changes,
  };
}
