import { offers } from '../pages/offer-page.tsx';

/** What is said of a page to those who do not see it: search engines, previews, the list of tabs. */
export interface PageHead {
  /** The page's address, with no slash at its end but for `/`. A part like `:club` is any one of those. */
  readonly path: string;
  /** The addresses below it show the page as well: steps of a flow, which are one visitor's own. */
  readonly below?: true;
  /** The name of the page, as its heading has it. */
  readonly title: string;
  /** One or two sentences. */
  readonly description: string;
  /** False for what is one visitor's own or a means to an end: no search engine should list it. */
  readonly listed: boolean;
  /** The page's address for search engines, where another one shows the same. */
  readonly standsFor?: string;
  /** What is drawn at the build: a whole page, one that shows the lead flow, or only what is around it. */
  readonly drawn: 'page' | 'flow' | 'frame';
}

const house = 'Foyer Clubs';
const visit =
  'Pick a club, leave your details, choose a time. A visit is free, takes a minute to book, and commits you to nothing.';

/**
 * Every page of the site. `{{…}}` is filled in by whoever serves the page, since it knows the clubs and the promotions.
 * RT-01 to RT-10
 */
export const pageHeads: readonly PageHead[] = [
  {
    path: '/',
    title: `Come in | ${house}`,
    description:
      'More than a hundred fitness clubs with light, space and people who know your name. Come and see one before you decide anything.',
    listed: true,
    drawn: 'flow',
  },
  flowPage('/membership'),
  { ...flowPage('/inquiry/schedule-your-visit'), standsFor: '/membership' },
  {
    path: '/clubs',
    title: `Our clubs | ${house}`,
    description:
      'Every Foyer club by region, with a search by name, city or postal code. Find the one near you and book a visit.',
    listed: true,
    drawn: 'page',
  },
  {
    path: '/clubs/:club',
    title: `{{name}} | ${house}`,
    description: '{{name}}, {{place}}. {{amenities}}See it before you decide: a visit is free.',
    listed: true,
    drawn: 'page',
  },
  ...offers.map(({ path, title, lede }): PageHead => ({
    path,
    title: `${title} | ${house}`,
    description: lede,
    listed: true,
    drawn: 'flow',
  })),
  {
    path: '/promo/:promotion',
    title: `{{title}} | ${house}`,
    description: '{{lede}}',
    listed: true,
    drawn: 'page',
  },
  {
    path: '/memberbenefits',
    title: `What members have | ${house}`,
    description:
      'One membership, every door: all clubs, classes without an extra bill, pools and saunas, a first session with a coach.',
    listed: true,
    drawn: 'flow',
  },
  textPage('/terms', 'Terms', 'What a visit to a Foyer club is, and what it is not.'),
  textPage('/privacy', 'Privacy', 'What this site keeps about you, where, and for how long.'),
  ownFlow('/join/step1', 'Choose your membership', 'Choose a club and a membership.'),
  ownFlow('/join/step2', 'Join online', 'Your details for the membership.'),
  ownFlow('/join/step3', 'Join online', 'Your membership.'),
  ownFlow('/join/corp', 'Join through your employer', 'Your employer’s own memberships.'),
  ownPage('/login', 'Log in', 'Where members sign in.'),
  ownPage('/account', 'Your account', 'Your membership, your details, your club.'),
  ownPage('/account/details', 'Where we reach you', 'Your address and e-mail.'),
  ownPage('/account/profile', 'About you', 'What your club knows of you.'),
  ownPage('/account/username', 'Your username', 'The name that you sign in by.'),
  ownPage('/account/password', 'Your password', 'A new password for your account.'),
  ownPage('/account/social', 'Social login', 'Link a login that you have elsewhere.'),
  ownPage('/account/agreements/:agreement', 'Your agreement', 'Read it, and sign it.'),
  ownPage('/account/training', 'Your training', 'What you and your coach wrote down.'),
  ownPage('/account/register', 'Create your online account', 'A login for your membership.'),
  ownPage('/account/activate', 'Activate your online account', 'A login for your membership.'),
  ownPage('/account/recover', 'Back to your account', 'A forgotten username or password.'),
  ownPage('/account/resend', 'Your activation link, once more', 'The link in another e-mail.'),
  ownPage('/activate', 'Your login', 'Choose how you sign in.'),
  ownPage('/feedback', 'Tell us how it was', 'A word to the club that you visited.'),
  ownPage('/trial-pass', 'Your trial pass', 'A pass to try a club with.'),
  {
    path: '/gift-card/purchase',
    title: `Give a gift card | ${house}`,
    description: 'A month, a season, a first session with a coach: a gift card for any Foyer club.',
    listed: true,
    drawn: 'frame',
  },
];

/** What stands at every other address. RT-10 */
export const notFoundHead: PageHead = {
  path: '/404',
  title: `There is no page here | ${house}`,
  description: 'The address may be mistyped, or the page moved.',
  listed: false,
  drawn: 'page',
};

/** The head of an address; null where there is no page. */
export function headOf(address: string): PageHead | null {
  const pathname = (address.split(/[?#]/, 1)[0] ?? '').replace(/\/+$/, '') || '/';
  return pageHeads.find(({ path, below }) => isAt(pathname, path, below === true)) ?? null;
}

function isAt(pathname: string, path: string, below: boolean): boolean {
  if (path.includes('/:')) {
    const [base = ''] = path.split(':', 1);
    return pathname.startsWith(base) && /^[^/]+$/.test(pathname.slice(base.length));
  }
  return pathname === path || (below && pathname.startsWith(`${path}/`));
}

function flowPage(path: string): PageHead {
  // The first step's own words: the title stays when the script comes.
  const title = 'Come and see for yourself | Foyer';
  return { path, below: true, title, description: visit, listed: true, drawn: 'flow' };
}

function textPage(path: string, name: string, description: string): PageHead {
  return { path, title: `${name} | ${house}`, description, listed: true, drawn: 'page' };
}

/** A page that is one visitor's own. */
function ownPage(path: string, name: string, description: string): PageHead {
  return { path, title: `${name} | ${house}`, description, listed: false, drawn: 'frame' };
}

/** A flow whose steps have addresses below its own. */
function ownFlow(path: string, name: string, description: string): PageHead {
  const title = `${name} | Foyer`;
  return { path, below: true, title, description, listed: false, drawn: 'frame' };
}
