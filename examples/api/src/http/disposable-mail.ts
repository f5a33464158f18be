import { disposableEmailBlocklistSet } from 'disposable-email-domains-js';

const domains = disposableEmailBlocklistSet();

/** True for an address of a service for temporary mail, or of a host below it. */
export function isDisposable(address: string): boolean {
  const labels = (address.trim().toLowerCase().split('@').at(-1) ?? '').split('.');
  return labels.some((_, index) => domains.has(labels.slice(index).join('.')));
}
