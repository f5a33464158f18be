import { Err, Ok, parseEmail } from '@foyer/core';
import { parseFacilityId } from '@foyer/core/clubs';
import { dynamicForm, parseInclusiveName } from '@foyer/core/forms';
import { feedbackMaxLength } from '@foyer/core/services';

import { type ChainData, fieldsOf } from '../chain-data.ts';
import { findClub } from '../clubs/club-table.ts';
import { addRows, findRow } from '../database/rows.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { type ApiFailure, failure, invalidField, notFound } from '../http/api-failure.ts';
import { refusalPast, uncount } from '../http/limits.ts';
import { check, checkKey, checkMessage, checkOptional } from '../http/read-request.ts';
import { instantText } from '../http/request-time.ts';
import { publicCalls } from '../http/serve-call.ts';
import { columns } from '../mail/mail.ts';
import { queueMail } from '../mail/outbox-table.ts';
import { withoutLinks } from '../mail/write-mail.ts';
import { notifyClubs } from '../notifications/notify-clubs.ts';

export const clubServiceCalls = publicCalls({
  /**
   * The last day counts in the club's own time zone. Invalid codes count against a limit, so that nobody finds one by
   * guessing.
   */
  async getTrialPass({ params, now, client }, backing) {
    const { database, ids } = backing;
    const keys = [ids.next()];
    const refusal = await refusalPast(backing, { passesFrom: client }, { now, keys });
    if (refusal) return Err(refusal);
    const code = params.code.trim().toUpperCase();
    const pass = await findRow(database, 'trial_passes', { code, facility_id: params.facilityId });
    const club = pass && (await findClub(database, pass.facility_id));
    if (!pass || !club) return Err(notFound('There is no such pass at this club.', 'code'));
    await uncount(database, keys);
    const today = now.toZonedDateTimeISO(club.time_zone).toPlainDate().toString();
    if (today > pass.take_up_by) return Err(passEnded);
    return Ok({
      code: pass.code,
      facilityId: pass.facility_id,
      title: pass.title,
      days: pass.days,
      terms: pass.terms,
      takeUpBy: pass.take_up_by,
    });
  },

  /** Stores one message per id and notifies the club. Ignores later ones with the same id. */
  async sendClubFeedback({ body, now, client }, backing) {
    const { database, ids, onMail } = backing;
    const id = checkKey('id', body.id);
    if (!id.ok) return id;
    const facilityId = check('facilityId', parseFacilityId(body.facilityId));
    if (!facilityId.ok) return facilityId;
    const club = await findClub(database, facilityId.val);
    if (!club) return Err(invalidField('facilityId', 'There is no such club.'));
    if (![1, 2, 3, 4, 5].includes(body.rating)) {
      return Err(invalidField('rating', 'A rating is a whole number from 1 to 5.'));
    }
    const message = checkMessage(body.message, feedbackMaxLength);
    if (!message.ok) return message;
    const email = checkOptional('email', body.email, parseEmail);
    if (!email.ok) return email;
    const showAs = checkOptional('showAs', body.showAs ?? null, parseInclusiveName);
    if (!showAs.ok) return showAs;
    const counted = { feedbackFrom: client, feedbackBy: client && email.val };
    const refusal = await refusalPast(backing, counted, { now, keys: [id.val] });
    if (refusal) return Err(refusal);
    const at = instantText(now);
    const feedback = { id: id.val, rating: body.rating, message: message.val, email: email.val };
    const isNew = await inTransaction(database, async (transaction) => {
      const row = {
        ...feedback,
        facility_id: club.facility_id,
        shown_as: showAs.val,
        created_at: at,
      };
      if (!(await addRows(transaction, 'club_feedback', [row]))) return false;
      await notifyClubs(transaction, ids, [{ type: 'feedback.received', club, feedback, at }]);
      return true;
    });
    if (isNew) onMail();
    return Ok({ success: true });
  },

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

export async function seedTrialPasses(database: Database, { passes }: ChainData): Promise<void> {
  const rows = passes.map(({ club, takeUpBy, ...pass }) => ({
    ...pass,
    facility_id: club,
    take_up_by: takeUpBy,
  }));
  await addRows(database, 'trial_passes', rows);
}

const passEnded = failure(410, 'PASS_ENDED', 'This pass can no longer be used.', 'code');

type Form = ChainData['forms'][number];

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
