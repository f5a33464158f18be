import {
  accountMessages,
  formMessages,
  joinMessages,
  membershipMessages,
  serviceMessages,
} from '@foyer/core/messages/en-GB';

import type { LanguagePart } from '../../locale/language.ts';
import type { PartlyTextsOf } from '../texts-of.ts';
import { accountCopy } from '../../copy/account.ts';

const copy: PartlyTextsOf<'member'> = {
  'member/activity': {
    intro: 'The last 90 days. If you don’t recognise something, change your password.',
    kinds: {
      'email-canceled': 'New email address cancelled',
      'visit-canceled': 'Visit cancelled',
    },
  },
  'member/account': {
    membership: (status) =>
      status === 'cancelled' ? 'Cancelled membership' : accountCopy.membership(status),
    reach: {
      pending: {
        canceling: 'Cancelling…',
        canceled: 'Change cancelled. Your email address is the same as before.',
      },
    },
  },
  'member/account-ledes': {
    security:
      'How you log in, and where you’re logged in now. If you don’t recognise something, change your password.',
  },
  'member/account-pages': {
    visits: { past: 'Past and cancelled', state: { canceled: 'Cancelled' } },
  },
  'member/desk': {
    gone: (name) => `${name}’s visit was moved or cancelled.`,
  },
  'member/desk-people': {
    status: { canceled: 'cancelled' },
  },
  'member/friends-visit': {
    canceledText: 'The visit was cancelled, so there’s nothing for you to do.',
  },
  'member/manage-visit': {
    canceledTitle: 'Your visit is cancelled',
  },
  'member/membership': {
    lines: { initiation: (plan) => `${plan}, joining fee` },
    notices: {
      leaving: (day) => `Your membership is cancelled. Your last day is ${day}.`,
    },
    done: {
      unfreeze: 'Your freeze is cancelled.',
      cancel: 'Your membership is cancelled.',
      'undo-change': 'Your change is cancelled. You keep the plan you have.',
    },
  },
  'member/membership-dialogs': {
    cancel: {
      confirming: 'Cancelling…',
      freeze: (day) => `Your freeze from ${day} is cancelled right away.`,
    },
  },
  'member/pass': {
    door: 'Show this pass and photo ID at reception.',
  },
  'member/promises': {
    decision: { cancel: 'You cancelled your membership' },
    facts: { initiation: 'Joining fee' },
  },
  'member/trial': {
    door: 'Show this pass and photo ID at reception.',
  },
  'member/change': {
    username: {
      hints: {
        username:
          '4–30 letters, numbers, full stops, hyphens or underscores. You can also log in with your email address.',
      },
    },
  },
  'member/registration': {
    activateHints: {
      username:
        'At least 4 characters. Letters, numbers, full stops, hyphens and underscores are OK.',
    },
  },
};

/** British differences in the member pages. */
export const part: LanguagePart = {
  copy,
  // The gift card page reports payments like the joins.
  messages: {
    ...accountMessages,
    ...formMessages,
    ...joinMessages,
    ...membershipMessages,
    ...serviceMessages,
  },
  labels: {
    'Birth Date': 'Date of Birth',
    'Zip Code': 'Postcode',
    'State or Region': 'County or Region',
  },
};
