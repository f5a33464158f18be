import { contract, errorBody } from '@foyer/adapters-http/wire';
import { describe, expect, it } from 'vitest';

import { sqliteEngine } from '../testing/engines.ts';
import { aLeadBody } from '../testing/lead-bodies.ts';
import { sharedApi } from '../testing/test-api.ts';
import { isDisposable } from './disposable-mail.ts';

describe('Temporary addresses', () => {
  const api = sharedApi(sqliteEngine(), { isDisposable });

  it.each([
    ['ada@mailinator.com', true],
    [' Ada@MAILINATOR.com ', true],
    ['ada@inbox.mailinator.com', true],
    ['ada@mailinator.com.foyer.example', false],
    ['ada@gmail.com', false],
    ['mailinator.com@gmail.com', false],
    ['ada', false],
    ['', false],
  ])('OP-67 %j is one: %s', (address, expected) => {
    expect(isDisposable(address)).toBe(expected);
  });

  it('OP-67 a form with one is refused by its field, for a chain that asks for it', async () => {
    const { path } = contract.createAbandonedLead;
    const refused = await api.send('POST', path, aLeadBody({ EmailAddress: 'a@mailinator.com' }));
    expect(refused.status).toBe(422);
    expect(errorBody.parse(refused.body).error).toMatchObject({
      code: 'DISPOSABLE_ADDRESS',
      field: 'EmailAddress',
    });
    expect((await api.send('POST', path, aLeadBody())).status).toBe(200);
  });
});
