import { english, type Language, type Localized } from '@foyer/react-ui';

import { headsCopy, offerNames, offersCopy } from '../copy/heads.ts';
import { copyIn } from '../language/copy-in.ts';

/** A page's metadata for search engines, previews and browser tabs. */
export interface PageHead {
  /** The page's path, without a trailing slash except for `/`. A part like `:club` is a placeholder. */
  readonly path: string;
  /** Paths below it, such as the steps of a visitor's flow, also show this page. */
  readonly below?: true;
  /** The page's title, equal to its heading. */
  readonly title: string;
  /** One or two sentences. */
  readonly description: string;
  /** False for a visitor-specific or technical page, which no search engine should list. */
  readonly listed: boolean;
  /** The canonical path, when another page has the same content. */
  readonly standsFor?: string;
  /** What the build prerenders: the whole page, a page with the lead flow, or only the page frame. */
  readonly drawn: 'page' | 'flow' | 'frame';
}

/** The copy of the heads in one language. */
export interface HeadCopy {
  readonly heads: Localized<typeof headsCopy>;
  readonly offers: Localized<typeof offersCopy>;
}

const house = 'Foyer Clubs';

/** Every page of the site. The server fills in `{{…}}`, since it knows the clubs and the promotions. */
export function pageHeads({ heads, offers }: HeadCopy): readonly PageHead[] {
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
    ownPage('/account/join-details', heads.memberDetails),
    ownPage('/account/freeze', heads.freeze),
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
    ownPage('/forms/:form', heads.form),
    ownPage('/trial-pass', heads.trialPass),
    { path: '/gift-card/purchase', ...named(heads.giftCard), listed: true, drawn: 'frame' },
  ];
}

/** The head of the not-found page. */
export function notFoundHead({ heads }: HeadCopy): PageHead {
  return { path: '/404', ...named(heads.noPage), listed: false, drawn: 'page' };
}

/** The head for an address; null when there is no page. */
export function headOf(address: string, copy: HeadCopy): PageHead | null {
  const pathname = (address.split(/[?#]/, 1)[0] ?? '').replace(/\/+$/, '') || '/';
  return pageHeads(copy).find(({ path, below }) => isAt(pathname, path, below === true)) ?? null;
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
  // Use the first step's own title, so that hydration doesn't change it.
  const title = `${name} | Foyer`;
  return { path, below: true, title, description, listed: true, drawn: 'flow' };
}

/** A page that is specific to one visitor. */
function ownPage(path: string, page: Named): PageHead {
  return { path, ...named(page), listed: false, drawn: 'frame' };
}

/** A flow whose steps have paths below its own. */
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

/** The copy of the pages' heads in a language whose common part is loaded. */
export function headCopy(language: Language): HeadCopy {
  return { heads: copyIn(language, headsCopy), offers: copyIn(language, offersCopy) };
}

/** The page's canonical address in that language. */
export function addressIn(address: string, locale: string): string {
  return locale === english.locale ? address : `${address}?lang=${locale}`;
}
