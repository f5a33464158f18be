import type { JSX } from 'react';

import { joiningCopy } from '../../copy/joining.ts';

export interface VisitFirstProps {
  readonly flow: { readonly visitFirst: () => Promise<void> };
  readonly snapshot: { readonly busy: string | null };
}

/** The way to a visit before anything is bought. CJ-10, CJ-15 */
export function VisitFirst({ flow, snapshot }: VisitFirstProps): JSX.Element {
  return (
    <p className="foyer-join-aside">
      {joiningCopy.visitFirst}{' '}
      <button
        type="button"
        className="foyer-link"
        aria-disabled={snapshot.busy === null ? undefined : true}
        onClick={() => void flow.visitFirst()}
      >
        {joiningCopy.visitFirstLink}
      </button>
    </p>
  );
}
