import { english, type Language, type Localized } from '@foyer/react-ui/language';

import { headsCopy, offerNames } from '../copy/heads.ts';
import { copyIn } from '../language/site-language.ts';
import { pathnameOf } from '../navigation/addresses.ts';
import { isUnder, notFoundPath } from '../routes.ts';

/** A page's metadata for search engines, previews and browser tabs. */
export interface PageHead {
  /** The page's path, without a trailing slash except for `/`. A part like `:club` is a placeholder. */
  readonly path: string;
  /** Paths below it, such as the steps of a visitor's flow, also show this page. */
  readonly below?: true;
  /** The page's title, equal to its heading. */
  readonly title: string;
  /** One or two sentences for search engines and previews; null for a page that isn't listed. */
  readonly description: string | null;
  /** False for a visitor-specific or technical page, which no search engine should list. */
  readonly listed: boolean;
  /** The canonical path, when another page has the same content. */
  readonly standsFor?: string;
  /**
   * What the build prerenders: the page as everybody sees it; a page with a flow, as new visitors see it; or a skeleton: a
   * visitor's own page while its data loads. `missing` is the not-found page.
   */
  readonly drawn: 'page' | 'flow' | 'skeleton' | 'missing';
}

/** The copy of the heads in one language. */
export type HeadCopy = Localized<typeof headsCopy>;

/** The path of a city's page. */
export const cityPath = '/clubs/:city';

/** Every page of the site. The server fills in `{{…}}`, since it knows the clubs and the promotions. */
export function pageHeads(heads: HeadCopy): readonly PageHead[] {
  return [
    page('/', heads.home, 'flow'),
    flowPage('/membership', heads.visit),
    { ...flowPage('/inquiry/schedule-your-visit', heads.visit), standsFor: '/membership' },
    page('/clubs', heads.clubs, 'page'),
    page('/clubs/:club', { name: '{{name}}', description: heads.club }, 'page'),
    // Found after `/clubs/:club`: a club's name wins.
    page(cityPath, heads.city, 'page'),
    ...offerNames.map((offer) => page(`/${offer}`, heads[offer], 'flow')),
    page('/promo/:promotion', { name: '{{title}}', description: '{{lede}}' }, 'page'),
    page('/prices', heads.prices, 'page'),
    page('/for-employers', heads.employers, 'page'),
    page('/memberbenefits', heads.benefits, 'flow'),
    page('/terms', heads.terms, 'page'),
    page('/privacy', heads.privacy, 'page'),
    ownFlow('/join/step1', heads.plans),
    ownFlow('/join/step2', heads.joinDetails),
    ownFlow('/join/step3', heads.joined),
    ownFlow('/join/corp', heads.corporate),
    ownPage('/employers/:employer', heads.employer),
    ownPage('/employers/:employer/poster', heads.poster),
    ownPage('/login', heads.logIn, 'flow'),
    ownPage('/account', heads.account),
    ownPage('/account/my-pass', heads.pass),
    ownPage('/account/membership', heads.ownMembership),
    ownPage('/account/billing', heads.billing),
    ownPage('/account/visits', heads.visits),
    ownPage('/account/profile', heads.profile),
    ownPage('/account/security', heads.security),
    ownPage('/account/details', heads.details),
    ownPage('/account/profile/edit', heads.editProfile),
    ownPage('/account/username', heads.username),
    ownPage('/account/password', heads.password),
    ownPage('/account/social', heads.social),
    ownPage('/account/join-details', heads.memberDetails),
    ownPage('/account/freeze', heads.freeze),
    ownPage('/account/billing/:invoice', heads.invoice),
    ownPage('/account/invite', heads.invite),
    ownPage('/account/agreements/:agreement', heads.agreement),
    ownPage('/account/agreed', heads.agreed),
    ownPage('/account/training', heads.training),
    ownPage('/account/register', heads.register, 'flow'),
    ownPage('/account/activate', heads.activate),
    ownPage('/account/recover', heads.recover, 'flow'),
    ownPage('/account/resend', heads.resend, 'flow'),
    ownPage('/account/email/confirm', heads.confirmEmail),
    ownPage('/account/email/undo', heads.undoEmail),
    ownPage('/activate', heads.login),
    ownPage('/feedback', heads.feedback, 'flow'),
    ownPage('/desk', heads.desk),
    ownPage('/privacy/request', heads.personalData, 'flow'),
    ownPage('/forms/:form', heads.form, 'page'),
    ownPage('/trial-pass', heads.trialPass),
    ownPage('/trial-pass/new', heads.trialRequest, 'flow'),
    ownPage('/trial-pass/mailed/:token', heads.trialPass),
    ownPage('/visit/:token', heads.managedVisit),
    ownPage('/visit/with/:token', heads.friendsVisit),
    ownPage('/wait-list/:token', heads.waitOffer),
    page('/day-pass', heads.dayPass, 'flow'),
    page('/gift-card/purchase', heads.giftCard, 'flow'),
  ];
}

/** The head of the not-found page, which the server sends at any other address. */
export function notFoundHead({ noPage }: HeadCopy): PageHead {
  return { ...page(notFoundPath, noPage, 'missing'), listed: false };
}

/** The head for an address; null when there is no page. */
export function headOf(address: string, copy: HeadCopy): PageHead | null {
  const pathname = pathnameOf(address) || '/';
  return pageHeads(copy).find(({ path, below }) => isAt(pathname, path, below === true)) ?? null;
}

function isAt(pathname: string, path: string, below: boolean): boolean {
  if (path.includes('/:')) {
    const parts = pathname.split('/');
    const pattern = path.split('/');
    return (
      parts.length === pattern.length &&
      pattern.every((part, at) => (part.startsWith(':') ? parts[at] !== '' : part === parts[at]))
    );
  }
  return below ? isUnder(path, pathname) : pathname === path;
}

interface Named {
  readonly name: string;
  readonly description?: string;
}

function page(path: string, { name, description }: Named, drawn: PageHead['drawn']): PageHead {
  const title = `${name} | Foyer Clubs`;
  return { path, title, description: description ?? null, listed: true, drawn };
}

/** A flow whose steps have paths below its own. The title is the first step's own, so that hydration doesn't change it. */
function flowPage(path: string, named: Named): PageHead {
  return { ...page(path, named, 'flow'), below: true, title: `${named.name} | Foyer` };
}

/** A page that no search engine lists. */
function ownPage(path: string, named: Named, drawn: PageHead['drawn'] = 'skeleton'): PageHead {
  return { ...page(path, named, drawn), listed: false };
}

function ownFlow(path: string, named: Named): PageHead {
  return { ...flowPage(path, named), listed: false };
}

/** The copy of the pages' heads in a language whose common part is loaded. */
export function headCopy(language: Language): HeadCopy {
  return copyIn(language, headsCopy);
}

/** The page's canonical address in that language. */
export function addressIn(address: string, locale: string): string {
  return locale === english.locale ? address : `${address}?lang=${locale}`;
}
