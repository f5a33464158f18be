import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { commonPasswordRefusal } from './passwords.ts';

const grace = { username: 'g.hopper', email: 'admiral@mail.example' };
const isRefused = async (password: string): Promise<boolean> =>
  (await commonPasswordRefusal('password', password, grace)) !== null;

describe('passwords that anybody would guess', () => {
  it.each(['Password1', 'P@ssw0rd', 'Qwerty123', 'Dragon2026', 'Sunshine_1', 'Iloveyou1!'])(
    'OP-96 %s is refused: it is common, whatever its case and its last digits and signs',
    async (password) => {
      expect(await isRefused(password)).toBe(true);
    },
  );

  it.each(['FoyerClub7', 'My1G.Hopper', 'Admiral_99', 'xxADMIRAL1'])(
    'OP-97 %s is refused: it contains the chain’s name, the username, or the start of the address',
    async (password) => {
      expect(await isRefused(password)).toBe(true);
    },
  );

  it.each(['Quiet_Hours1', 'New_Morning2', 'Dragon8372946512'])(
    'OP-96 %s is taken',
    async (password) => {
      expect(await isRefused(password)).toBe(false);
    },
  );

  it('OP-97 a short name refuses nothing by chance', async () => {
    const known = { username: 'ada', email: 'ada@mail.example' };
    expect(await commonPasswordRefusal('password', 'Canada_Lynx4', known)).toBeNull();
  });

  it('OP-96 random passwords are taken', async () => {
    const letters = fc.constantFrom(
      ...Array.from('abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: letters, minLength: 16, maxLength: 20 }),
        async (password) => {
          expect(await isRefused(password)).toBe(false);
        },
      ),
    );
  });
});
