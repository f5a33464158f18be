import { type CardBrand, statesOf } from '@foyer/core/forms';
import { asksForPostalCode } from '@foyer/core/join';
import type { PaymentMessageKey } from '@foyer/core/messages';
import { html } from 'hono/html';

import type { PaymentCopy } from '../copy/payment-copy.ts';
import { brandNames } from './cards.ts';
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
  { copy, messages, states, locale }: PageLanguage,
): Markup {
  const { name, label, hint, size } = box;
  const choices = box.choices
    ?.map(({ code, name: english }) => ({ code, name: states[english] ?? english }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale));
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

/** A small sign for each brand, drawn in its colors. */
const drawings: Readonly<Record<CardBrand, Markup>> = {
  visa: plate(
    '#ffffff',
    '#1a1f71',
    'VISA',
    html`font-style="italic" font-weight="800" font-size="10"`,
  ),
  mastercard: html`<rect width="38" height="24" rx="3" fill="#fff" />
    <circle cx="15.5" cy="12" r="7" fill="#eb001b" />
    <circle cx="22.5" cy="12" r="7" fill="#f79e1b" />
    <path d="M19 5.94a7 7 0 0 1 0 12.12 7 7 0 0 1 0-12.12z" fill="#ff5f00" />`,
  amex: plate('#016fd0', '#ffffff', 'AMEX', html`font-weight="700" font-size="9"`),
  discover: plate('#ffffff', '#221f1f', 'DISC', html`font-weight="700" font-size="8"`, '#f48120'),
  diners: plate('#ffffff', '#0079be', 'Diners', html`font-weight="600" font-size="8"`),
  jcb: plate(
    '#ffffff',
    '#0b4ea2',
    'JCB',
    html`font-style="italic" font-weight="700" font-size="10"`,
  ),
};

/** The brands that are accepted. The page's script emphasizes the one of the typed number. */
function brandMarks(label: string): Markup {
  const brands = Object.entries(drawings) as [CardBrand, Markup][];
  return html`<ul class="brands" aria-label="${label}">
    ${brands.map(
      ([brand, drawing]) =>
        html`<li data-brand="${brand}">
          <svg viewBox="0 0 38 24" role="img" aria-label="${brandNames[brand]}">${drawing}</svg>
        </li>`,
    )}
  </ul>`;
}

function plate(ground: string, ink: string, text: string, font: Markup, dot?: string): Markup {
  return html`<rect width="38" height="24" rx="3" fill="${ground}" />
    ${dot === undefined ? '' : html`<circle cx="30" cy="17" r="4" fill="${dot}" />`}
    <text x="19" y="15.5" text-anchor="middle" fill="${ink}" font-family="sans-serif" ${font}
      >${text}</text
    >`;
}
