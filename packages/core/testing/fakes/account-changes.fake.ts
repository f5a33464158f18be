import type { CallFailure } from '../../src/kernel/call-failure.ts';
import { FakeCalls } from './call-faults.fake.ts';
import { Err } from '../../src/kernel/result.ts';
import type { Freeze } from '../../src/forms/freeze-form.ts';
import type { JoinDetails } from '../../src/forms/join-details-form.ts';
import type { AccountChanges } from '../../src/account/account-changes.port.ts';
import type { FakeMembers } from './members.fake.ts';

/** Changes the account of the `FakeMembers` member whose token the calls carry. */
export class FakeAccountChanges
  extends FakeCalls<FakeMembers, keyof AccountChanges>
  implements AccountChanges
{
  /** The freezes that members asked for, oldest first. */
  readonly freezes: (Freeze & { readonly memberId: string })[] = [];
  /** The details that new members gave, oldest first. */
  readonly joinDetails: (JoinDetails & { readonly memberId: string })[] = [];

  updateInformation: AccountChanges['updateInformation'] = (change, currentPassword, options) =>
    this.faults.play('updateInformation', options, () =>
      this.backEnd.changeInformation(change, currentPassword),
    );

  updateProfile: AccountChanges['updateProfile'] = (change, options) =>
    this.faults.play('updateProfile', options, () =>
      this.backEnd.change(({ profile }) => ({ profile: profile && { ...profile, ...change } })),
    );

  updateUsername: AccountChanges['updateUsername'] = (username, currentPassword, options) =>
    this.faults.play('updateUsername', options, () =>
      this.backEnd.rename(username, currentPassword),
    );

  updatePassword: AccountChanges['updatePassword'] = ({ current, next }, options) =>
    this.faults.play('updatePassword', options, () => this.backEnd.changePassword(current, next));

  linkSocial: AccountChanges['linkSocial'] = (login, currentPassword, options) =>
    this.faults.play('linkSocial', options, () => this.backEnd.link(login, currentPassword));

  unlinkSocial: AccountChanges['unlinkSocial'] = (currentPassword, options) =>
    this.faults.play('unlinkSocial', options, () => this.backEnd.unlink(currentPassword));

  resendEmailLink: AccountChanges['resendEmailLink'] = (options) =>
    this.faults.play('resendEmailLink', options, () =>
      this.backEnd.bearer().andThen<void, CallFailure>(({ memberId, information }) => {
        const bounced = information?.emailProblem === 'bounced' ? information.email : null;
        const email = information?.pendingEmail ?? bounced;
        if (email === null) return Err({ kind: 'unsuccessful' });
        return this.backEnd.emailLinks.confirmationTo(memberId, email);
      }),
    );

  cancelEmailChange: AccountChanges['cancelEmailChange'] = (options) =>
    this.faults.play('cancelEmailChange', options, () =>
      this.backEnd.bearer().map(({ memberId }) => {
        this.backEnd.emailLinks.cancel(memberId);
      }),
    );

  requestFreeze: AccountChanges['requestFreeze'] = (freeze, options) =>
    this.faults.play('requestFreeze', options, () =>
      this.backEnd.bearer().map(({ memberId }) => {
        this.freezes.push({ ...freeze, memberId });
      }),
    );

  saveJoinDetails: AccountChanges['saveJoinDetails'] = (details, options) =>
    this.faults.play('saveJoinDetails', options, () =>
      this.backEnd.change(({ memberId, information, profile }) => {
        this.joinDetails.push({ ...details, memberId });
        const { firstName, lastName, streetAddress, floor, city, state, postalCode } = details;
        const address = { address1: streetAddress, address2: floor, city, state };
        return {
          information: information && { ...information, ...address, zipCode: postalCode },
          profile: profile && { ...profile, firstName, lastName },
        };
      }),
    );
}
