import type { FacilityId } from '../../src/clubs/club.ts';
import type { Clock } from '../../src/kernel/platform.port.ts';
import { aMailedPass, someClubs } from '../builders/club.builder.ts';
import { dateWindow } from '../../src/forms/date.ts';
import { dynamicForm } from '../../src/forms/dynamic-form.ts';
import { CallFaults, invalid, notFound } from './call-faults.fake.ts';
import { Err, Ok } from '../../src/kernel/result.ts';
import { Temporal } from '../../src/kernel/temporal.ts';
import type {
  ChainForm,
  ChainFormAnswers,
  ClubFeedback,
  ClubServices,
  MailedPass,
  PassEnded,
  TrialPass,
  TrialRequest,
} from '../../src/club-services/club-services.port.ts';
import type { GiftCardCatalog } from '../../src/club-services/gift-order.ts';

/** An in-memory chain with gift cards and trial passes that records feedback. */
export class FakeClubServices implements ClubServices {
  readonly faults: CallFaults<keyof ClubServices>;
  readonly #clock: Clock;
  catalog: GiftCardCatalog = someGiftCards;
  passes: readonly TrialPass[];
  /** The feedback received, oldest first. */
  readonly received: ClubFeedback[] = [];
  forms: readonly ChainForm[] = [groupVisit];
  /** The answers to forms, oldest first. */
  readonly answered: ChainFormAnswers[] = [];

  /** The mails about trial passes, oldest first; `token` is null for someone who had one before. */
  readonly trialMails: { readonly to: string; readonly token: string | null }[] = [];
  /** The trial passes that were mailed, by the token of their link. */
  readonly mailedPasses: Map<string, MailedPass> = new Map<string, MailedPass>();
  readonly #trialRequests = new Map<string, TrialRequest>();

  constructor(clock: Clock, passes: readonly TrialPass[] = []) {
    this.#clock = clock;
    this.passes = passes;
    this.faults = new CallFaults(clock);
  }

  giftCards: ClubServices['giftCards'] = (options) =>
    this.faults.play('giftCards', options, () => Ok(this.catalog));

  trialPass: ClubServices['trialPass'] = (facilityId, code, options) =>
    this.faults.play<TrialPass | null, PassEnded>('trialPass', options, () => {
      const pass = this.passes.find(
        (one) => one.facilityId === facilityId && one.code === code.trim().toUpperCase(),
      );
      const today = this.#todayAt(facilityId);
      const isOver = pass !== undefined && Temporal.PlainDate.compare(today, pass.takeUpBy) > 0;
      return isOver ? Err({ kind: 'pass-ended' }) : Ok(pass ?? null);
    });

  requestTrial: ClubServices['requestTrial'] = (request, options) =>
    this.faults.play('requestTrial', options, () => {
      const before = [...this.#trialRequests.values()];
      const { id, email, phone, facilityId, firstName, lastName } = request;
      if (this.#trialRequests.has(id)) return Ok(undefined);
      const today = this.#todayAt(facilityId);
      const { first, last } = dateWindow(today.toString());
      if (request.startsOn < first || request.startsOn > last) return Err(invalid('startsOn'));
      this.#trialRequests.set(id, request);
      const own = before.find((one) => one.email.toLowerCase() === email.toLowerCase());
      if (own !== undefined || before.some((one) => one.phone === phone)) {
        // Someone who lost the mail gets it again, as long as the pass is of use.
        const known = own === undefined ? undefined : this.mailedPasses.get(`pass-${own.id}`);
        const isOfUse = known && Temporal.PlainDate.compare(known.endsOn, today) >= 0;
        this.trialMails.push({ to: email, token: own && isOfUse ? `pass-${own.id}` : null });
        return Ok(undefined);
      }
      const startsOn = Temporal.PlainDate.from(request.startsOn);
      const days = { startsOn, endsOn: startsOn.add({ days: 2 }) };
      const token = `pass-${id}`;
      this.mailedPasses.set(token, aMailedPass({ facilityId, firstName, lastName, ...days }));
      this.trialMails.push({ to: email, token });
      return Ok(undefined);
    });

  mailedPass: ClubServices['mailedPass'] = (token, options) =>
    this.faults.play('mailedPass', options, () => Ok(this.mailedPasses.get(token) ?? null));

  sendFeedback: ClubServices['sendFeedback'] = (feedback, options) =>
    this.faults.play('sendFeedback', options, () => {
      if (!this.received.some(({ id }) => id === feedback.id)) this.received.push(feedback);
      return Ok(undefined);
    });

  form: ClubServices['form'] = (formId, options) =>
    this.faults.play('form', options, () =>
      Ok(this.forms.find((form) => form.formId === formId) ?? null),
    );

  sendForm: ClubServices['sendForm'] = (answers, options) =>
    this.faults.play('sendForm', options, () => {
      const form = this.forms.find(({ formId }) => formId === answers.formId);
      if (form === undefined) return Err(notFound('formId'));
      const { errors } = dynamicForm(form.fields).unwrap().check(answers.values);
      const [wrong] = Object.keys(errors);
      if (wrong !== undefined) return Err(invalid(`values.${wrong}`));
      if (!this.answered.some(({ id }) => id === answers.id)) this.answered.push(answers);
      return Ok(undefined);
    });

  #todayAt(facilityId: FacilityId): Temporal.PlainDate {
    const club = someClubs.find((one) => one.facilityId === facilityId);
    return this.#clock
      .now()
      .toZonedDateTimeISO(club?.timeZone ?? 'UTC')
      .toPlainDate();
  }
}

const groupVisit: ChainForm = {
  formId: 'group-visit',
  title: 'Plan a group visit',
  intro: 'Tell us about your group.',
  fields: [
    { name: 'contact', label: 'Contact name' },
    { name: 'email', label: 'Email', type: 'email' },
    {
      name: 'people',
      label: 'Group size',
      type: 'select',
      required: true,
      options: [
        { value: '5-10', label: '5 to 10 people' },
        { value: '11-20', label: '11 to 20 people' },
      ],
    },
    { name: 'notes', label: 'Anything else?', type: 'textarea' },
  ],
};

const someGiftCards: GiftCardCatalog = {
  designs: [
    {
      designId: 'first-light',
      title: 'First light',
      imageUrl: '/media/photos/rooms/studio-960.jpg',
    },
    { designId: 'still-water', title: 'Still water', imageUrl: '/media/photos/rooms/pool-960.jpg' },
  ],
  offers: (['USD', 'CAD', 'GBP'] as const).map((currency) => ({
    currency,
    amounts: [5_000, 10_000, 25_000].map((minorUnits) => ({ minorUnits, currency })),
  })),
};
