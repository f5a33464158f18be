import { describe, expect, it } from 'vitest';

import { eachTestIn, failsAndAborts } from '../shared/back-end-world.contract.ts';
import type { AccountInformationChange } from './account.ts';
import { type AccountWorld, carrySession } from './account-world.contract.ts';

/** What every `AccountChanges` does. */
export function accountChangesContract(subject: string, open: () => Promise<AccountWorld>): void {
  describe(`${subject} changes an account`, () => {
    const world = eachTestIn(open);

    it('HT-03 AC-04 changes where the member lives, and nobody else', async () => {
      const { accounts, changes, grace, alan } = world();
      await carrySession(world(), alan);
      const before = (await accounts.information()).unwrap();
      await carrySession(world(), grace);
      const change = aMove({ email: grace.email });
      expect((await changes.updateInformation(change)).ok).toBe(true);
      expect((await accounts.information()).unwrap()).toMatchObject(change);
      await carrySession(world(), alan);
      expect((await accounts.information()).unwrap()).toEqual(before);
    });

    it('HT-10 AC-04 changes what is named of the profile and leaves the rest', async () => {
      const { accounts, changes, grace } = world();
      await carrySession(world(), grace);
      const before = (await accounts.profile()).unwrap();
      const change = { lastName: 'Murray Hopper', weight: null };
      expect((await changes.updateProfile(change)).ok).toBe(true);
      expect((await accounts.profile()).unwrap()).toEqual({ ...before, ...change });
    });

    it('HT-04 AC-04 signs in by the new username from then on, and by the old one no more', async () => {
      const { changes, signIns, grace } = world();
      await carrySession(world(), grace);
      expect((await changes.updateUsername('amazing.grace')).ok).toBe(true);
      const { password, username } = grace.credentials;
      expect((await signIns.signIn({ username: 'amazing.grace', password })).ok).toBe(true);
      expect((await signIns.signIn({ username, password })).ok).toBe(false);
    });

    it('HT-04 a username that somebody else has is theirs, in whatever letter case; one’s own is no conflict', async () => {
      const { changes, grace, alan } = world();
      await carrySession(world(), grace);
      const taken = alan.credentials.username.toUpperCase();
      expect((await changes.updateUsername(taken)).val).toEqual({ kind: 'taken' });
      expect((await changes.updateUsername(grace.credentials.username)).ok).toBe(true);
    });

    it('HT-05 AC-04 the new password signs in, the old one does not; other sessions end', async () => {
      const { accounts, changes, signIns, grace, carry } = world();
      const elsewhere = await carrySession(world(), grace);
      await carrySession(world(), grace);
      const { username, password: current } = grace.credentials;
      expect((await changes.updatePassword({ current, next: 'New_Morning2' })).ok).toBe(true);
      expect((await accounts.profile()).ok).toBe(true);
      carry(elsewhere);
      expect((await accounts.profile()).val).toMatchObject({ kind: 'rejected', status: 401 });
      expect((await signIns.signIn({ username, password: current })).ok).toBe(false);
      expect((await signIns.signIn({ username, password: 'New_Morning2' })).ok).toBe(true);
    });

    it('HT-05 without the right current password nothing changes', async () => {
      const { changes, signIns, grace } = world();
      await carrySession(world(), grace);
      const wrong = { current: 'Wrong_1234', next: 'New_Morning2' };
      expect((await changes.updatePassword(wrong)).val).toEqual({ kind: 'wrong-password' });
      expect((await signIns.signIn(grace.credentials)).ok).toBe(true);
    });

    it('HT-06 HT-07 AC-04 links a social login by what its provider says, and takes the link away', async () => {
      const { accounts, changes, grace, voucherFor } = world();
      await carrySession(world(), grace);
      const linked = async (): Promise<string | null | undefined> =>
        (await accounts.information()).unwrap()?.facebookId;
      expect((await changes.linkSocial(await voucherFor('FB-1'))).ok).toBe(true);
      expect(await linked()).toBe('FB-1');
      expect((await changes.unlinkSocial()).ok).toBe(true);
      expect((await changes.unlinkSocial()).ok).toBe(true);
      expect(await linked()).toBeNull();
    });

    it('HT-06 a login that nobody vouches for, that was used or that is another’s is not linked', async () => {
      const { changes, grace, alan, voucherFor } = world();
      await carrySession(world(), grace);
      const made = { facebookId: 'FB-1', accessToken: 'made-up' };
      expect((await changes.linkSocial(made)).val).toMatchObject({ field: 'accessToken' });
      const voucher = await voucherFor('FB-1');
      const stolen = { ...voucher, facebookId: 'FB-2' };
      expect((await changes.linkSocial(stolen)).val).toMatchObject({ field: 'accessToken' });
      expect((await changes.linkSocial(voucher)).ok).toBe(true);
      expect((await changes.linkSocial(voucher)).val).toMatchObject({ field: 'accessToken' });
      await carrySession(world(), alan);
      expect((await changes.linkSocial(await voucherFor('FB-1'))).val).toEqual({ kind: 'taken' });
    });

    it('AC-06 AC-09 no change is made without a live token', async () => {
      const { changes, carry, voucherFor, grace } = world();
      const voucher = await voucherFor('FB-1');
      carry('made-up');
      for (const change of [
        changes.updateInformation(aMove()),
        changes.updateProfile({ firstName: 'Eve' }),
        changes.updateUsername('eve.hacker'),
        changes.updatePassword({ current: grace.credentials.password, next: 'New_Morning2' }),
        changes.linkSocial(voucher),
        changes.unlinkSocial(),
      ]) {
        // oxlint-disable-next-line no-await-in-loop
        expect((await change).val).toMatchObject({ kind: 'rejected', status: 401 });
      }
    });

    failsAndAborts('HT-03 changing the information', world, async (all) => {
      await carrySession(all, all.grace);
      return (options) => all.changes.updateInformation(aMove({ email: all.grace.email }), options);
    });
  });
}

function aMove(changes: Partial<AccountInformationChange> = {}): AccountInformationChange {
  return {
    address1: '7 Quay Street',
    address2: 'Flat 3',
    city: 'London',
    state: null,
    country: 'UK',
    zipCode: 'SE1 9TG',
    email: 'grace@mail.example',
    ...changes,
  };
}
