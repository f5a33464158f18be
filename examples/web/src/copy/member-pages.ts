/**
 * The introductions of some member pages, which are there before any script runs. Where a page's data comes later, its
 * introduction should be the page's longest text, because browsers measure how late the largest one is painted. Those of the
 * package's pages have the key of the page's title.
 */
export const memberPagesCopy = {
  copyKey: 'member/pages',
  agreement:
    'Take your time and read your agreement before you sign it. You sign by typing your full name at the end. Once it’s signed, you can read and print it here at any time. We keep the text that you signed, even if we change it later.',
  desk: 'Mark who came to their visit today, and find members and visitors at your front desk. Opening this page changes nothing.',
  details:
    'How your club reaches you, and where your mail goes. Check that every line is still right, and save what you change.',
  feedback: 'It takes a minute and goes straight to the club.',
  setUp:
    'Choose a username and a password here, or a new password for the username that you have. The link in our email works once.',
  mailedPass:
    'This page shows your pass. Bring it on your phone or on paper, with a photo ID, and show it at the front desk.',
  pass: 'Members show this pass at the front desk when they come in. Staff scan its barcode or type in the member ID.',
  recover: 'We’ll email you your username and a link to reset your password.',
  register: 'Manage your profile, billing, and login online.',
  resend: 'For members who requested an online account but haven’t set up a login.',
  training: 'Your measurements, assessments, and answers in one place.',
  trialPass:
    'With a trial pass, you use a club for free for a few days in a row. Afterward, you decide whether to join.',
} as const;
