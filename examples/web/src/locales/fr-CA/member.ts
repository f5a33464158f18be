import type { LanguagePart, Localized } from '@foyer/react-ui/language';

import type { memberPagesCopy } from '../../copy/member-pages.ts';

const pages: Localized<typeof memberPagesCopy> = {
  feedback: 'Cela prend une minute et va directement au club.',
  recover:
    'Nous vous enverrons par courriel votre nom d’utilisateur et un lien pour réinitialiser votre mot de passe.',
  register: 'Gérez votre profil, votre facturation et votre accès en ligne.',
  resend: 'Pour les membres qui ont demandé un compte en ligne sans avoir configuré leur accès.',
  training: 'Vos mesures, vos évaluations et vos réponses au même endroit.',
};

/** The introductions of the member pages. */
export const part: LanguagePart = { copy: { 'member/pages': pages }, messages: {}, labels: {} };
