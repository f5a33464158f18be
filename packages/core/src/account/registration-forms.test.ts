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

describe('the registration and recovery forms', () => {
  it('AC-08 HT-50 a member number can be typed in groups, as printed on the card', () => {
    const { values } = memberRegistrationForm().check({
      memberId: ' 123 456 789 ',
      lastName: ' O’Brien ',
    });
    expect(values).toEqual({
      memberId: '123456789',
      lastName: 'O’Brien',
    });
  });

  it('AC-08 FM-01 each missing or invalid field is named', () => {
    const empty = { memberId: ' ', lastName: '' };
    expect(memberRegistrationForm().check(empty).errors).toEqual({
      memberId: { key: 'fillOut' },
      lastName: { key: 'fillOut' },
    });
    const { errors } = prospectRegistrationForm().check({
      firstName: '7',
      lastName: 'Byron',
      emailAddress: 'x',
    });
    expect(Object.keys(errors)).toEqual(['firstName', 'emailAddress']);
    expect(recoverForm().check({ emailAddress: '' }).errors).toHaveProperty('emailAddress');
    expect(resendForm().check({ memberName: ' ' }).errors).toHaveProperty('memberName');
    expect(resendForm().check({ memberName: 'grace@mail.example' }).errors).toEqual({
      memberName: { key: 'memberNameMalformed' },
    });
    expect(resendForm().check({ memberName: ' grace ' }).values).toBe('grace');
  });

  it('AC-08 VA-05 VA-06 a new password must meet the chain’s policy', () => {
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

  it('AC-08 FM-07 the boxes are labeled for password managers', () => {
    const { fields } = chooseLoginForm(passwordPolicies['letters-and-digits']);
    expect(fields.map(({ autocomplete }) => autocomplete)).toEqual(['username', 'new-password']);
  });
});
