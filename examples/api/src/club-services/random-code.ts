import { randomInt } from 'node:crypto';

/** `K7QM-2XAD`: 5 random bits a letter, without letters and digits that look alike. */
export function randomCode(groups: number, groupLength = 4): string {
  const group = (): string =>
    Array.from({ length: groupLength }, () => letters.charAt(randomInt(letters.length))).join('');
  return Array.from({ length: groups }, group).join('-');
}

const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
