import type { ConsentRecord } from './consent-log.port.ts';
import type { ConsentSettings, ConsentTexts } from './consents.ts';

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
