import type { Answer } from './lead.ts';

/** How consents are asked for and named on the wire. Source: LC-07, LC-27. */
export interface ConsentSettings {
  readonly newsletterAnswerId: string;
  readonly textAlertsAnswerId: string;
  /** ISO countries whose visitors are asked before the newsletter is sent. */
  readonly optInCountries: readonly string[];
  /** The words beside the boxes, recorded with each consent; raise the version with every change of them. */
  readonly textVersion: string;
  readonly newsletterText: string;
  /** What stands for the newsletter where no box is shown. */
  readonly newsletterDefaultText: string;
  readonly textAlertsText: string;
}

/** The words of the consents as a screen shows them, where that is not the settings' own wording. LC-07, ER-01 */
export interface ConsentWords extends Pick<
  ConsentSettings,
  'newsletterText' | 'newsletterDefaultText' | 'textAlertsText'
> {
  /** BCP 47: stands in the record behind the version, `2026-11/fr-CA`. */
  readonly locale: string;
}

/** What a flow was told of the words that its visitor sees; null where it is the settings' own. */
export interface ShownConsents {
  words: ConsentWords | null;
}

/** The member states of the EU and the UK, whose visitors are asked. */
export const defaultConsentSettings: ConsentSettings = {
  newsletterAnswerId: '201',
  textAlertsAnswerId: '202',
  optInCountries:
    'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE GB UK'.split(
      ' ',
    ),
  textVersion: '2026-11',
  newsletterText:
    'Send me news and offers by e-mail. You can stop them at any time; our privacy policy says how we use your details.',
  newsletterDefaultText: 'We may e-mail you news and offers. Every e-mail has a link to stop them.',
  textAlertsText:
    'Text me about my visit and offers. Message and data rates may apply. Reply STOP at any time to stop them.',
};

/**
 * True when the newsletter needs a tick: the club is in the UK, or the visitor is in an opt-in country or in one
 * that is not known. Source: LC-07.
 */
export function asksForNewsletter(
  settings: ConsentSettings,
  clubCountry: string | null,
  visitorCountry: string | null,
): boolean {
  return (
    clubCountry === 'UK' ||
    clubCountry === 'GB' ||
    visitorCountry === null ||
    settings.optInCountries.includes(visitorCountry)
  );
}

/** Both consents as the wire's Answers carry them, the person's choice as `true` or `false`. Source: LC-27. */
export function consentAnswers(
  settings: ConsentSettings,
  choice: { readonly newsletter: boolean; readonly textAlerts: boolean },
): readonly Answer[] {
  return [
    { answerId: settings.newsletterAnswerId, additionalInfo: String(choice.newsletter) },
    { answerId: settings.textAlertsAnswerId, additionalInfo: String(choice.textAlerts) },
  ];
}
