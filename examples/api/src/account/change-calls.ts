import type { Call } from '@foyer/adapters-http/wire';
import { Err, Ok, parseEmail, type Result, type Temporal } from '@foyer/core';
import { parseFacilityId } from '@foyer/core/clubs';
import { parsePostalCodeIn } from '@foyer/core/forms';
import { defaultPasswordPolicy, parseUsername } from '@foyer/core/registration';
import type { Updateable } from 'kysely';
import { type JoinDetailsField, joinDetailsForm } from '@foyer/core/join';

import { findClub, type StoredClub } from '../clubs/club-table.ts';
import { isUniqueViolation } from '../database/engine-error.ts';
import { findRow } from '../database/rows.ts';
import type { Database, Tables } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { type ApiFailure, failure, invalidField } from '../http/api-failure.ts';
import { check, checkName, checkOptional } from '../http/read-request.ts';
import { instantText } from '../http/request-time.ts';
import { type Backing, type CallRequest, memberCalls } from '../http/serve-call.ts';
import { type AccountChange, reportChange } from './account-events.ts';
import { type Account, changeAccount, type SignedIn, usernameTaken } from './account-table.ts';
import {
  checkPassword,
  commonPasswordRefusal,
  hashPassword,
  isRightPassword,
} from './passwords.ts';
import { isPending, prepareConfirmation, storeConfirmation } from './email-calls.ts';
import { emailLinkRefusal } from './mailed-link-table.ts';
import { endOtherSessions, holdSession, notSignedIn } from './session-table.ts';
import { proveMember } from './sign-in-calls.ts';
import { useVoucher } from './voucher-table.ts';

type Changes = Updateable<Tables['accounts']>;

export const changeCalls = memberCalls({
  /** A new email address stays pending until its owner opens the link mailed to it. */
  async updateAccountInformation(request, backing) {
    const { body, caller, now, client, locale, origin } = request;
    const { database } = backing;
    const { account } = caller;
    const at = instantText(now);
    const email = check('email', parseEmail(body.email));
    if (!email.ok) return email;
    const zipCode = checkOptional('zipCode', body.zipCode, (text) =>
      parsePostalCodeIn(body.country, text),
    );
    if (!zipCode.ok) return zipCode;
    const lines = readLines(body);
    if (!lines.ok) return lines;
    const details = { ...lines.val, zip_code: zipCode.val, updated_at: at };
    if (email.val.toLowerCase() === account.email_key) {
      await changeAccount(database, account.id, details);
      return Ok({ success: true });
    }
    const proof = await proveMember(backing, request, body.currentPassword);
    if (!proof.ok) return proof;
    // A retry after a lost response. Another call resends the mail.
    const isAsked = (from: Database) => isPending(from, account.id, email.val, at);
    if (await isAsked(database)) {
      await changeAccount(database, account.id, details);
      return Ok({ success: true });
    }
    const refused = await emailLinkRefusal(backing, caller, email.val, { now, client });
    if (refused) return Err(refused);
    const post = { ...backing, now, origin, locale };
    const confirmation = await prepareConfirmation(post, email.val);
    const isHeld = await inTransaction(database, async (transaction) => {
      if (!(await holdSession(transaction, caller))) return false;
      await changeAccount(transaction, account.id, details);
      if (await isAsked(transaction)) return true;
      await storeConfirmation(transaction, post, caller, confirmation);
      await reportChange(transaction, post, account, 'emailAsked');
      return true;
    });
    if (!isHeld) return Err(notSignedIn);
    backing.onMail();
    return Ok({ success: true });
  },

  async updateMemberProfile({ body, caller: { account }, now }, { database }) {
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
  },

  /** If two members ask for the same name at the same time, the table's unique index lets only one have it. */
  async updateUsername(request, backing) {
    const { body, caller } = request;
    const username = check('username', parseUsername(body.username));
    if (!username.ok) return username;
    if (username.val === caller.account.username) return Ok({ success: true });
    const proof = await proveMember(backing, request, body.currentPassword);
    if (!proof.ok) return proof;
    return secureChange(request, backing, {
      changes: { username: username.val, username_key: username.val.toLowerCase() },
      mail: 'username',
      taken: usernameTaken,
    });
  },

  async updatePassword(request, backing) {
    const { body, caller } = request;
    const next = checkPassword('newPassword', body.newPassword, defaultPasswordPolicy);
    if (!next.ok) return next;
    const common = await commonPasswordRefusal('newPassword', next.val, caller.account);
    if (common) return Err(common);
    const proof = await proveMember(backing, request, body.currentPassword);
    const isSet = ({ password_hash }: Account) => isRightPassword(next.val, password_hash);
    if (!proof.ok) {
      // Sent again after a lost answer. It counts as a wrong password, so it can't be used to guess one.
      const isCounted = proof.val.status === 422 && body.currentPassword !== undefined;
      return isCounted && (await isSet(caller.account)) ? Ok({ success: true }) : proof;
    }
    const changes = { password_hash: await hashPassword(next.val) };
    return secureChange(request, backing, { changes, mail: 'password', isDone: isSet });
  },

  /** A wrong password doesn't use up the provider's voucher. */
  async linkSocialLogin(request, backing) {
    const { body, now } = request;
    const proof = await proveMember(backing, request, body.currentPassword);
    if (!proof.ok) return proof;
    const voucher = await backing.secret.mark('voucher', body.accessToken);
    return secureChange(request, backing, {
      changes: { social_id: body.facebookId },
      mail: 'linked',
      taken: loginTaken,
      // A voucher is used once, also for the same login.
      isDone: () => false,
      async beside(transaction) {
        const isVouchedFor = await useVoucher(transaction, voucher, body.facebookId, now);
        return isVouchedFor ? null : unconfirmedLogin;
      },
    });
  },

  async unlinkSocialLogin(request, backing) {
    const { body, caller } = request;
    if (caller.account.social_id === null) return Ok({ success: true });
    const proof = await proveMember(backing, request, body?.currentPassword);
    if (!proof.ok) return proof;
    return secureChange(request, backing, { changes: { social_id: null }, mail: 'unlinked' });
  },
});

interface SecureChange {
  /** New values of the account; none if the change is elsewhere. */
  readonly changes?: Changes;
  readonly mail: AccountChange;
  /** The failure when another account has the new value. */
  readonly taken?: ApiFailure;
  /** What else belongs to the transaction. Returns the failure for which nothing changes. */
  readonly beside?: (transaction: Database) => Promise<ApiFailure | null>;
  /** True if the account already has the change; by default, if it has the new values. */
  readonly isDone?: (account: Account) => boolean | Promise<boolean>;
}

/**
 * Changes how the member signs in. Ends the account's other sessions and mails the member, in case someone else did it.
 * The same change again, such as after a lost answer, does nothing.
 */
export async function secureChange(
  { caller, now, locale, origin }: CallRequest<Call, SignedIn>,
  backing: Backing,
  { changes = {}, mail, taken, beside, isDone = hasAll(changes) }: SecureChange,
): Promise<Result<{ success: true }, ApiFailure>> {
  const { database, onMail } = backing;
  const { account, sessionHash } = caller;
  const at = instantText(now);
  try {
    const refused = await inTransaction(database, async (transaction) => {
      if (!(await holdSession(transaction, caller))) return notSignedIn;
      const current = await findRow(transaction, 'accounts', { id: account.id });
      if (current && (await isDone(current))) return null;
      const failed = await beside?.(transaction);
      if (failed) return failed;
      await changeAccount(transaction, account.id, { ...changes, updated_at: at });
      await endOtherSessions(transaction, account.id, sessionHash, at);
      await reportChange(transaction, { ...backing, now, locale, origin }, account, mail);
      return null;
    });
    if (refused) return Err(refused);
  } catch (error) {
    if (taken && isUniqueViolation(error)) return Err(taken);
    throw error;
  }
  onMail();
  return Ok({ success: true });
}

function hasAll(changes: Changes): (account: Account) => boolean {
  const values = Object.entries(changes);
  return (account) =>
    values.length > 0 && values.every(([column, value]) => Reflect.get(account, column) === value);
}

const unconfirmedLogin = invalidField('accessToken', 'The provider did not confirm this login.');

const names = [
  ['firstName', 'first_name'],
  ['lastName', 'last_name'],
] as const;

/** Upper bounds in centimeters and kilograms. */
const measures = [
  ['height', 300],
  ['weight', 700],
] as const;

/** Address lines as typed, at most 100 characters each; an empty line becomes null. */
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

const notYours = failure(403, 'NOT_YOURS', 'This id belongs to another member.', 'memberId');

const loginTaken = failure(
  409,
  'LOGIN_TAKEN',
  'This login is linked to another account.',
  'facebookId',
);

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
