import type { IdSource } from '@foyer/core';

import type { CorporateContactRow, Database } from '../database/schema.ts';
import type { Mail } from '../mail/confirmation-mail.ts';
import { queueMail } from '../mail/outbox-table.ts';
import { instantText } from '../request-time.ts';
import type { EmailCode } from './email-code.ts';

/** Someone at an employer, as they said. */
export interface ContactPerson {
  readonly email: string;
  readonly corporateAccountId: string;
  readonly facilityId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly personalEmail: string;
  readonly phone: string;
}

/**
 * Keeps the person, ends the code they had, keeps the new one and puts its mail out: all or none. The person's row is
 * held meanwhile, so that of two requests at once one code stays live. Answers the person's id, the same each time.
 */
export function issueCode(
  database: Database,
  ids: IdSource,
  at: string,
  person: ContactPerson,
  { codeHash, salt, expiresAt }: EmailCode,
  mail: Mail,
): Promise<string> {
  const email = person.email.toLowerCase();
  return database.transaction().execute(async (transaction) => {
    const { id } = await transaction
      .insertInto('corporate_contacts')
      .values({ ...columnsOf(person), id: ids.next(), email, created_at: at, updated_at: at })
      .onConflict((conflict) =>
        conflict.column('email').doUpdateSet({ ...columnsOf(person), updated_at: at }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    await transaction
      .updateTable('email_codes')
      .set({ ended_at: at })
      .where('email', '=', email)
      .where('ended_at', 'is', null)
      .execute();
    await transaction
      .insertInto('email_codes')
      .values({
        id: ids.next(),
        corporate_contact_id: id,
        email,
        code_hash: codeHash,
        salt,
        tries: 0,
        created_at: at,
        expires_at: instantText(expiresAt),
        ended_at: null,
      })
      .execute();
    await queueMail(transaction, mail, { id: ids.next(), at });
    return id;
  });
}

function columnsOf(
  person: ContactPerson,
): Omit<CorporateContactRow, 'id' | 'email' | 'created_at' | 'updated_at'> {
  return {
    corporate_account_id: person.corporateAccountId,
    facility_id: person.facilityId,
    first_name: person.firstName,
    last_name: person.lastName,
    personal_email: person.personalEmail,
    phone: person.phone,
  };
}
