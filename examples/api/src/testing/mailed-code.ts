import type { TestApi } from './test-api.ts';

/** The codes that stand in the mails to the address, newest first. */
export async function codesMailedTo(api: TestApi, address: string): Promise<readonly string[]> {
  const headers = { accept: 'application/json' };
  const answer = await api.app.request('/dev/mailbox', { headers });
  const mails = (await answer.json()) as { recipient: string; body: string }[];
  return mails
    .filter((mail) => mail.recipient === address)
    .flatMap((mail) => /Your code is (\d{4})\./.exec(mail.body)?.[1] ?? []);
}

/** A code of four digits that is none of these. */
export function aWrongCode(...right: readonly string[]): string {
  for (let code = 0; ; code += 1) {
    const text = String(code).padStart(4, '0');
    if (!right.includes(text)) return text;
  }
}
