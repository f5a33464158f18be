import type { LanguagePart, Localized } from '@foyer/react-ui';

import type { memberPagesCopy } from '../../copy/member-pages.ts';

const pages: Localized<typeof memberPagesCopy> = {
  account: 'Su cuenta',
  login: 'Su acceso',
  agreement: 'Su contrato',
  details: 'Dónde encontrarle',
  feedback: 'Cuéntenos cómo le fue',
  feedbackLede: 'Va directo al club. Con un minuto basta.',
  logIn: 'Iniciar sesión',
  password: 'Su contraseña',
  profile: 'Sobre usted',
  recover: 'Volver a su cuenta',
  recoverLede:
    'Le enviamos por correo su nombre de usuario y un enlace para elegir una contraseña nueva.',
  activate: 'Active su cuenta en línea',
  register: 'Cree su cuenta en línea',
  registerLede: 'Vea su membresía, su facturación y sus visitas, dondequiera que esté.',
  confirmEmail: 'Confirme su correo electrónico',
  undoEmail: 'Deshacer su correo electrónico nuevo',
  resend: 'Su enlace de activación, otra vez',
  resendLede:
    'Para miembros que pidieron su cuenta en línea y todavía no han elegido cómo iniciar sesión.',
  social: 'Inicio de sesión social',
  training: 'Su entrenamiento',
  trainingLede: 'Cómo va, qué midió su entrenador y qué nos dijo usted.',
  trialPass: 'Su pase de prueba',
  username: 'Su nombre de usuario',
};

/** The titles of the member pages. */
export const part: LanguagePart = { copy: { 'member/pages': pages }, messages: {}, labels: {} };
