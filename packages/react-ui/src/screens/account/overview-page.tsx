import { type AccountCards, sortVisits } from '@foyer/core/account';
import { type JSX, useId } from 'react';

import { SiteLink } from '../../components/site-link.tsx';
import { accountPagesCopy, accountCopy } from '../../copy/account.ts';
import { useAccountCards, valueOf } from '../../hooks/use-member.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { formatAmount, useFormatOptions } from './account-format.ts';
import { AccountLinks, BecomeMember } from './account-card.tsx';
import { passPath, pathOfPage } from './account-pages.ts';
import { Pass } from './pass-page.tsx';
import { VisitLine } from './visit-line.tsx';

/** What members come for: their pass, whatever needs their attention, and links to everything else. */
export function OverviewPage(): JSX.Element {
  const { cards } = useAccountCards();
  const isProspect = valueOf(cards.information)?.isProspect === true;
  const copy = useCopy(accountCopy);
  const { ways } = copy;
  const { onPhone } = useCopy(accountPagesCopy).pass;
  const always = [
    { path: '/gift-card/purchase', label: ways.giftCard },
    { path: '/feedback', label: ways.feedback },
  ];
  if (isProspect) {
    return (
      <>
        <p className="foyer-account__status" data-status="none">
          {copy.prospect}
        </p>
        <NextVisit cards={cards} />
        <BecomeMember />
        <AccountLinks title={ways.title} links={always} />
      </>
    );
  }
  return (
    <>
      <Attention cards={cards} />
      <Pass>{() => <SiteLink path={passPath}>{onPhone}</SiteLink>}</Pass>
      <NextVisit cards={cards} />
      <AccountLinks
        title={ways.title}
        links={[
          { path: '/account/training', label: ways.training },
          { path: '/account/invite', label: ways.invite },
          ...always,
        ]}
      />
    </>
  );
}

/** The next visit, if there is one. The page of the visits lists the others. */
function NextVisit({ cards }: { readonly cards: AccountCards }): JSX.Element | null {
  const id = useId();
  const copy = useCopy(accountPagesCopy).visits;
  const [next] = sortVisits(valueOf(cards.visits) ?? []).upcoming;
  if (next === undefined) return null;
  return (
    <section className="foyer-account__next foyer-stack-3" aria-labelledby={id}>
      <h2 id={id}>{copy.next}</h2>
      <div className="foyer-surface">
        <VisitLine visit={next} />
      </div>
    </section>
  );
}

/** Says what stands between a member and their next workout: a frozen membership, or an amount that is due. */
function Attention({ cards }: { readonly cards: AccountCards }): JSX.Element | null {
  const copy = useCopy(accountPagesCopy).attention;
  const information = valueOf(cards.information);
  const options = useFormatOptions(information?.country ?? null);
  const status = valueOf(cards.profile)?.membershipStatus ?? information?.membershipStatus;
  const owed = valueOf(cards.billing)?.owed ?? null;
  const isDue = owed !== null && owed !== 'unknown' && owed.minorUnits > 0;
  if (status !== 'frozen' && !isDue) return null;
  return (
    <div className="foyer-account__attention foyer-stack-3">
      {status === 'frozen' && (
        <p className="foyer-banner foyer-banner--note">
          {copy.frozen} <SiteLink path={pathOfPage('membership')}>{copy.membership}</SiteLink>
        </p>
      )}
      {isDue && (
        <p className="foyer-banner foyer-banner--note">
          {copy.due(formatAmount(owed, options))}{' '}
          <SiteLink path={pathOfPage('billing')}>{copy.billing}</SiteLink>
        </p>
      )}
    </div>
  );
}
