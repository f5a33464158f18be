import { keepWayBack } from '@foyer/core';

/** Keeps the page before a flow's one. Whoever went on from `first`, the page that was shown first, before this was there came from that. LX-08 */
export function keepPageBefore(
  services: Parameters<typeof keepWayBack>[0],
  first: string,
): () => void {
  const { navigation } = services;
  return keepWayBack(services, navigation.current() === first ? document.referrer : first);
}
