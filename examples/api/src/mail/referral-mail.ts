import type { Locale } from '../locale/request-locale.ts';
import { mailWordsIn } from '../words/words-of.ts';
import type { Mail } from './confirmation-mail.ts';

/** Tells a friend that the club knows of them, in the language of who sent them. */
export function referralMail(
  friend: { readonly email: string; readonly first_name: string },
  member: { readonly first_name: string },
  club: { readonly name: string; readonly phone_number: string },
  locale: Locale,
): Mail {
  const { hello, house, referral } = mailWordsIn(locale);
  return {
    recipient: friend.email,
    subject: referral.subject(member.first_name, club.name),
    body: [
      hello(friend.first_name),
      '',
      ...referral.text(member.first_name, club.name, club.phone_number),
      '',
      house,
      '',
    ].join('\n'),
  };
}
