import { type JSX, useId } from 'react';

import { SiteLink } from '../../components/site-link.tsx';
import { accountCopy } from '../../copy/account.ts';
import { useCopy } from '../../locale/use-copy.ts';

/** Offers a prospect what they don't have yet. */
export function BecomeMember(): JSX.Element {
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
