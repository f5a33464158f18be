import { trialPassForm } from '@foyer/core/services';
import { type JSX, useMemo } from 'react';

import { Banner } from '../../components/banner.tsx';
import { LoadError } from '../../components/load-error.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { LoadingState } from '../../components/loading-state.tsx';
import { passCopy } from '../../copy/services.ts';
import { useSiteHref } from '../../di/foyer-provider.tsx';
import { useCopy } from '../../locale/use-copy.ts';
import { FormView } from '../forms/form-view.tsx';
import { useFormMessages } from '../../hooks/use-form-messages.ts';
import { TrialPassCard } from './trial-pass-card.tsx';
import { type PassAddress, useTrialPass } from './use-trial-pass.ts';

export interface TrialPassScreenProps {
  /** The pass named in the URL; its fields are empty without one. */
  readonly address: PassAddress;
  /** Called for a pass that isn't in the URL yet. Adding it lets the pass survive a reload. */
  readonly onFound: (address: PassAddress) => void;
}

/** The page where visitors enter a code and get their trial pass. */
export function TrialPassScreen({ address, onFound }: TrialPassScreenProps): JSX.Element {
  const copy = useCopy(passCopy);
  const messages = useFormMessages();
  const visitHref = useSiteHref('/membership');
  const { shown, known, find, retry } = useTrialPass(address, onFound);
  const { facilityId, code } = known;
  const start = useMemo(() => ({ facilityId, code }), [facilityId, code]);
  if (shown.status === 'ready') return <TrialPassCard pass={shown.pass} />;
  if (shown.status === 'loading') {
    return (
      <div className="foyer-service">
        <LoadingState label={copy.loading} onRetry={retry}>
          <Skeleton shape="card" />
        </LoadingState>
      </div>
    );
  }
  return (
    <div className="foyer-service">
      {shown.problem?.canRetry === true && (
        <LoadError message={shown.problem.message} onRetry={retry} />
      )}
      {shown.problem?.canRetry === false && (
        <Banner tone="problem">{messages(shown.problem.message)}</Banner>
      )}
      <FormView
        schema={trialPassForm}
        start={start}
        draft={`trial-pass-${address.facilityId}-${address.code}`}
        label={copy.form}
        intro={<p className="foyer-service__intro">{copy.intro}</p>}
        legend={copy.legend}
        hints={copy.hints}
        submit={copy.submit}
        onSend={find}
        sent={null}
      />
      <p>
        <a className="foyer-link" href={visitHref}>
          {copy.without}
        </a>
      </p>
    </div>
  );
}
