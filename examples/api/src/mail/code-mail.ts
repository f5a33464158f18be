import type { EmailCode } from '../corporate/code-table.ts';
import type { Locale } from '../locale/request-locale.ts';
import type { ServerSecret } from '../server-secret.ts';
import { codePlace, type MailContent, mailOf, withCode, type WrittenMail } from './mail.ts';
import { fromChain, greeting, mailCopyIn } from './write-mail.ts';

/**
 * Mails the code to a company address. The code is only in the body, since lock screens show subjects. The outbox holds
 * a placeholder, replaced on delivery or display, so that it never contains a code in plain text.
 */
export function codeMail(
  person: { readonly email: string; readonly first_name: string },
  employer: { readonly name: string },
  { sealedCode, expiresAt }: EmailCode,
  publicUrl: string,
  locale: Locale,
): WrittenMail {
  const copy = mailCopyIn(locale);
  const { code } = copy;
  return mailOf(
    {
      ...fromChain(publicUrl, locale),
      preheader: code.preheader,
      title: code.title,
      parts: [
        { kind: 'text', text: greeting(copy, person.first_name) },
        { kind: 'code', label: code.label, code: codePlace },
        { kind: 'text', text: code.works },
        { kind: 'text', text: code.why(employer.name) },
        { kind: 'note', text: code.notYou },
      ],
    },
    {
      recipient: person.email,
      subject: code.subject(employer.name),
      sealedCode,
      uselessAt: expiresAt,
    },
  );
}

interface StoredMail {
  readonly body: string;
  readonly content: string | null;
  readonly sealed_code: string | null;
}

/** A mail as its reader sees it. A code that was deleted after sending appears as dots. */
export async function openMail(
  { body, content, sealed_code: sealed }: StoredMail,
  secret: ServerSecret,
): Promise<{ readonly text: string; readonly content: MailContent | null }> {
  const opened = sealed === null ? null : await secret.open(sealed);
  const code = opened ?? '••••';
  return {
    // Only the first place is the code's; what people typed comes after it.
    text: body.replace(codePlace, () => code),
    content: content === null ? null : withCode(JSON.parse(content) as MailContent, code),
  };
}
