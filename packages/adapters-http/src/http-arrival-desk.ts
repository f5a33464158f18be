import { type CallFailure, Err, Ok, type Result } from '@foyer/core';
import type { ArrivalDesk, DeskClosed, DeskDay } from '@foyer/core/visit';

import { markVisit, readDesk, type WireDeskDay } from './contract/arrival-desk.ts';
import type { HttpClient } from './http-client.ts';
import { hasStatus, isUnknown } from './read-answer.ts';

/** The club's desk over HTTP. */
export function createHttpArrivalDesk(client: HttpClient): ArrivalDesk {
  return {
    async read(token, options) {
      return readDay(await client.send(readDesk, { body: { token } }, options));
    },
    async mark(token, visitId, status, options) {
      return readDay(await client.send(markVisit, { body: { token, visitId, status } }, options));
    },
  };
}

function readDay(
  answer: Result<WireDeskDay, CallFailure>,
): Result<DeskDay | null, CallFailure | DeskClosed> {
  if (isUnknown(answer)) return Ok(null);
  if (answer.err) return Err(hasStatus(answer.val, 410) ? { kind: 'desk-closed' } : answer.val);
  const { clubName, day, visits } = answer.val;
  return Ok({
    ...{ clubName, day },
    visits: visits.map(({ kind, guest = null, ...visit }) => ({
      ...{ ...visit, guest, purpose: kind },
    })),
  });
}
