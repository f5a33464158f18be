import type { pricesCopy } from '../../copy/prices.ts';
import type { Localized } from '../../locale/copy.ts';

const copy: Localized<typeof pricesCopy> = {
  at: (club) => `Tarifs de ${club}`,
  changed: (club) => `Voici les tarifs de ${club}.`,
  loading: 'Chargement des tarifs…',
  change: 'Changer de club',
  chooser: 'Choisissez un club pour voir ses tarifs',
  opens: (club, day) => `${club} ouvre le ${day}. Voici ses tarifs de membre fondateur.`,
  none: (club) =>
    `${club} ne vend pas d’abonnement en ligne. Visitez le club\u00A0: un conseiller vous présentera les abonnements.`,
  visit: 'Réserver une visite',
  join: 'S’inscrire',
  joinWith: (plan, club) => `S’inscrire à ${club}\u00A0: ${plan}`,
  compare: 'Comparer les abonnements',
  plan: 'Abonnement',
  rows: {
    monthly: 'Chaque mois',
    today: 'À payer aujourd’hui',
    firstYear: '12 premiers mois',
    clubs: 'Clubs',
    commitment: 'Engagement',
  },
  yes: 'Compris',
  no: '–',
  ways: 'Pas encore décidé?',
  visitTitle: 'Voyez d’abord le club',
  visitText: 'Une visite de 30 minutes avec un conseiller, gratuite et sans engagement.',
  trialTitle: (days) =>
    days === 1 ? 'Essayez pendant une journée' : `Essayez pendant ${days} jours`,
  trialText: (club) => `Un laissez-passer gratuit pour ${club}, un par personne.`,
  trial: 'Obtenir un laissez-passer',
  promoTitle: 'Vous avez un code promo?',
  promoText: 'Entrez-le à côté des abonnements en vous inscrivant. Les prix changent aussitôt.',
  promo: 'Entrer un code',
};

export const prices: { readonly 'join/prices': Localized<typeof pricesCopy> } = {
  'join/prices': copy,
};
