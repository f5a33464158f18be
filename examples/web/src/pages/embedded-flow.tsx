import { belongsOnBookingPage, type FlowPage, pathToBooking } from '@foyer/core/lead';
import { LeadFlowScreen, useCopy, useLeadFlow } from '@foyer/react-ui';
import { type JSX, useState } from 'react';

import { embeddedCopy } from '../copy/pages.ts';
import { useLanguageOfClub } from '../language/site-language.ts';
import { useArrival } from '../navigation/hooks.ts';

export interface EmbeddedFlowProps {
  /** The page's path, without a query. */
  readonly path: string;
  /** The page's club. */
  readonly facilityId?: string;
}

/**
 * The lead flow embedded in another page. A visitor who is past the steps of this page gets a link to where they were.
 */
export function EmbeddedFlow({ path, facilityId }: EmbeddedFlowProps): JSX.Element {
  const copy = useCopy(embeddedCopy);
  const { flow, snapshot } = useLeadFlow();
  useLanguageOfClub(flow);
  const [page] = useState<FlowPage>({ path, kind: 'embedding' });
  const arrival = useArrival();
  if (snapshot.ready && belongsOnBookingPage(flow, page)) {
    return (
      <section className="page embedded-continue" aria-labelledby="embedded-continue">
        <h2 id="embedded-continue">{copy.waiting}</h2>
        <p>{copy.kept}</p>
        <p>
          <a className="foyer-button foyer-button--primary" href={pathToBooking(flow)}>
            {copy.continue}
          </a>
        </p>
      </section>
    );
  }
  return (
    <section className="embedded" aria-label={copy.label}>
      <LeadFlowScreen
        page={page}
        arrival={facilityId === undefined ? arrival : { ...arrival, facilityId }}
      />
    </section>
  );
}
