import type { Message } from '@foyer/core';
import type { JSX } from 'react';

import { Banner } from '../../components/banner.tsx';
import { contactCopy } from '../../copy/first-step.ts';
import { useMessages, useSiteHref } from '../../di/foyer-provider.tsx';
import { useCopy } from '../../locale/use-copy.ts';

/** The reason why a contact form was rejected, other than the errors in its summary. */
export function ContactAlert({ alert }: { readonly alert: Message | null }): JSX.Element | null {
  const { benefits } = useCopy(contactCopy);
  const messages = useMessages();
  const benefitsHref = useSiteHref('/memberbenefits');
  if (alert === null || alert.key === 'checkFields') return null;
  const text = messages(alert);
  const phone = alert.values?.['phone'];
  return (
    <Banner tone="problem">
      <p>
        {typeof phone === 'string' ? (
          <TextWithLink text={text} linkText={phone} href={phoneHref(phone)} />
        ) : alert.key === 'alreadyMember' ? (
          <TextWithLink text={text} linkText={benefits} href={benefitsHref} />
        ) : (
          text
        )}
      </p>
    </Banner>
  );
}

/** The link that calls a club, from its number as displayed. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
}

export interface TextWithLinkProps {
  readonly text: string;
  /** The part of the text to link. If a custom text doesn't contain it, it follows the text. */
  readonly linkText: string;
  readonly href: string;
}

/** A sentence that contains a link. */
export function TextWithLink({ text, linkText, href }: TextWithLinkProps): JSX.Element {
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
