import { siteMessages } from '@foyer/core/messages/fr-CA';
import type { LanguagePart, Localized } from '@foyer/react-ui/language';

import type {
  clubsCopy,
  clubSearchCopy,
  embeddedCopy,
  pagesCopy,
  faqCopy,
  homeCopy,
} from '../../copy/pages.ts';
import type { footerCopy } from '../../copy/footer.ts';
import type { headsCopy } from '../../copy/heads.ts';
import type { homeMoreCopy } from '../../copy/home-more.ts';
import type { plainPagesCopy } from '../../copy/plain-pages.ts';
import type { siteCopy } from '../../copy/site.ts';
import type { streetMapCopy } from '../../copy/street-map.ts';

const clubs: Localized<typeof clubsCopy> = {
  title: 'Trouvez votre club',
  inCity: (city) => `Clubs de mise en forme à ${city}`,
  lede: 'Heures d’ouverture, cours et visite gratuite, club par club.',
  neighbors: 'À proximité',
  all: 'Tous les clubs',
  byCity: 'Clubs par ville',
};

const streetMap: Localized<typeof streetMapCopy> = {
  open: 'Plan des rues',
  close: 'Fermer le plan des rues',
  label: 'Plan des rues avec les clubs',
  loading: 'Chargement du plan des rues…',
  failed: 'Le plan des rues ne peut pas être affiché.',
  controls: {
    'NavigationControl.ZoomIn': 'Agrandir',
    'NavigationControl.ZoomOut': 'Réduire',
    'AttributionControl.ToggleAttribution': 'Sources de la carte',
    'Map.Title': 'Carte',
  },
};

const embedded: Localized<typeof embeddedCopy> = {
  label: 'Visiter un club',
  waiting: 'Terminez la réservation de votre visite',
  kept: 'Nous avons gardé vos renseignements pour que vous puissiez reprendre où vous en étiez.',
  continue: 'Poursuivre votre visite',
  booked: (club, moment) => `Vous avez une visite au club ${club}, le ${moment}.`,
  received: 'Nous avons vos coordonnées.',
  see: 'Voir votre visite',
  seeDetails: 'Voir la suite',
  moves: 'Une autre heure réservée ici la remplace.',
};

const heads: Localized<typeof headsCopy> = {
  picture: 'Logo de Foyer Clubs : une arche vert foncé',
  home: {
    name: 'Des clubs près de chez vous',
    description:
      'Plus de 100 clubs de mise en forme, avec de la lumière, de l’espace et des gens qui connaissent votre nom. Visitez-en un gratuitement.',
  },
  visit: {
    name: 'Voyez-le par vous-même',
    description:
      'Choisissez un club et une heure. La visite est gratuite, se réserve en une minute et n’engage à rien.',
  },
  clubs: {
    name: 'Nos clubs',
    description:
      'Voyez sur une carte les clubs Foyer près de vous, ou cherchez par nom, ville ou code postal. Filtrez et réservez une visite.',
  },
  city: {
    name: 'Clubs de mise en forme à {{city}}',
    description:
      'Nos clubs à {{city}}\u00A0: {{clubs}}. Voyez-les sur une carte et réservez une visite gratuite.',
  },
  club: '{{name}}, {{place}}. {{amenities}}Réservez une visite gratuite.',
  prices: {
    name: 'Tarifs des abonnements',
    description:
      'Le prix d’un abonnement à votre club\u00A0: aujourd’hui, chaque mois et la première année, ce qui est compris et comment résilier.',
  },
  employers: {
    name: 'Pour les employeurs',
    description:
      'Des tarifs réduits pour toute votre équipe\u00A0: comment ça marche, qui peut s’inscrire, ce que vos gens économisent et comment nous joindre.',
  },
  benefits: {
    name: 'Avantages aux membres',
    description:
      'Plus de 100 clubs, cours compris, piscines et saunas, et une première séance avec un entraîneur.',
  },
  groupfitness: {
    name: 'Des cours qui valent le réveil',
    description:
      'Vélo, boxe, musculation et yoga dans de petits studios, avec des instructeurs qui connaissent votre nom.',
  },
  personaltraining: {
    name: 'Votre propre entraîneur',
    description:
      'Quelqu’un qui planifie vos trois prochains mois et vous accompagne à chaque séance.',
  },
  pilates: {
    name: 'Pilates individuel',
    description:
      'Reformer, tour et tapis dans un studio calme, seul avec l’instructeur ou avec deux amis.',
  },
  referrals: {
    name: 'Un ami vous invite',
    description:
      'Venez comme invité d’un membre. Visitez son club, essayez les appareils et restez pour le sauna.',
  },
  terms: {
    name: 'Conditions',
    description:
      'Conditions pour visiter un club Foyer, recevoir des messages texte et utiliser cette démonstration.',
  },
  privacy: {
    name: 'Confidentialité',
    description: 'Ce que nous conservons à votre sujet, où, et pendant combien de temps.',
  },
  plans: { name: 'Choisissez votre abonnement' },
  joinDetails: { name: 'S’inscrire en ligne' },
  joined: { name: 'S’inscrire en ligne' },
  corporate: { name: 'Abonnements d’entreprise' },
  feedback: { name: 'Laissez un commentaire' },
  form: { name: 'Écrivez-nous' },
  employer: { name: 'L’offre de votre employeur' },
  poster: { name: 'L’affiche de votre employeur' },
  waitOffer: { name: 'Une plage pour vous' },
  friendsVisit: { name: 'La visite d’une personne invitée' },
  managedVisit: { name: 'Votre visite' },
  trialRequest: { name: 'Essayez un club gratuitement' },
  trialPass: { name: 'Votre laissez-passer' },
  personalData: { name: 'Vos données' },
  desk: { name: 'Visites du jour' },
  dayPass: {
    name: 'Laissez-passer d’un jour',
    description: 'Venez une journée dans un club Foyer, sans abonnement.',
  },
  giftCard: {
    name: 'Offrir une carte-cadeau',
    description: 'Des cartes-cadeaux pour tous les clubs Foyer, envoyées par courriel.',
  },
  noPage: {
    name: 'Page introuvable',
    description: 'L’adresse est peut-être mal tapée, ou la page a peut-être été déplacée.',
  },
};

const faq: Localized<typeof faqCopy> = { title: 'Questions et réponses' };

const pages: Localized<typeof pagesCopy> = {
  clubLoading: 'Chargement du club…',
  offerLoading: 'Chargement de l’offre…',
  toFront: 'Aller à la page d’accueil',
  seeClubs: 'Voir tous les clubs',
};

const plainPages: Localized<typeof plainPagesCopy> = {
  benefits: {
    lede: 'Voici ce que comprend votre abonnement, et pourquoi les membres restent.',
    list: [
      {
        title: 'Plus de 100 clubs',
        text: 'Entraînez-vous près de la maison, près du bureau ou en voyage, tôt ou tard.',
      },
      {
        title: 'Cours compris',
        text: 'Les cours de yoga, de Pilates, de vélo et de boxe font partie de votre abonnement.',
      },
      {
        title: 'Piscines, saunas et hammams',
        text: 'Dans la plupart des clubs, avec des serviettes propres dans tous.',
      },
      {
        title: 'Un entraîneur pour bien commencer',
        text: 'Une première séance avec un entraîneur pour fixer vos objectifs et repartir avec un plan.',
      },
    ],
  },
  terms: {
    lede: 'Courtes, car ceci est une démonstration.',
    parts: [
      {
        title: 'Ce que c’est',
        text: [
          'Foyer Clubs n’est pas une vraie entreprise. Les clubs, les adresses et les heures sont inventés. Si vous réservez une visite ici, personne ne vous attendra.',
        ],
      },
      {
        title: 'Comment fonctionnent les visites',
        text: [
          'Les visites sont gratuites et sans engagement. Chaque réservation vous garde une plage horaire. Si vos plans changent, le lien de votre courriel de confirmation permet de déplacer ou d’annuler votre visite jusqu’à son début.',
        ],
      },
      {
        title: 'Messages texte',
        text: [
          'Nous vous envoyons des messages texte seulement si vous les acceptez, et seulement pour ce que vous avez accepté. Des frais de messagerie et de données peuvent s’appliquer. Répondez STOP pour y mettre fin.',
        ],
      },
      {
        title: 'Le logiciel',
        text: ['Le logiciel est offert sous licence MIT, sans garantie.'],
      },
    ],
  },
  privacy: {
    lede: 'Ce que cette démonstration conserve à votre sujet, où, et pendant combien de temps.',
    parts: [
      {
        title: 'Sur cet appareil',
        text: [
          'Pendant que vous réservez, nous conservons votre nom, votre adresse courriel, votre numéro de téléphone, votre club et l’heure choisie dans ce navigateur, pour que vous ne les perdiez pas en rechargeant la page ou en perdant la connexion. Ils expirent 15 minutes après le début et sont effacés la prochaine fois que vous ouvrez la page. Pour les effacer tout de suite, choisissez « Recommencer » ou effacez les données de ce site dans votre navigateur.',
          'Lorsque nous testons deux versions d’une page, un nombre aléatoire dans ce navigateur décide laquelle vous voyez, et c’est toujours la même. Il ne vous identifie pas.',
          'Ce qui vous a amené ici, comme une campagne ou le site qui renvoie au nôtre, reste dans ce navigateur pendant 90 jours et accompagne les formulaires que vous envoyez. Nous ne le conservons pas là où la loi exige votre permission, ni si votre navigateur demande aux sites de ne pas communiquer vos données.',
        ],
      },
      {
        title: 'Sur le serveur',
        text: [
          'Lorsque vous demandez une visite ou une inscription en ligne, nous enregistrons ces renseignements, vos choix de messages texte et de courriels, et l’heure que vous réservez dans la base de données de la personne qui exploite cette démonstration. Sur votre propre ordinateur, c’est un fichier dans le dossier de données qu’indique la commande de démarrage. Supprimez le dossier, et les données disparaissent.',
        ],
      },
      {
        title: 'Messages',
        text: [
          'Nous vous envoyons des messages texte seulement si vous les acceptez. Nous pouvons vous envoyer des nouvelles et des offres par courriel, et vous pouvez vous désabonner en tout temps. Là où la loi l’exige, nous vous le demandons d’abord. Cette démonstration n’envoie ni messages texte ni nouvelles. Les autres courriels restent dans une boîte d’envoi sur le serveur, à moins qu’un serveur de courriel ne soit configuré.',
        ],
      },
      {
        title: 'Ce que nous ne faisons pas',
        text: [
          'Nous utilisons des témoins seulement pour votre langue, votre connexion et ce que vous êtes sur le point d’acheter. Nous ne parlons de votre visite à personne et ne chargeons rien depuis d’autres sites. Les liens vers une carte ouvrent OpenStreetMap, qui peut voir quel club vous avez cherché.',
        ],
      },
    ],
  },
};

const site: Localized<typeof siteCopy> = {
  skip: 'Aller au contenu',
  main: 'Menu principal',
  menu: 'Menu',
  clubs: 'Clubs',
  membership: 'Abonnement',
  classes: 'Cours',
  employers: 'Pour les employeurs',
  account: 'Compte',
  logIn: 'Connexion',
  join: 'S’inscrire',
  book: 'Réserver une visite',
  loadIt: 'Recharger',
  broken: 'Un problème est survenu sur cette page',
  brokenKept:
    'Nous sommes désolés. Ce que vous avez entré est conservé sur cet appareil\u00A0: vous pouvez reprendre là où vous étiez.',
  loadPage: 'Recharger la page',
  toFront: 'Aller à la page d’accueil',
  offline: 'Vous êtes hors ligne',
  offlineKept:
    'Cette page s’ouvrira d’elle-même au retour de la connexion. Vos saisies sont conservées, et un laissez-passer enregistré s’ouvre toujours.',
  back: 'Retour',
};

const footer: Localized<typeof footerCopy> = {
  more: 'Autres pages',
  visit: 'Visiter',
  book: 'Réserver une visite',
  clubs: 'Tous les clubs',
  trialPasses: 'Essai gratuit',
  groupVisits: 'Visites de groupe',
  membership: 'Abonnement',
  prices: 'Tarifs',
  benefits: 'Avantages',
  employers: 'Pour les employeurs',
  giftCards: 'Cartes-cadeaux',
  training: 'Entraînement',
  classes: 'Cours',
  coaches: 'Entraînement privé',
  pilates: 'Pilates',
  help: 'Aide',
  account: 'Votre compte',
  feedback: 'Commentaires',
  terms: 'Conditions',
  privacy: 'Confidentialité',
  language: 'Langue',
  changing: 'Changement de langue…',
  changed: 'Cette page est maintenant en français.',
  note: 'Ceci est une démonstration. Les clubs ne sont pas réels, et les numéros de téléphone ne fonctionnent pas.',
};

const home: Localized<typeof homeCopy> = {
  name: 'Des clubs près de chez vous',
  title: 'Un excellent club commence dès l’entrée.',
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
  visitTitle: 'Votre visite, pas à pas',
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
      text: 'Ni carte de crédit ni contrat. Vos plans changent? Déplacez ou annulez votre visite avec le lien de notre courriel.',
    },
  ],
  saidTitle: (club) => `Ce que les membres disent de ${club}`,
  rating: (average, count) =>
    `${average} sur 5, selon ${count} membres qui ont accepté que leur note soit affichée`,
  stars: (rating) => `${rating} sur 5`,
  employersTitle: 'Des tarifs réduits par votre travail',
  employersText:
    'Certains employeurs ont convenu de tarifs réduits avec nous. Vérifiez votre courriel professionnel pour savoir si c’est le cas du vôtre, ou parlez de nous à votre entreprise.',
  check: 'Vérifier votre courriel',
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

/** The site's copy in Canadian French. */
export const part: LanguagePart = {
  copy: {
    'visit/clubs': clubs,
    'visit/embedded': embedded,
    'visit/heads': heads,
    'visit/club-search': search,
    'visit/home': home,
    'visit/home-more': more,
    'visit/pages': pages,
    'visit/plain-pages': plainPages,
    'visit/site': site,
    'visit/footer': footer,
    'visit/faq': faq,
    'visit/street-map': streetMap,
  },
  messages: siteMessages,
  labels: {},
};
