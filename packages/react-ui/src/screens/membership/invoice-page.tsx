import type { Invoice } from '@foyer/core/membership';
import type { JSX } from 'react';

import { Button } from '../../components/button.tsx';
import { Skeleton } from '../../components/loading-state.tsx';
import { CardState } from '../../components/member-parts.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { invoicesCopy, membershipCopy } from '../../copy/membership.ts';
import { useProduct } from '../../di/foyer-provider.tsx';
import { useClubDirectory } from '../../hooks/use-clubs.ts';
import { useLoadedAccount, valueOf } from '../../hooks/use-member.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { Lines } from '../account/account-card.tsx';
import { addressLines } from '../account/account-format.ts';
import { useClubs, useMembershipFormats, useLoadedMembership } from './membership-parts.tsx';

export interface InvoicePageProps {
  /** The invoice's number as it is in the address, encoded. */
  readonly number: string;
}

const nameOf = ['information', 'profile'] as const;

/** One invoice, on screen and on paper. */
export function InvoicePage({ number }: InvoicePageProps): JSX.Element {
  const copy = useCopy(invoicesCopy);
  const { mine, cards } = useLoadedMembership();
  const { invoices } = cards;
  const invoice =
    invoices.status === 'ready'
      ? invoices.value.find((one) => encodeURIComponent(one.number) === number)
      : undefined;
  return (
    <div className="foyer foyer-membership foyer-stack-6">
      <CardState
        card={invoices}
        loading={copy.loading}
        skeleton={<Skeleton shape="card" />}
        failed={{ key: 'invoicesNotLoaded' }}
        onRetry={() => void mine.load(['invoices'])}
        empty={<InvoiceWithActions invoice={undefined} />}
      >
        {() => <InvoiceWithActions invoice={invoice} />}
      </CardState>
    </div>
  );
}

/** What can be done with the invoice arrives with it, so that nothing moves. */
function InvoiceWithActions({ invoice }: { readonly invoice: Invoice | undefined }): JSX.Element {
  const copy = useCopy(invoicesCopy).invoice;
  return (
    <>
      {invoice === undefined ? <p>{copy.unknown}</p> : <Paper invoice={invoice} />}
      <div className="foyer-actions">
        {invoice !== undefined && (
          <Button look="secondary" onClick={() => window.print()}>
            {copy.print}
          </Button>
        )}
        <SiteLink path="/account/billing" look="quiet">
          {copy.all}
        </SiteLink>
      </div>
    </>
  );
}

function Paper({ invoice }: { readonly invoice: Invoice }): JSX.Element {
  const all = useCopy(invoicesCopy);
  const copy = all.invoice;
  const { lines } = useCopy(membershipCopy);
  const { day, money } = useMembershipFormats();
  const chain = useProduct();
  const club = useClubs()(invoice.facilityId);
  const { status } = useClubDirectory();
  const isLoadingClubs = status === 'idle' || status === 'loading';
  const { cards } = useLoadedAccount(nameOf);
  const profile = valueOf(cards.profile);
  const member = [profile?.firstName, profile?.lastName].filter(Boolean).join(' ');
  const memberId = profile?.memberId ?? null;
  return (
    <article className="foyer-invoice foyer-stack-6 foyer-surface">
      <header className="foyer-invoice__head">
        <p className="foyer-invoice__chain">{chain}</p>
        <h2 className="foyer-invoice__title foyer-subtitle">{copy.title(invoice.number)}</h2>
      </header>
      <dl className="foyer-invoice__parties foyer-stack-5">
        <div>
          <dt className="foyer-fine">{copy.date}</dt>
          <dd>{day(invoice.on)}</dd>
        </div>
        <div>
          <dt className="foyer-fine">{copy.club}</dt>
          <dd>
            {club === null ? (
              isLoadingClubs ? (
                <SoonLines count={3} />
              ) : (
                invoice.facilityId
              )
            ) : (
              <Lines
                lines={[
                  club.name,
                  ...addressLines(
                    { ...club, address1: club.address, address2: null, zipCode: club.zip },
                    // Members know their club's country, so it's left out.
                    () => '',
                  ),
                ]}
              />
            )}
          </dd>
        </div>
        <div>
          <dt className="foyer-fine">{copy.member}</dt>
          <dd>
            {cards.profile.status === 'loading' ? (
              <SoonLines count={2} />
            ) : (
              <Lines
                lines={[member, memberId === null ? '' : copy.memberId(memberId)].filter(Boolean)}
              />
            )}
          </dd>
        </div>
      </dl>
      <table className="foyer-invoice__lines">
        <tbody>
          {invoice.lines.map(({ kind, planName, amount }) => (
            <tr key={kind}>
              <th scope="row">{lines[kind](planName)}</th>
              <td>{money(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{copy.total}</th>
            <td>{money(invoice.total)}</td>
          </tr>
          <tr>
            <th scope="row">{copy.paid}</th>
            <td>
              {invoice.status === 'paid' && invoice.paidWith !== null
                ? copy.paidWith(invoice.paidWith)
                : all.status[invoice.status]}
            </td>
          </tr>
        </tfoot>
      </table>
    </article>
  );
}

/** Bars as high as the lines that replace them. */
function SoonLines({ count }: { readonly count: number }): JSX.Element {
  return (
    <>
      {Array.from({ length: count }, (_, place) => (
        <span key={place} className="foyer-facts__line" aria-hidden="true">
          <span className="foyer-facts__soon" />
        </span>
      ))}
    </>
  );
}
