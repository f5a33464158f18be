import type { Message } from '@foyer/core';
import type { JSX } from 'react';

import { Banner } from '../../components/banner.tsx';
import { TextWithLink } from '../../components/text-with-link.tsx';
import { contactCopy } from '../../copy/contact.ts';
import { useMessages } from '../../di/foyer-provider.tsx';
import { useCopy } from '../../locale/use-copy.ts';

/** The reason why a contact form was rejected, other than the errors in its summary. */
export function ContactAlert({ alert }: { readonly alert: Message | null }): JSX.Element | null {
  const copy = useCopy(contactCopy);
  const messages = useMessages();
  if (alert === null || alert.key === 'checkFields') return null;
  return (
    <Banner tone="problem">
      {alert.key === 'alreadyMember' ? (
        <p>
          <TextWithLink text={messages(alert)} linkText={copy.benefits} path="/memberbenefits" />
        </p>
      ) : (
        messages(alert)
      )}
    </Banner>
  );
}
