/** The texts that differ in British English. Entry `@foyer/core/messages/en-GB`. */
import type { messages as englishLead } from './catalog.ts';
import type { joinMessages as englishJoin } from './join-messages.ts';
import type { membershipMessages as englishMembership } from './membership-messages.ts';
import type {
  accountMessages as englishAccount,
  formMessages as englishForm,
  serviceMessages as englishService,
} from './member-messages.ts';
import type { PaymentMessageKey } from './payment-messages.ts';

type Changed<Key extends string> = Readonly<Partial<Record<Key, string>>>;

export const leadMessages: Changed<keyof typeof englishLead> = {
  companyEmailUnknown: 'We don’t recognise that company email.',
  nearbyNotFound: 'We couldn’t find clubs near you. Search by town or postcode instead.',
  postalCodeRequired: 'Postcode is required.',
  postalCodeMalformed: 'Enter a valid postcode.',
  locationDenied:
    'Location is off for this site. Search by town or postcode, or allow location in your browser settings.',
};

export const joinMessages: Changed<keyof typeof englishJoin> = {
  joinBirthDateRequired: 'Date of birth is required.',
  joinConsent: 'Tick the box to agree.',
  paymentCancelled: 'You cancelled the payment, so you weren’t charged. Your selection is saved.',
};

export const accountMessages: Changed<keyof typeof englishAccount> = {
  usernameMalformed:
    'Use 4–30 letters, numbers, full stops, hyphens or underscores. Start with a letter.',
  socialCancelled: 'You cancelled, so your {provider} account wasn’t linked.',
  memberUnknown: 'We can’t find a member with that ID and surname. Your welcome email has both.',
};

export const formMessages: Changed<keyof typeof englishForm> = {
  giftCustomAmount: 'Enter a whole number from 1 to {max}, with no commas or full stops.',
  birthDateRequired: 'Date of birth is required.',
  birthDateImpossible: 'Enter a past date with a four-digit year.',
  stateRequired: 'County is required.',
  bloodPressureCrisis:
    'This blood pressure is very high. Rest for five minutes and measure again. If it’s still above 180/120, see a doctor today. If you have chest pain, trouble breathing or vision changes, call 999 now.',
};

export const serviceMessages: Changed<keyof typeof englishService> = {
  agreementConsent: 'Tick the box to agree.',
  agreementNoClub:
    'To sign an agreement, you need a home club. Add one to your profile or ask reception.',
};

export const membershipMessages: Changed<keyof typeof englishMembership> = {
  membershipLeaving: 'You cancelled your membership. To change it, keep it first.',
};

export const paymentMessages: Changed<PaymentMessageKey> = {
  cardBrandUnknown: 'We accept American Express, Visa, Mastercard, Discover, Diners Club and JCB.',
  expiryRequired: 'Enter the expiry date.',
  expiryMalformed: 'Enter the expiry date as MM/YY, for example 04/30.',
  postalCodeRequired: 'Postcode is required.',
  postalCodeMalformed: 'Enter a valid postcode.',
  stateRequired: 'County is required.',
};
