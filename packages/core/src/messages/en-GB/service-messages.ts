import type { serviceMessages as english } from '../service-messages.ts';

/** The club services' texts that differ in British English. */
export const serviceMessages: Readonly<Partial<Record<keyof typeof english, string>>> = {
  agreementConsent: 'Tick the box to agree.',
};
