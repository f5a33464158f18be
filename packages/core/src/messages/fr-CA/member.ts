import type { membershipMessages as englishMembership } from '../membership-messages.ts';
import type {
  accountMessages as englishAccount,
  formMessages as englishForm,
  serviceMessages as englishService,
} from '../member-messages.ts';

export const accountMessages: Readonly<Record<keyof typeof englishAccount, string>> = {
  callUnreachable:
    'Nous n’arrivons pas à joindre notre serveur. Vérifiez votre connexion et réessayez.',
  callFailed: 'Un problème est survenu de notre côté. Veuillez réessayer dans un moment.',
  wrongCredentials:
    'Ce nom d’utilisateur ou ce mot de passe n’est pas le bon. Réessayez ou réinitialisez votre mot de passe.',
  tooManySignIns:
    'Trop de tentatives de connexion. Réessayez dans {wait} ou réinitialisez votre mot de passe.',
  secondStepNeeded: 'Ce compte demande aussi un code. Connectez-vous pour l’entrer.',
  secondCodeWrong: 'Ce code n’est pas le bon, ou il a déjà servi. Entrez le plus récent.',
  challengeOver: 'Le délai est dépassé. Recommencez et connectez-vous de nouveau.',
  passkeyUnknown:
    'Nous ne connaissons pas cette clé d’accès, ou le délai est dépassé. Réessayez ou utilisez votre mot de passe.',
  passkeyNotChosen: 'Aucune clé d’accès n’a été choisie. Réessayez ou utilisez votre mot de passe.',
  passkeyCanceled: 'Votre navigateur n’a créé aucune clé d’accès. Réessayez quand vous voudrez.',
  passkeyKnown: 'Cet appareil a déjà une clé d’accès pour votre compte.',
  passkeyFailed:
    'Cette clé d’accès n’a pas fonctionné ici. Réessayez ou utilisez un autre appareil.',
  passkeysFull: 'Vous avez 10 clés d’accès, le maximum que nous gardons. Supprimez-en une d’abord.',
  tooManyStepCodes: 'Trop d’essais infructueux. Réessayez dans {wait}.',
  sessionOver:
    'Nous vous avons déconnecté pour protéger votre compte. Reconnectez-vous pour reprendre là où vous étiez.',
  stayedLongEnough:
    'Vous êtes connecté depuis une semaine. Veuillez enregistrer vos modifications et vous reconnecter.',
  usernameMalformed:
    'Utilisez de 4 à 30 lettres, chiffres, points, traits d’union ou tirets bas. Commencez par une lettre.',
  usernameTaken: 'Ce nom d’utilisateur est déjà pris. Veuillez en essayer un autre.',
  passwordWrong: 'Ce n’est pas votre mot de passe actuel.',
  postalCodeOfCountry: 'Entrez un {label} valide, comme {example}.',
  postalCodeOfOther: 'Utilisez au plus 10 lettres, chiffres, espaces ou traits d’union.',
  heightOutside: 'Entrez une taille entre {least} et {most}.',
  weightOutside: 'Entrez un poids entre {least} et {most}.',
  inchesOutside: 'Les pouces doivent être entre 0 et 11.',
  fieldNotTaken: 'Nous n’avons pas pu enregistrer ceci. Veuillez vérifier et réessayer.',
  changeNotSaved:
    'Nous n’avons pas pu enregistrer vos modifications. Tout ce que vous avez entré est toujours là; veuillez réessayer.',
  socialTaken: 'Ce compte {provider} est déjà associé à un autre membre. Choisissez-en un autre.',
  socialOver: 'Votre connexion à {provider} a expiré. Veuillez réessayer de l’associer.',
  socialCancelled: 'Vous avez annulé; votre compte {provider} n’a donc pas été associé.',
  socialForeign:
    'Nous n’avons pas pu confirmer que cette demande venait de nous; rien n’a donc été associé. Veuillez recommencer ici.',
  socialSignInOver: 'Nous n’avons pas pu confirmer votre connexion {provider}. Veuillez réessayer.',
  socialSignInCancelled: 'Vous avez quitté {provider} sans vous connecter.',
  socialNotLinked:
    'Aucun compte n’est associé à cette connexion {provider}. Connectez-vous avec votre mot de passe, puis associez-la dans la page de votre compte.',
  socialLeft: '{provider} n’a pas terminé la confirmation; rien n’a donc été associé.',
  memberUnknown:
    'Nous ne trouvons aucun membre avec ce numéro et ce nom de famille. Les deux figurent dans votre courriel de bienvenue.',
  memberNameMalformed:
    'Entrez votre numéro de membre ou votre nom d’utilisateur, et non une adresse courriel.',
  registeredAlready: 'Vous avez déjà des identifiants.',
  tooManyLinks:
    'Nous vous avons déjà envoyé plusieurs liens. Consultez votre boîte de réception et vos indésirables, ou réessayez dans {wait}.',
  linkUsed: 'Ce lien a déjà été utilisé ou remplacé par un plus récent.',
  linkExpired: 'Ce lien a expiré.',
  membershipNeedsData:
    'Vous avez un abonnement en cours ou un paiement dû\u00A0: nous avons besoin de vos données. Résiliez-le d’abord; le reste pourra être effacé après son dernier jour.',
  linkUnknown:
    'Ce lien n’est pas valide. Il a peut-être été coupé\u00A0: essayez de copier l’adresse complète à partir de votre courriel.',
  linkForgotten:
    'Pour votre sécurité, cette page ne conserve pas votre lien. Veuillez l’ouvrir de nouveau à partir de votre courriel.',
  linkUnread: 'Nous n’avons pas pu ouvrir votre lien. Vérifiez votre connexion et réessayez.',
  signInAfterwards:
    'Vos identifiants sont prêts, mais nous n’avons pas pu vous connecter. Veuillez vous connecter maintenant.',
  pictureFailed: 'Nous n’avons pas pu charger votre photo.',
  cardFailed: 'Nous n’avons pas pu charger cette partie de votre compte.',
};

export const formMessages: Readonly<Record<keyof typeof englishForm, string>> = {
  passwordLength: 'Utilisez de {min} à {max} caractères.',
  passwordLower: 'Utilisez au moins une lettre minuscule.',
  passwordUpper: 'Utilisez au moins une lettre majuscule.',
  passwordDigit: 'Utilisez au moins un chiffre.',
  passwordSymbol: 'Utilisez au moins un de {symbols}',
  passwordCommon:
    'Trop de gens le devineraient. Évitez votre nom, le nôtre et les mots de passe connus.',
  passwordCharacters: 'Utilisez seulement des lettres, des chiffres et {symbols}',
  dateMalformed: 'Entrez une date valide.',
  dateOutside: 'Choisissez une date entre le {first} et le {last}.',
  giftAmountRequired: 'Choisissez un montant ou entrez le vôtre.',
  giftAmountTwice: 'Choisissez un montant ou entrez le vôtre, pas les deux.',
  giftAmountMalformed: 'Choisissez un montant d’au plus {max}.',
  giftCustomAmount: 'Entrez un nombre entier de 1 à {max}, sans virgule ni point.',
  emailsDiffer: 'Les adresses courriel ne correspondent pas.',
  personalEmailRequired: 'Le courriel personnel est requis.',
  cityRequired: 'La ville est requise.',
  streetAddressRequired: 'L’adresse est requise.',
  birthDateRequired: 'La date de naissance est requise.',
  birthDateImpossible: 'Entrez une date passée, avec une année à quatre chiffres.',
  stateRequired: 'L’État ou la province est requis.',
  cardNumber: 'Entrez le numéro exactement comme il figure sur la carte.',
  bloodPressureCrisis:
    'Cette tension artérielle est très élevée. Reposez-vous cinq minutes et mesurez-la de nouveau. Si elle dépasse encore 180/120, consultez un médecin aujourd’hui. En cas de douleur à la poitrine, de difficulté à respirer ou de trouble de la vue, appelez le 911 maintenant.',
};

export const serviceMessages: Readonly<Record<keyof typeof englishService, string>> = {
  giftCardsFailed: 'Nous n’avons pas pu charger les cartes-cadeaux.',
  giftDesignRequired: 'Choisissez un modèle.',
  giftAmountRefused:
    'Nous n’offrons pas de carte-cadeau de ce montant. Veuillez en choisir un autre.',
  orderNoCookies:
    'Votre navigateur bloque les témoins, nécessaires au paiement. Veuillez les autoriser pour ce site, puis réessayer.',
  orderUsed: 'Vous avez déjà consulté cette confirmation. Votre reçu se trouve dans vos courriels.',
  orderPriceChanged: 'Le prix a changé. Vérifiez le nouveau avant de payer.',
  searchTooShort: 'Saisissez au moins trois caractères.',
  arrivalTooEarly: 'Une arrivée peut être signalée à partir d’une heure avant la visite.',
  noShowTooEarly: 'Une absence peut être signalée une fois la visite commencée.',
  dayPassFailed: 'Nous n’avons pas pu charger le laissez-passer d’un jour de ce club.',
  noDayPassHere:
    'Ce club ne vend pas de laissez-passer d’un jour. Choisissez-en un autre dans la liste.',
  passOtherBrowser: 'Ce laissez-passer est payé. Il se trouve dans vos courriels.',
  giftOtherBrowser: 'Cette carte-cadeau est payée. Votre reçu se trouve dans vos courriels.',
  feedbackRating: 'Choisissez une note.',
  passUnknown:
    'Nous ne trouvons pas ce laissez-passer à ce club. Vérifiez le code ou choisissez le club nommé sur votre laissez-passer.',
  noTrialHere:
    'Ce club n’offre pas de laissez-passer d’essai pour le moment. Choisissez-en un autre dans la liste.',
  passEnded: 'Ce laissez-passer est expiré. Vous pouvez tout de même réserver une visite gratuite.',
  formUnknown: 'Ce formulaire est introuvable. Il a peut-être été déplacé.',
  agreementChanged:
    'Ce contrat a été mis à jour. Veuillez lire la nouvelle version avant de signer.',
  agreementConsent: 'Cochez la case pour accepter.',
  agreementUnknown: 'Nous ne trouvons pas ce contrat. Les vôtres sont sur la page de votre compte.',
  agreementNotYours:
    'Ce contrat appartient à un autre membre. Les vôtres sont sur la page de votre compte.',
  agreementExcluded:
    'Votre abonnement ne comprend pas cette option\u00A0: il n’y a donc rien à signer.',
  agreementNoClub:
    'Pour signer un contrat, il vous faut un club d’attache. Ajoutez-en un à votre profil ou informez-vous à la réception.',
  trainingFailed: 'Nous n’avons pas pu charger cette partie de votre entraînement.',
};

export const membershipMessages: Readonly<Record<keyof typeof englishMembership, string>> = {
  membershipNotStarted:
    'Vous pourrez modifier votre abonnement ici dès que votre club aura annoncé son jour d’ouverture.',
  membershipLeaving:
    'Vous avez résilié votre abonnement. Pour le modifier, choisissez d’abord de le conserver.',
  membershipEnded: 'Votre abonnement est terminé et ne peut plus être modifié.',
  membershipFrozenAlready:
    'Vous avez déjà une suspension. Annulez-la d’abord ou mettez-y fin plus tôt.',
  membershipOutsideTerms:
    'Une suspension aussi longue ou à partir de ce jour n’est pas possible. Choisissez de nouveau.',
  membershipUnchanged: 'C’est le forfait et le club que vous avez déjà. Choisissez-en un autre.',
  membershipOtherCurrency:
    'Ce club facture dans une autre devise; vous ne pouvez donc pas y passer en ligne. Votre club d’attache peut vous aider.',
  membershipOtherCurrencyCall:
    'Ce club facture dans une autre devise; vous ne pouvez donc pas y passer en ligne. Appelez {club} au {phone}.',
  membershipDayChanged:
    'Une nouvelle journée a commencé; nous n’avons donc encore rien changé. Vérifiez les dates, puis confirmez de nouveau.',
  membershipPriceChanged:
    'La mensualité vient de changer; nous n’avons donc pas modifié votre forfait. Vérifiez la nouvelle mensualité et confirmez de nouveau.',
  membershipNotOffered:
    'Le club ne vous offre plus ce forfait; rien n’a donc changé. Choisissez-en un autre.',
  paymentNotMade:
    'Votre paiement de {amount} du {day} n’a pas pu être effectué. Nous essaierons de nouveau votre carte dans les prochains jours.',
  membershipNotLoaded: 'Nous n’avons pas pu charger votre abonnement.',
  invoicesNotLoaded: 'Nous n’avons pas pu charger vos factures.',
  promisesNotLoaded: 'Nous n’avons pas pu charger ce que nous avons convenu.',
  offersNotLoaded: 'Nous n’avons pas pu charger les forfaits de ce club.',
};
