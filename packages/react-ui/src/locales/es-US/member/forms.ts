import type { formsCopy } from '../../../copy/forms.ts';
import type { Worded } from '../../../locale/worded.ts';

export const forms: Worded<typeof formsCopy> = {
  choose: 'Elija…',
  none: 'Ninguno',
  count: (typed, most) => `${typed} de ${most} caracteres`,
  sending: 'Enviando…',
  password: {
    show: 'Mostrar',
    showLabel: 'Mostrar la contraseña',
    hide: 'Ocultar',
    hideLabel: 'Ocultar la contraseña',
    requirements: 'Lo que su contraseña necesita',
    met: 'Listo:',
    unmet: 'Aún falta:',
    allMet: 'Su contraseña tiene todo lo que necesita.',
  },
  gift: {
    title: 'Regalar una tarjeta',
    legend: 'Su regalo',
    submit: 'Continuar',
    hints: {
      customAmount: 'Si lo eligió arriba: una cantidad entera, sin coma ni punto.',
      emailAddress: 'A donde enviamos la tarjeta de regalo.',
      sendDate: 'El día en que la recibe.',
    },
  },
  freeze: {
    title: 'Pausar su membresía',
    legend: 'Su pausa',
    submit: 'Solicitar la pausa',
    hints: {
      startDate: 'El primer día en que su membresía descansa.',
      medicalReason: 'Solo si desea decírnoslo.',
    },
  },
};
