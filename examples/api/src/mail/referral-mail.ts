import type { Mail } from './confirmation-mail.ts';

/** Tells a friend that the club knows of them. */
export function referralMail(
  friend: { readonly email: string; readonly first_name: string },
  member: { readonly first_name: string },
  club: { readonly name: string; readonly phone_number: string },
): Mail {
  return {
    recipient: friend.email,
    subject: `${member.first_name} sent you to ${club.name}`,
    body: [
      `Hello ${friend.first_name},`,
      '',
      `${member.first_name} would like you to see ${club.name}, and so would we. An advisor will be`,
      `in contact; if you would rather call, the number is ${club.phone_number}.`,
      '',
      'Foyer Clubs',
      '',
    ].join('\n'),
  };
}
