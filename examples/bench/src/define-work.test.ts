import { expect, it } from 'vitest';
import { defineWork } from './define-work.ts';

const doubling = defineWork('double', () => ({
  inputs: [0, 2, 3],
  ours: (input) => input * 2,
  peers: [
    { name: 'adds', run: (input: number) => String(input + input), answer: Number },
    { name: 'squares', run: (input: number) => input * input },
    {
      name: 'throws',
      run: () => {
        throw new Error('never learnt it');
      },
    },
  ],
  floor: { run: (input: number) => input * 2 },
  target: null,
}));

it('a peer whose answer is another is told, with the first input that shows it', async () => {
  const { ways, findWrongAnswers } = await doubling.prepare();
  expect(ways).toEqual(['Foyer', 'adds', 'squares', 'throws', 'floor']);
  expect(findWrongAnswers()).toEqual([
    { way: 'squares', input: 3, expected: 6, seen: 9 },
    { way: 'throws', input: 0, expected: 0, seen: new Error('never learnt it') },
  ]);
});

it('each way has a figure, and an unknown one is a bug', async () => {
  const { measure } = await doubling.prepare();
  expect(await measure('Foyer')).toBeGreaterThan(0);
  await expect(measure('nobody')).rejects.toThrow('double has no way called nobody.');
});
