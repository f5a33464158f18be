import { Err, Ok, type Temporal } from '@foyer/core';
import { type JoinDetailsField, joinDetailsForm } from '@foyer/core/join';

import { findClub, type StoredClub } from '../clubs/club-table.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { type ApiFailure, failure, invalidField } from '../http/api-failure.ts';
import { instantText } from '../http/request-time.ts';
import { memberCalls } from '../http/serve-call.ts';
import { type Account, changeAccount } from './account-table.ts';

export const joinDetailsCalls = memberCalls({
  /** The name and address become the account's. The home club's country decides what an address is. */
  async saveJoinDetails({ body, caller: { account }, now }, { database }) {
    const club = await homeClub(database, account);
    if (!club) return Err(noHomeClub);
    const { country } = club;
    const today = todayAt(club, now);
    const form = joinDetailsForm({ variant: 'standard', country, today, asksCard: false });
    const { errors, values } = form.check(textOf(body));
    if (values === null) return Err(invalid(errors));
    const at = instantText(now);
    const details = {
      birth_date: values.birthDate,
      personal_email: values.personalEmail,
      company_email: values.companyEmail,
      corp_info: values.corporateInformation,
      updated_at: at,
    };
    await inTransaction(database, async (transaction) => {
      await changeAccount(transaction, account.id, {
        first_name: values.firstName,
        last_name: values.lastName,
        country,
        address1: values.streetAddress,
        address2: values.floor,
        city: values.city,
        state: values.state,
        zip_code: values.postalCode,
        updated_at: at,
      });
      await transaction
        .insertInto('join_details')
        .values({ account_id: account.id, ...details })
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet(details))
        .execute();
    });
    return Ok({ success: true });
  },
});

async function homeClub(database: Database, { member_id, home_facility_id }: Account) {
  if (member_id === null || home_facility_id === null) return null;
  return findClub(database, home_facility_id);
}

function todayAt({ time_zone }: StoredClub, now: Temporal.Instant): string {
  return now.toZonedDateTimeISO(time_zone).toPlainDate().toString();
}

function invalid(errors: object): ApiFailure {
  const field = Object.keys(errors)[0] ?? '';
  return invalidField(field, `${field} is missing or invalid.`);
}

function textOf(
  body: Omit<Record<JoinDetailsField, string | null>, 'card_data'>,
): Record<JoinDetailsField, string> {
  const texts = Object.entries(body).map(([name, text]) => [name, text ?? ''] as const);
  return Object.fromEntries(texts) as Record<JoinDetailsField, string>;
}

const noHomeClub = failure(409, 'NO_HOME_CLUB', 'There is no membership at a club.');
