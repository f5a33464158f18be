import type { AccountCards, AccountProfile } from '@foyer/core/account';
import { type JSX, type ReactNode, useEffect, useId, useState } from 'react';
import type { SavedBarcode } from '@foyer/core/passes';

import { Barcode, barcodeOf } from '../../components/barcode.tsx';
import { LoadError, Skeleton } from '../../components/loading-state.tsx';
import { CardState } from '../../components/member-parts.tsx';
import { accountPagesCopy, accountCopy } from '../../copy/account.ts';
import {
  useAccountCards,
  useAccountSession,
  useFormMessages,
  valueOf,
  useLoadedAccount,
} from '../../hooks/use-member.ts';
import { useCopy, useLocale } from '../../locale/use-copy.ts';
import { HomeClub, BecomeMember } from './account-card.tsx';
import { accountTokens } from '../../di/account-module.ts';
import { useFoyerContainer, useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { useClubDirectory } from '../../hooks/use-clubs.ts';
import { useFormatTime } from './account-format.ts';

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
      className="foyer-member-pass foyer-stack-5 foyer-surface"
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

interface PortraitProps {
  readonly card: AccountCards['pictures'];
  /** The member's name; empty while unknown. */
  readonly name: string;
  /** Requests new picture URLs, in the background if `quietly`. */
  readonly onAsk: (quietly: boolean) => void;
}

/**
 * The member's picture. Its URLs expire after minutes, so a picture that fails to load is requested again, once.
 * After that the initials appear instead. Its space is reserved from the start.
 */
function Portrait({ card, name, onAsk }: PortraitProps): JSX.Element {
  const copy = useCopy(accountCopy).portrait;
  // Adds the messages of the forms, which load with this page.
  useFormMessages();
  const [broken, setBroken] = useState<readonly string[]>([]);
  const url = valueOf(card)?.[0] ?? null;
  const isShown = url !== null && !broken.includes(url);
  if (card.status === 'failed') {
    return (
      <div className="foyer-portrait foyer-portrait--words">
        <LoadError message={{ key: 'pictureFailed' }} onRetry={() => onAsk(false)} />
      </div>
    );
  }
  return (
    <div className="foyer-portrait" data-status={card.status}>
      {isShown ? (
        <img
          src={url}
          alt={name === '' ? copy.altUnnamed : copy.alt(name)}
          width={240}
          height={240}
          decoding="async"
          onLoad={() => setBroken([])}
          onError={() => {
            setBroken([...broken, url]);
            if (broken.length === 0) onAsk(true);
          }}
        />
      ) : (
        card.status !== 'loading' && (
          <span className="foyer-portrait__initials" aria-hidden="true">
            {initialsOf(name)}
          </span>
        )
      )}
    </div>
  );
}

function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .flatMap((word) => Array.from(word)[0] ?? [])
    .slice(0, 2)
    .join('')
    .toUpperCase();
}

/**
 * Saves a pass that the back end has just confirmed, for when there is no connection. Returns whether this browser has
 * saved it.
 */
function useOfflinePass(profile: AccountProfile | null): boolean {
  const offlinePass = useFoyerContainer().get(accountTokens.offlinePass);
  const clock = useService(portTokens.clock);
  const { session } = useAccountSession();
  const { status, clubs } = useClubDirectory();
  const copy = useCopy(accountPagesCopy).pass;
  const { membership } = useCopy(accountCopy);
  const locale = useLocale();
  const formatTime = useFormatTime();
  const [isSaved, setSaved] = useState(false);
  const knowsClub = status === 'ready' || status === 'failed';

  async function save(isCurrent: () => boolean): Promise<void> {
    const memberId = profile?.memberId ?? null;
    if (offlinePass === null || profile === null || memberId === null) return;
    const { sitting } = session.getSnapshot();
    const now = clock.now();
    const barcode = await savedBarcode(profile.barcode, copy.barcode(memberId));
    // Another member may have logged in since.
    if (!isCurrent() || session.getSnapshot().sitting !== sitting) return;
    const club = clubs.find(({ facilityId }) => facilityId === profile.homeFacilityId);
    const saved = await offlinePass.save({
      locale,
      barcode,
      title: copy.title,
      offline: copy.offline,
      retry: copy.retry,
      confirmed: copy.confirmed(formatTime(now)),
      confirmedAt: now.epochMilliseconds,
      name: nameOf(profile),
      club: club === undefined ? null : `${club.name}, ${club.city}`,
      status: profile.membershipStatus === null ? null : membership(profile.membershipStatus),
      memberId: { label: copy.memberId, value: memberId },
    });
    if (isCurrent()) setSaved(saved.ok);
  }

  useEffect(() => {
    let isCurrent = true;
    if (knowsClub) void save(() => isCurrent);
    return () => {
      isCurrent = false;
    };
    // Saved again with every new answer of the back end, and in another language.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [profile, knowsClub, locale]);
  return isSaved;
}

/** The name on the pass. */
function nameOf({ firstName, lastName }: AccountProfile): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}

/** Null without a barcode, or if its code fails to load. */
async function savedBarcode(value: string | null, label: string): Promise<SavedBarcode | null> {
  const drawn = value === null ? null : await barcodeOf(value);
  return value === null || drawn === null ? null : { ...drawn, value, label };
}

/** The pass alone, to show at the door, also without a connection. */
export function PassPage(): JSX.Element {
  const { cards } = useLoadedAccount(cardsOfPass);
  const copy = useCopy(accountPagesCopy).pass;
  return (
    <div className="foyer">
      {valueOf(cards.information)?.isProspect === true ? (
        <BecomeMember />
      ) : (
        <Pass>
          {(isSaved) => (
            <>
              <AddToWallet />
              {isSaved && (
                <div className="foyer-member-pass__saved foyer-stack-1 foyer-fine foyer-soft">
                  <p>{copy.saved}</p>
                  <p>{copy.addToHome}</p>
                </div>
              )}
            </>
          )}
        </Pass>
      )}
    </div>
  );
}

/** Links to the wallets that the chain has set up. Nothing without one: the pass is on the page. */
function AddToWallet(): JSX.Element | null {
  const copy = useCopy(accountPagesCopy).pass;
  const { apple = null, google = null } = valueOf(useAccountCards().cards.wallets) ?? {};
  if (apple === null && google === null) return null;
  return (
    <div className="foyer-actions">
      {apple !== null && (
        // The router must not take it for a page.
        <a className="foyer-button foyer-button--secondary" href={apple} download>
          {copy.addToApple}
        </a>
      )}
      {google !== null && (
        <a className="foyer-button foyer-button--secondary" href={google}>
          {copy.addToGoogle}
        </a>
      )}
    </div>
  );
}

const cardsOfPass = ['information', 'profile', 'pictures', 'wallets'] as const;
