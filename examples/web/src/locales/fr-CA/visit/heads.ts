import type { Worded } from '@foyer/react-ui';

import type { headsCopy } from '../../../copy/heads.ts';

export const heads: Worded<typeof headsCopy> = {
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
