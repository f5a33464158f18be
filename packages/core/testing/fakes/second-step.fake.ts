import type { WrongPassword } from '../../src/account/account-changes.port.ts';
import type {
  AuthenticatorKey,
  SecondStep,
  SecondStepStatus,
  WrongCode,
} from '../../src/account/second-step.port.ts';
import type { CallFailure, CallOptions } from '../../src/kernel/call-failure.ts';
import { Ok, type Result } from '../../src/kernel/result.ts';
import { FakeCalls } from './call-faults.fake.ts';
import type { FakeMembers } from './members.fake.ts';

/** The second step of the `FakeMembers` member whose credential the calls carry. */
export class FakeSecondStep extends FakeCalls<FakeMembers, keyof SecondStep> implements SecondStep {
  /** What the chain requires of its accounts. The fake refuses no call. */
  isRequired = false;

  status(options?: CallOptions): Promise<Result<SecondStepStatus, CallFailure>> {
    return this.faults.play('status', options, () =>
      this.backEnd.bearer().map(({ memberId }) => ({
        isOn: this.backEnd.secondSteps.isOn(memberId),
        recoveryCodesLeft: this.backEnd.secondSteps.recoveryCodesLeft(memberId),
        isRequired: this.isRequired,
      })),
    );
  }

  begin(
    currentPassword: string,
    options?: CallOptions,
  ): Promise<Result<AuthenticatorKey, CallFailure | WrongPassword>> {
    return this.faults.play('begin', options, () =>
      this.backEnd.proven<AuthenticatorKey, never>(
        currentPassword,
        ({ memberId }) => this.backEnd.secondSteps.begin(memberId),
        { endsOthers: false },
      ),
    );
  }

  confirm(
    code: string,
    options?: CallOptions,
  ): Promise<Result<readonly string[], CallFailure | WrongCode>> {
    return this.faults.play<readonly string[], CallFailure | WrongCode>('confirm', options, () =>
      this.backEnd.bearer().andThen<readonly string[], CallFailure | WrongCode>(({ memberId }) =>
        this.backEnd.secondSteps.confirm(memberId, code).map((codes) => {
          this.backEnd.endSessions(memberId, this.backEnd.carried());
          this.backEnd.note(memberId, 'second-step-on');
          return codes;
        }),
      ),
    );
  }

  renewCodes(
    currentPassword: string,
    options?: CallOptions,
  ): Promise<Result<readonly string[], CallFailure | WrongPassword>> {
    return this.faults.play('renewCodes', options, () =>
      this.backEnd.proven<readonly string[], never>(
        currentPassword,
        ({ memberId }) =>
          this.backEnd.secondSteps.renewCodes(memberId).map((codes) => {
            this.backEnd.note(memberId, 'recovery-codes-made');
            return codes;
          }),
        { endsOthers: false },
      ),
    );
  }

  turnOff(
    currentPassword: string,
    options?: CallOptions,
  ): Promise<Result<void, CallFailure | WrongPassword>> {
    return this.faults.play('turnOff', options, () =>
      this.backEnd.proven<void, never>(currentPassword, ({ memberId }) => {
        this.backEnd.secondSteps.turnOff(memberId);
        this.backEnd.note(memberId, 'second-step-off');
        return Ok(undefined);
      }),
    );
  }
}
