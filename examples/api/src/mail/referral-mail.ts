import type { Locale } from '../locale/request-locale.ts';
import { mailCopyIn } from './write-mail.ts';
import type { Mail } from './confirmation-mail.ts';

/**
 * Tells a friend that a member recommends a club, in the sender's language. Contains nothing that the sender typed,
 * because the address may be a stranger's.
 */
export function referralMail(
  friend: { readonly email: string },
  member: { readonly first_name: string },
  club: { readonly name: string; readonly phone_number: string },
  locale: Locale,
): Mail {
  const { helloAnyone, house, referral } = mailCopyIn(locale);
  return {
    recipient: friend.email,
    subject: referral.subject(member.first_name, club.name),
    body: [
      helloAnyone,
      '',
      ...referral.text(member.first_name, club.name, club.phone_number),
      '',
      house,
      '',
    ].join('\n'),
  };
}
