import type { LanguagePart, Localized } from '@foyer/react-ui/language';

import type { memberPagesCopy } from '../../copy/member-pages.ts';

const pages: Localized<typeof memberPagesCopy> = {
  agreement:
    'Prenez le temps de lire votre contrat avant de le signer. Vous le signez en tapant votre nom complet à la fin. Une fois signé, vous pouvez le lire et l’imprimer ici en tout temps. Nous gardons le texte que vous avez signé, même si nous le modifions plus tard.',
  desk: 'Indiquez qui est venu à sa visite aujourd’hui, et trouvez les membres et les visiteurs à la réception. Ouvrir cette page ne change rien.',
  details:
    'Comment votre club vous joint et où il vous écrit. Vérifiez que chaque ligne est encore exacte et enregistrez vos changements.',
  feedback: 'Cela prend une minute et va directement au club.',
  setUp:
    'Choisissez ici un nom d’utilisateur et un mot de passe, ou un nouveau mot de passe pour le nom que vous avez. Le lien de notre courriel sert une fois.',
  mailedPass:
    'Cette page montre votre laissez-passer. Apportez-le sur votre téléphone ou sur papier, avec une pièce d’identité avec photo, et présentez-le à la réception.',
  pass: 'Les membres montrent ce laissez-passer à la réception en arrivant. Le personnel balaie son code à barres ou entre le numéro de membre.',
  recover:
    'Nous vous enverrons par courriel votre nom d’utilisateur et un lien pour réinitialiser votre mot de passe.',
  register: 'Gérez votre profil, votre facturation et votre accès en ligne.',
  resend: 'Pour les membres qui ont demandé un compte en ligne sans avoir configuré leur accès.',
  training: 'Vos mesures, vos évaluations et vos réponses au même endroit.',
  trialPass:
    'Avec un laissez-passer d’essai, vous profitez d’un club gratuitement quelques jours de suite. Vous décidez ensuite de vous abonner ou non.',
};

/** The introductions of the member pages. */
export const part: LanguagePart = { copy: { 'member/pages': pages }, messages: {}, labels: {} };
