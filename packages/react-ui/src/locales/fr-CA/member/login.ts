import type { loginCopy } from '../../../copy/login.ts';
import type { Worded } from '../../../locale/worded.ts';

export const login: Worded<typeof loginCopy> = {
  form: 'Se connecter',
  legend: 'Vos identifiants',
  submit: 'Se connecter',
  submitting: 'Connexion…',
  sentHere: 'Veuillez d’abord vous connecter. Nous vous menons à la page juste après.',
  signedOut: 'Vous êtes déconnecté de cet appareil.',
  goingOn: 'Vous êtes connecté. Un instant…',
  forgot: 'Nom d’utilisateur ou mot de passe oublié?',
  others: 'Nouveau ici?',
  noLogin: 'Je suis membre et je n’ai pas encore d’accès en ligne',
  noMember: 'J’aimerais devenir membre',
  signOut: 'Se déconnecter',
  stayTitle: 'Êtes-vous toujours là?',
  stayText: 'Pour protéger votre compte, vous serez déconnecté dans deux minutes.',
  stay: 'Rester connecté',
  staying: 'Un instant…',
  goOn: 'Continuer',
  switchTitle: 'Changer de compte?',
  switchText:
    'Le lien que vous avez ouvert mène à un compte, et vous êtes déjà connecté sur cet appareil. Si vous ne vous y attendiez pas, restez dans votre compte.',
  keepAccount: 'Rester dans mon compte',
  switchAccounts: 'Changer de compte',
  switching: 'Changement…',
};
