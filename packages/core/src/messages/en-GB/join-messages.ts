import type { joinMessages as english } from '../join-messages.ts';

/** The joins' texts that differ in British English. */
export const joinMessages: Readonly<Partial<Record<keyof typeof english, string>>> = {
  paymentCancelled: 'You cancelled the payment, so you weren’t charged. Your selection is saved.',
};
