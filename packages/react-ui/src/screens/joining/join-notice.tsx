import type { Message, PaymentOutcome } from '@foyer/core';
import type { JSX } from 'react';

import { Banner } from '../../components/banner.tsx';
import { useMessages } from '../../di/foyer-provider.tsx';

/** What the visitor should know at any step: what came of the payment, for one. CJ-14, LX-15 */
export function JoinNotice({
  snapshot,
}: {
  readonly snapshot: { readonly notice: Message | null; readonly payment: PaymentOutcome };
}): JSX.Element | null {
  const messages = useMessages();
  const { notice, payment } = snapshot;
  if (notice === null) return null;
  const isProblem = payment === 'declined' || payment === 'unknown';
  return <Banner tone={isProblem ? 'problem' : 'note'}>{messages(notice)}</Banner>;
}
