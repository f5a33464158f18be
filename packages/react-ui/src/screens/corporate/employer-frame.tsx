import { corporateJoinPath, type EmployerFacts, type EmployerSaving } from '@foyer/core/corporate';
import type { Money } from '@foyer/core/kernel';
import type { JSX, ReactNode, RefCallback } from 'react';

import { SiteLink } from '../../components/site-link.tsx';
import { employerCopy, type SavingTexts } from '../../copy/employer.ts';
import { employerPageOf } from '../../di/employer-module.ts';
import { useFoyerContainer } from '../../di/foyer-provider.tsx';
import { useCopy } from '../../locale/use-copy.ts';
import { useMoney } from '../../locale/use-formats.ts';
import { LinkedPage, useLinked } from '../visit/linked-page.tsx';

export interface EmployerOffer {
  readonly employer: EmployerFacts;
  readonly saving: EmployerSaving | null;
}

export interface EmployerFrameProps {
  /** The last part of the page's address. */
  readonly slug: string;
  /** Shown while the employer loads: by default a skeleton of a step. */
  readonly waiting?: ReactNode;
  readonly children: (offer: EmployerOffer, heading: RefCallback<HTMLHeadingElement>) => ReactNode;
}

/** Loads an employer by the slug in the address, for its page and its poster. */
export function EmployerFrame({ slug, waiting, children }: EmployerFrameProps): JSX.Element {
  const linked = useLinked(employerPageOf(useFoyerContainer()), slug);
  const copy = useCopy(employerCopy);
  const { employer, saving } = linked.snapshot;
  return (
    <LinkedPage
      {...linked}
      copy={copy}
      links={
        <>
          <SiteLink path={corporateJoinPath} look="primary">
            {copy.tryEmail}
          </SiteLink>
          <SiteLink path="/join/step1" look="quiet">
            {copy.standard}
          </SiteLink>
        </>
      }
      waiting={waiting}
    >
      {(heading) => employer !== null && children({ employer, saving }, heading)}
    </LinkedPage>
  );
}

/** What employees save, in a sentence; without a saving, who the memberships are for. */
export function useSavingSentence({ employer, saving }: EmployerOffer): string {
  const copy = useCopy(employerCopy);
  const money = useMoney();
  const sentence = saving === null ? '' : copy.saving(savingTexts(saving, money));
  return sentence === '' ? copy.noSaving(employer.name) : sentence;
}

function savingTexts(
  { currency, monthly, joining, monthlyVaries, joiningVaries }: EmployerSaving,
  write: (amount: Money) => string,
): SavingTexts {
  const text = (minorUnits: number): string | null =>
    minorUnits === 0 ? null : write({ minorUnits, currency });
  return { monthly: text(monthly), joining: text(joining), monthlyVaries, joiningVaries };
}
