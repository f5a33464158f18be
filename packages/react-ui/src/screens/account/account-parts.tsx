/** The cards of the account's pages. */
import {
  type AccountCards,
  type AccountCardName,
  addOnAgreementId,
  type BilledMembership,
  newVersionStatusId,
} from '@foyer/core/account';
import type { Money } from '@foyer/core/kernel';
import type { JSX, ReactNode } from 'react';

import { Button } from '../../components/button.tsx';
import { EmailText } from '../../components/member-parts.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { accountCopy } from '../../copy/account.ts';
import { commonCopy } from '../../copy/first-step.ts';
import { accountTokens } from '../../di/account-module.ts';
import { useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { isFocusLost, useFocusOnChange } from '../../hooks/focus.ts';
import { useFocusInPlace } from '../../hooks/focus-in-place.ts';
import { useAccountCards, valueOf } from '../../hooks/use-member.ts';
import { useCopy, useLocale } from '../../locale/use-copy.ts';
import type { Localized } from '../../locale/copy.ts';
import {
  AccountCard,
  Fact,
  Facts,
  FactsOnTheirWay,
  HomeClub,
  Lines,
  useCardAction,
} from './account-card.tsx';
import { EmailProblem } from './email-problem.tsx';
import {
  addressLines,
  countryName,
  formatDay,
  formatHeight,
  isOver,
  formatAmount,
  formatMonth,
  useFormatOptions,
  formatWeight,
  type FormatOptions,
} from './account-format.ts';

export interface PartProps<Name extends AccountCardName> {
  readonly card: AccountCards[Name];
  /** The member's country, which determines number and date formats; null while unknown. */
  readonly country: string | null;
  readonly onRetry: () => void;
}

/** Returns the props of a card by its name. */
export function useAccountPart(): <Name extends AccountCardName>(name: Name) => PartProps<Name> {
  const { account, cards } = useAccountCards();
  const country = valueOf(cards.information)?.country ?? null;
  return (name) => ({ card: cards[name], country, onRetry: () => void account.execute([name]) });
}

/** The member's personal data, and whether they train with a personal trainer. */
export function AboutCard({ card, country, onRetry }: PartProps<'profile'>): JSX.Element {
  const copy = useCopy(accountCopy).about;
  const options = useFormatOptions(country);
  return (
    <AccountCard
      title={copy.title}
      card={card}
      change={{ path: '/account/profile/edit', label: copy.changeLabel }}
      skeleton={
        <FactsOnTheirWay
          facts={[
            [copy.name, 'text'],
            [copy.club, 'text', 'fine'],
            [copy.height, 'text'],
            [copy.weight, 'text'],
            [copy.training, 'text'],
          ]}
        />
      }
      empty={copy.empty}
      onRetry={onRetry}
    >
      {({ firstName, lastName, homeFacilityId, height, weight, strikes, ptStatus }) => (
        <Facts>
          <Fact name={copy.name}>{[firstName, lastName].filter(Boolean).join(' ')}</Fact>
          <Fact name={copy.club}>
            {homeFacilityId !== null && <HomeClub facilityId={homeFacilityId} />}
          </Fact>
          <Fact name={copy.height}>{height !== null && formatHeight(height, options)}</Fact>
          <Fact name={copy.weight}>{weight !== null && formatWeight(weight, options)}</Fact>
          <Fact name={copy.training}>
            {copy.trainingStatus[ptStatus]}
            {ptStatus === 'active' && (
              <SiteLink path="/account/training">{copy.trainingLink}</SiteLink>
            )}
          </Fact>
          {strikes !== null && strikes > 0 && <Fact name={copy.strikes}>{strikes}</Fact>}
        </Facts>
      )}
    </AccountCard>
  );
}

export function ReachCard({ card, onRetry }: PartProps<'information'>): JSX.Element {
  const copy = useCopy(accountCopy).reach;
  const locale = useLocale();
  return (
    <AccountCard
      title={copy.title}
      card={card}
      change={{ path: '/account/details', label: copy.changeLabel }}
      skeleton={
        <FactsOnTheirWay
          facts={[
            [copy.email, 'text'],
            [copy.address, 'text', 'text', 'text'],
          ]}
        />
      }
      empty={copy.empty}
      onRetry={onRetry}
    >
      {(information) => {
        const lines = addressLines(information, (code) => countryName(code, locale));
        return (
          <>
            <Facts>
              <Fact name={copy.email}>
                {information.email && <EmailText email={information.email} />}
              </Fact>
            </Facts>
            <EmailProblem {...information} />
            <PendingEmail email={information.pendingEmail} />
            <Facts>
              <Fact name={copy.address}>{lines.length > 0 && <Lines lines={lines} />}</Fact>
            </Facts>
          </>
        );
      }}
    </AccountCard>
  );
}

/** A new email address that awaits confirmation. Members can resend the link or keep the old address. */
export function PendingEmail({ email }: { readonly email: string | null }): JSX.Element {
  const copy = useCopy(accountCopy).reach.pending;
  const change = useService(accountTokens.changeAccount);
  const { busy, run, outcome } = useCardAction();
  // The button that asked for the link is gone then.
  const text = useFocusOnChange<HTMLParagraphElement>(email, isFocusLost);
  return (
    <div className="foyer-account__pending">
      {email !== null && (
        <>
          <p ref={text} tabIndex={-1}>
            {copy.confirm(email)}
          </p>
          <div className="foyer-actions">
            <Button
              look="secondary"
              busy={busy === 'resend' ? copy.resending : null}
              onClick={() => void run('resend', () => change.resendEmailLink(), copy.resent, false)}
            >
              {copy.resend}
            </Button>
            <Button
              look="quiet"
              busy={busy === 'cancel' ? copy.canceling : null}
              onClick={() => void run('cancel', () => change.cancelEmail(), copy.canceled, true)}
            >
              {copy.cancel}
            </Button>
          </div>
        </>
      )}
      {outcome}
    </div>
  );
}

export interface BillingCardProps extends PartProps<'billing'> {
  /** Whether to show the membership and its monthly fee. */
  readonly showsMembership: boolean;
  /** How to replace the card; without it, the club does. */
  readonly children?: ReactNode;
}

export function BillingCard({
  card,
  country,
  showsMembership,
  onRetry,
  children,
}: BillingCardProps): JSX.Element {
  const common = useCopy(commonCopy);
  const { billing: copy, missing } = useCopy(accountCopy);
  const options = useFormatOptions(country);
  const clock = useService(portTokens.clock);
  const tryAgain = useFocusInPlace<HTMLButtonElement>();
  return (
    <AccountCard
      title={copy.title}
      card={card}
      skeleton={
        <FactsOnTheirWay
          facts={[
            [null, 'figure'],
            [null, 'text', 'fine', 'button'],
            [null, 'text'],
            [null, 'text'],
          ]}
        />
      }
      empty={copy.empty}
      onRetry={onRetry}
    >
      {({
        cardType,
        cardLastFourDigits,
        expirationDate,
        owed,
        email,
        address1,
        address2,
        membership,
      }) => (
        <Facts>
          {showsMembership && membership !== null && (
            <MembershipFacts membership={membership} options={options} />
          )}
          {owed !== null && (
            <Fact name={copy.owed}>
              {owed === 'unknown' ? (
                <>
                  {copy.owedUnknown}
                  <Button look="quiet" buttonRef={tryAgain} onClick={onRetry}>
                    {common.tryAgain}
                  </Button>
                </>
              ) : (
                <span className="foyer-facts__figure">{owedText(copy, owed, options)}</span>
              )}
            </Fact>
          )}
          <Fact name={copy.card}>
            {cardType === null && cardLastFourDigits === null ? (
              missing
            ) : (
              <>
                {copy.cardOf(cardType, cardLastFourDigits)}
                {expirationDate !== null && (
                  <span className="foyer-facts__line foyer-fine">
                    {isOver(expirationDate, clock.now().epochMilliseconds)
                      ? `${copy.expired(formatMonth(expirationDate, options))}${children ? '' : ` ${copy.askClub}`}`
                      : copy.expires(formatMonth(expirationDate, options))}
                  </span>
                )}
              </>
            )}
            {children}
          </Fact>
          <Fact name={copy.email}>{email && <EmailText email={email} />}</Fact>
          {address1 !== null && (
            <Fact name={copy.address}>
              <Lines lines={[address1, address2 ?? ''].filter(Boolean)} />
            </Fact>
          )}
        </Facts>
      )}
    </AccountCard>
  );
}

function MembershipFacts({
  membership: { name, monthly, nextChargeOn, paidOnJoining, joinedOn, isPresale },
  options,
}: {
  readonly membership: BilledMembership;
  readonly options: FormatOptions;
}): JSX.Element {
  const copy = useCopy(accountCopy).billing;
  const next = nextChargeOn === null ? null : formatDay(nextChargeOn, options);
  return (
    <>
      <Fact name={copy.membership}>
        {name}
        <span className="foyer-facts__line foyer-fine">
          {copy.paidOnJoining(formatAmount(paidOnJoining, options), formatDay(joinedOn, options))}
        </span>
      </Fact>
      <Fact name={copy.monthly}>
        {formatAmount(monthly, options)}
        <span className="foyer-facts__line foyer-fine">
          {isPresale || next === null ? copy.fromOpening(next) : copy.nextCharge(next)}
        </span>
      </Fact>
    </>
  );
}

export function GiftCardCard({ card, country, onRetry }: PartProps<'giftCard'>): JSX.Element {
  const copy = useCopy(accountCopy).giftCard;
  const options = useFormatOptions(country);
  return (
    <AccountCard
      title={copy.title}
      card={card}
      skeleton={<FactsOnTheirWay facts={[[copy.balance, 'figure', 'fine', 'fine']]} />}
      empty={
        <>
          {copy.empty} <SiteLink path="/gift-card/purchase">{copy.buy}</SiteLink>
        </>
      }
      onRetry={onRetry}
    >
      {({ balance, cardLastFourDigits, expirationDate }) => (
        <Facts>
          <Fact name={copy.balance}>
            <span className="foyer-facts__figure">{formatAmount(balance, options)}</span>
            {cardLastFourDigits !== null && (
              <span className="foyer-facts__line foyer-fine">
                {copy.number(cardLastFourDigits)}
              </span>
            )}
            <span className="foyer-facts__line foyer-fine">
              {expirationDate === null
                ? copy.never
                : copy.expires(formatDay(expirationDate, options))}
            </span>
          </Fact>
        </Facts>
      )}
    </AccountCard>
  );
}

/** The status of the add-on agreement, with a link to it. */
export function AgreementCard({ card, onRetry }: PartProps<'addOn'>): JSX.Element {
  const copy = useCopy(accountCopy).agreement;
  return (
    <AccountCard
      title={copy.title}
      card={card}
      skeleton={<FactsOnTheirWay facts={[[copy.status, 'text']]} />}
      empty={copy.empty}
      onRetry={onRetry}
    >
      {({ hasHamptonsAddOnAgreement, hamptonsAgreementStatusId }) => {
        const isOutdated = hamptonsAgreementStatusId === newVersionStatusId;
        const isSigned = hasHamptonsAddOnAgreement === true && !isOutdated;
        const unsigned = isOutdated ? copy.newVersion : copy.unsigned;
        return (
          <Facts>
            <Fact name={copy.status}>
              {isSigned ? copy.signed : unsigned}
              <SiteLink path={`/account/agreements/${addOnAgreementId}`}>
                {isSigned ? copy.read : copy.sign}
              </SiteLink>
            </Fact>
          </Facts>
        );
      }}
    </AccountCard>
  );
}

function owedText(
  copy: Localized<typeof accountCopy>['billing'],
  owed: Money,
  options: FormatOptions,
): string {
  if (owed.minorUnits >= 0) return formatAmount(owed, options);
  return copy.credit(formatAmount({ ...owed, minorUnits: -owed.minorUnits }, options));
}
