import type { PictureSet } from '@foyer/core/clubs';

import type { WireFacility } from './contract/facilities.ts';
import type { HttpClient } from './http-client.ts';

/** With the addresses that this page can load. */
export function readPictureSet(
  wire: WireFacility['picture'],
  mediaUrl: HttpClient['mediaUrl'],
): PictureSet | null | undefined {
  const loadable = (set: string) => set.replaceAll(/\S+(?= \d)/g, (address) => mediaUrl(address));
  return (
    wire && { ...wire, srcSet: loadable(wire.srcSet), night: wire.night && loadable(wire.night) }
  );
}
