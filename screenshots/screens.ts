/**
 * A screen that is compared with its approved screenshot. `dark` adds one in the dark scheme, for the most visible
 * screens.
 */
export interface Screen {
  readonly name: string;
  /** A story's id, or a page's path. */
  readonly at: string;
  readonly dark?: true;
  /** A dialog covers the page: capture the window instead of the whole page. */
  readonly isDialog?: true;
}

/** Every screen in each state with a distinct layout. */
export const stories: readonly Screen[] = [
  { name: 'contact', at: 'screens-contact--filled', dark: true },
  { name: 'contact-refused', at: 'screens-contact--errors-shown', dark: true },
  { name: 'contact-invited', at: 'screens-contact--invited-by-a-friend' },
  { name: 'contact-in-the-uk', at: 'screens-contact--uk-club-asks-for-newsletter' },
  { name: 'contact-classic', at: 'screens-contact-further-states--classic-variant' },
  { name: 'clubs-nearby', at: 'screens-contact--nearest-proposed' },
  { name: 'club-chooser', at: 'components-choices--in-its-dialog', isDialog: true },
  { name: 'schedule', at: 'screens-schedule--time-chosen', dark: true },
  { name: 'schedule-guided', at: 'screens-schedule--guided' },
  { name: 'schedule-failed', at: 'screens-schedule--failed' },
  { name: 'schedule-taken', at: 'screens-schedule--slot-taken' },
  { name: 'confirmation', at: 'screens-confirmation--booked', dark: true },
  { name: 'confirmation-without-visit', at: 'screens-confirmation--details-in' },
  { name: 'confirmation-ready', at: 'screens-confirmation--ready-for-you' },
  { name: 'reschedule', at: 'screens-confirmation--rescheduling', isDialog: true },
  { name: 'cancel', at: 'screens-confirmation--cancel-asked', isDialog: true },
  { name: 'canceled', at: 'screens-confirmation--cancelled' },
  { name: 'calendars', at: 'screens-confirmation--calendars' },
  { name: 'survey', at: 'screens-confirmation--survey-with-other' },
  { name: 'survey-done', at: 'screens-confirmation--survey-done' },
  { name: 'leaving', at: 'screens-leaving-and-staying--leaving', isDialog: true },
  {
    name: 'time-is-short',
    at: 'screens-leaving-and-staying--two-minutes-left',
    isDialog: true,
  },
  { name: 'corporate-contact', at: 'screens-corporate-join--contact-filled-in' },
  { name: 'corporate-code', at: 'screens-corporate-join--code' },
  { name: 'corporate-plans', at: 'screens-corporate-join--plans' },
  { name: 'corporate-schedule', at: 'screens-corporate-join--schedule' },
  { name: 'corporate-visit', at: 'screens-corporate-join--visit' },
  { name: 'corporate-member', at: 'screens-corporate-join--member' },
  { name: 'join-plans', at: 'screens-standard-join--plan-chosen', dark: true },
  { name: 'join-presale', at: 'screens-standard-join--presale' },
  { name: 'join-details', at: 'screens-standard-join--details-filled-in' },
  { name: 'join-details-refused', at: 'screens-standard-join--details-refused' },
  { name: 'join-member', at: 'screens-standard-join--member', dark: true },
  { name: 'account', at: 'screens-account--everything', dark: true },
  { name: 'account-of-a-prospect', at: 'screens-account--prospect' },
  { name: 'account-in-part', at: 'screens-account--one-fails' },
  { name: 'account-details', at: 'screens-account-changing-it--details' },
  { name: 'account-profile', at: 'screens-account-changing-it--profile' },
  { name: 'account-new-email', at: 'screens-account-changing-it--details-new-email' },
  { name: 'account-pending-email', at: 'screens-account--pending-email' },
  { name: 'account-confirm-email', at: 'screens-account-links-about-an-email-address--confirm' },
  { name: 'account-username', at: 'screens-account-changing-it--username' },
  { name: 'account-password', at: 'screens-account-changing-it--password' },
  { name: 'account-social', at: 'screens-account-social-login--not-linked' },
  { name: 'login-refused', at: 'screens-account-logging-in--wrong' },
  { name: 'login-requested', at: 'screens-account-coming-to-a-login--register' },
  { name: 'login-sent', at: 'screens-account-coming-to-a-login--sent' },
  { name: 'login-activated', at: 'screens-account-coming-to-a-login--at-the-link' },
  {
    name: 'session-ends',
    at: 'screens-account-staying-logged-in--two-minutes-left',
    isDialog: true,
  },
  { name: 'agreement', at: 'screens-agreement--to-sign' },
  { name: 'agreement-signed', at: 'screens-agreement--signed' },
  { name: 'feedback', at: 'screens-feedback--of-a-club' },
  { name: 'feedback-sent', at: 'screens-feedback--told' },
  { name: 'gift', at: 'screens-gift-card--filled-in', dark: true },
  { name: 'gift-bought', at: 'screens-gift-card--bought' },
  { name: 'training', at: 'screens-training--trains', dark: true },
  { name: 'trial-pass', at: 'screens-trial-pass--pass', dark: true },
  { name: 'trial-pass-requested', at: 'screens-trial-pass--asking' },
  { name: 'freeze', at: 'screens-forms--freeze' },
  { name: 'configured-form', at: 'screens-forms--configured-form' },
  { name: 'body-summary', at: 'screens-body-summary--measured' },
  { name: 'element', at: 'element-on-another-site--contact' },
];

/** Every mail, light on a phone and dark at 640 pixels. `dark` adds the other two. */
export const mails: readonly Screen[] = [
  { name: 'mail-lead-received', at: 'mails--lead-received' },
  { name: 'mail-booked', at: 'mails--booked', dark: true },
  { name: 'mail-booked-workout', at: 'mails--booked-workout' },
  { name: 'mail-moved', at: 'mails--moved' },
  { name: 'mail-canceled', at: 'mails--canceled' },
  { name: 'mail-reminder-day-before', at: 'mails--reminder-day-before' },
  { name: 'mail-reminder-hours-before', at: 'mails--reminder-hours-before' },
  { name: 'mail-missed', at: 'mails--missed' },
  { name: 'mail-code', at: 'mails--code' },
  { name: 'mail-welcome', at: 'mails--welcome', dark: true },
  { name: 'mail-gift', at: 'mails--gift', dark: true },
  { name: 'mail-gift-receipt', at: 'mails--gift-receipt' },
  { name: 'mail-referral', at: 'mails--referral' },
  { name: 'mail-password-changed', at: 'mails--password-changed' },
  { name: 'mail-username-changed', at: 'mails--username-changed' },
  { name: 'mail-login-linked', at: 'mails--login-linked' },
  { name: 'mail-confirm-email', at: 'mails--confirm-email' },
  { name: 'mail-email-changed', at: 'mails--email-changed' },
  { name: 'mail-activate', at: 'mails--activate' },
  { name: 'mail-recover', at: 'mails--recover' },
];

/** The pages around the screens, with the site's header and footer; only pages that show no date or time. */
export const pages: readonly Screen[] = [
  { name: 'home', at: '/', dark: true },
  { name: 'clubs', at: '/clubs' },
  { name: 'club', at: '/clubs/101' },
  { name: 'membership', at: '/membership', dark: true },
  { name: 'schedule-your-visit', at: '/inquiry/schedule-your-visit' },
  { name: 'benefits', at: '/memberbenefits' },
  { name: 'join', at: '/join/step1/101' },
  { name: 'corporate', at: '/join/corp' },
  { name: 'login', at: '/login', dark: true },
  { name: 'activate', at: '/account/activate' },
  { name: 'register', at: '/account/register' },
  { name: 'recover', at: '/account/recover' },
  { name: 'resend', at: '/account/resend' },
  { name: 'link-without-a-code', at: '/activate' },
  { name: 'feedback', at: '/feedback?facilityId=101' },
  { name: 'trial-pass', at: '/trial-pass' },
  { name: 'terms', at: '/terms' },
  { name: 'privacy', at: '/privacy' },
  { name: 'not-found', at: '/nowhere' },
];
