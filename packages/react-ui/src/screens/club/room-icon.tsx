import type { RoomKind } from '@foyer/core/clubs';
import type { JSX } from 'react';

/** One stroke on a grid of 24, round ends. */
const paths: Readonly<Record<RoomKind | 'other', string>> = {
  weights: 'M7 12h10M7 6.5v11M17 6.5v11M4 9v6M20 9v6',
  cardio: 'M4 19h13l3-13M4 19l-1.5-3M9 8.5l3-1.5 2.5 3 2 .5M12 7l-2 5 3 2.5L11.5 19M13.5 4.2v.1',
  pool: 'M3 16c1.5 0 1.5-1 3-1s1.500 1 3 1 1.5-1 3-1 1.500 1 3 1 1.5-1 3-1 1.500 1 3 1M3 20c1.5 0 1.5-1 3-1s1.500 1 3 1 1.5-1 3-1 1.500 1 3 1 1.5-1 3-1 1.500 1 3 1M8 12.500V5a2 2 0 0 1 4 0M16 12.500V5a2 2 0 0 1 4 0M8 9h8',
  yoga: 'M12 4.500v.1M12 8v6M12 10c-2.500 0-5 2-6 4.500M12 10c2.500 0 5 2 6 4.500M12 14c-3 0-7 2-7 4.500h14c0-2.500-4-4.500-7-4.500',
  pilates: 'M3 17h18M5 17v3M19 17v3M7 17v-3h8v3M15 14l4-6M19 8h2M9 14l-3-4',
  cycling:
    'M6 19a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7M18 19a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7M6 15.500 9.500 8h5L18 15.500M9 10l4 5.500h-7M14.500 8l-1-2.500H16',
  boxing: 'M12 3v3M9 6h6v13a2 2 0 0 1-2 2h-2a2 2 0 0 1-2-2zM9 10h6M9 15h6',
  spa: 'M12 20c-5 0-8-3-8-8 3 0 5.500 1 8 4 2.500-3 5-4 8-4 0 5-3 8-8 8M12 16c-2.500-3.500-2.500-8 0-12 2.500 4 2.500 8.500 0 12',
  steam:
    'M7 20c-2-2.500 2-4.500 0-7s2-4.500 0-7M12 20c-2-2.500 2-4.500 0-7s2-4.500 0-7M17 20c-2-2.500 2-4.500 0-7s2-4.500 0-7',
  sauna:
    'M4 20h16M5 16h14M6 16v4M18 16v4M12 12c-2.500 0-3.500-1.500-3.500-3.500C8.500 6.500 11 6 11 3c3 1.500 4.500 3.500 4.500 5.500S14.500 12 12 12',
  squash: 'M15 13a5 6 45 1 0-7-7 5 6 45 0 0 7 7M14 13l6 6M18.500 20.500l2-2M6 18.500v.1',
  roof: 'M3 20h18M5 20V11h14v9M9 20v-5h6v5M12 4v2M6.500 6l1.500 1.500M17.500 6 16 7.500M9.500 11a2.500 2.500 0 0 1 5 0',
  kids: 'M12 9a3 3 0 1 0 0-6 3 3 0 0 0 0 6M12 9v6M7 12.500l5-1.500 5 1.500M12 15l-3 6M12 15l3 6',
  juice: 'M7 8h10l-1.500 13h-7zM7.500 12h9M12 8l1.500-5H17',
  other: 'M5 12.500 10 17l9-10',
};

/** A line drawing of what a room is for. It always comes with its name, so it's hidden from assistive technology. */
export function RoomIcon({ kind }: { readonly kind: RoomKind | null }): JSX.Element {
  return (
    <svg className="foyer-room__icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={paths[kind ?? 'other']} />
    </svg>
  );
}
