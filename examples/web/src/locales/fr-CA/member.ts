import type { LanguagePart, Localized } from '@foyer/react-ui';

import type { memberPagesCopy } from '../../copy/member-pages.ts';

const pages: Localized<typeof memberPagesCopy> = {
  account: 'Votre compte',
  login: 'Votre accès',
  agreement: 'Votre contrat',
  details: 'Coordonnées',
  feedback: 'Laissez un commentaire',
  feedbackLede: 'Cela prend une minute et va directement au club.',
  form: 'Écrivez-nous',
  freeze: 'Suspendre votre abonnement',
  joinDetails: 'Vos renseignements de membre',
  logIn: 'Connexion',
  password: 'Votre mot de passe',
  profile: 'Profil',
  recover: 'Récupérez votre compte',
  recoverLede:
    'Nous vous enverrons par courriel votre nom d’utilisateur et un lien pour réinitialiser votre mot de passe.',
  activate: 'Activez votre compte en ligne',
  register: 'Créez votre compte en ligne',
  registerLede: 'Gérez votre profil, votre facturation et votre accès en ligne.',
  confirmEmail: 'Confirmez votre adresse courriel',
  undoEmail: 'Annuler votre nouvelle adresse courriel',
  resend: 'Renvoyer le lien d’activation',
  resendLede:
    'Pour les membres qui ont demandé un compte en ligne sans avoir configuré leur accès.',
  social: 'Connexion par un réseau social',
  training: 'Votre entraînement',
  trainingLede: 'Vos mesures, vos évaluations et vos réponses au même endroit.',
  trialPass: 'Votre laissez-passer d’essai',
  username: 'Votre nom d’utilisateur',
};

/** The titles of the member pages. */
export const part: LanguagePart = { copy: { 'member/pages': pages }, messages: {}, labels: {} };
