import type { AccountCards, AccountProfile } from '@foyer/core/account';
import { type JSX, useId } from 'react';

import { Barcode } from '../../components/barcode.tsx';
import { Skeleton } from '../../components/loading-state.tsx';
import { CardState } from '../../components/member-parts.tsx';
import { accountPagesCopy } from '../../copy/account-pages.ts';
import { accountCopy } from '../../copy/account.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { HomeClub } from './account-card.tsx';
import { Portrait } from './portrait.tsx';

export interface PassProps {
  readonly card: AccountCards['profile'];
  readonly pictures: AccountCards['pictures'];
  readonly onRetry: () => void;
  /** Requests new picture URLs, in the background if `quietly`. */
  readonly onAskForPicture: (quietly: boolean) => void;
}

/** The pass that opens the club's door. It's the first thing on the account, because members show it at the desk. */
export function Pass({ card, pictures, onRetry, onAskForPicture }: PassProps): JSX.Element {
  const id = useId();
  const copy = useCopy(accountCopy);
  const { title } = useCopy(accountPagesCopy).pass;
  return (
    <section className="foyer-member-pass" aria-labelledby={id} data-status={card.status}>
      <h2 id={id} className="foyer-hidden">
        {title}
      </h2>
      <CardState
        card={card}
        loading={copy.loading(title)}
        skeleton={<Skeleton shape="card" />}
        failed={{ key: 'cardFailed' }}
        onRetry={onRetry}
        empty={<p>{copy.about.empty}</p>}
      >
        {(profile) => (
          <>
            <div className="foyer-member-pass__person">
              <Portrait card={pictures} name={nameOf(profile)} onAsk={onAskForPicture} />
              <Holder profile={profile} hasNoPicture={pictures.status === 'empty'} />
            </div>
            <Number profile={profile} />
          </>
        )}
      </CardState>
    </section>
  );
}

function Holder({
  profile,
  hasNoPicture,
}: {
  readonly profile: AccountProfile;
  readonly hasNoPicture: boolean;
}): JSX.Element {
  const copy = useCopy(accountCopy);
  const { homeFacilityId, membershipStatus: status } = profile;
  return (
    <div className="foyer-member-pass__words">
      <p className="foyer-member-pass__name">{nameOf(profile)}</p>
      {homeFacilityId !== null && (
        <p className="foyer-member-pass__club foyer-soft">
          <HomeClub facilityId={homeFacilityId} />
        </p>
      )}
      {status !== null && (
        <p className="foyer-account__status foyer-fine" data-status={status}>
          {copy.membership(status)}
        </p>
      )}
      {hasNoPicture && <p className="foyer-fine foyer-soft">{copy.portrait.empty}</p>}
    </div>
  );
}

/** The barcode and the member's number; without a barcode, staff can type the number. */
function Number({ profile }: { readonly profile: AccountProfile }): JSX.Element | null {
  const copy = useCopy(accountPagesCopy).pass;
  const { memberId, barcode } = profile;
  if (memberId === null) return null;
  return (
    <>
      {barcode !== null && <Barcode value={barcode} label={copy.barcode(memberId)} />}
      <dl className="foyer-member-pass__number" data-alone={barcode === null ? '' : undefined}>
        <dt className="foyer-fine">{copy.memberId}</dt>
        <dd>{memberId}</dd>
      </dl>
    </>
  );
}

function nameOf({ firstName, lastName }: AccountProfile): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}
