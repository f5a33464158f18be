// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { type JSX, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

import { CodeBoxes } from './code-boxes.tsx';

afterEach(cleanup);

const typed: string[] = [];

function Asked({
  wrong = false,
  busy = false,
}: {
  readonly wrong?: boolean;
  readonly busy?: boolean;
}): JSX.Element {
  const [value, setValue] = useState('');
  const [refusal, setRefusal] = useState<object | null>(null);
  const [resets, setResets] = useState(0);
  return (
    <>
      <CodeBoxes
        label="Code"
        hint="Four digits."
        value={value}
        error={refusal === null ? undefined : 'That code is not right.'}
        refusal={refusal}
        resets={resets}
        busy={busy}
        onChange={(digits) => {
          setValue(digits);
          typed.push(digits);
          if (wrong && digits.length === 4) setRefusal({});
        }}
      />
      <button
        type="button"
        onClick={() => {
          setValue('');
          setResets((before) => before + 1);
        }}
      >
        Resend
      </button>
    </>
  );
}

function ask(props: Parameters<typeof Asked>[0] = {}): UserEvent {
  typed.length = 0;
  render(<Asked {...props} />);
  return userEvent.setup();
}

const input = (): HTMLInputElement =>
  screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });
const boxes = (): (string | null)[] =>
  Array.from(document.querySelectorAll('.foyer-code__box'), (box) => box.textContent);

describe('the input for the mailed code', () => {
  it('CJ-06 is one labeled group with one input that the browser can autofill', () => {
    ask();
    expect(screen.getByRole('group', { name: 'Code' }).contains(input())).toBe(true);
    expect(input().autocomplete).toBe('one-time-code');
    expect(input().inputMode).toBe('numeric');
    expect(boxes()).toEqual(['', '', '', '']);
  });

  it('CJ-06 accepts only digits, and at most four', async () => {
    const user = ask();
    await user.type(input(), '4a8 2');
    expect(boxes()).toEqual(['4', '8', '2', '']);
    await user.type(input(), '17');
    expect(boxes()).toEqual(['4', '8', '2', '1']);
    expect(typed).toEqual(['4', '48', '482', '4821']);
  });

  it('CJ-06 fills in the code from a pasted sentence with four digits', async () => {
    const user = ask();
    await user.click(input());
    await user.paste('Your code is 0482.');
    expect(boxes()).toEqual(['0', '4', '8', '2']);
    expect(typed).toEqual(['0482']);
  });

  it('CJ-06 deletes backward with Backspace and leaves with Tab', async () => {
    const user = ask();
    await user.type(input(), '482');
    expect(document.querySelectorAll('.foyer-code__box')[3]?.hasAttribute('data-at')).toBe(true);
    await user.keyboard('{Backspace}{Backspace}');
    expect(boxes()).toEqual(['4', '', '', '']);
    expect(document.querySelectorAll('.foyer-code__box')[1]?.hasAttribute('data-at')).toBe(true);
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Resend' }));
    expect(document.querySelector('[data-at]')).toBeNull();
  });

  it('CJ-09 shows a wrong code’s error below, keeps the focus, and lets typing replace the code', async () => {
    const user = ask({ wrong: true });
    await user.type(input(), '1111');
    expect(screen.getByRole('alert').textContent).toBe('That code is not right.');
    const error = screen.getByRole('alert').id;
    expect(input().getAttribute('aria-describedby')?.split(' ')).toContain(error);
    expect(input().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(input());
    await user.keyboard('2');
    expect(boxes()).toEqual(['2', '', '', '']);
  });

  it('CJ-09 lets typing replace a wrong code after a press on the boxes', async () => {
    const user = ask({ wrong: true });
    await user.type(input(), '4821');
    await user.click(input());
    await user.keyboard('5');
    expect(boxes()).toEqual(['5', '', '', '']);
  });

  it('CJ-08 is cleared and focused after the visitor asks for a new code', async () => {
    const user = ask();
    await user.type(input(), '48');
    await user.click(screen.getByRole('button', { name: 'Resend' }));
    expect(boxes()).toEqual(['', '', '', '']);
    expect(document.activeElement).toBe(input());
  });

  it('CJ-06 cannot be edited while a code is being checked', async () => {
    const user = ask({ busy: true });
    await user.type(input(), '4');
    await user.paste('4821');
    expect(boxes()).toEqual(['', '', '', '']);
    expect(typed).toEqual([]);
  });
});
