import type { Message } from '@foyer/core';
import type { JSX } from 'react';

import { Banner } from '../../components/banner.tsx';
import { contactCopy } from '../../copy/first-step.ts';
import { useMessages, useSiteHref } from '../../di/foyer-provider.tsx';
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

export interface TextWithLinkProps {
  readonly text: string;
  /** The part of the text to link. If a custom text doesn't contain it, it follows the text. */
  readonly linkText: string;
  /** A path on the site. */
  readonly path: string;
}

/** A sentence that contains a link. */
export function TextWithLink({ text, linkText, path }: TextWithLinkProps): JSX.Element {
  const href = useSiteHref(path);
  const at = text.toLowerCase().indexOf(linkText.toLowerCase());
  const start = at === -1 ? text.length : at;
  const end = start + linkText.length;
  return (
    <>
      {at === -1 ? `${text} ` : text.slice(0, start)}
      <a href={href}>{at === -1 ? linkText : text.slice(start, end)}</a>
      {text.slice(end)}
    </>
  );
}
