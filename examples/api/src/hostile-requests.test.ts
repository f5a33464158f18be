import { type Call, errorBody } from '@foyer/adapters-http/wire';
import { beforeAll, describe, expect, it } from 'vitest';

import { beginSession } from './account/session-table.ts';
import { decode } from './http/read-request.ts';
import { sqliteEngine } from './testing/engines.ts';
import {
  goodCalls,
  goodRequests,
  sendsBody,
  type SentRequest,
  urlOf,
} from './testing/good-requests.ts';
import {
  hostileTexts,
  hostileValues,
  jsonOf,
  partsOf,
  withPart,
} from './testing/hostile-values.ts';
import { aMemberWithLogin } from './testing/members.ts';
import { sharedApi } from './testing/test-api.ts';

/**
 * Tries every value that has ever broken a server, one by one, in every part of the body, query and path of every call
 * in the contract. The property tests next to this file combine them. Of the values that a part's schema refuses, one is
 * sent: the server refuses them all in the same place. Of the others, `npm test` sends a sixteenth to each part,
 * another one to the next. `pnpm test:deep` sends them all.
 */

/** Thousands of requests, possibly on a slow machine. */
const manyRequestsMs = 120_000;

const calls = goodCalls();

/** Values that are valid but contradict another field, which is the one that the refusal names. */
const atOdds: ReadonlyMap<string, string> = new Map([
  ['createProductToken isCorp', 'companyEmail'],
  ['linkSocialLogin facebookId', 'accessToken'],
  ['addPasskey name', 'passkey'],
  // The time may be held for the request before.
  ['holdTime TransactionId', 'ScheduledVisitTime'],
  ['holdTime minutes', 'ScheduledVisitTime'],
]);

/** Whether the value at `index` is sent to the part at `place`. */
const isSent = (place: number, index: number): boolean =>
  process.env['MODE'] === 'deep' || (place + index) % 16 === 0;

const placeOf = (call: Call): number => calls.findIndex((one) => one.call === call);

const withBody = calls.filter(({ call }) => sendsBody(call));
const withText = calls.filter(({ request }) => namesOf(request).length > 0);

describe('Hostile requests to every call of the contract', () => {
  const api = sharedApi(sqliteEngine());
  let accountId = '';
  beforeAll(async () => {
    await aMemberWithLogin(api, '901001', 'grace');
    accountId = 'account-901001';
  });

  it('AC-08 HT-60 start from valid requests: each is accepted, except those that need an unknown secret', async () => {
    const refused = new Map<string, number>();
    for (const { name, call, path, request } of calls) {
      const { status } = await send(call, path, jsonOf(request.body));
      if (status !== 200) refused.set(name, status);
    }
    expect(Object.fromEntries(refused)).toEqual({
      acceptWaitOffer: 404,
      activateUser: 404,
      adoptSession: 401,
      cancelVisit: 404,
      confirmSecondStep: 422,
      finishSignIn: 410,
      renewRecoveryCodes: 409,
      addPasskey: 422,
      renamePasskey: 404,
      signInWithPasskey: 401,
      markVisit: 404,
      findDeskPeople: 404,
      readDeskPerson: 404,
      changeDeskPerson: 404,
      moveVisit: 404,
      readDesk: 404,
      readPersonalData: 404,
      erasePersonalData: 404,
      readFriendsVisit: 404,
      readHeldPrice: 404,
      readVisit: 404,
      reportLate: 404,
      turnOffVisitLink: 404,
      useEmailLink: 404,
      getDayPassOrder: 404,
      getGiftOrder: 404,
      getMailedPass: 404,
      getMailedToken: 404,
      getProductDetails: 404,
      getWaitOffer: 404,
      joinFriendsVisit: 404,
      leaveFriendsVisit: 404,
      leaveWaitList: 404,
      linkSocialLogin: 422,
      resendConfirmationEmail: 404,
      signInSocially: 401,
    });
  });

  it.each(withBody)(
    'HT-60 AC-05 are accepted or refused by field, whatever a part of the body of $name is',
    { timeout: manyRequestsMs },
    async ({ name, call, path, request }) => {
      const wrong: string[] = [];
      for (const [place, part] of partsOf(request.body).entries()) {
        const other = atOdds.get(`${name} ${part.join('.')}`);
        const atFault = [String(part[0]), ...(other === undefined ? [] : [other])];
        let hasSentRefused = false;
        for (const [index, value] of [undefined, ...hostileValues].entries()) {
          const isDue = isSent(placeOf(call) + place, index);
          // Whether the schema refuses it no longer matters.
          if (hasSentRefused && !isDue) continue;
          // Each gift and pass needs its own order.
          const isOrder = name === 'orderGiftCard' || name === 'orderDayPass';
          const { body: whole } = isOrder ? goodRequests()[name] : request;
          const body = jsonOf(withPart(whole, part, value));
          const isRefused = isRefusedBySchema(call, body, atFault);
          if (isRefused ? hasSentRefused : !isDue) continue;
          hasSentRefused ||= isRefused;
          const fault = await faultOf(call, path, body, atFault);
          if (fault !== null) wrong.push(`${part.join('.')} = ${brief(value)}: ${fault}`);
        }
      }
      expect(wrong).toEqual([]);
    },
  );

  it.each(withBody)(
    'HT-60 are accepted or refused, whatever the body of $name is',
    { timeout: manyRequestsMs },
    async ({ call, path }) => {
      const wrong: string[] = [];
      for (const value of hostileValues.filter((_, index) => isSent(placeOf(call), index))) {
        const fault = await faultOf(call, path, jsonOf(value), null);
        if (fault !== null) wrong.push(`${brief(value)}: ${fault}`);
      }
      expect(wrong).toEqual([]);
      expect(Reflect.get({}, 'isPolluted')).toBeUndefined();
    },
  );

  it.each(withText)(
    'HT-60 CK-05 are accepted or refused, whatever the path and query of $name contain',
    { timeout: manyRequestsMs },
    async ({ call, request }) => {
      const wrong: string[] = [];
      for (const [index, [place, name]] of namesOf(request).entries()) {
        for (const text of hostileTexts.filter((_, at) => isSent(placeOf(call) + index, at))) {
          // An empty or parent path segment makes it a different path.
          if (place === 'params' && /^(?:|\.\.?)$/.test(text)) continue;
          const changed = { ...request, [place]: { ...request[place], [name]: text } };
          const fault = await faultOf(call, urlOf(call, changed), jsonOf(request.body), null);
          if (fault !== null) wrong.push(`${name} = ${brief(text)}: ${fault}`);
        }
      }
      expect(wrong).toEqual([]);
    },
  );

  it.each(calls)(
    'SE-45 with a text of 60,000 characters are refused by field name in each field of $name',
    { timeout: manyRequestsMs },
    async ({ call, request }) => {
      const long = 'x'.repeat(60_000);
      const spoiled = [
        ...namesOf(request).map(([place, name]) => ({
          field: name,
          sent: { ...request, [place]: { ...request[place], [name]: long } },
        })),
        ...partsOf(request.body)
          .filter((part) => takesText(request.body, part))
          .map((part) => ({
            field: part.join('.'),
            sent: { ...request, body: withPart(request.body, part, long) },
          })),
      ];
      for (const { field, sent } of spoiled) {
        const answer = await send(call, urlOf(call, sent), jsonOf(sent.body));
        const { error } = errorBody.parse(await answer.json());
        expect([field, answer.status, error.field]).toEqual([field, 422, field]);
      }
    },
  );

  it.each(['%', '%ff', '%E0%A4%A', '%00', '%ED%A0%80', '%C0%AE'])(
    'HT-60 with %s in the path or query, which isn’t valid text, cause no server error',
    async (raw) => {
      for (const { call, path, request } of withText) {
        for (const spoiled of [path.replace(/\/[^/?]+(?=\?|$)/, `/${raw}`), `${path}${raw}`]) {
          const { status } = await send(call, spoiled, jsonOf(request.body));
          expect([spoiled, status < 500]).toEqual([spoiled, true]);
        }
      }
    },
  );

  /** Null when the request was accepted or properly refused; otherwise what is wrong with the response. */
  async function faultOf(
    call: Call,
    url: string,
    body: string,
    parts: readonly string[] | null,
  ): Promise<string | null> {
    const answer = await send(call, url, body);
    if (answer.status < 300) return null;
    if (answer.status >= 500) return `status ${answer.status}`;
    const read = errorBody.safeParse(await answer.json());
    if (!read.success) return `status ${answer.status} without an error`;
    const { code, field } = read.data.error;
    // These refusals aren't about a single field.
    if ([401, 404, 410, 413, 429].includes(answer.status)) return null;
    if (field === undefined) return `${code} without a field`;
    return parts === null || parts.some((part) => fits(field, part))
      ? null
      : `${code} names ${field}`;
  }

  async function send(call: Call, url: string, body: string): Promise<Response> {
    // A new token each time, because some calls end the session.
    const token = call.needsToken ? await freshToken() : null;
    return api.app.request(url, {
      method: call.method,
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(sendsBody(call) && { 'content-type': 'application/json' }),
      },
      ...(sendsBody(call) && { body }),
    });
  }

  async function freshToken(): Promise<string> {
    const { database, secret, clock } = api;
    const session = await beginSession(database, secret, accountId, clock.now());
    return session.token;
  }
});

/** True if the server refuses the body before the call sees it, and names one of these fields. */
function isRefusedBySchema(call: Call, body: string, fields: readonly string[]): boolean {
  const read = decode(call.body, JSON.parse(body) as unknown, 'body');
  return read.err && fields.some((field) => fits(read.val.field ?? '', field));
}

/** A request's parameters, each with its location. */
function namesOf({
  params,
  query,
}: SentRequest): readonly (readonly ['params' | 'query', string])[] {
  return [
    ...Object.keys(params).map((name) => ['params', name] as const),
    ...Object.keys(query).map((name) => ['query', name] as const),
  ];
}

/** True for a string, and for a null that may be a string instead. */
function takesText(body: unknown, part: readonly (string | number)[]): boolean {
  const value = part.reduce<unknown>((inside, step) => Reflect.get(Object(inside), step), body);
  return value === null || typeof value === 'string';
}

/** The reported field is the one that was changed, or the whole body when it has no fields. */
function fits(field: string, part: string): boolean {
  return field === part || field.startsWith(`${part}.`) || field === 'body';
}

function brief(value: unknown): string {
  return (jsonOf(value) ?? 'nothing').slice(0, 60);
}
