import type { AccountCardName } from '@foyer/core/account';
import { accountPath } from '@foyer/core/session';
import { type JSX, type Ref, useEffect, useState } from 'react';

import { accountCopy } from '../../copy/account.ts';
import { useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { useLoadedAccount } from '../../hooks/use-loaded-account.ts';
import { useDelayed } from '../../hooks/use-delayed.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { readChanged } from './account-changed.ts';
import { AccountHero } from './account-hero.tsx';
import {
  AboutCard,
  AgreementCard,
  BillingCard,
  GiftCardCard,
  ReachCard,
} from './account-parts.tsx';
import { BecomeMember, SigningIn, AccountLinks } from './account-links.tsx';

export interface AccountScreenProps {
  /** Gives access to the page's heading, which takes the focus after a client-side navigation. */
  readonly heading?: Ref<HTMLHeadingElement>;
}

/** The account page: everything that the member has with the club, and links to the member pages. */
export function AccountScreen({ heading }: AccountScreenProps): JSX.Element {
  const copy = useCopy(accountCopy);
  const { account, cards } = useLoadedAccount();
  const changed = useWhatChanged();
  const information = cards.information.status === 'ready' ? cards.information.value : null;
  const isProspect = information?.isProspect === true;
  const part = <Name extends AccountCardName>(name: Name) => ({
    card: cards[name],
    country: information?.country ?? null,
    onRetry: () => void account.execute([name]),
  });
  /** Prospects don't see cards for members, which would stay empty. */
  const isFor = (name: AccountCardName): boolean => !isProspect || cards[name].status === 'ready';
  return (
    <div className="foyer-account">
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
