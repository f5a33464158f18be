import type { accountMessages } from './account-messages.ts';
import type { formMessages } from './form-messages.ts';
import type { joinMessages } from './join-messages.ts';
import type { serviceMessages } from './service-messages.ts';
import { type MessageValue, wordValue } from './message-value.ts';
import type { siteMessages } from './site-messages.ts';

/**
 * Every sentence that tells a person of a problem, in one place, to be overridden by configuration. `{name}` stands
 * for a value. Source: ER-01, ER-02 and the ids beside the lines.
 */
export const messages = {
  // The lead flow
  leadFailed:
    "An error has occurred. If you've just shared your email address with us, please wait a bit before trying again, or use a different one.", // LC-16
  generic: 'An error has occurred.', // LS-09
  checkFields: 'Please check that all fields contain valid values.', // LC-09
  clubRequired: 'Club is required.', // CJ-02
  clubUnknown: 'We could not find that club. Please choose one from the list.', // RT-02
  slotTaken: 'That time was just taken. Please choose another.', // LS-13
  tooManyVisits:
    'You already have a visit at this club that day, or as many visits as you can book at once. To change one, please call the club.', // SE-13
  noTimesOnDate: 'No available slots for this date', // LS-05
  stateExpired:
    'To keep your details private, we cleared them after some time. Please fill in the form again.', // LX-15
  endedElsewhere: 'You left or started over in another tab, so your details were cleared here too.', // LX-12
  callTooOften: 'That was tried too often. Please try again in {wait}.', // AC-08, SE-10
  formRefused:
    'We couldn’t be sure that a person sent this. Nothing you entered is lost: please press the button again.', // SE-17
  joinOffline:
    'Online joining is not available for this club yet. Book a visit and an advisor will help you join.', // LS-14
  noNearbyClubs: 'No nearby clubs. Click here to explore all {product} Locations.', // CC-02
  timeRequired: 'Choose a day and a time to continue.', // LS-03
  alreadyMember:
    "It looks like you're already an {product} member. To learn more, please visit our Member Benefits page.", // LC-11
  formerMember:
    "We're sorry. We were not able to locate your previous membership with the information provided. Please complete the form below and we will be in touch to assist you.", // LC-12
  companyEmailUnknown: 'We don’t recognize that company email.', // LC-10
  partNotFetched: 'This part of the page could not be loaded. Nothing you entered is lost.', // EM-01
  pageBroken: 'This page stopped working', // ER-02
  pageBrokenKept:
    'It is our fault, not yours. What you entered is kept on this device for a while.', // ER-02
  clubsNotLoaded: 'The clubs could not be loaded.', // CC-01
  clubNotLoaded: 'The club could not be loaded.', // RT-07
  offerNotLoaded: 'The offer could not be loaded.', // LC-19
  nearbyNotFound: 'The clubs near you could not be found.', // LO-03
  timesNotLoaded: 'The open times could not be loaded. Your details are kept.', // LS-09
  guidedOnlyHere: 'Guided workouts are only available at this location.', // LS-01
  cancelFailed: 'An unexpected error has occurred. Please close out of the pop-up and try again.', // LA-04
  surveyUnanswered: 'Choose at least one answer to continue.', // SV-04
  // Fields
  fillOut: 'Fill out to continue', // FM-01
  simpleName: 'Field is required and must be longer than one character.', // VA-01
  nameTooShort: '{label} must be at least 2 characters.', // VA-02
  nameMalformed: 'Enter a valid name.', // VA-02
  email: 'Field is required and must be email', // VA-03
  emailMalformed: 'Enter a valid email address.', // VA-12
  phone: 'Field is required and must be phone number.', // VA-04
  phoneLength: 'Phone number must be 10 or 11 digits long.', // VA-04
  postalCodeRequired: 'Zip Code is required.', // VA-07
  postalCodeMalformed: 'Enter a valid zip code.', // VA-07
  // Location
  locationDenied: 'Your browser does not share your location with this page.', // LO-05
  geolocationUnsupported: 'Geolocation is not supported by browser', // LO-03
} as const;

export type MessageKey =
  | keyof typeof messages
  | keyof typeof joinMessages
  | keyof typeof formMessages
  | keyof typeof accountMessages
  | keyof typeof serviceMessages
  | keyof typeof siteMessages;

/** A message chosen but not yet worded: what rules hand to the edge. */
export interface Message {
  readonly key: MessageKey;
  readonly values?: Readonly<Record<string, MessageValue>>;
}

/** Words a message. */
export type MessageCatalogue = (message: Message) => string;

/** A language's sentences and labels, those that have come so far. */
export interface MessageLanguage {
  /** BCP 47: how dates, amounts and measures are written. */
  readonly locale: string;
  readonly messages: Partial<Record<MessageKey, string>>;
  /** By the label's English text. */
  readonly labels: Readonly<Record<string, string>>;
}

/**
 * The catalogue in a language, English where none is given, with the configuration's own wordings laid over it.
 * Unknown placeholders stay as they are.
 */
export function createMessageCatalogue(
  overrides: Partial<Record<MessageKey, string>> = {},
  values: Readonly<Record<string, string>> = {},
  language: MessageLanguage = english,
): MessageCatalogue {
  const wording = ({ key }: Message): string =>
    overrides[key] ??
    language.messages[key] ??
    known[key] ??
    language.messages.generic ??
    known.generic;
  const word = (name: string, value: MessageValue): string =>
    // What a rule calls a label is one, written out or not.
    wordValue(
      name === 'label' && typeof value === 'string' ? { label: value } : value,
      language.locale,
      language.labels,
    );
  return (message) =>
    wording(message).replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
      const given = [message.values, values].find((some) => some && Object.hasOwn(some, name));
      const value = given?.[name];
      return value === undefined ? whole : word(name, value);
    });
}

const english: MessageLanguage = { locale: 'en-US', messages: {}, labels: {} };

const known: Partial<Record<MessageKey, string>> & typeof messages = { ...messages };

/** Takes in the sentences of a part that is fetched later: a page that does not need them does not load them. */
export function addMessages(more: Partial<Record<MessageKey, string>>): void {
  Object.assign(known, more);
}
