import type { EmployerFacts, EmployerSaving } from '@foyer/core/corporate';
import { Skeleton, useCopy, useFoyerContainer, useMoney, useSnapshot } from '@foyer/react-ui';
import { employerPageOf } from '@foyer/react-ui/corporate';
import pricesStyles from '@foyer/react-ui/prices.css?url';
import { type JSX, lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';

import { employersPageCopy } from '../copy/employers-page.ts';
import { headsCopy } from '../copy/heads.ts';
import { Faq, Steps } from '../layout/selling.tsx';
import { PageHeading } from '../layout/page.tsx';
import { RoomPicture } from '../layout/room-picture.tsx';

const EmployersForm = lazy(() => import('./account/employers-form.tsx'));

/** An employer whose public page serves as the example. A chain without it shows no example. */
const exampleSlug = 'acme';

/** What employers get, and how they reach the chain. */
export default function EmployersPage(): JSX.Element {
  const copy = useCopy(employersPageCopy);
  const { name } = useCopy(headsCopy).employers;
  return (
    <div className="page selling">
      <link rel="stylesheet" href={pricesStyles} precedence="default" />
      <header className="selling__hero">
        <div className="selling__head">
          <PageHeading title={copy.title} name={name} />
          <p className="foyer-lede">{copy.lede}</p>
          <p className="page__ways">
            <a className="foyer-button foyer-button--primary" href="#contact">
              {copy.talk}
            </a>
            <a className="foyer-link" href="/join/corp">
              {copy.check}
            </a>
          </p>
        </div>
        <RoomPicture room="lounge" sizes="(max-width: 1023px) 100vw, 36rem" lazy={false} />
      </header>
      <Steps title={copy.howTitle} steps={copy.steps} />
      <section className="selling__part" aria-labelledby="who">
        <h2 id="who">{copy.whoTitle}</h2>
        <ul className="selling__points">
          {copy.who.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
      <Example />
      <Faq items={copy.faq} />
      <Contact />
    </div>
  );
}

/** A real agreement beside the public prices, once it has loaded. */
function Example(): JSX.Element | null {
  const copy = useCopy(employersPageCopy);
  const page = employerPageOf(useFoyerContainer());
  const { employer, saving } = useSnapshot(page);
  useEffect(() => {
    void page.open(exampleSlug);
  }, [page]);
  if (employer?.slug !== exampleSlug || saving === null) return null;
  return (
    <section className="selling__part" aria-labelledby="example">
      <h2 id="example">{copy.exampleTitle(employer.name)}</h2>
      <div>
        <p>{copy.example(employer.name)}</p>
        <ExamplePrices employer={employer} saving={saving} />
        <p>
          <a className="foyer-link" href={`/employers/${employer.slug}`}>
            {copy.seePage(employer.name)}
          </a>
        </p>
      </div>
    </section>
  );
}

function ExamplePrices({
  employer,
  saving,
}: {
  readonly employer: EmployerFacts;
  readonly saving: EmployerSaving;
}): JSX.Element {
  const copy = useCopy(employersPageCopy);
  const money = useMoney();
  const write = (minorUnits: number): string => money({ minorUnits, currency: saving.currency });
  const cell = (monthly: number, joining: number): JSX.Element => (
    <td>
      {copy.aMonth(write(monthly))}
      <br />
      <span className="foyer-fine">{copy.toJoin(write(joining))}</span>
    </td>
  );
  return (
    <table className="foyer-compared">
      <caption className="foyer-hidden">{copy.exampleTitle(employer.name)}</caption>
      <thead>
        <tr>
          {[copy.membership, copy.employee, copy.everyone].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {saving.plans.map(({ plan, price }) => (
          <tr key={plan.planId}>
            <th scope="row">{plan.name}</th>
            {cell(price.monthlyFee, price.joiningFee)}
            {cell(price.publicMonthlyFee, price.publicJoiningFee)}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Contact(): JSX.Element {
  const copy = useCopy(employersPageCopy);
  // The form keeps what someone typed before, which only a browser knows.
  const isHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [isUnknown, setUnknown] = useState(false);
  return (
    <section
      className="selling__part selling__contact"
      id="contact"
      aria-labelledby="contact-title"
    >
      <div>
        <h2 id="contact-title">{copy.contactTitle}</h2>
        <p>{isUnknown ? copy.contactGone : copy.contactLede}</p>
      </div>
      {!isUnknown && (
        <div className="selling__form">
          <Suspense fallback={<Skeleton shape="row" count={4} />}>
            {isHere && <EmployersForm onUnknown={() => setUnknown(true)} />}
          </Suspense>
        </div>
      )}
    </section>
  );
}

const never = (): (() => void) => () => undefined;
