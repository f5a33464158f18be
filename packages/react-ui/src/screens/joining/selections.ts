import type { ContactInput, Plan } from '@foyer/core';
import type { MembershipConfirmation } from '@foyer/core/plans';

import type { Selection } from '../../components/selections-strip.tsx';
import type { joiningCopy } from '../../copy/joining.ts';
import type { Localized } from '../../locale/copy.ts';

type JoiningCopy = Localized<typeof joiningCopy>;

export function detailsSelection(
  copy: JoiningCopy,
  { first_name, last_name }: Pick<ContactInput, 'first_name' | 'last_name'>,
  current: boolean,
): Selection {
  const name = `${first_name} ${last_name}`.trim();
  return {
    label: copy.details,
    value: name === '' ? null : name,
    placeholder: copy.noDetails,
    current,
  };
}

export function planSelection(copy: JoiningCopy, plan: Plan | null, current: boolean): Selection {
  return { label: copy.plan, value: plan?.name ?? null, placeholder: copy.noPlan, current };
}

export function paymentSelection(
  copy: JoiningCopy,
  confirmation: MembershipConfirmation | null,
  current: boolean,
): Selection {
  return {
    label: copy.payment,
    value: confirmation === null ? null : copy.paid,
    placeholder: copy.noPayment,
    current,
  };
}
