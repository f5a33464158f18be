import {
  accountMessages,
  formMessages,
  joinMessages,
  serviceMessages,
} from '@foyer/core/messages/fr-CA';

import type { LanguagePart } from '../../locale/language.ts';
import { stateLabels } from './state-labels.ts';
import type { accountCopy, changeCopy } from '../../copy/account.ts';
import type { loginCopy } from '../../copy/login.ts';
import type { registrationCopy } from '../../copy/registration.ts';
import type { Localized } from '../../locale/copy.ts';
import type {
  agreementCopy,
  bodyCopy,
  chainFormCopy,
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
  'Personal Email': 'Courriel personnel',
  'Birth Date': 'Date de naissance',
  'Card Number': 'Numéro de carte',
  'Corporate Information': 'Renseignements de l’entreprise',
  Floor: 'Étage',
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
  'Height (cm)': 'Taille (cm)',
  'Height (ft)': 'Taille (pi)',
  'Height (in)': 'Taille (po)',
  'Weight (kg)': 'Poids (kg)',
  'Weight (lb)': 'Poids (lb)',
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
  'Are you a member?': 'Êtes-vous membre?',
  'I’m a member': 'Je suis membre',
  'I’m not a member yet': 'Je ne suis pas encore membre',
  // Gift cards
  Design: 'Modèle',
  Currency: 'Devise',
  'US dollars': 'Dollars américains',
  'Canadian dollars': 'Dollars canadiens',
  'British pounds': 'Livres sterling',
  Amount: 'Montant',
  'Custom amount': 'Autre montant',
  'Custom Amount': 'Autre montant',
  'Confirm Email Address': 'Confirmez l’adresse courriel',
  Message: 'Message',
  'Delivery Date': 'Date de livraison',
  'Your Name': 'Votre nom',
  'Your Email Address': 'Votre adresse courriel',
  // Services
  Club: 'Club',
  'How was your visit?': 'Comment s’est passée votre visite?',
  Excellent: 'Excellent',
  'Very good': 'Très bien',
  Good: 'Bien',
  Fair: 'Passable',
  Poor: 'Décevant',
  'What would you like the club to know?': 'Qu’aimeriez-vous dire au club?',
  'Pass code': 'Code du laissez-passer',
  'Your full name': 'Votre nom complet',
  'I have read and agree to this agreement.': 'J’ai lu cette entente et je l’accepte.',
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
  pending: 'Abonnement débutant bientôt',
  suspended: 'Abonnement interrompu',
};

const account: Localized<typeof accountCopy> = {
  title: 'Votre compte',
  hello: (firstName) => `Heureux de vous revoir, ${firstName}`,
  memberId: (id) => `Membre ${id}`,
  membership: (status) => memberships[status] ?? `Abonnement\u00A0: ${status}`,
  prospect: 'Pas encore membre',
  change: 'Modifier',
  loading: (card) => `Chargement\u00A0: ${card}…`,
  missing: 'Non indiqué',
  parts: 'Sections du compte',
  portrait: {
    title: 'Votre photo',
    alt: (name) => `Photo de ${name}`,
    altUnnamed: 'Votre photo',
    empty: 'Votre club prendra votre photo à votre prochaine visite.',
  },
  about: {
    title: 'Profil',
    changeLabel: 'Modifier le profil',
    empty: 'Votre profil est vide.',
    name: 'Nom',
    club: 'Club d’attache',
    height: 'Taille',
    weight: 'Poids',
    training: 'Entraînement privé',
    trainingStatus: { active: 'Actif', inactive: 'Inactif' },
    trainingLink: 'Voir l’entraînement',
    strikes: 'Absences',
  },
  reach: {
    title: 'Coordonnées',
    changeLabel: 'Modifier les coordonnées',
    empty: 'Pas encore de coordonnées.',
    email: 'Courriel',
    address: 'Adresse',
    pending: {
      confirm: (email) =>
        `Confirmez ${email} avec le lien que nous y avons envoyé. D’ici là, nous utiliserons l’adresse ci-dessus.`,
      resend: 'Renvoyer le lien',
      resending: 'Envoi…',
      resent: 'Lien renvoyé. Seul le plus récent fonctionne.',
      cancel: 'Annuler le changement',
      canceling: 'Annulation…',
      canceled: 'Changement annulé. Votre adresse courriel reste la même.',
    },
  },
  billing: {
    title: 'Facturation',
    empty: 'Aucun renseignement de facturation au dossier.',
    card: 'Carte',
    cardOf: (type, digits) =>
      [type ?? 'Carte', digits === null ? null : `se terminant par ${digits}`]
        .filter(Boolean)
        .join(' '),
    membership: 'Abonnement',
    paidOnJoining: (amount, day) => `${amount} payés le ${day}`,
    monthly: 'Mensualité',
    nextCharge: (day) => `Prochain prélèvement le ${day}`,
    fromOpening: (day) =>
      `Premier prélèvement le ${day === null ? 'jour de l’ouverture de votre club' : `${day}, à l’ouverture de votre club`}`,
    expires: (month) => `Expire en ${month}`,
    expired: (month) =>
      `Expirée depuis ${month}. Demandez à votre club de mettre votre carte à jour.`,
    owed: 'Solde à payer',
    credit: (amount) => `${amount} de crédit`,
    owedUnknown: 'Non disponible pour le moment',
    email: 'Courriel de facturation',
    address: 'Adresse de facturation',
  },
  giftCard: {
    title: 'Carte-cadeau',
    empty: 'Vous n’avez pas de carte-cadeau.',
    balance: 'Solde',
    number: (digits) => `Carte se terminant par ${digits}`,
    expires: (date) => `Expire le ${date}`,
    never: 'N’expire jamais.',
    buy: 'Acheter une carte-cadeau',
  },
  agreement: {
    title: 'Option Hamptons',
    empty: 'Non comprise dans votre abonnement.',
    status: 'Entente',
    signed: 'Signée',
    unsigned: 'Signature requise',
    read: 'Voir l’entente',
    sign: 'Consulter et signer',
  },
  signingIn: {
    title: 'Connexion et sécurité',
    username: 'Nom d’utilisateur',
    changeUsername: 'Modifier le nom d’utilisateur',
    password: 'Mot de passe',
    changePassword: 'Modifier le mot de passe',
    social: (provider) => `Connexion ${provider}`,
    linked: 'Associée',
    notLinked: 'Non associée',
    manage: 'Gérer',
    manageLabel: (provider) => `Gérer votre connexion ${provider}`,
  },
  join: {
    title: 'Devenir membre',
    lede: 'Vous n’êtes pas encore membre. Réservez une visite gratuite ou choisissez un abonnement dès aujourd’hui.',
    visit: 'Visiter un club',
    choose: 'Choisir un abonnement',
  },
  ways: {
    title: 'Liens rapides',
    training: 'Entraînement privé',
    giftCard: 'Acheter une carte-cadeau',
    joinDetails: 'Vos renseignements de membre',
    freeze: 'Suspendre votre abonnement',
    feedback: 'Donner votre avis sur votre club',
  },
  changed: {
    details: 'Modifications enregistrées.',
    email:
      'Modifications enregistrées. Pour utiliser votre nouvelle adresse courriel, ouvrez le lien que nous y avons envoyé.',
    profile: 'Profil enregistré.',
    username:
      'Nom d’utilisateur enregistré. Utilisez-le à votre prochaine connexion. Nous vous avons déconnecté de vos autres appareils.',
    password: 'Mot de passe enregistré. Nous vous avons déconnecté de vos autres appareils.',
    joinDetails: 'Renseignements enregistrés. Votre club a tout ce qu’il lui faut.',
    freeze: 'Suspension demandée. Votre club la confirmera par courriel.',
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
    title: 'Coordonnées',
    legend: 'Courriel et adresse',
    hints: {
      email:
        'Nous enverrons un lien à la nouvelle adresse. Le changement prend effet lorsque vous l’ouvrez.',
      currentPassword: 'Nous le demandons parce que vous changez votre adresse courriel.',
    },
    note: 'Seul votre courriel est obligatoire.',
  },
  profile: {
    title: 'Profil',
    legend: 'Vos renseignements',
    hints: { homeFacilityId: 'Le club que vous fréquentez le plus.' },
    note: 'La taille et le poids sont facultatifs. Ils aident votre entraîneur.',
  },
  joinDetails: {
    title: 'Vos renseignements de membre',
    legend: 'Nom, date de naissance et adresse',
    hints: {
      birth_date: 'Votre club la vérifie avec votre pièce d’identité.',
      corp_info: 'Par exemple, votre numéro d’employé.',
    },
  },
  username: {
    title: 'Changer votre nom d’utilisateur',
    legend: 'Nouveau nom d’utilisateur',
    hints: {
      username:
        'De 4 à 30 lettres, chiffres, points, traits d’union ou tirets bas. Vous pouvez aussi vous connecter avec votre adresse courriel.',
    },
  },
  password: {
    title: 'Changer votre mot de passe',
    legend: 'Nouveau mot de passe',
    note: 'À l’enregistrement, nous vous déconnecterons de tous vos autres appareils.',
  },
  social: {
    title: 'Connexion sociale',
    lede: (provider) =>
      `Associez votre compte ${provider} à votre abonnement. Nous ne recevons que votre identifiant ${provider}.`,
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
      linked: (provider) => `Votre compte ${provider} est associé.`,
      unlinked: (provider) => `Votre compte ${provider} n’est plus associé.`,
    },
    asks: {
      link: (provider) => `Entrez votre mot de passe pour associer ${provider}`,
      unlink: (provider) => `Entrez votre mot de passe pour dissocier ${provider}`,
    },
    unavailable: 'La connexion sociale n’est pas disponible.',
  },
  emailLink: {
    confirm: {
      lede: 'Utiliser cette adresse courriel pour votre compte? Nous vous y écrirons, et vous pourrez vous connecter avec elle.',
      press: 'Confirmer cette adresse',
      doneTitle: 'Votre adresse courriel est confirmée',
      doneText:
        'Nous l’utiliserons désormais. Nous avons déconnecté vos autres appareils. Pendant 7 jours, vous pouvez annuler le changement avec le lien envoyé à votre ancienne adresse.',
      over: 'Pour obtenir un nouveau lien, allez à votre compte et renvoyez-le.',
      next: 'Aller à votre compte',
    },
    undo: {
      lede: 'Revenir à cette adresse courriel? Nous déconnecterons tous les appareils.',
      press: 'Rétablir cette adresse',
      doneTitle: 'Votre ancienne adresse courriel est rétablie',
      doneText:
        'Nous avons déconnecté tous les appareils. Quelqu’un d’autre connaît peut-être votre mot de passe\u00A0: choisissez-en un nouveau maintenant.',
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
  title: 'Votre composition corporelle',
  intro: 'Les plages proviennent d’études de population et ne constituent pas un diagnostic.',
  leanMass: 'Masse maigre',
  sources: 'Sources',
  picture: (value, band, range) =>
    range === '' ? `${value}. ${band}.` : `${value}. ${band}\u00A0: ${range}.`,
  below: (high) => `moins de ${high}`,
  from: (low) => `${low} ou plus`,
  between: (low, high) => `de ${low} à moins de ${high}`,
  measures: {
    'body-fat': 'Masse grasse',
    'body-water': 'Eau corporelle',
    'heart-rate': 'Fréquence cardiaque au repos',
    systolic: 'Tension artérielle systolique (premier chiffre)',
    diastolic: 'Tension artérielle diastolique (second chiffre)',
  },
  units: {
    percent: '\u00A0%',
    'beats-per-minute': ' bpm',
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
    'weight-missing': 'Ajoutez votre poids pour voir votre plage.',
    'age-missing':
      'Les plages varient selon l’âge. Demandez à votre entraîneur d’ajouter le vôtre.',
    'sex-missing':
      'Les plages diffèrent pour les femmes et les hommes. Dites à votre entraîneur laquelle afficher.',
    'not-adult': 'Aucune plage n’est disponible pour les moins de 18 ans.',
    impossible: 'Ce nombre semble inexact. Demandez à votre entraîneur de mesurer de nouveau.',
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
    requirements: 'Exigences du mot de passe',
    met: 'Respecté\u00A0:',
    unmet: 'Non respecté\u00A0:',
    allMet: 'Votre mot de passe respecte toutes les exigences.',
  },
  gift: {
    title: 'Acheter une carte-cadeau',
    legend: 'Votre cadeau',
    submit: 'Continuer',
    hints: {
      customAmount: 'Nombres entiers seulement.',
      emailAddress: 'Où nous enverrons la carte-cadeau.',
      sendDate: 'Le jour où la personne la recevra.',
    },
  },
  freeze: {
    title: 'Suspendre votre abonnement',
    legend: 'Votre suspension',
    submit: 'Demander la suspension',
    hints: {
      startDate: 'Le jour où votre suspension commence.',
    },
  },
};

const gift: Localized<typeof giftCopy> = {
  eyebrow: 'Cartes-cadeaux',
  title: 'Acheter une carte-cadeau',
  lede: 'Une carte-cadeau pour n’importe lequel de nos clubs, envoyée par courriel le jour de votre choix.',
  loading: 'Chargement des cartes-cadeaux…',
  form: 'Votre carte-cadeau',
  card: 'Choisissez votre carte',
  whom: 'Destinataire',
  from: 'De votre part',
  hints: {
    currency: 'Choisissez la devise utilisée là où vit la personne.',
    customAmount: 'Nombres entiers seulement, de 1 à 500.',
    emailAddress: 'Où nous enverrons la carte-cadeau.',
    sendDate:
      'Nous l’enverrons par courriel à 9\u00A0h, votre heure. S’il est déjà passé 9\u00A0h aujourd’hui, nous l’enverrons dès que vous aurez payé.',
    giverName: 'Tel qu’il figurera sur la carte.',
    giverEmail: 'Pour votre reçu seulement.',
  },
  preview: 'Aperçu',
  brand: 'Foyer Clubs',
  noAmount: 'Montant',
  to: 'Pour',
  noTo: 'Son nom',
  fromWhom: 'De',
  noFrom: 'Votre nom',
  noMessage: 'Votre message apparaîtra ici.',
  summary: 'Votre commande',
  recipient: 'Pour',
  sent: 'Livraison',
  atOnce: 'Dès le paiement',
  onDay: (day) => `${day}, 9\u00A0h`,
  due: 'À payer aujourd’hui',
  notYet: 'À remplir',
  submit: 'Passer au paiement',
  submitting: 'Redirection vers la page de paiement…',
  note: 'Vous paierez sur notre page de paiement sécurisée, puis reviendrez ici.',
  returnTitle: 'Votre cadeau est en route',
  returnLede: 'Votre paiement est accepté. Nous vous enverrons un reçu par courriel.',
  confirming: 'Chargement de votre carte-cadeau…',
  doneEyebrow: 'Merci',
  doneTitle: (name) => `Votre cadeau pour ${name} est en route`,
  doneNow: (email) => `Nous l’envoyons à ${email} à l’instant.`,
  doneLater: (email, day) => `Nous l’enverrons à ${email} le ${day} à 9\u00A0h, votre heure.`,
  order: 'Numéro de commande',
  amount: 'Montant',
  receipt: 'Reçu envoyé à',
  details: 'Votre commande',
  print: 'Imprimer cette page',
  another: 'Acheter une autre carte-cadeau',
};

const login: Localized<typeof loginCopy> = {
  form: 'Se connecter',
  legend: 'Vos identifiants',
  submit: 'Se connecter',
  submitting: 'Connexion…',
  social: (provider) => `Continuer avec ${provider}`,
  leaving: (provider) => `Nous vous amenons à ${provider}…`,
  sentHere: 'Veuillez vous connecter pour continuer.',
  signedOut: 'Vous êtes déconnecté.',
  goingOn: 'Vous êtes connecté. Un instant…',
  forgot: 'Nom d’utilisateur ou mot de passe oublié?',
  others: 'Nouveau ici?',
  noLogin: 'Je suis membre, mais je n’ai pas d’identifiants',
  noMember: 'J’aimerais m’inscrire',
  signOut: 'Se déconnecter',
  stayTitle: 'Êtes-vous toujours là?',
  stayText: 'Pour votre sécurité, nous vous déconnecterons dans deux minutes.',
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
  memberLegend: 'Vos renseignements',
  memberHints: {
    memberId: 'Il figure sur votre carte de membre et dans votre courriel de bienvenue.',
  },
  memberNote:
    'Pour votre sécurité, nous enverrons le lien seulement à l’adresse courriel que votre club a au dossier.',
  welcome: 'Nous avons rempli les renseignements de votre inscription.',
  prospectForm: 'Créer un compte en ligne',
  prospectLegend: 'Vos renseignements',
  prospectHints: {
    emailAddress: 'Nous vous enverrons un lien pour créer vos identifiants.',
  },
  prospectNote: 'Vous pourrez vous inscrire en tout temps avec les mêmes identifiants.',
  sendLink: 'M’envoyer un lien',
  sentTitle: 'Consultez vos courriels',
  sentMember:
    'Nous avons envoyé un lien à l’adresse courriel inscrite à votre dossier. Utilisez-le pour choisir votre nom d’utilisateur et votre mot de passe.',
  sentProspect: (email) =>
    `Nous avons envoyé un lien à ${email}. Utilisez-le pour choisir votre nom d’utilisateur et votre mot de passe.`,
  sentRecover: (email) =>
    `S’il existe un compte pour ${email}, nous y avons envoyé votre nom d’utilisateur et un lien pour réinitialiser votre mot de passe.`,
  sentResend: (name) =>
    `Si ${name} n’a pas encore d’identifiants, nous avons envoyé un nouveau lien à l’adresse courriel inscrite au dossier.`,
  goodFor: 'Le lien fonctionne une seule fois et expire dans 48 heures.',
  goodForRecover: 'Le lien fonctionne une seule fois et expire dans 30 minutes.',
  notThereTitle: 'Pas reçu?',
  notThere: 'Cela peut prendre une minute. Regardez aussi dans vos indésirables.',
  notThereMember: 'Si c’est une ancienne adresse, appelez votre club et nous la mettrons à jour.',
  waitNote: 'Vous pourrez le redemander dans 30 secondes.',
  sendAgain: 'Renvoyer le courriel',
  sendingAgain: 'Envoi…',
  sentAgain: 'Courriel renvoyé. Seul le lien le plus récent fonctionne.',
  other: 'Utiliser d’autres renseignements',
  registeredTitle: 'Heureux de vous revoir',
  registeredText:
    'Veuillez vous connecter. Si vous avez oublié vos identifiants, nous vous enverrons votre nom d’utilisateur et un lien de réinitialisation.',
  remembered: 'Vous vous souvenez de votre mot de passe?',
  logIn: 'Se connecter',
  recover: 'Récupérer mon compte',
  haveLogin: 'Vous avez déjà un accès?',
  noLink: 'Lien non reçu ou expiré?',
  resend: 'Le renvoyer',
  noLogin: 'Vous n’avez pas d’identifiants?',
  noAccount: 'Vous n’avez pas d’identifiants?',
  register: 'Créer votre compte en ligne',
  noNumber: 'Vous n’avez pas votre numéro de membre?',
  byEmail: 'Utiliser votre adresse courriel',
  recoverForm: 'Récupérer votre compte',
  recoverLegend: 'Votre courriel',
  recoverHints: {
    emailAddress: 'L’adresse de votre inscription, ou celle par laquelle vous l’avez remplacée.',
  },
  resendForm: 'Renvoyer le lien d’activation',
  resendLegend: 'Vos renseignements',
  resendHints: { memberName: 'Nous l’enverrons à l’adresse courriel inscrite à votre dossier.' },
  reading: 'Ouverture de votre lien…',
  greeting: (firstName) => (firstName === '' ? 'Bienvenue' : `Bonjour ${firstName}`),
  activateLede: 'Créez vos identifiants.',
  activateForm: 'Créer vos identifiants',
  activateLegend: 'Nom d’utilisateur et mot de passe',
  activateHints: {
    username:
      'Au moins 4 caractères. Les lettres, chiffres, points, traits d’union et tirets bas sont acceptés.',
  },
  activate: 'Activer mon compte',
  activateNote: 'Nous vous connecterons sur cet appareil.',
  newPasswordLede: 'Choisissez un nouveau mot de passe.',
  newPasswordForm: 'Choisir un nouveau mot de passe',
  newPasswordLegend: 'Votre nouveau mot de passe',
  username: 'Votre nom d’utilisateur',
  savePassword: 'Enregistrer et se connecter',
  savePasswordNote: 'Nous vous déconnecterons de tous vos autres appareils.',
  checking: 'Vérification de la disponibilité…',
  free: (username) => `${username} est disponible.`,
  chosenTitle: 'Votre compte est actif',
  chosenText:
    'Vous êtes connecté. La prochaine fois, utilisez votre nouveau nom d’utilisateur et votre nouveau mot de passe.',
  changedTitle: 'Votre mot de passe a été changé',
  changedText: 'Vous êtes connecté ici et déconnecté partout ailleurs.',
  toAccount: 'Aller à votre compte',
  overTitle: 'Obtenir un nouveau lien',
  overUsed: 'Si vous avez déjà créé vos identifiants, vous pouvez vous connecter.',
  signedIn: 'Vous êtes connecté.',
};

const chainForm: Localized<typeof chainFormCopy> = {
  loading: 'Chargement du formulaire…',
  submit: 'Envoyer',
  thanks: 'Merci',
  sent: 'Nous avons bien reçu vos réponses.',
  again: 'Remplir le formulaire à nouveau',
};

const feedback: Localized<typeof feedbackCopy> = {
  form: 'Envoyer vos commentaires',
  legend: 'Vos commentaires',
  hints: {
    message: 'Qu’est-ce qui s’est bien passé, ou pourrait être mieux?',
    email: 'Seulement si vous souhaitez une réponse.',
  },
  submit: 'Envoyer',
  thanks: 'Merci',
  sent: (club) =>
    club === null
      ? 'Nous avons envoyé vos commentaires.'
      : `Nous avons envoyé vos commentaires au club ${club}.`,
  answer: (email) => `Au besoin, nous vous écrirons à ${email}.`,
  again: 'Envoyer d’autres commentaires',
  back: (club) => (club === null ? 'Tous les clubs' : `Retour à ${club}`),
};

const pass: Localized<typeof passCopy> = {
  form: 'Trouver votre laissez-passer',
  intro: 'Entrez votre code pour voir votre laissez-passer.',
  legend: 'Votre laissez-passer',
  hints: {
    code: 'Dans votre courriel ou sur votre carte, par exemple TRY-7.',
    facilityId: 'Le club nommé sur votre laissez-passer.',
  },
  submit: 'Voir mon laissez-passer',
  without: 'Réserver une visite sans laissez-passer',
  loading: 'Recherche de votre laissez-passer…',
  eyebrow: 'Laissez-passer d’essai',
  code: 'Code',
  good: 'Valide pour',
  days: (days) =>
    days === 1
      ? '1 jour à compter de votre première visite'
      : `${days} jours consécutifs à compter de votre première visite`,
  takeUpBy: 'À commencer au plus tard le',
  endOfDay: (zone) => `Jusqu’à la fin de cette journée, ${zone}`,
  club: 'Club',
  terms: 'Conditions',
  door: 'Présentez ce laissez-passer et une pièce d’identité avec photo à l’accueil.',
  book: 'Réserver votre première visite',
  print: 'Imprimer le laissez-passer',
  another: 'Utiliser un autre code',
};

const agreement: Localized<typeof agreementCopy> = {
  loading: 'Chargement de l’entente…',
  version: (version) => `Version ${version}`,
  earlier: (version) => `Relire la version ${version}`,
  current: 'Lire la version actuelle',
  print: 'Imprimer l’entente',
  sign: 'Signer l’entente',
  legend: 'Votre signature',
  hint: 'Tapez votre nom légal complet.',
  signed: 'Signée',
  signedAt: (moment) => `Vous avez signé cette entente le ${moment}.`,
  justSigned: 'Elle prend effet maintenant. Vous en trouverez une copie dans votre compte.',
  toAdd:
    'Pour l’ajouter, passez à un abonnement qui la comprend. Votre club vous aidera avec plaisir.',
  askClub: 'Joindre votre club',
  account: 'Retour à votre compte',
};

const training: Localized<typeof trainingCopy> = {
  bodyLoading: 'Chargement de vos mesures…',
  bodyEmpty: 'Pas encore de mesures. Votre entraîneur les prendra à votre première évaluation.',
  measuredOn: (day) => `Mesuré le ${day}`,
  zonesTitle: 'Fréquence cardiaque cible',
  zonesIntro: (age) => `Selon un âge de ${age} ans. Ajustez selon ce que vous ressentez.`,
  zone: (from, to) => `de ${from} à ${to}`,
  zoneUnit: ' bpm',
  zonesSource: 'American Heart Association, Target Heart Rates Chart.',
  assessmentsTitle: 'Vos évaluations',
  assessmentsLoading: 'Chargement de vos évaluations…',
  assessmentsEmpty: 'Pas encore d’évaluations. Voici ce que votre entraîneur verra avec vous.',
  otherAssessment: 'Autre évaluation',
  notMade: 'À faire',
  by: (trainer) => `avec ${trainer}`,
  times: (times, first) => `${times} fois depuis le ${first}`,
  questionsTitle: 'Avant votre première évaluation',
  questionsLoading: 'Chargement des questions…',
  questionsEmpty: 'Pas de questions pour le moment.',
  answered: 'Vos réponses jusqu’ici. Dites à votre entraîneur si quelque chose a changé.',
  unanswered:
    'Votre entraîneur vous posera ces questions à la première rencontre. Apportez des chaussures de sport et la liste des médicaments que vous prenez.',
  notAnswered: 'Sans réponse',
  choices: (choices) => choices.join(' · '),
  account: 'Retour à votre compte',
  newcomer: 'Vous n’avez pas encore d’entraîneur',
  newcomerNote: 'Un entraîneur part de là où vous en êtes et de là où vous voulez aller.',
  newcomerWay: 'Découvrir l’entraînement privé',
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
    'member/chain-form': chainForm,
    'member/feedback': feedback,
    'member/forms': forms,
    'member/gift': gift,
    'member/login': login,
    'member/pass': pass,
    'member/registration': registration,
    'member/training': training,
  },
  // The gift card page reports payments like the joins.
  messages: { ...accountMessages, ...formMessages, ...joinMessages, ...serviceMessages },
  labels: { ...memberLabels, ...stateLabels },
};
