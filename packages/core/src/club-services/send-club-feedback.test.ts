import { describe, expect, it } from 'vitest';

import { facilityId } from '../../testing/builders/club.builder.ts';
import { startInput } from '../forms/form.ts';
import { VirtualClock } from '../../testing/fakes/clock.fake.ts';
import { FakeLogger, SeededIdSource } from '../../testing/fakes/platform.fake.ts';
import { FakeKeyValueStore } from '../../testing/fakes/storage.fake.ts';
import { FakeClubServices } from '../../testing/fakes/club-services.fake.ts';
import { clubFeedbackForm, type FeedbackInput, SendClubFeedback } from './send-club-feedback.ts';

function aTab() {
  const clock = new VirtualClock();
  const services = new FakeClubServices(clock);
  const store = new FakeKeyValueStore();
  const logger = new FakeLogger();
  const ids = new SeededIdSource();
  const open = () => new SendClubFeedback({ services, ids, clock, logger, store });
  return { clock, services, store, logger, open };
}

const feedback: FeedbackInput = {
  facilityId: facilityId('101'),
  rating: 4,
  message: 'The mornings are the best part of my day.',
  email: null,
  showAs: null,
};

describe('feedback about a club', () => {
  it('AC-08 HT-55 is sent to the club', async () => {
    const { open, services } = aTab();
    expect((await open().execute(feedback)).ok).toBe(true);
    expect(services.received).toEqual([{ ...feedback, id: expect.any(String) }]);
  });

  it('HT-55 is recorded once if its answer was lost and it is sent again, even after a reload', async () => {
    const { open, services } = aTab();
    services.faults.failNext('sendFeedback', { kind: 'network' }, { takesEffect: true, times: 2 });
    const sender = open();
    expect((await sender.execute(feedback)).val).toEqual({ key: 'callUnreachable' });
    await sender.execute(feedback);
    expect((await open().execute(feedback)).ok).toBe(true);
    expect(services.received).toHaveLength(1);
  });

  it('HT-55 is recorded once without storage too', async () => {
    const { open, services, store } = aTab();
    store.block();
    services.faults.failNext('sendFeedback', { kind: 'network' }, { takesEffect: true });
    const sender = open();
    await sender.execute(feedback);
    expect((await sender.execute(feedback)).ok).toBe(true);
    expect(services.received).toHaveLength(1);
  });

  it('HT-55 changed feedback is sent as new, so that nothing is lost', async () => {
    const { open, services } = aTab();
    services.faults.failNext('sendFeedback', { kind: 'timeout' }, { takesEffect: true });
    const sender = open();
    await sender.execute(feedback);
    await sender.execute({ ...feedback, message: 'The evenings, too.' });
    expect(services.received.map(({ message }) => message)).toEqual([
      feedback.message,
      'The evenings, too.',
    ]);
  });

  it('HT-55 after a success, the same feedback is sent as new', async () => {
    const { open, services } = aTab();
    const sender = open();
    await sender.execute(feedback);
    await sender.execute(feedback);
    expect(services.received).toHaveLength(2);
  });

  it.each([
    ['facilityId', { field: 'facilityId', message: { key: 'clubUnknown' } }],
    ['email', { field: 'email', message: { key: 'emailMalformed' } }],
    ['message', { field: 'message', message: { key: 'textTooLong', values: { max: '150' } } }],
    ['showAs', { field: 'firstName', message: { key: 'nameMalformed' } }],
    ['id', { key: 'callFailed' }],
  ])('AC-05 a %s that the back end refuses is an error at its field', async (field, failure) => {
    const { open, services, logger } = aTab();
    services.faults.failNext('sendFeedback', { kind: 'rejected', status: 422, code: null, field });
    expect((await open().execute(feedback)).val).toEqual(failure);
    expect(logger.entries).toEqual([
      { level: 'warn', event: 'feedback-not-sent', fields: { failure: 'rejected' } },
    ]);
  });
});

describe('the feedback form', () => {
  const filled = startInput(clubFeedbackForm, { facilityId: '101', rating: '5' });

  it('HT-55 requires only the club and the rating', () => {
    expect(clubFeedbackForm.check(startInput(clubFeedbackForm)).errors).toEqual({
      facilityId: { key: 'clubRequired' },
      rating: { key: 'feedbackRating' },
    });
    expect(clubFeedbackForm.check(filled).values).toEqual({
      facilityId: '101',
      rating: 5,
      message: '',
      email: null,
      showAs: null,
    });
  });

  it('PG-108 shows a comment only with the consent, and then with a first name', () => {
    expect(clubFeedbackForm.check({ ...filled, firstName: 'Ada' }).values?.showAs).toBeNull();
    const shown = { ...filled, show: 'yes' };
    expect(clubFeedbackForm.check(shown).errors).toEqual({ firstName: { key: 'fillOut' } });
    expect(clubFeedbackForm.check({ ...shown, firstName: ' Ada ' }).values?.showAs).toBe('Ada');
  });

  it.each(['1', '2', '3', '4', '5'])('HT-55 every rating has a label: %s', (rating) => {
    const field = clubFeedbackForm.fields.find(({ name }) => name === 'rating');
    const options = field?.kind === 'choice' ? field.options : [];
    expect(options.find(({ value }) => value === rating)?.label).toMatch(/^[A-Z][a-z ]+$/);
    expect(clubFeedbackForm.check({ ...filled, rating }).values?.rating).toBe(Number(rating));
  });

  it('FM-03 HT-55 a message has at most 150 characters as people count them', () => {
    expect(clubFeedbackForm.check({ ...filled, message: '🙂'.repeat(150) }).errors).toEqual({});
    expect(clubFeedbackForm.check({ ...filled, message: 'x'.repeat(151) }).errors).toEqual({
      message: { key: 'textTooLong', values: { max: '150' } },
    });
  });

  it('VA-03 an email address is optional but must be valid', () => {
    expect(clubFeedbackForm.check({ ...filled, email: 'ada@' }).errors).toHaveProperty('email');
    expect(clubFeedbackForm.check({ ...filled, email: ' ada@mail.example ' }).values?.email).toBe(
      'ada@mail.example',
    );
  });
});
