import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { createElement as h, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { type BarcodePicture, barcodePng } from './barcode-png.ts';
import type { Fact, MailContent, MailPart, SumLine } from './mail.ts';
import type { MailColor, MailTheme } from './mail-theme.ts';

export interface RenderedMail {
  readonly html: string;
  readonly pictures: readonly MailPicture[];
}

/** A picture that the HTML refers to as `cid:…`. */
export interface MailPicture {
  readonly cid: string;
  readonly fileName: string;
  readonly png: Uint8Array;
}

/** Renders every mail of the chain. Written without JSX, because Node runs the source as it is. */
export function renderMail(subject: string, content: MailContent, theme: MailTheme): RenderedMail {
  const pictures: MailPicture[] = [];
  const draw = (value: string): BarcodePicture & { readonly source: string } => {
    const picture = barcodePng(value);
    const cid = `barcode-${value}@foyer`;
    pictures.push({ cid, fileName: `${value}.png`, png: picture.png });
    return { ...picture, source: `cid:${cid}` };
  };
  const styles = stylesOf(theme);
  const { locale, preheader, sender, title, parts, footer } = content;
  const firstLink = parts.find(({ kind }) => kind === 'link');
  const page = h(
    Html,
    { lang: locale },
    h(
      Head,
      null,
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('title', null, subject),
      h('style', { dangerouslySetInnerHTML: { __html: sheetOf(theme) } }),
    ),
    h(
      Body,
      { className: 'page', style: styles.page },
      h(Preview, null, preheader),
      h(
        Container,
        { className: 'card', style: styles.card },
        h(
          Section,
          { style: styles.inside, className: 'inside' },
          h('p', { className: 'sender', style: styles.sender }, sender.name),
          h('h1', { className: 'ink', style: styles.title }, title),
          ...parts.map((part, index) =>
            h(Part, { key: index, part, isFirstLink: part === firstLink, styles, draw }),
          ),
        ),
        h(
          Section,
          { className: 'footer', style: styles.footer },
          ...footer.lines.map((line) => h('p', { key: line, style: styles.footerLine }, line)),
          h(
            'p',
            { style: styles.footerLine },
            h(
              'a',
              { href: footer.site, target: '_blank', className: 'soft', style: styles.footerLink },
              hostOf(footer.site),
            ),
          ),
          footer.unsubscribe &&
            h(
              'p',
              { style: styles.footerLine },
              h(
                'a',
                {
                  href: footer.unsubscribe.address,
                  target: '_blank',
                  className: 'soft',
                  style: styles.footerLink,
                },
                footer.unsubscribe.label,
              ),
            ),
        ),
      ),
    ),
  );
  return { html: `<!doctype html>${renderToStaticMarkup(page)}`, pictures };
}

/** The HTML with its pictures inside, to show it outside of a mail program. */
export function withPictures({ html, pictures }: RenderedMail): string {
  return pictures.reduce(
    (page, { cid, png }) =>
      page.replace(`cid:${cid}`, `data:image/png;base64,${btoa(String.fromCharCode(...png))}`),
    html,
  );
}

type Styles = ReturnType<typeof stylesOf>;

interface PartProps {
  readonly part: MailPart;
  /** What the mail is for. Other links are outlined. */
  readonly isFirstLink: boolean;
  readonly styles: Styles;
  readonly draw: (value: string) => BarcodePicture & { readonly source: string };
}

function Part({ part, isFirstLink, styles, draw }: PartProps): ReactNode {
  switch (part.kind) {
    case 'text':
      return h('p', { className: 'ink', style: styles.text }, part.text);
    case 'note':
      return h('p', { className: 'soft', style: styles.note }, part.text);
    case 'quote':
      return h('p', { className: 'ink quote', style: styles.quote }, part.text);
    case 'link':
      return h(
        'div',
        { style: styles.action },
        h(
          Button,
          {
            href: part.address,
            className: isFirstLink ? 'button' : 'outlined',
            style: isFirstLink ? styles.button : styles.outlined,
          },
          part.label,
        ),
      );
    case 'code':
      return h(
        Section,
        { className: 'sunk', style: styles.code },
        h('p', { className: 'soft', style: styles.codeLabel }, part.label),
        h('p', { className: 'ink', style: styles.codeText }, part.code),
      );
    case 'facts':
      return h(
        'table',
        { role: 'presentation', cellPadding: 0, cellSpacing: 0, style: styles.table },
        h('tbody', null, ...part.facts.map((fact) => factRow(fact, styles))),
      );
    case 'receipt':
      return h(
        'table',
        { cellPadding: 0, cellSpacing: 0, style: styles.table },
        h('caption', { className: 'soft', style: styles.caption }, part.title),
        h(
          'tbody',
          null,
          ...part.lines.map((line) => sumRow(line, styles, false)),
          sumRow(part.total, styles, true),
        ),
      );
    case 'barcode': {
      const { source, width, height } = draw(part.value);
      return h(
        Section,
        // The picture has the white that a scanner needs. More of it would glare in a dark mail.
        { style: { ...styles.barcode, width } },
        h('img', {
          src: source,
          width,
          height,
          style: styles.picture,
          // Otherwise React asks browsers to preload it.
          fetchPriority: 'low',
          alt: `${part.label} ${part.value}`,
        }),
        h('p', { style: styles.digits }, part.value),
      );
    }
  }
}

/** On a phone the value is below its name: see the style sheet. */
function factRow([name, ...lines]: Fact, styles: Styles): ReactElement {
  return h(
    'tr',
    { key: name, className: 'fact' },
    h('td', { className: 'soft rule name', style: styles.factName }, name),
    h(
      'td',
      { className: 'ink rule value', style: styles.factValue },
      ...lines.flatMap((line, index) => (index === 0 ? [line] : [h('br', { key: index }), line])),
    ),
  );
}

function sumRow([name, sum]: SumLine, styles: Styles, isTotal: boolean): ReactElement {
  const weight = isTotal ? { fontWeight: 600 } : {};
  return h(
    'tr',
    { key: name },
    h('td', { className: 'ink rule', style: { ...styles.sumName, ...weight } }, name),
    h('td', { className: 'ink rule', style: { ...styles.sum, ...weight } }, sum),
  );
}

/** Inline styles in the light scheme. Lengths are in pixels, since some mail programs know no others. */
function stylesOf({ light, display, text, displayWeight, radius }: MailTheme) {
  const body = { fontFamily: text, fontSize: 16, lineHeight: '24px', margin: 0 } as const;
  const small = { ...body, fontSize: 14, lineHeight: '21px' } as const;
  const rule = { borderTop: `1px solid ${light.line}`, padding: '12px 0' } as const;
  const button = { ...body, borderRadius: radius, fontWeight: 600 } as const;
  return {
    page: { backgroundColor: light.paper, margin: 0, padding: '24px 12px' },
    card: { backgroundColor: light['paper-raised'], maxWidth: 592, borderRadius: radius },
    inside: { padding: '32px 32px 8px' },
    sender: { ...small, color: light.accent, fontWeight: 600, margin: '0 0 24px' },
    title: {
      color: light.ink,
      fontFamily: display,
      fontSize: 34,
      fontWeight: displayWeight,
      letterSpacing: '-0.02em',
      lineHeight: '38px',
      margin: '0 0 20px',
    },
    text: { ...body, color: light.ink, margin: '0 0 16px' },
    note: { ...small, color: light['ink-soft'], margin: '0 0 16px' },
    quote: {
      ...body,
      color: light.ink,
      borderLeft: `2px solid ${light.accent}`,
      margin: '0 0 24px',
      padding: '4px 0 4px 16px',
      whiteSpace: 'pre-line',
    },
    action: { margin: '8px 0 28px' },
    button: {
      ...button,
      backgroundColor: light.accent,
      color: light['on-accent'],
      padding: '12px 24px',
    },
    outlined: {
      ...button,
      border: `1px solid ${light.accent}`,
      color: light.accent,
      padding: '11px 23px',
    },
    code: {
      backgroundColor: light['paper-sunk'],
      borderRadius: radius,
      margin: '8px 0 24px',
      padding: '20px 24px',
    },
    codeLabel: { ...small, color: light['ink-soft'] },
    codeText: {
      ...body,
      color: light.ink,
      fontSize: 30,
      fontWeight: 600,
      letterSpacing: '0.08em',
      lineHeight: '40px',
    },
    table: { width: '100%', borderCollapse: 'collapse', margin: '8px 0 24px' },
    caption: {
      ...small,
      color: light['ink-soft'],
      fontWeight: 600,
      paddingBottom: 8,
      textAlign: 'left',
    },
    factName: {
      ...small,
      ...rule,
      lineHeight: '24px',
      color: light['ink-soft'],
      paddingRight: 16,
      verticalAlign: 'top',
      width: 128,
    },
    factValue: { ...body, ...rule, color: light.ink, verticalAlign: 'top' },
    sumName: { ...body, ...rule, color: light.ink },
    sum: { ...body, ...rule, color: light.ink, textAlign: 'right', whiteSpace: 'nowrap' },
    barcode: {
      backgroundColor: '#ffffff',
      borderRadius: radius,
      margin: '8px 0 24px',
      maxWidth: '100%',
      padding: '20px 0 16px',
      textAlign: 'center',
    },
    picture: { display: 'inline-block', border: 0, maxWidth: '100%' },
    digits: { ...small, color: '#000000', letterSpacing: '0.08em', paddingTop: 8 },
    footer: {
      borderTop: `1px solid ${light.line}`,
      color: light['ink-soft'],
      padding: '24px 32px 32px',
    },
    footerLine: { ...small, color: 'inherit' },
    footerLink: { color: light['ink-soft'] },
  } as const satisfies Record<string, CSSProperties>;
}

/** What inline styles can't express: the dark scheme, and the narrow layout. */
function sheetOf({ dark }: MailTheme): string {
  const inDark: readonly (readonly [selector: string, property: string, color: MailColor])[] = [
    ['.page, .page > table > tbody > tr > td', 'background-color', 'paper'],
    ['.card', 'background-color', 'paper-raised'],
    ['.sunk', 'background-color', 'paper-sunk'],
    ['.ink', 'color', 'ink'],
    ['.soft, .footer', 'color', 'ink-soft'],
    ['.rule, .footer', 'border-top-color', 'line'],
    ['.sender', 'color', 'accent'],
    ['.quote', 'border-left-color', 'accent'],
    ['.button', 'background-color', 'accent'],
    ['.button', 'color', 'on-accent'],
    ['.outlined', 'color', 'accent'],
    ['.outlined', 'border-color', 'accent'],
  ];
  const rules = inDark.map(
    ([selector, property, color]) => `${selector} { ${property}: ${dark[color]} !important; }`,
  );
  return `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
${rules.join('\n')}
}
@media (max-width: 480px) {
.inside, .footer { padding-left: 20px !important; padding-right: 20px !important; }
.fact .name { display: block; width: auto !important; padding-bottom: 0 !important; }
.fact .value { display: block; border-top: 0 !important; padding-top: 2px !important; }
}`;
}

/** `www.example.com/clubs/101` */
function hostOf(address: string): string {
  return address.replace(/^https?:\/\//, '');
}
