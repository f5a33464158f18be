import type { LanguagePart, Localized } from '@foyer/react-ui';

import type { memberPagesCopy } from '../../copy/member-pages.ts';

const pages: Localized<typeof memberPagesCopy> = {
  account: 'Su cuenta',
  login: 'Su acceso',
  agreement: 'Su contrato',
  details: 'Información de contacto',
  feedback: 'Deje sus comentarios',
  feedbackLede: 'Toma un minuto y llega directo al club.',
  form: 'Contáctenos',
  freeze: 'Pausar su membresía',
  joinDetails: 'Sus datos de miembro',
  logIn: 'Iniciar sesión',
  password: 'Su contraseña',
  profile: 'Perfil',
  recover: 'Recupere su cuenta',
  recoverLede:
    'Le enviaremos por correo su nombre de usuario y un enlace para restablecer su contraseña.',
  activate: 'Active su cuenta en línea',
  register: 'Cree su cuenta en línea',
  registerLede: 'Administre su perfil, su facturación y su acceso en línea.',
  confirmEmail: 'Confirme su correo electrónico',
  undoEmail: 'Deshacer su correo electrónico nuevo',
  resend: 'Reenviar el enlace de activación',
  resendLede: 'Para miembros que pidieron una cuenta en línea y aún no configuran su acceso.',
  social: 'Inicio de sesión social',
  training: 'Su entrenamiento',
  trainingLede: 'Sus medidas, evaluaciones y respuestas en un solo lugar.',
  trialPass: 'Su pase de prueba',
  username: 'Su nombre de usuario',
};

/** The titles of the member pages. */
export const part: LanguagePart = { copy: { 'member/pages': pages }, messages: {}, labels: {} };
