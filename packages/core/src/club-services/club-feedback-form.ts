import type { FacilityId } from '../clubs/facility-id.ts';
import { parseEmail } from '../forms/email.ts';
import { defineForm, type FieldOption, type FormSchema } from '../forms/form.ts';
import { areaField, choiceField, clubField, emailField } from '../forms/form-fields.ts';
import { type ClubFeedback, feedbackMaxLength } from './club-feedback.ts';

export type FeedbackField = 'facilityId' | 'rating' | 'message' | 'email';

/** Feedback before it has an id. */
export type FeedbackInput = Omit<ClubFeedback, 'id'>;

/** The ratings, best first. */
const ratings: readonly FieldOption[] = [
  { value: '5', label: 'Excellent' },
  { value: '4', label: 'Very good' },
  { value: '3', label: 'Good' },
  { value: '2', label: 'Fair' },
  { value: '1', label: 'Poor' },
];

/**
 * The club feedback form: a rating, an optional message, and an optional email address for a reply.
 */
export const clubFeedbackForm: FormSchema<FeedbackField, FeedbackInput> = defineForm(
  [
    clubField({ name: 'facilityId', label: 'Club' }),
    choiceField({ name: 'rating', label: 'How was it?', required: true }, ratings, {
      key: 'feedbackRating',
    }),
    areaField({
      name: 'message',
      label: 'What should the club know?',
      maxLength: feedbackMaxLength,
    }),
    emailField({ name: 'email', label: 'Email Address', required: false }),
  ],
  ({ facilityId, rating, message, email }) => ({
    facilityId: facilityId as FacilityId,
    rating: Number(rating) as ClubFeedback['rating'],
    message: message.trim(),
    email: email.trim() === '' ? null : parseEmail(email).unwrap(),
  }),
);
