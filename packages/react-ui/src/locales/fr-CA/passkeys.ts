import type { TextsOf } from '../texts-of.ts';

export const passkeysCopy: Pick<TextsOf<'member'>, 'member/passkeys'> = {
  'member/passkeys': {
    title: 'Clés d’accès',
    intro:
      'Connectez-vous avec votre visage, votre empreinte ou le verrouillage de votre écran plutôt qu’avec un mot de passe. Une clé d’accès ne fonctionne que sur notre site : personne ne peut vous amener à la donner.',
    none: 'Vous n’avez pas encore de clé d’accès.',
    unavailable: 'Ce navigateur ne peut pas créer de clé d’accès. Essayez-en un autre.',
    added: (when) => `Ajoutée le ${when}`,
    used: (when) => `Dernière utilisation : ${when}`,
    neverUsed: 'Pas encore utilisée',
    add: 'Ajouter une clé d’accès',
    addLegend: 'Une clé d’accès pour cet appareil',
    nameHint: 'Pour vous y retrouver, par exemple « Mon téléphone ».',
    addGo: 'Continuer',
    adding: 'Répondez à votre navigateur…',
    rename: 'Renommer',
    renameLegend: (name) => `Un autre nom pour « ${name} »`,
    save: 'Enregistrer',
    saving: 'Enregistrement…',
    remove: 'Supprimer',
    removeLegend: (name) => `Confirmez votre identité pour supprimer « ${name} »`,
    removeHint:
      'Votre appareil ou votre gestionnaire de mots de passe l’affiche peut-être encore. Elle ne fonctionne plus ici.',
    removing: 'Suppression…',
    cancel: 'Annuler',
    logIn: 'Se connecter avec une clé d’accès',
    loggingIn: 'Répondez à votre navigateur…',
  },
};
