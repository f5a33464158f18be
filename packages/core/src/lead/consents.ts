import type { Answer } from './lead.ts';
import type { ConsentRecord } from './lead-repository.port.ts';

/** How the form asks for consents, and their ids on the wire. */
export interface ConsentSettings {
  readonly newsletterAnswerId: string;
  readonly textAlertsAnswerId: string;
  /** Whose law holds where. In a country that none names, nobody is asked and no jurisdiction is recorded. */
  readonly jurisdictions: readonly Jurisdiction[];
  /** Who asks, as the texts name it: `{sender}` stands for it. */
  readonly sender: string;
  /** The version of the texts below. It's recorded with each consent, so change it whenever a text changes. */
  readonly textVersion: string;
  readonly newsletterText: string;
  /** Shown and recorded if there is no checkbox for the newsletter. */
  readonly newsletterDefaultText: string;
  readonly textAlertsText: string;
}

/** A law on messages, and where it holds. A province or state isn't named, as each of these holds in whole countries. */
export interface Jurisdiction {
  /** Recorded with each consent: `canada`. */
  readonly name: string;
  /** ISO countries of clubs and visitors. `EU` is a visitor from Europe whose country is unknown. */
  readonly countries: readonly string[];
  /** True if people must tick a box before they get the newsletter; otherwise they are told that they get it. */
  readonly asks: boolean;
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

/**
 * Canada's law (CASL), the EU's (GDPR and the ePrivacy directive) and the UK's want a ticked box. The United States'
 * (CAN-SPAM) wants a way out only, and its TCPA an agreement to texts, which are asked for everywhere.
 */
export const defaultConsentSettings: ConsentSettings = {
  newsletterAnswerId: '201',
  textAlertsAnswerId: '202',
  jurisdictions: [
    { name: 'canada', countries: ['CA'], asks: true },
    {
      name: 'european-union',
      countries:
        'EU AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(
          ' ',
        ),
      asks: true,
    },
    { name: 'united-kingdom', countries: ['GB', 'UK'], asks: true },
    { name: 'united-states', countries: ['US'], asks: false },
  ],
  sender: 'Foyer',
  textVersion: '2026-11.3',
  newsletterText:
    'Email me news and offers from {sender}. You can unsubscribe at any time, in each email or at your club. Our privacy policy explains how we use your information.',
  newsletterDefaultText: 'We may email you news and offers. You can unsubscribe at any time.',
  textAlertsText:
    'Text me about my visit or my membership. Texts come from {sender}, and their frequency varies. Message and data rates may apply. Reply STOP to stop or HELP for help. This is not a condition of purchase.',
};

export interface NewsletterChoice {
  /** True if the form has a checkbox for the newsletter. */
  readonly isAsked: boolean;
  readonly granted: boolean;
  /** Whose law it is; null where none of the settings' holds. */
  readonly jurisdiction: string | null;
}

/**
 * Whether the newsletter is asked for, and what the visitor chose. The law is the first of those that hold in the club's
 * or the visitor's country and want a tick, otherwise the first that holds.
 */
export function newsletterChoice(
  { jurisdictions }: Pick<ConsentSettings, 'jurisdictions'>,
  clubCountry: string | null,
  visitorCountry: string | null,
  isTicked = false,
): NewsletterChoice {
  const laws = jurisdictions.filter(
    ({ countries }) =>
      countries.includes(clubCountry ?? '') || countries.includes(visitorCountry ?? ''),
  );
  const law = laws.find(({ asks }) => asks) ?? laws[0];
  const isAsked = law?.asks === true;
  return { isAsked, granted: isTicked || !isAsked, jurisdiction: law?.name ?? null };
}

/** A text of the settings, or its translation, as it is shown and recorded. */
export function consentText(text: string, { sender }: Pick<ConsentSettings, 'sender'>): string {
  return text.replaceAll('{sender}', sender);
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
  /** The texts that the visitor saw, if they differ from the settings. */
  readonly texts?: ConsentTexts | null;
  readonly transactionId: string;
  readonly newsletter: NewsletterChoice;
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
      basis: newsletter.isAsked ? ('express' as const) : ('default' as const),
      text: newsletter.isAsked ? texts.newsletterText : texts.newsletterDefaultText,
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
      text: consentText(choice.text, settings),
      jurisdiction: newsletter.jurisdiction,
      id: input.nextId(),
      transactionId: input.transactionId,
      textVersion,
      at: input.at,
      sourceUrl: input.sourceUrl,
    }));
}

/** True if that version was accepted, in any language. */
function isGranted(before: string | undefined, textVersion: string): boolean {
  return (
    before?.endsWith(':true') === true &&
    (before.startsWith(`${textVersion}:`) || before.startsWith(`${textVersion}/`))
  );
}
