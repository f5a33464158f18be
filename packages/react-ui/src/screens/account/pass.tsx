import type { AccountProfile } from '@foyer/core/account';
import { type JSX, type ReactNode, useId } from 'react';

import { Barcode } from '../../components/barcode.tsx';
import { Skeleton } from '../../components/loading-state.tsx';
import { CardState } from '../../components/member-parts.tsx';
import { accountPagesCopy } from '../../copy/account-pages.ts';
import { accountCopy } from '../../copy/account.ts';
import { useAccountCards, valueOf } from '../../hooks/use-member.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { HomeClub } from './account-card.tsx';
import { Portrait } from './portrait.tsx';
import { nameOf, useOfflinePass } from './use-offline-pass.ts';

export interface PassProps {
  /** Shown below a pass with a number. `isSaved`: this browser shows it without a connection. */
  readonly children: (isSaved: boolean) => ReactNode;
}

/** The pass that opens the club's door. It's the first thing on the account, because members show it at the desk. */
export function Pass({ children }: PassProps): JSX.Element {
  const id = useId();
  const copy = useCopy(accountCopy);
  const { title } = useCopy(accountPagesCopy).pass;
  const { account, cards } = useAccountCards();
  const isSaved = useOfflinePass(valueOf(cards.profile));
  return (
    <section
      className="foyer-member-pass foyer-surface"
      aria-labelledby={id}
      data-status={cards.profile.status}
    >
      <h2 id={id} className="foyer-hidden">
        {title}
      </h2>
      <CardState
        card={cards.profile}
        loading={copy.loading(title)}
        skeleton={<Skeleton shape="card" />}
        failed={{ key: 'cardFailed' }}
        onRetry={() => void account.execute(['profile', 'pictures'])}
        empty={<p>{copy.about.empty}</p>}
      >
        {(profile) => (
          <>
            <div className="foyer-member-pass__person">
              <Portrait
                card={cards.pictures}
                name={nameOf(profile)}
                onAsk={(quietly) =>
                  void (quietly ? account.refresh(['pictures']) : account.execute(['pictures']))
                }
              />
              <Holder profile={profile} hasNoPicture={cards.pictures.status === 'empty'} />
            </div>
            <Number profile={profile} />
            {profile.memberId !== null && children(isSaved)}
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
