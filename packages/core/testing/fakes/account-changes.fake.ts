import type { CallFailure, CallOptions } from '../../src/kernel/call-failure.ts';
import { FakeCalls } from './call-faults.fake.ts';
import { Err, type Result } from '../../src/kernel/result.ts';
import type { Freeze } from '../../src/forms/freeze-form.ts';
import type { JoinDetails } from '../../src/forms/join-details-form.ts';
import type { AccountInformationChange, MemberProfileChange } from '../../src/account/account.ts';
import type {
  AccountChanges,
  SocialLogin,
  TakenByOther,
  CommonPassword,
  WrongPassword,
} from '../../src/account/account-changes.port.ts';
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

  updateInformation(
    change: AccountInformationChange,
    currentPassword: string | null,
    options?: CallOptions,
  ): Promise<Result<void, CallFailure | WrongPassword>> {
    return this.faults.play('updateInformation', options, () =>
      this.backEnd.changeInformation(change, currentPassword),
    );
  }

  updateProfile(
    change: MemberProfileChange,
    options?: CallOptions,
  ): Promise<Result<void, CallFailure>> {
    return this.faults.play('updateProfile', options, () =>
      this.backEnd.change(({ profile }) => ({ profile: profile && { ...profile, ...change } })),
    );
  }

  updateUsername(
    username: string,
    currentPassword: string,
    options?: CallOptions,
  ): Promise<Result<void, CallFailure | TakenByOther | WrongPassword>> {
    return this.faults.play('updateUsername', options, () =>
      this.backEnd.rename(username, currentPassword),
    );
  }

  updatePassword(
    { current, next }: { readonly current: string; readonly next: string },
    options?: CallOptions,
  ): Promise<Result<void, CallFailure | WrongPassword | CommonPassword>> {
    return this.faults.play('updatePassword', options, () =>
      this.backEnd.changePassword(current, next),
    );
  }

  linkSocial(
    login: SocialLogin,
    currentPassword: string,
    options?: CallOptions,
  ): Promise<Result<void, CallFailure | TakenByOther | WrongPassword>> {
    return this.faults.play('linkSocial', options, () => this.backEnd.link(login, currentPassword));
  }

  unlinkSocial(
    currentPassword: string,
    options?: CallOptions,
  ): Promise<Result<void, CallFailure | WrongPassword>> {
    return this.faults.play('unlinkSocial', options, () => this.backEnd.unlink(currentPassword));
  }

  resendEmailLink(options?: CallOptions): Promise<Result<void, CallFailure>> {
    return this.faults.play('resendEmailLink', options, () =>
      this.backEnd.bearer().andThen<void, CallFailure>(({ memberId, information }) => {
        const bounced = information?.emailProblem === 'bounced' ? information.email : null;
        const email = information?.pendingEmail ?? bounced;
        if (email === null) return Err({ kind: 'unsuccessful' });
        return this.backEnd.emailLinks.confirmationTo(memberId, email);
      }),
    );
  }

  cancelEmailChange(options?: CallOptions): Promise<Result<void, CallFailure>> {
    return this.faults.play('cancelEmailChange', options, () =>
      this.backEnd.bearer().map(({ memberId }) => {
        this.backEnd.emailLinks.cancel(memberId);
      }),
    );
  }

  requestFreeze(freeze: Freeze, options?: CallOptions): Promise<Result<void, CallFailure>> {
    return this.faults.play('requestFreeze', options, () =>
      this.backEnd.bearer().map(({ memberId }) => {
        this.freezes.push({ ...freeze, memberId });
      }),
    );
  }

  saveJoinDetails(details: JoinDetails, options?: CallOptions): Promise<Result<void, CallFailure>> {
    return this.faults.play('saveJoinDetails', options, () =>
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
}
