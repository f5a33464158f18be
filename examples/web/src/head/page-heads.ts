import type { MemberTitle } from '@foyer/react-ui/account';
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

/**
 * Every page of the site. The server fills in `{{…}}`, since it knows the clubs and the promotions. Only the build gives the
 * titles of the member pages, since an open page sets its own.
 */
export function pageHeads(
  heads: HeadCopy,
  titles?: Readonly<Record<MemberTitle, string>>,
): readonly PageHead[] {
  const member = (title: MemberTitle): string => titles?.[title] ?? '';
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
    ownFlow('/join/step1', heads.plans.name),
    ownFlow('/join/step2', heads.joinDetails.name),
    ownFlow('/join/step3', heads.joined.name),
    ownFlow('/join/corp', heads.corporate.name),
    ownPage('/employers/:employer', heads.employer.name),
    ownPage('/employers/:employer/poster', heads.poster.name),
    ownPage('/login', member('login'), 'flow'),
    ownPage('/account', member('account')),
    ownPage('/account/my-pass', member('pass')),
    ownPage('/account/membership', member('membership')),
    ownPage('/account/billing', member('billing')),
    ownPage('/account/visits', member('visits')),
    ownPage('/account/profile', member('profile')),
    ownPage('/account/security', member('security')),
    ownPage('/account/details', member('details')),
    ownPage('/account/profile/edit', member('editProfile')),
    ownPage('/account/username', member('username')),
    ownPage('/account/password', member('password')),
    ownPage('/account/social', member('social')),
    ownPage('/account/join-details', member('memberDetails')),
    ownPage('/account/freeze', member('freeze')),
    ownPage('/account/billing/:invoice', member('invoice')),
    ownPage('/account/invite', member('invite')),
    ownPage('/account/agreements/:agreement', member('agreement')),
    ownPage('/account/agreed', member('agreed')),
    ownPage('/account/training', member('training')),
    ownPage('/account/register', member('register'), 'flow'),
    ownPage('/account/activate', member('activate')),
    ownPage('/account/recover', member('recover'), 'flow'),
    ownPage('/account/resend', member('resend'), 'flow'),
    ownPage('/account/email/confirm', member('confirmEmail')),
    ownPage('/account/email/undo', member('undoEmail')),
    ownPage('/activate', member('setUp')),
    ownPage('/feedback', heads.feedback.name, 'flow'),
    ownPage('/desk', heads.desk.name),
    ownPage('/privacy/request', heads.personalData.name, 'flow'),
    ownPage('/forms/:form', heads.form.name, 'page'),
    ownPage('/trial-pass', heads.trialPass.name),
    ownPage('/trial-pass/new', heads.trialRequest.name, 'flow'),
    ownPage('/trial-pass/mailed/:token', heads.trialPass.name),
    ownPage('/visit/:token', heads.managedVisit.name),
    ownPage('/visit/with/:token', heads.friendsVisit.name),
    ownPage('/wait-list/:token', heads.waitOffer.name),
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
function ownPage(path: string, name: string, drawn: PageHead['drawn'] = 'skeleton'): PageHead {
  return { ...page(path, { name }, drawn), listed: false };
}

function ownFlow(path: string, name: string): PageHead {
  return { ...flowPage(path, { name }), listed: false };
}

/** The copy of the pages' heads in a language whose common part is loaded. */
export function headCopy(language: Language): HeadCopy {
  return copyIn(language, headsCopy);
}

/** The page's canonical address in that language. */
export function addressIn(address: string, locale: string): string {
  return locale === english.locale ? address : `${address}?lang=${locale}`;
}
