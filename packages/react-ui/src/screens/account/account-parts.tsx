/** The account's cards other than the picture, in page order. */
import { type AccountCards, type AccountCardName, addOnAgreementId, type Money } from '@foyer/core';
import type { JSX } from 'react';

import { Button } from '../../components/button.tsx';
import { accountCopy } from '../../copy/account.ts';
import { commonCopy } from '../../copy/common.ts';
import { useService, useSiteHref } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { useCopy, useLocale } from '../../locale/use-copy.ts';
import type { Worded } from '../../locale/worded.ts';
import { AccountCard, Fact, Facts } from './account-card.tsx';
import {
  addressLines,
  countryWords,
  dayWords,
  heightWords,
  isOver,
  moneyWords,
  monthWords,
  useWriting,
  weightWords,
  type Writing,
} from './account-words.ts';
import { HomeClub } from './home-club.tsx';
import { PendingEmail } from './pending-email.tsx';

export interface PartProps<Name extends AccountCardName> {
  readonly card: AccountCards[Name];
  /** The member's country, which determines number and date formats; null while unknown. */
  readonly country: string | null;
  readonly onRetry: () => void;
}

/** The member's personal data, and whether they train with a personal trainer. */
export function AboutCard({ card, country, onRetry }: PartProps<'profile'>): JSX.Element {
  const words = useCopy(accountCopy).about;
  const writing = useWriting(country);
  const trainingHref = useSiteHref('/account/training');
  return (
    <AccountCard
      title={words.title}
      card={card}
      change={{ path: '/account/profile', label: words.changeLabel }}
      facts={4}
      empty={words.empty}
      onRetry={onRetry}
    >
      {({ firstName, lastName, homeFacilityId, height, weight, strikes, ptStatus }) => (
        <Facts>
          <Fact name={words.name}>{[firstName, lastName].filter(Boolean).join(' ')}</Fact>
          <Fact name={words.club}>
            {homeFacilityId !== null && <HomeClub facilityId={homeFacilityId} />}
          </Fact>
          <Fact name={words.height}>{height !== null && heightWords(height, writing)}</Fact>
          <Fact name={words.weight}>{weight !== null && weightWords(weight, writing)}</Fact>
          <Fact name={words.training}>
            {words.trainingStatus[ptStatus]}
            {ptStatus === 'active' && (
              <a className="foyer-link" href={trainingHref}>
                {words.trainingLink}
              </a>
            )}
          </Fact>
          {strikes !== null && strikes > 0 && <Fact name={words.strikes}>{strikes}</Fact>}
        </Facts>
      )}
    </AccountCard>
  );
}

export function ReachCard({ card, onRetry }: PartProps<'information'>): JSX.Element {
  const words = useCopy(accountCopy).reach;
  const locale = useLocale();
  return (
    <AccountCard
      title={words.title}
      card={card}
      change={{ path: '/account/details', label: words.changeLabel }}
      facts={2}
      empty={words.empty}
      onRetry={onRetry}
    >
      {(information) => {
        const lines = addressLines(information, (code) => countryWords(code, locale));
        return (
          <>
            <Facts>
              <Fact name={words.email}>{information.email}</Fact>
            </Facts>
            <PendingEmail email={information.pendingEmail} />
            <Facts>
              <Fact name={words.address}>{lines.length > 0 && <Lines lines={lines} />}</Fact>
            </Facts>
          </>
        );
      }}
    </AccountCard>
  );
}

export function BillingCard({ card, country, onRetry }: PartProps<'billing'>): JSX.Element {
  const common = useCopy(commonCopy);
  const words = useCopy(accountCopy).billing;
  const writing = useWriting(country);
  const clock = useService(portTokens.clock);
  return (
    <AccountCard title={words.title} card={card} facts={3} empty={words.empty} onRetry={onRetry}>
      {({ cardType, cardLastFourDigits, expirationDate, owed, email, address1, address2 }) => (
        <Facts>
          {owed !== null && (
            <Fact name={words.owed}>
              {owed === 'unknown' ? (
                <>
                  {words.owedUnknown}
                  <Button look="quiet" onClick={onRetry}>
                    {common.tryAgain}
                  </Button>
                </>
              ) : (
                <span className="foyer-facts__figure">{owedWords(words, owed, writing)}</span>
              )}
            </Fact>
          )}
          <Fact name={words.card}>
            {(cardType !== null || cardLastFourDigits !== null) && (
              <>
                {words.cardOf(cardType, cardLastFourDigits)}
                {expirationDate !== null && (
                  <span className="foyer-facts__note">
                    {(isOver(expirationDate, clock.now().epochMilliseconds)
                      ? words.expired
                      : words.expires)(monthWords(expirationDate, writing))}
                  </span>
                )}
              </>
            )}
          </Fact>
          <Fact name={words.email}>{email}</Fact>
          {address1 !== null && (
            <Fact name={words.address}>
              <Lines lines={[address1, address2 ?? ''].filter(Boolean)} />
            </Fact>
          )}
        </Facts>
      )}
    </AccountCard>
  );
}

export function GiftCardCard({ card, country, onRetry }: PartProps<'giftCard'>): JSX.Element {
  const words = useCopy(accountCopy).giftCard;
  const writing = useWriting(country);
  const buyHref = useSiteHref('/gift-card/purchase');
  return (
    <AccountCard
      title={words.title}
      card={card}
      facts={1}
      empty={
        <>
          {words.empty}{' '}
          <a className="foyer-link" href={buyHref}>
            {words.buy}
          </a>
        </>
      }
      onRetry={onRetry}
    >
      {({ balance, cardLastFourDigits, expirationDate }) => (
        <Facts>
          <Fact name={words.balance}>
            <span className="foyer-facts__figure">{moneyWords(balance, writing)}</span>
            <span className="foyer-facts__note">
              {cardLastFourDigits !== null && `${words.number(cardLastFourDigits)}. `}
              {expirationDate === null
                ? words.never
                : `${words.expires(dayWords(expirationDate, writing))}.`}
            </span>
          </Fact>
        </Facts>
      )}
    </AccountCard>
  );
}

/** The status of the add-on agreement, with a link to it. */
export function AgreementCard({ card, onRetry }: PartProps<'addOn'>): JSX.Element {
  const words = useCopy(accountCopy).agreement;
  const href = useSiteHref(`/account/agreements/${addOnAgreementId}`);
  return (
    <AccountCard title={words.title} card={card} facts={1} empty={words.empty} onRetry={onRetry}>
      {({ hasHamptonsAddOnAgreement }) => (
        <Facts>
          <Fact name={words.status}>
            {hasHamptonsAddOnAgreement === true ? words.signed : words.unsigned}
            <a className="foyer-link" href={href}>
              {hasHamptonsAddOnAgreement === true ? words.read : words.sign}
            </a>
          </Fact>
        </Facts>
      )}
    </AccountCard>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }): JSX.Element {
  return (
    <>
      {lines.map((line, place) => (
        // Two lines may have the same text.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={place} className="foyer-facts__line">
          {line}
        </span>
      ))}
    </>
  );
}

function owedWords(
  words: Worded<typeof accountCopy>['billing'],
  owed: Money,
  writing: Writing,
): string {
  if (owed.minorUnits === 0) return words.nothingOwed;
  if (owed.minorUnits > 0) return moneyWords(owed, writing);
  return words.credit(moneyWords({ ...owed, minorUnits: -owed.minorUnits }, writing));
}
