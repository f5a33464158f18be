import type { CardBrand } from '@foyer/core/forms';
import { html } from 'hono/html';

import { brandNames } from './cards.ts';
import type { Markup } from './page-shell.ts';

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
export function brandMarks(label: string): Markup {
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
