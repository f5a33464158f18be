import { foyerLocales } from '@foyer/core/messages';
import { describe, expect, it } from 'vitest';

import { aMailedClub } from '../testing/mailed-club.ts';
import { columns, quoted } from './mail.ts';
import { referralMail } from './visit-mails.ts';
import { asName, greeting, mailCopyIn, withoutLinks } from './write-mail.ts';

describe('Mail that strangers may receive', () => {
  it.each(['Zoë', 'Mary Jane', 'Jean-Luc', 'D’Arcy', 'José María', 'J. R.'])(
    'SE-12 greets %s by name',
    (name) => {
      expect(greeting(mailCopyIn('en-US'), name)).toBe(`Hi ${name},`);
    },
  );

  it.each([
    'Claim 500 USD at evil.example',
    'evil.example',
    'http://evil',
    'a@evil.example',
    'Call now for your prize',
    'x'.repeat(41),
    'Ada\nWin',
  ])('SE-12 doesn’t take %j for a name, and greets without one in every language', (text) => {
    expect(asName(text, 3)).toBeNull();
    for (const locale of foyerLocales) {
      expect(greeting(mailCopyIn(locale), text)).toBe(mailCopyIn(locale).helloAnyone);
    }
  });

  it('SE-12 greets nobody by a name that the sender of a referral typed', () => {
    const friend = { email: 'friend@example.com', first_name: 'Mallory' };
    const member = { first_name: 'Grace' };
    const site = 'https://www.foyer.example';
    for (const locale of foyerLocales) {
      const { subject, body } = referralMail(friend, member, aMailedClub(), site, locale);
      expect(subject + body).not.toContain('Mallory');
    }
  });

  it('PG-393 SE-12 recommends a club by no member’s name that holds a number or an offer', () => {
    const member = { first_name: 'You won, call 212 555 0199' };
    const site = 'https://www.foyer.example';
    for (const locale of foyerLocales) {
      const { subject, body } = referralMail(
        { email: 'friend@example.com' },
        member,
        aMailedClub(),
        site,
        locale,
      );
      expect(subject + body).not.toMatch(/won|0199/);
      expect(subject).toMatch(/^\p{Lu}/u);
    }
  });

  it.each(['\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029'])(
    'SE-12 PG-304 quotes each line of what somebody typed, also after %j',
    (lineBreak) => {
      const text = `Nice.${lineBreak}Please call: Eve`;
      expect(quoted(text)).toBe('> Nice.\n> Please call: Eve');
      expect(columns([['Source', text]])).toBe('Source  Nice.\n        Please call: Eve');
    },
  );

  it('SE-12 quotes a gift’s message line by line, without links or addresses', () => {
    const text =
      'Enjoy.\nGo to https://evil.example/x, www.evil.example or me@evil.example, evil.example';
    expect(quoted(withoutLinks(text))).toBe('> Enjoy.\n> Go to   or  evil. example');
  });
});
