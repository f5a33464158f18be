import type { MembershipConfirmation } from '../payment/purchase.ts';

/**
 * The copy of the join's last step. Every text may contain `{{BARCODE}}`, `{{MEMBER_ID}}`, `{{FIRST_NAME}}` and
 * `{{CLUB_NAME}}`.
 */
export interface JoinConfirmationContent {
  readonly title: string;
  readonly lede: string;
  readonly paragraphs: readonly string[];
  readonly activation: { readonly title: string; readonly text: string; readonly action: string };
}

/** Used if the content service has nothing or can't be reached. */
export const defaultJoinConfirmation: JoinConfirmationContent = {
  title: 'Welcome, {{FIRST_NAME}}',
  lede: 'You’re now a member of {{CLUB_NAME}}. Show this barcode at the front desk on your first visit.',
  paragraphs: [
    'Your member ID is {{MEMBER_ID}}.',
    'If the barcode won’t scan, give the front desk this number: {{BARCODE}}.',
  ],
  activation: {
    title: 'Activate your account',
    text: 'Manage your profile, billing, and login online.',
    action: 'Activate your online account',
  },
};

/** A paragraph that mentions an unknown value is left out. Any other text leaves the gap empty. */
export function fillJoinConfirmation(
  content: JoinConfirmationContent,
  confirmation: MembershipConfirmation,
  clubName: string | null,
): JoinConfirmationContent {
  const values: Readonly<Record<string, string | null>> = {
    BARCODE: confirmation.barcode,
    MEMBER_ID: confirmation.memberId,
    FIRST_NAME: confirmation.buyer.firstName,
    CLUB_NAME: clubName,
  };
  const fill = (text: string): string =>
    text.replaceAll(placeholder, (whole, name: string) =>
      Object.hasOwn(values, name) ? (values[name] ?? '') : whole,
    );
  const isKnown = (text: string): boolean =>
    Array.from(text.matchAll(placeholder)).every(([, name = '']) => values[name] !== null);
  const { title, lede, paragraphs, activation } = content;
  return {
    title: fill(title),
    lede: fill(lede),
    paragraphs: paragraphs.filter(isKnown).map(fill),
    activation: {
      title: fill(activation.title),
      text: fill(activation.text),
      action: fill(activation.action),
    },
  };
}

const placeholder = /\{\{\s*([A-Z_]+)\s*\}\}/g;
