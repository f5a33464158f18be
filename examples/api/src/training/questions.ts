import type { contract } from '@foyer/adapters-http/wire';
import type * as z from 'zod/mini';

type Question = z.input<typeof contract.getPreQuestionnaire.answer>['questions'][number];

/** The questions before a member's first assessment. */
export const questions: Question[] = [
  {
    name: 'goal',
    label: 'What would you like to reach?',
    type: 'select',
    required: true,
    options: [
      { value: 'stronger', label: 'Get stronger' },
      { value: 'lighter', label: 'Lose weight' },
      { value: 'longer', label: 'Run longer' },
      { value: 'calmer', label: 'Sleep and rest better' },
    ],
  },
  {
    name: 'days',
    label: 'How many days a week can you train?',
    type: 'select',
    required: true,
    options: [
      { value: '1-2', label: 'One or two' },
      { value: '3-4', label: 'Three or four' },
      { value: '5+', label: 'Five or more' },
    ],
  },
  {
    name: 'injuries',
    label: 'Is there an injury or illness that a trainer should know of?',
    type: 'textarea',
    maxLength: 150,
  },
  { name: 'emergencyContact', label: 'Full name of somebody to call', type: 'name' },
  { name: 'emergencyPhone', label: 'Their phone number', type: 'phone' },
];
