/** A story that pictures are taken of: it has played when they are. */
export interface StoryPicture {
  readonly name: string;
  /** As in the story's address. */
  readonly story: string;
  /** Looked at in the dark, too: the screens that everybody comes by. */
  readonly dark?: true;
  /** The window alone: it has a dialog over it. */
  readonly extent?: 'window';
}

/** Every screen, and of its states those that are drawn in a way of their own. UI-03 */
export const storyPictures: readonly StoryPicture[] = [
  { name: 'contact', story: 'screens-contact--filled', dark: true },
  { name: 'contact-refused', story: 'screens-contact--errors-shown', dark: true },
  { name: 'contact-invited', story: 'screens-contact--invited-by-a-friend' },
  { name: 'contact-in-the-uk', story: 'screens-contact--uk-club-asks-for-newsletter' },
  { name: 'contact-classic', story: 'screens-contact-further-states--classic-variant' },
  { name: 'clubs-nearby', story: 'screens-contact--nearest-proposed' },
  { name: 'club-chooser', story: 'components-choices--in-its-dialog', extent: 'window' },
  { name: 'schedule', story: 'screens-schedule--time-chosen', dark: true },
  { name: 'schedule-guided', story: 'screens-schedule--guided' },
  { name: 'schedule-failed', story: 'screens-schedule--failed' },
  { name: 'schedule-taken', story: 'screens-schedule--slot-taken' },
  { name: 'confirmation', story: 'screens-confirmation--booked', dark: true },
  { name: 'confirmation-without-visit', story: 'screens-confirmation--details-in' },
  { name: 'confirmation-ready', story: 'screens-confirmation--ready-for-you' },
  { name: 'reschedule', story: 'screens-confirmation--rescheduling', extent: 'window' },
  { name: 'cancel', story: 'screens-confirmation--cancel-asked', extent: 'window' },
  { name: 'cancelled', story: 'screens-confirmation--cancelled' },
  { name: 'calendars', story: 'screens-confirmation--calendars' },
  { name: 'survey', story: 'screens-confirmation--survey-with-other' },
  { name: 'survey-done', story: 'screens-confirmation--survey-done' },
  { name: 'leaving', story: 'screens-leaving-and-staying--leaving', extent: 'window' },
  {
    name: 'time-is-short',
    story: 'screens-leaving-and-staying--two-minutes-left',
    extent: 'window',
  },
  { name: 'corporate-contact', story: 'screens-corporate-join--contact-filled-in' },
  { name: 'corporate-code', story: 'screens-corporate-join--code' },
  { name: 'corporate-plans', story: 'screens-corporate-join--plans' },
  { name: 'corporate-schedule', story: 'screens-corporate-join--schedule' },
  { name: 'corporate-visit', story: 'screens-corporate-join--visit' },
  { name: 'corporate-member', story: 'screens-corporate-join--member' },
  { name: 'join-plans', story: 'screens-standard-join--plan-chosen', dark: true },
  { name: 'join-presale', story: 'screens-standard-join--presale' },
  { name: 'join-details', story: 'screens-standard-join--details-filled-in' },
  { name: 'join-details-refused', story: 'screens-standard-join--details-refused' },
  { name: 'join-member', story: 'screens-standard-join--member', dark: true },
  { name: 'account', story: 'screens-account--everything', dark: true },
  { name: 'account-of-a-prospect', story: 'screens-account--prospect' },
  { name: 'account-in-part', story: 'screens-account--one-fails' },
  { name: 'account-details', story: 'screens-account-changing-it--details' },
  { name: 'account-new-email', story: 'screens-account-changing-it--details-new-email' },
  { name: 'account-pending-email', story: 'screens-account--pending-email' },
  {
    name: 'account-confirm-email',
    story: 'screens-account-links-about-an-email-address--confirm',
  },
  { name: 'account-profile', story: 'screens-account-changing-it--profile' },
  { name: 'account-username', story: 'screens-account-changing-it--username' },
  { name: 'account-password', story: 'screens-account-changing-it--password' },
  { name: 'account-social', story: 'screens-account-social-login--not-linked' },
  { name: 'login-refused', story: 'screens-account-logging-in--wrong' },
  { name: 'login-asked-for', story: 'screens-account-coming-to-a-login--register' },
  { name: 'login-sent', story: 'screens-account-coming-to-a-login--sent' },
  { name: 'login-activated', story: 'screens-account-coming-to-a-login--at-the-link' },
  {
    name: 'session-ends',
    story: 'screens-account-staying-logged-in--two-minutes-left',
    extent: 'window',
  },
  { name: 'agreement', story: 'screens-agreement--to-sign' },
  { name: 'agreement-signed', story: 'screens-agreement--signed' },
  { name: 'feedback', story: 'screens-feedback--of-a-club' },
  { name: 'feedback-told', story: 'screens-feedback--told' },
  { name: 'gift', story: 'screens-gift-card--filled-in', dark: true },
  { name: 'gift-bought', story: 'screens-gift-card--bought' },
  { name: 'training', story: 'screens-training--trains', dark: true },
  { name: 'trial-pass', story: 'screens-trial-pass--pass', dark: true },
  { name: 'trial-pass-asked', story: 'screens-trial-pass--asking' },
  { name: 'freeze', story: 'screens-forms--freeze' },
  { name: 'configured-form', story: 'screens-forms--configured-form' },
  { name: 'body-summary', story: 'screens-body-summary--measured' },
  { name: 'element', story: 'element-on-another-site--contact' },
];
