import type { accountMessages as english } from '../account-messages.ts';

export const accountMessages: Readonly<Record<keyof typeof english, string>> = {
  callUnreachable:
    'No podemos comunicarnos con nuestro servidor. Revise su conexión e inténtelo de nuevo. Lo que escribió sigue aquí.',
  callFailed: 'Algo falló de nuestro lado. Inténtelo de nuevo en un momento.',
  wrongCredentials:
    'El nombre de usuario o la contraseña no son correctos. Inténtelo de nuevo o restablezca su contraseña.',
  tooManySignIns:
    'Demasiados intentos de inicio de sesión. Inténtelo de nuevo en {wait} o restablezca su contraseña.',
  sessionOver: 'Cerramos su sesión para proteger su cuenta. Inicie sesión y volverá adonde estaba.',
  stayedLongEnough:
    'Su sesión lleva una semana abierta. Guarde sus cambios e inicie sesión de nuevo.',
  usernameMalformed:
    'Use de 4 a 30 letras, números, puntos, guiones o guiones bajos. Empiece con una letra.',
  usernameTaken: 'Ese nombre de usuario ya está en uso. Pruebe otro.',
  passwordWrong: 'Esa no es su contraseña actual.',
  postalCodeOfCountry: 'Escriba un {label} válido, como {example}.',
  postalCodeOfOther: 'Use hasta 10 letras, números, espacios o guiones.',
  heightOutside: 'Escriba una estatura entre {least} y {most}.',
  weightOutside: 'Escriba un peso entre {least} y {most}.',
  inchesOutside: 'Las pulgadas deben estar entre 0 y 11.',
  fieldNotTaken: 'No pudimos guardar esto. Revíselo e inténtelo de nuevo.',
  changeNotSaved:
    'No pudimos guardar sus cambios. Todo lo que escribió sigue aquí; inténtelo de nuevo.',
  socialTaken: 'Esa cuenta de {provider} ya está vinculada a otro miembro. Elija una diferente.',
  socialOver: 'Su acceso con {provider} caducó. Intente vincularlo de nuevo.',
  socialCancelled: 'Usted canceló, así que su cuenta de {provider} no se vinculó.',
  socialForeign:
    'No pudimos confirmar que esta solicitud vino de nosotros, así que no se vinculó nada. Empiece de nuevo aquí.',
  socialSignInOver: 'No pudimos confirmar su acceso de {provider}. Inténtelo de nuevo.',
  socialSignInCancelled: 'Salió de {provider} sin iniciar sesión.',
  socialNotLinked:
    'Ninguna cuenta está vinculada a este acceso de {provider}. Inicie sesión con su contraseña y vincúlelo en la página de su cuenta.',
  socialLeft: '{provider} no terminó de confirmar, así que no se vinculó nada.',
  memberUnknown:
    'No encontramos a ningún miembro con ese número y apellido. Ambos están en su correo de bienvenida.',
  memberNameMalformed:
    'Escriba su número de miembro o su nombre de usuario, no un correo electrónico.',
  registeredAlready: 'Usted ya tiene un acceso.',
  tooManyLinks:
    'Ya le enviamos varios enlaces. Revise su bandeja de entrada y el correo no deseado, o inténtelo de nuevo en {wait}.',
  linkUsed: 'Este enlace ya se usó o se reemplazó por uno más reciente.',
  linkExpired: 'Este enlace caducó.',
  linkUnknown:
    'Este enlace no es válido. Es posible que se haya cortado: intente copiar la dirección completa de su correo.',
  linkForgotten:
    'Por su seguridad, esta página no guarda su enlace. Ábralo de nuevo desde su correo.',
  linkUnread: 'No pudimos abrir su enlace. Revise su conexión e inténtelo de nuevo.',
  signInAfterwards: 'Su acceso está listo, pero no pudimos iniciar su sesión. Iníciela ahora.',
  pictureFailed: 'No pudimos cargar su foto.',
  cardFailed: 'No pudimos cargar esta parte de su cuenta.',
};
