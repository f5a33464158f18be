import { asWritten } from '@foyer/core/calendar';
import { byDay, type PromiseRecord, type RecordedPromise } from '@foyer/core/membership';
import { membershipMessages, addMessages } from '@foyer/core/messages';
import { type JSX, useCallback, useId, useState } from 'react';

import { Button } from '../../components/button.tsx';
import { FileLink } from '../../components/file-link.tsx';
import { Skeleton } from '../../components/loading-state.tsx';
import { CardState } from '../../components/member-parts.tsx';
import { promisesCopy } from '../../copy/promises.ts';
import { useAccountCards, useLoadedAccount, useLoading, valueOf } from '../../hooks/use-member.ts';
import { useClubDirectory } from '../../hooks/use-clubs.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { Fact, Facts } from '../account/account-card.tsx';
import { useFormatOptions } from '../account/account-format.ts';
import { type DescribedPromise, recordAsCsv, useDescribedPromises } from './describe-promise.ts';
import { useMembershipFormats, useMyMembership } from './membership-parts.tsx';

const countryOf = ['information'] as const;

/** What the member was shown and agreed to, by day, on screen, on paper and as a file. */
export function AgreedPage(): JSX.Element {
  const copy = useCopy(promisesCopy);
  const { mine, cards } = useMyMembership();
  useState(() => addMessages(membershipMessages));
  useLoadedAccount(countryOf);
  useLoading(useCallback(() => void mine.load(['promises']), [mine]));
  return (
    <div className="foyer foyer-membership foyer-stack-6 foyer-agreed">
      <p className="foyer-lede">{copy.lead}</p>
      <CardState
        card={cards.promises}
        loading={copy.loading}
        skeleton={<Skeleton shape="row" count={5} />}
        failed={{ key: 'promisesNotLoaded' }}
        onRetry={() => void mine.load(['promises'])}
        empty={<p>{copy.empty}</p>}
      >
        {(record) => <Record record={record} />}
      </CardState>
    </div>
  );
}

function Record({ record }: { readonly record: PromiseRecord }): JSX.Element {
  const copy = useCopy(promisesCopy);
  const { day } = useMembershipFormats();
  const describe = useDescribedPromises();
  const { status } = useClubDirectory();
  if (status !== 'ready' && status !== 'failed') return <Skeleton shape="row" count={5} />;
  return (
    <>
      <div className="foyer-agreed__actions">
        <Button look="quiet" onClick={() => window.print()}>
          {copy.print}
        </Button>
        <FileLink
          className="foyer-button foyer-button--quiet"
          name={`${copy.fileName}.csv`}
          type="text/csv;charset=utf-8"
          text={recordAsCsv(record, describe, copy.columns)}
        >
          {copy.save('CSV')}
        </FileLink>
        <FileLink
          className="foyer-button foyer-button--quiet"
          name={`${copy.fileName}.json`}
          type="application/json"
          // For programs, with amounts in minor units.
          text={JSON.stringify(record, null, 2)}
        >
          {copy.save('JSON')}
        </FileLink>
      </div>
      {byDay(record.promises, record.timeZone).map(([date, promises]) => (
        <section key={date}>
          <h2>{day(date)}</h2>
          <ul className="foyer-agreed__list foyer-stack-6">
            {promises.map((promise) => (
              <li key={promise.id}>
                <Entry promise={promise} described={describe(promise)} timeZone={record.timeZone} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {record.hasOlder && <p className="foyer-fine">{copy.older}</p>}
    </>
  );
}

interface EntryProps {
  readonly promise: RecordedPromise;
  readonly described: DescribedPromise;
  readonly timeZone: string;
}

function Entry({ promise, described, timeZone }: EntryProps): JSX.Element {
  const copy = useCopy(promisesCopy);
  const titleId = useId();
  const { cards } = useAccountCards();
  const { locale } = useFormatOptions(valueOf(cards.information)?.country ?? null);
  const time = asWritten(
    promise.at.toLocaleString(locale, {
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
      timeZone,
    }),
    locale,
  );
  const { title, facts, words, version, where } = described;
  const text = words.map((paragraph) => <p key={paragraph}>{paragraph}</p>);
  return (
    <article className="foyer-agreed__entry foyer-stack-3" aria-labelledby={titleId}>
      <header>
        <h3
          id={titleId}
          className="foyer-subtitle"
          lang={promise.said.kind === 'agreement' ? promise.locale : undefined}
        >
          {title}
        </h3>
        <p className="foyer-fine">
          {[time, where, version && copy.version(version)].filter(Boolean).join(' · ')}
        </p>
      </header>
      {promise.said.kind === 'consent' && (
        <blockquote className="foyer-agreed__words foyer-stack-3" lang={promise.locale}>
          {text}
        </blockquote>
      )}
      {facts.length > 0 && (
        <Facts>
          {facts.map(([name, value]) => (
            <Fact key={name} name={name}>
              {value}
            </Fact>
          ))}
        </Facts>
      )}
      {promise.said.kind === 'agreement' && (
        <details className="foyer-agreed__agreement">
          <summary>{copy.readAgreement}</summary>
          <div className="foyer-agreed__words foyer-stack-3" lang={promise.locale}>
            {text}
          </div>
        </details>
      )}
    </article>
  );
}
