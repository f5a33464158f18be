import { statesOf } from '@foyer/core/forms';
import { asksForPostalCode } from '@foyer/core/join';
import type { PaymentMessageKey } from '@foyer/core/messages';
import { html } from 'hono/html';

import type { PaymentCopy } from '../copy/payment-copy.ts';
import { brandMarks } from './brand-marks.ts';
import type { Markup, PageLanguage } from './page-shell.ts';
import type { TypedPayment } from './read-payment.ts';

interface Box {
  readonly name: keyof TypedPayment;
  readonly label: string;
  readonly hint?: string;
  readonly autocomplete: string;
  readonly isNumeric?: true;
  readonly size: 'whole' | 'half';
  /** When present, the field is a select with these options. */
  readonly choices?: readonly { readonly code: string; readonly name: string }[];
}

/** The fields for a buyer at a club in this country: the card, and the billing address as far as it is needed. */
export function boxesFor(country: string, copy: PaymentCopy): readonly Box[] {
  const states = statesOf(country);
  const postalCode: Box = {
    name: 'postalCode',
    label: copy.postalCode[country === 'US' || country === 'CA' ? country : 'other'],
    autocomplete: 'billing postal-code',
    size: states.length > 0 ? 'half' : 'whole',
  };
  const state: Box = {
    name: 'state',
    label: country === 'CA' ? copy.province : copy.state,
    autocomplete: 'billing address-level1',
    size: 'half',
    choices: states,
  };
  return [
    ...cardBoxes(copy),
    ...(asksForPostalCode(country) ? [postalCode] : []),
    ...(states.length > 0 ? [state] : []),
  ];
}

export function boxMarkup(
  box: Box,
  problem: PaymentMessageKey | undefined,
  value: string,
  { copy, messages }: PageLanguage,
): Markup {
  const { name, label, hint, size, choices } = box;
  const described = [
    ...(hint === undefined ? [] : [`${name}-hint`]),
    ...(problem === undefined ? [] : [`${name}-error`]),
  ].join(' ');
  const aria = html`aria-invalid="${problem === undefined ? 'false' : 'true'}"
  ${described === '' ? '' : html`aria-describedby="${described}"`}`;
  return html`<div class="field ${size}">
    <label for="${name}">${label}</label>
    ${hint === undefined ? '' : html`<p class="hint" id="${name}-hint">${hint}</p>`}
    ${
      problem === undefined
        ? ''
        : html`<p class="problem" id="${name}-error">${messages[problem]}</p>`
    }
    ${choices === undefined ? typedIn(box, value, aria) : chosen(box, choices, value, aria, copy.choose)}
    ${name === 'number' ? brandMarks(copy.accepted) : ''}
  </div>`;
}

const cardBoxes = (copy: PaymentCopy): readonly Box[] => [
  {
    name: 'number',
    label: copy.number,
    hint: copy.numberHint,
    autocomplete: 'cc-number',
    isNumeric: true,
    size: 'whole',
  },
  {
    name: 'expiry',
    label: copy.expiry,
    hint: copy.expiryHint,
    autocomplete: 'cc-exp',
    isNumeric: true,
    size: 'half',
  },
  {
    name: 'code',
    label: copy.code,
    hint: copy.codeHint,
    autocomplete: 'cc-csc',
    isNumeric: true,
    size: 'half',
  },
  {
    name: 'name',
    label: copy.name,
    autocomplete: 'cc-name',
    size: 'whole',
  },
];

function typedIn({ name, autocomplete, isNumeric }: Box, value: string, aria: Markup): Markup {
  return html`<input
    id="${name}"
    name="${name}"
    type="text"
    value="${value}"
    autocomplete="${autocomplete}"
    inputmode="${isNumeric ? 'numeric' : 'text'}"
    spellcheck="false"
    required
    ${aria}
  />`;
}

function chosen(
  { name, autocomplete }: Box,
  choices: NonNullable<Box['choices']>,
  value: string,
  aria: Markup,
  choose: string,
): Markup {
  return html`<select id="${name}" name="${name}" autocomplete="${autocomplete}" required ${aria}>
    <option value="">${choose}</option>
    ${choices.map(
      (choice) =>
        html`<option value="${choice.code}" ${choice.code === value ? 'selected' : ''}>
          ${choice.name}
        </option>`,
    )}
  </select>`;
}
