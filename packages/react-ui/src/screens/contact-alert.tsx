import type { Message } from '@foyer/core';
import type { JSX } from 'react';

import { Banner } from '../components/banner.tsx';
import { Linked } from '../components/linked.tsx';
import { contactCopy } from '../copy/contact.ts';
import { useMessages } from '../di/foyer-provider.tsx';
import { useCopy } from '../locale/use-copy.ts';

/** Why a contact form was not taken, but for what its summary says. LC-11, LC-16, CJ-05 */
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
