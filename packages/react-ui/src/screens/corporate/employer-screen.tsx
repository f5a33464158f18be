import { corporateJoinPath, type EmployerFacts } from '@foyer/core/corporate';
import type { JSX, ReactNode, RefCallback } from 'react';

import { SiteAnchor, SiteLink } from '../../components/site-link.tsx';
import { employerCopy } from '../../copy/employer.ts';
import { useProduct } from '../../di/foyer-provider.tsx';
import { useCopy } from '../../locale/use-copy.ts';
import { useAlternatives, useMoney } from '../../locale/use-formats.ts';
import { StepLayout } from '../flow/step-layout.tsx';
import { EmployerFrame, type EmployerOffer, useSavingSentence } from './employer-frame.tsx';

export interface EmployerScreenProps {
  /** The employer's name in the page's address. */
  readonly slug: string;
  /** Shown below the way to join. */
  readonly picture?: ReactNode;
}

/** An employer's public page: what its people save, who they are, where, and the way to join. */
export function EmployerScreen({ slug, picture }: EmployerScreenProps): JSX.Element {
  return (
    <EmployerFrame slug={slug}>
      {(offer, heading) => <Offer {...offer} heading={heading} picture={picture} />}
    </EmployerFrame>
  );
}

function Offer({
  heading,
  picture,
  ...offer
}: EmployerOffer & {
  readonly heading: RefCallback<HTMLHeadingElement>;
  readonly picture: ReactNode;
}): JSX.Element {
  const copy = useCopy(employerCopy);
  const product = useProduct();
  const alternatives = useAlternatives();
  const { employer, saving } = offer;
  const { slug, name, domains, clubs, hasInvitations } = employer;
  return (
    <StepLayout
      eyebrow={copy.eyebrow}
      title={copy.title(name, product)}
      lede={useSavingSentence(offer)}
      heading={heading}
      aside={
        <>
          <div className="foyer-employer__ways foyer-stack-3 foyer-stack--start">
            <SiteLink path={joinPath(employer)} look="primary">
              {copy.join(name)}
            </SiteLink>
            {hasInvitations && (
              <p className="foyer-soft">
                {copy.noWorkEmail}{' '}
                <SiteLink path={`${joinPath(employer)}&invited=1`}>{copy.useInvitation}</SiteLink>
              </p>
            )}
          </div>
          {picture && <div className="foyer-step__art">{picture}</div>}
        </>
      }
    >
      <div className="foyer-employer foyer-stack-6">
        <Section title={copy.whoTitle}>
          {domains.length > 0 && <p>{copy.who(name, alternatives(domains))}</p>}
          {hasInvitations && <p>{copy.whoInvited}</p>}
        </Section>
        <Section title={copy.whereTitle}>
          {clubs === null ? (
            <p>{copy.everyClub(product)}</p>
          ) : (
            <ul className="foyer-employer__clubs">
              {clubs.map((club) => (
                <li key={club.facilityId}>
                  <SiteAnchor
                    className="foyer-link"
                    path={`/clubs/${encodeURIComponent(club.facilityId)}`}
                  >
                    {club.name}
                  </SiteAnchor>
                </li>
              ))}
            </ul>
          )}
        </Section>
        <Section title={copy.howTitle}>
          <ol className="foyer-employer__steps foyer-stack-2">
            {copy.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Section>
        {saving !== null && (
          <Section title={copy.pricesTitle}>
            <Prices saving={saving} />
          </Section>
        )}
        <p className="foyer-fine">
          <SiteLink path={`/employers/${encodeURIComponent(slug)}/poster`}>{copy.poster}</SiteLink>
        </p>
      </div>
    </StepLayout>
  );
}

/** With the club, if there's only one. */
function joinPath({ slug, clubs }: EmployerFacts): string {
  const [only, ...others] = clubs ?? [];
  const club = only !== undefined && others.length === 0 ? { facilityId: only.facilityId } : {};
  return `${corporateJoinPath}?${new URLSearchParams({ employer: slug, ...club }).toString()}`;
}

function Section({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}): JSX.Element {
  return (
    <section className="foyer-employer__section foyer-stack-3">
      <h2 className="foyer-employer__title">{title}</h2>
      {children}
    </section>
  );
}

/** Each plan's price beside the public one. */
function Prices({
  saving: { currency, plans },
}: {
  readonly saving: NonNullable<EmployerOffer['saving']>;
}): JSX.Element {
  const copy = useCopy(employerCopy);
  const money = useMoney();
  const write = (minorUnits: number): string => money({ minorUnits, currency });
  const several = plans.some(({ plan }) => plan.prices.length > 1);
  return (
    <>
      <dl className="foyer-employer__prices foyer-stack-4">
        {plans.map(({ plan, price, monthly, joining }) => (
          <div key={plan.planId} className="foyer-employer__price">
            <dt>{plan.name}</dt>
            <dd>
              {copy.aMonth(write(price.monthlyFee))}
              {monthly > 0 && (
                <span className="foyer-soft"> {copy.insteadOf(write(price.publicMonthlyFee))}</span>
              )}
            </dd>
            <dd>
              {copy.toJoin(write(price.joiningFee))}
              {joining > 0 && (
                <span className="foyer-soft"> {copy.insteadOf(write(price.publicJoiningFee))}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {several && <p className="foyer-fine">{copy.pricesNote}</p>}
    </>
  );
}
