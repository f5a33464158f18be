import type { Temporal } from '@foyer/core';

import type { ServerSecret } from '../server-secret.ts';
import type { Locale } from '../locale/request-locale.ts';

export interface Mail {
  readonly recipient: string;
  readonly subject: string;
  /** The plain text. May contain the placeholder of an encrypted code: see `openMail`. */
  readonly body: string;
  /** What the HTML shows; without it, the mail is plain text only. */
  readonly content?: MailContent;
  readonly sealedCode?: string | undefined;
  /** True for an unsolicited mail, such as an offer. */
  readonly isNews?: boolean | undefined;
  /** True for a mail that is what somebody paid for, such as a gift card. It's always sent. */
  readonly isBought?: boolean | undefined;
  /** When to send it; defaults to immediately. */
  readonly dueAt?: Temporal.Instant;
  /** When the mail stops being useful. */
  readonly uselessAt?: Temporal.Instant | undefined;
}

export interface WrittenMail extends Mail {
  readonly content: MailContent;
}

/** What a mail says, in JSON, in its reader's language. Its HTML and its plain text are both made from this. */
export interface MailContent {
  readonly locale: Locale;
  readonly sender: MailSender;
  /** What a mail program shows after the subject. */
  readonly preheader: string;
  readonly title: string;
  readonly parts: readonly MailPart[];
  readonly footer: MailFooter;
  readonly invitation?: Invitation;
  /** The id of the visit that a reminder is about. It's written again when it is sent. */
  readonly reminds?: string;
}

/** Who writes: a club, or the chain. */
export interface MailSender {
  readonly name: string;
  /** Where replies go; null: to the chain's address. */
  readonly replyTo: string | null;
}

export type MailPart =
  | { readonly kind: 'text' | 'note'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  | { readonly kind: 'link'; readonly label: string; readonly address: string }
  | { readonly kind: 'code'; readonly label: string; readonly code: string }
  | { readonly kind: 'quote'; readonly text: string }
  | { readonly kind: 'barcode'; readonly label: string; readonly value: string }
  | {
      readonly kind: 'receipt';
      readonly title: string;
      readonly lines: readonly SumLine[];
      readonly total: SumLine;
    };

export function note(text: string): MailPart {
  return { kind: 'note', text };
}

export function button(label: string, address: string): MailPart {
  return { kind: 'link', label, address };
}

export function factList(...facts: readonly Fact[]): MailPart {
  return { kind: 'facts', facts };
}

/** A labeled fact, with its value line by line. */
export type Fact = readonly [name: string, ...lines: readonly string[]];

/** A line of a receipt, with its formatted amount. */
export type SumLine = readonly [name: string, sum: string];

export interface MailFooter {
  /** The sender's name and address, line by line. */
  readonly lines: readonly string[];
  readonly site: string;
  /** Ends news, in a news mail. */
  readonly unsubscribe?: { readonly label: string; readonly address: string };
}

/** An iCalendar file, which adds a visit to the recipient's calendar, moves it there, or removes it. */
export interface Invitation {
  readonly method: 'REQUEST' | 'CANCEL';
  readonly fileName: string;
  readonly ics: string;
}

/** Where the code or token of a mail goes: the outbox stores it encrypted, beside the mail. */
export const codePlace = '{{code}}';

/** A part as it is written: a text is a paragraph, and null is left out. */
export type DraftPart = MailPart | string | null;

export interface MailDraft
  extends Omit<MailContent, 'title' | 'parts'>, Omit<Mail, 'body' | 'content' | 'dueAt'> {
  /** Defaults to the subject. */
  readonly title?: string;
  readonly parts: readonly DraftPart[];
}

/** Adds the plain text, so that it can't differ from the HTML. */
export function mailOf({
  recipient,
  subject,
  sealedCode,
  isNews,
  isBought,
  uselessAt,
  title = subject,
  parts: drafts,
  ...rest
}: MailDraft): WrittenMail {
  const parts = drafts
    .filter((part) => part !== null)
    .map((part): MailPart => (typeof part === 'string' ? { kind: 'text', text: part } : part));
  const content = { ...rest, title, parts };
  const mail = { recipient, subject, sealedCode, isNews, isBought, uselessAt };
  return { ...mail, body: plainText(content), content };
}

/** The content with its code or token. Leaves what people typed unchanged. */
export function withCode(content: MailContent, code: string): MailContent {
  const parts = content.parts.map((part) => {
    if (part.kind === 'code') return { ...part, code: part.code.replace(codePlace, code) };
    if (part.kind === 'link') return { ...part, address: part.address.replace(codePlace, code) };
    return part;
  });
  return { ...content, parts };
}

export function quoted(text: string): string {
  return linesOf(text)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
}

export function plainText({ locale, title, parts, footer }: MailContent): string {
  const { lines, site, unsubscribe } = footer;
  const end = unsubscribe ? [linkText(unsubscribe, locale)] : [];
  const paragraphs = [
    title,
    ...parts.map((part) => textOf(part, locale)),
    lines.join('\n'),
    site,
    ...end,
  ];
  return `${paragraphs.join('\n\n')}\n`;
}

function textOf(part: MailPart, locale: string): string {
  switch (part.kind) {
    case 'text':
    case 'note':
      return part.text;
    case 'facts':
      return columns(part.facts);
    case 'link':
      return linkText(part, locale);
    case 'code':
      return `${part.label} ${part.code}.`;
    case 'quote':
      return quoted(part.text);
    case 'barcode':
      return columns([[part.label, part.value]]);
    case 'receipt':
      return `${part.title}\n${columns([...part.lines, part.total])}`;
  }
}

interface NamedLink {
  readonly label: string;
  readonly address: string;
}

/** French has a space before a colon. */
function linkText({ label, address }: NamedLink, locale: string): string {
  return `${label}${locale.startsWith('fr') ? '\u00A0' : ''}:\n${address}`;
}

/** Facts as aligned columns for a monospaced font. Typed lines are indented, so that none can look like another fact. */
export function columns(facts: readonly Fact[]): string {
  const width = Math.max(...facts.map(([name]) => name.length)) + 2;
  return facts
    .flatMap(([name, ...lines]) =>
      lines
        .flatMap(linesOf)
        .map((line, index) => `${(index === 0 ? name : '').padEnd(width)}${line}`),
    )
    .join('\n');
}

/** The lines of what somebody typed, wherever a mail program may begin a new one. */
export function linesOf(text: string): readonly string[] {
  return text.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/);
}

interface StoredMail {
  readonly body: string;
  readonly content: string | null;
  readonly sealed_code: string | null;
}

export function contentOf({ content }: Pick<StoredMail, 'content'>): MailContent | null {
  return content === null ? null : (JSON.parse(content) as MailContent);
}

/** A mail as its reader sees it. A code that was deleted after sending appears as dots. */
export async function openMail(
  mail: StoredMail,
  secret: ServerSecret,
): Promise<{ readonly text: string; readonly content: MailContent | null }> {
  const { body, sealed_code: sealed } = mail;
  const opened = sealed === null ? null : await secret.open(sealed);
  const code = opened ?? '••••';
  const content = contentOf(mail);
  return {
    // Only the first place is the code's; what people typed comes after it.
    text: body.replace(codePlace, () => code),
    content: content && withCode(content, code),
  };
}
