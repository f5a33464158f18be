import type { EmailCode } from '../corporate/code-table.ts';
import type { Locale } from '../locale/request-locale.ts';
import type { ServerSecret } from '../server-secret.ts';
import { greeting, mailCopyIn } from './write-mail.ts';
import type { Mail } from './confirmation-mail.ts';

/**
 * Mails the code to a company address. The code is only in the body, since lock screens show subjects. The outbox holds
 * a placeholder, replaced on delivery or display, so that it never contains a code in plain text.
 */
export function codeMail(
  person: { readonly email: string; readonly firstName: string },
  employer: { readonly name: string },
  { sealedCode, expiresAt }: EmailCode,
  locale: Locale,
): Mail {
  const copy = mailCopyIn(locale);
  const { code, house } = copy;
  return {
    recipient: person.email,
    subject: code.subject(employer.name),
    body: [
      greeting(copy, person.firstName),
      '',
      code.code(codePlace),
      '',
      code.why(employer.name),
      code.notYou,
      '',
      house,
      '',
    ].join('\n'),
    sealedCode,
    uselessAt: expiresAt,
  };
}

/** The body as its reader sees it. A code that was deleted after sending appears as dots. */
export async function bodyOf(
  mail: { readonly body: string; readonly sealed_code: string | null },
  secret: ServerSecret,
): Promise<string> {
  if (!mail.body.includes(codePlace)) return mail.body;
  const code = mail.sealed_code === null ? null : await secret.open(mail.sealed_code);
  return mail.body.replace(codePlace, code ?? '••••');
}

/** The placeholder for an encrypted code or a link's token. */
export const codePlace = '{{code}}';
