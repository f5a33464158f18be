import { formatMoney, type PlanBill } from '@foyer/core';

import type { Mail } from './confirmation-mail.ts';

/** Welcomes a new member: their number, what opens the door, where, what they paid and what they will. HT-15, PL-04 */
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
  membership: { readonly name: string; readonly bill: PlanBill },
  publicUrl: string,
): Mail {
  const { dueToday, monthly, commitmentMonths } = membership.bill;
  return {
    recipient: buyer.email,
    subject: `Welcome to ${club.name}`,
    body: [
      `Hello ${buyer.firstName},`,
      '',
      `You are a member of Foyer Clubs. We look forward to seeing you at ${club.name}.`,
      '',
      `Member ID      ${member.memberId}`,
      `Barcode        ${member.barcode}`,
      `Membership     ${membership.name}`,
      `Paid           ${formatMoney(dueToday)}`,
      `After that     ${formatMoney(monthly)} a month, for ${commitmentMonths} months at least`,
      '',
      'Show the barcode at the door on your first visit, and bring a photo ID.',
      '',
      'Your online account shows your membership, your billing and your visits.',
      'You activate it with your member ID and your last name:',
      '',
      `${publicUrl}/account/activate`,
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
