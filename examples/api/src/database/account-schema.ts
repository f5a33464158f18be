import type { Currency } from '@foyer/core/kernel';
import type { AccountEventKind } from '@foyer/core/session';
import type { ColumnType, Generated } from 'kysely';

import type { Locale } from '../locale/request-locale.ts';

/** The tables for signed-in members and for the club services. */
export interface AccountTables {
  accounts: AccountRow;
  account_billing: AccountBillingRow;
  account_gift_cards: AccountGiftCardRow;
  account_sessions: AccountSessionRow;
  account_events: AccountEventRow;
  second_steps: SecondStepRow;
  recovery_codes: RecoveryCodeRow;
  passkeys: PasskeyRow;
  passkey_challenges: PasskeyChallengeRow;
  social_vouchers: SocialVoucherRow;
  mailed_links: MailedLinkRow;
  signed_agreements: SignedAgreementRow;
  membership_agreements: MembershipAgreementRow;
  memberships: MembershipRow;
  invoices: InvoiceRow;
  card_changes: CardChangeRow;
  join_details: JoinDetailsRow;
  trial_passes: TrialPassRow;
  trial_requests: TrialRequestRow;
  trial_holders: TrialHolderRow;
  club_feedback: ClubFeedbackRow;
  form_answers: FormAnswersRow;
  training_answers: { account_id: string; name: string; answer: string };
  /** A training assessment of a member; `taken_on` is an ISO date. */
  training_assessments: {
    account_id: string;
    template_id: number;
    taken_on: string;
    trainer: string | null;
  };
  training_summaries: TrainingSummaryRow;
  orders: OrderRow;
  gift_cards: GiftCardRow;
}

/**
 * Someone who can sign in. `member_id` is null for a prospect. `username_key` and `email_key` are in lower case.
 * Without `password_hash` (see account/passwords.ts) the account has no login yet.
 */
export interface AccountRow {
  id: ColumnType<string, string, never>;
  member_id: string | null;
  username: string | null;
  username_key: string | null;
  password_hash: string | null;
  email: string;
  email_key: string;
  first_name: string;
  last_name: string;
  address1: string | null;
  address2: string | null;
  city: string | null;
  state: string | null;
  country: string | null;
  zip_code: string | null;
  /** The linked social login. */
  social_id: string | null;
  home_facility_id: string | null;
  /** In centimeters. */
  height: number | null;
  /** In kilograms. */
  weight: number | null;
  strikes: number;
  has_active_pt: Flag;
  membership_status: string;
  add_on_status_id: string | null;
  has_add_on: Flag | null;
  activated_at: InstantText | null;
  created_at: ColumnType<InstantText, InstantText, never>;
  updated_at: InstantText;
}

/** How a membership is paid and what is owed, in minor units. Stores only the last digits of a card. */
export interface AccountBillingRow {
  account_id: ColumnType<string, string, never>;
  address1: string | null;
  address2: string | null;
  email: string | null;
  card_last_four: string | null;
  card_type: string | null;
  /** Month and year, `04/30`. */
  expiration_date: string | null;
  balance: number;
  currency: Currency;
}

/** A gift card on an account; `balance` in minor units. */
export interface AccountGiftCardRow {
  account_id: ColumnType<string, string, never>;
  last_four: string;
  balance: number;
  currency: Currency;
  /** ISO date. */
  expiration_date: string | null;
}

/** A session, stored under the hash of its bearer token. `id` is public: see `sessionIdOf`. */
export interface AccountSessionRow {
  token_hash: ColumnType<string, string, never>;
  id: ColumnType<string, string, never>;
  account_id: ColumnType<string, string, never>;
  /** The name of the browser that signed in, and of its system; null if unknown. */
  browser: ColumnType<string | null, string | null, never>;
  system: ColumnType<string | null, string | null, never>;
  created_at: ColumnType<InstantText, InstantText, never>;
  /** Written every few minutes at most. */
  used_at: InstantText;
  expires_at: InstantText;
  ended_at: InstantText | null;
}

/**
 * An entry of the history of accounts. Append-only: the database refuses updates and deletes. It stays when the account
 * goes. `account_id` is null when a name was tried that nobody has, and for a visit or lead without an account.
 */
export interface AccountEventRow {
  position: Generated<number>;
  id: ColumnType<string, string, never>;
  account_id: ColumnType<string | null, string | null, never>;
  kind: ColumnType<AccountEventKind, AccountEventKind, never>;
  at: ColumnType<InstantText, InstantText, never>;
  /** See `originOf`. */
  network: ColumnType<string | null, string | null, never>;
  browser: ColumnType<string | null, string | null, never>;
  system: ColumnType<string | null, string | null, never>;
  /** The id of the visit or lead that it is about. */
  about: ColumnType<string | null, string | null, never>;
  /** Who did it, such as `desk 102 2026-11-20`; null: the person. */
  actor: ColumnType<string | null, string | null, never>;
}

/** The key of a member's authenticator app, encrypted with the server's secret. Logins ask for a code once it is on. */
export interface SecondStepRow {
  account_id: ColumnType<string, string, never>;
  sealed_key: string;
  /** Null until the first code is confirmed. */
  confirmed_at: InstantText | null;
  /** The number of the last half minute since 1970 whose code was used. Earlier codes don't count anymore. */
  last_step: number;
  created_at: InstantText;
}

/** A code that works once in place of the app's, stored as a keyed hash. A used one is deleted. */
export interface RecoveryCodeRow {
  code_hash: ColumnType<string, string, never>;
  account_id: ColumnType<string, string, never>;
}

/** A passkey of a member: the public half of a key pair whose private half stays with the member's device. */
export interface PasskeyRow {
  id: ColumnType<string, string, never>;
  account_id: ColumnType<string, string, never>;
  /** The authenticator's own id of it, in base64url. */
  credential_id: ColumnType<string, string, never>;
  /** In base64url. */
  public_key: ColumnType<string, string, never>;
  /** How often its device has signed. Zero for devices that don't count. PostgreSQL's driver reads it as text. */
  counter: ColumnType<number | string, number, number>;
  /** How browsers reach it, as JSON. */
  transports: ColumnType<string, string, never>;
  /** As the member calls it. */
  name: string;
  created_at: ColumnType<InstantText, InstantText, never>;
  used_at: InstantText | null;
}

/** A challenge of a passkey that was used up, until it has expired. */
export interface PasskeyChallengeRow {
  challenge_hash: ColumnType<string, string, never>;
  expires_at: ColumnType<InstantText, InstantText, never>;
}

/** A voucher from the stand-in social login provider, stored under the hash of its token. */
export interface SocialVoucherRow {
  token_hash: ColumnType<string, string, never>;
  social_id: ColumnType<string, string, never>;
  created_at: ColumnType<InstantText, InstantText, never>;
  used_at: InstantText | null;
}

/**
 * A link mailed to a member, stored under the hash of its token. `activate` and `recover` set the login, and an account
 * has at most one live link of these two. `confirm-email` makes `email` the account's address, which is pending until
 * the link ends. `undo-email` restores `email`.
 */
export interface MailedLinkRow {
  token_hash: ColumnType<string, string, never>;
  account_id: ColumnType<string, string, never>;
  purpose: 'activate' | 'recover' | 'confirm-email' | 'undo-email';
  email: ColumnType<string | null, string | null, never>;
  /** The session that requested the new address. It stays signed in when the others end. */
  session_hash: ColumnType<string | null, string | null, never>;
  created_at: ColumnType<InstantText, InstantText, never>;
  expires_at: ColumnType<InstantText, InstantText, never>;
  ended_at: InstantText | null;
}

/** A signature: at most one per account and version. */
export interface SignedAgreementRow {
  account_id: ColumnType<string, string, never>;
  agreement_id: ColumnType<string, string, never>;
  version: ColumnType<string, string, never>;
  facility_id: ColumnType<string, string, never>;
  signature: ColumnType<string, string, never>;
  signed_at: ColumnType<InstantText, InstantText, never>;
}

/**
 * The agreement under which a member joined, with the very text that was signed: `paragraphs` is a JSON array.
 * Append-only: the database refuses updates and deletes. `guardian_email` is set if a guardian signed for a minor.
 */
export interface MembershipAgreementRow {
  member_id: ColumnType<string, string, never>;
  agreement_id: ColumnType<string, string, never>;
  version: ColumnType<string, string, never>;
  title: ColumnType<string, string, never>;
  paragraphs: ColumnType<string, string, never>;
  locale: ColumnType<string, string, never>;
  signature: ColumnType<string, string, never>;
  guardian_email: ColumnType<string | null, string | null, never>;
  signed_at: ColumnType<InstantText, InstantText, never>;
}

/** What a new member entered, except name and address, which the account has. `birth_date` is an ISO date. */
export interface JoinDetailsRow {
  account_id: ColumnType<string, string, never>;
  birth_date: string;
  personal_email: string;
  company_email: string | null;
  corp_info: string | null;
  updated_at: InstantText;
}

/**
 * A membership that was bought online, one per member. Days are ISO dates in `time_zone`. For the JSON columns see
 * membership/membership-table.ts.
 */
export interface MembershipRow {
  member_id: ColumnType<string, string, never>;
  joined_on: ColumnType<string, string, never>;
  /** Null until the club has opened. */
  starts_on: string | null;
  /** The first possible day if the club opens earlier. */
  starts_from: ColumnType<string, string, never>;
  time_zone: ColumnType<string, string, never>;
  terms: ColumnType<string, string, never>;
  bought: ColumnType<string, string, never>;
  /** JSON; null without a promo code that reduces the first months. */
  promo: ColumnType<string | null, string | null, never>;
  changes: string;
  freezes: string;
  /** The last day of a canceled membership. */
  last_day: string | null;
  /** Each bill until this day has an invoice. */
  billed_until: string;
  /** The language of mails that the member doesn't cause. */
  locale: Locale;
  /** The card that pays, of which only the brand and the charger's own name are stored. */
  card_brand: string;
  card_token: string;
  /** 1 if the member signed an agreement on joining. */
  has_agreement: 0 | 1;
}

/** A payment of a member: at most one per day. Amounts are in minor units; `lines` is JSON. */
export interface InvoiceRow {
  /** See `invoiceNumber`. */
  number: ColumnType<string, string, never>;
  member_id: ColumnType<string, string, never>;
  /** ISO date. */
  billed_on: ColumnType<string, string, never>;
  status: 'paid' | 'due';
  facility_id: ColumnType<string, string, never>;
  currency: ColumnType<Currency, Currency, never>;
  lines: ColumnType<string, string, never>;
  total: ColumnType<number, number, never>;
  /** The brand of the card, as shown; null if nothing was charged. */
  paid_with: string | null;
  /** How often a charge was tried, and on which day last. */
  attempts: number;
  tried_on: string | null;
}

/**
 * A member's form for another card, by the hash of its token. It works while the session lives that began it. The
 * `asked` columns are of the card that the bank asks about. There is no column for a card number.
 */
export interface CardChangeRow {
  token_hash: ColumnType<string, string, never>;
  account_id: ColumnType<string, string, never>;
  member_id: ColumnType<string, string, never>;
  session_hash: ColumnType<string, string, never>;
  /** How many cards were entered. */
  tries: number;
  created_at: ColumnType<InstantText, InstantText, never>;
  expires_at: ColumnType<InstantText, InstantText, never>;
  done_at: InstantText | null;
  /** While one request handles the form. */
  busy_until: InstantText | null;
  asked_brand: string | null;
  asked_last_four: string | null;
  asked_expiry: string | null;
}

/** A trial or day pass of a club; `take_up_by` is an ISO date. */
export interface TrialPassRow {
  /** In upper case. */
  code: string;
  facility_id: string;
  title: string;
  days: number;
  terms: string;
  take_up_by: string;
}

/** A request for a free trial pass. `id` comes from the sender. */
export interface TrialRequestRow {
  id: ColumnType<string, string, never>;
  created_at: ColumnType<InstantText, InstantText, never>;
}

/** Who has a trial or day pass. The hashes keep anyone from getting a second trial; a day pass has none. */
export interface TrialHolderRow {
  id: ColumnType<string, string, never>;
  code: ColumnType<string, string, never>;
  email_mark: ColumnType<string | null, string | null, never>;
  phone_mark: ColumnType<string | null, string | null, never>;
  first_name: string;
  last_name: string;
  starts_on: string;
  ends_on: string;
}

/** Feedback about a club. `id` comes from the sender. */
export interface ClubFeedbackRow {
  id: ColumnType<string, string, never>;
  facility_id: string;
  rating: number;
  message: string;
  email: string | null;
  /** The first name under which the club's page shows it; null without the sender's consent. */
  shown_as: string | null;
  created_at: ColumnType<InstantText, InstantText, never>;
}

/** Answers to a form of the chain, as JSON by field name. `id` comes from the sender. */
export interface FormAnswersRow {
  id: ColumnType<string, string, never>;
  form_id: string;
  answers: string;
  created_at: ColumnType<InstantText, InstantText, never>;
}

/** The latest measurements; null for values that weren't measured. */
export interface TrainingSummaryRow {
  account_id: string;
  taken_on: string;
  age: number | null;
  sex: 'female' | 'male' | null;
  weight: number | null;
  weight_unit: 'kg' | 'lb' | null;
  body_fat_percent: number | null;
  body_water_percent: number | null;
  /** Beats per minute. */
  resting_heart_rate: number | null;
  /** In mm Hg. */
  systolic: number | null;
  diastolic: number | null;
}

/**
 * An order of something that is paid for once, under its buyer's own `id`. `amount` is in minor units. It can be paid
 * for until `expires_at`; the columns from `paid_at` on are set when it is paid. There is no column for a card number.
 */
export interface OrderRow {
  id: ColumnType<string, string, never>;
  kind: ColumnType<OrderKind, OrderKind, never>;
  product_token: ColumnType<string, string, never>;
  /** The number that people see: `GC-4821-7730`. */
  order_number: ColumnType<string, string, never>;
  /** What is ordered, as JSON. */
  contents: ColumnType<string, string, never>;
  amount: ColumnType<number, number, never>;
  currency: ColumnType<Currency, Currency, never>;
  created_at: ColumnType<InstantText, InstantText, never>;
  expires_at: InstantText;
  paid_at: InstantText | null;
  card_brand: string | null;
  /** The hash that identifies the browser that paid. */
  browser: string | null;
  billing_postal_code: string | null;
  billing_state: string | null;
}

export type OrderKind = 'gift' | 'pass';

/** A gift card, one per order. Its code is worth money, so only a hash is stored. */
export interface GiftCardRow {
  order_id: ColumnType<string, string, never>;
  code_hash: ColumnType<string, string, never>;
  last_four: string;
  /** In minor units. */
  balance: number;
  currency: Currency;
  created_at: ColumnType<InstantText, InstantText, never>;
}

/** 0 is no, 1 is yes. */
export type Flag = 0 | 1;

/** An ISO instant in UTC with `Z` and whole milliseconds, so that text order is time order. */
export type InstantText = string;
