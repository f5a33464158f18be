import { randomUUID } from 'node:crypto';

/** A TransactionId as the browser's adapter makes it (`CryptoIdSource`): a UUID of version 7, the millisecond and then chance. */
export function visitorsId() {
  const at = Date.now().toString(16).padStart(12, '0');
  return `${at.slice(0, 8)}-${at.slice(8)}-7${randomUUID().slice(15)}`;
}
