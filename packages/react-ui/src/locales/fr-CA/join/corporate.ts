import type { corporateCopy } from '../../../copy/corporate.ts';
import type { Worded } from '../../../locale/worded.ts';

export const corporate: Worded<typeof corporateCopy> = {
  work: 'Courriel',
  noWork: 'Pas encore confirmé',
  visit: 'Visite',
  noVisit: 'Pas encore réservée',
  contactEyebrow: 'Inscription par votre employeur',
  contactTitle: 'Votre travail a ses avantages',
  contactLede:
    'Laissez vos coordonnées et votre courriel professionnel. Un code confirme qu’il est bien à vous, puis les abonnements que votre employeur a négociés vous sont proposés.',
  contactForm: 'Inscription par votre employeur',
  companyEmailHint: 'Nous y envoyons un code.',
  getStarted: 'Commencer',
  starting: 'Vérification de votre courriel professionnel…',
  codeEyebrow: 'Confirmez votre courriel professionnel',
  codeTitle: 'Consultez votre courriel professionnel',
  codeLede: (email) => `Nous avons envoyé un code de quatre chiffres à ${email}.`,
  codeForm: 'Confirmez votre courriel professionnel',
  codeLabel: 'Code reçu par courriel',
  codeHint: 'Le quatrième chiffre l’envoie.',
  codeLasts: 'Le code reste valide',
  timeLeft: (minutes) => {
    if (minutes === 0) return 'Le code n’est plus valide. Vous pouvez en demander un nouveau.';
    return minutes === 1
      ? 'Il reste une minute pour entrer le code.'
      : `Il reste ${minutes} minutes pour entrer le code.`;
  },
  confirmCode: 'Confirmer',
  tryingCode: 'Vérification du code…',
  resend: 'Renvoyer',
  resendNew: 'Envoyer un nouveau code',
  resending: 'Envoi d’un nouveau code…',
  resent: 'Un nouveau code est en route. Les précédents ne fonctionnent plus.',
  notThere: 'Rien reçu? Regardez parmi les courriels indésirables, ou',
  otherEmail: 'utilisez une autre adresse',
  planEyebrow: (company) => `${company} et nous`,
  planLede: (company) => `Ce que ${company} a négocié pour vous.`,
  purchase: 'Acheter l’abonnement',
  memberEyebrow: 'Votre abonnement',
  memberLede:
    'Présentez ceci à l’entrée\u00A0: la porte vous est ouverte dès aujourd’hui. Une copie se trouve dans vos courriels.',
  backToPlans: 'Revenir aux abonnements',
  scheduleEyebrow: 'D’abord une visite',
  update: 'Modifier le rendez-vous',
  choose: 'Choisir une heure',
  buy: 'Voir les abonnements',
};
