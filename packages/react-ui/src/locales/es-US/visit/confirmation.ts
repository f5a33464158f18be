import type { confirmationCopy } from '../../../copy/confirmation.ts';
import type { Worded } from '../../../locale/worded.ts';

export const confirmation: Worded<typeof confirmationCopy> = {
  booked: 'Su visita está reservada',
  title: (club) => `Cita en ${club}`,
  ready: 'Le esperamos.',
  readyNote: (club) => `El equipo de ${club} se comunicará pronto con usted.`,
  detailsIn: 'Ya tenemos sus datos',
  detailsInNote: 'Alguien de nuestro equipo se comunicará pronto con usted.',
  received: 'Gracias',
  cancelled: 'Su visita está cancelada',
  cancelledNote: 'Su hora queda libre para otra persona. Elegir otra toma un minuto.',
  when: 'Cuándo',
  whenCancelled: 'Cancelada',
  where: 'Dónde',
  call: 'Preguntas',
  bring: 'Qué traer',
  bringText:
    'Una identificación con foto y zapatos cómodos si desea probar el área de ejercicio. Las toallas las ponemos nosotros.',
  directions: 'Cómo llegar',
  opensMap: '(abre un mapa en una pestaña nueva)',
  confirmationSent: 'Guarde esta página o tómele una foto: tiene todo lo que necesita.',
  edit: 'Modificar',
  editWhat: 'la cita',
  chooseTime: 'Elegir una hora',
  chooseAnother: 'Elegir otra hora',
  startOver: 'Empezar de nuevo',
};
