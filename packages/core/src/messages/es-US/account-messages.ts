import type { accountMessages as english } from '../account-messages.ts';

export const accountMessages: Readonly<Record<keyof typeof english, string>> = {
  callUnreachable:
    'No podemos comunicarnos con nuestro servidor. Revise su conexión e inténtelo de nuevo: lo que escribió sigue aquí.',
  callFailed: 'Algo falló de nuestro lado. Inténtelo de nuevo en un momento.',
  wrongCredentials:
    'No conocemos a ningún miembro con ese nombre de usuario o correo y esa contraseña. Revise ambos o restablezca su contraseña.',
  tooManySignIns:
    'Hubo demasiados intentos. Inténtelo de nuevo en {wait} o restablezca su contraseña.',
  sessionOver:
    'Cerramos su sesión para proteger su cuenta. Inicie sesión de nuevo: le llevamos de vuelta a donde estaba.',
  stayedLongEnough:
    'Su sesión lleva una semana abierta y no podemos extenderla más. Guarde lo que está haciendo e inicie sesión de nuevo.',
  usernameMalformed:
    'Use de 4 a 30 letras, números, puntos, guiones o guiones bajos, empezando con una letra.',
  usernameTaken: 'Otro miembro tiene este nombre de usuario. Elija uno diferente.',
  passwordWrong: 'Esa no es su contraseña actual.',
  postalCodeOfCountry: 'Escriba un {label} válido, como {example}.',
  postalCodeOfOther: 'Use hasta 10 letras, números, espacios y guiones.',
  heightOutside: 'Escriba una estatura de {least} a {most}.',
  weightOutside: 'Escriba un peso de {least} a {most}.',
  inchesOutside: 'Escriba de 0 a 11 pulgadas.',
  fieldNotTaken: 'No podemos aceptar esto tal como está. Revíselo, por favor.',
  changeNotSaved: 'Su cambio no se guardó. Lo que escribió sigue aquí; inténtelo de nuevo.',
  socialTaken:
    'La cuenta de otro miembro está vinculada a este acceso con {provider}. Elija uno diferente.',
  socialOver: 'Lo que nos envió {provider} ya no es válido. Vincúlelo de nuevo.',
  socialCancelled: 'Usted decidió no compartir su acceso con {provider}. No se vinculó nada.',
  socialForeign:
    'No le pedimos esto a {provider}, así que no se vinculó nada. Empiece desde aquí, por favor.',
  socialSignInOver: 'No pudimos confirmar su acceso de {provider}. Inténtelo de nuevo.',
  socialSignInCancelled: 'Salió de {provider} sin iniciar sesión.',
  socialNotLinked:
    'Ninguna cuenta está vinculada a este acceso de {provider}. Inicie sesión con su contraseña y vincúlelo en la página de su cuenta.',
  socialLeft: 'Volvió antes de que {provider} lo confirmara. No se vinculó nada.',
  memberUnknown:
    'No encontramos a ningún miembro con este número y apellido. Revise ambos: están en su correo de bienvenida.',
  memberNameMalformed:
    'Escriba su número de miembro o su nombre de usuario. Un correo electrónico no es ninguno de los dos.',
  registeredAlready: 'Usted ya tiene un acceso.',
  tooManyLinks:
    'Se nos pidió un enlace varias veces. Busque nuestro correo, también entre el correo no deseado, o inténtelo de nuevo en {wait}.',
  linkUsed: 'Este enlace ya se usó, o uno más reciente tomó su lugar.',
  linkExpired: 'Este enlace es demasiado antiguo para usarse.',
  linkUnknown: 'No conocemos este enlace. Tal vez se cortó en el camino.',
  linkForgotten:
    'Para proteger su cuenta, esta página no recuerda su enlace. Ábralo de nuevo desde nuestro correo.',
  linkUnread: 'No pudimos abrir su enlace. Revise su conexión e inténtelo de nuevo.',
  signInAfterwards:
    'Su acceso está listo, pero no pudimos abrir su sesión. Inicie sesión con él, por favor.',
  pictureFailed: 'No pudimos cargar su foto.',
  cardFailed: 'No pudimos cargar esta parte de su cuenta.',
};
