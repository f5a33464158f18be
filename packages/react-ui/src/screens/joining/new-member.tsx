import type { Club, Message } from '@foyer/core';
import type { JoinConfirmationContent } from '@foyer/core/content';
import type { MembershipConfirmation, PurchaseReceipt } from '@foyer/core/plans';
import { handOffToRegistration } from '@foyer/core/registration';
import { type JSX, type ReactNode, useId } from 'react';

import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { ClubHoursTable } from '../../components/club-hours.tsx';
import { phoneHref, SiteLink } from '../../components/site-link.tsx';
import { clubHoursCopy } from '../../copy/club.ts';
import { joiningCopy } from '../../copy/join.ts';
import { useMessages, useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { useClubProfile } from '../../hooks/use-club-profile.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { useDay, useMoney } from '../../locale/use-formats.ts';
import { Barcode } from '../../components/barcode.tsx';

export interface NewMemberProps extends ResendConfirmationProps {
  readonly confirmation: MembershipConfirmation;
  readonly club: Club | null;
  readonly activation: JoinConfirmationContent['activation'];
  readonly links: ReactNode;
  readonly children?: ReactNode;
}

/** The new membership, resending its email, and the invitation to create an online account. */
export function NewMember({
  flow,
  snapshot,
  confirmation,
  club,
  activation,
  links,
  children,
}: NewMemberProps): JSX.Element {
  const sessionStore = useService(portTokens.sessionStore);
  const clock = useService(portTokens.clock);
  const logger = useService(portTokens.logger);
  const titleId = useId();
  const { buyer, memberId, barcode, startsOn, receipt } = confirmation;
  return (
    <>
      <MemberCard
        name={`${buyer.firstName} ${buyer.lastName}`.trim()}
        memberId={memberId}
        barcode={barcode}
        startsOn={startsOn}
      >
        {club !== null && <JoinedClub club={club} />}
        {receipt !== null && <Receipt receipt={receipt} />}
        {club !== null && <JoinedHours club={club} />}
      </MemberCard>
      {children}
      <ResendConfirmation flow={flow} snapshot={snapshot} />
      <section className="foyer-activate foyer-stack-3 foyer-ruled" aria-labelledby={titleId}>
        <h2 className="foyer-title" id={titleId}>
          {activation.title}
        </h2>
        <p>{activation.text}</p>
        <div className="foyer-actions">
          <SiteLink
            path="/account/activate"
            look="primary"
            // Their data is handed over within this tab, not in the URL.
            onClick={() => handOffToRegistration({ sessionStore, clock, logger }, confirmation)}
          >
            {activation.action}
          </SiteLink>
          {links}
        </div>
      </section>
      <NextSteps club={club} />
    </>
  );
}

/** Where the membership begins. */
function JoinedClub({ club }: { readonly club: Club }): JSX.Element {
  const copy = useCopy(joiningCopy);
  const titleId = useId();
  const city = [club.city, club.state].filter((part) => part !== null && part !== '').join(', ');
  return (
    <section className="foyer-card__row" aria-labelledby={titleId}>
      <h2 className="foyer-card__label" id={titleId}>
        {copy.yourClub}
      </h2>
      <p className="foyer-card__strong foyer-strong">{club.name}</p>
      <address className="foyer-card__address">
        {`${club.address}\n${city} ${club.zip}`.trim()}
      </address>
      {club.phoneNumber !== '' && (
        <a className="foyer-link" href={phoneHref(club)}>
          {club.phoneNumber}
        </a>
      )}
    </section>
  );
}

/** When the new member can come. The card is complete without it, so it waits for nothing and a failure is only logged. */
function JoinedHours({ club }: { readonly club: Club }): JSX.Element | null {
  const copy = useCopy(clubHoursCopy);
  const titleId = useId();
  const { profile } = useClubProfile(club.facilityId);
  // A club in presale has no hours yet.
  if (profile === null || profile.opensOn !== null || profile.openingHours === null) return null;
  return (
    <section className="foyer-card__row foyer-member__hours" aria-labelledby={titleId}>
      <h2 className="foyer-card__label" id={titleId}>
        {copy.title}
      </h2>
      <ClubHoursTable club={club} hours={profile} />
    </section>
  );
}

/** What was paid, and what is charged next. */
function Receipt({
  receipt: { number, paid, paidWith, monthly, nextChargeOn },
}: {
  readonly receipt: PurchaseReceipt;
}): JSX.Element {
  const copy = useCopy(joiningCopy).receipt;
  const money = useMoney();
  const day = useDay();
  const titleId = useId();
  return (
    <section className="foyer-card__row foyer-receipt" aria-labelledby={titleId}>
      <h2 className="foyer-card__label" id={titleId}>
        {copy.title}
      </h2>
      <dl className="foyer-stack-3">
        <div>
          <dt>{copy.paid}</dt>
          <dd>
            {money(paid)}
            {paidWith !== null && <span className="foyer-soft">{copy.with(paidWith)}</span>}
          </dd>
        </div>
        <div>
          <dt>{copy.next}</dt>
          <dd>{copy.charge(money(monthly), day(nextChargeOn))}</dd>
        </div>
        <div>
          <dt>{copy.number}</dt>
          <dd>{number}</dd>
        </div>
      </dl>
    </section>
  );
}

/** What a new member can do next. */
function NextSteps({ club }: { readonly club: Club | null }): JSX.Element {
  const copy = useCopy(joiningCopy).next;
  const titleId = useId();
  return (
    <section className="foyer-next foyer-stack-3 foyer-ruled" aria-labelledby={titleId}>
      <h2 className="foyer-title" id={titleId}>
        {copy.title}
      </h2>
      <ul className="foyer-stack-2">
        {club !== null && club.phoneNumber !== '' && (
          <li>
            {copy.session(club.name)}{' '}
            <a className="foyer-link" href={phoneHref(club)}>
              {club.phoneNumber}
            </a>
          </li>
        )}
        <li>
          {copy.invite} <SiteLink path="/account/invite">{copy.inviteLink}</SiteLink>
        </li>
      </ul>
    </section>
  );
}

interface ResendConfirmationProps {
  readonly flow: { readonly resendConfirmation: () => Promise<void> };
  readonly snapshot: {
    readonly resend: 'idle' | 'sending' | 'sent' | 'failed';
    readonly resendMessage: Message | null;
  };
}

function ResendConfirmation({ flow, snapshot }: ResendConfirmationProps): JSX.Element {
  const copy = useCopy(joiningCopy);
  const messages = useMessages();
  const { resend, resendMessage } = snapshot;
  return (
    <div className="foyer-resend foyer-stack-4 foyer-stack--start">
      <Button
        look="secondary"
        busy={resend === 'sending' ? copy.resending : null}
        onClick={() => void flow.resendConfirmation()}
      >
        {copy.resend}
      </Button>
      {/* Rendered empty, so that screen readers announce the text added later. */}
      <div role="status">
        {resend === 'sent' && resendMessage !== null && (
          <p className="foyer-banner foyer-banner--note">{messages(resendMessage)}</p>
        )}
      </div>
      {resend === 'failed' && resendMessage !== null && (
        <Banner tone="problem">{messages(resendMessage)}</Banner>
      )}
    </div>
  );
}

export interface MemberCardProps {
  readonly name: string;
  readonly memberId: string;
  /** The content of the barcode; null if the back end provides none. The member id is used then. */
  readonly barcode: string | null;
  /** The first day of the membership, an ISO date; null if it isn't known. */
  readonly startsOn: string | null;
  /** What is below the perforation: the club, the receipt, the hours. */
  readonly children?: ReactNode;
}

/** The ticket that opens the club's door: the member's name and barcode, and below them what belongs to the membership. */
export function MemberCard({
  name,
  memberId,
  barcode,
  startsOn,
  children,
}: MemberCardProps): JSX.Element {
  const copy = useCopy(joiningCopy);
  const day = useDay();
  const titleId = useId();
  return (
    <div className="foyer-card foyer-member foyer-surface">
      <section className="foyer-card__stub" aria-labelledby={titleId}>
        <div className="foyer-card__when">
          <h2 className="foyer-card__label" id={titleId}>
            {copy.memberCard}
          </h2>
          <p className="foyer-card__day">{name}</p>
        </div>
        <dl className="foyer-member__facts foyer-stack-3">
          <div>
            <dt className="foyer-card__label">{copy.memberId}</dt>
            <dd>{memberId}</dd>
          </div>
          {startsOn !== null && (
            <div>
              <dt className="foyer-card__label">{copy.starts}</dt>
              <dd>{day(startsOn)}</dd>
            </div>
          )}
        </dl>
        <Barcode value={barcode ?? memberId} label={copy.barcode(memberId)} />
      </section>
      {children}
    </div>
  );
}
