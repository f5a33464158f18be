import { describe, expect, it } from 'vitest';

import {
  type AccountEnvironment,
  carrySession,
  eachTestIn,
  failsAndAbortsAfter,
  meets,
} from './environment.contract.ts';
import { dynamicForm } from '../../src/forms/dynamic-form.ts';
import { assessmentIdRange } from '../../src/account/assessments.ts';
import type { TrainingRepository } from '../../src/account/training-repository.port.ts';

/** An account back end in which Grace has personal training and Alan doesn't. */
export interface TrainingEnvironment extends AccountEnvironment {
  readonly training: TrainingRepository;
}

/** The behavior of every `TrainingRepository`. */
export function trainingRepositoryContract(
  subject: string,
  open: () => Promise<TrainingEnvironment>,
): void {
  describe(`${subject} is a training repository`, () => {
    const env = eachTestIn(open);

    it(
      'returns questions that make a valid form, with their answers',
      meets('PT-05 HT-39 HT-40'),
      async () => {
        const { training, grace } = env();
        await carrySession(env(), grace);
        const questions = (await training.preQuestionnaire()).unwrap();
        expect(questions.length).toBeGreaterThan(0);
        expect(dynamicForm(questions).ok).toBe(true);
        const answers = (await training.preAssessmentAnswers()).unwrap();
        const names = new Set(questions.map(({ name }) => name));
        expect(answers?.size).toBeGreaterThan(0);
        for (const name of answers?.keys() ?? []) expect(names).toContain(name);
      },
    );

    it('lists the assessments by template, oldest first', meets('PT-05 PT-01 HT-41'), async () => {
      const { training, grace } = env();
      await carrySession(env(), grace);
      const taken = (await training.assessments()).unwrap() ?? [];
      expect(taken.length).toBeGreaterThan(1);
      for (const { templateId } of taken) {
        expect(templateId).toBeGreaterThanOrEqual(assessmentIdRange.first);
        expect(templateId).toBeLessThanOrEqual(assessmentIdRange.last);
      }
      const days = taken.map(({ takenOn }) => takenOn.toString());
      expect(days).toEqual(days.toSorted((one, other) => one.localeCompare(other)));
    });

    it('returns the latest measurements', meets('PT-05 HT-41'), async () => {
      const { training, grace } = env();
      await carrySession(env(), grace);
      const body = (await training.summary()).unwrap();
      expect(body?.takenOn.toString()).toBe('2026-11-02');
      expect(body).toMatchObject({
        person: { age: 38, sex: 'female' },
        measurements: {
          weight: { value: 61.5, unit: 'kg' },
          fat: { percent: 24.3 },
          water: { percent: 52.1 },
          heartRate: 58,
          bloodPressure: { systolic: 118, diastolic: 76 },
        },
      });
    });

    it(
      'returns nothing for a member without training there, and nothing of anyone else’s',
      meets('PT-05 AC-09'),
      async () => {
        const { training, alan } = env();
        await carrySession(env(), alan);
        expect((await training.preAssessmentAnswers()).unwrap()).toBeNull();
        expect((await training.assessments()).unwrap()).toBeNull();
        expect((await training.summary()).unwrap()).toBeNull();
        expect((await training.preQuestionnaire()).ok).toBe(true);
      },
    );

    it('returns nothing without a live token', meets('AC-06 AC-09 HT-39 HT-40 HT-41'), async () => {
      const { training, carry } = env();
      carry({ kind: 'bearer', token: 'made-up' });
      for (const answer of [
        training.preQuestionnaire(),
        training.preAssessmentAnswers(),
        training.assessments(),
        training.summary(),
      ]) {
        expect((await answer).val).toMatchObject({ kind: 'rejected', status: 401 });
      }
    });

    failsAndAbortsAfter('the questions', env, async (all) => {
      await carrySession(all, all.grace);
      return (options) => all.training.preQuestionnaire(options);
    });
    failsAndAbortsAfter('the summary', env, async (all) => {
      await carrySession(all, all.grace);
      return (options) => all.training.summary(options);
    });
  });
}
