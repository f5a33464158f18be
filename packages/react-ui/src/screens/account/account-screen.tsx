import type { AccountCardName, AccountCards } from '@foyer/core/account';
import { accountPath, socialPath } from '@foyer/core/session';
import { type JSX, type Ref, useEffect, useId, useState } from 'react';

import { Icon } from '../../components/icon.tsx';
import { LoadError } from '../../components/loading-state.tsx';
import { SiteAnchor, SiteLink } from '../../components/site-link.tsx';
import { accountCopy } from '../../copy/account.ts';
import { accountTokens } from '../../di/account-module.ts';
import { useFoyerContainer, useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { useFormMessages, useLoadedAccount, valueOf } from '../../hooks/use-member.ts';
import { useDelayed } from '../../hooks/timing.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { Fact, Facts } from './account-card.tsx';
import { readChanged } from './change-page.tsx';
import {
  AboutCard,
  AgreementCard,
  BillingCard,
  GiftCardCard,
  ReachCard,
} from './account-parts.tsx';
import { SignOutButton } from './session.tsx';

export interface AccountScreenProps {
  /** Gives access to the page's heading, which takes the focus after a client-side navigation. */
  readonly heading?: Ref<HTMLHeadingElement>;
}

/** The account page: everything that the member has with the club, and links to the member pages. */
export function AccountScreen({ heading }: AccountScreenProps): JSX.Element {
  const copy = useCopy(accountCopy);
  const { account, cards } = useLoadedAccount();
  const changed = useWhatChanged();
  const information = valueOf(cards.information);
  const isProspect = information?.isProspect === true;
  const part = <Name extends AccountCardName>(name: Name) => ({
    card: cards[name],
    country: information?.country ?? null,
    onRetry: () => void account.execute([name]),
  });
  /** Prospects don't see cards for members, which would stay empty. */
  const isFor = (name: AccountCardName): boolean => !isProspect || cards[name].status === 'ready';
  return (
    <div className="foyer foyer-account">
      <AccountHero
        cards={cards}
        heading={heading}
        onAskForPicture={(quietly) =>
          void (quietly ? account.refresh(['pictures']) : account.execute(['pictures']))
        }
      />
      <div role="status" className="foyer-account__told">
        {changed !== null && (
          <p className="foyer-banner foyer-banner--note">{copy.changed[changed]}</p>
        )}
      </div>
      {isProspect && <BecomeMember />}
      <div className="foyer-account__cards">
        <AboutCard {...part('profile')} />
        <ReachCard {...part('information')} />
        {isFor('billing') && <BillingCard {...part('billing')} />}
        <GiftCardCard {...part('giftCard')} />
        {isFor('addOn') && <AgreementCard {...part('addOn')} />}
        <SigningIn card={cards.information} />
      </div>
      <AccountLinks isMember={!isProspect} />
    </div>
  );
}

/** Returns the change named in the URL and removes it from there. The page keeps showing the confirmation. */
function useWhatChanged(): ReturnType<typeof readChanged> {
  const navigation = useService(portTokens.navigation);
  const [changed] = useState(() => readChanged(navigation.current()));
  useEffect(() => {
    if (changed !== null) navigation.replace(accountPath);
  }, [changed, navigation]);
  // Screen readers only announce text that changes inside an existing live region.
  const isVisible = useDelayed(changed !== null, 100);
  return isVisible ? changed : null;
}

interface AccountHeroProps {
  readonly cards: AccountCards;
  readonly heading: Ref<HTMLHeadingElement> | undefined;
  readonly onAskForPicture: (quietly: boolean) => void;
}

function AccountHero({ cards, heading, onAskForPicture }: AccountHeroProps): JSX.Element {
  const copy = useCopy(accountCopy);
  const profile = valueOf(cards.profile);
  const information = valueOf(cards.information);
  const firstName = profile?.firstName ?? null;
  const name = [firstName, profile?.lastName].filter(Boolean).join(' ');
  const isProspect = information?.isProspect === true;
  const status = profile?.membershipStatus ?? information?.membershipStatus ?? null;
  return (
    <header className="foyer-account__hero">
      <div className="foyer-account__words">
        <p className="foyer-account__standing foyer-fine">
          {(isProspect || status !== null) && (
            <span className="foyer-account__status" data-status={isProspect ? 'none' : status}>
              {isProspect ? copy.prospect : copy.membership(status ?? '')}
            </span>
          )}
          {profile?.memberId != null && <span>{copy.memberId(profile.memberId)}</span>}
        </p>
        <h1 ref={heading} className="foyer-account__title" tabIndex={-1}>
          {firstName === null ? copy.title : copy.hello(firstName)}
        </h1>
        <SignOutButton look="quiet" />
      </div>
      {/* A prospect has no picture, so there's none to load. */}
      {!isProspect && (
        <AccountPortrait
          card={cards.pictures}
          name={name === '' ? null : name}
          onAsk={onAskForPicture}
        />
      )}
    </header>
  );
}

interface AccountPortraitProps {
  readonly card: AccountCards['pictures'];
  /** The member's name; null while unknown. */
  readonly name: string | null;
  /** Requests new picture URLs, in the background if `quietly`. */
  readonly onAsk: (quietly: boolean) => void;
}

/**
 * The member's picture. Its URLs expire after minutes, so a picture that fails to load is requested again, once.
 * After that the initials appear instead. Its space is reserved from the start.
 */
function AccountPortrait({ card, name, onAsk }: AccountPortraitProps): JSX.Element {
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
          alt={name === null ? copy.altUnnamed : copy.alt(name)}
          width={480}
          height={480}
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
      {card.status === 'empty' && <p className="foyer-portrait__note">{copy.empty}</p>}
    </div>
  );
}

function initialsOf(name: string | null): string {
  return (name ?? '')
    .split(/\s+/)
    .flatMap((word) => Array.from(word)[0] ?? [])
    .slice(0, 2)
    .join('')
    .toUpperCase();
}

/** The member's login methods, each with a link to change it. */
function SigningIn({ card }: { readonly card: AccountCards['information'] }): JSX.Element {
  const id = useId();
  const copy = useCopy(accountCopy).signingIn;
  const provider = useFoyerContainer().get(accountTokens.socialProvider);
  const isLinked = card.status === 'ready' && card.value.facebookId !== null;
  return (
    <section className="foyer-account__card" aria-labelledby={id}>
      <header className="foyer-account__card-head">
        <h2 id={id}>{copy.title}</h2>
      </header>
      <Facts>
        <Fact name={copy.username}>
          {card.status === 'ready' && <span>{card.value.username ?? copy.usernameHidden}</span>}
          <Change path="/account/username" label={copy.changeUsername} />
        </Fact>
        <Fact name={copy.password}>
          <Change path="/account/password" label={copy.changePassword} />
        </Fact>
        {provider !== null && (
          <Fact name={copy.social(provider.name)}>
            {card.status === 'ready' && <span>{isLinked ? copy.linked : copy.notLinked}</span>}
            <Change path={socialPath} label={copy.manageLabel(provider.name)} text={copy.manage} />
          </Fact>
        )}
      </Facts>
    </section>
  );
}

function BecomeMember(): JSX.Element {
  const id = useId();
  const copy = useCopy(accountCopy).join;
  return (
    <section className="foyer-account__join" aria-labelledby={id}>
      <h2 id={id}>{copy.title}</h2>
      <p>{copy.lede}</p>
      <div className="foyer-actions">
        <SiteLink path="/membership" look="primary">
          {copy.visit}
        </SiteLink>
        <SiteLink path="/join/step1" look="secondary">
          {copy.choose}
        </SiteLink>
      </div>
    </section>
  );
}

function AccountLinks({ isMember }: { readonly isMember: boolean }): JSX.Element {
  const id = useId();
  const copy = useCopy(accountCopy).ways;
  return (
    <nav className="foyer-account__ways" aria-labelledby={id}>
      <h2 id={id}>{copy.title}</h2>
      <ul>
        {isMember && <AccountLink path="/account/training" label={copy.training} />}
        {isMember && <AccountLink path="/account/invite" label={copy.invite} />}
        {isMember && <AccountLink path="/account/join-details" label={copy.joinDetails} />}
        {isMember && <AccountLink path="/account/freeze" label={copy.freeze} />}
        <AccountLink path="/gift-card/purchase" label={copy.giftCard} />
        <AccountLink path="/feedback" label={copy.feedback} />
      </ul>
    </nav>
  );
}

function AccountLink({
  path,
  label,
}: {
  readonly path: string;
  readonly label: string;
}): JSX.Element {
  return (
    <li>
      <SiteAnchor path={path}>
        {label}
        <Icon name="right" />
      </SiteAnchor>
    </li>
  );
}

function Change({
  path,
  label,
  text,
}: {
  readonly path: string;
  readonly label: string;
  readonly text?: string;
}): JSX.Element {
  const copy = useCopy(accountCopy);
  return (
    <SiteAnchor className="foyer-link foyer-facts__end" path={path} aria-label={label}>
      {text ?? copy.change}
    </SiteAnchor>
  );
}
