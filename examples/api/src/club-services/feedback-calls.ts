import type { contract } from '@foyer/adapters-http/wire';
import { Err, Ok, parseEmail } from '@foyer/core';
import { parseFacilityId } from '@foyer/core/clubs';
import { feedbackMaxLength } from '@foyer/core/services';

import { invalidField } from '../http/api-failure.ts';
import { check, checkKey, checkOptional } from '../http/check-field.ts';
import { findClub } from '../clubs/club-table.ts';
import { refusalPast } from '../http/limit-rules.ts';
import { instantText } from '../http/request-time.ts';
import type { CallHandler } from '../http/serve-call.ts';
import type { AccountBacking } from '../account/sign-in-calls.ts';

/** Stores one message per id and ignores later ones with the same id. */
export function sendClubFeedback(
  backing: AccountBacking,
): CallHandler<typeof contract.sendClubFeedback> {
  const { database } = backing;
  return async ({ body, now, client }) => {
    const id = checkKey('id', body.id);
    if (!id.ok) return id;
    const facilityId = check('facilityId', parseFacilityId(body.facilityId));
    if (!facilityId.ok) return facilityId;
    if (!(await findClub(database, facilityId.val))) {
      return Err(invalidField('facilityId', 'There is no such club.'));
    }
    if (![1, 2, 3, 4, 5].includes(body.rating)) {
      return Err(invalidField('rating', 'A rating is a whole number from 1 to 5.'));
    }
    const message = body.message.trim();
    if ([...message].length > feedbackMaxLength) {
      return Err(invalidField('message', `A message has at most ${feedbackMaxLength} characters.`));
    }
    const email = checkOptional('email', body.email, parseEmail);
    if (!email.ok) return email;
    const counted = { feedbackFrom: client, feedbackBy: client && email.val };
    const refusal = await refusalPast(backing, counted, { now, keys: [id.val] });
    if (refusal) return Err(refusal);
    await database
      .insertInto('club_feedback')
      .values({
        id: id.val,
        facility_id: facilityId.val,
        rating: body.rating,
        message,
        email: email.val,
        created_at: instantText(now),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    return Ok({ success: true });
  };
}
