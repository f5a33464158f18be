/** The words of joining through an employer. */
export const corporateCopy = {
  codeLabel: 'Code from the email',
  codeHint: 'Four digits. The last one sends it.',
  timeLeft: (minutes: number): string => {
    if (minutes === 0) return 'The code has run out. You can ask for a new one.';
    return minutes === 1
      ? 'One minute left for the code.'
      : `${minutes} minutes left for the code.`;
  },
  planLegend: 'Memberships',
  perMonth: 'a month',
  at: 'At',
  changeClub: 'Change club', // CJ-10
  memberCard: 'Your membership card',
  memberId: 'Member ID', // CJ-14
  barcode: (memberId: string): string => `Barcode of member ID ${memberId}`,
} as const;
