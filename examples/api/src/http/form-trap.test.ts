import {
  attributionHeader,
  type Call,
  contract,
  formHeader,
  proofHeader,
} from '@foyer/adapters-http/wire';
import { describe, expect, it } from 'vitest';

import { sqliteEngine } from '../testing/engines.ts';
import { goodRequests } from '../testing/good-requests.ts';
import { freshApi, type TestAnswer } from '../testing/test-api.ts';

const api = freshApi(sqliteEngine());

/** Every call that submits a public form, with a valid request. */
const forms = Object.values<Call>(contract)
  .filter(({ isPublicForm }) => isPublicForm === true)
  .map(({ name, method, path }) => {
    const { params, body } = goodRequests()[name as keyof typeof contract];
    const filled = Object.entries(params).reduce(
      (whole, [param, value]) => whole.replace(`{${param}}`, value),
      path,
    );
    return { name, method, path: filled, body };
  });

function send(form: (typeof forms)[number], header?: string): Promise<TestAnswer> {
  const headers: Record<string, string> = header === undefined ? {} : { [formHeader]: header };
  return api.send(form.method, form.path, form.body, headers);
}

const refusal = { success: false, error: { code: 'LOOKS_AUTOMATED' } };
const leads = () => api.database.selectFrom('leads').selectAll().execute();

describe('a public form', () => {
  it('SE-17 SE-19 is any form that an anonymous visitor can submit', () => {
    expect(forms.map(({ name }) => name).toSorted()).toEqual([
      'answerForm',
      'createAbandonedLead',
      'createCorporateLead',
      'createReferral',
      'createResidentialLead',
      'orderDayPass',
      'orderGiftCard',
      'recoverByEmail',
      'requestPersonalData',
      'requestTrialPass',
      'resendVerification',
      'sendClubFeedback',
      'signUpWithEmail',
      'updateAbandonedLead',
      'updateCorporateLead',
      'updateReferral',
      'verifyCorporateEmail',
    ]);
  });

  it.each(forms)('SE-17 is refused when its hidden field has a value: $name', async (form) => {
    const answer = await send(form, 'age=60000, filled');
    expect(answer).toMatchObject({ status: 403, body: refusal });
    expect(await leads()).toEqual([]);
  });

  it.each(forms)(
    'SE-19 has to solve a challenge when it was filled in faster than a person does: $name',
    async (form) => {
      const answer = await send(form, 'age=1999');
      expect(answer).toMatchObject({ status: 429, body: { error: { code: 'PROOF_REQUIRED' } } });
      expect(await leads()).toEqual([]);
    },
  );

  it.each(['', 'age=', 'age=-1', 'age=1e9', 'age=60000; filled=?0', 'age=60000, filled, age=1'])(
    'SE-19 is refused with a header that no page sends: %j',
    async (header) => {
      const [form] = forms;
      if (form === undefined) throw new Error('There is no form.');
      expect(await send(form, header)).toMatchObject({ status: 403, body: refusal });
    },
  );

  it.each(forms)('SE-17 SE-19 is accepted from a person or an app: $name', async (form) => {
    for (const header of ['age=2000', undefined]) {
      expect([403, 429]).not.toContain((await send(form, header)).status);
    }
  });

  it('SE-17 is accepted when a refused visitor submits it again', async () => {
    const form = forms.find(({ name }) => name === 'createAbandonedLead');
    if (form === undefined) throw new Error('There is no form.');
    await send(form, 'age=8000, filled');
    expect((await send(form, 'age=9500')).status).toBe(200);
    expect(await leads()).toHaveLength(1);
  });

  it('SE-17 SE-19 is described in the API’s OpenAPI document', async () => {
    const { body } = await api.send('GET', '/openapi.json');
    expect(body).toMatchObject({
      paths: {
        '/v6/utility/feedback/club': {
          post: {
            parameters: [
              { name: formHeader, in: 'header', required: false },
              { name: attributionHeader, in: 'header', required: false },
              { name: proofHeader, in: 'header', required: false },
            ],
          },
        },
      },
    });
  });
});
