import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { dynamicForm, type FieldConfig } from './dynamic-form.ts';

const colors = [
  { value: 'red', label: 'Red' },
  { value: 'blue', label: 'Blue' },
];

function problemOf(config: Omit<FieldConfig, 'name'>, text: string): string | null {
  const form = dynamicForm([{ name: 'asked', ...config }]).unwrap();
  return form.check({ asked: text }).errors['asked']?.key ?? null;
}

describe('a form from field configurations', () => {
  it('VA-09 has the configured fields in order, each with its type', () => {
    const form = dynamicForm([
      { name: 'full', label: 'Full Name' },
      { name: 'mail', label: 'Email', type: 'email' },
      { name: 'phone', label: 'Phone', type: 'phone' },
      { name: 'colour', label: 'Colour', type: 'select', options: colors },
      { name: 'note', label: 'Note', type: 'textarea' },
    ]).unwrap();
    expect(
      form.fields.map((field) => [
        field.name,
        field.kind,
        field.kind === 'box' ? field.type : null,
        field.required,
      ]),
    ).toEqual([
      ['full', 'box', 'text', true],
      ['mail', 'box', 'email', true],
      ['phone', 'box', 'tel', true],
      ['colour', 'choice', null, false],
      ['note', 'area', null, false],
    ]);
  });

  it('VA-09 selects and text areas are required only if flagged', () => {
    expect(problemOf({ label: 'Colour', type: 'select', options: colors }, '')).toBeNull();
    expect(problemOf({ label: 'Note', type: 'textarea' }, '')).toBeNull();
    const flagged = { required: true } as const;
    expect(problemOf({ label: 'Colour', type: 'select', options: colors, ...flagged }, '')).toBe(
      'fillOut',
    );
    expect(problemOf({ label: 'Note', type: 'textarea', ...flagged }, ' \n ')).toBe('fillOut');
  });

  it('VA-09 FM-01 text boxes are required by default', () => {
    for (const type of ['text', 'name', 'email', 'phone'] as const) {
      expect(problemOf({ label: 'Asked', type }, '')).not.toBeNull();
      expect(problemOf({ label: 'Asked', type, required: false }, '')).toBeNull();
    }
    expect(problemOf({ label: 'Goal' }, ' ')).toBe('fillOut');
  });

  it('VA-09 VA-03 VA-04 e-mail and phone are validated as everywhere, even if optional', () => {
    expect(problemOf({ label: 'Email', type: 'email' }, 'ada@mail')).toBe('email');
    expect(problemOf({ label: 'Email', type: 'email', required: false }, 'ada@mail')).toBe('email');
    expect(problemOf({ label: 'Phone', type: 'phone' }, '12345')).toBe('phoneLength');
    expect(problemOf({ label: 'Phone', type: 'phone' }, '+44 20 7946 0958')).toBeNull();
  });

  it.each(['Name', 'Full name', 'EMERGENCY CONTACT NAME', 'Surname'])(
    'VA-09 VA-01 a label %j asks for a name',
    (label) => {
      expect(problemOf({ label }, 'Ada B.')).toBeNull();
      expect(problemOf({ label }, 'Ada 2')).toBe('simpleName');
      expect(problemOf({ label }, 'A')).toBe('simpleName');
      expect(problemOf({ label }, '')).toBe('fillOut');
    },
  );

  it('VA-09 an explicit type wins over the label', () => {
    expect(problemOf({ label: 'Username', type: 'text' }, 'ada_2')).toBeNull();
    expect(problemOf({ label: 'Name of your club', type: 'select', options: colors }, '')).toBe(
      null,
    );
    expect(problemOf({ label: 'Name and email', type: 'email' }, 'ada@mail.example')).toBeNull();
    expect(problemOf({ label: 'How to call you', type: 'name' }, 'Ada 2')).toBe('simpleName');
  });

  it('VA-09 rejects an answer that the select doesn’t offer', () => {
    const select = { label: 'Colour', type: 'select', options: colors } as const;
    expect(problemOf(select, 'green')).toBe('fillOut');
    expect(problemOf(select, 'blue')).toBeNull();
  });

  it('VA-09 FM-03 enforces length limits that autofill ignores', () => {
    expect(problemOf({ label: 'Goal' }, 'x'.repeat(51))).toBe('textTooLong');
    expect(problemOf({ label: 'Goal', maxLength: 60 }, 'x'.repeat(51))).toBeNull();
    expect(problemOf({ label: 'Full Name' }, 'x'.repeat(51))).toBe('textTooLong');
    expect(problemOf({ label: 'Note', type: 'textarea' }, 'x'.repeat(151))).toBe('textTooLong');
  });

  it('VA-09 returns each text as its rule parses it', () => {
    const form = dynamicForm([
      { name: 'full', label: 'Full Name' },
      { name: 'mail', label: 'Email', type: 'email' },
      { name: 'phone', label: 'Phone', type: 'phone', required: false },
      { name: 'note', label: 'Note', type: 'textarea' },
    ]).unwrap();
    const asked = { full: ' Zoe\u0308 ', mail: 'Zoe@MAIL.example', phone: '(212) 555-0123' };
    expect(form.check({ ...asked, note: ' Evenings. ', other: 'x' }).values).toEqual({
      full: 'Zoë',
      mail: 'Zoe@mail.example',
      phone: '2125550123',
      note: 'Evenings.',
    });
  });

  it('VA-09 reports every problem of a configuration', () => {
    const found = dynamicForm([
      { name: 'a', label: 'First' },
      { name: 'a', label: ' ' },
      { name: '__proto__', label: 'Odd' },
      { name: 'pick', label: 'Pick', type: 'select' },
      { name: 'twice', label: 'Twice', type: 'select', options: [...colors, ...colors] },
    ]);
    expect(found.val).toEqual([
      { name: 'a', problem: 'name-twice' },
      { name: 'a', problem: 'no-label' },
      { name: '__proto__', problem: 'name-malformed' },
      { name: 'pick', problem: 'no-options' },
      { name: 'twice', problem: 'option-twice' },
    ]);
  });

  it('VA-09 VA-14 built-in property names work like other names', () => {
    const form = dynamicForm([{ name: 'constructor', label: 'Goal' }]).unwrap();
    const nothing: Record<string, string> = {};
    expect(form.check(nothing).errors).toEqual({ constructor: { key: 'fillOut' } });
  });

  it('VA-09 VA-14 any configuration and any text get a result', () => {
    const anyText = fc.oneof(fc.string(), fc.constantFrom('', 'name', 'a', '\u{1f3cb}', '\ud800'));
    const anyConfig = fc.record(
      {
        name: anyText,
        label: anyText,
        type: fc.constantFrom('text', 'name', 'email', 'phone', 'select', 'textarea'),
        required: fc.boolean(),
        options: fc.array(fc.record({ value: anyText, label: anyText }), { maxLength: 3 }),
        maxLength: fc.nat(200),
      },
      { requiredKeys: ['name', 'label'] },
    ) as fc.Arbitrary<FieldConfig>;
    fc.assert(
      fc.property(fc.array(anyConfig, { maxLength: 4 }), anyText, (configs, text) => {
        const form = dynamicForm(configs);
        if (form.err) return;
        const input = Object.fromEntries(configs.map(({ name }) => [name, text]));
        const { errors, values } = form.val.check(input);
        expect(values === null).toBe(Object.keys(errors).length > 0);
      }),
    );
  });
});
