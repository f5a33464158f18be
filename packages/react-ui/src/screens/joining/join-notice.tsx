import type { Message } from '@foyer/core';
import type { PaymentOutcome } from '@foyer/core/lead';
import type { JSX } from 'react';

import { Banner } from '../../components/banner.tsx';
import { useMessages } from '../../di/foyer-provider.tsx';

/** A message shown on any step, such as the result of a payment. */
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
