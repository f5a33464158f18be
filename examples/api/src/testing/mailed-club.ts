import type { MailClub } from '../mail/write-mail.ts';

/** Foyer SoHo, as mails show it. */
export function aMailedClub(differences: Partial<MailClub> = {}): MailClub {
  return {
    facility_id: '102',
    name: 'Foyer SoHo',
    address: '131 Prince Street',
    city: 'New York',
    state: 'NY',
    zip: '10012',
    phone_number: '(212) 555-0102',
    email: 'soho@foyer.example',
    time_zone: 'America/New_York',
    ...differences,
  };
}
