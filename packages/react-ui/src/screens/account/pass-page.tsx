import type { JSX } from 'react';

import { accountPagesCopy } from '../../copy/account-pages.ts';
import { useAccountCards, useLoadedAccount, valueOf } from '../../hooks/use-member.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { BecomeMember } from './become-member.tsx';
import { Pass } from './pass.tsx';

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
                <div className="foyer-member-pass__saved foyer-fine foyer-soft">
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
