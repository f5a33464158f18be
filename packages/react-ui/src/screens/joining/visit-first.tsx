import type { JSX } from 'react';

import { joiningCopy } from '../../copy/joining.ts';
import { useCopy } from '../../locale/use-copy.ts';

export interface VisitFirstProps {
  readonly flow: { readonly visitFirst: () => Promise<void> };
  readonly snapshot: { readonly busy: string | null };
}

export function VisitFirst({ flow, snapshot }: VisitFirstProps): JSX.Element {
  const copy = useCopy(joiningCopy);
  return (
    <p className="foyer-join-aside">
      {copy.visitFirst}{' '}
      <button
        type="button"
        className="foyer-link"
        aria-disabled={snapshot.busy === null ? undefined : true}
        onClick={() => void flow.visitFirst()}
      >
        {copy.visitFirstLink}
      </button>
    </p>
  );
}
