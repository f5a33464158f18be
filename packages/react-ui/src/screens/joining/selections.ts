import type { ContactInput, MembershipConfirmation, Plan } from '@foyer/core';

import type { Selection } from '../../components/selections-strip.tsx';
import type { joiningCopy } from '../../copy/joining.ts';
import type { Worded } from '../../locale/worded.ts';

type JoiningWords = Worded<typeof joiningCopy>;

export function detailsSelection(
  words: JoiningWords,
  { first_name, last_name }: Pick<ContactInput, 'first_name' | 'last_name'>,
  current: boolean,
): Selection {
  const name = `${first_name} ${last_name}`.trim();
  return {
    label: words.details,
    value: name === '' ? null : name,
    placeholder: words.noDetails,
    current,
  };
}

export function planSelection(words: JoiningWords, plan: Plan | null, current: boolean): Selection {
  return { label: words.plan, value: plan?.name ?? null, placeholder: words.noPlan, current };
}

export function paymentSelection(
  words: JoiningWords,
  confirmation: MembershipConfirmation | null,
  current: boolean,
): Selection {
  return {
    label: words.payment,
    value: confirmation === null ? null : words.paid,
    placeholder: words.noPayment,
    current,
  };
}
