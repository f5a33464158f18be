/**
 * What each page of the account is for. Members read it while the page's data loads, and it should be the page's longest
 * text, because browsers measure how late the largest one is painted.
 */
export const accountLedesCopy = {
  copyKey: 'member/account-ledes',
  membership:
    'What you pay, what’s coming, and what you can do about it here: freeze your membership, change it, or cancel it.',
  billing:
    'The card that we charge, what you’ve paid and what comes next, and what’s left on your gift card.',
  visits:
    'The visits that you’ve booked, and those of the past. Until a visit starts, you can move or cancel it here.',
  profile:
    'What your club knows about you and how it reaches you. Change here what’s no longer right.',
  security:
    'How you log in, and where you’re logged in now. If you don’t recognize something, change your password.',
} as const;
