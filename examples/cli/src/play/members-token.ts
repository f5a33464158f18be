import { HttpSignInRepository } from '@foyer/adapters-http';

import { pastAllFaults } from './made-member.ts';
import { Mismatch } from './mismatch.ts';
import type { World } from './world.ts';

/** The seeded member, with the login that developer tools give her. */
export const grace = { memberId: '901001', username: 'grace', password: 'Quiet_Hours1' } as const;

/** The other seeded member, who has none. */
export const alan = { memberId: '901002', lastName: 'Turing' } as const;

/** A bearer token from another device, past all faults. AC-01 */
export async function membersToken(
  world: World,
  whose: 'own' | 'grace' | 'made-up',
): Promise<string | Mismatch> {
  if (whose === 'made-up') return 'a-token-that-nobody-gave-out';
  const { username = null, password = '' } = whose === 'grace' ? grace : (world.member ?? {});
  const signIns = new HttpSignInRepository(pastAllFaults(world));
  const answer = await signIns.signIn({ username: username ?? '', password });
  return answer.ok
    ? answer.val.token
    : new Mismatch([], 'there is no such session', whose, answer.val.kind);
}
