import { siteMessages } from '@foyer/core/messages/fr-CA';
import type { LanguagePart, Localized } from '@foyer/react-ui';

import type { benefitsCopy, privacyCopy, termsCopy } from '../../copy/plain-pages.ts';
import type { clubsCopy, embeddedCopy, homeCopy, pagesCopy } from '../../copy/pages.ts';
import type { headsCopy, offersCopy } from '../../copy/heads.ts';
import type { siteCopy } from '../../copy/site.ts';

const benefits: Localized<typeof benefitsCopy> = {
  title: 'Ce que les membres ont',
  lede: 'Un seul abonnement, toutes les portes. Voici ce pour quoi les membres nous disent rester.',
  list: [
    {
      title: 'Tous les clubs, tous les jours',
      text: 'Entraînez-vous près de chez vous, au travail et en voyage, du petit matin à tard le soir.',
    },
    {
      title: 'Des studios sans supplément',
      text: 'Les cours de yoga, de Pilates, de vélo et de boxe sont compris dans l’abonnement.',
    },
    {
      title: 'L’eau et la chaleur',
      text: 'Piscines, bains de vapeur et saunas dans la plupart des clubs, serviettes dans tous.',
    },
    {
      title: 'Un bon départ, bien entouré',
      text: 'Une première séance avec un entraîneur, qui note où vous voulez en être au printemps.',
    },
  ],
};

const clubs: Localized<typeof clubsCopy> = {
  name: 'Nos clubs',
  title: 'Trouvez votre club',
  search: 'Chercher par club, ville ou code postal',
  count: (clubs) => (clubs < 2 ? `${clubs} club` : `${clubs} clubs`),
  loading: 'Chargement des clubs…',
  none: 'Aucun club de ce nom ni à cet endroit pour l’instant. Essayez une ville voisine ou moins de lettres.',
  visit: 'Visiter',
  visitWhich: (club) => `Visiter ${club}`,
};

const embedded: Localized<typeof embeddedCopy> = {
  label: 'Visiter un club',
  waiting: 'Votre visite vous attend',
  kept: 'Ce que vous avez entré est conservé. Reprenez là où vous en étiez.',
  continue: 'Poursuivre votre visite',
};

const heads: Localized<typeof headsCopy> = {
  picture: 'Une arche vert foncé sur papier chaud : Foyer Clubs',
  home: {
    name: 'Entrez',
    description:
      'Plus de cent clubs de conditionnement physique, avec de la lumière, de l’espace et des gens qui connaissent votre nom. Venez en voir un.',
  },
  visit: {
    name: 'Venez voir par vous-même',
    description:
      'Choisissez un club, laissez vos coordonnées, choisissez une heure. Une visite est gratuite, se réserve en une minute et n’engage à rien.',
  },
  clubs: {
    name: 'Nos clubs',
    description:
      'Tous les clubs Foyer par région, avec une recherche par nom, ville ou code postal. Trouvez le vôtre et réservez une visite.',
  },
  club: '{{name}}, {{place}}. {{amenities}}Voyez-le avant de décider : une visite est gratuite.',
  benefits: {
    name: 'Ce que les membres ont',
    description:
      'Un abonnement, toutes les portes : tous les clubs, des cours sans supplément, piscines et saunas, une première séance avec un entraîneur.',
  },
  terms: {
    name: 'Conditions',
    description: 'Ce qu’est une visite dans un club Foyer, et ce qu’elle n’est pas.',
  },
  privacy: {
    name: 'Confidentialité',
    description: 'Ce que ce site conserve à votre sujet, où, et pendant combien de temps.',
  },
  plans: {
    name: 'Choisissez votre abonnement',
    description: 'Choisissez un club et un abonnement.',
  },
  joinDetails: { name: 'S’inscrire en ligne', description: 'Vos coordonnées pour l’abonnement.' },
  joined: { name: 'S’inscrire en ligne', description: 'Votre abonnement.' },
  corporate: {
    name: 'S’inscrire par son employeur',
    description: 'Les abonnements offerts par votre employeur.',
  },
  logIn: { name: 'Connexion', description: 'Là où les membres se connectent.' },
  account: { name: 'Votre compte', description: 'Votre abonnement, vos coordonnées, votre club.' },
  details: { name: 'Où vous joindre', description: 'Votre adresse et votre courriel.' },
  profile: { name: 'À votre sujet', description: 'Ce que votre club sait de vous.' },
  username: { name: 'Votre nom d’utilisateur', description: 'Le nom qui sert à vous connecter.' },
  password: {
    name: 'Votre mot de passe',
    description: 'Un nouveau mot de passe pour votre compte.',
  },
  social: {
    name: 'Connexion par un réseau social',
    description: 'Associez une connexion que vous avez ailleurs.',
  },
  agreement: { name: 'Votre contrat', description: 'Lisez-le et signez-le.' },
  training: {
    name: 'Votre entraînement',
    description: 'Ce que vous et votre entraîneur avez noté.',
  },
  register: {
    name: 'Créez votre compte en ligne',
    description: 'Un accès en ligne pour votre abonnement.',
  },
  activate: {
    name: 'Activez votre compte en ligne',
    description: 'Un accès en ligne pour votre abonnement.',
  },
  recover: {
    name: 'Retrouver votre compte',
    description: 'Un nom d’utilisateur ou un mot de passe oublié.',
  },
  resend: {
    name: 'Votre lien d’activation, encore une fois',
    description: 'Le lien dans un autre courriel.',
  },
  confirmEmail: {
    name: 'Confirmez votre adresse courriel',
    description: 'Confirmez la nouvelle adresse de votre compte.',
  },
  undoEmail: {
    name: 'Annuler votre nouvelle adresse courriel',
    description: 'Revenez à l’adresse précédente.',
  },
  login: { name: 'Votre accès', description: 'Choisissez comment vous vous connectez.' },
  feedback: {
    name: 'Dites-nous comment c’était',
    description: 'Un mot au club que vous avez visité.',
  },
  trialPass: {
    name: 'Votre laissez-passer d’essai',
    description: 'Un laissez-passer pour essayer un club.',
  },
  giftCard: {
    name: 'Offrir une carte-cadeau',
    description:
      'Un mois, une saison, une première séance avec un entraîneur : une carte-cadeau pour n’importe quel club Foyer.',
  },
  noPage: {
    name: 'Il n’y a pas de page ici',
    description: 'L’adresse est peut-être mal tapée, ou la page a changé de place.',
  },
};

const home: Localized<typeof homeCopy> = {
  name: 'Entrez',
  title: 'Un bon club se reconnaît dès la porte.',
  lede: 'De la lumière, de l’espace, des gens qui connaissent votre nom et des appareils qui fonctionnent toujours. Venez voir l’un de nos clubs avant de décider quoi que ce soit.',
  visit: 'Visiter un club',
  find: 'En trouver un près de chez vous',
  visitTitle: 'Comment se passe une visite',
  points: [
    {
      title: 'Vous choisissez l’heure',
      text: 'Des heures libres un mois à l’avance, à l’heure du club. Cela prend une minute, sur n’importe quel téléphone.',
    },
    {
      title: 'Quelqu’un vous attend',
      text: 'Un conseiller vous accueille à la porte et vous montre chaque salle en une demi-heure.',
    },
    {
      title: 'Vous ne devez rien',
      text: 'Ni carte, ni contrat, ni appels que vous n’avez pas demandés. Modifiez ou sautez la visite comme il vous plaît.',
    },
  ],
  someClubs: 'Quelques-unes de nos maisons',
  allClubs: 'Tous les clubs',
};

const offers: Localized<typeof offersCopy> = {
  groupfitness: {
    title: 'Des cours qui valent le premier métro',
    lede: 'Vélo, boxe, musculation et yoga, dans de petites salles, avec des profs qui retiennent votre nom.',
  },
  personaltraining: {
    title: 'Un entraîneur bien à vous',
    lede: 'Quelqu’un qui planifie les trois prochains mois avec vous et qui est là à chacune de leurs heures.',
  },
  pilates: {
    title: 'Le Pilates, en tête-à-tête',
    lede: 'Reformer, tour et tapis dans un studio calme, avec un professeur pour vous seul ou pour vous et deux amis.',
  },
  referrals: {
    title: 'Un ami a pensé à vous',
    lede: 'Venez comme invité d’un membre. Voyez son club, essayez les appareils et restez pour le sauna.',
  },
};

const pages: Localized<typeof pagesCopy> = {
  clubLoading: 'Chargement du club…',
  tellUs: 'Dites-nous comment c’était',
  offerLoading: 'Chargement de l’offre…',
  noPage: 'Il n’y a pas de page ici',
  noPageLede: 'L’adresse est peut-être mal tapée, ou la page a changé de place.',
  toFront: 'Aller à la page d’accueil',
  seeClubs: 'Voir tous les clubs',
};

const privacy: Localized<typeof privacyCopy> = {
  title: 'Confidentialité',
  lede: 'Ce que cette démonstration conserve à votre sujet, où, et pendant combien de temps.',
  parts: [
    {
      title: 'Sur cet appareil',
      text: [
        'Pendant que vous réservez, votre nom, votre adresse courriel, votre numéro de téléphone, votre club et l’heure choisie sont conservés dans ce navigateur, pour qu’un rechargement ou une connexion perdue ne vous coûte rien. Quinze minutes après le début, ils sont effacés la prochaine fois que la page est ouverte. Vous pouvez les effacer tout de suite avec « Recommencer », ou en effaçant les données de ce site dans votre navigateur.',
        'Lorsque deux versions d’une page sont comparées, un nombre aléatoire dans ce navigateur décide laquelle vous voyez, pour que vous revoyiez la même. Il ne dit rien de vous.',
      ],
    },
    {
      title: 'Sur le serveur',
      text: [
        'Lorsque vous demandez une visite ou une inscription en ligne, ces renseignements, vos choix au sujet des messages texte et des nouvelles, et l’heure que vous réservez sont inscrits dans la base de données de la personne qui fait tourner cette démonstration. Sur votre propre ordinateur, c’est un fichier dans le dossier de données que nomme la commande de démarrage. Supprimez le dossier, et ils disparaissent.',
      ],
    },
    {
      title: 'Messages',
      text: [
        'Les messages texte et les nouvelles ne sont envoyés que si vous les avez acceptés. La démonstration elle-même n’envoie aucun message texte. Les courriels restent dans une boîte d’envoi sur le serveur, à moins qu’un serveur de courriel n’ait été configuré.',
      ],
    },
    {
      title: 'Ce qui n’est pas fait',
      text: [
        'Les témoins ne conservent que ce que vous avez demandé : la langue que vous avez choisie, votre connexion, ce que vous êtes sur le point d’acheter. Personne n’est informé de votre visite sur ce site, et rien n’est chargé depuis d’autres sites. Le lien vers une carte ouvre OpenStreetMap, qui apprend alors quel club vous avez regardé.',
      ],
    },
  ],
};

const site: Localized<typeof siteCopy> = {
  skip: 'Aller au contenu',
  main: 'Menu principal',
  clubs: 'Clubs',
  benefits: 'Avantages',
  account: 'Compte',
  logIn: 'Connexion',
  more: 'Autres pages',
  visit: 'Visiter un club',
  allClubs: 'Tous les clubs',
  memberBenefits: 'Avantages aux membres',
  giftCards: 'Cartes-cadeaux',
  trialPasses: 'Laissez-passer d’essai',
  feedback: 'Commentaires',
  terms: 'Conditions',
  privacy: 'Confidentialité',
  language: 'Langue',
  changing: 'Changement de langue…',
  changed: 'La page est maintenant en français.',
  note: 'Une démonstration. Les clubs sont inventés, et aucun numéro de téléphone n’y répond.',
  loadIt: 'Charger de nouveau',
  loadPage: 'Charger la page de nouveau',
  toFront: 'Aller à la page d’accueil',
};

const terms: Localized<typeof termsCopy> = {
  title: 'Conditions',
  lede: 'Courtes, car ceci est une démonstration.',
  parts: [
    {
      title: 'Ce que c’est',
      text: [
        'Foyer Clubs n’existe pas. Les clubs, leurs adresses et leurs heures libres sont inventés, et une visite réservée ici est une ligne dans une base de données : personne n’attend à une porte.',
      ],
    },
    {
      title: 'Ce que serait une visite',
      text: [
        'Une visite est gratuite et ne vous engage à rien. Une visite occupe une heure, que personne d’autre ne peut avoir. Vous pouvez la déplacer ou y renoncer jusqu’à ce qu’elle commence.',
      ],
    },
    {
      title: 'Messages texte',
      text: [
        'Si vous acceptez les messages texte, ils concernent votre visite. Des frais de messagerie et de données peuvent s’appliquer. Répondez STOP pour y mettre fin.',
      ],
    },
    {
      title: 'Le logiciel',
      text: ['Le logiciel est sous licence MIT et vient sans garantie.'],
    },
  ],
};

/** The site's copy in Canadian French. */
export const part: LanguagePart = {
  copy: {
    'visit/benefits': benefits,
    'visit/clubs': clubs,
    'visit/embedded': embedded,
    'visit/heads': heads,
    'visit/home': home,
    'visit/offers': offers,
    'visit/pages': pages,
    'visit/privacy': privacy,
    'visit/site': site,
    'visit/terms': terms,
  },
  messages: siteMessages,
  labels: {},
};
