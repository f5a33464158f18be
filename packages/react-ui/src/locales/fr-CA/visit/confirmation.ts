import type { confirmationCopy } from '../../../copy/confirmation.ts';
import type { Worded } from '../../../locale/worded.ts';

export const confirmation: Worded<typeof confirmationCopy> = {
  booked: 'Votre visite est réservée',
  title: (club) => `Rendez-vous au club ${club}`,
  ready: 'Nous vous attendons.',
  readyNote: (club) => `L’équipe du club ${club} communiquera bientôt avec vous.`,
  detailsIn: 'Nous avons vos coordonnées',
  detailsInNote: 'Une personne de l’équipe communiquera bientôt avec vous.',
  received: 'Merci',
  cancelled: 'Votre visite est annulée',
  cancelledNote:
    'Votre plage horaire est libre pour quelqu’un d’autre. En choisir une autre ne prend qu’une minute.',
  when: 'Quand',
  whenCancelled: 'Annulée',
  where: 'Où',
  call: 'Questions',
  bring: 'À apporter',
  bringText:
    'Une pièce d’identité avec photo et des chaussures confortables si vous souhaitez essayer le plateau. Les serviettes sont sur place.',
  directions: 'Itinéraire',
  opensMap: '(ouvre une carte dans un nouvel onglet)',
  confirmationSent: 'Gardez cette page ou prenez-la en photo\u00A0: tout y est.',
  edit: 'Modifier',
  editWhat: 'le rendez-vous',
  chooseTime: 'Choisir une heure',
  chooseAnother: 'Choisir une autre heure',
  startOver: 'Recommencer',
};
