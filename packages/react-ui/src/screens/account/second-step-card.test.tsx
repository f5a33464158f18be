// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { openAccount } from '../../testing/open-account.fake.tsx';
import { SecondStepCard } from './second-step-card.tsx';

afterEach(cleanup);

const press = (name: string) => screen.getByRole('button', { name });
const password = () => screen.getByLabelText('Current Password', { selector: 'input' });
const code = () => screen.getByLabelText('Login Code', { selector: 'input' });

describe('two-step login', () => {
  it('OP-30 OP-32 is turned on with the password and the app’s code, and shows the recovery codes once', async () => {
    const { account, pass, user } = await openAccount(<SecondStepCard />);
    await user.click(press('Turn on two-step login'));
    await user.type(password(), 'Quiet_Hours1{Enter}');
    await pass(200);
    expect(screen.getByRole('img', { name: 'QR code for your authenticator app' })).toBeTruthy();
    await user.type(code(), `${account.members.secondSteps.codeOf()}{Enter}`);
    await pass(200);
    expect(screen.getAllByRole('listitem')).toHaveLength(10);
    expect(press('Print')).toBeTruthy();
    await user.click(press('I saved them'));
    expect(screen.getByText('10 recovery codes left')).toBeTruthy();
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('OP-30 says at its field that the password or the code is wrong, and can be canceled', async () => {
    const { pass, user } = await openAccount(<SecondStepCard />);
    await user.click(press('Turn on two-step login'));
    await user.type(password(), 'wrong{Enter}');
    await pass(200);
    expect(screen.getAllByText('That’s not your current password.')).not.toEqual([]);
    await user.clear(password());
    await user.type(password(), 'Quiet_Hours1{Enter}');
    await pass(200);
    await user.type(code(), 'nonsense{Enter}');
    await pass(200);
    expect(screen.getAllByText(/^That code isn’t right/)).not.toEqual([]);
    await user.click(press('Cancel'));
    expect(press('Turn on two-step login')).toBeTruthy();
  });

  it('OP-30 says how long to wait after too many wrong passwords or codes', async () => {
    const { account, pass, user } = await openAccount(<SecondStepCard />);
    const limited = { kind: 'rate-limited', retryAfterMs: 840_000 } as const;
    const wait = 'Too many wrong tries. Try again in 14 minutes.';
    account.secondStep.faults.failNext('begin', limited);
    await user.click(press('Turn on two-step login'));
    await user.type(password(), 'wrong{Enter}');
    await pass(200);
    expect(screen.getByRole('alert').textContent).toBe(wait);
    await user.clear(password());
    await user.type(password(), 'Quiet_Hours1{Enter}');
    await pass(200);
    account.secondStep.faults.failNext('confirm', limited);
    await user.type(code(), 'nonsense{Enter}');
    await pass(200);
    expect(screen.getByRole('alert').textContent).toBe(wait);
  });

  it('OP-150 asks for the password to make recovery codes when the answer to the first code was lost', async () => {
    const { account, pass, user } = await openAccount(<SecondStepCard />);
    await user.click(press('Turn on two-step login'));
    await user.type(password(), 'Quiet_Hours1{Enter}');
    await pass(200);
    const lost = { kind: 'network' } as const;
    account.secondStep.faults.failNext('confirm', lost, { takesEffect: true });
    account.secondStep.faults.failNext('status', lost);
    await user.type(code(), `${account.members.secondSteps.codeOf()}{Enter}`);
    await pass(200);
    expect(screen.getByText(/^We can’t reach our server/)).toBeTruthy();
    await user.click(press('Turn on'));
    await pass(200);
    await user.type(password(), 'Quiet_Hours1{Enter}');
    await pass(200);
    expect(screen.getAllByRole('listitem')).toHaveLength(10);
  });

  it('OP-30 is turned off with the password', async () => {
    const { pass, user } = await openAccount(<SecondStepCard />, {
      before: ({ members: { secondSteps } }) => {
        secondSteps.begin('901001');
        secondSteps.confirm('901001', secondSteps.codeOf()).unwrap();
      },
    });
    await user.click(press('Turn off'));
    await user.type(password(), 'Quiet_Hours1{Enter}');
    await pass(200);
    expect(press('Turn on two-step login')).toBeTruthy();
  });
});
