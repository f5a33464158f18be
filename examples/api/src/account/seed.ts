import type { Insertable } from 'kysely';

import type { AccountRow } from '../database/account-schema.ts';
import type { Database } from '../database/schema.ts';
import { accountOfMember, changeAccount, giveLogin } from './account-table.ts';
import { isRightPassword } from './password-hash.ts';
import { endOtherSessions } from './session-table.ts';

/**
 * Adds accounts for seeded members when there are none, without passwords. Grace's account has every kind of data,
 * Alan's very little.
 */
export async function seedAccounts(database: Database): Promise<void> {
  const present = await database.selectFrom('accounts').select('id').limit(1).executeTakeFirst();
  if (present) return;
  await database
    .insertInto('accounts')
    .values([grace, alan])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await database
    .insertInto('account_billing')
    .values({
      account_id: grace.id,
      address1: grace.address1,
      address2: null,
      email: grace.email,
      card_last_four: '4242',
      card_type: 'Visa',
      expiration_date: '04/30',
      balance: 0,
      currency: 'USD',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await database
    .insertInto('account_gift_cards')
    .values({
      account_id: grace.id,
      last_four: '1001',
      balance: 7_500,
      currency: 'USD',
      expiration_date: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The demo login for a developer's own machine. */
const demoLogin = { memberId: '901001', username: 'grace', password: 'Quiet_Hours1' };

/**
 * Gives Grace the demo login when developer tools are on, unless she already has a login. Removes it when they are off,
 * so that a development database never goes public with a published password.
 */
export async function settleDemoLogin(
  database: Database,
  devTools: boolean,
  at: string,
): Promise<void> {
  const account = await accountOfMember(database, demoLogin.memberId);
  if (!account) return;
  if (devTools) {
    if (account.password_hash === null) await giveLogin(database, account.id, demoLogin, at);
    return;
  }
  const isDemo =
    account.password_hash !== null &&
    (await isRightPassword(demoLogin.password, account.password_hash));
  if (!isDemo) return;
  await changeAccount(database, account.id, { password_hash: null, updated_at: at });
  await endOtherSessions(database, account.id, null, at);
}

/** The ids are fixed, so that servers that seed at the same time insert the same rows. */
type SeededAccount = Insertable<AccountRow>;

const seededAt = '2026-01-01T00:00:00.000Z';

const grace: SeededAccount = {
  id: 'account-901001',
  member_id: '901001',
  ...{ username: null, username_key: null, password_hash: null },
  email: 'grace@mail.example',
  email_key: 'grace@mail.example',
  first_name: 'Grace',
  last_name: 'Hopper',
  address1: '12 Harbour Lane',
  address2: null,
  city: 'New York',
  state: 'NY',
  country: 'US',
  zip_code: '10013',
  social_id: null,
  home_facility_id: '101',
  height: 168,
  weight: 61.5,
  strikes: 0,
  has_active_pt: 1,
  membership_status: 'Active',
  add_on_status_id: '2',
  has_add_on: 1,
  activated_at: null,
  created_at: seededAt,
  updated_at: seededAt,
};

const alan: SeededAccount = {
  ...grace,
  id: 'account-901002',
  member_id: '901002',
  email: 'alan@mail.example',
  email_key: 'alan@mail.example',
  first_name: 'Alan',
  last_name: 'Turing',
  ...{ address1: null, city: null, state: null, zip_code: null, height: null, weight: null },
  has_active_pt: 0,
  membership_status: 'Frozen',
  ...{ add_on_status_id: null, has_add_on: null },
};
