/** The page on which a member joins the visit of a friend they invited. `friend` is a first name; null if unknown. */
export const friendsVisitCopy = {
  copyKey: 'member/friends-visit',
  eyebrow: 'Your friend’s visit',
  loading: 'Loading the visit…',
  title: (friend: string | null, club: string): string =>
    `${friend ?? 'Your friend'} is visiting ${club}`,
  lede: (friend: string | null): string =>
    `Would you like to be there? Press the button, and we’ll tell ${friend ?? 'your friend'} and the club.`,
  join: 'I’ll be there too',
  joining: 'Telling them…',
  joinedTitle: 'You’ll be there too',
  joinedText: (friend: string | null, club: string): string =>
    `We’ve told ${friend ?? 'your friend'} and ${club}. If the visit moves, we’ll ask you again.`,
  leave: 'I can’t make it after all',
  leaving: 'Telling them…',
  left: (friend: string | null): string =>
    `We’ve told ${friend ?? 'your friend'} and the club that you can’t make it.`,
  moved: 'The visit has just moved. Does this time work for you?',
  canceledTitle: (friend: string | null): string =>
    `${friend ?? 'Your friend'} isn’t coming this time`,
  canceledText: 'The visit was canceled, so there’s nothing for you to do.',
  endedTitle: 'This visit is over',
  endedText: 'Thank you for inviting your friend.',
  unknownTitle: 'This link doesn’t work',
  unknownText:
    'Part of the address may be missing. Open the link in the latest email about your friend’s visit, or call your club.',
  findClub: 'Find your club',
  invite: 'Invite a friend',
} as const;
