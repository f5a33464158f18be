import type { contract } from '@foyer/adapters-http/wire';
import { Err, Ok } from '@foyer/core';

import { instantText } from '../http/request-time.ts';
import type { CallHandler } from '../http/serve-call.ts';
import {
  confirmEmail,
  pendingEmail,
  prepareConfirmation,
  storeConfirmation,
  undoEmail,
} from './email-change.ts';
import { emailLinkRefusal } from './link-limits.ts';
import { endLinks, readLink } from './mailed-link-table.ts';
import { liveLink, postOf, type RegistrationBacking, unknownLink } from './registration-calls.ts';
import type { SignedIn } from './session-table.ts';
import { inTransaction } from '../database/transaction.ts';

/**
 * Mails the link to the pending address again. Doesn't ask for the password, because entering the address already did.
 */
export function resendEmailLink(
  backing: RegistrationBacking,
): CallHandler<typeof contract.resendEmailLink, SignedIn> {
  return async ({ caller, now, client, locale }) => {
    const { database } = backing;
    const email = await pendingEmail(database, caller.account.id);
    if (email === null) return Ok({ success: false });
    const refused = await emailLinkRefusal(backing, caller, email, { now, client });
    if (refused) return Err(refused);
    const post = postOf(backing, now, locale);
    const confirmation = await prepareConfirmation(post, email);
    await inTransaction(database, (transaction) =>
      storeConfirmation(transaction, post, caller, confirmation),
    );
    backing.onMail();
    return Ok({ success: true });
  };
}

/** Does nothing when no address is pending. */
export function cancelEmailChange({
  database,
}: RegistrationBacking): CallHandler<typeof contract.cancelEmailChange, SignedIn> {
  return async ({ caller: { account }, now }) => {
    await endLinks(database, account.id, ['confirm-email'], instantText(now));
    return Ok({ success: true });
  };
}

/** Confirms a new address or restores the former one, depending on the link. */
export function useEmailLink(
  backing: RegistrationBacking,
): CallHandler<typeof contract.useEmailLink> {
  return async ({ body, now, locale }) => {
    const link = liveLink(await readLink(backing.database, backing.secret, body.token, now));
    if (!link.ok) return link;
    const { email, purpose } = link.val;
    if (email === null) return Err(unknownLink);
    const follow = purpose === 'undo-email' ? undoEmail : confirmEmail;
    const done = await follow(postOf(backing, now, locale), { ...link.val, email });
    if (done.ok) backing.onMail();
    return done.map(() => ({ success: true }));
  };
}
