import type { Club } from '@foyer/core';
import { addMessages, joinMessages } from '@foyer/core/messages';
import type { OfferedPlan, PriceListSnapshot } from '@foyer/core/plans';
import { type JSX, type ReactNode, useEffect, useState } from 'react';

import { Banner } from '../../components/banner.tsx';
import { ClubChoice } from '../../components/club-choice.tsx';
import { Icon } from '../../components/icon.tsx';
import { LoadError, LoadingState, Skeleton } from '../../components/loading-state.tsx';
import type { PlanOption } from '../../components/plan-list.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { joiningCopy } from '../../copy/join.ts';
import { pricesCopy } from '../../copy/prices.ts';
import { useFoyerContainer } from '../../di/foyer-provider.tsx';
import { priceListOf } from '../../di/price-list-module.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { useDay, useMoney } from '../../locale/use-formats.ts';
import { usePlanOption, PlanTerms, useAccess } from '../joining/plan-option.tsx';
import { useSnapshot } from '../../hooks/use-snapshot.ts';

export interface PricesScreenProps {
  /** The club in the page's address; null for the visitor's likely one. */
  readonly facilityId: string | null;
  /** Called when the visitor chooses another club, so that the page can put it into its address. */
  readonly onChooseClub: (club: Club) => void;
}

/** What memberships cost at a club: each plan with what it includes, all side by side, and what all have in common. */
export function PricesScreen({ facilityId, onChooseClub }: PricesScreenProps): JSX.Element {
  const copy = useCopy(pricesCopy);
  useState(() => addMessages(joinMessages));
  const list = priceListOf(useFoyerContainer());
  const snapshot = useSnapshot(list);
  useEffect(() => {
    void list.open(facilityId);
  }, [list, facilityId]);
  const { status, club, plans, terms } = snapshot;
  const retry = (): void => void list.retry();
  if (club === null || (plans.length === 0 && status === 'loading')) {
    if (status === 'failed')
      return <LoadError message={{ key: 'pricesNotLoaded' }} onRetry={retry} />;
    return (
      <div className="foyer foyer-prices foyer-stack-7">
        <LoadingState label={copy.loading} onRetry={retry}>
          <div className="foyer-prices__shapes">
            <Skeleton shape="card" />
          </div>
        </LoadingState>
      </div>
    );
  }
  return (
    <div className="foyer foyer-prices foyer-stack-7" aria-busy={status === 'loading' || undefined}>
      <PricedClub club={club} onChoose={onChooseClub} />
      {status === 'failed' ? (
        <LoadError message={{ key: 'pricesNotLoaded' }} onRetry={retry} />
      ) : (
        <Plans {...snapshot} club={club} />
      )}
      {plans.length > 0 && terms !== null && <PlanTerms terms={terms} />}
      <Ways club={club} trialDays={snapshot.trialDays} sells={plans.length > 0} />
    </div>
  );
}

interface PricedClubProps {
  readonly club: Club;
  readonly onChoose: (club: Club) => void;
}

/** Whose prices these are, with a button to see another club's. */
function PricedClub({ club, onChoose }: PricedClubProps): JSX.Element {
  const copy = useCopy(pricesCopy);
  const [isOpen, setOpen] = useState(false);
  const [hasChanged, setChanged] = useState(false);
  return (
    <div className="foyer-prices__club">
      <h2 className="foyer-prices__at">{copy.at(club.name)}</h2>
      <button
        type="button"
        className="foyer-link"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {copy.change}
      </button>
      <p className="foyer-hidden" role="status">
        {hasChanged ? copy.changed(club.name) : ''}
      </p>
      <ClubChoice
        open={isOpen}
        purpose="any"
        chosen={club}
        onChoose={(chosen) => {
          setChanged(true);
          onChoose(chosen);
        }}
        onClose={() => setOpen(false)}
      />
    </div>
  );
}

interface PlansProps extends Pick<PriceListSnapshot, 'plans' | 'opensOn'> {
  readonly club: Club;
}

function Plans({ club, plans, opensOn }: PlansProps): JSX.Element {
  const copy = useCopy(pricesCopy);
  const day = useDay();
  const planOption = usePlanOption(club);
  if (plans.length === 0) return <Banner tone="note">{copy.none(club.name)}</Banner>;
  return (
    <>
      {opensOn !== null && <Banner tone="note">{copy.opens(club.name, day(opensOn))}</Banner>}
      <ul className="foyer-prices__plans foyer-stack-4">
        {plans.map((priced) => (
          <li key={priced.plan.planId}>
            <PlanCard club={club} option={planOption(priced)} promotion={priced.plan.promotion} />
          </li>
        ))}
      </ul>
      <Comparison club={club} plans={plans} />
    </>
  );
}

function PlanCard({
  club,
  option,
  promotion,
}: {
  readonly club: Club;
  readonly option: PlanOption;
  readonly promotion: string | null;
}): JSX.Element {
  const copy = useCopy(pricesCopy);
  const joining = useCopy(joiningCopy);
  const { planType, name, description, price, today, notes, includes, facts } = option;
  const isRecommended = option.isRecommended === true;
  return (
    <article
      className="foyer-price foyer-stack-2 foyer-surface"
      data-recommended={isRecommended ? '' : undefined}
    >
      <p className="foyer-price__kind">
        <span className="foyer-eyebrow">{planType}</span>
        {isRecommended && <span className="foyer-price__recommended">{joining.recommended}</span>}
      </p>
      <h3 className="foyer-price__name">{name}</h3>
      <p className="foyer-price__amount">
        {price} <span>{joining.perMonth}</span>
      </p>
      <p className="foyer-price__today foyer-fine">{today}</p>
      {promotion !== null && (
        <p className="foyer-price__promotion">{joining.promotion(promotion)}</p>
      )}
      <SiteLink
        path={joinPath(club)}
        look={isRecommended ? 'primary' : 'secondary'}
        label={copy.joinWith(name, club.name)}
      >
        {copy.join}
      </SiteLink>
      <p className="foyer-soft">{description}</p>
      <ul className="foyer-price__includes foyer-stack-2">
        {[facts?.clubs?.value, ...(includes ?? [])]
          .filter((text) => text !== undefined)
          .map((text) => (
            <li key={text}>
              <Icon name="check" />
              {text}
            </li>
          ))}
      </ul>
      <ul className="foyer-price__notes foyer-stack-2 foyer-fine">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </article>
  );
}

/** The join, with the club chosen. */
function joinPath(club: Club): string {
  return `/join/step1/${encodeURIComponent(club.facilityId)}`;
}

/** A row of the comparison: its name, and how to read a plan's value. */
type Row = readonly [name: string, read: (priced: OfferedPlan) => string];

/** All plans in one table, row by row. A row that no plan fills is left out. */
function Comparison({ club, plans }: Pick<PlansProps, 'club' | 'plans'>): JSX.Element {
  const copy = useCopy(pricesCopy);
  const joining = useCopy(joiningCopy);
  const clubsOf = useAccess(club);
  const money = useMoney();
  const clubsRow: Row = [
    copy.rows.clubs,
    ({ plan }) => (plan.access === null ? copy.no : clubsOf(plan.access)),
  ];
  const facts: readonly Row[] = [
    [copy.rows.monthly, ({ bill }) => money(bill.monthly)],
    [copy.rows.today, ({ bill }) => money(bill.dueToday)],
    [copy.rows.firstYear, ({ bill }) => money(bill.firstYear)],
    ...(plans.some(({ plan }) => plan.access !== null) ? [clubsRow] : []),
    [copy.rows.commitment, ({ bill }) => joining.terms.months(bill.commitmentMonths)],
  ];
  const included = [...new Set(plans.flatMap(({ plan }) => plan.includes))];
  const rows: readonly Row[] = [
    ...facts,
    ...included.map((text): Row => [
      text,
      ({ plan }) => (plan.includes.includes(text) ? copy.yes : copy.no),
    ]),
  ];
  return (
    <table className="foyer-compared">
      <caption>{copy.compare}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="foyer-hidden">{copy.plan}</span>
          </th>
          {plans.map(({ plan }) => (
            <th key={plan.planId} scope="col">
              {plan.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, read]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {plans.map((priced) => (
              <td key={priced.plan.planId}>{read(priced)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface WaysProps {
  readonly club: Club;
  readonly trialDays: number | null;
  readonly sells: boolean;
}

/** What someone can do who doesn't join yet. */
function Ways({ club, trialDays, sells }: WaysProps): JSX.Element {
  const copy = useCopy(pricesCopy);
  const query = `facilityId=${encodeURIComponent(club.facilityId)}`;
  return (
    <section className="foyer-prices__ways foyer-stack-5 foyer-ruled" aria-label={copy.ways}>
      <Way title={copy.visitTitle} text={copy.visitText}>
        <SiteLink path={`/inquiry/schedule-your-visit?${query}`}>{copy.visit}</SiteLink>
      </Way>
      {trialDays !== null && (
        <Way title={copy.trialTitle(trialDays)} text={copy.trialText(club.name)}>
          <SiteLink path={`/trial-pass/new?${query}`}>{copy.trial}</SiteLink>
        </Way>
      )}
      {sells && (
        <Way title={copy.promoTitle} text={copy.promoText}>
          <SiteLink path={joinPath(club)}>{copy.promo}</SiteLink>
        </Way>
      )}
    </section>
  );
}

function Way({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}): JSX.Element {
  return (
    <div className="foyer-prices__way">
      <h3>{title}</h3>
      <p className="foyer-soft">{text}</p>
      <p>{children}</p>
    </div>
  );
}
