import { type MailCopy, mailCopy as american } from '../mail-copy.ts';

/** The mail copy in British English: what differs from the American. */
export const mailCopy: MailCopy = {
  ...american,
  visit: {
    ...american.visit,
    booked: {
      ...american.visit.booked,
      text: {
        tour: (club) =>
          `We look forward to meeting you at ${club}. Come to reception, and we’ll show you around.`,
        workout: (club) =>
          `We look forward to meeting you at ${club}. Come to reception, where your coach meets you and takes you through the workout.`,
      },
    },
    subjectCanceled: (when, club) => `Cancelled: ${when}, ${club}`,
    canceled: {
      ...american.visit.canceled,
      title: { tour: 'Your visit is cancelled', workout: 'Your guided workout is cancelled' },
      text: (club) =>
        `We’ve cancelled your appointment at ${club}, and the time is free for someone else. You’re welcome any other day.`,
    },
    bringText: {
      tour: 'Photo ID, plus workout clothes and trainers if you’d like to try the equipment. We provide towels.',
      workout: 'Workout clothes, trainers and photo ID. We provide towels and water.',
    },
  },
  trial: {
    ...american.trial,
    preheader: (club) => `Show it at reception in ${club}.`,
    text: (club) =>
      `Here’s your pass for ${club}. Show the barcode and photo ID at reception, and the club is yours.`,
  },
  dayPass: {
    ...american.dayPass,
    text: (club) =>
      `Thank you. Here’s your pass for ${club}. Show the barcode and photo ID at reception, and the club is yours for the day.`,
  },
  friendsVisit: {
    ...american.friendsVisit,
    canceled: {
      ...american.friendsVisit.canceled,
      subject: (friend, when, club) => `Cancelled: ${friend} at ${club}, ${when}`,
      text: 'The friend you invited has cancelled the visit.',
    },
  },
  companion: {
    ...american.companion,
    joined: {
      ...american.companion.joined,
      text: 'The friend who invited you is coming along. You’ll meet at reception.',
    },
  },
  gift: {
    ...american.gift,
    spend:
      'Show the code at reception in any of our clubs. Anyone who has it can spend it, so keep it like cash.',
  },
  membership: {
    ...american.membership,
    cancel: {
      ...american.membership.cancel,
      subject: (day) => `Membership cancelled: last day ${day}`,
      title: 'Your membership is cancelled',
    },
  },
  welcome: {
    ...american.welcome,
    text: (club) =>
      `Welcome to Foyer Clubs. Show your barcode at reception in ${club}, and bring photo ID on your first visit.`,
    initiation: 'Joining fee',
    saved: 'Joining fee discount',
  },
};
