// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { openAccount } from '../../testing/open-account.fake.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { SecondStepCard } from './second-step-card.tsx';

afterEach(cleanup);

const press = (name: string) => screen.getByRole('button', { name });
const box = (label: string) => screen.getByLabelText(label, { selector: 'input' });

describe('the passkeys of an account', () => {
  it('OP-90 OP-91 one is added with a name and the password, renamed, and removed', async () => {
    const { pass, user } = await openAccount(<PasskeysCard />);
    await user.click(press('Add a passkey'));
    await user.type(box('Name of the Passkey'), 'My phone');
    await user.type(box('Current Password'), 'Quiet_Hours1{Enter}');
    await pass(600);
    expect(screen.getByText('My phone')).toBeTruthy();
    expect(screen.getByText('Not used yet')).toBeTruthy();
    await user.click(press('Rename'));
    await user.type(box('Name of the Passkey'), ' of 2026{Enter}');
    await pass(600);
    expect(screen.getByText('My phone of 2026')).toBeTruthy();
    await user.click(press('Remove'));
    await user.type(box('Current Password'), 'Quiet_Hours1{Enter}');
    await pass(600);
    expect(screen.getByText('You have no passkeys yet.')).toBeTruthy();
  });

  it('OP-90 says why there is no new one, and keeps what was typed', async () => {
    const { account, pass, user } = await openAccount(<PasskeysCard />);
    await user.click(press('Add a passkey'));
    await user.type(box('Name of the Passkey'), 'My phone');
    await user.type(box('Current Password'), 'wrong{Enter}');
    await pass(600);
    expect(screen.getAllByText('That’s not your current password.')).not.toEqual([]);
    await user.clear(box('Current Password'));
    account.passkeyDevice.fails = 'passkey-canceled';
    await user.type(box('Current Password'), 'Quiet_Hours1{Enter}');
    await pass(600);
    expect(screen.getByText(/^Your browser made no passkey/)).toBeTruthy();
    expect(box('Name of the Passkey')).toHaveProperty('value', 'My phone');
    account.passkeyDevice.fails = 'passkey-known';
    await user.click(press('Continue'));
    await pass(600);
    expect(screen.getByText(/^This device already has a passkey/)).toBeTruthy();
    await user.click(press('Cancel'));
    expect(press('Add a passkey')).toBeTruthy();
  });

  it('OP-30 OP-90 has one password field at a time, whichever card asks for it', async () => {
    const { user } = await openAccount(
      <>
        <PasskeysCard />
        <SecondStepCard />
      </>,
    );
    const passwords = () => screen.getAllByLabelText('Current Password', { selector: 'input' });
    const focused = () => document.activeElement?.textContent;
    await user.click(press('Turn on two-step login'));
    await user.click(press('Add a passkey'));
    expect(passwords()).toHaveLength(1);
    expect(focused()).toContain('A passkey for this device');
    await user.click(press('Turn on two-step login'));
    expect(passwords()).toHaveLength(1);
    expect(focused()).toContain('Confirm it’s you, to turn on two-step login');
  });

  it('OP-30 OP-90 leaves the focus in the form that the member went on to', async () => {
    const { account, pass, user } = await openAccount(
      <>
        <PasskeysCard />
        <SecondStepCard />
      </>,
    );
    account.secondStep.faults.delayNext('begin', 1_000);
    await user.click(press('Turn on two-step login'));
    await user.type(box('Current Password'), 'Quiet_Hours1{Enter}');
    const other = press('Add a passkey');
    other.focus();
    await pass(1_200);
    expect(screen.getByText('Connect your app')).toBeTruthy();
    expect(document.activeElement).toBe(other);
  });

  it('AC-05 OP-90 lists one that was added although the answer was lost', async () => {
    const { account, pass, user } = await openAccount(<PasskeysCard />);
    account.passkeys.faults.failNext('add', { kind: 'network' }, { takesEffect: true });
    await user.click(press('Add a passkey'));
    await user.type(box('Name of the Passkey'), 'My phone');
    await user.type(box('Current Password'), 'Quiet_Hours1{Enter}');
    await pass(600);
    expect(screen.getByText(/^We can’t reach our server/)).toBeTruthy();
    await user.click(press('Cancel'));
    expect(screen.getByText('My phone')).toBeTruthy();
  });

  it('OP-148 who cancels while the browser asks gets no passkey, and what they open next stays open', async () => {
    const { account, pass, user } = await openAccount(<PasskeysCard />, {
      before: ({ passkeys }) => passkeys.put('901001', 'My laptop'),
    });
    const { passkeyDevice: device } = account;
    const agreed = Promise.withResolvers<undefined>();
    const create = device.create.bind(device);
    device.create = async (options) => agreed.promise.then(() => create(options));
    let canceled = 0;
    device.cancel = () => (canceled += 1);
    await user.click(press('Add a passkey'));
    await user.type(box('Name of the Passkey'), 'My phone');
    await user.type(box('Current Password'), 'Quiet_Hours1{Enter}');
    await pass(600);
    await user.click(press('Cancel'));
    await user.click(press('Remove'));
    agreed.resolve(undefined);
    await pass(600);
    expect(canceled).toBe(1);
    expect(box('Current Password')).toBeTruthy();
    await user.click(press('Cancel'));
    expect(screen.getByText('My laptop')).toBeTruthy();
    expect(screen.queryByText('My phone')).toBeNull();
  });

  it('OP-90 a browser without passkeys still lists and removes them', async () => {
    await openAccount(<PasskeysCard />, {
      before: ({ passkeyDevice, passkeys }) => {
        passkeyDevice.available = false;
        passkeys.put('901001', 'My phone');
      },
    });
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
    expect(press('Remove')).toBeTruthy();
  });
});
