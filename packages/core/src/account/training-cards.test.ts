import { describe, expect, it } from 'vitest';

import { anAccount } from '../../testing/fakes/account.fixture.fake.ts';
import { aMember, aSparseMember } from '../../testing/builders/member.builder.ts';
import { aTraining, someTrainingQuestions } from '../../testing/builders/training.builder.ts';
import { trainingCards } from './training-cards.ts';
import { FakeTrainingRepository } from '../../testing/fakes/training-repository.fake.ts';

const calls = {
  questions: 'preQuestionnaire',
  answers: 'preAssessmentAnswers',
  assessments: 'assessments',
  summary: 'summary',
} as const;

const names = Object.keys(calls) as (keyof typeof calls)[];

function someTraining(member = aMember()) {
  const account = anAccount(member);
  const training = new FakeTrainingRepository(account.members, someTrainingQuestions);
  training.trainings.set(aMember().memberId, aTraining());
  return {
    ...account,
    training,
    cards: trainingCards(training, account.session, account.logger),
  };
}

describe('the cards of the training page', () => {
  it('PT-05 HT-39 HT-40 HT-41 are loaded by four parallel calls, one per card', async () => {
    const { cards, training } = someTraining();
    const loading = cards.load();
    for (const name of names) {
      expect(training.faults.count(calls[name])).toBe(1);
      expect(cards.getSnapshot()[name]).toEqual({ status: 'loading' });
    }
    const { answers, assessments, summary } = aTraining();
    expect(await loading).toEqual({
      questions: { status: 'ready', value: someTrainingQuestions },
      answers: { status: 'ready', value: answers },
      assessments: { status: 'ready', value: assessments },
      summary: { status: 'ready', value: summary },
    });
  });

  it.each(names)('PT-05 AC-02 if %s fails, the other cards still show', async (name) => {
    const { cards, training, logger } = someTraining();
    training.faults.failNext(calls[name], { kind: 'timeout' });
    const shown = await cards.load();
    for (const other of names) {
      expect(shown[other].status).toBe(other === name ? 'failed' : 'ready');
    }
    expect(logger.entries).toEqual([
      { level: 'warn', event: 'account-call-failed', fields: { card: name, failure: 'timeout' } },
    ]);
    await cards.load([name]);
    expect(cards.getSnapshot()[name].status).toBe('ready');
  });

  it('PT-05 for a member without training, all but the questions are empty', async () => {
    const { cards } = someTraining(aSparseMember());
    const { questions, ...rest } = await cards.load();
    expect(questions.status).toBe('ready');
    for (const part of Object.values(rest)) expect(part).toEqual({ status: 'empty' });
  });

  it('PT-05 an empty list is an empty card', async () => {
    const { cards, training } = someTraining();
    training.trainings.set('901001', { answers: new Map(), assessments: [], summary: null });
    const { answers, assessments } = await cards.load();
    expect([answers, assessments]).toEqual([{ status: 'empty' }, { status: 'empty' }]);
  });
});
