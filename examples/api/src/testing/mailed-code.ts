import type { TestApi } from './test-api.ts';

/** The codes in the mails to this address, newest first. */
export async function codesMailedTo(api: TestApi, address: string): Promise<readonly string[]> {
  const headers = { accept: 'application/json' };
  const answer = await api.app.request('/dev/mailbox', { headers });
  const mails = (await answer.json()) as { recipient: string; body: string }[];
  return mails
    .filter((mail) => mail.recipient === address)
    .flatMap((mail) => /Your code is (\d{4})\./.exec(mail.body)?.[1] ?? []);
}

/** A four-digit code that differs from these. */
export function aWrongCode(...right: readonly string[]): string {
  for (let code = 0; ; code += 1) {
    const text = String(code).padStart(4, '0');
    if (!right.includes(text)) return text;
  }
}
