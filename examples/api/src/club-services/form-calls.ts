import { Err, Ok } from '@foyer/core';
import { dynamicForm } from '@foyer/core/forms';

import { type ChainData, fieldsOf } from '../chain-data.ts';
import { addRows } from '../database/rows.ts';
import { inTransaction } from '../database/transaction.ts';
import { type ApiFailure, invalidField, notFound } from '../http/api-failure.ts';
import { checkKey } from '../http/read-request.ts';
import { refusalPast } from '../http/limits.ts';
import { instantText } from '../http/request-time.ts';
import { publicCalls } from '../http/serve-call.ts';
import { columns } from '../mail/mail.ts';
import { queueMail } from '../mail/outbox-table.ts';
import { withoutLinks } from '../mail/write-mail.ts';

type Form = ChainData['forms'][number];

export const formCalls = publicCalls({
  getForm({ params }, { data: { forms } }) {
    const form = forms.find(({ formId }) => formId === params.formId);
    if (!form) return Err(noForm);
    const { formId, title, intro, fields } = form;
    return Ok({ formId, title, intro, fields });
  },

  /** Stores answers once per id, and mails them to the form's recipients. Ignores later ones with the same id. */
  async answerForm({ params, body, now, client }, backing) {
    const { database, ids, onMail } = backing;
    const id = checkKey('id', body.id);
    if (!id.ok) return id;
    const form = backing.data.forms.find(({ formId }) => formId === params.formId);
    if (!form) return Err(noForm);
    const { errors, values } = dynamicForm(fieldsOf(form)).unwrap().check(body.values);
    if (values === null) {
      const field = `values.${Object.keys(errors)[0] ?? ''}`;
      return Err(invalidField(field, `${field} is missing or invalid.`));
    }
    const refusal = await refusalPast(backing, { feedbackFrom: client }, { now, keys: [id.val] });
    if (refusal) return Err(refusal);
    const at = instantText(now);
    const isNew = await inTransaction(database, async (transaction) => {
      const answers = JSON.stringify(values);
      const row = { id: id.val, form_id: form.formId, answers, created_at: at };
      if (!(await addRows(transaction, 'form_answers', [row]))) return false;
      await queueMail(transaction, mailOf(form, values), { id: ids.next(), at, concerns: id.val });
      return true;
    });
    if (isNew) onMail();
    return Ok({ success: true });
  },
});

function mailOf({ recipient, title, fields }: Form, values: Readonly<Record<string, string>>) {
  const facts = fields.map(
    ({ name, label }) => [label, withoutLinks(values[name] ?? '') || 'not given'] as const,
  );
  return {
    recipient,
    subject: `Form: ${title}`,
    body: `Someone filled out “${title}”.\n\n${columns(facts)}\n`,
  };
}

const noForm: ApiFailure = notFound('There is no such form.', 'formId');
