import { expect, it } from 'vitest';

import { answeredQuestions } from './answered-questions.ts';
import { someTrainingQuestions } from '../../testing/builders/training.builder.ts';

it('PT-05 HT-39 HT-40 the questions are listed with readable answers', () => {
  const answers = new Map([['goal', 'stronger']]);
  expect(answeredQuestions(someTrainingQuestions, answers).unwrap()).toEqual([
    {
      name: 'goal',
      question: 'What would you like to reach?',
      choices: ['Get stronger', 'Lose weight'],
      answer: 'Get stronger',
      required: true,
    },
    {
      name: 'injuries',
      question: 'Is there an injury we should know of?',
      choices: [],
      answer: null,
      required: false,
    },
  ]);
});

it('HT-40 a choice that is no longer offered stays as answered, and a blank isn’t an answer', () => {
  const answers = new Map([
    ['goal', 'faster'],
    ['injuries', '  '],
    ['unasked', 'x'],
  ]);
  const read = answeredQuestions(someTrainingQuestions, answers).unwrap();
  expect(read.map(({ answer }) => answer)).toEqual(['faster', null]);
});

it('VA-09 invalid questions report what is wrong with them', () => {
  expect(answeredQuestions([{ name: '1', label: 'One' }], new Map()).val).toEqual([
    { name: '1', problem: 'name-malformed' },
  ]);
});
