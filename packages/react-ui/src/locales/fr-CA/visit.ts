import { leadMessages } from '@foyer/core/messages/fr-CA';

import type { LanguagePart } from '../../locale/language.ts';
import type {
  carouselCopy,
  confirmationCopy,
  guardCopy,
  headlineMoreCopy,
  nearbyCopy,
  scheduleCopy,
  surveyCopy,
  visitActionsCopy,
} from '../../copy/visit.ts';
import type { chooserCopy } from '../../copy/forms.ts';
import type { Localized } from '../../locale/copy.ts';
import { lowered, plural } from '../plural.ts';
import type {
  clubCopy,
  commonCopy,
  contactCopy,
  headlineCopy,
  stripCopy,
} from '../../copy/first-step.ts';
import type { elementCopy } from '../../copy/element.ts';

const carousel: Localized<typeof carouselCopy> = {
  role: 'carrousel',
  slide: 'diapositive',
  place: (place, of) => `${place} sur ${of}`,
  previous: 'Précédent',
  next: 'Suivant',
};

const chooser: Localized<typeof chooserCopy> = {
  title: 'Plus de 100 clubs dans le monde',
  forVisit: 'Choisissez le club à visiter',
  forJoin: 'Choisissez le club de votre abonnement',
  forAny: 'Choisissez un club',
  search: 'Rechercher par club, ville ou code postal',
  loading: 'Chargement des clubs…',
  current: 'Votre club',
  count: (shown, query) => {
    const clubs = `${shown} ${plural('fr-CA', shown, { one: 'club', other: 'clubs' })}`;
    return query === '' ? clubs : `${clubs} pour «\u00A0${query}\u00A0»`;
  },
};

const club: Localized<typeof clubCopy> = {
  yours: 'Votre club',
  select: 'Choisissez un club à visiter',
  changeClub: 'Changer de club',
  choose: 'Choisir un club',
  other: 'Autre club',
};

const common: Localized<typeof commonCopy> = {
  close: 'Fermer',
  tryAgain: 'Réessayer',
  loadAgain: 'Recharger la page',
  working: 'Un instant…',
  slow: 'C’est plus long que d’habitude. Ce que vous avez entré est conservé.',
  leaveEmpty: 'Laissez ce champ vide',
  labeled: (label, problem) => `${label}\u00A0: ${problem}`,
};

const confirmation: Localized<typeof confirmationCopy> = {
  booked: 'Votre visite est réservée',
  workoutBooked: 'Votre entraînement guidé est réservé',
  title: (club) => `Rendez-vous au club ${club}`,
  ready: 'Nous vous attendons.',
  readyNote: (club) => `L’équipe du club ${club} communiquera bientôt avec vous.`,
  detailsIn: 'Nous avons vos coordonnées',
  detailsInNote: 'Une personne de l’équipe communiquera bientôt avec vous.',
  received: 'Merci',
  cancelled: 'Votre visite est annulée',
  cancelledNote:
    'Nous avons libéré votre plage horaire. Vous pouvez en réserver une autre quand vous voulez.',
  when: 'Quand',
  whenCancelled: 'Annulée',
  minutes: (count) => `${count} minutes`,
  where: 'Où',
  call: 'Téléphone',
  bring: 'À apporter',
  bringText:
    'Une pièce d’identité avec photo et, si vous voulez essayer les appareils, des vêtements et chaussures de sport. Nous fournissons les serviettes.',
  bringToWorkout:
    'Des vêtements et des chaussures de sport et une pièce d’identité avec photo. Nous fournissons les serviettes et l’eau.',
  workout: 'Votre entraînement',
  workoutText:
    'Un coach vous accueille à la réception, s’informe de vos objectifs et vous guide pendant un entraînement.',
  directions: 'Obtenir l’itinéraire',
  opensMap: '(ouvre une carte dans un nouvel onglet)',
  confirmationSent: (email) =>
    email === ''
      ? 'Nous vous avons envoyé votre confirmation par courriel. À bientôt.'
      : `Nous avons envoyé votre confirmation à ${email}. À bientôt.`,
  edit: 'Modifier',
  editWhat: 'le rendez-vous',
  chooseTime: 'Choisir une heure',
  chooseAnother: 'Choisir une autre heure',
  startOver: 'Recommencer',
};

const contact: Localized<typeof contactCopy> = {
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
  referred: (friend) => `${friend} vous a invité à nous rendre visite`,
  referredEyebrow: 'Sur invitation',
  privacy: 'politique de confidentialité',
  hints: {
    company_email: 'Votre employeur offre peut-être des abonnements à prix réduit.',
    phone_number: 'Pour que votre club puisse vous joindre au sujet de votre visite.',
  },
};

const element: Localized<typeof elementCopy> = {
  instead: 'Réserver une visite sur notre site',
};

const guard: Localized<typeof guardCopy> = {
  exit: 'Quitter',
  back: 'Retour',
  backWhere: 'à vos coordonnées',
  exitTitle: 'Quitter cette page?',
  exitText: 'Nous effacerons de cet appareil ce que vous avez entré.',
  corporateExitText: 'Votre progression ne sera pas conservée.',
  stay: 'Rester',
  leave: 'Quitter',
  stayTitle: 'Êtes-vous toujours là?',
  stayText: 'Pour protéger votre vie privée, nous effacerons vos coordonnées dans deux minutes.',
  clear: 'Effacer maintenant',
};

const headline: Localized<typeof headlineCopy> = {
  eyebrow: 'Visiter un club',
  title: 'Voyez-le par vous-même',
  subCopy: 'Choisissez l’heure qui vous convient, et un conseiller vous fera visiter.',
};

const headlineMore: Localized<typeof headlineMoreCopy> = {
  label: 'À quoi vous attendre',
  points: [
    {
      title: 'Une visite de 30 minutes avec un conseiller',
      text: 'À l’heure de votre choix. On vous accueillera à la réception et on vous fera visiter.',
    },
    {
      title: 'Voyez tout le club',
      text: 'La salle d’entraînement, les studios, la piscine et le spa.',
    },
    { title: 'Sans engagement', text: 'Pas de carte de crédit. Rien à signer.' },
  ],
  finePrint: 'Les visites sont gratuites et sans engagement.',
};

const nearby: Localized<typeof nearbyCopy> = {
  legend: 'Clubs près de vous',
  looking: 'Recherche de clubs près de vous…',
  anyClub: 'Vous pouvez aussi choisir n’importe quel club de la liste.',
  locate: 'Utiliser ma position',
  nearest: 'Le plus près de vous',
  chooseNearest: (club) => `Choisir ${club}`,
};

const schedule: Localized<typeof scheduleCopy> = {
  eyebrow: 'Planifier une visite',
  title: 'Quand souhaitez-vous nous rendre visite?',
  editTitle: 'Choisissez une autre heure',
  lede: 'La visite dure environ 30 minutes. Choisissez un jour, puis une heure.',
  changeClub: 'Changer de club',
  day: 'Jour',
  previousWeek: 'Jours précédents',
  nextWeek: 'Jours suivants',
  noTimes: 'aucune heure disponible',
  openTimes: (count) =>
    `${count} ${plural('fr-CA', count, { one: 'heure disponible', other: 'heures disponibles' })}`,
  nextAvailable: (day) => `Prochaine disponibilité\u00A0: ${lowered(day)}`,
  zone: (zone) => `Les heures sont en ${zone}, l’heure locale du club.`,
  taken: 'prise',
  parts: { morning: 'Matin', afternoon: 'Après-midi', evening: 'Soir' },
  loading: 'Chargement des heures disponibles…',
  nearest: 'Heures disponibles les plus proches\u00A0:',
  submit: 'Réserver la visite',
  submitGuided: 'Réserver l’entraînement',
  guidedEyebrow: 'Planifier un entraînement guidé',
  guidedTitle: 'Quand souhaitez-vous vous entraîner?',
  guidedLede: (minutes) =>
    `Un entraînement individuel de ${minutes} minutes avec un entraîneur. Choisissez un jour, puis une heure.`,
  tourTitle: 'Visite de 30 minutes',
  tourText: 'Visitez le club, rencontrez un conseiller et parlez de vos objectifs.',
  workoutTitle: (minutes) => `Entraînement guidé de ${minutes} minutes`,
  workoutText:
    'Un coach vous accueille, s’informe de vos objectifs et vous guide pendant un entraînement.',
  update: 'Mettre à jour',
  booking: 'Réservation de votre visite…',
  skip: 'Passer cette étape',
  notReady: 'Pas encore prêt à choisir?',
  skipForNow: 'Plus tard',
  leaveGuidedTitle: 'Changer de club?',
  noTimesOnDate: 'Aucune heure libre à cette date',
  onlyHere: 'Les entraînements guidés ne sont offerts qu’à ce club.',
  becomesTour: 'À un autre club, vous réserverez une visite plutôt qu’un entraînement guidé.',
  leaveGuided: 'Changer de club',
  stayGuided: 'Garder mon entraînement',
  skipping: 'Un instant…',
  chosen: (day, time) => `${day} à ${time}`,
  short: (day, time) => `${day}, ${time}`,
  nothingChosen: 'Choisissez une heure',
};

const strip: Localized<typeof stripCopy> = {
  label: 'Votre visite',
  club: 'Club',
  noClub: 'À choisir',
  details: 'Coordonnées',
  noDetails: 'À remplir',
  time: 'Jour et heure',
  noTime: 'À choisir',
  at: (day, time) => `${day}, ${time}`,
  skippedTime: 'Un conseiller vous contactera',
  visit: 'Visite',
  workout: 'Séance guidée',
  noVisit: 'À réserver',
  booked: 'Réservée',
  cancelled: 'Annulée',
  received: 'Coordonnées reçues',
};

const survey: Localized<typeof surveyCopy> = {
  title: 'Aidez-nous à personnaliser votre visite',
  lede: 'Quatre questions rapides pour que votre conseiller sache quoi vous montrer.',
  progress: (step, of) => `${step} sur ${of}`,
  many: 'Sélectionnez tout ce qui s’applique.',
  one: 'Sélectionnez une réponse.',
  other: 'Dites-nous pourquoi.',
  count: (used, most) => `${used} caractères sur ${most}`,
  next: 'Suivant',
  submit: 'Envoyer',
  sending: 'Envoi de vos réponses…',
  back: 'Retour',
  doneTitle: 'Merci',
  done: 'Votre conseiller aura vos réponses lors de votre rencontre.',
  benefits: 'Découvrir les avantages membres',
  classesAt: (club) => `Offerts au club ${club}`,
  classesTitle: 'Des cours signature selon vos objectifs',
  classes: (count) => `${count} cours`,
  mediaTitle: (club) => `À l’intérieur du club ${club}`,
};

const visitActions: Localized<typeof visitActionsCopy> = {
  cancel: 'Annuler',
  cancelWhat: 'la visite',
  cancelTitle: 'Annuler votre visite?',
  cancelAsk: (day, time) =>
    `Nous libérerons cette plage horaire\u00A0: ${lowered(day)} à ${time}. Vous pourrez en réserver une autre quand vous voudrez.`,
  cancelConfirm: 'Annuler la visite',
  cancelling: 'Annulation…',
  keep: 'Garder ma visite',
  cancelDone: 'Votre visite est annulée.',
  home: 'Aller à l’accueil',
  reschedule: 'Déplacer',
  rescheduleWhat: 'la visite',
  rescheduleTitle: 'Déplacer votre rendez-vous',
  update: 'Déplacer',
  updating: 'Mise à jour de votre visite…',
  moved: (day, time) => `Votre visite est déplacée\u00A0: ${lowered(day)} à ${time}.`,
  addToCalendar: 'Ajouter au calendrier',
  removeFromCalendar: 'Retirer du calendrier',
  removeNote: 'Télécharge un fichier qui retire la visite de votre calendrier.',
  calendars: 'Calendriers',
  event: {
    tour: (club) => `Visite au club ${club}`,
    workout: (club) => `Entraînement guidé au club ${club}`,
  },
  file: 'fichier .ics',
  newTab: '(ouvre un nouvel onglet)',
};

/** The labels of the visit, by the core's English text. */
const visitLabels: Readonly<Record<string, string>> = {
  'First Name': 'Prénom',
  'Last Name': 'Nom de famille',
  'Email Address': 'Adresse courriel',
  'Company Email': 'Courriel professionnel',
  'Phone Number': 'Numéro de téléphone',
  'Zip Code': 'Code postal',
  Club: 'Club',
  // Survey
  "I'm interested in...": 'Je m’intéresse à…',
  'My fitness experience': 'Mon expérience de l’entraînement',
  'I want to...': 'Je veux…',
  'What matters most to me': 'Ce qui compte le plus pour moi',
  'Cardio Conditioning': 'Mise en forme cardio',
  'Athletic Training': 'Entraînement athlétique',
  'Specialty Classes': 'Cours spécialisés',
  Yoga: 'Yoga',
  Pilates: 'Pilates',
  Cycling: 'Vélo',
  Barre: 'Barre',
  Amenities: 'Commodités',
  'Personal Training': 'Entraînement privé',
  Equipment: 'Équipement',
  Spa: 'Spa',
  Dance: 'Danse',
  'Boxing and Martial Arts': 'Boxe et arts martiaux',
  Running: 'Course à pied',
  'Active Regeneration': 'Récupération active',
  'Pool/Swimming': 'Piscine et natation',
  Other: 'Autre',
  'Strength floor': 'Musculation',
  'Cardio equipment': 'Appareils cardio',
  'Signature Classes': 'Cours signature',
  'Our app': 'Notre application',
  Newcomer: 'Je débute',
  'Familiar/Comfortable': 'Je me sens à l’aise',
  Expert: 'J’ai beaucoup d’expérience',
  'Lose weight': 'Perdre du poids',
  'Tone up': 'Me tonifier',
  'Get stronger': 'Gagner en force',
  'Gain muscle mass': 'Gagner en masse musculaire',
  'The location': 'L’emplacement',
  'The equipment': 'L’équipement',
  'Special events': 'Les événements spéciaux',
  Price: 'Le prix',
  // Consents
  'Email me news and offers. You can unsubscribe at any time. Our privacy policy explains how we use your information.':
    'Envoyez-moi des nouvelles et des offres par courriel. Vous pouvez vous désabonner en tout temps. Notre politique de confidentialité explique comment nous utilisons vos renseignements.',
  'We may email you news and offers. You can unsubscribe at any time.':
    'Nous pouvons vous envoyer des nouvelles et des offres par courriel. Vous pouvez vous désabonner en tout temps.',
  'Text me about my visit or my membership. Message frequency varies. Message and data rates may apply. Reply STOP to stop or HELP for help. This is not a condition of purchase.':
    'Envoyez-moi des textos au sujet de ma visite ou de mon abonnement. La fréquence des messages varie. Des frais de messagerie et de données peuvent s’appliquer. Répondez ARRET ou STOP pour y mettre fin, AIDE ou HELP pour obtenir de l’aide. Ce n’est pas une condition d’achat.',
};

export const part: LanguagePart = {
  copy: {
    'visit/carousel': carousel,
    'visit/chooser': chooser,
    'visit/club': club,
    'visit/common': common,
    'visit/confirmation': confirmation,
    'visit/contact': contact,
    'visit/element': element,
    'visit/guard': guard,
    'visit/headline': headline,
    'visit/headline-more': headlineMore,
    'visit/nearby': nearby,
    'visit/schedule': schedule,
    'visit/strip': strip,
    'visit/survey': survey,
    'visit/visit-actions': visitActions,
  },
  messages: leadMessages,
  labels: visitLabels,
};
