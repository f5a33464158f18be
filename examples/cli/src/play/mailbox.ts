import { mailsSchema } from './dev-tools.schema.ts';
import { Mismatch } from './mismatch.ts';
import { foyerNow } from './page.ts';
import type { Run } from './run.ts';

/** The codes that were mailed to the company address that the visitor typed, oldest first: by the developers' mailbox. */
export async function mailedCodes(run: Run): Promise<readonly string[] | Mismatch> {
  const mails = await mailsTo(run, run.typed['company-email'] ?? '');
  if (mails instanceof Mismatch) return mails;
  return mails.flatMap((body) => /code is (\d{4})/.exec(body)?.[1] ?? []);
}

/** The secrets of the links that were mailed to this address, oldest first. HT-51 */
export async function mailedLinks(
  run: Run,
  address: string,
): Promise<readonly string[] | Mismatch> {
  const mails = await mailsTo(run, address);
  if (mails instanceof Mismatch) return mails;
  return mails.flatMap((body) => /\/activate\?code=([\w-]+)/.exec(body)?.[1] ?? []);
}

/** The newest code in a link that confirms or undoes a new email address; undefined for none. SE-21, SE-22 */
export async function emailLink(
  run: Run,
  address: string,
  purpose: 'confirm' | 'undo',
): Promise<string | undefined | Mismatch> {
  const mails = await mailsTo(run, address);
  if (mails instanceof Mismatch) return mails;
  const link = new RegExp(`/account/email/${purpose}\\?code=([\\w-]+)`);
  return mails.flatMap((body) => link.exec(body)?.[1] ?? []).at(-1);
}

/** What was written to an address, oldest first. */
async function mailsTo(
  { backEnd, clock }: Run,
  address: string,
): Promise<readonly string[] | Mismatch> {
  const to = address.toLowerCase();
  // Named, since a back end that lasts has many mails, and those of other runs are from other times.
  const query = new URLSearchParams({ to });
  const answer = await backEnd.fetch(`${backEnd.baseUrl}/dev/mailbox?${query}`, {
    headers: { accept: 'application/json', ...foyerNow(clock) },
  });
  const mails = mailsSchema.safeParse(await answer.json());
  if (!mails.success)
    return new Mismatch([], 'the mailbox can not be read', 'mails', answer.status);
  return mails.data
    .filter(({ recipient }) => recipient.toLowerCase() === to)
    .map(({ body }) => body)
    .toReversed();
}

/** The code that a scenario means. */
export async function codeToType(world: Run, given: string): Promise<string | Mismatch> {
  if (!['mailed', 'first-mailed', 'wrong'].includes(given)) return given;
  const codes = await mailedCodes(world);
  if (codes instanceof Mismatch) return codes;
  const newest = codes.at(-1);
  if (newest === undefined) return new Mismatch([], 'no code was mailed', 'a mail', 'none');
  if (given === 'mailed') return newest;
  if (given === 'first-mailed') return codes[0] ?? newest;
  return codes.includes('0000') ? '1111' : '0000';
}
