import { randomInt } from 'node:crypto';

/** `K7QM-2XAD`: 20 random bits a group, without letters and digits that look alike. */
export function randomCode(groups: number): string {
  const group = (): string =>
    Array.from({ length: 4 }, () => letters.charAt(randomInt(letters.length))).join('');
  return Array.from({ length: groups }, group).join('-');
}

const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
