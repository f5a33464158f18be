import type { Answer } from './lead.ts';

/** How the form asks for consents, and their ids on the wire. */
export interface ConsentSettings {
  readonly newsletterAnswerId: string;
  readonly textAlertsAnswerId: string;
  /** ISO countries whose visitors must agree before they get the newsletter. */
  readonly optInCountries: readonly string[];
  /** The version of the texts below. It's recorded with each consent, so change it whenever a text changes. */
  readonly textVersion: string;
  readonly newsletterText: string;
  /** Shown and recorded if there is no checkbox for the newsletter. */
  readonly newsletterDefaultText: string;
  readonly textAlertsText: string;
}

/** The consent texts on the screen, if they differ from the settings, e.g. in another language. */
export interface ConsentTexts extends Pick<
  ConsentSettings,
  'newsletterText' | 'newsletterDefaultText' | 'textAlertsText'
> {
  /** BCP 47. Appended to the version in the record: `2026-11/fr-CA`. */
  readonly locale: string;
}

/** The texts that the visitor sees; null for the texts of the settings. */
export interface VisibleConsents {
  texts: ConsentTexts | null;
}

/** Asks visitors from the EU and the UK. */
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
 * True if the visitor must agree to the newsletter: the club is in the UK, or the visitor's country is an opt-in
 * country or unknown.
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

/** Both consents in the wire's `Answers`, with the choice as `true` or `false`. */
export function consentAnswers(
  settings: ConsentSettings,
  choice: { readonly newsletter: boolean; readonly textAlerts: boolean },
): readonly Answer[] {
  return [
    { answerId: settings.newsletterAnswerId, additionalInfo: String(choice.newsletter) },
    { answerId: settings.textAlertsAnswerId, additionalInfo: String(choice.textAlerts) },
  ];
}
