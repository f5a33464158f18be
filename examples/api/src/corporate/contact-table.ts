import type { Database } from '../database/schema.ts';
import type { ContactPerson } from './code-table.ts';

/** Someone who was mailed a code. */
export interface CorporateContact extends ContactPerson {
  readonly id: string;
  /** True once they entered a correct code. */
  readonly isVerified: boolean;
}

/** The person who was mailed a code at this company address; null when nobody was. */
export async function findContact(
  database: Database,
  companyEmail: string,
): Promise<CorporateContact | null> {
  const row = await database
    .selectFrom('corporate_contacts')
    .selectAll()
    .where('email', '=', companyEmail.toLowerCase())
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    email: row.email,
    corporateAccountId: row.corporate_account_id,
    facilityId: row.facility_id,
    firstName: row.first_name,
    lastName: row.last_name,
    personalEmail: row.personal_email,
    phone: row.phone,
    isVerified: row.verified_at !== null,
  };
}
