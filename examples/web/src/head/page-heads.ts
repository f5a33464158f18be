import type { Worded } from '@foyer/react-ui';

import type { headsCopy } from '../copy/heads.ts';
import type { offersCopy } from '../copy/offers.ts';
import { offerNames } from '../pages/offers.ts';

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

/** The words of the heads, in one language. */
export interface HeadWords {
  readonly heads: Worded<typeof headsCopy>;
  readonly offers: Worded<typeof offersCopy>;
}

const house = 'Foyer Clubs';

/**
 * Every page of the site. `{{…}}` is filled in by whoever serves the page, since it knows the clubs and the promotions.
 * RT-01 to RT-10
 */
export function pageHeads({ heads, offers }: HeadWords): readonly PageHead[] {
  return [
    { path: '/', ...named(heads.home), listed: true, drawn: 'flow' },
    flowPage('/membership', heads.visit),
    { ...flowPage('/inquiry/schedule-your-visit', heads.visit), standsFor: '/membership' },
    { path: '/clubs', ...named(heads.clubs), listed: true, drawn: 'page' },
    {
      path: '/clubs/:club',
      title: `{{name}} | ${house}`,
      description: heads.club,
      listed: true,
      drawn: 'page',
    },
    ...offerNames.map((name): PageHead => {
      const { title, lede } = offers[name];
      return {
        path: `/${name}`,
        ...named({ name: title, description: lede }),
        listed: true,
        drawn: 'flow',
      };
    }),
    {
      path: '/promo/:promotion',
      title: `{{title}} | ${house}`,
      description: '{{lede}}',
      listed: true,
      drawn: 'page',
    },
    { path: '/memberbenefits', ...named(heads.benefits), listed: true, drawn: 'flow' },
    { path: '/terms', ...named(heads.terms), listed: true, drawn: 'page' },
    { path: '/privacy', ...named(heads.privacy), listed: true, drawn: 'page' },
    ownFlow('/join/step1', heads.plans),
    ownFlow('/join/step2', heads.joinDetails),
    ownFlow('/join/step3', heads.joined),
    ownFlow('/join/corp', heads.corporate),
    ownPage('/login', heads.logIn),
    ownPage('/account', heads.account),
    ownPage('/account/details', heads.details),
    ownPage('/account/profile', heads.profile),
    ownPage('/account/username', heads.username),
    ownPage('/account/password', heads.password),
    ownPage('/account/social', heads.social),
    ownPage('/account/agreements/:agreement', heads.agreement),
    ownPage('/account/training', heads.training),
    ownPage('/account/register', heads.register),
    ownPage('/account/activate', heads.activate),
    ownPage('/account/recover', heads.recover),
    ownPage('/account/resend', heads.resend),
    ownPage('/account/email/confirm', heads.confirmEmail),
    ownPage('/account/email/undo', heads.undoEmail),
    ownPage('/activate', heads.login),
    ownPage('/feedback', heads.feedback),
    ownPage('/trial-pass', heads.trialPass),
    { path: '/gift-card/purchase', ...named(heads.giftCard), listed: true, drawn: 'frame' },
  ];
}

/** What stands at every other address. RT-10 */
export function notFoundHead({ heads }: HeadWords): PageHead {
  return { path: '/404', ...named(heads.noPage), listed: false, drawn: 'page' };
}

/** The head of an address; null where there is no page. */
export function headOf(address: string, words: HeadWords): PageHead | null {
  const pathname = (address.split(/[?#]/, 1)[0] ?? '').replace(/\/+$/, '') || '/';
  return pageHeads(words).find(({ path, below }) => isAt(pathname, path, below === true)) ?? null;
}

function isAt(pathname: string, path: string, below: boolean): boolean {
  if (path.includes('/:')) {
    const [base = ''] = path.split(':', 1);
    return pathname.startsWith(base) && /^[^/]+$/.test(pathname.slice(base.length));
  }
  return pathname === path || (below && pathname.startsWith(`${path}/`));
}

interface Named {
  readonly name: string;
  readonly description: string;
}

function named({ name, description }: Named): Pick<PageHead, 'title' | 'description'> {
  return { title: `${name} | ${house}`, description };
}

function flowPage(path: string, { name, description }: Named): PageHead {
  // The first step's own words: the title stays when the script comes.
  const title = `${name} | Foyer`;
  return { path, below: true, title, description, listed: true, drawn: 'flow' };
}

/** A page that is one visitor's own. */
function ownPage(path: string, page: Named): PageHead {
  return { path, ...named(page), listed: false, drawn: 'frame' };
}

/** A flow whose steps have addresses below its own. */
function ownFlow(path: string, { name, description }: Named): PageHead {
  return {
    path,
    below: true,
    title: `${name} | Foyer`,
    description,
    listed: false,
    drawn: 'frame',
  };
}
