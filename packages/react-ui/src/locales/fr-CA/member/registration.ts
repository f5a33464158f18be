import type { registrationCopy } from '../../../copy/registration.ts';
import type { Worded } from '../../../locale/worded.ts';

export const registration: Worded<typeof registrationCopy> = {
  memberForm: 'Votre compte en ligne',
  memberLegend: 'Qui vous êtes',
  memberHints: {
    memberId: 'Sur votre carte de membre et dans votre courriel de bienvenue.',
    emailAddress:
      'Nous envoyons le lien à l’adresse que votre club a pour vous, et à aucune autre.',
  },
  welcome: 'Nous avons rempli ce que vous avez indiqué en vous abonnant.',
  prospectForm: 'Un compte en ligne sans abonnement',
  prospectLegend: 'À propos de vous',
  prospectHints: {
    emailAddress: 'Nous y envoyons un lien qui vous permet de choisir vos identifiants.',
  },
  prospectNote:
    'Vous pourrez vous abonner quand vous voudrez. Vos identifiants resteront les mêmes.',
  sendLink: 'M’envoyer le lien',
  sentTitle: 'Consultez vos courriels',
  sentMember:
    'Nous avons envoyé un lien à l’adresse courriel que votre club a pour vous. Il vous permet de choisir votre nom d’utilisateur et votre mot de passe.',
  sentProspect: (email) =>
    `Nous avons envoyé un lien à ${email}. Il vous permet de choisir votre nom d’utilisateur et votre mot de passe.`,
  sentRecover: (email) =>
    `Si un compte existe pour ${email}, nous y avons envoyé votre nom d’utilisateur et un lien pour choisir un nouveau mot de passe.`,
  sentResend: (name) =>
    `Si ${name} n’a pas encore d’accès, nous avons renvoyé le lien à l’adresse courriel que votre club a au dossier.`,
  goodFor:
    'Il fonctionne une seule fois, pendant 48 heures au plus. Le courriel dit jusqu’à quand.',
  goodForRecover: 'Il fonctionne une seule fois, pendant 30 minutes.',
  notThereTitle: 'Rien reçu?',
  notThere: 'Cela peut prendre une minute. Regardez aussi dans les indésirables.',
  notThereMember:
    'Si votre club a une adresse que vous ne consultez plus, appelez-le\u00A0: on pourra la changer.',
  waitNote: 'Vous pourrez le redemander dans une demi-minute.',
  sendAgain: 'Renvoyer',
  sendingAgain: 'Envoi…',
  sentAgain: 'Nous l’avons renvoyé. Seul le dernier lien fonctionne.',
  other: 'Entrer autre chose',
  registeredTitle: 'Heureux de vous revoir',
  registeredText:
    'Utilisez-les pour vous connecter. Si vous les avez oubliés, nous vous envoyons votre nom d’utilisateur et un moyen de choisir un nouveau mot de passe.',
  remembered: 'Ça vous revient?',
  logIn: 'Se connecter',
  recover: 'Retrouver l’accès',
  haveLogin: 'Vous avez déjà un accès?',
  noLink: 'Le lien n’est pas arrivé, ou date trop?',
  resend: 'Le renvoyer',
  noLogin: 'Pas encore d’accès?',
  noAccount: 'Jamais eu d’accès?',
  register: 'Créer votre compte en ligne',
  noNumber: 'Pas de numéro de membre sous la main?',
  byEmail: 'Utiliser votre adresse courriel',
  recoverForm: 'Retrouver votre compte',
  recoverLegend: 'Où vous écrire',
  recoverHints: {
    emailAddress: 'Celle de votre abonnement, ou celle que vous nous avez donnée depuis.',
  },
  resendForm: 'Recevoir à nouveau le lien d’activation',
  resendLegend: 'Qui vous êtes',
  resendHints: { memberName: 'Nous l’envoyons à l’adresse courriel que votre club a pour vous.' },
  reading: 'Ouverture de votre lien…',
  greeting: (firstName) => (firstName === '' ? 'Bienvenue' : `Bonjour ${firstName}`),
  activateLede: 'Choisissez comment vous connecter désormais.',
  activateForm: 'Choisir vos identifiants',
  activateLegend: 'Nom d’utilisateur et mot de passe',
  activateHints: {
    username:
      'Au moins 4 lettres et chiffres; les points, traits d’union et tirets bas sont acceptés.',
  },
  activate: 'Activer mon compte',
  activateNote: 'Vous serez alors connecté sur cet appareil.',
  newPasswordLede: 'Choisissez un nouveau mot de passe.',
  newPasswordForm: 'Choisir un nouveau mot de passe',
  newPasswordLegend: 'Votre nouveau mot de passe',
  username: 'Votre nom d’utilisateur',
  savePassword: 'Enregistrer et se connecter',
  savePasswordNote: 'Tous vos autres appareils seront alors déconnectés.',
  checking: 'Vérification de la disponibilité…',
  free: (username) => `${username} est libre.`,
  chosenTitle: 'Votre compte est actif',
  chosenText:
    'Vous êtes connecté. Désormais, utilisez le nom d’utilisateur et le mot de passe que vous avez choisis.',
  changedTitle: 'Votre mot de passe est changé',
  changedText: 'Vous êtes connecté ici. Tous vos autres appareils ont été déconnectés.',
  toAccount: 'Aller à votre compte',
  overTitle: 'Un nouveau lien',
  overUsed: 'Si vous avez choisi vos identifiants avec ce lien, vous pouvez vous connecter.',
  signedIn: 'Vous êtes connecté.',
};
