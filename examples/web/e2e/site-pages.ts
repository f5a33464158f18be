/**
 * Every URL of the site, for axe, the layout tests and Lighthouse. `scripts/site-pages.test.mjs` fails if a page of
 * `head/page-heads.ts` is missing here.
 */
export interface SitePage {
  readonly path: string;
  readonly heading: string | RegExp;
  /** For members only; others are redirected to the login. */
  readonly member?: true;
  /** Not for search engines, because it's personal or only an intermediate step. */
  readonly unlisted?: true;
}

const visit = 'See it for yourself';

export const sitePages: readonly SitePage[] = [
  { path: '/', heading: /./ },
  { path: '/membership', heading: visit },
  { path: '/membership?variant=classic&facilityId=101', heading: visit },
  { path: '/membership?intent=join&facilityId=199', heading: /./ },
  { path: '/inquiry/schedule-your-visit?facilityId=101', heading: visit, unlisted: true },
  { path: '/clubs', heading: /./ },
  { path: '/clubs/101', heading: 'Foyer Tribeca' },
  { path: '/clubs/new-york', heading: 'Fitness clubs in New York' },
  { path: '/groupfitness', heading: /./ },
  { path: '/personaltraining', heading: /./ },
  { path: '/pilates', heading: /./ },
  { path: '/referrals', heading: /./ },
  { path: '/promo/quiet-hours', heading: /./ },
  { path: '/memberbenefits', heading: 'Member benefits' },
  { path: '/prices', heading: 'One monthly price. Every class included.' },
  { path: '/prices?facilityId=150', heading: /./ },
  { path: '/for-employers', heading: /./ },
  { path: '/terms', heading: 'Terms' },
  { path: '/privacy', heading: 'Privacy' },
  { path: '/day-pass', heading: 'One day, the whole club' },
  { path: '/gift-card/purchase', heading: 'Buy a gift card' },
  { path: '/join/step1', heading: /./, unlisted: true },
  { path: '/join/step1/101', heading: 'Choose your membership', unlisted: true },
  { path: '/join/step2/101', heading: /./, unlisted: true },
  { path: '/join/step3/101', heading: /./, unlisted: true },
  { path: '/join/corp?facilityId=101', heading: 'Your job comes with perks', unlisted: true },
  { path: '/employers/acme', heading: /^Acme and/, unlisted: true },
  { path: '/employers/acme/poster', heading: /^Acme and/, unlisted: true },
  { path: '/login', heading: 'Log in', unlisted: true },
  { path: '/account/register', heading: 'Create your online account', unlisted: true },
  { path: '/account/activate', heading: 'Activate your online account', unlisted: true },
  { path: '/account/recover', heading: 'Recover your account', unlisted: true },
  { path: '/account/resend', heading: 'Resend activation link', unlisted: true },
  {
    path: '/account/email/confirm?code=any',
    heading: 'Confirm your email address',
    unlisted: true,
  },
  { path: '/account/email/undo?code=any', heading: 'Undo your new email address', unlisted: true },
  { path: '/activate', heading: 'Your login', unlisted: true },
  { path: '/feedback?facilityId=101', heading: 'Leave feedback', unlisted: true },
  { path: '/forms/group-visit', heading: 'Get in touch', unlisted: true },
  { path: '/privacy/request', heading: 'Your data', unlisted: true },
  { path: '/desk', heading: 'Today’s visits', unlisted: true },
  { path: '/wait-list/unknown', heading: 'This link doesn’t work', unlisted: true },
  { path: '/visit/with/unknown', heading: 'This link doesn’t work', unlisted: true },
  { path: '/visit/unknown', heading: 'This link doesn’t work', unlisted: true },
  { path: '/trial-pass/new?facilityId=101', heading: 'Try a club for free', unlisted: true },
  { path: '/trial-pass/mailed/unknown', heading: 'Your pass', unlisted: true },
  { path: '/trial-pass', heading: 'Your pass', unlisted: true },
  { path: '/trial-pass?facilityId=101&code=TRY-7', heading: 'Your pass', unlisted: true },
  { path: '/account', heading: /^Good to see you/, member: true, unlisted: true },
  { path: '/account/my-pass', heading: 'Your pass', member: true, unlisted: true },
  { path: '/account/details', heading: 'Contact information', member: true, unlisted: true },
  { path: '/account/membership', heading: 'Membership', member: true, unlisted: true },
  { path: '/account/billing', heading: 'Billing', member: true, unlisted: true },
  { path: '/account/visits', heading: 'Visits', member: true, unlisted: true },
  { path: '/account/billing/F-1', heading: 'Your invoice', member: true, unlisted: true },
  { path: '/account/profile', heading: 'Profile', member: true, unlisted: true },
  { path: '/account/security', heading: 'Security', member: true, unlisted: true },
  { path: '/account/profile/edit', heading: 'Edit your profile', member: true, unlisted: true },
  { path: '/account/username', heading: 'Your username', member: true, unlisted: true },
  { path: '/account/password', heading: 'Your password', member: true, unlisted: true },
  { path: '/account/social', heading: 'Social login', member: true, unlisted: true },
  { path: '/account/join-details', heading: 'Your member details', member: true, unlisted: true },
  { path: '/account/freeze', heading: 'Freeze your membership', member: true, unlisted: true },
  { path: '/account/invite', heading: 'Invite a friend', member: true, unlisted: true },
  {
    path: '/account/agreements/hamptons',
    heading: 'Your agreement',
    member: true,
    unlisted: true,
  },
  { path: '/account/agreed', heading: 'What we agreed', member: true, unlisted: true },
  { path: '/account/training', heading: /./, member: true, unlisted: true },
  { path: '/no/such/page', heading: 'Page not found', unlisted: true },
  { path: '/embed/', heading: /./, unlisted: true },
  { path: '/headless/', heading: /./, unlisted: true },
];
