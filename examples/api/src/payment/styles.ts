import { readFileSync } from 'node:fs';
import type { Hono } from 'hono';

import { packagedFile } from '../system.ts';

export const styles = `
@font-face {
  font-family: 'Newsreader Variable';
  font-display: swap;
  font-weight: 200 800;
  src: url('${fontUrl('newsreader.woff2')}') format('woff2');
}
@font-face {
  font-family: 'Instrument Sans Variable';
  font-display: swap;
  font-weight: 400 700;
  src: url('${fontUrl('instrument-sans.woff2')}') format('woff2');
}
/* Fallbacks about as wide as the fonts, so that nothing jumps when the fonts load. */
@font-face {
  font-family: 'Newsreader Fallback';
  src: local('Georgia'), local('Gelasio'), local('DejaVu Serif');
  size-adjust: 92%;
}
@font-face {
  font-family: 'Instrument Sans Fallback';
  src: local('Arial'), local('Liberation Sans'), local('Helvetica Neue');
}
:root {
  color-scheme: light dark;
  --paper: light-dark(#f7f3ec, #15140f);
  --raised: light-dark(#fdfbf7, #1d1b16);
  --ink: light-dark(#191713, #f2ece0);
  --soft: light-dark(#51493e, #bdb4a4);
  --line: light-dark(#d9d0c1, #37342b);
  --line-strong: light-dark(#85796a, #857c6e);
  --accent: light-dark(#1d3f36, #b3d1c2);
  --on-accent: light-dark(#fdfbf7, #10201a);
  --problem: light-dark(#932a1c, #f0a898);
  --problem-wash: light-dark(#f6e4dc, #3a211b);
  --display: 'Newsreader Variable', 'Newsreader Fallback', Georgia, serif;
  --text: 'Instrument Sans Variable', 'Instrument Sans Fallback', system-ui, sans-serif;
}
* { box-sizing: border-box; margin: 0; }
html { -webkit-text-size-adjust: 100%; }
body {
  background: var(--paper);
  color: var(--ink);
  font: 1.0625rem/1.55 var(--text);
  overflow-wrap: break-word;
  padding: 0 clamp(1.25rem, 5vw, 5rem) 4.5rem;
}
.masthead {
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  max-width: 68rem;
  margin: 0 auto;
  padding: 1.5rem 0;
  border-bottom: 1px solid var(--line);
}
.house { font: 380 1.5rem/1 var(--display); letter-spacing: -0.02em; }
.where { color: var(--soft); font-size: 1rem; }
main { max-width: 68rem; margin: 0 auto; padding-top: clamp(2rem, 6vw, 4.5rem); }
h1 {
  font: 380 clamp(2.5rem, 1.9rem + 2vw, 3.5rem)/1.04 var(--display);
  letter-spacing: -0.022em;
  text-wrap: balance;
}
h2 { font: 380 1.75rem/1.15 var(--display); letter-spacing: -0.015em; margin-bottom: 1.5rem; }
h3 { font-size: 1.0625rem; font-weight: 600; }
.lead { font-size: 1.1875rem; color: var(--soft); margin: 1rem 0 2rem; max-width: 34rem; text-wrap: pretty; }
.columns { display: grid; grid-template-columns: minmax(0, 1fr); gap: 3.5rem; }
.sums { border-top: 1px solid var(--line); }
.sums > div {
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, auto);
  gap: 1rem;
  padding: 0.75rem 0;
  border-bottom: 1px solid var(--line);
}
dd { margin: 0; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
.sums dd { overflow-wrap: normal; text-align: end; }
.total { font-size: 1.3125rem; }
.later { font: 600 1.0625rem/1.4 var(--text); letter-spacing: 0; margin: 2.25rem 0 0.75rem; }
.note { color: var(--soft); font-size: 1rem; margin: 1rem 0 0; text-wrap: pretty; }
.facts { margin-top: 2rem; font-size: 1rem; display: grid; gap: 0.125rem; }
.facts dt { color: var(--soft); }
.facts dd { margin-bottom: 0.75rem; }
.facts + form { margin-top: 1.5rem; }
form:not(.asks):has(.field) { display: grid; grid-template-columns: 1fr 1fr; gap: 1.5rem 1rem; align-items: end; }
.field.whole, form > button { grid-column: 1 / -1; }
label { font-size: 1rem; font-weight: 550; }
.hint { color: var(--soft); font-size: 1rem; }
.problem { color: var(--problem); font-size: 1rem; }
input, select {
  width: 100%;
  min-height: 3rem;
  margin-top: 0.375rem;
  padding: 0.5rem 0.75rem;
  border: 1px solid var(--line-strong);
  border-radius: 4px;
  background: var(--raised);
  color: inherit;
  font: inherit;
  font-variant-numeric: tabular-nums;
}
select {
  appearance: none;
  padding-right: 2.25rem;
  text-overflow: ellipsis;
  background-image: linear-gradient(45deg, transparent 50%, currentColor 50%),
    linear-gradient(135deg, currentColor 50%, transparent 50%);
  background-position: right 1.125rem center, right 0.8125rem center;
  background-size: 0.3125rem 0.3125rem;
  background-repeat: no-repeat;
}
input[aria-invalid='true'], select[aria-invalid='true'] { border-color: var(--problem); box-shadow: inset 0 0 0 1px var(--problem); }
button, .button {
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: 3.25rem;
  padding: 0.75rem 2rem;
  border: 1px solid transparent;
  border-radius: 4px;
  font: inherit;
  font-weight: 550;
  text-decoration: none;
  cursor: pointer;
}
button[aria-busy='true'] { opacity: 0.75; cursor: progress; }
button[aria-busy='true']::after {
  content: '' / '';
  width: 1em;
  height: 1em;
  margin-inline-start: 0.75rem;
  border: 2px solid;
  border-inline-end-color: transparent;
  border-radius: 50%;
}
@media (prefers-reduced-motion: no-preference) {
  button[aria-busy='true']::after { animation: turn 0.8s linear infinite; }
}
@keyframes turn { to { rotate: 1turn; } }
.primary { background: var(--accent); color: var(--on-accent); }
.quiet { background: none; color: inherit; border-color: var(--line-strong); }
.brands { display: flex; flex-wrap: wrap; gap: 0.375rem; list-style: none; padding: 0; margin-top: 0.5rem; }
.brands svg { display: block; width: 2.375rem; height: 1.5rem; border-radius: 3px; box-shadow: 0 0 0 1px var(--line); }
.brands [data-other] { opacity: 0.25; }
form.wallets { display: grid; gap: 0.75rem; grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr)); }
form.wallets > button { grid-column: auto; }
.wallet { background: #000; color: #fff; border-color: light-dark(#000, #857c6e); border-radius: 6px; }
.or { display: flex; align-items: center; gap: 1rem; margin: 1.5rem 0; color: var(--soft); font-size: 1rem; }
.or::before, .or::after { content: '' / ''; flex: 1; border-top: 1px solid var(--line); }
form > .note { grid-column: 1 / -1; margin: 0; }
.single { max-width: 34rem; margin-inline: auto; }
.single > h1 + .sums { margin-top: 1.5rem; }
.single .choices { margin-top: 2rem; }
.who { font-weight: 600; margin-bottom: 0.75rem; }
.asks { display: grid; gap: 1.75rem; max-width: 30rem; }
.asks fieldset { border: 0; padding: 0; display: grid; }
.asks legend { font-weight: 550; margin-bottom: 0.5rem; padding: 0; }
.person {
  display: flex;
  gap: 0.875rem;
  align-items: center;
  min-height: 3rem;
  padding: 0.625rem 0;
  border-top: 1px solid var(--line);
  font-size: 1.0625rem;
  font-weight: 400;
  cursor: pointer;
}
.person input { width: 1.25rem; min-height: 1.25rem; margin: 0; accent-color: var(--accent); }
.person .hint { display: block; }
.choices { display: flex; flex-wrap: wrap; gap: 0.75rem; }
a { color: inherit; text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
a:not(.button) { display: inline-block; padding: 0.625rem 0; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
.aside { display: flex; flex-wrap: wrap; gap: 0 1.75rem; margin-top: 1rem; }
.alert {
  background: var(--problem-wash);
  border-left: 3px solid var(--problem);
  padding: 1rem 1.25rem;
  margin-bottom: 1.75rem;
}
/* Focused so that it is read first. It isn't interactive. */
.alert:focus { outline: none; }
.alert ul { padding: 0; list-style: none; }
.alert a { color: var(--problem); padding: 0.25rem 0; }
.cards { border-top: 1px solid var(--line); margin-top: 1.5rem; font-size: 1rem; }
summary { cursor: pointer; padding: 0.75rem 0; display: flex; justify-content: space-between; }
summary::after { content: '+' / ''; font-size: 1.25rem; line-height: 1; }
details[open] > summary::after { content: '–' / ''; }
table { width: 100%; border-collapse: collapse; margin-top: 0.75rem; }
th { text-align: left; font-weight: 550; }
th, td { padding: 0.5rem 0.75rem 0.5rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
.digits { font-variant-numeric: tabular-nums; user-select: all; }
@media (min-width: 651px) { .digits { white-space: nowrap; } }
@media (max-width: 650px) { form > button, .choices > * { flex: 1 0 100%; width: 100%; } }
/* In one column the card comes right after the sums. Who buys and where is read last. */
@media (max-width: 1023px) {
  .columns { display: flex; flex-direction: column; gap: 0; }
  .order { display: contents; }
  .card { margin-top: 2.5rem; }
  .order > .facts, .order > .facts ~ * { order: 1; }
}
@media (min-width: 1024px) {
  .columns { grid-template-columns: 1fr 28rem; gap: 6rem; }
}
`;

/** The site's two typefaces, by file name. */
const files = {
  'newsreader.woff2': '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
  'instrument-sans.woff2':
    '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
} as const;

export function fontUrl(name: keyof typeof files): string {
  return `/payment/fonts/${name}`;
}

/** Serves the typefaces under the payment application's path, because it doesn't depend on the site. */
export function serveFonts(app: Hono): void {
  for (const [name, file] of Object.entries(files)) {
    let font: Uint8Array<ArrayBuffer> | null = null;
    app.get(`/fonts/${name}`, (context) => {
      font ??= new Uint8Array(readFileSync(packagedFile(file)));
      context.header('Content-Type', 'font/woff2');
      context.header('Cache-Control', 'public, max-age=604800');
      return context.body(font);
    });
  }
}
