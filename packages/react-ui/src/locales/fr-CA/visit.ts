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
  slow: 'C’est plus long que d’habitude. Rien de ce que vous avez saisi n’est perdu.',
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
    'Votre plage horaire est libre pour quelqu’un d’autre. En choisir une autre ne prend qu’une minute.',
  when: 'Quand',
  whenCancelled: 'Annulée',
  minutes: (count) => `${count} minutes`,
  where: 'Où',
  call: 'Questions',
  bring: 'À apporter',
  bringText:
    'Une pièce d’identité avec photo et des chaussures confortables si vous souhaitez essayer le plateau. Les serviettes sont sur place.',
  bringToWorkout:
    'Des vêtements et des chaussures de sport et une pièce d’identité avec photo. Les serviettes et l’eau sont sur place.',
  workout: 'Votre entraînement',
  workoutText:
    'Un coach vous accueille à la réception, s’informe de vos objectifs et vous guide pendant un entraînement.',
  directions: 'Itinéraire',
  opensMap: '(ouvre une carte dans un nouvel onglet)',
  confirmationSent: 'Gardez cette page ou prenez-la en photo\u00A0: tout y est.',
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
  referred: (friend) => `${friend} vous invite à découvrir le club`,
  referredEyebrow: 'Sur invitation',
  privacy: 'politique de confidentialité',
  hints: {
    company_email: 'Si votre employeur a peut-être une entente avec nous.',
    phone_number: 'Pour que le club puisse vous joindre au sujet de votre visite.',
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
  exitText: 'Ce que vous avez saisi ici sera effacé de cet appareil.',
  corporateExitText: 'Votre progression ne sera pas conservée.',
  stay: 'Rester',
  leave: 'Quitter',
  stayTitle: 'Êtes-vous toujours là?',
  stayText: 'Pour protéger vos renseignements, nous les effacerons dans deux minutes.',
  clear: 'Effacer maintenant',
};

const headline: Localized<typeof headlineCopy> = {
  eyebrow: 'Visiter un club',
  title: 'Venez voir par vous-même',
  subCopy:
    'Laissez vos coordonnées et choisissez une heure. On vous accueille à l’entrée et on vous fait visiter.',
};

const headlineMore: Localized<typeof headlineMoreCopy> = {
  label: 'À quoi ressemble une visite',
  points: [
    {
      title: 'Une demi-heure avec un conseiller',
      text: 'À l’heure qui vous convient. On vous accueille à l’entrée et on vous fait visiter.',
    },
    { title: 'Toutes les salles', text: 'Le plateau, les studios, la piscine, le spa.' },
    { title: 'Sans engagement', text: 'Aucune carte à fournir, rien à signer.' },
  ],
  finePrint: 'La visite est gratuite et ne vous engage à rien.',
};

const nearby: Localized<typeof nearbyCopy> = {
  legend: 'Clubs près de vous',
  looking: 'Recherche des clubs près de vous…',
  anyClub: 'Vous pouvez choisir n’importe quel club de la liste.',
  locate: 'Utiliser ma position',
  nearest: 'Le plus près de vous',
  chooseNearest: (club) => `Choisir ${club}`,
};

const schedule: Localized<typeof scheduleCopy> = {
  eyebrow: 'Planifier une visite',
  title: 'Quand souhaitez-vous venir?',
  editTitle: 'Choisissez une autre heure',
  lede: 'Une demi-heure au club. Choisissez d’abord le jour, puis l’heure.',
  changeClub: 'Changer de club',
  day: 'Jour',
  previousWeek: 'Jours précédents',
  nextWeek: 'Jours suivants',
  noTimes: 'aucune heure libre',
  openTimes: (count) =>
    `${count} ${plural('fr-CA', count, { one: 'heure libre', other: 'heures libres' })}`,
  nextAvailable: (day) => `Prochaine disponibilité\u00A0: ${lowered(day)}`,
  zone: (zone) => `Heures affichées en ${zone}, l’heure du club.`,
  taken: 'prise',
  parts: { morning: 'Matin', afternoon: 'Après-midi', evening: 'Soir' },
  loading: 'Chargement des heures libres…',
  nearest: 'Les heures libres les plus proches\u00A0:',
  submit: 'Réserver la visite',
  submitGuided: 'Réserver l’entraînement',
  guidedEyebrow: 'Planifier un entraînement guidé',
  guidedTitle: 'Quand souhaitez-vous vous entraîner?',
  guidedLede: (minutes) =>
    `${minutes} minutes en compagnie d’un coach. Choisissez d’abord le jour, puis l’heure.`,
  tourTitle: 'Visite de 30 minutes',
  tourText: 'Découvrez les lieux, rencontrez l’équipe et parlez de vos objectifs.',
  workoutTitle: (minutes) => `Entraînement guidé de ${minutes} minutes`,
  workoutText:
    'Un coach vous accueille, s’informe de vos objectifs et vous guide pendant un entraînement.',
  update: 'Mettre à jour',
  booking: 'Réservation de votre visite…',
  skip: 'Passer cette étape',
  notReady: 'Pas encore prêt à choisir?',
  skipForNow: 'Plus tard',
  leaveGuidedTitle: 'Changer de club?',
  leaveGuided: 'Changer de club',
  stayGuided: 'Garder l’entraînement',
  skipping: 'Un instant…',
  chosen: (day, time) => `${day} à ${time}`,
  short: (day, time) => `${day}, ${time}`,
  nothingChosen: 'Aucune heure choisie',
};

const strip: Localized<typeof stripCopy> = {
  label: 'Votre visite jusqu’ici',
  club: 'Club',
  noClub: 'À choisir',
  details: 'Détails',
  noDetails: 'À remplir',
  time: 'Jour et heure',
  noTime: 'À choisir',
  at: (day, time) => `${day}, ${time}`,
  skippedTime: 'On vous appellera',
  visit: 'Visite',
  workout: 'Séance guidée',
  noVisit: 'À réserver',
  booked: 'Réservée',
  cancelled: 'Annulée',
  received: 'Détails reçus',
};

const survey: Localized<typeof surveyCopy> = {
  title: 'Personnalisez votre visite',
  lede: 'Quatre petites questions, pour savoir quoi vous montrer.',
  progress: (step, of) => `${step} sur ${of}`,
  many: 'Choisissez tout ce qui vous convient.',
  one: 'Un seul choix.',
  other: 'Dites-nous pourquoi.',
  count: (used, most) => `${used} caractères sur ${most}`,
  next: 'Suivant',
  submit: 'Envoyer',
  sending: 'Envoi de vos réponses…',
  back: 'Retour',
  doneTitle: 'Merci',
  done: 'Nous aurons vos réponses sous la main à votre arrivée.',
  benefits: 'Découvrir les avantages membres',
  classesAt: (club) => `Offerts au club ${club}`,
  classesTitle: 'Des cours signature selon vos objectifs',
  classes: (count) => `${count} cours`,
  mediaTitle: (club) => `Un aperçu du club ${club}`,
};

const visitActions: Localized<typeof visitActionsCopy> = {
  cancel: 'Annuler',
  cancelWhat: 'la visite',
  cancelTitle: 'Annuler votre visite?',
  cancelAsk: (day, time) =>
    `${day} à ${time}\u00A0: cette heure sera offerte à quelqu’un d’autre. Vous pourrez en choisir une autre quand vous voudrez.`,
  cancelConfirm: 'Annuler la visite',
  cancelling: 'Annulation…',
  keep: 'La garder',
  cancelDone: 'Votre visite est annulée.',
  home: 'Aller à l’accueil',
  reschedule: 'Déplacer',
  rescheduleWhat: 'la visite',
  rescheduleTitle: 'Déplacer votre rendez-vous',
  update: 'Déplacer',
  updating: 'Déplacement de votre visite…',
  moved: (day, time) => `Votre visite est déplacée\u00A0: ${lowered(day)} à ${time}.`,
  addToCalendar: 'Ajouter au calendrier',
  removeFromCalendar: 'Retirer du calendrier',
  removeNote: 'Ouvre un fichier de calendrier qui en retire la visite.',
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
  'My experience with fitness': 'Mon expérience de l’entraînement',
  'I would like to...': 'J’aimerais…',
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
  'Send me news and offers by e-mail. You can stop them at any time; our privacy policy says how we use your details.':
    'Envoyez-moi des nouvelles et des offres par courriel. Vous pouvez y mettre fin en tout temps; notre politique de confidentialité explique comment nous utilisons vos renseignements.',
  'We may e-mail you news and offers. Every e-mail has a link to stop them.':
    'Nous pouvons vous envoyer des nouvelles et des offres par courriel. Chaque courriel contient un lien pour y mettre fin.',
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
