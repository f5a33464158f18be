import type { Worded } from '@foyer/react-ui';

import type { headsCopy } from '../../../copy/heads.ts';

export const heads: Worded<typeof headsCopy> = {
  picture: 'Un arco verde oscuro sobre papel cálido: Foyer Clubs',
  home: {
    name: 'Pase',
    description:
      'Más de cien gimnasios con luz, espacio y gente que sabe su nombre. Venga a ver uno antes de decidir nada.',
  },
  visit: {
    name: 'Venga y véalo usted mismo',
    description:
      'Elija un club, deje sus datos, elija una hora. Una visita es gratis, se reserva en un minuto y no le compromete a nada.',
  },
  clubs: {
    name: 'Nuestros clubes',
    description:
      'Todos los clubes Foyer por región, con búsqueda por nombre, ciudad o código postal. Encuentre el suyo y reserve una visita.',
  },
  club: '{{name}}, {{place}}. {{amenities}}Véalo antes de decidir: la visita es gratis.',
  benefits: {
    name: 'Lo que tienen los miembros',
    description:
      'Una membresía, todas las puertas: todos los clubes, clases sin cargo adicional, piscinas y saunas, una primera sesión con un entrenador.',
  },
  terms: {
    name: 'Condiciones',
    description: 'Qué es una visita a un club Foyer, y qué no es.',
  },
  privacy: {
    name: 'Privacidad',
    description: 'Qué guarda este sitio sobre usted, dónde y por cuánto tiempo.',
  },
  plans: { name: 'Elija su membresía', description: 'Elija un club y una membresía.' },
  joinDetails: { name: 'Inscribirse en línea', description: 'Sus datos para la membresía.' },
  joined: { name: 'Inscribirse en línea', description: 'Su membresía.' },
  corporate: {
    name: 'Inscribirse por medio de su empresa',
    description: 'Las membresías propias de su empresa.',
  },
  logIn: { name: 'Iniciar sesión', description: 'Donde los miembros inician sesión.' },
  account: { name: 'Su cuenta', description: 'Su membresía, sus datos, su club.' },
  details: { name: 'Dónde encontrarle', description: 'Su dirección y su correo electrónico.' },
  profile: { name: 'Sobre usted', description: 'Lo que su club sabe de usted.' },
  username: { name: 'Su nombre de usuario', description: 'El nombre con el que inicia sesión.' },
  password: { name: 'Su contraseña', description: 'Una contraseña nueva para su cuenta.' },
  social: {
    name: 'Inicio de sesión social',
    description: 'Vincule un inicio de sesión que tenga en otro sitio.',
  },
  agreement: { name: 'Su contrato', description: 'Léalo y fírmelo.' },
  training: {
    name: 'Su entrenamiento',
    description: 'Lo que usted y su entrenador anotaron.',
  },
  register: {
    name: 'Cree su cuenta en línea',
    description: 'Un acceso en línea para su membresía.',
  },
  activate: {
    name: 'Active su cuenta en línea',
    description: 'Un acceso en línea para su membresía.',
  },
  recover: {
    name: 'Volver a su cuenta',
    description: 'Un nombre de usuario o una contraseña olvidados.',
  },
  resend: {
    name: 'Su enlace de activación, otra vez',
    description: 'El enlace en otro correo.',
  },
  confirmEmail: {
    name: 'Confirme su correo electrónico',
    description: 'Confirme el correo nuevo de su cuenta.',
  },
  undoEmail: {
    name: 'Deshacer su correo electrónico nuevo',
    description: 'Vuelva al correo anterior.',
  },
  login: { name: 'Su acceso', description: 'Elija cómo inicia sesión.' },
  feedback: { name: 'Cuéntenos cómo le fue', description: 'Unas palabras al club que visitó.' },
  trialPass: { name: 'Su pase de prueba', description: 'Un pase para probar un club.' },
  giftCard: {
    name: 'Regale una tarjeta',
    description:
      'Un mes, una temporada, una primera sesión con un entrenador: una tarjeta de regalo para cualquier club Foyer.',
  },
  noPage: {
    name: 'Aquí no hay ninguna página',
    description: 'Puede que la dirección esté mal escrita o que la página se haya movido.',
  },
};
