import type { Invoice } from '@foyer/core/membership';
import { type JSX, useCallback, useEffect, useId, useRef, useState } from 'react';
import type { Message } from '@foyer/core';

import { Banner } from '../../components/banner.tsx';
import { CardState } from '../../components/member-parts.tsx';
import { phoneHref, SiteAnchor } from '../../components/site-link.tsx';
import { invoicesCopy, membershipCopy } from '../../copy/membership.ts';
import { useFormMessages } from '../../hooks/use-member.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { Fact, Facts, FactsOnTheirWay, type FactShape } from '../account/account-card.tsx';
import {
  NextBill,
  useClubs,
  useLoadedMembership,
  useMembershipFormats,
  useMyMembership,
} from './membership-parts.tsx';
import { Button, type ButtonProps } from '../../components/button.tsx';

const invoiceShape: FactShape = [null, 'text', 'fine', 'fine'];

/** The next bill, a payment that failed, and the invoices. */
export function BillingPanel(): JSX.Element {
  const copy = useCopy(invoicesCopy);
  const { loading } = useCopy(membershipCopy);
  const { mine, cards } = useLoadedMembership();
  const titleId = useId();
  const today = mine.today();
  return (
    <div className="foyer foyer-membership foyer-stack-6">
      {cards.invoices.status === 'ready' && today !== null && (
        <FailedPayments invoices={cards.invoices.value} today={today} />
      )}
      <CardState
        card={cards.membership}
        loading={loading}
        skeleton={<FactsOnTheirWay facts={[[copy.nextBill, 'figure', 'text', 'fine']]} />}
        failed={{ key: 'membershipNotLoaded' }}
        onRetry={() => void mine.load(['membership'])}
        empty={null}
      >
        {(membership) =>
          today !== null && (
            <Facts>
              <Fact name={copy.nextBill}>
                <NextBill membership={membership} today={today} />
              </Fact>
            </Facts>
          )
        }
      </CardState>
      <section aria-labelledby={titleId}>
        <h2 id={titleId}>{copy.title}</h2>
        <CardState
          card={cards.invoices}
          loading={copy.loading}
          skeleton={
            <div className="foyer-invoices">
              <FactsOnTheirWay facts={Array.from({ length: 4 }, () => invoiceShape)} />
            </div>
          }
          failed={{ key: 'invoicesNotLoaded' }}
          onRetry={() => void mine.load(['invoices'])}
          empty={<p>{copy.empty}</p>}
        >
          {(invoices) => (
            <ul className="foyer-invoices">
              {invoices.map((invoice) => (
                <li key={invoice.number}>
                  <InvoiceRow invoice={invoice} />
                </li>
              ))}
            </ul>
          )}
        </CardState>
      </section>
    </div>
  );
}

interface FailedPaymentsProps {
  readonly invoices: readonly Invoice[];
  readonly today: string;
}

/** Today's invoice may still be charged. An earlier one that is due was declined. */
function FailedPayments({ invoices, today }: FailedPaymentsProps): JSX.Element | null {
  const copy = useCopy(invoicesCopy);
  const messages = useFormMessages();
  const { day, money } = useMembershipFormats();
  const clubOf = useClubs();
  const failed = invoices.filter(({ status, on }) => status === 'due' && on < today);
  const [first] = failed;
  if (first === undefined) return null;
  const minorUnits = failed.reduce((sum, { total }) => sum + total.minorUnits, 0);
  return (
    <>
      {failed.map(({ number, total, on, facilityId }) => {
        const club = clubOf(facilityId);
        return (
          <Banner key={number} tone="problem">
            <p>
              {messages({
                key: 'paymentNotMade',
                values: { amount: money(total), day: day(on) },
              })}
            </p>
            {club !== null && club.phoneNumber !== '' && (
              <p>
                {copy.failedCall(club.name)}{' '}
                <a className="foyer-link" href={phoneHref(club)}>
                  {club.phoneNumber}
                </a>
              </p>
            )}
          </Banner>
        );
      })}
      <div className="foyer-membership__pay foyer-stack-3 foyer-stack--start">
        <p>{copy.card.pays(money({ ...first.total, minorUnits }))}</p>
        <UpdateCard look="primary" />
      </div>
    </>
  );
}

function InvoiceRow({ invoice }: { readonly invoice: Invoice }): JSX.Element {
  const copy = useCopy(invoicesCopy);
  const { lines } = useCopy(membershipCopy);
  const { day, money } = useMembershipFormats();
  const [first] = invoice.lines;
  return (
    <SiteAnchor
      className="foyer-invoices__row"
      path={`/account/billing/${encodeURIComponent(invoice.number)}`}
    >
      <span className="foyer-invoices__day foyer-strong">{day(invoice.on)}</span>
      <span className="foyer-invoices__what foyer-fine">
        {first !== undefined && lines[first.kind](first.planName)}
      </span>
      <span className="foyer-invoices__number foyer-fine">{copy.number(invoice.number)}</span>
      <span className="foyer-invoices__total">{money(invoice.total)}</span>
      <span className="foyer-invoices__status foyer-fine" data-status={invoice.status}>
        {copy.status[invoice.status]}
      </span>
    </SiteAnchor>
  );
}

/** Leads to the payment application, which asks for another card. */
export function UpdateCard({ look = 'secondary' }: Pick<ButtonProps, 'look'>): JSX.Element {
  const copy = useCopy(invoicesCopy).card;
  const messages = useFormMessages();
  const { mine } = useMyMembership();
  const [isOpening, setOpening] = useState(false);
  const opening = useRef(false);
  const [problem, setProblem] = useState<Message | null>(null);

  const stop = useCallback((): void => {
    opening.current = false;
    setOpening(false);
  }, []);
  // Back shows this page as the browser left it.
  useEffect(() => {
    window.addEventListener('pageshow', stop);
    return () => window.removeEventListener('pageshow', stop);
  }, [stop]);

  async function open(): Promise<void> {
    // Ignores a second press before the next render.
    if (opening.current) return;
    opening.current = true;
    setOpening(true);
    setProblem(null);
    const answer = await mine.changeCard();
    // Otherwise the browser is leaving.
    if (answer.ok) return;
    stop();
    setProblem(answer.val);
  }

  return (
    <>
      {problem !== null && <Banner tone="problem">{messages(problem)}</Banner>}
      <Button look={look} busy={isOpening ? copy.opening : null} onClick={() => void open()}>
        {copy.update}
      </Button>
    </>
  );
}
