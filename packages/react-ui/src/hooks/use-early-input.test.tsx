// @vitest-environment jsdom
import { checkedValue } from '@foyer/core/forms';
import { act, type JSX, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Checkbox, PhoneField, TextField } from '../components/field.tsx';
import {
  AreaField,
  ChoiceField,
  DateField,
  PasswordField,
  TickField,
} from '../components/form-fields.tsx';
import { useHydrated } from './use-early-input.ts';

const heard: string[] = [];
const name = {
  name: 'first_name',
  label: 'First Name',
  type: 'text',
  required: true,
  autocomplete: 'given-name',
} as const;
const phone = { ...name, name: 'phone_number', label: 'Phone', type: 'tel' } as const;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  heard.length = 0;
});

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function Form({ first = '' }: { readonly first?: string }): JSX.Element {
  const [text, setText] = useState(first);
  const [digits, setDigits] = useState('');
  const [on, setOn] = useState(false);
  const isHydrated = useHydrated();
  return (
    <>
      <TextField
        spec={name as never}
        value={text}
        onFocus={() => heard.push('begun')}
        onChange={(typed) => {
          heard.push(typed);
          setText(typed);
        }}
      />
      <PhoneField
        spec={phone as never}
        value={digits}
        onType={(typed) => {
          const value = typed.value.replaceAll(/\D/g, '');
          heard.push(value);
          setDigits(value);
          return { value, caret: value.length };
        }}
      />
      <Checkbox name="opt_in" label="Text me" checked={on} onChange={setOn} />
      <output>{isHydrated ? 'script' : 'page'}</output>
    </>
  );
}

/** Renders the prerendered form without hydrating it. */
function aDrawnForm(): HTMLElement {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<Form />);
  return root;
}

function box(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  if (found === null) throw new Error(`There is no box ${name}.`);
  return found;
}

describe('a prerendered form', () => {
  it('PG-245 LX-04 keeps what was typed, ticked and chosen in every kind of field', async () => {
    const spec = { label: 'A label', required: true };
    const options = ['a', 'b'].map((value) => ({ value, label: value }));
    const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((value) => ({ value, label: value }));
    const fields = (onChange: (name: string, value: string) => void): JSX.Element => {
      const shared = (name: string) => ({
        spec: { ...spec, name } as never,
        value: '',
        onChange: onChange.bind(null, name),
      });
      return (
        <>
          <PasswordField {...shared('password')} />
          <AreaField
            {...shared('message')}
            spec={{ ...spec, name: 'message', maxLength: 9 } as never}
          />
          <DateField {...shared('day')} />
          <TickField {...shared('agreed')} />
          <ChoiceField {...shared('few')} spec={{ ...spec, name: 'few', options } as never} />
          <ChoiceField
            {...shared('list')}
            spec={{ ...spec, name: 'list', options: many } as never}
          />
        </>
      );
    };
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = renderToString(fields(() => undefined));
    box('password').value = 'Quiet';
    box('day').value = '2026-11-27';
    box('agreed').checked = true;
    const [, second] = document.querySelectorAll<HTMLInputElement>('[name=few]');
    if (second) second.checked = true;
    const list = document.querySelector('select');
    if (list) list.value = 'c';
    const text = document.querySelector('textarea');
    if (text) text.value = 'Hello';
    const kept: Record<string, string> = {};
    await act(async () =>
      hydrateRoot(
        root,
        fields((name, value) => {
          kept[name] = value;
        }),
      ),
    );
    expect(kept).toEqual({
      password: 'Quiet',
      message: 'Hello',
      day: '2026-11-27',
      agreed: checkedValue,
      few: 'b',
      list: 'c',
    });
  });

  it('LX-04 keeps what the visitor typed and ticked before hydration and reports it as new input', async () => {
    const root = aDrawnForm();
    box('first_name').value = 'Ada';
    box('phone_number').value = '212 555';
    box('opt_in').checked = true;
    await act(async () => hydrateRoot(root, <Form />));
    expect(heard).toEqual(['begun', 'Ada', '212555']);
    expect(box('first_name').value).toBe('Ada');
    expect(box('phone_number').value).toBe('212555');
    expect(box('opt_in').checked).toBe(true);
  });

  it('LC-18 reports nothing when the visitor typed nothing', async () => {
    const root = aDrawnForm();
    await act(async () => hydrateRoot(root, <Form />));
    expect(heard).toEqual([]);
  });

  it('shows the content common to all visitors until hydration', async () => {
    const root = aDrawnForm();
    expect(root.querySelector('output')?.textContent).toBe('page');
    await act(async () => hydrateRoot(root, <Form />));
    expect(root.querySelector('output')?.textContent).toBe('script');
  });

  it('does not mistake values set by the script for the visitor’s input', async () => {
    const root = document.body.appendChild(document.createElement('div'));
    await act(async () => createRoot(root).render(<Form first="Grace" />));
    expect(heard).toEqual([]);
    expect(root.querySelector('output')?.textContent).toBe('script');
    expect(box('first_name').value).toBe('Grace');
  });
});
