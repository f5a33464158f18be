import type { Message } from '@foyer/core';
import type { JSX } from 'react';

import { Banner } from '../components/banner.tsx';
import { Linked } from '../components/linked.tsx';
import { contactCopy } from '../copy/contact.ts';
import { useMessages } from '../di/foyer-provider.tsx';
import { useCopy } from '../locale/use-copy.ts';

/** The reason why a contact form was rejected, other than the errors in its summary. */
export function ContactAlert({ alert }: { readonly alert: Message | null }): JSX.Element | null {
  const words = useCopy(contactCopy);
  const messages = useMessages();
  if (alert === null || alert.key === 'checkFields') return null;
  return (
    <Banner tone="problem">
      {alert.key === 'alreadyMember' ? (
        <p>
          <Linked text={messages(alert)} words={words.benefits} path="/memberbenefits" />
        </p>
      ) : (
        messages(alert)
      )}
    </Banner>
  );
}
