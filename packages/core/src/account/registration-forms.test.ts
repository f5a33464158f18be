import { describe, expect, it } from 'vitest';

import { passwordPolicies } from '../forms/password.ts';
import {
  chooseLoginForm,
  memberRegistrationForm,
  newPasswordForm,
  prospectRegistrationForm,
  recoverForm,
  resendForm,
} from './registration-forms.ts';

describe('the forms by which one comes to a login', () => {
  it('AC-08 HT-50 a member’s number may be typed as a card groups it', () => {
    const { values } = memberRegistrationForm().check({
      memberId: ' 123 456 789 ',
      lastName: ' O’Brien ',
      emailAddress: ' Ada@Mail.Example ',
    });
    expect(values).toEqual({
      memberId: '123456789',
      lastName: 'O’Brien',
      email: 'Ada@mail.example',
    });
  });

  it('AC-08 FM-01 what is missing or can’t be right is named, field by field', () => {
    const empty = { memberId: ' ', lastName: '', emailAddress: 'x' };
    expect(memberRegistrationForm().check(empty).errors).toEqual({
      memberId: { key: 'fillOut' },
      lastName: { key: 'nameTooShort', values: { label: 'Last Name' } },
      emailAddress: { key: 'email' },
    });
    const { errors } = prospectRegistrationForm().check({
      ...{ firstName: '7', lastName: 'Byron', emailAddress: 'ada@mail.example' },
    });
    expect(Object.keys(errors)).toEqual(['firstName']);
    expect(recoverForm().check({ emailAddress: '' }).errors).toHaveProperty('emailAddress');
    expect(resendForm().check({ memberName: ' ' }).errors).toHaveProperty('memberName');
    expect(resendForm().check({ memberName: 'grace@mail.example' }).errors).toEqual({
      memberName: { key: 'memberNameMalformed' },
    });
    expect(resendForm().check({ memberName: ' grace ' }).values).toBe('grace');
  });

  it('AC-08 VA-05 VA-06 the chain’s policy says what a new password has to be', () => {
    const login = { username: 'ada.b', password: 'NewMorning2' };
    const [first, second] = [
      passwordPolicies['letters-and-digits'],
      passwordPolicies['with-symbol'],
    ];
    expect(chooseLoginForm(first).check(login).values).toEqual(login);
    expect(chooseLoginForm(second).check(login).errors).toHaveProperty('password');
    expect(newPasswordForm(first).check(login).values).toEqual({ ...login, username: null });
    expect(newPasswordForm(second).check(login).errors).toHaveProperty('password');
  });

  it('AC-08 FM-07 password managers are told which box is which', () => {
    const { fields } = chooseLoginForm(passwordPolicies['letters-and-digits']);
    expect(fields.map(({ autocomplete }) => autocomplete)).toEqual(['username', 'new-password']);
  });
});
