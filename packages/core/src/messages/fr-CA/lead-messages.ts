import type { messages as english } from '../catalog.ts';

/** The texts of the visit and of every page. */
export const leadMessages: Readonly<Record<keyof typeof english, string>> = {
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
  noTimesOnDate: 'Aucune heure libre à cette date',
  stateExpired:
    'Pour protéger vos renseignements, nous les avons effacés après un certain temps. Veuillez remplir le formulaire de nouveau.',
  endedElsewhere:
    'Vous avez quitté ou recommencé dans un autre onglet; vos renseignements ont donc été effacés ici aussi.',
  callTooOften: 'Trop de tentatives ont été faites. Veuillez réessayer dans {wait}.',
  formRefused:
    'Nous n’avons pas pu confirmer qu’une personne a envoyé ce formulaire. Rien de ce que vous avez saisi n’est perdu\u00A0: appuyez de nouveau sur le bouton.',
  joinOffline:
    'L’inscription en ligne n’est pas encore offerte pour ce club. Réservez une visite, et on vous aidera à vous inscrire.',
  noNearbyClubs: 'Aucun club à proximité. Cliquez ici pour voir tous les clubs {product}.',
  timeRequired: 'Choisissez un jour et une heure pour continuer.',
  alreadyMember:
    'Vous êtes déjà membre de {product}, semble-t-il. Pour en savoir plus, consultez notre page Avantages membres.',
  formerMember:
    'Nous sommes désolés. Nous n’avons pas pu retrouver votre ancien abonnement avec les renseignements fournis. Remplissez le formulaire ci-dessous et nous communiquerons avec vous pour vous aider.',
  companyEmailUnknown: 'Nous ne reconnaissons pas ce courriel professionnel.',
  partNotFetched:
    'Cette partie de la page n’a pas pu être chargée. Rien de ce que vous avez saisi n’est perdu.',
  pageBroken: 'Cette page a cessé de fonctionner',
  pageBrokenKept:
    'C’est notre faute, pas la vôtre. Ce que vous avez saisi est conservé quelque temps sur cet appareil.',
  clubsNotLoaded: 'Les clubs n’ont pas pu être chargés.',
  clubNotLoaded: 'Le club n’a pas pu être chargé.',
  offerNotLoaded: 'L’offre n’a pas pu être chargée.',
  nearbyNotFound: 'Nous n’avons pas pu trouver les clubs près de vous.',
  timesNotLoaded: 'Les heures libres n’ont pas pu être chargées. Vos coordonnées sont conservées.',
  guidedOnlyHere: 'Les entraînements guidés ne sont offerts qu’à ce club.',
  guidedBecomesTour: 'À un autre club, vous réserverez une visite plutôt qu’un entraînement guidé.',
  cancelFailed: 'Une erreur inattendue s’est produite. Fermez cette fenêtre et réessayez.',
  surveyUnanswered: 'Choisissez au moins une réponse pour continuer.',
  // Fields
  fillOut: 'À remplir pour continuer',
  simpleName: 'Ce champ est obligatoire et doit compter plus d’un caractère.',
  nameTooShort: '{label}\u00A0: au moins 2 caractères.',
  nameMalformed: 'Entrez un nom valide.',
  email: 'Ce champ est obligatoire et doit être une adresse courriel.',
  emailMalformed: 'Entrez une adresse courriel valide.',
  phone: 'Ce champ est obligatoire et doit être un numéro de téléphone.',
  phoneLength: 'Le numéro de téléphone doit compter 10 ou 11 chiffres.',
  postalCodeRequired: 'Entrez votre code postal.',
  postalCodeMalformed: 'Entrez un code postal valide.',
  // Location
  locationDenied: 'Votre navigateur ne partage pas votre position avec cette page.',
  geolocationUnsupported: 'Votre navigateur ne permet pas la géolocalisation',
};
