import { addOnAgreementId } from '@foyer/core';

export interface AgreementText {
  readonly agreementId: string;
  readonly version: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** Made-up agreements, current version first. Never change a text that has been signed: add a version instead. */
export const agreements: readonly AgreementText[] = [
  {
    agreementId: addOnAgreementId,
    version: '2',
    title: 'The summer club',
    paragraphs: [
      'With this agreement your membership opens the summer club as well, from the first Friday of June to the last Sunday of September.',
      'It is charged with the monthly fee and ends with the season. It can be ended before, at the end of any month.',
      'Guests are welcome two at a time, and sign in at the door.',
    ],
  },
  {
    agreementId: addOnAgreementId,
    version: '1',
    title: 'The summer club',
    paragraphs: ['With this agreement your membership opens the summer club as well.'],
  },
];
