import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';

/** A person with a login of their own, which no other test uses. */
export interface Login {
  readonly firstName: string;
  readonly email: string;
  readonly username: string;
  readonly password: string;
}

/** Registers like any visitor, or like the member with this address: requests the email and follows its link. */
export async function aLogin(
  request: APIRequestContext,
  firstName = 'Ada',
  email: string | null = null,
): Promise<Login> {
  const id = randomUUID().slice(0, 12);
  const login = {
    firstName,
    email: email ?? `${firstName.toLowerCase()}.${id}@example.com`,
    username: `${firstName.toLowerCase()}.${id}`,
    password: 'Quiet_Hours1',
  };
  // Requests are limited by client.
  const headers = { 'Foyer-Client': id };
  await send(request, '/v6/account/registration/signupwithemail', headers, {
    memberId: null,
    firstName,
    lastName: 'Byron',
    email: login.email,
  });
  const mails = await request.get('/dev/mailbox', {
    params: { to: login.email },
    headers: { accept: 'application/json' },
  });
  const [mail] = (await mails.json()) as readonly { readonly body: string }[];
  const token = /\/activate\?code=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '';
  const { username, password } = login;
  await send(request, '/v6/account/user/activate', headers, { token, username, password });
  return login;
}

/** Starts a session, as on another device. */
export async function tokenOf(
  request: APIRequestContext,
  { username, password }: Pick<Login, 'username' | 'password'>,
): Promise<string> {
  const answer = await request.post('/v6/account/authentication/login', {
    data: { username, password },
  });
  if (!answer.ok()) throw new Error(`The login answered ${answer.status()}.`);
  return ((await answer.json()) as { readonly token: string }).token;
}

export async function openAs(
  page: Page,
  login: Pick<Login, 'username' | 'password'>,
  path = '/account',
): Promise<void> {
  await page.goto(`${path}?token=${await tokenOf(page.request, login)}`);
}

/** The session's HttpOnly cookie. */
export async function sessionCookie(context: BrowserContext): Promise<string | undefined> {
  return (await context.cookies()).find(({ name }) => name === '__Host-foyer_session')?.value;
}

/** Reloads the page and makes it believe that its session ends in `ms` milliseconds. */
export async function endIn(page: Page, ms: number): Promise<void> {
  await page.evaluate((end) => {
    const [, id = ''] = /foyer_session_expires=\d+(\.[\w-]+)?/.exec(document.cookie) ?? [];
    const attributes = 'path=/; max-age=3600; secure; samesite=lax';
    document.cookie = `foyer_session_expires=${end}${id}; ${attributes}`;
  }, Date.now() + ms);
  await page.reload();
}

/** The account data in the back end. */
export async function onFile(
  request: APIRequestContext,
  token: string,
  path: '/v6/account/account-information' | '/v6.2/member/me?source=Web',
): Promise<unknown> {
  const answer = await request.get(path, { headers: { authorization: `Bearer ${token}` } });
  return answer.json();
}

async function send(
  request: APIRequestContext,
  path: string,
  headers: Record<string, string>,
  data: unknown,
): Promise<void> {
  const answer = await request.post(path, { headers, data });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}.`);
}
