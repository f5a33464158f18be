import type { LeadFlow, Message } from '@foyer/core';
import { consentText } from '@foyer/core/consents';
import { type JSX, memo, type MemoExoticComponent, type ReactNode, useEffect } from 'react';

import { Banner } from '../../components/banner.tsx';
import { Checkbox } from '../../components/field.tsx';
import { SiteAnchor } from '../../components/site-link.tsx';
import { contactCopy } from '../../copy/first-step.ts';
import { useMessages, useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { useHydrated } from '../../hooks/use-early-input.ts';
import { useCopy, useLabels, useLocale } from '../../locale/use-copy.ts';

/** The reason why a contact form was rejected, other than the errors in its summary. */
export function ContactAlert({ alert }: { readonly alert: Message | null }): JSX.Element | null {
  const { benefits } = useCopy(contactCopy);
  const messages = useMessages();
  if (alert === null || alert.key === 'checkFields') return null;
  const text = messages(alert);
  const { phone, dial } = alert.values ?? {};
  return (
    <Banner tone="problem">
      <p>
        {typeof phone === 'string' && typeof dial === 'string' ? (
          <TextWithLink text={text} linkText={phone}>
            {(part) => <a href={`tel:${dial}`}>{part}</a>}
          </TextWithLink>
        ) : alert.key === 'alreadyMember' ? (
          <TextWithLink text={text} linkText={benefits}>
            {(part) => <SiteAnchor path="/memberbenefits">{part}</SiteAnchor>}
          </TextWithLink>
        ) : (
          text
        )}
      </p>
    </Banner>
  );
}

export interface ContactConsentsProps {
  readonly flow: Pick<LeadFlow, 'setTextAlerts' | 'setNewsletter' | 'showConsents'>;
  readonly asksForNewsletter: boolean;
  readonly takesTexts: boolean;
  readonly takesNews: boolean;
}

/**
 * The consents. Their text comes from the settings or the language's translation, and the consent log records exactly
 * what is shown.
 */
export const ContactConsents: MemoExoticComponent<typeof Consents> = memo(Consents);

function Consents({
  flow,
  asksForNewsletter,
  takesTexts,
  takesNews,
}: ContactConsentsProps): JSX.Element {
  const copy = useCopy(contactCopy);
  const labels = useLabels();
  const locale = useLocale();
  const { consents } = useService(portTokens.settings);
  const newsletterText = labels(consents.newsletterText);
  const newsletterDefaultText = labels(consents.newsletterDefaultText);
  const textAlertsText = labels(consents.textAlertsText);
  useEffect(() => {
    const isOwn =
      textAlertsText === consents.textAlertsText &&
      newsletterText === consents.newsletterText &&
      newsletterDefaultText === consents.newsletterDefaultText;
    flow.showConsents(
      isOwn ? null : { locale, newsletterText, newsletterDefaultText, textAlertsText },
    );
  }, [flow, consents, locale, newsletterText, newsletterDefaultText, textAlertsText]);
  // Before hydration it's unknown whether to ask. Both variants are prerendered, and the style sheet shows the right
  // one.
  const isEarly = !useHydrated();
  const [texts, textsTerms] = labelAndTerms(consentText(textAlertsText, consents));
  const [news, newsTerms] = labelAndTerms(consentText(newsletterText, consents));
  return (
    <div className="foyer-form__consents" data-early={isEarly || undefined}>
      <Checkbox
        name="opt_in"
        label={texts}
        checked={takesTexts}
        onChange={(on) => flow.setTextAlerts(on)}
      >
        {textsTerms}
      </Checkbox>
      {(asksForNewsletter || isEarly) && (
        <Checkbox
          name="subscribeToNewsletter"
          label={news}
          checked={takesNews}
          onChange={(on) => flow.setNewsletter(on)}
        >
          <TextWithLink text={newsTerms} linkText={copy.privacy}>
            {(part) => <SiteAnchor path="/privacy">{part}</SiteAnchor>}
          </TextWithLink>
        </Checkbox>
      )}
      {(!asksForNewsletter || isEarly) && (
        <p className="foyer-field__hint">{consentText(newsletterDefaultText, consents)}</p>
      )}
    </div>
  );
}

/** The first sentence labels the checkbox; the rest appears below it. */
function labelAndTerms(text: string): readonly [string, string] {
  const end = text.indexOf('. ') + 1;
  return end === 0 ? [text, ''] : [text.slice(0, end), text.slice(end + 1)];
}

export interface TextWithLinkProps {
  readonly text: string;
  /** The part of the text to link. If a custom text doesn't contain it, it follows the text. */
  readonly linkText: string;
  /** Renders the link around that part. */
  readonly children: (part: string) => ReactNode;
}

export function TextWithLink({ text, linkText, children }: TextWithLinkProps): JSX.Element {
  const whole = `${text} ${linkText}`;
  const start = whole.toLowerCase().indexOf(linkText.toLowerCase());
  const end = start + linkText.length;
  return (
    <>
      {whole.slice(0, start)}
      {children(whole.slice(start, end))}
      {text.slice(end)}
    </>
  );
}
