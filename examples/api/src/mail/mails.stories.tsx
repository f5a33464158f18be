import instrumentSans from '@fontsource-variable/instrument-sans/wght.css?inline';
import newsreader from '@fontsource-variable/newsreader/wght.css?inline';
import { foyerLocales } from '@foyer/core/messages';
import tokens from '@foyer/react-ui/tokens.css?inline';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type JSX, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';

import type { Locale } from '../locale/request-locale.ts';
import { type MailName, mailSamples, sampleCodes } from '../testing/mail-samples.ts';
import { withCode } from './mail.ts';
import { renderMail, withPictures } from './mail-layout.ts';
import { mailTheme } from './mail-theme.ts';

/** Every mail as a mail program shows it, in the toolbar's language, scheme and brand. */
const meta: Meta = {
  title: 'Mails',
  // axe can't run in a frame without scripts, and would wait for it.
  parameters: { a11y: { options: { iframes: false } } },
};
export default meta;

export const LeadReceived: StoryObj = mail('leadReceived');
export const Booked: StoryObj = mail('booked');
export const BookedWorkout: StoryObj = mail('bookedWorkout');
export const Moved: StoryObj = mail('moved');
export const Canceled: StoryObj = mail('canceled');
export const ReminderDayBefore: StoryObj = mail('reminderDayBefore');
export const ReminderHoursBefore: StoryObj = mail('reminderHoursBefore');
export const Missed: StoryObj = mail('missed');
export const NewLink: StoryObj = mail('newLink');
export const Code: StoryObj = mail('code');
export const Welcome: StoryObj = mail('welcome');
export const WelcomePresale: StoryObj = mail('welcomePresale');
export const Frozen: StoryObj = mail('frozen');
export const NotFrozen: StoryObj = mail('notFrozen');
export const FreezeEndsEarly: StoryObj = mail('freezeEndsEarly');
export const Leaving: StoryObj = mail('leaving');
export const Staying: StoryObj = mail('staying');
export const ChangedPlan: StoryObj = mail('changedPlan');
export const KeptPlan: StoryObj = mail('keptPlan');
export const BillPaid: StoryObj = mail('billPaid');
export const BillDeclined: StoryObj = mail('billDeclined');
export const WelcomePromo: StoryObj = mail('welcomePromo');
export const HeldPrice: StoryObj = mail('heldPrice');
export const Agreement: StoryObj = mail('agreement');
export const AgreementOfMinor: StoryObj = mail('agreementOfMinor');
export const Gift: StoryObj = mail('gift');
export const GiftReceipt: StoryObj = mail('giftReceipt');
export const DayPass: StoryObj = mail('dayPass');
export const TrialPass: StoryObj = mail('trialPass');
export const HadTrial: StoryObj = mail('hadTrial');
export const Referral: StoryObj = mail('referral');
export const FriendBooked: StoryObj = mail('friendBooked');
export const FriendMoved: StoryObj = mail('friendMoved');
export const FriendCanceled: StoryObj = mail('friendCanceled');
export const CompanionJoined: StoryObj = mail('companionJoined');
export const CompanionLeft: StoryObj = mail('companionLeft');
export const PasswordChanged: StoryObj = mail('passwordChanged');
export const UsernameChanged: StoryObj = mail('usernameChanged');
export const LoginLinked: StoryObj = mail('loginLinked');
export const LoginUnlinked: StoryObj = mail('loginUnlinked');
export const EmailAsked: StoryObj = mail('emailAsked');
export const ConfirmEmail: StoryObj = mail('confirmEmail');
export const EmailChanged: StoryObj = mail('emailChanged');
export const EmailRestored: StoryObj = mail('emailRestored');
export const Activate: StoryObj = mail('activate');
export const Recover: StoryObj = mail('recover');

function mail(name: MailName): StoryObj {
  return {
    render: (_, { globals }) => {
      const html = pageOf(name, globals['locale'], globals['scheme']);
      return <MailFrame key={html} html={html} />;
    },
    play: async ({ canvasElement }) => {
      const frame = await within(canvasElement).findByTitle('Mail');
      await waitFor(() => expect(frame).toHaveAttribute('data-loaded'));
    },
  };
}

/** A frame without scripts, always as high as the mail. */
function MailFrame({ html }: { readonly html: string }): JSX.Element {
  const [height, setHeight] = useState<number | null>(null);
  const follow = async (page: Document | null): Promise<void> => {
    if (!page) return;
    await page.fonts.ready;
    const root = page.documentElement;
    // In the next frame, since a new height is itself a resize.
    const measure = () => requestAnimationFrame(() => setHeight(root.offsetHeight));
    new ResizeObserver(measure).observe(root);
  };
  return (
    <iframe
      title="Mail"
      srcDoc={html}
      sandbox="allow-same-origin"
      data-loaded={height === null ? undefined : ''}
      onLoad={({ currentTarget }) => void follow(currentTarget.contentDocument)}
      style={{ border: 0, display: 'block', height: height ?? 1, width: '100%' }}
    />
  );
}

function pageOf(name: MailName, language: unknown, scheme: unknown): string {
  const locale: Locale = foyerLocales.find((known) => known === language) ?? 'en-US';
  const { subject, content } = mailSamples(locale)[name];
  const brand = document.querySelector('#storybook-brand')?.textContent;
  const theme = mailTheme(brand === undefined || brand === '' ? tokens : brand);
  const filled = withCode(content, sampleCodes[name] ?? 'k2Jx9Q');
  const html = withPictures(renderMail(subject, filled, theme));
  // The fonts of the site, since a machine's own differ. A mail program uses what it has.
  return forScheme(html, scheme).replace(
    '</head>',
    () => `<style>${instrumentSans}${newsreader}</style></head>`,
  );
}

/** The toolbar's scheme, or with `system` the browser's. */
function forScheme(html: string, scheme: unknown): string {
  if (scheme === 'system') return html;
  return html.replace('(prefers-color-scheme: dark)', scheme === 'dark' ? 'all' : 'not all');
}
