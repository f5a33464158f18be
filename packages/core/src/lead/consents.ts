import type { Answer } from './lead.ts';
import type { ConsentRecord } from './consent-log.port.ts';

/** How the form asks for consents, and their ids on the wire. */
export interface ConsentSettings {
  readonly newsletterAnswerId: string;
  readonly textAlertsAnswerId: string;
  /** ISO countries where the newsletter needs consent: of the club or of the visitor. `EU` is a visitor from Europe. */
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

/** Asks in the EU, the UK and Canada. */
export const defaultConsentSettings: ConsentSettings = {
  newsletterAnswerId: '201',
  textAlertsAnswerId: '202',
  optInCountries:
    'EU AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE GB UK CA'.split(
      ' ',
    ),
  textVersion: '2026-11.2',
  newsletterText:
    'Email me news and offers. You can unsubscribe at any time. Our privacy policy explains how we use your information.',
  newsletterDefaultText: 'We may email you news and offers. You can unsubscribe at any time.',
  textAlertsText:
    'Text me about my visit or my membership. Message frequency varies. Message and data rates may apply. Reply STOP to stop or HELP for help. This is not a condition of purchase.',
};

/** True if the visitor must agree to the newsletter: the club or the visitor is in an opt-in country. */
export function asksForNewsletter(
  settings: ConsentSettings,
  clubCountry: string | null,
  visitorCountry: string | null,
): boolean {
  return [clubCountry, visitorCountry].some(
    (country) => country !== null && settings.optInCountries.includes(country),
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

/**
 * Each newly given consent with its exact text, and each withdrawal, unless already recorded. Without a checkbox, the
 * newsletter's basis is `default`.
 */
export function consentRecords(input: {
  readonly settings: ConsentSettings;
  /** The text that the visitor saw, if it differs from the settings. */
  readonly texts?: ConsentTexts | null;
  readonly transactionId: string;
  readonly newsletter: { readonly granted: boolean; readonly asked: boolean };
  readonly textAlerts: boolean;
  /** The consents recorded so far, by channel, as `version:granted`. */
  readonly already: Readonly<Record<string, string>>;
  readonly at: string;
  readonly sourceUrl: string;
  readonly nextId: () => string;
}): readonly ConsentRecord[] {
  const { settings, newsletter } = input;
  const texts = input.texts ?? settings;
  const textVersion = input.texts
    ? `${settings.textVersion}/${input.texts.locale}`
    : settings.textVersion;
  const choices = [
    {
      channel: 'newsletter' as const,
      granted: newsletter.granted,
      basis: newsletter.asked ? ('express' as const) : ('default' as const),
      text: newsletter.asked ? texts.newsletterText : texts.newsletterDefaultText,
    },
    {
      channel: 'text-alerts' as const,
      granted: input.textAlerts,
      basis: 'express' as const,
      text: texts.textAlertsText,
    },
  ];
  return choices
    .filter(({ channel, granted }) => {
      const before = input.already[channel];
      return granted
        ? !isGranted(before, settings.textVersion)
        : before?.endsWith(':true') === true;
    })
    .map((choice) => ({
      ...choice,
      id: input.nextId(),
      transactionId: input.transactionId,
      textVersion,
      at: input.at,
      sourceUrl: input.sourceUrl,
    }));
}

/** True if that version was accepted, in any language. */
function isGranted(before: string | undefined, textVersion: string): boolean {
  return before?.endsWith(':true') === true && before.split(/[/:]/, 1)[0] === textVersion;
}
