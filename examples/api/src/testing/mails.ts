import type { TestApi } from './test-api.ts';

interface ShownMail {
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
}

/** The mails that are due by now, oldest first, as people get them: with the codes and links. */
export async function mailbox(
  api: TestApi,
  { to, now }: { readonly to?: string; readonly now?: string } = {},
): Promise<readonly ShownMail[]> {
  const path = to === undefined ? '/dev/mailbox' : `/dev/mailbox?to=${encodeURIComponent(to)}`;
  const headers = { accept: 'application/json', ...(now !== undefined && { 'foyer-now': now }) };
  const { body } = await api.send('GET', path, undefined, headers);
  return (body as ShownMail[]).toReversed();
}

/** The stored mails to an address, oldest first, without codes and links, and with those that aren't due yet. */
export function storedMails({ database }: TestApi, recipient: string) {
  return database
    .selectFrom('outbox_mail')
    .selectAll()
    .where('recipient', '=', recipient)
    .orderBy('created_at')
    .orderBy('number')
    .execute();
}

/** What the mails to an address have in the place of the pattern's group, oldest first. */
export async function mailedTo(
  api: TestApi,
  to: string,
  pattern: RegExp,
  now?: string,
): Promise<readonly string[]> {
  return (await mailbox(api, { to, ...(now !== undefined && { now }) })).flatMap(
    ({ body }) => pattern.exec(body)?.[1] ?? [],
  );
}

/** The codes in the mails to this address, newest first. */
export async function codesMailedTo(api: TestApi, email: string): Promise<readonly string[]> {
  return (await mailedTo(api, email, /Your code is (\d{4})\./)).toReversed();
}

/** A four-digit code that differs from these. */
export function aWrongCode(...right: readonly string[]): string {
  for (let code = 0; ; code += 1) {
    const text = String(code).padStart(4, '0');
    if (!right.includes(text)) return text;
  }
}

/** The tokens of the links to an account in the mails to this address, oldest first. */
export function linksMailedTo(api: TestApi, email: string): Promise<readonly string[]> {
  return mailedTo(api, email, /\/(?:activate|email\/\w+)\?code=([\w-]+)/);
}

/** The tokens of the trial passes mailed to an address, oldest first; null for a mail without a pass. */
export async function trialsMailedTo(
  api: TestApi,
  email: string,
): Promise<readonly (string | null)[]> {
  const mails = await storedMails(api, email);
  return mails.map(({ body }) => /\/trial-pass\/mailed\/([\w-]+)/.exec(body)?.[1] ?? null);
}
