import type { ColumnType } from 'kysely';

import type { Flag, InstantText } from './column-types.ts';

/** The tables of members who sign in, and of what anybody may ask of the chain. */
export interface AccountTables {
  accounts: AccountRow;
  account_billing: AccountBillingRow;
  account_gift_cards: AccountGiftCardRow;
  account_sessions: AccountSessionRow;
  social_vouchers: SocialVoucherRow;
  mailed_links: MailedLinkRow;
  signed_agreements: SignedAgreementRow;
  trial_passes: TrialPassRow;
  club_feedback: ClubFeedbackRow;
  training_answers: { account_id: string; name: string; answer: string };
  training_assessments: TrainingAssessmentRow;
  training_summaries: TrainingSummaryRow;
}

/**
 * Somebody who may sign in. `member_id` is null for a prospect. `username_key` and `email_key` are in lower case; without
 * `password_hash` (see account/password-hash.ts) nobody has signed in yet.
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
  /** The social login that is linked. */
  social_id: string | null;
  home_facility_id: string | null;
  /** In centimetres. */
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

/** What pays a membership, and what is owed, in minor units. Of a card the last digits alone. */
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
  currency: 'USD' | 'CAD' | 'GBP';
}

/** A gift card on an account; `balance` in minor units. */
export interface AccountGiftCardRow {
  account_id: ColumnType<string, string, never>;
  last_four: string;
  balance: number;
  currency: 'USD' | 'CAD' | 'GBP';
  /** ISO date. */
  expiration_date: string | null;
}

/** A session, as the mark of its bearer token. */
export interface AccountSessionRow {
  token_hash: ColumnType<string, string, never>;
  account_id: ColumnType<string, string, never>;
  created_at: ColumnType<InstantText, InstantText, never>;
  expires_at: InstantText;
  ended_at: InstantText | null;
}

/** What the stand-in for a social login's provider handed out, as the mark of its token. */
export interface SocialVoucherRow {
  token_hash: ColumnType<string, string, never>;
  social_id: ColumnType<string, string, never>;
  created_at: ColumnType<InstantText, InstantText, never>;
  used_at: InstantText | null;
}

/**
 * A link that was mailed to a member, as the mark of its token. `activate` and `recover` set the login: an account has
 * one live link of the two. `confirm-email` makes `email` the account's address, and while it hasn't ended that address is
 * pending. `undo-email` restores `email`.
 */
export interface MailedLinkRow {
  token_hash: ColumnType<string, string, never>;
  account_id: ColumnType<string, string, never>;
  purpose: 'activate' | 'recover' | 'confirm-email' | 'undo-email';
  email: ColumnType<string | null, string | null, never>;
  /** The session that asked for the new address: it stays when the others end. */
  session_hash: ColumnType<string | null, string | null, never>;
  created_at: ColumnType<InstantText, InstantText, never>;
  expires_at: ColumnType<InstantText, InstantText, never>;
  ended_at: InstantText | null;
}

/** A signature: one of an account under a version. */
export interface SignedAgreementRow {
  account_id: ColumnType<string, string, never>;
  agreement_id: ColumnType<string, string, never>;
  version: ColumnType<string, string, never>;
  facility_id: ColumnType<string, string, never>;
  signature: ColumnType<string, string, never>;
  signed_at: ColumnType<InstantText, InstantText, never>;
}

/** A trial pass that a club gives; `take_up_by` is an ISO date. */
export interface TrialPassRow {
  /** In capitals. */
  code: string;
  facility_id: string;
  title: string;
  days: number;
  terms: string;
  take_up_by: string;
}

/** What somebody thinks of a club. `id` is the sender's own. */
export interface ClubFeedbackRow {
  id: ColumnType<string, string, never>;
  facility_id: string;
  rating: number;
  message: string;
  email: string | null;
  created_at: ColumnType<InstantText, InstantText, never>;
}

/** An assessment that was made with a member; `taken_on` is an ISO date. */
export interface TrainingAssessmentRow {
  account_id: string;
  template_id: number;
  taken_on: string;
  trainer: string | null;
}

/** What was measured last; null for what was not. */
export interface TrainingSummaryRow {
  account_id: string;
  taken_on: string;
  age: number | null;
  sex: 'female' | 'male' | null;
  weight: number | null;
  weight_unit: 'kg' | 'lb' | null;
  body_fat_percent: number | null;
  body_water_percent: number | null;
  /** Beats a minute. */
  resting_heart_rate: number | null;
  /** In mm Hg. */
  systolic: number | null;
  diastolic: number | null;
}
