import { clubsAbroad } from './seed-clubs-abroad.ts';
import { clubsInTheUs } from './seed-clubs-us.ts';
import type { SeedGroup } from './seed-group.ts';

/**
 * The 120 made-up clubs of the chain "Foyer Clubs", at real city coordinates, in the zones that hold there. Streets
 * and postal codes have the form of their country; no telephone number can ring anyone (555-01xx, the ranges that the
 * regulators of the UK, Ireland, France and Australia keep for drama, and numbers that no exchange hands out).
 */
export const seedGroups: readonly SeedGroup[] = [...clubsInTheUs, ...clubsAbroad];
