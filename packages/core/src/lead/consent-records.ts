import type { ConsentRecord } from './consent-log.port.ts';
import type { ConsentSettings, ConsentWords } from './consents.ts';

/**
 * What has to be added to the list of consents: each consent given, with the exact words, and each one taken back,
 * unless it stands there already. Where no box was shown the newsletter rests on the default. Source: LC-07.
 */
export function consentRecords(input: {
  readonly settings: ConsentSettings;
  /** What the person saw where it is not the settings' own wording. */
  readonly words?: ConsentWords | null;
  readonly transactionId: string;
  readonly newsletter: { readonly granted: boolean; readonly asked: boolean };
  readonly textAlerts: boolean;
  /** By channel, `version:granted`. */
  readonly already: Readonly<Record<string, string>>;
  readonly at: string;
  readonly sourceUrl: string;
  readonly nextId: () => string;
}): readonly ConsentRecord[] {
  const { settings, newsletter } = input;
  const words = input.words ?? settings;
  const textVersion = input.words
    ? `${settings.textVersion}/${input.words.locale}`
    : settings.textVersion;
  const choices = [
    {
      channel: 'newsletter' as const,
      granted: newsletter.granted,
      basis: newsletter.asked ? ('express' as const) : ('default' as const),
      text: newsletter.asked ? words.newsletterText : words.newsletterDefaultText,
    },
    {
      channel: 'text-alerts' as const,
      granted: input.textAlerts,
      basis: 'express' as const,
      text: words.textAlertsText,
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

/** Given in that version, in whatever language. */
function isGranted(before: string | undefined, textVersion: string): boolean {
  return before?.endsWith(':true') === true && before.split(/[/:]/, 1)[0] === textVersion;
}
