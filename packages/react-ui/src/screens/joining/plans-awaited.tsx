import type { Message } from '@foyer/core';
import type { ReactNode } from 'react';

import { Lost } from '../../components/lost.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { Waiting } from '../../components/waiting.tsx';
import { joiningCopy } from '../../copy/joining.ts';
import { useCopy } from '../../locale/use-copy.ts';

export interface PlansAwaitedProps {
  readonly flow: { readonly retryPlans: () => Promise<void> };
  readonly plans: {
    /** `loading` and `failed` are shown here, all else by the children. */
    readonly status: string;
    readonly list: readonly unknown[];
    readonly message: Message | null;
  };
  /** The plans, or why there are none. */
  readonly children: ReactNode;
}

/** The plans, or the wait for them, or that they could not be had and a way to ask again. CJ-12, SJ-03 */
export function PlansAwaited({ flow, plans, children }: PlansAwaitedProps): ReactNode {
  const words = useCopy(joiningCopy);
  const retry = (): void => void flow.retryPlans();
  // Plans that are asked for again stay until the answer is there.
  if (plans.status === 'loading' && plans.list.length === 0) {
    return (
      <Waiting label={words.planLoading} onRetry={retry}>
        <Skeleton shape="row" count={4} />
      </Waiting>
    );
  }
  if (plans.status !== 'failed') return children;
  return <Lost message={plans.message ?? { key: 'processing' }} onRetry={retry} />;
}
