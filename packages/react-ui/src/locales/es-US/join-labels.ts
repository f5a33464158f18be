/** The labels used only in the joins, by the core's English text. */
export const joinLabels: Readonly<Record<string, string>> = {
  'Personal Email': 'Correo electrónico personal',
  'Birth Date': 'Fecha de nacimiento',
  'Card Number': 'Número de tarjeta',
  City: 'Ciudad',
  'Corporate Information': 'Información de la empresa',
  County: 'Condado',
  Floor: 'Piso',
  Province: 'Provincia',
  State: 'Estado',
  'Street Address': 'Dirección',
};
