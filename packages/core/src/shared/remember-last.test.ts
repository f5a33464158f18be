import { expect, it } from 'vitest';

import { rememberLast } from './remember-last.ts';

it('an answer is worked out once while the input stays, and anew for another that is equal', () => {
  const asked: string[] = [];
  const lengthOf = rememberLast(({ text }: { text: string }) => {
    asked.push(text);
    return text.length;
  });
  const [ada, bo, otherBo] = [{ text: 'Ada' }, { text: 'Bo' }, { text: 'Bo' }];
  expect([ada, ada, bo, otherBo, ada].map(lengthOf)).toEqual([3, 3, 2, 2, 3]);
  expect(asked).toEqual(['Ada', 'Bo', 'Bo', 'Ada']);
});
