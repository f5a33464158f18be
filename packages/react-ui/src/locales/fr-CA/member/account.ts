import type { accountCopy, changeCopy } from '../../../copy/account.ts';
import type { Worded } from '../../../locale/worded.ts';

/** The known membership statuses. An unknown status is shown as the back end sends it. */
const memberships: Readonly<Record<string, string>> = {
  active: 'Abonnement actif',
  cancelled: 'Abonnement annulé',
  expired: 'Abonnement expiré',
  frozen: 'Abonnement suspendu',
  pending: 'Abonnement sur le point de commencer',
  suspended: 'Abonnement interrompu',
};

export const account: Worded<typeof accountCopy> = {
  title: 'Votre compte',
  hello: (firstName) => `Heureux de vous revoir, ${firstName}`,
  memberId: (id) => `Membre ${id}`,
  membership: (status) => memberships[status] ?? `Abonnement\u00A0: ${status}`,
  prospect: 'Pas encore d’abonnement',
  change: 'Modifier',
  loading: (card) => `Chargement\u00A0: ${card}`,
  missing: 'Non indiqué',
  parts: 'Votre compte, section par section',
  portrait: {
    title: 'Votre photo',
    alt: (name) => `Photo de ${name}`,
    altUnnamed: 'Votre photo',
    empty: 'Votre club prendra votre photo à votre prochaine visite.',
  },
  about: {
    title: 'À propos de vous',
    changeLabel: 'Modifier votre profil',
    empty: 'Nous n’avons encore rien sur vous.',
    name: 'Nom',
    club: 'Club d’attache',
    height: 'Taille',
    weight: 'Poids',
    training: 'Entraînement privé',
    trainingStatus: { active: 'Actif', inactive: 'Pas en ce moment' },
    trainingLink: 'Voir votre entraînement',
    strikes: 'Réservations manquées',
  },
  reach: {
    title: 'Où vous joindre',
    changeLabel: 'Modifier vos coordonnées',
    empty: 'Nous n’avons pas encore d’adresse pour vous.',
    email: 'Courriel',
    address: 'Adresse',
    pending: {
      confirm: (email) =>
        `Confirmez ${email}\u00A0: nous y avons envoyé un lien. D’ici là, nous utilisons l’adresse ci-dessus.`,
      resend: 'Envoyer le lien de nouveau',
      resending: 'Envoi…',
      resent: 'Nous l’avons envoyé de nouveau. Seul le plus récent fonctionne.',
      cancel: 'Annuler le changement',
      canceling: 'Annulation…',
      canceled: 'Votre adresse courriel reste la même.',
    },
  },
  billing: {
    title: 'Facturation',
    empty: 'Il n’y a rien à vous facturer.',
    card: 'Carte',
    cardOf: (type, digits) =>
      [type ?? 'Carte', digits === null ? null : `se terminant par ${digits}`]
        .filter(Boolean)
        .join(' '),
    expires: (month) => `Valide jusqu’en ${month}`,
    expired: (month) => `Expirée depuis ${month}. Votre club en inscrira une nouvelle.`,
    owed: 'Solde à payer',
    nothingOwed: 'Rien',
    credit: (amount) => `${amount} en votre faveur`,
    owedUnknown: 'Nous n’avons pas pu obtenir cette information.',
    email: 'Factures envoyées à',
    address: 'Adresse de facturation',
  },
  giftCard: {
    title: 'Carte-cadeau',
    empty: 'Aucune carte-cadeau dans votre compte.',
    balance: 'Solde',
    number: (digits) => `Carte se terminant par ${digits}`,
    expires: (date) => `Valide jusqu’au ${date}`,
    never: 'Elle n’expire jamais.',
    buy: 'Offrir une carte-cadeau',
  },
  agreement: {
    title: 'Option Hamptons',
    empty: 'Cette option ne fait pas partie de votre abonnement.',
    status: 'Entente',
    signed: 'Signée',
    unsigned: 'En attente de votre signature',
    read: 'Lire l’entente',
    sign: 'Lire et signer',
  },
  signingIn: {
    title: 'Connexion',
    username: 'Nom d’utilisateur',
    changeUsername: 'Changer votre nom d’utilisateur',
    password: 'Mot de passe',
    changePassword: 'Changer votre mot de passe',
    social: (provider) => `Connexion ${provider}`,
    linked: 'Associée',
    notLinked: 'Non associée',
    manage: 'Gérer',
    manageLabel: (provider) => `Gérer votre connexion ${provider}`,
  },
  join: {
    title: 'Devenir membre',
    lede: 'Vous avez un accès, mais pas encore d’abonnement. Venez voir un club ou choisissez votre abonnement dès maintenant.',
    visit: 'Visiter un club',
  },
  ways: {
    title: 'Continuer',
    training: 'Entraînement privé',
    giftCard: 'Offrir une carte-cadeau',
    feedback: 'Nous parler de votre club',
  },
  changed: {
    details: 'Vos coordonnées sont enregistrées.',
    email:
      'Vos coordonnées sont enregistrées. Pour utiliser votre nouvelle adresse courriel, ouvrez le lien que nous y avons envoyé.',
    profile: 'Votre profil est enregistré.',
    username:
      'Votre nouveau nom d’utilisateur est enregistré. Utilisez-le à votre prochaine connexion. Vous êtes déconnecté de tous vos autres appareils.',
    password:
      'Votre nouveau mot de passe est enregistré. Vous êtes déconnecté de tous vos autres appareils.',
  },
};

export const change: Worded<typeof changeCopy> = {
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  cancel: 'Annuler',
  back: 'Retour à votre compte',
  forgotten: 'Vous l’avez oublié ou n’en avez jamais choisi?',
  forgottenLink: 'Recevez un lien par courriel',
  details: {
    title: 'Où vous joindre',
    legend: 'Courriel et adresse',
    hints: {
      email: 'Nous envoyons un lien à une nouvelle adresse. Elle compte dès que vous l’ouvrez.',
      currentPassword: 'Nous le demandons parce que vous changez votre adresse courriel.',
    },
    note: 'Votre adresse courriel suffit. Donnez-nous ce que vous voulez du reste.',
  },
  profile: {
    title: 'À propos de vous',
    legend: 'Vous et votre club',
    hints: { homeFacilityId: 'Celui où vous vous entraînez le plus.' },
    note: 'La taille et le poids servent à votre entraîneur. Laissez-les vides si vous préférez.',
  },
  username: {
    title: 'Changer votre nom d’utilisateur',
    legend: 'Nouveau nom d’utilisateur',
    hints: {
      username:
        'De 4 à 30 lettres, chiffres, points, traits d’union ou tirets bas. Votre adresse courriel permet aussi de vous connecter.',
    },
  },
  password: {
    title: 'Changer votre mot de passe',
    legend: 'Nouveau mot de passe',
    note: 'L’enregistrer vous déconnecte de tous vos autres appareils. Ici, vous restez connecté.',
  },
  social: {
    title: 'Connexion sociale',
    lede: (provider) =>
      `Associez votre connexion ${provider} pour que votre club sache qu’elle est à vous. Nous y apprenons qui vous êtes, et rien d’autre.`,
    state: (provider) => `Votre connexion ${provider}`,
    status: 'État',
    linkedAs: (id) => `Associée à ${id}`,
    notLinked: 'Non associée',
    link: (provider) => `Associer ${provider}`,
    unlink: (provider) => `Dissocier ${provider}`,
    busy: {
      leaving: (provider) => `Nous vous menons à ${provider}…`,
      linking: () => 'Association…',
      unlinking: () => 'Dissociation…',
    },
    done: {
      linked: (provider) => `Votre connexion ${provider} est associée.`,
      unlinked: (provider) => `Votre connexion ${provider} n’est plus associée.`,
    },
    asks: {
      link: (provider) => `Entrez votre mot de passe pour associer ${provider}`,
      unlink: (provider) => `Entrez votre mot de passe pour dissocier ${provider}`,
    },
    unavailable: 'Ce club n’offre aucune connexion sociale à associer.',
  },
  emailLink: {
    confirm: {
      lede: 'Utiliser cette adresse courriel pour votre compte? Nous y écrirons, et vous pourrez vous connecter avec elle.',
      press: 'Confirmer cette adresse',
      doneTitle: 'Votre adresse courriel est confirmée',
      doneText:
        'Nous l’utilisons désormais. Vos autres appareils sont déconnectés, et votre ancienne adresse a un lien pour annuler le changement pendant 7 jours.',
      over: 'Pour un nouveau lien, allez à votre compte et envoyez-le de nouveau.',
      next: 'Aller à votre compte',
    },
    undo: {
      lede: 'Revenir à cette adresse courriel? Tous les appareils seront déconnectés.',
      press: 'Rétablir cette adresse',
      doneTitle: 'Votre ancienne adresse courriel est rétablie',
      doneText:
        'Tous les appareils sont déconnectés. Quelqu’un d’autre connaît peut-être votre mot de passe\u00A0: choisissez-en un nouveau maintenant.',
      over: 'Si vous n’avez pas changé votre adresse courriel, appelez votre club.',
      next: 'Choisir un nouveau mot de passe',
    },
    clubs: 'Trouver le numéro de votre club',
    sending: 'Un instant…',
  },
};
