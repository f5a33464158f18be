import type { accountMessages as english } from '../account-messages.ts';

export const accountMessages: Readonly<Record<keyof typeof english, string>> = {
  callUnreachable:
    'Nous n’arrivons pas à joindre notre serveur. Vérifiez votre connexion et réessayez. Ce que vous avez entré est toujours là.',
  callFailed: 'Un problème est survenu de notre côté. Veuillez réessayer dans un moment.',
  wrongCredentials:
    'Ce nom d’utilisateur ou ce mot de passe n’est pas le bon. Réessayez ou réinitialisez votre mot de passe.',
  tooManySignIns:
    'Trop de tentatives de connexion. Réessayez dans {wait} ou réinitialisez votre mot de passe.',
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
