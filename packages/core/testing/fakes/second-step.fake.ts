import type {
  AuthenticatorKey,
  SecondStep,
  WrongCode,
} from '../../src/account/sign-in-repository.port.ts';
import { type CallFailure, Ok } from '../../src/kernel/result.ts';
import { FakeCalls } from './call-faults.fake.ts';
import type { FakeMembers } from './members.fake.ts';

/** The second step of the `FakeMembers` member whose credential the calls carry. */
export class FakeSecondStep extends FakeCalls<FakeMembers, keyof SecondStep> implements SecondStep {
  /** What the chain requires of its accounts. The fake refuses no call. */
  isRequired = false;

  status: SecondStep['status'] = (options) =>
    this.faults.play('status', options, () =>
      this.backEnd.bearer().map(({ memberId }) => ({
        isOn: this.backEnd.secondSteps.isOn(memberId),
        recoveryCodesLeft: this.backEnd.secondSteps.recoveryCodesLeft(memberId),
        isRequired: this.isRequired,
      })),
    );

  begin: SecondStep['begin'] = (currentPassword, options) =>
    this.faults.play('begin', options, () =>
      this.backEnd.proven<AuthenticatorKey, never>(
        currentPassword,
        ({ memberId }) => this.backEnd.secondSteps.begin(memberId),
        { endsOthers: false },
      ),
    );

  confirm: SecondStep['confirm'] = (code, options) =>
    this.faults.play<readonly string[], CallFailure | WrongCode>('confirm', options, () =>
      this.backEnd.bearer().andThen<readonly string[], CallFailure | WrongCode>(({ memberId }) =>
        this.backEnd.secondSteps.confirm(memberId, code).map((codes) => {
          this.backEnd.endSessions(memberId, this.backEnd.carried());
          this.backEnd.note(memberId, 'second-step-on');
          return codes;
        }),
      ),
    );

  renewCodes: SecondStep['renewCodes'] = (currentPassword, options) =>
    this.faults.play('renewCodes', options, () =>
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

  turnOff: SecondStep['turnOff'] = (currentPassword, options) =>
    this.faults.play('turnOff', options, () =>
      this.backEnd.proven<void, never>(currentPassword, ({ memberId }) => {
        this.backEnd.secondSteps.turnOff(memberId);
        this.backEnd.note(memberId, 'second-step-off');
        return Ok(undefined);
      }),
    );
}
