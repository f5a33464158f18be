import type { accountMessages as english } from '../account-messages.ts';

export const accountMessages: Readonly<Record<keyof typeof english, string>> = {
  callUnreachable:
    'Nous n’arrivons pas à joindre notre serveur. Vérifiez votre connexion et réessayez\u00A0: ce que vous avez entré est toujours là.',
  callFailed: 'Un problème est survenu de notre côté. Veuillez réessayer dans un moment.',
  wrongCredentials:
    'Nous ne trouvons aucun membre avec ce nom d’utilisateur ou ce courriel et ce mot de passe. Vérifiez-les ou réinitialisez votre mot de passe.',
  tooManySignIns:
    'Il y a eu trop de tentatives. Veuillez réessayer dans {wait} ou réinitialiser votre mot de passe.',
  sessionOver:
    'Pour protéger votre compte, nous vous avons déconnecté. Veuillez vous reconnecter\u00A0: nous vous ramenons là où vous étiez.',
  stayedLongEnough:
    'Vous êtes connecté depuis une semaine et nous ne pouvons pas prolonger davantage. Enregistrez ce que vous faites, puis reconnectez-vous.',
  usernameMalformed:
    'Utilisez de 4 à 30 lettres, chiffres, points, traits d’union ou tirets bas, en commençant par une lettre.',
  usernameTaken: 'Un autre membre utilise ce nom. Veuillez en choisir un différent.',
  passwordWrong: 'Ce n’est pas votre mot de passe actuel.',
  postalCodeOfCountry: 'Entrez un {label} valide, comme {example}.',
  postalCodeOfOther: 'Utilisez au plus 10 lettres, chiffres, espaces et traits d’union.',
  heightOutside: 'Entrez une taille de {least} à {most}.',
  weightOutside: 'Entrez un poids de {least} à {most}.',
  inchesOutside: 'Entrez de 0 à 11 pouces.',
  fieldNotTaken: 'Nous ne pouvons pas accepter ceci tel quel. Veuillez vérifier.',
  changeNotSaved:
    'Votre modification n’a pas été enregistrée. Ce que vous avez entré est toujours là; veuillez réessayer.',
  socialTaken:
    'Le compte d’un autre membre est associé à cette connexion {provider}. Choisissez-en une autre.',
  socialOver: 'Ce que {provider} nous a envoyé n’est plus valide. Veuillez l’associer à nouveau.',
  socialCancelled:
    'Vous avez choisi de ne pas partager votre connexion {provider}. Rien n’a été associé.',
  socialForeign:
    'Nous n’avons pas demandé ceci à {provider}; rien n’a donc été associé. Veuillez partir d’ici.',
  socialSignInOver: 'Nous n’avons pas pu confirmer votre connexion {provider}. Veuillez réessayer.',
  socialSignInCancelled: 'Vous avez quitté {provider} sans vous connecter.',
  socialNotLinked:
    'Aucun compte n’est associé à cette connexion {provider}. Connectez-vous avec votre mot de passe, puis associez-la dans la page de votre compte.',
  socialLeft: 'Vous êtes revenu avant que {provider} ne confirme. Rien n’a été associé.',
  memberUnknown:
    'Nous ne trouvons aucun membre avec ce numéro et ce nom de famille. Vérifiez les deux\u00A0: ils figurent dans votre courriel de bienvenue.',
  memberNameMalformed:
    'Entrez votre numéro de membre ou votre nom d’utilisateur. Une adresse courriel n’est ni l’un ni l’autre.',
  registeredAlready: 'Vous avez déjà des identifiants.',
  tooManyLinks:
    'Un lien nous a été demandé plusieurs fois. Cherchez notre courriel, aussi parmi les indésirables, ou réessayez dans {wait}.',
  linkUsed: 'Ce lien a déjà été utilisé, ou un plus récent l’a remplacé.',
  linkExpired: 'Ce lien est trop ancien pour être utilisé.',
  linkUnknown: 'Nous ne reconnaissons pas ce lien. Il a peut-être été coupé en chemin.',
  linkForgotten:
    'Pour protéger votre compte, cette page ne retient pas votre lien. Veuillez l’ouvrir à nouveau depuis notre courriel.',
  linkUnread:
    'Nous n’avons pas pu ouvrir votre lien. Veuillez vérifier votre connexion et réessayer.',
  signInAfterwards:
    'Vos identifiants sont enregistrés, mais nous n’avons pas pu vous connecter. Veuillez les utiliser pour vous connecter.',
  pictureFailed: 'Nous n’avons pas pu charger votre photo.',
  cardFailed: 'Nous n’avons pas pu charger cette partie de votre compte.',
};
