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
    /** This component shows `loading` and `failed`; the children show everything else. */
    readonly status: string;
    readonly list: readonly unknown[];
    readonly message: Message | null;
  };
  readonly children: ReactNode;
}

/** Shows the loading state of the plans, or an error with a retry button. */
export function PlansAwaited({ flow, plans, children }: PlansAwaitedProps): ReactNode {
  const words = useCopy(joiningCopy);
  const retry = (): void => void flow.retryPlans();
  // The current plans stay visible while they reload.
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
