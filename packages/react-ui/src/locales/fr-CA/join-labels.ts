/** The labels used only in the joins, by the core's English text. */
export const joinLabels: Readonly<Record<string, string>> = {
  'Personal Email': 'Courriel personnel',
  'Birth Date': 'Date de naissance',
  'Card Number': 'Numéro de carte',
  City: 'Ville',
  'Corporate Information': 'Renseignements de l’entreprise',
  County: 'Comté',
  Floor: 'Étage',
  Province: 'Province',
  State: 'État',
  'Street Address': 'Adresse',
};
