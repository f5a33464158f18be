import type { contract } from '@foyer/adapters-http/wire';
import {
  Err,
  Ok,
  parseEmail,
  parseFacilityId,
  parsePassword,
  parsePostalCodeIn,
  parseUsername,
  type PasswordPolicy,
  type Result,
} from '@foyer/core';

import { type ApiFailure, invalidField } from '../api-failure.ts';
import { check, checkName, checkOptional } from '../check-field.ts';
import { findClub } from '../clubs/club-table.ts';
import type { AccountRow } from '../database/account-schema.ts';
import { isUniqueViolation } from '../database/engine-error.ts';
import { inTransaction } from '../database/transaction.ts';
import { addressChangedMail, passwordChangedMail } from '../mail/account-mails.ts';
import { queueMail } from '../mail/outbox-table.ts';
import { instantText } from '../request-time.ts';
import type { CallHandler } from '../serve-call.ts';
import { changeAccount } from './account-table.ts';
import { hashPassword } from './password-hash.ts';
import { endOtherSessions, type SignedIn } from './session-table.ts';
import { type AccountBacking, proveSelf } from './sign-in-calls.ts';
import { useVoucher } from './voucher-table.ts';

type Changes = Partial<Omit<AccountRow, 'id' | 'created_at'>>;

/** HT-03. Whoever was written to before hears of another address. */
export function updateAccountInformation({
  database,
  ids,
  onMail,
}: AccountBacking): CallHandler<typeof contract.updateAccountInformation, SignedIn> {
  return async ({ body, caller: { account }, now, locale }) => {
    const at = instantText(now);
    const email = check('email', parseEmail(body.email));
    if (!email.ok) return email;
    const zipCode = checkOptional('zipCode', body.zipCode, (text) =>
      parsePostalCodeIn(body.country, text),
    );
    if (!zipCode.ok) return zipCode;
    const lines = readLines(body);
    if (!lines.ok) return lines;
    const isMoved = email.val.toLowerCase() !== account.email_key;
    await inTransaction(database, async (transaction) => {
      await changeAccount(transaction, account.id, {
        ...lines.val,
        zip_code: zipCode.val,
        email: email.val,
        email_key: email.val.toLowerCase(),
        updated_at: at,
      });
      if (isMoved)
        await queueMail(transaction, addressChangedMail(account, locale), { id: ids.next(), at });
    });
    if (isMoved) onMail();
    return Ok({ success: true });
  };
}

/** HT-10 */
export function updateMemberProfile({
  database,
}: AccountBacking): CallHandler<typeof contract.updateMemberProfile, SignedIn> {
  return async ({ body, caller: { account }, now }) => {
    if (body.memberId !== undefined && body.memberId !== account.member_id) return Err(notYours);
    const changes: Changes = { updated_at: instantText(now) };
    for (const [field, column] of names) {
      const text = body[field];
      if (text === undefined) continue;
      const name = checkName(field, text);
      if (!name.ok) return name;
      changes[column] = name.val;
    }
    for (const [field, most] of measures) {
      const value = body[field];
      if (value === undefined) continue;
      if (value !== null && !(value > 0 && value <= most)) {
        return Err(invalidField(field, `${field} is more than 0 and at most ${most}.`));
      }
      changes[field] = value;
    }
    if (body.homeFacilityId !== undefined) {
      const id = check('homeFacilityId', parseFacilityId(body.homeFacilityId));
      if (!id.ok) return id;
      if (!(await findClub(database, id.val))) {
        return Err(invalidField('homeFacilityId', 'There is no such club.'));
      }
      changes.home_facility_id = id.val;
    }
    await changeAccount(database, account.id, changes);
    return Ok({ success: true });
  };
}

/** HT-04. Two members who want one name at once: the table's index lets one have it. */
export function updateUsername({
  database,
}: AccountBacking): CallHandler<typeof contract.updateUsername, SignedIn> {
  return async ({ body, caller: { account }, now }) => {
    const username = check('username', parseUsername(body.username));
    if (!username.ok) return username;
    try {
      await changeAccount(database, account.id, {
        username: username.val,
        username_key: username.val.toLowerCase(),
        updated_at: instantText(now),
      });
      return Ok({ success: true });
    } catch (error) {
      if (isUniqueViolation(error)) return Err(usernameTaken);
      throw error;
    }
  };
}

/** HT-05. The member is told by mail, in case that it was not them. */
export function updatePassword(
  backing: AccountBacking,
  policy: PasswordPolicy,
): CallHandler<typeof contract.updatePassword, SignedIn> {
  return async ({ body, caller, now, locale }) => {
    const next = checkPassword('newPassword', body.newPassword, policy);
    if (!next.ok) return next;
    const proof = await proveSelf(backing, caller, body.currentPassword, now);
    if (proof === 'wrong') return Err(wrongPassword);
    if (proof !== 'right') return Err({ ...proof, field: 'currentPassword' });
    const at = instantText(now);
    const hash = await hashPassword(next.val);
    const { account, sessionHash } = caller;
    await inTransaction(backing.database, async (transaction) => {
      await changeAccount(transaction, account.id, { password_hash: hash, updated_at: at });
      await endOtherSessions(transaction, account.id, sessionHash, at);
      const mail = passwordChangedMail(account, locale);
      await queueMail(transaction, mail, { id: backing.ids.next(), at });
    });
    backing.onMail();
    return Ok({ success: true });
  };
}

/** HT-06 */
export function linkSocialLogin({
  database,
  secret,
}: AccountBacking): CallHandler<typeof contract.linkSocialLogin, SignedIn> {
  return async ({ body, caller: { account }, now }) => {
    const at = instantText(now);
    const voucher = await secret.mark('voucher', body.accessToken);
    try {
      return await inTransaction(database, async (transaction) => {
        if (!(await useVoucher(transaction, voucher, body.facebookId, now))) {
          return Err(invalidField('accessToken', 'The provider does not vouch for this login.'));
        }
        await changeAccount(transaction, account.id, {
          social_id: body.facebookId,
          updated_at: at,
        });
        return Ok({ success: true });
      });
    } catch (error) {
      if (isUniqueViolation(error)) return Err(loginTaken);
      throw error;
    }
  };
}

/** HT-07 */
export function unlinkSocialLogin({
  database,
}: AccountBacking): CallHandler<typeof contract.unlinkSocialLogin, SignedIn> {
  return async ({ caller: { account }, now }) => {
    const at = instantText(now);
    await changeAccount(database, account.id, { social_id: null, updated_at: at });
    return Ok({ success: true });
  };
}

/** A new password, held to the chain's policy. VA-05, VA-06 */
export function checkPassword(
  field: string,
  password: string,
  policy: PasswordPolicy,
): Result<string, ApiFailure> {
  return parsePassword(password, policy).mapErr((unmet) =>
    invalidField(field, `${field} does not meet: ${unmet.join(', ')}.`),
  );
}

const names = [
  ['firstName', 'first_name'],
  ['lastName', 'last_name'],
] as const;

/** Centimetres and kilograms that no person exceeds. */
const measures = [
  ['height', 300],
  ['weight', 700],
] as const;

/** Lines of an address as they were typed, at most 100 characters each; an empty one is none. */
function readLines(
  body: Record<'address1' | 'address2' | 'city' | 'state' | 'country', string | null>,
): Result<Changes, ApiFailure> {
  const lines: Changes = {};
  for (const field of ['address1', 'address2', 'city', 'state', 'country'] as const) {
    const line = body[field]?.trim() ?? '';
    if (line.length > 100) return Err(invalidField(field, `${field} is too long.`));
    lines[field] = line === '' ? null : line;
  }
  return Ok(lines);
}

const notYours: ApiFailure = {
  status: 403,
  code: 'NOT_YOURS',
  message: 'This is another member.',
  field: 'memberId',
};

const usernameTaken: ApiFailure = {
  status: 409,
  code: 'USERNAME_TAKEN',
  message: 'Another member has this username.',
  field: 'username',
};

const loginTaken: ApiFailure = {
  status: 409,
  code: 'LOGIN_TAKEN',
  message: 'This login is linked to another account.',
  field: 'facebookId',
};

const wrongPassword: ApiFailure = {
  status: 422,
  code: 'WRONG_PASSWORD',
  message: 'The current password is not right.',
  field: 'currentPassword',
};
