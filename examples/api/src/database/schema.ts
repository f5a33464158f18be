import type { ColumnType, Generated, Kysely } from 'kysely';

import type { AccountTables } from './account-schema.ts';
import type { Flag, InstantText } from './column-types.ts';
import type { GiftTables } from './gift-schema.ts';

/** Every table, as both engines hold it: ids and instants are text, booleans are 0 or 1. */
export interface Tables extends AccountTables, GiftTables {
  facilities: FacilityRow;
  appointment_clubs: { facility_id: string };
  blackout_dates: BlackoutDateRow;
  leads: LeadRow;
  appointments: AppointmentRow;
  outbox_mail: OutboxMailRow;
  class_counts: { facility_id: string; category_id: number; class_count: number };
  club_media: ClubMediaRow;
  corporate_accounts: CorporateAccountRow;
  corporate_domains: { domain: string; corporate_account_id: string };
  corporate_account_clubs: { corporate_account_id: string; facility_id: string };
  corporate_contacts: CorporateContactRow;
  email_codes: EmailCodeRow;
  limit_holders: { holder: string; touched_at: InstantText };
  limit_tries: LimitTryRow;
  server_secrets: { name: string; value: string };
  health_checks: { name: string; checked_at: InstantText };
  members: MemberRow;
  referrals: ReferralRow;
  consents: ConsentRow;
  corporate_plans: CorporatePlanRow;
  catalogue_plans: CataloguePlanRow;
  facility_plans: FacilityPlanRow;
  corporate_leads: CorporateLeadRow;
  product_tokens: ProductTokenRow;
  purchases: PurchaseRow;
  confirmations: ConfirmationRow;
  payment_questions: PaymentQuestionRow;
}

/** Transactions begin with `inTransaction`, which keeps them from waiting for themselves. */
export type Database = Omit<Kysely<Tables>, 'transaction'>;

/** A club. `visit_hours` is JSON: see visits/visit-hours.ts. */
export interface FacilityRow {
  facility_id: string;
  club_id: string;
  club_type: string;
  status: string;
  web_name: string;
  name: string;
  region: string;
  country: string;
  city: string;
  state: string;
  zip: string;
  address: string;
  phone_number: string;
  time_zone: string;
  lat: number;
  long: number;
  has_guided_workouts: Flag;
  is_accepting_appointments: Flag;
  featured_amenities: string;
  visit_hours: string;
}

/** A day without visits; without `facility_id` for every club. `id` is made of both, so that seeding twice adds nothing. */
export interface BlackoutDateRow {
  id: string;
  date: string;
  facility_id: string | null;
}

/**
 * One row a TransactionId, whatever was sent under it and how often. `consents` is the JSON of the Answers that came
 * with the contact, `answers` of those that came with updates, the latest of each answerId: neither wipes the other out.
 */
export interface LeadRow {
  id: ColumnType<string, string, never>;
  token_id: ColumnType<string, string, never>;
  transaction_id: ColumnType<string, string, never>;
  facility_id: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  zip: string | null;
  company_email: string | null;
  outreach_code: string;
  source_url: string;
  ecid: string | null;
  member_id: string | null;
  referring_id: string | null;
  share_id: string | null;
  receive_text_alerts: Flag;
  /** These four of leads that came in full (HT-25), null of others. */
  join_outreach_code: string | null;
  newsletter: Flag | null;
  is_abandoned: Flag | null;
  is_corporate: Flag | null;
  consents: string;
  answers: string | null;
  meeting_purpose: string | null;
  preferred_communication_method: string | null;
  preferred_time_of_day: string | null;
  created_at: ColumnType<InstantText, InstantText, never>;
  updated_at: InstantText;
}

export type VisitKind = 'tour' | 'workout';

/** A booked time. `revision` counts the moves; a cancelled row stays as history and no longer holds its time. */
export interface AppointmentRow {
  id: ColumnType<string, string, never>;
  lead_id: ColumnType<string, string, never>;
  facility_id: string;
  kind: VisitKind;
  starts_at: InstantText;
  revision: number;
  created_at: ColumnType<InstantText, InstantText, never>;
  updated_at: InstantText;
  cancelled_at: InstantText | null;
  /** Whom limits of open visits count, as marks. */
  email_mark: string | null;
  phone_mark: string | null;
  network_mark: string | null;
}

/**
 * A mail to go out. It is due when unsent, not before `due_at` (null: at once), not once it is useless, and while no
 * process holds it claimed.
 */
export interface OutboxMailRow {
  id: string;
  recipient: string;
  subject: string;
  body: string;
  created_at: InstantText;
  due_at: InstantText | null;
  claimed_until: InstantText | null;
  attempts: number;
  sent_at: InstantText | null;
  last_error: string | null;
  /** The code that stands in the body as a placeholder, readable with the server's secret alone. */
  sealed_code: string | null;
  /** Their order within one instant. Two that are put out at the same time may share one. */
  number: number | null;
  /** From then on nobody needs the mail any more; null: never. */
  useless_at: InstantText | null;
  /** 0 for mail that somebody waits for, such as codes and links, 1 for the rest. */
  priority: number;
}

/** A picture or film of a club, in the order of `position`. */
export interface ClubMediaRow {
  id: string;
  facility_id: string;
  position: number;
  title: string;
  media_type: 'Image' | 'Video';
  media: string;
  media_mobile: string;
}

/** An employer. `plans_unavailable`: its plans can't be looked up, for trying what the page then says (CJ-12). */
export interface CorporateAccountRow {
  id: string;
  name: string;
  every_club: Flag;
  agreement_id: string;
  plans_unavailable: Flag;
}

/** What an employer's people pay in one currency, in minor units. PL-05 */
export interface CorporatePlanRow {
  corporate_account_id: string;
  plan_id: string;
  currency: 'USD' | 'CAD' | 'GBP';
  position: number;
  plan_type: string;
  name: string;
  description: string;
  monthly_fee: number;
  regular_monthly_fee: number;
  initiation_dues: number;
  promotional_savings: number;
  is_reimbursement_available: Flag;
}

/** A plan of the chain, in words. */
export interface CataloguePlanRow {
  plan_id: string;
  position: number;
  plan_type: string;
  name: string;
  description: string;
}

/** What a club takes for a plan, in minor units of its currency. PL-05 */
export interface FacilityPlanRow {
  facility_id: string;
  plan_id: string;
  monthly_fee: number;
  regular_monthly_fee: number;
  total_dues: number;
  promotional_savings: number;
  is_reimbursement_available: Flag;
  promotion: string | null;
}

/** What a corporate lead has beyond any lead's. `company_email` is in lower case, `plan_id` the choice of HT-18. */
export interface CorporateLeadRow {
  transaction_id: ColumnType<string, string, never>;
  company_email: string;
  cta_label: string;
  user_location: string | null;
  is_abandoned: Flag;
  plan_id: string | null;
  created_at: ColumnType<InstantText, InstantText, never>;
  updated_at: InstantText;
}

/** A person at an employer, known by the company address in lower case. */
export interface CorporateContactRow {
  id: ColumnType<string, string, never>;
  email: ColumnType<string, string, never>;
  corporate_account_id: string;
  facility_id: string;
  first_name: string;
  last_name: string;
  personal_email: string;
  phone: string;
  created_at: ColumnType<InstantText, InstantText, never>;
  updated_at: InstantText;
  /** When a right code last came back. */
  verified_at: InstantText | null;
}

/**
 * A mailed code, as its hash (see corporate/email-code.ts). At most one of an address is live: `ended_at` is set once
 * another took its place or it was used. `tries` counts what was typed for it. `client`: see request-client.ts.
 */
export interface EmailCodeRow {
  id: ColumnType<string, string, never>;
  corporate_contact_id: ColumnType<string, string, never>;
  email: ColumnType<string, string, never>;
  code_hash: ColumnType<string, string, never>;
  salt: ColumnType<string, string, never>;
  tries: number;
  created_at: ColumnType<InstantText, InstantText, never>;
  expires_at: ColumnType<InstantText, InstantText, never>;
  ended_at: InstantText | null;
  /** The client by whom it was used; null where nobody did, or nobody counts by it. */
  used_by: ColumnType<string | null, undefined, string | null>;
  /** How often its user was told so again. */
  said_again: ColumnType<number, undefined, number>;
}

/** Something that counts against a limit of its holder, who stands here as a mark. `key` counts once. */
export interface LimitTryRow {
  holder: string;
  key: string;
  at: InstantText;
}

/** A member who may send friends. */
export interface MemberRow {
  member_id: string;
  referring_id: string;
  share_id: string;
  first_name: string;
}

/** A friend's lead and the member who sent them: one a TransactionId. `association_token` is the lead's token. */
export interface ReferralRow {
  id: ColumnType<string, string, never>;
  transaction_id: ColumnType<string, string, never>;
  association_token: ColumnType<string, string, never>;
  member_id: string;
  friend_id: string | null;
  user_location: string | null;
  created_at: ColumnType<InstantText, InstantText, never>;
  updated_at: InstantText;
}

/** A consent as it was given. Rows are added only: the database refuses changes and removals. LC-07 */
export interface ConsentRow {
  /** The order in which they came. */
  position: Generated<number>;
  id: ColumnType<string, string, never>;
  transaction_id: ColumnType<string, string, never>;
  channel: ColumnType<'newsletter' | 'text-alerts', string, never>;
  granted: ColumnType<Flag, Flag, never>;
  basis: ColumnType<'express' | 'default', string, never>;
  text: ColumnType<string, string, never>;
  text_version: ColumnType<string, string, never>;
  at: ColumnType<InstantText, InstantText, never>;
  source_url: ColumnType<string, string, never>;
  recorded_at: ColumnType<InstantText, InstantText, never>;
}

/**
 * A purchase that was begun. `buyer` is the JSON of firstName, lastName, email and phone, `plan` of what is bought (see
 * products/product-table.ts), null where that was never said. `member_id` and `barcode` are there once it is paid for.
 */
export interface ProductTokenRow {
  product_token: ColumnType<string, string, never>;
  transaction_number: string;
  buyer: string;
  facility_id: string;
  member_id: string | null;
  barcode: string | null;
  created_at: ColumnType<InstantText, InstantText, never>;
  expires_at: InstantText | null;
  plan: string | null;
  /** Whose membership it is to be (see products/product-table.ts); null where nothing can be paid for. */
  holder: string | null;
  corporate_contact_id: string | null;
  company_email: string | null;
  company_name: string | null;
}

/**
 * A purchase that was paid for, and the member that it made: one a product token and one a holder, whatever two payments
 * at once believe. `amount` in minor units; of the card its brand alone is kept. The billing address is as much of one as
 * the club's country is asked for, null where it is not. `browser` is the mark of the one that paid.
 */
export interface PurchaseRow {
  product_token: string;
  holder: string;
  corporate_contact_id: string | null;
  company_email: string | null;
  member_id: string;
  barcode: string;
  amount: number;
  currency: string;
  card_brand: string;
  paid_at: InstantText;
  browser: string | null;
  billing_postal_code: string | null;
  billing_state: string | null;
}

/**
 * The way back of a buyer who paid, as the hash of the confirmation token. `browser` is the mark of the browser that paid,
 * null where it keeps no cookies.
 */
export interface ConfirmationRow {
  token_hash: string;
  product_token: string;
  created_at: InstantText;
  read_at: InstantText | null;
  browser: string | null;
}

/** A payment that the bank asks the buyer about. */
export interface PaymentQuestionRow {
  id: string;
  product_token: string;
  card_brand: string;
  billing_postal_code: string | null;
  billing_state: string | null;
  created_at: InstantText;
  answered_at: InstantText | null;
  answer: 'yes' | 'no' | null;
}
