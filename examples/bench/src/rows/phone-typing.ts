import { typePhone } from '@foyer/core';
import { AsYouType } from 'libphonenumber-js/min';
import type { Benchmark } from '../benchmark.ts';
import { defineWork } from '../define-work.ts';

/** A telephone number typed key by key, grouped after each. FM-02 */
export const phoneTyping: Benchmark = defineWork('phone number typed, 10 keys', () => ({
  inputs: ['2125550123', '7185550199', '6465550100', '9175550142'],
  ours: (digits) => {
    let value = '';
    for (const digit of digits) {
      const shown = typePhone({ value: value + digit, caret: value.length + 1 }, 'US');
      if (shown !== null) ({ value } = shown);
    }
    return value;
  },
  answer: digitsOf,
  peers: [
    {
      name: 'libphonenumber-js',
      run: (digits) => {
        const box = new AsYouType('US');
        let value = '';
        for (const digit of digits) value = box.input(digit);
        return value;
      },
      // (212) 555-0123 is 212-555-0123 in its own style.
      answer: digitsOf,
    },
  ],
  floor: {
    run: (digits) => {
      let value = '';
      for (let typed = 1; typed <= digits.length; typed += 1) {
        const shown = digits.slice(0, typed);
        value =
          typed > 6
            ? `${shown.slice(0, 3)}-${shown.slice(3, 6)}-${shown.slice(6)}`
            : typed > 3
              ? `${shown.slice(0, 3)}-${shown.slice(3)}`
              : shown;
      }
      return value;
    },
    answer: digitsOf,
  },
  target: { figure: 2.1, beside: { name: 'libphonenumber-js', figure: 20.8 } },
}));

/** The groups, whatever stands between them. */
function digitsOf(shown: unknown): unknown {
  return String(shown)
    .split(/\D+/)
    .filter((group) => group !== '');
}
