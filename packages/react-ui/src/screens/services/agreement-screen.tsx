import {
  type Agreement,
  agreementForm,
  AgreementSigning,
  type AgreementSnapshot,
} from '@foyer/core/account';
import { longMoment } from '@foyer/core/calendar';
import { type JSX, useEffect, useMemo, useState } from 'react';

import { ArrivedHeading } from '../../components/member-parts.tsx';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { LoadError, LoadingState, Skeleton } from '../../components/loading-state.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { agreementCopy } from '../../copy/services.ts';
import { accountTokens } from '../../di/account-module.ts';
import { useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { useCopy, useLocale } from '../../locale/use-copy.ts';
import { useFormMessages } from '../../hooks/use-member.ts';
import { FormView } from '../forms/form-view.tsx';
import { useSnapshot } from '../../hooks/use-snapshot.ts';

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
  const shown = useSnapshot(signing);
  const agreementPath = `/account/agreements/${agreementId}`;
  const retry = (): void => void signing.load();
  if (shown.status === 'loading') {
    return (
      <div className="foyer foyer-service foyer-column">
        <LoadingState label={copy.loading} onRetry={retry}>
          <Skeleton shape="row" count={6} />
        </LoadingState>
      </div>
    );
  }
  return (
    <div className="foyer foyer-service foyer-column">
      {shown.status === 'ready' && (
        <ReadAgreement
          shown={shown}
          signing={signing}
          path={agreementPath}
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
        {version !== null && <SiteLink path={agreementPath}>{copy.current}</SiteLink>}
        <SiteLink path="/account">{copy.account}</SiteLink>
      </p>
    </div>
  );
}

/** Why there is nothing to sign, and who can help. */
function Excluded({ facilityId }: { readonly facilityId: string }): JSX.Element {
  const copy = useCopy(agreementCopy);
  const messages = useFormMessages();
  return (
    <Banner tone="note">
      <p>{messages({ key: 'agreementExcluded' })}</p>
      <p className="foyer-way-on">
        {copy.toAdd} <SiteLink path={`/clubs/${facilityId}`}>{copy.askClub}</SiteLink>
      </p>
    </Banner>
  );
}

function ReadAgreement({
  shown: { agreement, isNewer, earlierVersion, isJustSigned },
  signing,
  path,
  isEarlier,
}: {
  readonly shown: Extract<AgreementSnapshot, { readonly status: 'ready' }>;
  readonly signing: AgreementSigning;
  readonly path: string;
  /** True for an earlier version, which can only be read. */
  readonly isEarlier: boolean;
}): JSX.Element {
  const copy = useCopy(agreementCopy);
  const messages = useFormMessages();
  const { title, version, paragraphs } = agreement;
  // A new version keeps the typed name and asks for consent again.
  const schema = useMemo(() => agreementForm(version), [version]);
  return (
    <>
      {isNewer && (
        // Remounts for each version, so that each takes the focus.
        <Banner key={version} tone="problem" takesFocus>
          <p>{messages({ key: 'agreementChanged' })}</p>
          {earlierVersion !== null && (
            <p>
              <SiteLink path={`${path}?version=${encodeURIComponent(earlierVersion)}`}>
                {copy.earlier(earlierVersion)}
              </SiteLink>
            </p>
          )}
        </Banner>
      )}
      <article className="foyer-agreement foyer-stack-5 foyer-stack--start">
        <header className="foyer-agreement__head foyer-stack-2">
          <h2 className="foyer-service__title">{title}</h2>
          <p className="foyer-fine">{copy.version(version)}</p>
        </header>
        <ol className="foyer-agreement__text foyer-stack-4">
          {paragraphs.map((paragraph) => (
            <li key={paragraph}>{paragraph}</li>
          ))}
        </ol>
        <Button look="quiet" onClick={() => window.print()}>
          {copy.print}
        </Button>
      </article>
      {agreement.signedAt !== null && (
        <Signed at={agreement.signedAt} by={agreement.signedBy} isJustSigned={isJustSigned} />
      )}
      {agreement.signedAt === null && !isEarlier && (
        <FormView
          schema={schema}
          label={copy.sign}
          legend={copy.legend}
          hints={{ signature: copy.hint }}
          submit={copy.sign}
          onSend={(signature) => signing.sign(signature)}
        />
      )}
    </>
  );
}

function Signed({
  at,
  by,
  isJustSigned,
}: {
  readonly at: NonNullable<Agreement['signedAt']>;
  /** The name under it; null for the member's own. */
  readonly by: string | null;
  readonly isJustSigned: boolean;
}): JSX.Element {
  const copy = useCopy(agreementCopy);
  const timeZone = useService(portTokens.visitor).timeZone();
  const moment = longMoment(at, timeZone, useLocale());
  return (
    <section className="foyer-agreement__signed foyer-stack-3">
      {isJustSigned ? (
        <ArrivedHeading className="foyer-service__title">{copy.signed}</ArrivedHeading>
      ) : (
        <h2 className="foyer-service__title">{copy.signed}</h2>
      )}
      <p>{by === null ? copy.signedAt(moment) : copy.signedBy(by, moment)}</p>
      {isJustSigned && <p>{copy.justSigned}</p>}
    </section>
  );
}
