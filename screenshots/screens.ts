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

/** Each screen, and each state of it that looks unlike the others. */
export const stories: readonly Screen[] = [
  { name: 'contact', at: 'screens-contact--filled', dark: true },
  { name: 'contact-refused', at: 'screens-contact--errors-shown' },
  { name: 'contact-classic', at: 'screens-contact-further-states--classic-variant' },
  { name: 'clubs-nearby', at: 'screens-contact--nearest-proposed' },
  { name: 'club-chooser', at: 'components-choices--in-its-dialog', isDialog: true },
  { name: 'club', at: 'screens-club--open', dark: true },
  { name: 'clubs', at: 'screens-clubs--near-a-place', dark: true },
  { name: 'prices', at: 'screens-prices--on-a-phone', dark: true },
  { name: 'schedule', at: 'screens-schedule--time-chosen', dark: true },
  { name: 'schedule-days-off', at: 'screens-schedule--days-off' },
  { name: 'schedule-elsewhere', at: 'screens-schedule--times-elsewhere' },
  { name: 'schedule-failed', at: 'screens-schedule--failed' },
  { name: 'wait-offer', at: 'screens-wait-list--offered' },
  { name: 'friends-visit', at: 'screens-friend-s-visit--invited' },
  { name: 'times-first-club', at: 'screens-times-first--choose-a-club' },
  { name: 'times-first-details', at: 'screens-times-first--details' },
  { name: 'confirmation', at: 'screens-confirmation--booked', dark: true },
  { name: 'confirmation-ready', at: 'screens-confirmation--ready-for-you' },
  { name: 'reschedule', at: 'screens-confirmation--rescheduling', isDialog: true },
  { name: 'cancel', at: 'screens-confirmation--cancel-asked', isDialog: true },
  { name: 'canceled', at: 'screens-confirmation--cancelled' },
  { name: 'survey', at: 'screens-confirmation--survey-with-other' },
  { name: 'leaving', at: 'screens-leaving-and-staying--leaving', isDialog: true },
  { name: 'corporate-code', at: 'screens-corporate-join--code' },
  { name: 'join-plans', at: 'screens-standard-join--plan-chosen', dark: true },
  { name: 'join-promo', at: 'screens-standard-join--promo-applied' },
  { name: 'join-agreement', at: 'screens-standard-join--agreement' },
  { name: 'join-presale', at: 'screens-standard-join--presale' },
  { name: 'join-details', at: 'screens-standard-join--details-filled-in' },
  { name: 'join-member', at: 'screens-standard-join--member', dark: true },
  { name: 'account', at: 'screens-account--everything', dark: true },
  { name: 'account-needs-attention', at: 'screens-account--needs-attention' },
  { name: 'account-pass', at: 'screens-account-the-pass--saved' },
  { name: 'account-membership', at: 'screens-account--membership' },
  { name: 'account-billing', at: 'screens-account--billing' },
  {
    name: 'membership-freeze',
    at: 'screens-account-membership--freeze-checked',
    isDialog: true,
  },
  { name: 'membership-cancel', at: 'screens-account-membership--canceling', isDialog: true },
  { name: 'membership-change', at: 'screens-account-membership--change-checked', isDialog: true },
  { name: 'membership-invoice', at: 'screens-account-invoices--paper' },
  { name: 'membership-agreed', at: 'screens-account-what-we-agreed--agreement-read' },
  { name: 'account-visits', at: 'screens-account--visits' },
  { name: 'account-profile', at: 'screens-account--profile' },
  { name: 'account-security', at: 'screens-account--security' },
  { name: 'account-details', at: 'screens-account-changing-it--details' },
  { name: 'account-confirm-email', at: 'screens-account-links-about-an-email-address--confirm' },
  { name: 'account-password', at: 'screens-account-changing-it--password' },
  { name: 'account-social', at: 'screens-account-social-login--not-linked' },
  { name: 'login-refused', at: 'screens-account-logging-in--wrong' },
  { name: 'login-activated', at: 'screens-account-coming-to-a-login--at-the-link' },
  { name: 'day-pass', at: 'screens-day-pass--filled-in' },
  { name: 'day-pass-paid', at: 'screens-day-pass--paid' },
  { name: 'desk', at: 'screens-reporting-who-came--today' },
  { name: 'agreement', at: 'screens-agreement--to-sign' },
  { name: 'feedback', at: 'screens-feedback--of-a-club' },
  { name: 'gift', at: 'screens-gift-card--filled-in' },
  { name: 'gift-bought', at: 'screens-gift-card--bought' },
  { name: 'training', at: 'screens-training--trains' },
  { name: 'visit-link', at: 'screens-visit--booked', dark: true },
  { name: 'visit-link-unknown', at: 'screens-visit--unknown' },
  { name: 'trial-pass', at: 'screens-trial-pass--pass' },
  { name: 'trial-request', at: 'screens-getting-a-trial-pass--filled' },
  { name: 'mailed-pass', at: 'screens-mailed-trial-pass--pass' },
  { name: 'freeze', at: 'screens-forms--freeze' },
  { name: 'body-summary', at: 'screens-body-summary--measured' },
  { name: 'element', at: 'element-on-another-site--contact' },
];

/**
 * States that look like a screen above, but for a few words or one part. They pass the same checks of a page in
 * `pnpm test:stories`; `npm test` only plays them.
 */
export const furtherStates: readonly string[] = [
  'screens-contact--invited-by-a-friend',
  'screens-contact--uk-club-asks-for-newsletter',
  'screens-schedule--guided',
  'screens-schedule--slot-taken',
  'screens-times-first--choose-a-time',
  'screens-times-first--taken-meanwhile',
  'screens-confirmation--details-in',
  'screens-confirmation--calendars',
  'screens-confirmation--survey-done',
  'screens-leaving-and-staying--two-minutes-left',
  'screens-corporate-join--contact-filled-in',
  'screens-corporate-join--plans',
  'screens-corporate-join--schedule',
  'screens-corporate-join--visit',
  'screens-corporate-join--member',
  'screens-standard-join--price-held',
  'screens-standard-join--agreement-refused',
  'screens-standard-join--details-refused',
  'screens-account-membership--frozen',
  'screens-account-invoices--payment-failed',
  'screens-account--prospect',
  'screens-account--one-fails',
  'screens-account-changing-it--profile',
  'screens-account-changing-it--details-new-email',
  'screens-account--pending-email',
  'screens-account-changing-it--username',
  'screens-account-coming-to-a-login--register',
  'screens-account-coming-to-a-login--sent',
  'screens-account-staying-logged-in--two-minutes-left',
  'screens-reporting-who-came--closed',
  'screens-agreement--signed',
  'screens-feedback--told',
  'screens-visit--late',
  'screens-visit--moving',
  'screens-visit--canceling',
  'screens-visit--canceled',
  'screens-trial-pass--asking',
  'screens-forms--configured-form',
];

/** A mail of each layout, on a phone. `dark` adds it in the dark scheme, at 640 pixels. */
export const mails: readonly Screen[] = [
  { name: 'mail-lead-received', at: 'mails--lead-received' },
  { name: 'mail-booked', at: 'mails--booked', dark: true },
  { name: 'mail-canceled', at: 'mails--canceled' },
  { name: 'mail-reminder-day-before', at: 'mails--reminder-day-before' },
  { name: 'mail-missed', at: 'mails--missed' },
  { name: 'mail-code', at: 'mails--code' },
  { name: 'mail-welcome', at: 'mails--welcome', dark: true },
  { name: 'mail-leaving', at: 'mails--leaving' },
  { name: 'mail-bill-paid', at: 'mails--bill-paid' },
  { name: 'mail-bill-declined', at: 'mails--bill-declined' },
  { name: 'mail-day-pass', at: 'mails--day-pass' },
  { name: 'mail-held-price', at: 'mails--held-price' },
  { name: 'mail-gift', at: 'mails--gift', dark: true },
  { name: 'mail-referral', at: 'mails--referral' },
  { name: 'mail-password-changed', at: 'mails--password-changed' },
  { name: 'mail-activate', at: 'mails--activate' },
];

/** The site around the screens, with its header and footer; only pages that show no date or time. */
export const pages: readonly Screen[] = [
  { name: 'home', at: '/', dark: true },
  { name: 'membership', at: '/membership' },
  { name: 'benefits', at: '/memberbenefits' },
  { name: 'corporate', at: '/join/corp' },
  { name: 'login', at: '/login' },
  { name: 'terms', at: '/terms' },
  { name: 'not-found', at: '/nowhere' },
];
