import type { Localized } from '@foyer/react-ui';

import type { clubSearchCopy } from '../../copy/club-search.ts';
import type { homeMoreCopy } from '../../copy/home-more.ts';
import type { homeCopy } from '../../copy/home.ts';

const home: Localized<typeof homeCopy> = {
  name: 'Des clubs près de chez vous',
  title: 'Un excellent club commence dès la porte d’entrée.',
  lede: 'De la lumière, de l’espace, des appareils qui fonctionnent et des gens qui connaissent votre nom. Visitez gratuitement l’un de nos clubs avant de vous inscrire.',
  visit: 'Ou réservez une visite gratuite',
};

const more: Localized<typeof homeMoreCopy> = {
  facts: 'Foyer en chiffres',
  clubs: 'Clubs',
  cities: 'Villes',
  countries: 'Pays',
  from: 'À partir de',
  aMonth: (price) => `${price} par mois`,
  seePrices: 'Voir les tarifs',
  inside: 'À l’intérieur',
  seeClub: (club) => `Voir ${club}`,
  classesTitle: 'Les cours sont compris',
  classesText:
    'Yoga, Pilates, vélo, boxe, musculation et plus encore, dans de petits studios. Ils font partie de chaque abonnement.',
  classesLink: 'Voir nos cours',
  visitTitle: 'Comment fonctionne une visite',
  points: [
    {
      title: 'Choisissez une heure',
      text: 'Voyez les heures jusqu’à un mois à l’avance. Réserver prend environ une minute.',
    },
    {
      title: 'Nous vous attendrons',
      text: 'Un conseiller vous accueille à la réception pour une visite de 30 minutes.',
    },
    {
      title: 'Sans engagement',
      text: 'Ni carte de crédit ni contrat. Vos plans changent? Appelez-nous ou répondez à notre courriel.',
    },
  ],
  saidTitle: (club) => `Ce que les membres disent de ${club}`,
  rating: (average, count) =>
    `${average} sur 5, selon ${count} membres qui ont accepté que leur note soit affichée`,
  stars: (rating) => `${rating} sur 5`,
  employersTitle: 'Des tarifs réduits par votre travail',
  employersText:
    'Certains employeurs ont convenu de tarifs réduits avec nous. Vérifiez votre courriel professionnel pour savoir si c’est le cas du vôtre, ou parlez de nous à votre entreprise.',
  check: 'Vérifier votre courriel professionnel',
  employers: 'Pour les employeurs',
  nearYou: 'Des clubs près de vous',
  someClubs: 'Clubs en vedette',
  allClubs: 'Tous les clubs',
  faq: [
    {
      question: 'La visite est-elle vraiment gratuite?',
      answer:
        'Oui. Vous n’avez pas besoin de carte de crédit, vous ne signez rien, et personne ne vous demande de décider le jour même.',
    },
    {
      question: 'Comment se passe une visite?',
      answer:
        'Un conseiller vous accueille à la réception et vous fait visiter le club pendant une trentaine de minutes. Posez vos questions, et essayez les appareils si vous voulez.',
    },
    {
      question: 'Combien coûte un abonnement?',
      answer:
        'Cela dépend du club et du nombre de clubs que vous voulez fréquenter. La page des tarifs montre ce que vous payez aujourd’hui, chaque mois et la première année, avant que vous nous donniez vos coordonnées.',
    },
    {
      question: 'Puis-je essayer un club avant de m’inscrire?',
      answer:
        'Oui. Les clubs ouverts offrent un laissez-passer d’essai gratuit de quelques jours, un par personne. Vous le recevez par courriel.',
    },
    {
      question: 'Puis-je m’inscrire en ligne?',
      answer:
        'Oui, en quelques minutes. Choisissez un club et un abonnement, lisez et signez le contrat, puis payez. Vous pouvez venir dès que votre abonnement commence.',
    },
  ],
};

const search: Localized<typeof clubSearchCopy> = {
  label: 'Code postal, ville ou club',
  submit: 'Trouver un club',
};

/** The front page and the club search, in Canadian French. */
export const homeTexts = {
  'visit/club-search': search,
  'visit/home': home,
  'visit/home-more': more,
};
