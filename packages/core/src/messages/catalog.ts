import type { joinMessages } from './join-messages.ts';
import type { membershipMessages } from './membership-messages.ts';
import type { accountMessages, formMessages, serviceMessages } from './member-messages.ts';
import type { siteMessages } from './site-messages.ts';

/** All messages about problems, which configuration can override. `{name}` is a placeholder for a value. */
export const messages = {
  // The lead flow
  leadFailed:
    "An error has occurred. If you've just shared your email address with us, please wait a bit before trying again, or use a different one.",
  generic: 'An error has occurred.',
  checkFields: 'Please check that all fields contain valid values.',
  clubRequired: 'Club is required.',
  clubUnknown: 'We couldn’t find that club. Please choose one from the list.',
  slotTaken: 'That time was just taken. Please choose another.',
  tooManyVisits:
    'You already have a visit at this club that day, or as many visits as you can book at once. To change one, please call the club.',
  stateExpired:
    'For your privacy, this form timed out and we cleared it. Please enter your details again.',
  endedElsewhere: 'You started over in another tab, so we cleared this one, too.',
  callTooOften: 'Too many attempts. Please try again in {wait}.',
  emailDisposable: 'Enter an address that isn’t temporary.',
  formRefused:
    'We couldn’t confirm that a person sent this form. Your entries are saved, so please press the button again.',
  joinOffline: 'You can’t join this club online yet. Book a visit and an advisor will sign you up.',
  referrerUnknown:
    'We couldn’t find the friend who invited you. You can still book a visit as our guest.',
  noNearbyClubs: 'No nearby clubs. Click here to explore all {product} Locations.',
  timeRequired: 'Choose a day and a time to continue.',
  alreadyMember:
    "It looks like you're already an {product} member. To learn more, please visit our Member Benefits page.",
  membershipFrozen: 'Your membership is frozen. To end the freeze, call {club} at {phone}.',
  formerMember:
    "We're sorry. We were not able to locate your previous membership with the information provided. Please complete the form below and we will be in touch to assist you.",
  companyEmailUnknown: 'We don’t recognize that company email.',
  partNotFetched: 'We couldn’t load this part of the page. Your entries are saved.',
  clubsNotLoaded: 'We couldn’t load our clubs. Please try again.',
  nearbyNotFound: 'We couldn’t find clubs near you. Search by city or ZIP code instead.',
  timesNotLoaded: 'We couldn’t load available times. Your details are saved. Please try again.',
  cancelFailed: 'An unexpected error has occurred. Please close out of the pop-up and try again.',
  surveyUnanswered: 'Select at least one answer to continue.',
  // Fields
  fillOut: 'Fill out to continue',
  simpleName: 'Field is required and must be longer than one character.',
  nameTooShort: '{label} must be at least 2 characters.',
  nameMalformed: 'Enter a valid name.',
  textTooLong: 'Use {max} characters or fewer.',
  email: 'Field is required and must be email',
  emailMalformed: 'Enter a valid email address.',
  phone: 'Field is required and must be phone number.',
  phoneLength: 'Phone number must be 10 or 11 digits long.',
  postalCodeRequired: 'Zip Code is required.',
  postalCodeMalformed: 'Enter a valid zip code.',
  // Location
  locationDenied:
    'Location is off for this site. Search by city or ZIP code, or allow location in your browser settings.',
  geolocationUnsupported: 'Geolocation is not supported by browser',
} as const;

export type MessageKey =
  | keyof typeof messages
  | keyof typeof joinMessages
  | keyof typeof formMessages
  | keyof typeof accountMessages
  | keyof typeof serviceMessages
  | keyof typeof membershipMessages
  | keyof typeof siteMessages;

/** A message that rules return. The UI formats it. */
export interface Message {
  readonly key: MessageKey;
  readonly values?: Readonly<Record<string, MessageValue>>;
}

export type MessageCatalog = (message: Message) => string;

/** The messages and labels of a language that are loaded so far. */
export interface MessageLanguage {
  /** BCP 47. The format of dates, amounts and measures. */
  readonly locale: string;
  readonly messages: Partial<Record<MessageKey, string>>;
  /** Translations by the label's English text. */
  readonly labels: Readonly<Record<string, string>>;
}

/** A catalog for a language (English by default), overridden by configuration. Unknown placeholders stay. */
export function createMessageCatalog(
  overrides: Partial<Record<MessageKey, string>> = {},
  values: Readonly<Record<string, string>> = {},
  language: MessageLanguage = english,
): MessageCatalog {
  const wording = ({ key }: Message): string =>
    overrides[key] ??
    language.messages[key] ??
    known[key] ??
    language.messages.generic ??
    known.generic;
  const word = (name: string, value: MessageValue): string => {
    if (typeof value === 'object' && 'in' in value) return value.in(language.locale);
    const text = typeof value === 'string' ? value : value.label;
    // A string value for `label` is translated like a label.
    const isLabel = name === 'label' || typeof value !== 'string';
    return isLabel ? (language.labels[text] ?? text) : text;
  };
  const isEnglish = language.locale.startsWith('en');
  return (message) =>
    wording(message).replaceAll(
      /(\ban? )?\{(\w+)\}/g,
      (whole, article: string | undefined, name: string) => {
        const given = [message.values, values].find((some) => some && Object.hasOwn(some, name));
        const value = given?.[name];
        if (value === undefined) return whole;
        const text = word(name, value);
        if (article === undefined) return text;
        return `${isEnglish ? `${articleOf(text)} ` : article}${text}`;
      },
    );
}

const english: MessageLanguage = { locale: 'en-US', messages: {}, labels: {} };

const known: Partial<Record<MessageKey, string>> & typeof messages = { ...messages };

/** Adds the messages of a lazy-loaded part, so that pages which don't need them don't load them. */
export function addMessages(more: Partial<Record<MessageKey, string>>): void {
  Object.assign(known, more);
}

/** The value of a placeholder. Everything but plain text is formatted in the catalog's language. */
export type MessageValue =
  | string
  /** A label of the core, such as a field's, by its English text. */
  | { readonly label: string }
  | FormattedValue;

/** A value that formats itself. Its formatting code is loaded only where it's used. */
export interface FormattedValue {
  /** `locale` is BCP 47. */
  in(locale: string): string;
}

/** The English article of a name by how it sounds: a Foyer, an Anytime, a University, an LFX, a UFC. */
export function articleOf(name: string): 'a' | 'an' {
  if (/^[B-DF-HJ-NP-TV-Z]{2,}\b/.test(name)) return /^[FHLMNRSX]/.test(name) ? 'an' : 'a';
  if (/^(?:U[A-Z]|[Ee]u|[Oo]ne\b|[Uu](?:ni|se|ti))/.test(name)) return 'a';
  return /^(?:[aeiou]|hei|hono|hour|8|1[18]\b)/i.test(name) ? 'an' : 'a';
}
