import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

export type DevMarkup = HtmlEscapedString | Promise<HtmlEscapedString>;

interface DevPage {
  readonly title: string;
  readonly path: string;
  /** Shown when there are no entries. */
  readonly empty: string;
  readonly entries: readonly DevMarkup[];
}

/** A page that lists an outbox for developers, newest first. hono/html escapes what people typed. */
export function devPage({ title, path, empty, entries }: DevPage): DevMarkup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${raw(styles)}
        </style>
      </head>
      <body>
        <h1>${title}</h1>
        <p><a class="again" href="${path}">Reload</a></p>
        ${entries.length === 0 ? html`<p>${empty}</p>` : ''} ${entries}
      </body>
    </html>`;
}

/** `2026-11-20 15:04:05 UTC` */
export function timeOf(instant: string): DevMarkup {
  return html`<time datetime="${instant}"
    >${instant.slice(0, 10)} ${instant.slice(11, 19)} UTC</time
  >`;
}

const styles = `
:root {
  color-scheme: light dark;
}
body {
  font:
    1rem/1.5 Georgia,
    serif;
  max-width: 76rem;
  margin: 2rem auto 4rem;
  padding: 0 1.25rem;
  background: light-dark(#f7f3ec, #1c1a18);
  color: light-dark(#1c1a18, #f2ede4);
}
h1 {
  font-weight: 400;
  font-size: 2.25rem;
  letter-spacing: -0.02em;
}
article {
  border-top: 1px solid light-dark(#d8d0c2, #45403a);
  padding: 1.5rem 0;
}
h2 {
  font-size: 1.15rem;
  margin: 0 0 0.25rem;
}
a {
  color: inherit;
}
.again {
  display: inline-block;
  padding: 0.75rem 0;
}
.code {
  font-size: 1.75rem;
  letter-spacing: 0.15em;
  user-select: all;
}
p {
  margin: 0;
  color: light-dark(#5c554a, #b5ac9c);
  font-size: 0.9rem;
  overflow-wrap: anywhere;
}
.parts {
  display: grid;
  gap: 1.5rem;
  grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr));
  margin-top: 1rem;
}
iframe {
  border: 1px solid light-dark(#d8d0c2, #45403a);
  height: 44rem;
  resize: vertical;
  width: 100%;
}
pre {
  margin: 0;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  font:
    0.9rem/1.5 ui-monospace,
    monospace;
}
button {
  font: inherit;
  padding: 0.5rem 1rem;
}
`;
