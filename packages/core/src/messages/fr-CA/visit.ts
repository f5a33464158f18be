import type { messages as englishLead } from '../catalog.ts';
import type { siteMessages as englishSite } from '../site-messages.ts';

export const leadMessages: Readonly<Record<keyof typeof englishLead, string>> = {
  // The lead flow
  leadFailed:
    'Une erreur s’est produite. Si vous venez de nous donner votre adresse courriel, patientez un peu avant de réessayer, ou utilisez-en une autre.',
  generic: 'Une erreur s’est produite.',
  checkFields: 'Vérifiez que tous les champs sont bien remplis.',
  clubRequired: 'Choisissez un club.',
  clubUnknown: 'Nous n’avons pas trouvé ce club. Choisissez-en un dans la liste.',
  slotTaken: 'Cette heure vient d’être prise. Choisissez-en une autre.',
  tooManyVisits:
    'Vous avez déjà une visite à ce club ce jour-là, ou autant de visites que vous pouvez en réserver à la fois. Pour en changer une, veuillez appeler le club.',
  stateExpired:
    'Pour protéger votre vie privée, ce formulaire a expiré et nous l’avons effacé. Veuillez entrer vos renseignements de nouveau.',
  endedElsewhere:
    'Vous avez recommencé dans un autre onglet; nous avons donc effacé celui-ci aussi.',
  callTooOften: 'Trop de tentatives. Veuillez réessayer dans {wait}.',
  emailDisposable: 'Entrez une adresse qui n’est pas temporaire.',
  formRefused:
    'Nous n’avons pas pu confirmer qu’une personne a envoyé ce formulaire. Vos renseignements sont conservés\u00A0: appuyez de nouveau sur le bouton.',
  joinOffline:
    'Il n’est pas encore possible de s’inscrire en ligne à ce club. Réservez une visite et un conseiller vous inscrira.',
  referrerUnknown:
    'Nous n’avons pas trouvé la personne qui vous a invité. Vous pouvez quand même réserver une visite.',
  noNearbyClubs: 'Aucun club à proximité. Cliquez ici pour voir tous les clubs {product}.',
  timeRequired: 'Choisissez un jour et une heure pour continuer.',
  alreadyMember:
    'Vous êtes déjà membre de {product}, semble-t-il. Pour en savoir plus, consultez notre page Avantages aux membres.',
  membershipFrozen:
    'Votre abonnement est suspendu. Pour mettre fin à la suspension, appelez {club} au {phone}.',
  formerMember:
    'Nous sommes désolés. Nous n’avons pas pu retrouver votre ancien abonnement avec les renseignements fournis. Remplissez le formulaire ci-dessous et nous communiquerons avec vous pour vous aider.',
  companyEmailUnknown: 'Nous ne reconnaissons pas ce courriel professionnel.',
  partNotFetched:
    'Nous n’avons pas pu charger cette partie de la page. Ce que vous avez entré est conservé.',
  clubsNotLoaded: 'Nous n’avons pas pu charger nos clubs. Veuillez réessayer.',
  nearbyNotFound:
    'Nous n’avons trouvé aucun club près de vous. Cherchez plutôt par ville ou code postal.',
  timesNotLoaded:
    'Nous n’avons pas pu charger les heures disponibles. Vos coordonnées sont conservées. Veuillez réessayer.',
  cancelFailed: 'Une erreur inattendue s’est produite. Fermez cette fenêtre et réessayez.',
  surveyUnanswered: 'Sélectionnez au moins une réponse pour continuer.',
  // Fields
  fillOut: 'À remplir pour continuer',
  simpleName: 'Ce champ est obligatoire et doit compter plus d’un caractère.',
  nameTooShort: '{label}\u00A0: au moins 2 caractères.',
  nameMalformed: 'Entrez un nom valide.',
  textTooLong: 'Utilisez au plus {max} caractères.',
  email: 'Ce champ est obligatoire et doit être une adresse courriel.',
  emailMalformed: 'Entrez une adresse courriel valide.',
  phone: 'Ce champ est obligatoire et doit être un numéro de téléphone.',
  phoneLength: 'Le numéro de téléphone doit compter 10 ou 11 chiffres.',
  postalCodeRequired: 'Entrez votre code postal.',
  postalCodeMalformed: 'Entrez un code postal valide.',
  // Location
  locationDenied:
    'La localisation est désactivée pour ce site. Cherchez par ville ou code postal, ou autorisez-la dans les réglages de votre navigateur.',
  geolocationUnsupported: 'Votre navigateur ne permet pas la géolocalisation',
};

export const siteMessages: Readonly<Record<keyof typeof englishSite, string>> = {
  needsScript:
    'Veuillez activer JavaScript pour réserver en ligne, ou appelez votre club et nous réserverons pour vous.',
  pageSlow: 'Chargement en cours. Ce que vous tapez est conservé.',
  offline:
    'Vous êtes hors ligne. Vos saisies sont conservées. Continuez au retour de la connexion.',
  onlineAgain: 'Vous êtes de nouveau en ligne.',
  clubNotLoaded: 'Nous n’avons pas pu charger ce club. Veuillez réessayer.',
  offerNotLoaded: 'Nous n’avons pas pu charger cette offre. Veuillez réessayer.',
};
