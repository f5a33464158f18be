import type { loginCopy } from '../../../copy/login.ts';
import type { Worded } from '../../../locale/worded.ts';

export const login: Worded<typeof loginCopy> = {
  form: 'Iniciar sesión',
  legend: 'Su acceso',
  submit: 'Iniciar sesión',
  submitting: 'Iniciando sesión…',
  sentHere: 'Primero inicie sesión. Enseguida le llevamos a la página.',
  signedOut: 'Su sesión está cerrada en este dispositivo.',
  goingOn: 'Su sesión está abierta. Un momento…',
  forgot: '¿Olvidó su nombre de usuario o contraseña?',
  others: '¿Es su primera vez aquí?',
  noLogin: 'Soy miembro y aún no tengo acceso en línea',
  noMember: 'Me gustaría hacerme miembro',
  signOut: 'Cerrar sesión',
  stayTitle: '¿Sigue ahí?',
  stayText: 'Para proteger su cuenta, la sesión se cerrará en dos minutos.',
  stay: 'Mantener la sesión',
  staying: 'Un momento…',
  goOn: 'Continuar',
  switchTitle: '¿Cambiar de cuenta?',
  switchText:
    'El enlace que abrió inicia sesión en una cuenta, y usted ya tiene una sesión abierta en este dispositivo. Si no lo esperaba, quédese en su cuenta.',
  keepAccount: 'Quedarme en mi cuenta',
  switchAccounts: 'Cambiar de cuenta',
  switching: 'Cambiando…',
};
