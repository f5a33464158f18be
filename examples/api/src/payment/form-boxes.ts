import { asksForPostalCode, type PaymentMessageKey, paymentMessages, statesOf } from '@foyer/core';
import { html } from 'hono/html';

import type { Markup } from './page-shell.ts';
import type { TypedBilling } from './read-billing.ts';
import type { TypedCard } from './read-card.ts';

/** Everything that the payment form sends. */
export type TypedPayment = TypedCard & TypedBilling;

export type PaymentErrors = Readonly<Partial<Record<keyof TypedPayment, PaymentMessageKey>>>;

/** A box of the form. */
export interface Box {
  readonly name: keyof TypedPayment;
  readonly label: string;
  readonly hint: string | null;
  readonly autocomplete: string;
  readonly isNumeric: boolean;
  readonly size: 'whole' | 'half';
  /** Given, one of these is chosen instead of typed. */
  readonly choices?: readonly { readonly code: string; readonly name: string }[];
}

/** The boxes that a buyer at a club of the country fills in: the card, and as much of its address as is asked. VA-07 */
export function boxesFor(country: string): readonly Box[] {
  const states = statesOf(country);
  const state = { name: 'state', hint: null, autocomplete: 'billing address-level1' } as const;
  return [
    ...cardBoxes,
    ...(asksForPostalCode(country) ? [postalCodeBox(country, states.length > 0)] : []),
    ...(states.length > 0
      ? [
          {
            ...state,
            label: country === 'CA' ? 'Province' : 'State',
            isNumeric: false,
            size: 'half' as const,
            choices: states,
          },
        ]
      : []),
  ];
}

/** A box with its label, its hint and what is wrong with it. FM-06 */
export function boxMarkup(box: Box, problem: PaymentMessageKey | undefined, value: string): Markup {
  const { name, label, hint, size, choices } = box;
  const described = [
    ...(hint === null ? [] : [`${name}-hint`]),
    ...(problem === undefined ? [] : [`${name}-error`]),
  ].join(' ');
  const aria = html`aria-invalid="${problem === undefined ? 'false' : 'true'}"
  ${described === '' ? '' : html`aria-describedby="${described}"`}`;
  return html`<div class="field ${size}">
    <label for="${name}">${label}</label>
    ${hint === null ? '' : html`<p class="hint" id="${name}-hint">${hint}</p>`}
    ${
      problem === undefined
        ? ''
        : html`<p class="problem" id="${name}-error">${paymentMessages[problem]}</p>`
    }
    ${choices === undefined ? typedIn(box, value, aria) : chosen(box, choices, value, aria)}
  </div>`;
}

const cardBoxes: readonly Box[] = [
  {
    name: 'number',
    label: 'Card number',
    hint: 'Test cards only: see the list below.',
    autocomplete: 'cc-number',
    isNumeric: true,
    size: 'whole',
  },
  {
    name: 'expiry',
    label: 'Expiry date',
    hint: 'MM/YY',
    autocomplete: 'cc-exp',
    isNumeric: true,
    size: 'half',
  },
  {
    name: 'code',
    label: 'Security code',
    hint: '3 or 4 digits',
    autocomplete: 'cc-csc',
    isNumeric: true,
    size: 'half',
  },
  {
    name: 'name',
    label: 'Name on card',
    hint: null,
    autocomplete: 'cc-name',
    isNumeric: false,
    size: 'whole',
  },
];

function postalCodeBox(country: string, hasStates: boolean): Box {
  const words: Readonly<Record<string, string>> = { US: 'ZIP code', CA: 'Postal code' };
  return {
    name: 'postalCode',
    label: words[country] ?? 'Postcode',
    hint: null,
    autocomplete: 'billing postal-code',
    isNumeric: false,
    size: hasStates ? 'half' : 'whole',
  };
}

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
): Markup {
  return html`<select id="${name}" name="${name}" autocomplete="${autocomplete}" required ${aria}>
    <option value="">Choose</option>
    ${choices.map(
      (choice) =>
        html`<option value="${choice.code}" ${choice.code === value ? 'selected' : ''}>
          ${choice.name}
        </option>`,
    )}
  </select>`;
}
