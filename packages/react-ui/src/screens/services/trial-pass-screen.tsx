import { trialPassForm } from '@foyer/core';
import { type JSX, useMemo } from 'react';

import { Banner } from '../../components/banner.tsx';
import { Lost } from '../../components/lost.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { Waiting } from '../../components/waiting.tsx';
import { passCopy } from '../../copy/services.ts';
import { useSiteHref } from '../../di/foyer-provider.tsx';
import { useCopy } from '../../locale/use-copy.ts';
import { FormView } from '../forms/form-view.tsx';
import { useFormMessages } from '../forms/use-form-messages.ts';
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
  const words = useCopy(passCopy);
  const messages = useFormMessages();
  const visitHref = useSiteHref('/membership');
  const { shown, known, find, retry } = useTrialPass(address, onFound);
  const { facilityId, code } = known;
  const start = useMemo(() => ({ facilityId, code }), [facilityId, code]);
  if (shown.status === 'ready') return <TrialPassCard pass={shown.pass} />;
  if (shown.status === 'loading') {
    return (
      <div className="foyer-service">
        <Waiting label={words.loading} onRetry={retry}>
          <Skeleton shape="card" />
        </Waiting>
      </div>
    );
  }
  return (
    <div className="foyer-service">
      {shown.problem?.canRetry === true && <Lost message={shown.problem.message} onRetry={retry} />}
      {shown.problem?.canRetry === false && (
        <Banner tone="problem">{messages(shown.problem.message)}</Banner>
      )}
      <FormView
        schema={trialPassForm}
        start={start}
        draft={`trial-pass-${address.facilityId}-${address.code}`}
        label={words.form}
        intro={<p className="foyer-service__intro">{words.intro}</p>}
        legend={words.legend}
        hints={words.hints}
        submit={words.submit}
        onSend={find}
        sent={null}
      />
      <p>
        <a className="foyer-link" href={visitHref}>
          {words.without}
        </a>
      </p>
    </div>
  );
}
