/** What the account says about an address that mail doesn't reach, or that gets no news. */
export const emailProblemCopy = {
  copyKey: 'member/email-problem',
  bounced: (email: string): string =>
    `Our email to ${email} bounces, so we stopped sending it. Change the address, or confirm it if it works again.`,
  confirm: 'Email me a link to confirm it',
  sending: 'Sending…',
  complained: (email: string): string =>
    `Someone marked our email to ${email} as spam, so we don’t send news there. You’ll still get codes, receipts, and emails about your visits.`,
} as const;
