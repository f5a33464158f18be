import { clubsAbroad } from './seed-clubs-abroad.ts';
import { clubsInTheUs } from './seed-clubs-us.ts';
import type { SeedGroup } from './seed-group.ts';

/**
 * The 120 made-up clubs of the chain "Foyer Clubs", at real city coordinates and in the real time zones. Streets and
 * postal codes use their country's format. No phone number can ring anyone: they are 555-01xx numbers, the ranges that
 * regulators in the UK, Ireland, France and Australia reserve for drama, and numbers that no carrier assigns.
 */
export const seedGroups: readonly SeedGroup[] = [...clubsInTheUs, ...clubsAbroad];
