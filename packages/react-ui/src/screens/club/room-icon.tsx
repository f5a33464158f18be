import type { RoomKind } from '@foyer/core/clubs';
import type { JSX } from 'react';

import { paths } from './room-paths.ts';

/** Lucide's, and what it lacks drawn in the same way. */
const drawings: Readonly<Record<RoomKind | 'other', string>> = {
  ...paths,
  yoga: 'M12 4.500v.1M12 8v6M12 10c-2.500 0-5 2-6 4.500M12 10c2.500 0 5 2 6 4.500M12 14c-3 0-7 2-7 4.500h14c0-2.500-4-4.500-7-4.500',
  pilates: 'M3 17h18M5 17v3M19 17v3M7 17v-3h8v3M15 14l4-6M19 8h2M9 14l-3-4',
  boxing: 'M12 3v3M9 6h6v13a2 2 0 0 1-2 2h-2a2 2 0 0 1-2-2zM9 10h6M9 15h6',
  squash: 'M15 13a5 6 45 1 0-7-7 5 6 45 0 0 7 7M14 13l6 6M18.500 20.500l2-2M6 18.500v.1',
};

/** A line drawing of what a room is for. It always comes with its name, so it's hidden from assistive technology. */
export function RoomIcon({ kind }: { readonly kind: RoomKind | null }): JSX.Element {
  return (
    <svg className="foyer-room__icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={drawings[kind ?? 'other']} />
    </svg>
  );
}
