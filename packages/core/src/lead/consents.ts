import type { Answer } from './lead.ts';
import type { ConsentRecord } from './consent-log.port.ts';

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

/**
 * Returns the records to append to the consent log: each newly given consent with its exact text, and each
 * withdrawal, unless already recorded. Without a checkbox, the newsletter is recorded with the basis `default`.
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
