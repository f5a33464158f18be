import type { WrongPassword } from '../../src/account/account-changes.port.ts';
import type {
  AuthenticatorKey,
  SecondStep,
  SecondStepStatus,
  WrongCode,
} from '../../src/account/second-step.port.ts';
import type { CallFailure, CallOptions } from '../../src/kernel/call-failure.ts';
import { Ok, type Result } from '../../src/kernel/result.ts';
import { CallFaults } from './call-faults.fake.ts';
import type { FakeMembers } from './members.fake.ts';

/** The second step of the `FakeMembers` member whose credential the calls carry. */
export class FakeSecondStep implements SecondStep {
  readonly faults: CallFaults<keyof SecondStep>;
  /** What the chain requires of its accounts. The fake refuses no call. */
  isRequired = false;
  readonly #members: FakeMembers;

  constructor(members: FakeMembers) {
    this.#members = members;
    this.faults = new CallFaults(members.clock);
  }

  status(options?: CallOptions): Promise<Result<SecondStepStatus, CallFailure>> {
    return this.faults.play('status', options, () =>
      this.#members.bearer().map(({ memberId }) => ({
        isOn: this.#members.secondSteps.isOn(memberId),
        recoveryCodesLeft: this.#members.secondSteps.recoveryCodesLeft(memberId),
        isRequired: this.isRequired,
      })),
    );
  }

  begin(
    currentPassword: string,
    options?: CallOptions,
  ): Promise<Result<AuthenticatorKey, CallFailure | WrongPassword>> {
    return this.faults.play('begin', options, () =>
      this.#members.proven<AuthenticatorKey, never>(
        currentPassword,
        ({ memberId }) => Ok(this.#members.secondSteps.begin(memberId)),
        { endsOthers: false },
      ),
    );
  }

  confirm(
    code: string,
    options?: CallOptions,
  ): Promise<Result<readonly string[], CallFailure | WrongCode>> {
    return this.faults.play<readonly string[], CallFailure | WrongCode>('confirm', options, () =>
      this.#members.bearer().andThen<readonly string[], CallFailure | WrongCode>(({ memberId }) =>
        this.#members.secondSteps.confirm(memberId, code).map((codes) => {
          this.#members.endSessions(memberId, this.#members.carried());
          this.#members.note(memberId, 'second-step-on');
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
      this.#members.proven<readonly string[], never>(
        currentPassword,
        ({ memberId }) => {
          this.#members.note(memberId, 'recovery-codes-made');
          return Ok(this.#members.secondSteps.renewCodes(memberId));
        },
        { endsOthers: false },
      ),
    );
  }

  turnOff(
    currentPassword: string,
    options?: CallOptions,
  ): Promise<Result<void, CallFailure | WrongPassword>> {
    return this.faults.play('turnOff', options, () =>
      this.#members.proven<void, never>(currentPassword, ({ memberId }) => {
        this.#members.secondSteps.turnOff(memberId);
        this.#members.note(memberId, 'second-step-off');
        return Ok(undefined);
      }),
    );
  }
}
