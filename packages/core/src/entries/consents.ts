/** `@foyer/core/consents`: what a visitor agrees to, by the law of the place. */
export {
  consentText,
  defaultConsentSettings,
  type ConsentSettings,
  type ConsentTexts,
  type Jurisdiction,
  newsletterChoice,
  type NewsletterChoice,
} from '../lead/consents.ts';
export { askedCountries } from '../lead/attribution.ts';
export type { ConsentRecord } from '../lead/lead-repository.port.ts';
