import { Err, Ok } from '@foyer/core';
import type { PersonalDataRepository } from '@foyer/core/registration';

import { membershipRunsCode } from './error-codes.ts';
import {
  erasePersonalData,
  readPersonalData,
  requestPersonalData,
} from './contract/personal-data.ts';
import type { HttpClient } from './http-client.ts';
import { checkSuccess, hasCode, isUnknown, readIfKnown } from './read-answer.ts';

/** People's own data over HTTP. */
export function createHttpPersonalData(client: HttpClient): PersonalDataRepository {
  return {
    async request(email, options) {
      return checkSuccess(await client.send(requestPersonalData, { body: { email } }, options));
    },
    async read(token, options) {
      return readIfKnown(
        await client.send(readPersonalData, { body: { token } }, options),
        (wire) => Ok(wire),
      );
    },
    async erase(token, options) {
      const answer = await client.send(erasePersonalData, { body: { token } }, options);
      if (isUnknown(answer)) return Ok(null);
      if (answer.ok) return checkSuccess(answer).map(() => 'erased' as const);
      return Err(
        hasCode(answer.val, membershipRunsCode) ? { kind: 'membership-runs' as const } : answer.val,
      );
    },
  };
}
