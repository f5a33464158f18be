import type { contactCopy } from '../../../copy/contact.ts';
import type { Worded } from '../../../locale/worded.ts';

export const contact: Worded<typeof contactCopy> = {
  form: 'Visiter un club',
  clubLegend: 'Club',
  detailsLegend: 'Vos coordonnées',
  optional: 'facultatif',
  emailMeant: 'Vouliez-vous écrire',
  visit: 'Visiter un club',
  join: 'S’inscrire en ligne',
  guidedTour: 'Réserver une visite guidée VIP',
  guidedWorkout: 'Réserver un entraînement guidé VIP',
  book: 'Réserver votre visite',
  joinToday: 'S’inscrire aujourd’hui',
  sending: 'Envoi de vos coordonnées…',
  benefits: 'page Avantages membres',
  visitAnyway:
    'Vous pouvez quand même réserver une visite, avec ou sans le courriel de l’entreprise.',
  referred: (friend) => `${friend} vous invite à découvrir le club`,
  referredEyebrow: 'Sur invitation',
  privacy: 'politique de confidentialité',
  hints: {
    company_email: 'Si votre employeur a peut-être une entente avec nous.',
    phone_number: 'Pour que le club puisse vous joindre au sujet de votre visite.',
  },
};
