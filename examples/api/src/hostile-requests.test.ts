import { type Call, contract, errorBody } from '@foyer/adapters-http/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { beginSession } from './account/session-table.ts';
import { sqliteEngine } from './testing/engines.ts';
import { goodRequests } from './testing/good-requests.ts';
import {
  hostileTexts,
  hostileValues,
  jsonOf,
  partsOf,
  withPart,
} from './testing/hostile-values.ts';
import { aMemberWithLogin } from './testing/members.ts';
import { openTestApi, type TestApi } from './testing/test-api.ts';

/**
 * Every value that has broken a server somewhere, in every part of the body, the query and the path of every call of the
 * contract, one by one. The property tests beside this mix them.
 */

interface SentRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Thousands of requests, on whatever machine. */
const manyRequestsMs = 120_000;

const good = goodRequests() as unknown as Readonly<Record<string, SentRequest>>;
const calls = Object.entries<Call>(contract).map(([name, call]) => {
  const request = good[name];
  if (request === undefined) throw new Error(`There is no good request of ${name}.`);
  return { name, call, request };
});

/** Parts that are right by themselves, and at odds with another, which is the one that is named. */
const atOdds: ReadonlyMap<string, string> = new Map([
  ['createProductToken isCorp', 'companyEmail'],
  ['linkSocialLogin facebookId', 'accessToken'],
]);

const withBody = calls.filter(({ call }) => call.body._zod.def.type !== 'undefined');
const withText = calls.filter(({ request }) => namesOf(request).length > 0);

describe('Hostile requests to every call of the contract', () => {
  const engine = sqliteEngine();
  let api: TestApi;
  let accountId = '';
  beforeAll(async () => {
    api = await openTestApi(await engine.newPlace());
    await aMemberWithLogin(api, '901001', 'grace');
    accountId = 'account-901001';
  });
  afterAll(async () => {
    await api.close();
    await engine.stop();
  });

  it('AC-08 HT-60 the requests that are spoiled are good ones: each is taken, but those by a secret that nobody has', async () => {
    const refused = new Map<string, number>();
    for (const { name, call, request } of calls) {
      // oxlint-disable-next-line no-await-in-loop
      const { status } = await send(call, urlOf(call, request), jsonOf(request.body));
      if (status !== 200) refused.set(name, status);
    }
    expect(Object.fromEntries(refused)).toEqual({
      activateUser: 404,
      useEmailLink: 404,
      getGiftOrder: 404,
      getMailedToken: 404,
      getProductDetails: 404,
      linkSocialLogin: 422,
      resendConfirmationEmail: 404,
    });
  });

  it.each(withBody)(
    'HT-60 AC-05 whatever a part of the body of $name is, it is taken or refused by its field',
    { timeout: manyRequestsMs },
    async ({ name, call, request }) => {
      const wrong: string[] = [];
      for (const part of partsOf(request.body)) {
        const other = atOdds.get(`${name} ${part.join('.')}`);
        const atFault = [String(part[0]), ...(other === undefined ? [] : [other])];
        for (const value of [undefined, ...hostileValues]) {
          // Another gift is another order.
          const { body: whole } = name === 'orderGiftCard' ? goodRequests()[name] : request;
          const body = withPart(whole, part, value);
          // oxlint-disable-next-line no-await-in-loop
          const fault = await faultOf(call, urlOf(call, request), jsonOf(body), atFault);
          if (fault !== null) wrong.push(`${part.join('.')} = ${brief(value)}: ${fault}`);
        }
      }
      expect(wrong).toEqual([]);
    },
  );

  it.each(withBody)(
    'HT-60 whatever the body of $name is, it is taken or refused',
    { timeout: manyRequestsMs },
    async ({ call, request }) => {
      const wrong: string[] = [];
      for (const value of hostileValues) {
        // oxlint-disable-next-line no-await-in-loop
        const fault = await faultOf(call, urlOf(call, request), jsonOf(value), null);
        if (fault !== null) wrong.push(`${brief(value)}: ${fault}`);
      }
      expect(wrong).toEqual([]);
      expect(Reflect.get({}, 'isPolluted')).toBeUndefined();
    },
  );

  it.each(withText)(
    'HT-60 CK-05 whatever stands in the path and the query of $name, it is taken or refused',
    { timeout: manyRequestsMs },
    async ({ call, request }) => {
      const wrong: string[] = [];
      for (const [place, name] of namesOf(request)) {
        for (const text of hostileTexts) {
          // An empty part of a path, and one that goes up, is another path.
          if (place === 'params' && /^(?:|\.\.?)$/.test(text)) continue;
          const changed = { ...request, [place]: { ...request[place], [name]: text } };
          // oxlint-disable-next-line no-await-in-loop
          const fault = await faultOf(call, urlOf(call, changed), jsonOf(request.body), null);
          if (fault !== null) wrong.push(`${name} = ${brief(text)}: ${fault}`);
        }
      }
      expect(wrong).toEqual([]);
    },
  );

  it.each(calls)(
    'SE-45 a text of 60,000 characters is refused in each field of $name, by its name',
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
        // oxlint-disable-next-line no-await-in-loop
        const answer = await send(call, urlOf(call, sent), jsonOf(sent.body));
        // oxlint-disable-next-line no-await-in-loop
        const { error } = errorBody.parse(await answer.json());
        expect([field, answer.status, error.field]).toEqual([field, 422, field]);
      }
    },
  );

  it.each(['%', '%ff', '%E0%A4%A', '%00', '%ED%A0%80', '%C0%AE'])(
    'HT-60 %s in the path or the query of a call, which is no text, is no failure of the server',
    async (raw) => {
      for (const { call, request } of withText) {
        const url = urlOf(call, request);
        for (const spoiled of [url.replace(/\/[^/?]+(?=\?|$)/, `/${raw}`), `${url}${raw}`]) {
          // oxlint-disable-next-line no-await-in-loop
          const { status } = await send(call, spoiled, jsonOf(request.body));
          expect([spoiled, status < 500]).toEqual([spoiled, true]);
        }
      }
    },
  );

  /** Null when the request was taken, or refused as a refusal should be; else what is wrong with the answer. */
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
    // Whom waiting helps, or another login, no field does; and what is too large, or nobody’s, is so as a whole.
    if ([401, 404, 413, 429].includes(answer.status)) return null;
    if (field === undefined) return `${code} without a field`;
    return parts === null || parts.some((part) => fits(field, part))
      ? null
      : `${code} names ${field}`;
  }

  async function send(call: Call, url: string, body: string): Promise<Response> {
    // Of its own for each: some of the calls end it.
    const token = call.needsToken ? await freshToken() : null;
    const sendsBody = call.body._zod.def.type !== 'undefined';
    return api.app.request(url, {
      method: call.method,
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(sendsBody && { 'content-type': 'application/json' }),
      },
      ...(sendsBody && { body }),
    });
  }

  async function freshToken(): Promise<string> {
    const { database, secret, clock } = api;
    const session = await beginSession(database, secret, accountId, clock.now());
    return session.token;
  }
});

/** The parameters of a request, each with where it stands. */
function namesOf({
  params,
  query,
}: SentRequest): readonly (readonly ['params' | 'query', string])[] {
  return [
    ...Object.keys(params).map((name) => ['params', name] as const),
    ...Object.keys(query).map((name) => ['query', name] as const),
  ];
}

/** True for a text, and for what is null in a good request and may be a text. */
function takesText(body: unknown, part: readonly (string | number)[]): boolean {
  const value = part.reduce<unknown>((inside, step) => Reflect.get(Object(inside), step), body);
  return value === null || typeof value === 'string';
}

function urlOf(call: Call, { params, query }: SentRequest): string {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent((params[name] ?? '').toWellFormed()),
  );
  const search = new URLSearchParams(query);
  return search.size === 0 ? path : `${path}?${search}`;
}

/** The field at fault is the one that was spoiled, or the body as a whole where it has no names. */
function fits(field: string, part: string): boolean {
  return field === part || field.startsWith(`${part}.`) || field === 'body';
}

function brief(value: unknown): string {
  return (jsonOf(value) ?? 'nothing').slice(0, 60);
}
