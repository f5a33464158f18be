import type { LanguagePart, Localized } from '@foyer/react-ui';

import type { memberPagesCopy } from '../../copy/member-pages.ts';

const pages: Localized<typeof memberPagesCopy> = {
  account: 'Votre compte',
  login: 'Votre accès',
  agreement: 'Votre contrat',
  details: 'Où vous joindre',
  feedback: 'Dites-nous comment c’était',
  feedbackLede: 'Cela va directement au club. Une minute suffit.',
  logIn: 'Connexion',
  password: 'Votre mot de passe',
  profile: 'À votre sujet',
  recover: 'Retrouver votre compte',
  recoverLede:
    'Nous vous envoyons par courriel votre nom d’utilisateur et un lien pour choisir un nouveau mot de passe.',
  activate: 'Activez votre compte en ligne',
  register: 'Créez votre compte en ligne',
  registerLede: 'Consultez votre abonnement, votre facturation et vos visites, où que vous soyez.',
  confirmEmail: 'Confirmez votre adresse courriel',
  undoEmail: 'Annuler votre nouvelle adresse courriel',
  resend: 'Votre lien d’activation, encore une fois',
  resendLede:
    'Pour les membres qui ont demandé leur compte en ligne et n’ont pas encore choisi d’accès.',
  social: 'Connexion par un réseau social',
  training: 'Votre entraînement',
  trainingLede: 'Où vous en êtes, ce que votre entraîneur a mesuré et ce que vous nous avez dit.',
  trialPass: 'Votre laissez-passer d’essai',
  username: 'Votre nom d’utilisateur',
};

/** The titles of the member pages. */
export const part: LanguagePart = { copy: { 'member/pages': pages }, messages: {}, labels: {} };
