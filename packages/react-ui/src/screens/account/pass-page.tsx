import type { JSX } from 'react';

import { accountPagesCopy } from '../../copy/account-pages.ts';
import { useLoadedAccount, valueOf } from '../../hooks/use-member.ts';
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
          {(isSaved) =>
            isSaved && (
              <div className="foyer-member-pass__saved foyer-fine foyer-soft">
                <p>{copy.saved}</p>
                <p>{copy.addToHome}</p>
              </div>
            )
          }
        </Pass>
      )}
    </div>
  );
}

const cardsOfPass = ['information', 'profile', 'pictures'] as const;
