import type { TextsOf } from '../texts-of.ts';

export const securityCopy: Pick<TextsOf<'member'>, 'member/activity'> = {
  'member/activity': {
    title: 'Activité récente',
    intro: 'Les 90 derniers jours. Si quelque chose ne vous dit rien, changez votre mot de passe.',
    none: 'Il ne s’est rien passé au cours des 90 derniers jours.',
    network: (network) => `Réseau ${network}`,
    all: (count) => `Tout afficher (${count})`,
    kinds: {
      'signed-in': 'Connexion',
      'signed-in-socially': 'Connexion par un compte social',
      'sign-in-failed': 'Mot de passe erroné à la connexion',
      'locked-out': 'Connexion bloquée après trop de tentatives',
      'signed-out': 'Déconnexion',
      'session-ended': 'Session fermée sur un autre appareil',
      'other-sessions-ended': 'Toutes les autres sessions fermées',
      'password-wrong': 'Mot de passe erroné lors d’un changement au compte',
      'password-changed': 'Mot de passe changé',
      'login-link-asked': 'Lien pour réinitialiser l’accès demandé',
      'login-chosen': 'Accès défini à partir d’un lien reçu par courriel',
      'username-changed': 'Nom d’utilisateur changé',
      'email-asked': 'Nouvelle adresse courriel demandée',
      'email-canceled': 'Nouvelle adresse courriel annulée',
      'email-changed': 'Adresse courriel changée',
      'email-restored': 'Ancienne adresse courriel rétablie',
      'social-linked': 'Compte social associé',
      'social-unlinked': 'Compte social dissocié',
      'visit-moved': 'Visite déplacée',
      'visit-canceled': 'Visite annulée',
    },
  },
};
