import type { Message, Result } from '@foyer/core';
import {
  type Agreement,
  type AgreementField,
  agreementForm,
  AgreementSigning,
  type AgreementSnapshot,
  type Signature,
} from '@foyer/core/account';
import type { FieldRefusal } from '@foyer/core/forms';
import { longMoment } from '@foyer/core/visit';
import { type JSX, useEffect, useMemo, useState, useSyncExternalStore } from 'react';

import { ArrivedHeading } from '../../components/member-parts.tsx';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { LoadError, LoadingState, Skeleton } from '../../components/loading-state.tsx';
import { agreementCopy } from '../../copy/services.ts';
import { accountTokens } from '../../di/account-module.ts';
import { useService, useSiteHref } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { useCopy, useLocale } from '../../locale/use-copy.ts';
import { useFormMessages } from '../../hooks/use-member.ts';
import { FormView } from '../forms/form-view.tsx';

export interface AgreementScreenProps {
  readonly agreementId: string;
  /** An earlier version to read, which can't be signed; null for the current one. */
  readonly version?: string | null;
}

/** The page where a member reads, prints and signs an agreement. */
export function AgreementScreen({
  agreementId,
  version = null,
}: AgreementScreenProps): JSX.Element {
  const copy = useCopy(agreementCopy);
  const messages = useFormMessages();
  const { signing, shown } = useAgreementSigning(agreementId, version);
  const accountHref = useSiteHref('/account');
  const agreementHref = useSiteHref(`/account/agreements/${agreementId}`);
  const retry = (): void => void signing.load();
  if (shown.status === 'loading') {
    return (
      <div className="foyer-service foyer-column">
        <LoadingState label={copy.loading} onRetry={retry}>
          <Skeleton shape="line" count={9} />
        </LoadingState>
      </div>
    );
  }
  return (
    <div className="foyer-service foyer-column">
      {shown.status === 'ready' && (
        <ReadAgreement
          shown={shown}
          signing={signing}
          href={agreementHref}
          isEarlier={version !== null}
        />
      )}
      {shown.status === 'excluded' && <Excluded facilityId={shown.facilityId} />}
      {shown.status === 'failed' &&
        (shown.canRetry ? (
          <LoadError message={shown.message} onRetry={retry} />
        ) : (
          <Banner tone="problem">{messages(shown.message)}</Banner>
        ))}
      <p className="foyer-actions">
        {version !== null && (
          <a className="foyer-link" href={agreementHref}>
            {copy.current}
          </a>
        )}
        <a className="foyer-link" href={accountHref}>
          {copy.account}
        </a>
      </p>
    </div>
  );
}

/** Why there is nothing to sign, and whom to ask. */
function Excluded({ facilityId }: { readonly facilityId: string }): JSX.Element {
  const copy = useCopy(agreementCopy);
  const messages = useFormMessages();
  const clubHref = useSiteHref(`/clubs/${facilityId}`);
  return (
    <Banner tone="note">
      <p>{messages({ key: 'agreementExcluded' })}</p>
      <p>
        {copy.toAdd}{' '}
        <a className="foyer-link" href={clubHref}>
          {copy.askClub}
        </a>
      </p>
    </Banner>
  );
}

function ReadAgreement({
  shown: { agreement, isNewer, earlierVersion, isJustSigned },
  signing,
  href,
  isEarlier,
}: {
  readonly shown: Extract<AgreementSnapshot, { readonly status: 'ready' }>;
  readonly signing: AgreementSigning;
  /** The page of the current version. */
  readonly href: string;
  /** True for an earlier version, which can only be read. */
  readonly isEarlier: boolean;
}): JSX.Element {
  const copy = useCopy(agreementCopy);
  const messages = useFormMessages();
  const { title, version, paragraphs } = agreement;
  return (
    <>
      {isNewer && (
        // Remounts for each version, so that each takes the focus.
        <Banner key={version} tone="problem" takesFocus>
          <p>{messages({ key: 'agreementChanged' })}</p>
          {earlierVersion !== null && (
            <p>
              <a
                className="foyer-link"
                href={`${href}?version=${encodeURIComponent(earlierVersion)}`}
              >
                {copy.earlier(earlierVersion)}
              </a>
            </p>
          )}
        </Banner>
      )}
      <article className="foyer-agreement">
        <header className="foyer-agreement__head">
          <h2 className="foyer-service__title">{title}</h2>
          <p className="foyer-fine">{copy.version(version)}</p>
        </header>
        <ol className="foyer-agreement__text">
          {paragraphs.map((paragraph) => (
            <li key={paragraph}>{paragraph}</li>
          ))}
        </ol>
        <Button look="quiet" onClick={() => window.print()}>
          {copy.print}
        </Button>
      </article>
      {agreement.signedAt !== null && (
        <Signed at={agreement.signedAt} isJustSigned={isJustSigned} />
      )}
      {agreement.signedAt === null && !isEarlier && (
        <AgreementForm version={version} onSign={(signature) => signing.sign(signature)} />
      )}
    </>
  );
}

interface AgreementFormProps {
  readonly version: string;
  readonly onSign: (
    signature: Signature,
  ) => Promise<Result<unknown, Message | FieldRefusal<AgreementField>>>;
}

/** Asks for the member's name and consent. A new version keeps the name and asks for consent again. */
function AgreementForm({ version, onSign }: AgreementFormProps): JSX.Element {
  const copy = useCopy(agreementCopy);
  const schema = useMemo(() => agreementForm(version), [version]);
  return (
    <FormView
      schema={schema}
      label={copy.sign}
      legend={copy.legend}
      hints={{ signature: copy.hint }}
      submit={copy.sign}
      onSend={onSign}
      sent={null}
    />
  );
}

function Signed({
  at,
  isJustSigned,
}: {
  readonly at: NonNullable<Agreement['signedAt']>;
  readonly isJustSigned: boolean;
}): JSX.Element {
  const copy = useCopy(agreementCopy);
  const timeZone = useService(portTokens.visitor).timeZone();
  return (
    <section className="foyer-agreement__signed">
      {isJustSigned ? (
        <ArrivedHeading className="foyer-service__title">{copy.signed}</ArrivedHeading>
      ) : (
        <h2 className="foyer-service__title">{copy.signed}</h2>
      )}
      <p>{copy.signedAt(longMoment(at, timeZone, useLocale()))}</p>
      {isJustSigned && <p>{copy.justSigned}</p>}
    </section>
  );
}

function useAgreementSigning(
  agreementId: string,
  version: string | null,
): {
  readonly signing: AgreementSigning;
  readonly shown: AgreementSnapshot;
} {
  const agreements = useService(accountTokens.agreements);
  const account = useService(accountTokens.loadAccount);
  const session = useService(accountTokens.session);
  const logger = useService(portTokens.logger);
  const [signing] = useState(
    () => new AgreementSigning(agreementId, { agreements, account, session, logger, version }),
  );
  useEffect(() => {
    void signing.load();
    return () => signing.close();
  }, [signing]);
  return { signing, shown: useSyncExternalStore(signing.subscribe, signing.getSnapshot) };
}
