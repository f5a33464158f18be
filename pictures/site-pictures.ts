/** A page of the site that pictures are taken of: one that shows no day and no time of its own. */
export interface SitePicture {
  readonly name: string;
  readonly path: string;
  readonly dark?: true;
}

/** The pages around the screens, with the site's head and foot. RT-06 */
export const sitePictures: readonly SitePicture[] = [
  { name: 'home', path: '/', dark: true },
  { name: 'clubs', path: '/clubs' },
  { name: 'club', path: '/clubs/101' },
  { name: 'membership', path: '/membership', dark: true },
  { name: 'schedule-your-visit', path: '/inquiry/schedule-your-visit' },
  { name: 'benefits', path: '/memberbenefits' },
  { name: 'join', path: '/join/step1/101' },
  { name: 'corporate', path: '/join/corp' },
  { name: 'login', path: '/login', dark: true },
  { name: 'activate', path: '/account/activate' },
  { name: 'register', path: '/account/register' },
  { name: 'recover', path: '/account/recover' },
  { name: 'resend', path: '/account/resend' },
  { name: 'link-without-a-code', path: '/activate' },
  { name: 'feedback', path: '/feedback?facilityId=101' },
  { name: 'trial-pass', path: '/trial-pass' },
  { name: 'terms', path: '/terms' },
  { name: 'privacy', path: '/privacy' },
  { name: 'not-found', path: '/nowhere' },
];
