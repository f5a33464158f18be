import type { Locale } from '../locale/request-locale.ts';
import { mailOf, type WrittenMail } from './mail.ts';
import { fromClub, type MailClub, mailCopyIn, placeOf } from './write-mail.ts';

/**
 * Tells a friend that a member recommends a club, in the sender's language. Contains nothing that the sender typed,
 * because the address may be a stranger's.
 */
export function referralMail(
  friend: { readonly email: string },
  member: { readonly first_name: string },
  club: MailClub,
  publicUrl: string,
  locale: Locale,
): WrittenMail {
  const copy = mailCopyIn(locale);
  const { referral } = copy;
  return mailOf(
    {
      ...fromClub(club, publicUrl, locale),
      preheader: referral.preheader,
      title: referral.title(club.name),
      parts: [
        { kind: 'text', text: copy.helloAnyone },
        { kind: 'text', text: referral.text(member.first_name, club.name) },
        {
          kind: 'link',
          label: referral.book,
          address: `${publicUrl}/inquiry/schedule-your-visit?facilityId=${club.facility_id}`,
        },
        { kind: 'facts', facts: placeOf(club, copy) },
        { kind: 'note', text: referral.call(club.phone_number) },
      ],
    },
    { recipient: friend.email, subject: referral.subject(member.first_name, club.name) },
  );
}
