import type { Message } from '@foyer/core';
import type { ReactNode } from 'react';

import { LoadError } from '../../components/load-error.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { LoadingState } from '../../components/loading-state.tsx';
import { joiningCopy } from '../../copy/joining.ts';
import { useCopy } from '../../locale/use-copy.ts';

export interface PlansLoadingProps {
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
export function PlansLoading({ flow, plans, children }: PlansLoadingProps): ReactNode {
  const copy = useCopy(joiningCopy);
  const retry = (): void => void flow.retryPlans();
  // The current plans stay visible while they reload.
  if (plans.status === 'loading' && plans.list.length === 0) {
    return (
      <LoadingState label={copy.planLoading} onRetry={retry}>
        <Skeleton shape="row" count={4} />
      </LoadingState>
    );
  }
  if (plans.status !== 'failed') return children;
  return <LoadError message={plans.message ?? { key: 'processing' }} onRetry={retry} />;
}
