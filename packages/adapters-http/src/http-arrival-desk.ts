import { type CallFailure, Err, Ok, type Result } from '@foyer/core';
import type { ArrivalDesk, DeskClosed, DeskDay, DeskPersonDetails } from '@foyer/core/desk';

import {
  changeDeskPerson,
  findDeskPeople,
  markVisit,
  readDesk,
  readDeskPerson,
  type WireDeskDay,
  type WireDeskPerson,
} from './contract/desk.ts';
import type { HttpClient } from './http-client.ts';
import { hasStatus, isUnknown } from './read-answer.ts';

/** The club's desk over HTTP. */
export function createHttpArrivalDesk(client: HttpClient): ArrivalDesk {
  return {
    async read(token, options) {
      // The page was opened without a link. A request would only log a 404 in the browser.
      if (token === '') return Ok(null);
      return readDay(await client.send(readDesk, { body: { token } }, options));
    },
    async mark(token, visitId, status, options) {
      return readDay(await client.send(markVisit, { body: { token, visitId, status } }, options));
    },
    async find(token, text, options) {
      return known(await client.send(findDeskPeople, { body: { token, text } }, options));
    },
    async person(token, personId, options) {
      return readPerson(await client.send(readDeskPerson, { body: { token, personId } }, options));
    },
    async change(token, personId, change, options) {
      const body = { token, personId, change };
      return readPerson(await client.send(changeDeskPerson, { body }, options));
    },
  };
}

function readDay(
  answer: Result<WireDeskDay, CallFailure>,
): Result<DeskDay | null, CallFailure | DeskClosed> {
  return known(answer).map(
    (day) =>
      day && {
        ...day,
        visits: day.visits.map(({ kind, guest = null, ...visit }) => ({
          ...visit,
          guest,
          purpose: kind,
        })),
      },
  );
}

function readPerson(
  answer: Result<WireDeskPerson, CallFailure>,
): Result<DeskPersonDetails | null, CallFailure | DeskClosed> {
  return known(answer).map(
    (person) =>
      person && {
        ...person,
        visits: person.visits.map(({ kind, ...visit }) => ({ ...visit, purpose: kind })),
      },
  );
}

/** Null where the token or the person is unknown. */
function known<Answer>(
  answer: Result<Answer, CallFailure>,
): Result<Answer | null, CallFailure | DeskClosed> {
  if (isUnknown(answer)) return Ok(null);
  if (answer.err) return Err(hasStatus(answer.val, 410) ? { kind: 'desk-closed' } : answer.val);
  return answer;
}
