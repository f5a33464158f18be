import { Err, Ok } from '@foyer/core';
import { parsePasskeyName } from '@foyer/core/second-step';

import { changeRows, deleteRows, insertRow } from '../database/rows.ts';
import { failure, invalidField } from '../http/api-failure.ts';
import { instantText } from '../http/request-time.ts';
import { memberCalls } from '../http/serve-call.ts';
import { secureChange } from './change-calls.ts';
import { beginNewPasskey, checkNewPasskey, mostPasskeys, passkeysOf } from './passkey-table.ts';
import { proveMember } from './sign-in-calls.ts';

export const passkeyCalls = memberCalls({
  async listPasskeys({ caller: { account } }, { database }) {
    const passkeys = await passkeysOf(database, account.id);
    return Ok({
      passkeys: passkeys.map(({ id, name, created_at: addedAt, used_at: usedAt }) => ({
        id,
        name,
        addedAt,
        usedAt,
      })),
    });
  },

  async beginPasskey(request, backing) {
    const { body, caller, now } = request;
    const proof = await proveMember(backing, request, body.currentPassword);
    if (!proof.ok) return proof;
    const known = await passkeysOf(backing.database, caller.account.id);
    if (known.length >= mostPasskeys) return Err(tooMany);
    return Ok({ options: await beginNewPasskey(backing, caller.account, now) });
  },

  async addPasskey(request, backing) {
    const { body, caller, now } = request;
    const { account } = caller;
    const name = parsePasskeyName(body.name);
    if (!name.ok) return Err(invalidField('name', 'A name has 1 to 50 characters.'));
    const passkey = await checkNewPasskey(backing, account, body.passkey, now);
    if (passkey === null) return Err(refused);
    return secureChange(request, backing, {
      mail: 'passkeyAdded',
      // Somebody else's passkey can't have the same id.
      taken: refused,
      async beside(transaction) {
        const known = await passkeysOf(transaction, account.id);
        if (known.length >= mostPasskeys) return tooMany;
        await insertRow(transaction, 'passkeys', {
          ...passkey,
          id: backing.ids.next(),
          account_id: account.id,
          name: name.val,
          created_at: instantText(now),
          used_at: null,
        });
        return null;
      },
    });
  },

  async renamePasskey({ params, body, caller: { account } }, { database }) {
    const name = parsePasskeyName(body.name);
    if (!name.ok) return Err(invalidField('name', 'A name has 1 to 50 characters.'));
    const own = { id: params.passkeyId, account_id: account.id };
    const isOwn = await changeRows(database, 'passkeys', own, { name: name.val });
    return isOwn ? Ok({ success: true }) : Err(gone);
  },

  async removePasskey(request, backing) {
    const { params, body, caller } = request;
    const proof = await proveMember(backing, request, body.currentPassword);
    if (!proof.ok) return proof;
    const removed = await secureChange(request, backing, {
      mail: 'passkeyRemoved',
      async beside(transaction) {
        const own = { id: params.passkeyId, account_id: caller.account.id };
        return (await deleteRows(transaction, 'passkeys', own)) ? null : gone;
      },
    });
    // Sent again, or not the caller's: nothing changed.
    return removed.err && removed.val === gone ? Ok({ success: true }) : removed;
  },
});

const gone = failure(404, 'NOT_FOUND', 'The account has no such passkey.', 'passkeyId');

const refused = failure(
  422,
  'PASSKEY_REFUSED',
  'The passkey was made for something else, too late, or sent before.',
  'passkey',
);

const tooMany = failure(
  409,
  'TOO_MANY_PASSKEYS',
  `An account has ${mostPasskeys} passkeys at most.`,
);
