import type { Mail } from './confirmation-mail.ts';

/** Welcomes a new member: their number, what opens the door, and where. HT-15 */
export function welcomeMail(
  buyer: { readonly firstName: string; readonly email: string },
  club: {
    readonly name: string;
    readonly address: string;
    readonly city: string;
    readonly state: string;
    readonly zip: string;
    readonly phone_number: string;
  },
  member: { readonly memberId: string; readonly barcode: string },
): Mail {
  return {
    recipient: buyer.email,
    subject: `Welcome to ${club.name}`,
    body: [
      `Hello ${buyer.firstName},`,
      '',
      `You are a member of Foyer Clubs. We look forward to seeing you at ${club.name}.`,
      '',
      `Member number  ${member.memberId}`,
      `Barcode        ${member.barcode}`,
      '',
      'Show the barcode at the door on your first visit, and bring a photo ID.',
      '',
      `Where  ${club.name}`,
      `       ${club.address}`,
      `       ${club.city}, ${club.state} ${club.zip}`,
      `Call   ${club.phone_number}`,
      '',
      'Foyer Clubs',
      '',
    ].join('\n'),
  };
}
