import type { Localized } from '../../locale/copy.ts';
import type { requiredStepCopy as english } from '../../copy/required-step.ts';

export const requiredStepCopy: Localized<typeof english> = {
  title: 'Protégez votre compte',
  lead: 'Votre club demande une deuxième étape à la connexion, pour qu’un mot de passe volé ne suffise pas. Configurez l’une des deux options ci-dessous pour continuer.',
  done: 'Tout est prêt.',
  goOn: 'Continuer vers votre compte',
  leave: 'Pas maintenant? Déconnectez-vous et configurez-la la prochaine fois.',
  data: 'Obtenir ou effacer vos données',
  turningOff:
    'Votre club demande la connexion en deux étapes ou une clé d’accès. Si vous la désactivez sans avoir de clé d’accès, vous devrez configurer l’une des deux avant de continuer.',
};
