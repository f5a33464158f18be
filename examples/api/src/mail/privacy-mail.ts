import type { Temporal } from '@foyer/core';

import type { Locale } from '../locale/request-locale.ts';
import { codePlace, mailOf, type WrittenMail } from './mail.ts';
import { fromChain, mailCopyIn } from './write-mail.ts';

interface DataLink {
  readonly publicUrl: string;
  readonly sealedCode: string;
  readonly uselessAt: Temporal.Instant;
}

/**
 * The link to what is stored about an address. The same for every address, so it contains nothing about anyone. The
 * token is in the fragment, which browsers send to no server.
 */
export function dataLinkMail(
  recipient: string,
  { publicUrl, sealedCode, uselessAt }: DataLink,
  locale: Locale,
): WrittenMail {
  const { helloAnyone, dataLink: copy } = mailCopyIn(locale);
  return mailOf(
    {
      ...fromChain(publicUrl, locale),
      preheader: copy.goodFor,
      title: copy.subject,
      parts: [
        { kind: 'text', text: helloAnyone },
        { kind: 'text', text: copy.text },
        {
          kind: 'link',
          label: copy.action,
          address: `${publicUrl}/privacy/request#${codePlace}`,
        },
        { kind: 'note', text: copy.goodFor },
        { kind: 'note', text: copy.why },
      ],
    },
    { recipient, subject: copy.subject, sealedCode, uselessAt },
  );
}
