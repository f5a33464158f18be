import * as z from 'zod/mini';
import { messageOfCall } from '../messages/failure-messages.ts';
import { ExpiringStore } from '../kernel/expiring-store.ts';
import type { FieldRefusal } from '../forms/filled-form.ts';
import type { Message } from '../messages/catalog.ts';
import type { Clock, IdSource, KeyValueStore, Logger } from '../kernel/platform.port.ts';
import { type CallFailure, Err, Ok, type Result } from '../kernel/result.ts';
import { type ClubFeedback, type ClubServices, feedbackMaxLength } from './club-services.port.ts';
import type { FacilityId } from '../clubs/club.ts';
import { parseEmail } from '../forms/email.ts';
import { checkedValue, defineForm, type FieldOption, type FormSchema } from '../forms/form.ts';
import {
  areaField,
  choiceField,
  clubField,
  emailField,
  nameField,
  tickField,
} from '../forms/form-fields.ts';
import { parseInclusiveName } from '../forms/name.ts';

export interface SendClubFeedbackDependencies {
  readonly services: ClubServices;
  readonly ids: IdSource;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly store: KeyValueStore;
}

const attemptSchema = z.object({
  /** ISO instant of the first attempt. */
  createdDate: z.string(),
  id: z.string(),
  /** The feedback sent under this id, as JSON. */
  told: z.string(),
});
type Attempt = z.infer<typeof attemptSchema>;

/**
 * Sends feedback to a club exactly once. The id is created and stored before the request goes out,
 * and the same feedback keeps it until an answer arrives, even across a reload. Changed feedback
 * gets a new id, because the back end keeps the first version it received.
 */
export class SendClubFeedback {
  readonly #dependencies: SendClubFeedbackDependencies;
  readonly #attempts: ExpiringStore<Attempt>;
  /** The last attempt, in case storage is unavailable. */
  #last: Attempt | null = null;

  constructor(dependencies: SendClubFeedbackDependencies) {
    this.#dependencies = dependencies;
    const { store, clock, logger } = dependencies;
    this.#attempts = new ExpiringStore<Attempt>({
      store,
      clock,
      logger,
      key: 'foyer:feedback',
      version: 1,
      schema: attemptSchema,
      lifetimeMs: 15 * 60_000,
    });
  }

  /** Fails with a message for the visitor, at a field if it is about one. */
  async execute(
    feedback: FeedbackInput,
  ): Promise<Result<void, Message | FieldRefusal<FeedbackField>>> {
    const { services, logger } = this.#dependencies;
    const answer = await services.sendFeedback({ ...feedback, id: this.#idFor(feedback) });
    if (answer.ok) {
      this.#last = null;
      this.#attempts.clear();
      return Ok(undefined);
    }
    logger.warn('feedback-not-sent', { failure: answer.val.kind });
    return Err(messageOf(answer.val));
  }

  #idFor(feedback: FeedbackInput): string {
    const { ids, clock } = this.#dependencies;
    const told = JSON.stringify(feedback);
    const before = this.#last ?? this.#attempts.peek();
    if (before?.told === told) return before.id;
    this.#last = { createdDate: clock.now().toString(), id: ids.next(), told };
    this.#attempts.save(this.#last);
    return this.#last.id;
  }
}

export type FeedbackField = 'facilityId' | 'rating' | 'message' | 'email' | 'show' | 'firstName';

export type FeedbackInput = Omit<ClubFeedback, 'id'>;

const ratings: readonly FieldOption[] = [
  { value: '5', label: 'Excellent' },
  { value: '4', label: 'Very good' },
  { value: '3', label: 'Good' },
  { value: '2', label: 'Fair' },
  { value: '1', label: 'Poor' },
];

export const clubFeedbackForm: FormSchema<FeedbackField, FeedbackInput> = defineForm(
  [
    clubField({ name: 'facilityId', label: 'Club' }),
    choiceField({ name: 'rating', label: 'How was your visit?', required: true }, ratings, {
      key: 'feedbackRating',
    }),
    areaField({
      name: 'message',
      label: 'What would you like the club to know?',
      maxLength: feedbackMaxLength,
    }),
    emailField({ name: 'email', label: 'Email Address', required: false }),
    tickField({ name: 'show', label: 'Show my comment with my first name', required: false }),
    nameField({
      name: 'firstName',
      label: 'First Name',
      required: false,
      autocomplete: 'given-name',
    }),
  ],
  ({ facilityId, rating, message, email, show, firstName }) => ({
    facilityId: facilityId as FacilityId,
    rating: Number(rating) as ClubFeedback['rating'],
    message: message.trim(),
    email: email.trim() === '' ? null : parseEmail(email).unwrap(),
    showAs: show === checkedValue ? parseInclusiveName(firstName).unwrap() : null,
  }),
  ({ show, firstName }) =>
    show === checkedValue && firstName.trim() === '' ? { firstName: { key: 'fillOut' } } : {},
);

function messageOf(failure: CallFailure): Message | FieldRefusal<FeedbackField> {
  if (failure.kind !== 'rejected') return messageOfCall(failure);
  switch (failure.field) {
    case 'facilityId':
      return { field: failure.field, message: { key: 'clubUnknown' } };
    case 'email':
      return { field: failure.field, message: { key: 'emailMalformed' } };
    case 'showAs':
      return { field: 'firstName', message: { key: 'nameMalformed' } };
    case 'message':
      return {
        field: failure.field,
        message: { key: 'textTooLong', values: { max: `${feedbackMaxLength}` } },
      };
    default:
      return messageOfCall(failure);
  }
}
