import type { JSX } from 'react';

import { Banner } from '../../components/banner.tsx';
import { useMessages } from '../../di/foyer-provider.tsx';
import type { JoinStepProps } from './join-step-props.ts';

/** What the visitor should know at any step: what came of the payment, for one. CJ-14, LX-15 */
export function JoinNotice({ snapshot }: Pick<JoinStepProps, 'snapshot'>): JSX.Element | null {
  const messages = useMessages();
  const { notice, payment } = snapshot;
  if (notice === null) return null;
  const isProblem = payment === 'declined' || payment === 'unknown';
  return <Banner tone={isProblem ? 'problem' : 'note'}>{messages(notice)}</Banner>;
}
