import { accountMessages, formMessages, serviceMessages } from '@foyer/core/messages/fr-CA';

import type { LanguagePart } from '../../locale/language.ts';
import { stateLabels } from './state-labels.ts';
import type { accountCopy, changeCopy } from '../../copy/account.ts';
import type { loginCopy } from '../../copy/login.ts';
import type { registrationCopy } from '../../copy/registration.ts';
import type { Localized } from '../../locale/copy.ts';
import type {
  agreementCopy,
  bodyCopy,
  feedbackCopy,
  passCopy,
  trainingCopy,
} from '../../copy/services.ts';
import type { giftCopy } from '../../copy/gift.ts';
import type { formsCopy } from '../../copy/forms.ts';

/** The labels used only in the member forms, by the core's English text. */
const memberLabels: Readonly<Record<string, string>> = {
  // Address
  'Email Address': 'Adresse courriel',
  Country: 'Pays',
  'Street Address': 'Adresse',
  'Apartment, Suite or Floor': 'Appartement, bureau ou étage',
  City: 'Ville',
  'Town or City': 'Ville',
  County: 'Comté',
  'State or Region': 'État ou région',
  Province: 'Province',
  State: 'État',
  'ZIP Code': 'Code postal',
  'ZIP code': 'code postal',
  'Postal Code': 'Code postal',
  'postal code': 'code postal',
  Postcode: 'Code postal',
  postcode: 'code postal',
  // Personal data
  'First Name': 'Prénom',
  'Last Name': 'Nom de famille',
  'Home Club': 'Club d’attache',
  'Height: Centimeters': 'Taille\u00A0: centimètres',
  'Height: Feet': 'Taille\u00A0: pieds',
  'Height: Inches': 'Taille\u00A0: pouces',
  'Weight: Kilograms': 'Poids\u00A0: kilogrammes',
  'Weight: Pounds': 'Poids\u00A0: livres',
  // Login
  'Member ID': 'Numéro de membre',
  'Member ID or username': 'Numéro de membre ou nom d’utilisateur',
  Username: 'Nom d’utilisateur',
  'Username or Email': 'Nom d’utilisateur ou courriel',
  'New Username': 'Nouveau nom d’utilisateur',
  Password: 'Mot de passe',
  'New password': 'Nouveau mot de passe',
  'Current Password': 'Mot de passe actuel',
  'New Password': 'Nouveau mot de passe',
  'Your membership': 'Votre abonnement',
  'I am a member': 'Je suis membre',
  'I have no membership': 'Je n’ai pas d’abonnement',
  // Gift cards
  Design: 'Modèle',
  Currency: 'Devise',
  'US dollars': 'Dollars américains',
  'Canadian dollars': 'Dollars canadiens',
  'British pounds': 'Livres sterling',
  Amount: 'Montant',
  'Your own amount': 'Votre propre montant',
  'Your Own Amount': 'Votre propre montant',
  'Re-type Email Address': 'Adresse courriel, à nouveau',
  Message: 'Message',
  'Send Date': 'Date d’envoi',
  'Your Name': 'Votre nom',
  'Your Email Address': 'Votre adresse courriel',
  // Services
  Club: 'Club',
  'How was it?': 'Comment c’était?',
  Excellent: 'Excellent',
  'Very good': 'Très bien',
  Good: 'Bien',
  Fair: 'Passable',
  Poor: 'Décevant',
  'What should the club know?': 'Que devrait savoir le club?',
  'Pass code': 'Code du laissez-passer',
  'Your full name': 'Votre nom complet',
  'I have read this agreement and I agree to it.': 'J’ai lu cette entente et je l’accepte.',
  'Freeze Duration': 'Durée de la suspension',
  'Start Date': 'Date de début',
  'Medical Reason': 'Raison médicale',
  '1 month': '1 mois',
  '2 months': '2 mois',
  '3 months': '3 mois',
};

/** The known membership statuses. An unknown status is shown as the back end sends it. */
const memberships: Readonly<Record<string, string>> = {
  active: 'Abonnement actif',
  cancelled: 'Abonnement annulé',
  expired: 'Abonnement expiré',
  frozen: 'Abonnement suspendu',
  pending: 'Abonnement sur le point de commencer',
  suspended: 'Abonnement interrompu',
};

const account: Localized<typeof accountCopy> = {
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

const change: Localized<typeof changeCopy> = {
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

const pressure = {
  normal: 'Normale',
  elevated: 'Un peu élevée',
  'high stage 1': 'Élevée, stade 1',
  'high stage 2': 'Élevée, stade 2',
};

const body: Localized<typeof bodyCopy> = {
  title: 'Où vous en êtes',
  intro:
    'Une plage reflète ce qui a été mesuré chez un grand nombre de personnes. Ce n’est pas un diagnostic.',
  leanMass: 'Tout sauf la masse grasse',
  sources: 'D’où viennent ces plages',
  picture: (value, band, range) =>
    range === '' ? `${value}. ${band}.` : `${value}. ${band}\u00A0: ${range}.`,
  below: (high) => `moins de ${high}`,
  from: (low) => `à partir de ${low}`,
  between: (low, high) => `de ${low} à moins de ${high}`,
  measures: {
    'body-fat': 'Masse grasse',
    'body-water': 'Eau corporelle',
    'heart-rate': 'Fréquence cardiaque au repos',
    systolic: 'Tension artérielle, premier chiffre',
    diastolic: 'Tension artérielle, second chiffre',
  },
  units: {
    percent: '\u00A0%',
    'beats-per-minute': ' battements par minute',
    mmHg: ' mmHg',
  },
  bands: {
    'body-fat': {
      low: 'Sous la plage santé',
      healthy: 'Dans la plage santé',
      raised: 'Au-dessus de la plage santé',
      high: 'Bien au-dessus de la plage santé',
    },
    'body-water': {
      low: 'Sous la plage habituelle',
      typical: 'Dans la plage habituelle',
      high: 'Au-dessus de la plage habituelle',
    },
    'heart-rate': { athletic: 'Athlétique', normal: 'Normale', high: 'Élevée' },
    systolic: pressure,
    diastolic: pressure,
  },
  reasons: {
    'not-measured': 'Pas encore mesuré.',
    'weight-missing': 'Il nous faut votre poids pour situer cette mesure dans une plage.',
    'age-missing':
      'La plage dépend de l’âge. Donnez le vôtre à votre entraîneur pour savoir où vous en êtes.',
    'sex-missing':
      'La plage diffère pour les femmes et les hommes. Dites à votre entraîneur laquelle afficher.',
    'not-adult': 'Il n’y a pas de plage pour les moins de 18 ans.',
    impossible:
      'Ce nombre ne peut pas être exact. Demandez à votre entraîneur de mesurer à nouveau.',
  },
};

const forms: Localized<typeof formsCopy> = {
  choose: 'Choisir…',
  none: 'Aucun',
  count: (typed, most) => `${typed} caractères sur ${most}`,
  sending: 'Envoi…',
  password: {
    show: 'Afficher',
    showLabel: 'Afficher le mot de passe',
    hide: 'Masquer',
    hideLabel: 'Masquer le mot de passe',
    requirements: 'Ce qu’il faut à votre mot de passe',
    met: 'Fait\u00A0:',
    unmet: 'Reste à faire\u00A0:',
    allMet: 'Votre mot de passe a tout ce qu’il faut.',
  },
  gift: {
    title: 'Offrir une carte-cadeau',
    legend: 'Votre cadeau',
    submit: 'Continuer',
    hints: {
      customAmount:
        'Si vous l’avez choisi ci-dessus\u00A0: un montant entier, sans virgule ni point.',
      emailAddress: 'Où nous envoyons la carte-cadeau.',
      sendDate: 'Le jour où elle est reçue.',
    },
  },
  freeze: {
    title: 'Suspendre votre abonnement',
    legend: 'Votre suspension',
    submit: 'Demander la suspension',
    hints: {
      startDate: 'Le premier jour où votre abonnement est en pause.',
      medicalReason: 'Seulement si vous voulez nous le dire.',
    },
  },
};

const gift: Localized<typeof giftCopy> = {
  eyebrow: 'Cartes-cadeaux',
  title: 'Offrir une carte-cadeau',
  lede: 'Une carte-cadeau pour n’importe lequel de nos clubs\u00A0: vous la préparez maintenant, elle arrive par courriel le jour de votre choix.',
  loading: 'Chargement des cartes-cadeaux…',
  form: 'Votre carte-cadeau',
  card: 'La carte',
  whom: 'Pour qui',
  from: 'De votre part',
  hints: {
    currency: 'De préférence celle de l’endroit où vit la personne.',
    customAmount: 'Un montant entier de 1 à 500, sans virgule ni point.',
    emailAddress: 'Où nous envoyons la carte-cadeau.',
    sendDate:
      'Elle part à 9\u00A0h, à l’heure de chez vous; celle d’aujourd’hui part dès qu’elle est payée.',
    giverName: 'Tel qu’il figurera sur la carte.',
    giverEmail: 'Pour votre reçu, et rien d’autre.',
  },
  preview: 'La carte telle qu’elle sera',
  brand: 'Foyer Clubs',
  noAmount: 'Montant',
  to: 'Pour',
  noTo: 'Son nom',
  fromWhom: 'De',
  noFrom: 'Votre nom',
  noMessage: 'Vos mots iront ici, si vous voulez en ajouter.',
  summary: 'Votre commande',
  recipient: 'Pour',
  sent: 'Envoi',
  atOnce: 'Dès qu’elle est payée',
  onDay: (day) => `${day}, 9\u00A0h`,
  due: 'À payer aujourd’hui',
  notYet: 'Pas encore indiqué',
  submit: 'Passer au paiement',
  submitting: 'Nous vous menons au paiement…',
  note: 'Vous payez sur une page distincte, puis revenez ici.',
  returnTitle: 'Votre cadeau est en route',
  returnLede: 'Votre paiement est bien enregistré\u00A0: un reçu arrive aussi par courriel.',
  confirming: 'Ouverture de votre cadeau…',
  doneEyebrow: 'Payé. Merci',
  doneTitle: (name) => `${name} recevra votre cadeau`,
  doneNow: (email) => `Nous l’envoyons à ${email} à l’instant.`,
  doneLater: (email, day) =>
    `Nous l’envoyons à ${email} le ${day}, à 9\u00A0h, à l’heure de chez vous.`,
  order: 'Numéro de commande',
  amount: 'Montant',
  receipt: 'Reçu envoyé à',
  details: 'Votre commande',
  print: 'Imprimer cette page',
  another: 'Offrir une autre carte-cadeau',
};

const login: Localized<typeof loginCopy> = {
  form: 'Se connecter',
  legend: 'Vos identifiants',
  submit: 'Se connecter',
  submitting: 'Connexion…',
  social: (provider) => `Continuer avec ${provider}`,
  leaving: (provider) => `Nous vous amenons à ${provider}…`,
  sentHere: 'Veuillez d’abord vous connecter. Nous vous menons à la page juste après.',
  signedOut: 'Vous êtes déconnecté de cet appareil.',
  goingOn: 'Vous êtes connecté. Un instant…',
  forgot: 'Nom d’utilisateur ou mot de passe oublié?',
  others: 'Nouveau ici?',
  noLogin: 'Je suis membre et je n’ai pas encore d’accès en ligne',
  noMember: 'J’aimerais devenir membre',
  signOut: 'Se déconnecter',
  stayTitle: 'Êtes-vous toujours là?',
  stayText: 'Pour protéger votre compte, vous serez déconnecté dans deux minutes.',
  stay: 'Rester connecté',
  staying: 'Un instant…',
  goOn: 'Continuer',
  switchTitle: 'Changer de compte?',
  switchText:
    'Le lien que vous avez ouvert mène à un compte, et vous êtes déjà connecté sur cet appareil. Si vous ne vous y attendiez pas, restez dans votre compte.',
  keepAccount: 'Rester dans mon compte',
  switchAccounts: 'Changer de compte',
  switching: 'Changement…',
};

const registration: Localized<typeof registrationCopy> = {
  memberForm: 'Votre compte en ligne',
  memberLegend: 'Qui vous êtes',
  memberHints: {
    memberId: 'Il figure sur votre carte de membre et dans votre courriel de bienvenue.',
  },
  memberNote:
    'Pour votre sécurité, nous enverrons le lien seulement à l’adresse courriel que votre club a au dossier.',
  welcome: 'Nous avons rempli ce que vous avez indiqué en vous abonnant.',
  prospectForm: 'Un compte en ligne sans abonnement',
  prospectLegend: 'À propos de vous',
  prospectHints: {
    emailAddress: 'Nous y envoyons un lien qui vous permet de choisir vos identifiants.',
  },
  prospectNote:
    'Vous pourrez vous abonner quand vous voudrez. Vos identifiants resteront les mêmes.',
  sendLink: 'M’envoyer le lien',
  sentTitle: 'Consultez vos courriels',
  sentMember:
    'Nous avons envoyé un lien à l’adresse courriel que votre club a pour vous. Il vous permet de choisir votre nom d’utilisateur et votre mot de passe.',
  sentProspect: (email) =>
    `Nous avons envoyé un lien à ${email}. Il vous permet de choisir votre nom d’utilisateur et votre mot de passe.`,
  sentRecover: (email) =>
    `Si un compte existe pour ${email}, nous y avons envoyé votre nom d’utilisateur et un lien pour choisir un nouveau mot de passe.`,
  sentResend: (name) =>
    `Si ${name} n’a pas encore d’accès, nous avons renvoyé le lien à l’adresse courriel que votre club a au dossier.`,
  goodFor:
    'Il fonctionne une seule fois, pendant 48 heures au plus. Le courriel dit jusqu’à quand.',
  goodForRecover: 'Il fonctionne une seule fois, pendant 30 minutes.',
  notThereTitle: 'Rien reçu?',
  notThere: 'Cela peut prendre une minute. Regardez aussi dans les indésirables.',
  notThereMember:
    'Si votre club a une adresse que vous ne consultez plus, appelez-le\u00A0: on pourra la changer.',
  waitNote: 'Vous pourrez le redemander dans une demi-minute.',
  sendAgain: 'Renvoyer',
  sendingAgain: 'Envoi…',
  sentAgain: 'Nous l’avons renvoyé. Seul le dernier lien fonctionne.',
  other: 'Entrer autre chose',
  registeredTitle: 'Heureux de vous revoir',
  registeredText:
    'Utilisez-les pour vous connecter. Si vous les avez oubliés, nous vous envoyons votre nom d’utilisateur et un moyen de choisir un nouveau mot de passe.',
  remembered: 'Ça vous revient?',
  logIn: 'Se connecter',
  recover: 'Retrouver l’accès',
  haveLogin: 'Vous avez déjà un accès?',
  noLink: 'Le lien n’est pas arrivé, ou date trop?',
  resend: 'Le renvoyer',
  noLogin: 'Pas encore d’accès?',
  noAccount: 'Jamais eu d’accès?',
  register: 'Créer votre compte en ligne',
  noNumber: 'Pas de numéro de membre sous la main?',
  byEmail: 'Utiliser votre adresse courriel',
  recoverForm: 'Retrouver votre compte',
  recoverLegend: 'Où vous écrire',
  recoverHints: {
    emailAddress: 'Celle de votre abonnement, ou celle que vous nous avez donnée depuis.',
  },
  resendForm: 'Recevoir à nouveau le lien d’activation',
  resendLegend: 'Qui vous êtes',
  resendHints: { memberName: 'Nous l’envoyons à l’adresse courriel que votre club a pour vous.' },
  reading: 'Ouverture de votre lien…',
  greeting: (firstName) => (firstName === '' ? 'Bienvenue' : `Bonjour ${firstName}`),
  activateLede: 'Choisissez comment vous connecter désormais.',
  activateForm: 'Choisir vos identifiants',
  activateLegend: 'Nom d’utilisateur et mot de passe',
  activateHints: {
    username:
      'Au moins 4 lettres et chiffres; les points, traits d’union et tirets bas sont acceptés.',
  },
  activate: 'Activer mon compte',
  activateNote: 'Vous serez alors connecté sur cet appareil.',
  newPasswordLede: 'Choisissez un nouveau mot de passe.',
  newPasswordForm: 'Choisir un nouveau mot de passe',
  newPasswordLegend: 'Votre nouveau mot de passe',
  username: 'Votre nom d’utilisateur',
  savePassword: 'Enregistrer et se connecter',
  savePasswordNote: 'Tous vos autres appareils seront alors déconnectés.',
  checking: 'Vérification de la disponibilité…',
  free: (username) => `${username} est libre.`,
  chosenTitle: 'Votre compte est actif',
  chosenText:
    'Vous êtes connecté. Désormais, utilisez le nom d’utilisateur et le mot de passe que vous avez choisis.',
  changedTitle: 'Votre mot de passe est changé',
  changedText: 'Vous êtes connecté ici. Tous vos autres appareils ont été déconnectés.',
  toAccount: 'Aller à votre compte',
  overTitle: 'Un nouveau lien',
  overUsed: 'Si vous avez choisi vos identifiants avec ce lien, vous pouvez vous connecter.',
  signedIn: 'Vous êtes connecté.',
};

const feedback: Localized<typeof feedbackCopy> = {
  form: 'Dire à un club ce que vous en pensez',
  legend: 'Vos commentaires',
  hints: {
    message: 'Une chose qui était bien, ou une à améliorer.',
    email: 'Seulement si vous souhaitez une réponse.',
  },
  submit: 'Envoyer',
  thanks: 'Merci',
  sent: (club) =>
    club === null ? 'Le club a reçu votre message.' : `${club} a reçu votre message.`,
  answer: (email) => `S’il y a une réponse, elle sera envoyée à ${email}.`,
  again: 'Écrire un autre message',
  back: (club) => (club === null ? 'Tous les clubs' : `Retour à ${club}`),
};

const pass: Localized<typeof passCopy> = {
  form: 'Trouver votre laissez-passer',
  intro: 'Entrez le code que vous avez reçu et voyez combien de temps le club est à vous.',
  legend: 'Votre laissez-passer',
  hints: {
    code: 'Tel qu’il figure dans le courriel ou sur la carte, par exemple TRY-7.',
    facilityId: 'Le club nommé sur le laissez-passer.',
  },
  submit: 'Afficher le laissez-passer',
  without: 'Visiter un club sans laissez-passer',
  loading: 'Recherche de votre laissez-passer…',
  eyebrow: 'Laissez-passer d’essai',
  code: 'Code',
  good: 'Valide pour',
  days: (days) =>
    days === 1
      ? 'Un jour, à compter de votre première visite'
      : `${days} jours consécutifs, à compter de votre première visite`,
  takeUpBy: 'À utiliser au plus tard le',
  endOfDay: (zone) => `La fin de cette journée au club, ${zone}`,
  club: 'Au club',
  terms: 'Conditions',
  door: 'Présentez ce laissez-passer et une pièce d’identité avec photo à l’accueil.',
  book: 'Réserver une première visite',
  print: 'Imprimer le laissez-passer',
  another: 'Utiliser un autre code',
};

const agreement: Localized<typeof agreementCopy> = {
  loading: 'Chargement de l’entente…',
  version: (version) => `Version ${version}`,
  print: 'Imprimer l’entente',
  sign: 'Signer l’entente',
  legend: 'Signer',
  hint: 'Écrivez-le comme vous signeriez sur papier.',
  signed: 'Signée',
  signedAt: (moment) => `Vous avez signé cette entente le ${moment}.`,
  justSigned: 'Elle est maintenant en vigueur. Votre compte l’indique.',
  account: 'Retour à votre compte',
};

const training: Localized<typeof trainingCopy> = {
  bodyLoading: 'Chargement de vos mesures…',
  bodyEmpty:
    'Rien n’a encore été mesuré. Votre entraîneur prend les mesures avec vous à la première évaluation.',
  measuredOn: (day) => `Mesuré le ${day}`,
  zonesTitle: 'Fréquences cardiaques d’entraînement',
  zonesIntro: (age) => `Selon votre âge, ${age} ans. Ce que vous ressentez compte davantage.`,
  zone: (from, to) => `de ${from} à ${to}`,
  zoneUnit: ' battements par minute',
  zonesSource: 'American Heart Association, Target Heart Rates Chart.',
  assessmentsTitle: 'Vos évaluations',
  assessmentsLoading: 'Chargement de vos évaluations…',
  assessmentsEmpty:
    'Aucune évaluation n’a encore été faite. Voici celles qu’un entraîneur passe en revue avec vous.',
  otherAssessment: 'Autre évaluation',
  notMade: 'Pas encore',
  by: (trainer) => `avec ${trainer}`,
  times: (times, first) => `${times} fois depuis le ${first}`,
  questionsTitle: 'Avant votre première évaluation',
  questionsLoading: 'Chargement des questions…',
  questionsEmpty: 'Il n’y a pas de questions pour le moment.',
  answered: 'Ce que vous nous avez dit. Si quelque chose a changé, dites-le à votre entraîneur.',
  unanswered:
    'Votre entraîneur vous les pose à la première rencontre. Pensez-y, et apportez des chaussures confortables et la liste des médicaments que vous prenez.',
  notAnswered: 'Pas encore de réponse',
  choices: (choices) => choices.join(' · '),
  account: 'Retour à votre compte',
  newcomer: 'Vous ne vous entraînez encore avec personne',
  newcomerNote: 'Un entraîneur part de là où vous en êtes et de là où vous voulez aller.',
  newcomerWay: 'L’entraînement privé dans nos clubs',
  zones: { moderate: 'Modérée', vigorous: 'Élevée' },
  assessments: {
    'Informed Consent': 'Consentement éclairé',
    'Personal Information': 'Renseignements personnels',
    Goals: 'Objectifs',
    'Exercise History': 'Expérience de l’exercice',
    Lifestyle: 'Mode de vie',
    'Medical Orthopedic History': 'Antécédents médicaux et orthopédiques',
    'Body Measurements': 'Mensurations',
    'Functional Movement Screen': 'Bilan des mouvements fonctionnels',
    'Performance Testing': 'Tests de performance',
  },
};

export const part: LanguagePart = {
  copy: {
    'member/account': account,
    'member/agreement': agreement,
    'member/body': body,
    'member/change': change,
    'member/feedback': feedback,
    'member/forms': forms,
    'member/gift': gift,
    'member/login': login,
    'member/pass': pass,
    'member/registration': registration,
    'member/training': training,
  },
  messages: { ...accountMessages, ...formMessages, ...serviceMessages },
  labels: { ...memberLabels, ...stateLabels },
};
