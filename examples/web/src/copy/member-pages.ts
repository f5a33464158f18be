/** The introductions of some member pages. */
export const memberPagesCopy = {
  copyKey: 'member/pages',
  feedback: 'It takes a minute and goes straight to the club.',
  recover: 'We’ll email you your username and a link to reset your password.',
  register: 'Manage your profile, billing, and login online.',
  resend: 'For members who requested an online account but haven’t set up a login.',
  training: 'Your measurements, assessments, and answers in one place.',
} as const;
