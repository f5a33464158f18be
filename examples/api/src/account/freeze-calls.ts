import type { contract } from '@foyer/adapters-http/wire';
import { Err, Ok } from '@foyer/core';
import { freezeForm } from '@foyer/core/forms';

import { findClub } from '../clubs/club-table.ts';
import { inTransaction } from '../database/transaction.ts';
import { type ApiFailure, invalidField } from '../http/api-failure.ts';
import { instantText } from '../http/request-time.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { notifyClubs } from '../notifications/notify-clubs.ts';
import type { SignedIn } from './session-table.ts';
import type { AccountBacking } from './sign-in-calls.ts';

/** Stores the request and tells the home club. Only a request that differs from the stored one is reported again. */
export function requestFreeze({
  database,
  ids,
  onMail,
}: AccountBacking): CallHandler<typeof contract.requestFreeze, SignedIn> {
  return async ({ body, caller: { account }, now }) => {
    const club =
      account.member_id === null || account.home_facility_id === null
        ? undefined
        : await findClub(database, account.home_facility_id);
    if (!club) return Err(noHomeClub);
    const today = now.toZonedDateTimeISO(club.time_zone).toPlainDate().toString();
    const { freezeDuration, startDate, medicalReason } = body;
    const input = { freezeDuration: `${freezeDuration}`, startDate, medicalReason };
    const { errors, values } = freezeForm({ today }).check(input);
    if (values === null) {
      const field = Object.keys(errors)[0] ?? 'startDate';
      return Err(invalidField(field, `${field} is not one that can be chosen.`));
    }
    const at = instantText(now);
    const isNew = await inTransaction(database, async (transaction) => {
      const wanted = { months: values.months, medical_reason: values.medicalReason };
      const stored = await transaction
        .insertInto('membership_freezes')
        .values({
          ...{ ...wanted, account_id: account.id, facility_id: club.facility_id },
          ...{ start_date: values.startDate, asked_at: at },
        })
        .onConflict((conflict) =>
          conflict
            .columns(['account_id', 'start_date'])
            .doUpdateSet({ ...wanted, facility_id: club.facility_id, asked_at: at })
            .where((where) =>
              where.or([
                where('membership_freezes.months', '!=', wanted.months),
                where('membership_freezes.medical_reason', '!=', wanted.medical_reason),
                where('membership_freezes.facility_id', '!=', club.facility_id),
              ]),
            ),
        )
        .returning('account_id')
        .executeTakeFirst();
      if (!stored) return false;
      const event = {
        type: 'freeze.requested',
        club,
        member: account,
        freeze: values,
        at,
      } as const;
      await notifyClubs(transaction, ids, [event]);
      return true;
    });
    if (isNew) onMail();
    return Ok({ success: true });
  };
}

const noHomeClub: ApiFailure = {
  status: 409,
  code: 'NO_HOME_CLUB',
  message: 'There is no membership at a club to freeze.',
};
