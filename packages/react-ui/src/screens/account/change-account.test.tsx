// @vitest-environment jsdom
import { aMember, aProspect, aSparseMember, type FakeMember } from '@foyer/core/testing/members';
import { cleanup, screen } from '@testing-library/react';
import type { JSX } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { fill } from '../../testing/on-screen.fake.ts';
import { openAccount, type OpenAccount } from '../../testing/open-account.fake.tsx';
import { FreezeScreen, JoinDetailsScreen } from './club-forms.tsx';
import { InviteScreen } from './invite-screen.tsx';
import { ChangeDetails, ChangePassword, ChangeProfile, ChangeUsername } from './change-forms.tsx';

afterEach(cleanup);

/** Finds a field by its label, with or without the "optional" mark. */
const box = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(
    (text) => text === label || text === `${label} (optional)`,
  );

interface Opened extends OpenAccount {
  type(label: string, text: string): Promise<void>;
  save(): Promise<void>;
  member(): FakeMember | undefined;
}

async function open(
  page: JSX.Element,
  path: string,
  before?: Parameters<typeof openAccount>[1],
): Promise<Opened> {
  const opened = await openAccount(page, { path, ...before });
  const { account, user, pass } = opened;
  return {
    ...opened,
    async type(label, text) {
      await fill(user, box(label), text);
    },
    async save() {
      await user.click(screen.getByRole('button', { name: 'Save' }));
      await pass(175);
    },
    member: () => account.members.all[0],
  };
}

describe('changing contact details', () => {
  const path = '/account/details';

  it('AC-04 HT-03 starts with the data on file, saves it, and returns to the account with a confirmation', async () => {
    const { foyer, member, save, type } = await open(<ChangeDetails />, path);
    expect(box('ZIP Code').value).toBe('10013');
    await type('Street Address', '7 Quay Street');
    await type('ZIP Code', '10014');
    await save();
    expect(member()?.information).toMatchObject({ address1: '7 Quay Street', zipCode: '10014' });
    expect(foyer.navigation.current()).toBe('/account/profile?changed=details');
    expect(foyer.sessionStore.read('foyer:draft:account-details')).toBeNull();
  });

  it('AC-04 asks for the address lines of a newly selected country and keeps shared values', async () => {
    const { member, save, type, user } = await open(<ChangeDetails />, path);
    await type('City', 'London');
    await user.selectOptions(box('Country'), 'United Kingdom');
    expect(box('Town or City').value).toBe('London');
    await type('County', 'Greater London');
    await type('Postcode', 'sw7 2az');
    await save();
    expect(member()?.information).toMatchObject({
      country: 'UK',
      city: 'London',
      state: 'Greater London',
      zipCode: 'SW7 2AZ',
    });
  });

  it('AC-05 shows a rejection at the field it names and keeps all input', async () => {
    const { account, save, type, user } = await open(<ChangeDetails />, path);
    await user.selectOptions(box('Country'), 'United Kingdom');
    await type('County', 'Kent');
    await type('Postcode', '');
    const refusal = { kind: 'rejected', status: 422, code: 'INVALID_FIELD' } as const;
    account.changes.faults.failNext('updateInformation', { ...refusal, field: 'state' });
    await save();
    expect(box('County').getAttribute('aria-invalid')).toBe('true');
    expect(box('County').value).toBe('Kent');
    await type('County', 'Essex');
    expect(box('County').getAttribute('aria-invalid')).toBeNull();
  });

  it('AC-05 reports a failed request, keeps the input, and can be submitted again', async () => {
    const { account, foyer, save, type } = await open(<ChangeDetails />, path);
    await type('City', 'Boston');
    account.changes.faults.failNext('updateInformation', { kind: 'network' });
    await save();
    expect(screen.getByRole('alert').textContent).toContain('We can’t reach our server');
    expect(box('City').value).toBe('Boston');
    await save();
    expect(foyer.navigation.current()).toBe('/account/profile?changed=details');
  });

  it('AC-05 restores the input after a reload, including the country’s own fields, only for the same member', async () => {
    const first = await open(<ChangeDetails />, path);
    await first.user.selectOptions(box('Country'), 'United Kingdom');
    await first.type('County', 'Kent');
    const draft = first.foyer.sessionStore.entries();
    cleanup();
    const again = (member: FakeMember) =>
      openAccount(<ChangeDetails />, {
        path,
        member,
        before: (_account, { sessionStore }) => {
          for (const [key, value] of Object.entries(draft)) sessionStore.write(key, value).unwrap();
        },
      });
    await again(aMember());
    expect(box('County').value).toBe('Kent');
    cleanup();
    await again(aSparseMember());
    expect(screen.queryByLabelText(/^County/)).toBeNull();
  });

  it('AC-05 shows no form when the data on file can’t be loaded', async () => {
    const { user, pass } = await open(<ChangeDetails />, path, {
      before: ({ accounts }) =>
        accounts.faults.failNext(
          'information',
          { kind: 'server-error', status: 500 },
          { times: 2 },
        ),
    });
    expect(screen.queryByRole('form')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await pass();
    expect(box('ZIP Code').value).toBe('10013');
  });

  it('SE-20 SE-21 requires the password for a new email address, which then awaits confirmation', async () => {
    const { foyer, member, save, type } = await open(<ChangeDetails />, path);
    expect(screen.queryByLabelText('Current Password')).toBeNull();
    await type('Email Address', 'grace@new.example');
    expect(screen.getByText(/Forgot it, or never chose one/).querySelector('a')?.pathname).toBe(
      '/account/recover',
    );
    await type('Current Password', 'wrong');
    await save();
    expect(box('Current Password').getAttribute('aria-invalid')).toBe('true');
    expect(box('Email Address').value).toBe('grace@new.example');
    await type('Current Password', 'Quiet_Hours1');
    await save();
    expect(foyer.navigation.current()).toBe('/account/profile?changed=email');
    expect(member()?.information).toMatchObject({
      email: 'grace@mail.example',
      pendingEmail: 'grace@new.example',
    });
  });

  it('AC-06 leads to the login when the session ends and back to the saved input afterwards', async () => {
    const { account, foyer, save, type } = await open(<ChangeDetails />, path);
    await type('City', 'Boston');
    account.members.endSessions('901001');
    await save();
    expect(foyer.navigation.current()).toBe('/login');
    expect(foyer.sessionStore.read('foyer.login-return')).toBe(path);
    expect(foyer.sessionStore.read('foyer:draft:account-details')).toContain('Boston');
  });
});

describe('changing personal data', () => {
  const path = '/account/profile/edit';

  it('AC-04 HT-10 saves changes entered in the member’s own units', async () => {
    const { foyer, member, save, type } = await open(<ChangeProfile />, path);
    expect(box('Height (ft)').value).toBe('5');
    await type('First Name', 'Amazing');
    await type('Weight (lb)', '140');
    await save();
    expect(member()?.profile).toMatchObject({ firstName: 'Amazing', weight: 63.5, height: 168 });
    expect(foyer.navigation.current()).toBe('/account/profile?changed=profile');
  });

  it('AC-04 sends nothing when nothing was changed', async () => {
    const { account, foyer, save } = await open(<ChangeProfile />, path);
    await save();
    expect(account.changes.faults.count('updateProfile')).toBe(0);
    expect(foyer.navigation.current()).toBe('/account/profile');
  });
});

describe('a new member’s details', () => {
  const path = '/account/join-details';

  it('VA-12 AC-16 start with the data on file, are saved without a card, and lead back to the account', async () => {
    const { account, foyer, save, type } = await open(
      <JoinDetailsScreen variant="standard" />,
      path,
    );
    expect(box('Street Address').value).toBe('12 Harbour Lane');
    expect(screen.queryByLabelText(/Card Number/)).toBeNull();
    await type('Birth Date', '1990-12-09');
    await save();
    expect(account.changes.joinDetails).toEqual([
      expect.objectContaining({ birthDate: '1990-12-09', city: 'New York', state: 'NY' }),
    ]);
    expect(foyer.navigation.current()).toBe('/account/profile?changed=joinDetails');
  });

  it('VA-12 ask employees for their company email, and name what is missing', async () => {
    const { account, save, type } = await open(<JoinDetailsScreen variant="corporate" />, path);
    await type('City', '');
    await save();
    expect(account.changes.joinDetails).toEqual([]);
    for (const [label, text] of [
      ['City', 'City is required.'],
      ['Birth Date', 'Birth Date is required.'],
    ] as const) {
      expect(box(label).getAttribute('aria-invalid')).toBe('true');
      expect(screen.getAllByText(text).length).toBeGreaterThan(0);
    }
    expect(box('Company Email').getAttribute('aria-invalid')).toBe('true');
  });
});

describe('freezing the membership', () => {
  it('VA-11 AC-15 asks the home club for a freeze and returns to the account with a confirmation', async () => {
    const { account, foyer, pass, type, user } = await open(<FreezeScreen />, '/account/freeze');
    const today = box('Start Date').min;
    await user.click(screen.getByRole('radio', { name: '2 months' }));
    await type('Start Date', today);
    await type('Medical Reason', 'A knee.');
    await user.click(screen.getByRole('button', { name: 'Request freeze' }));
    await pass(175);
    expect(account.changes.freezes).toEqual([
      expect.objectContaining({ months: 2, startDate: today, medicalReason: 'A knee.' }),
    ]);
    expect(foyer.navigation.current()).toBe('/account/membership?changed=freeze');
  });
});

describe('changing the login', () => {
  it('AC-04 AC-05 HT-04 reports a taken username at its field and clears the error when the visitor types another', async () => {
    const { account, foyer, save, type } = await open(<ChangeUsername />, '/account/username');
    account.members.put(aSparseMember());
    await type('New Username', 'alan');
    await type('Current Password', 'Quiet_Hours1');
    await save();
    expect(box('New Username').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('alert').textContent).toContain('That username is taken');
    await type('New Username', 'amazing.grace');
    await save();
    expect(account.members.known('amazing.grace')?.memberId).toBe('901001');
    expect(foyer.navigation.current()).toBe('/account/security?changed=username');
  });

  it('AC-04 AC-05 HT-05 reports a wrong current password at its field and keeps both passwords', async () => {
    const { member, save, type } = await open(<ChangePassword />, '/account/password');
    await type('Current Password', 'wrong');
    await type('New Password', 'NewMorning2');
    await save();
    expect(box('Current Password').getAttribute('aria-invalid')).toBe('true');
    expect(box('New Password').getAttribute('aria-invalid')).toBeNull();
    expect(box('New Password').value).toBe('NewMorning2');
    await type('Current Password', 'Quiet_Hours1');
    await save();
    expect(member()?.password).toBe('NewMorning2');
  });

  it('OP-96 says at the field that many would guess the new password, and keeps what was typed', async () => {
    const { member, save, type } = await open(<ChangePassword />, '/account/password');
    await type('Current Password', 'Quiet_Hours1');
    await type('New Password', 'Password12');
    await save();
    expect(box('New Password').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('alert').textContent).toContain('Too many people would guess');
    expect(box('Current Password').value).toBe('Quiet_Hours1');
    await type('New Password', 'NewMorning2');
    await save();
    expect(member()?.password).toBe('NewMorning2');
  });

  it('VA-05 AC-04 shows unmet requirements of a new password during typing and stores no password', async () => {
    const { foyer, type } = await open(<ChangePassword />, '/account/password');
    const met = () =>
      screen
        .getAllByRole('listitem')
        .filter((item) => item.hasAttribute('data-met'))
        .map((item) => item.textContent);
    await type('New Password', 'abcdefgh');
    expect(met()).toHaveLength(3);
    await type('New Password', 'NewMorning2');
    expect(met()).toHaveLength(5);
    expect(JSON.stringify(foyer.sessionStore.entries())).not.toContain('NewMorning');
    expect(JSON.stringify(foyer.localStore.entries())).not.toContain('NewMorning');
  });

  it('AC-05 says how long to wait after too many wrong passwords', async () => {
    const { account, save, type } = await open(<ChangePassword />, '/account/password');
    await type('Current Password', 'wrong');
    await type('New Password', 'NewMorning2');
    account.changes.faults.failNext('updatePassword', {
      kind: 'rate-limited',
      retryAfterMs: 600_000,
    });
    await save();
    expect(screen.getByRole('alert').textContent).toContain('in 10 minutes');
  });
});

describe('inviting a friend', () => {
  const path = '/account/invite';

  it('HT-01 RF-01: copies a link with the encoded id of the member', async () => {
    const { account, user } = await open(<InviteScreen />, path);
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    const link = box('Your link').value;
    const encoded = (await account.accounts.encodedMemberId()).unwrap() ?? '';
    expect(link).toBe(`${window.location.origin}/referrals?referringId=${encoded}`);
    expect(link).not.toContain('901001');
    expect(await navigator.clipboard.readText()).toBe(link);
    const said = screen.getByText('Link copied.');
    const texts: (string | null)[] = [];
    const watch = new MutationObserver(() => texts.push(said.textContent));
    watch.observe(said, { childList: true, characterData: true, subtree: true });
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(texts.at(-1)).toBe('Link copied.');
    watch.disconnect();
    expect(screen.queryByRole('button', { name: 'Share link' })).toBeNull();
  });

  it.each([
    ['AbortError', false],
    ['NotAllowedError', true],
  ])(
    'HT-01: shares the link where the browser can; %s shows a message: %s',
    async (name, shows) => {
      const share = vi.fn<(data?: ShareData) => Promise<void>>(() =>
        Promise.reject(new DOMException('No', name)),
      );
      Object.assign(navigator, { share });
      const { user } = await open(<InviteScreen />, path);
      await user.click(screen.getByRole('button', { name: 'Share link' }));
      expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: box('Your link').value }));
      expect(screen.queryByText(/That didn’t work/) !== null).toBe(shows);
      Reflect.deleteProperty(navigator, 'share');
    },
  );

  it('AC-05 HT-01: offers a retry when the link fails to load', async () => {
    const { pass, user } = await open(<InviteScreen />, path, {
      before: ({ accounts }) =>
        accounts.faults.failNext('encodedMemberId', { kind: 'network' }, { times: 2 }),
    });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await pass();
    expect(box('Your link').value).toContain('referringId=');
  });

  it('HT-01: a prospect gets no link', async () => {
    await open(<InviteScreen />, path, {
      member: aProspect({
        id: 'P1',
        firstName: 'Ida',
        lastName: 'Rhodes',
        email: 'ida@mail.example',
      }),
    });
    expect(screen.getByText('Only members can invite friends.')).toBeTruthy();
  });
});
