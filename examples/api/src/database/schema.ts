import type { Currency } from '@foyer/core/kernel';
import type { ColumnType, Generated, Kysely } from 'kysely';

import type { AccountTables, Flag, InstantText } from './account-schema.ts';
import type { Locale } from '../locale/request-locale.ts';

/** Every table, in a form that both engines share: ids and instants are text, booleans are 0 or 1. */
export interface Tables extends AccountTables {
  facilities: FacilityRow;
  appointment_clubs: { facility_id: string };
  blackout_dates: BlackoutDateRow;
  /** A day without visits in a country, or in a state such as `CA-ON`. */
  holidays: { place: string; date: string; name: string };
  leads: LeadRow;
  appointments: AppointmentRow;
  time_holds: TimeHoldRow;
  wait_list: WaitListRow;
  outbox_mail: OutboxMailRow;
  suppressions: SuppressionRow;
  webhooks: WebhookRow;
  club_digests: { facility_id: string; day: string };
  class_counts: { facility_id: string; category_id: number; class_count: number };
  club_media: ClubMediaRow;
  corporate_accounts: CorporateAccountRow;
  corporate_domains: { domain: string; corporate_account_id: string };
  corporate_account_clubs: { corporate_account_id: string; facility_id: string };
  corporate_contacts: CorporateContactRow;
  invitation_codes: InvitationCodeRow;
  email_codes: EmailCodeRow;
  limit_holders: { holder: string; touched_at: InstantText };
  /** An attempt that counts against a holder's limit. The holder is stored as a hash. The same `key` counts once. */
  limit_tries: { holder: string; key: string; at: InstantText };
  server_secrets: { name: string; value: string };
  health_checks: { name: string; checked_at: InstantText };
  members: MemberRow;
  referrals: ReferralRow;
  consents: ConsentRow;
  promises: PromiseRow;
  corporate_plans: CorporatePlanRow;
  catalogue_plans: CataloguePlanRow;
  facility_plans: FacilityPlanRow;
  corporate_leads: CorporateLeadRow;
  product_tokens: ProductTokenRow;
  purchases: PurchaseRow;
  confirmations: ConfirmationRow;
  promo_uses: PromoUseRow;
  held_prices: HeldPriceRow;
  payment_questions: PaymentQuestionRow;
  privacy_links: PrivacyLinkRow;
  erasures: ErasureRow;
  /** Has a row only inside a transaction that may change evidence: see `whileErasing`. */
  erasing: { id: number };
}

/** Hides `transaction`: `inTransaction` also detects statements that would deadlock with their own transaction. */
export type Database = Omit<Kysely<Tables>, 'transaction'>;

/** A club. `visit_hours` is JSON: see visits/open-times.ts. */
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
  /** Where the club reads about its leads and visits, and what visitors reply. */
  email: string;
  /** ISO date. */
  open_date: string;
  /** The addresses of its main picture, large and small; empty without one. */
  image_url: string;
  thumbnail: string;
  /** JSON: the main picture in more sizes. */
  picture: string | null;
  time_zone: string;
  lat: number;
  long: number;
  has_guided_workouts: Flag;
  is_accepting_appointments: Flag;
  featured_amenities: string;
  visit_hours: string;
  /** How long before a visit its time can still be booked. */
  visit_notice_minutes: number;
  /** JSON: the names of the holidays on which the club takes visits. */
  open_holidays: string;
}

/**
 * A day without visits, at every club when `facility_id` is null. `id` combines both, so that seeding twice adds
 * nothing.
 */
export interface BlackoutDateRow {
  id: string;
  date: string;
  facility_id: string | null;
}

/**
 * One row per TransactionId, whatever is sent under it and how often. `consents` is the JSON of the Answers sent with
 * the contact data, `answers` of those sent with updates, with the latest per answerId. Neither replaces the other.
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
  /** Empty for a lead that names no page. */
  source_url: ColumnType<string, string | undefined, string>;
  ecid: string | null;
  member_id: string | null;
  referring_id: string | null;
  share_id: string | null;
  receive_text_alerts: Flag;
  /** These four are set by full leads and null for all others. */
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
  /** The language in which the visitor left their details. */
  locale: ColumnType<Locale, Locale | undefined, never>;
  /** What brought the visitor, as JSON; null if unknown. */
  attribution: string | null;
  /** When the club was notified about the lead. */
  announced_at: ColumnType<InstantText | null, undefined, InstantText>;
  /** When it was decided whether the visitor gets a mail that their details arrived. */
  received_at: ColumnType<InstantText | null, undefined, InstantText>;
  /** When the visitor skipped choosing a time; null once they book one. */
  skipped_at: ColumnType<InstantText | null, undefined, InstantText | null>;
}

export type VisitKind = 'tour' | 'workout';

/** A booked time. `revision` counts the changes of time or guest. A canceled row stays as history and no longer blocks its time. */
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
  /** Hashes that identify the person for the limit on upcoming visits. */
  email_mark: string | null;
  phone_mark: string | null;
  network_mark: string | null;
  /** When the club reported that the visitor didn't come. */
  no_show_at: ColumnType<InstantText | null, undefined, InstantText | null>;
  /** When the club reported that the visitor came. */
  arrived_at: ColumnType<InstantText | null, undefined, InstantText | null>;
  /** Identifies the visit in its manage link. Changing it turns the link off; so does null. */
  link_id: string | null;
  /** What the visitor said when canceling. */
  cancel_reason: ColumnType<string | null, undefined, string | null>;
  /** How late the visitor said they would be. */
  late_minutes: ColumnType<number | null, undefined, number | null>;
  /** The guest's first name; empty if the visitor didn't say, null if they come alone. */
  guest_name: string | null;
  /** The member who invited the visitor and comes along. A move asks them again. */
  companion_id: ColumnType<string | null, undefined, string | null>;
  /** When the visitor booked another visit, after this one was over. */
  followed_at: ColumnType<InstantText | null, undefined, InstantText | null>;
}

/** A time that only this lead may book until then. A hold that is over has no effect. */
export interface TimeHoldRow {
  facility_id: string;
  kind: VisitKind;
  starts_at: InstantText;
  /** Of the lead that may book the time. It may not exist yet. */
  transaction_id: string;
  until: InstantText;
}

/** A lead that waits for a time at a club. The offer is null until a time is held for it. */
export interface WaitListRow {
  id: string;
  lead_id: string;
  facility_id: string;
  kind: VisitKind;
  /** When it began to wait, which is its place in line. */
  created_at: InstantText;
  offer_starts_at: InstantText | null;
  offer_until: InstantText | null;
  /** When it booked, declined or missed an offer, or left. */
  ended_at: InstantText | null;
}

/**
 * A mail to send. It is due while it is unsent, `due_at` (null: at once) has passed, `useless_at` hasn't, and no
 * process has claimed it.
 */
export interface OutboxMailRow {
  id: string;
  recipient: string;
  subject: string;
  body: string;
  /** The JSON from which the HTML is made (see mail/mail.ts); null: the mail is plain text only. */
  content: string | null;
  created_at: InstantText;
  due_at: InstantText | null;
  claimed_until: InstantText | null;
  attempts: number;
  sent_at: InstantText | null;
  last_error: string | null;
  /** The code that replaces the placeholder in the body, encrypted with the server's secret. */
  sealed_code: string | null;
  /** Orders the developers' mailbox within one instant. Two that are queued at the same time may share a number. */
  number: number | null;
  /** When the mail stops being useful; null: never. */
  useless_at: InstantText | null;
  /** 0 for mail that somebody waits for or paid for, such as codes, links and gift cards; 1 for the rest. */
  priority: number;
  /** 1 for an unsolicited mail, such as an offer. */
  is_news: Generated<Flag>;
  /** The lead that a scheduled mail is about. A change of its visit deletes the mail while it is unsent. */
  about: string | null;
  /** The lead or account that a mail to somebody else, such as a club, is about. An erasure deletes the mail. */
  concerns: string | null;
}

/**
 * An address that gets less mail. `bounced`: its mailbox is gone, so it gets only the codes and links that somebody asks
 * for, and what somebody paid for. `complained`: its owner reported mail as spam, so it gets no news. Both may be true.
 */
export interface SuppressionRow {
  /** In lower case; the keyed hash of the address once the person was erased. */
  address: ColumnType<string, string, never>;
  reason: 'bounced' | 'complained';
  created_at: ColumnType<InstantText, InstantText, never>;
}

/**
 * An event for the chain's back end. It is pending until it is delivered or, after the last attempt, dead. `body` is
 * sent as it is stored. Events about the same lead or message are delivered in the order of `number`.
 */
export interface WebhookRow {
  /** The `webhook-id` of every attempt. */
  id: string;
  type: string;
  about: string;
  body: string;
  created_at: InstantText;
  number: number;
  /** When to try next; null: now. */
  due_at: InstantText | null;
  claimed_until: InstantText | null;
  attempts: number;
  delivered_at: InstantText | null;
  dead_at: InstantText | null;
  last_error: string | null;
}

/** A picture or film of a club, ordered by `position`. */
export interface ClubMediaRow {
  id: string;
  facility_id: string;
  position: number;
  title: string;
  media_type: 'Image' | 'Video';
  media: string;
  media_mobile: string;
}

/** An employer. `plans_unavailable` makes its plan lookup fail, to try out what the page then shows. */
export interface CorporateAccountRow {
  id: string;
  name: string;
  slug: string;
  every_club: Flag;
  agreement_id: string;
  plans_unavailable: Flag;
}

/** An employer's plan in one currency, in minor units. */
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

/** A plan in the chain's catalog. */
export interface CataloguePlanRow {
  plan_id: string;
  position: number;
  plan_type: string;
  name: string;
  description: string;
  /** Whether a member with this plan can have the add-on. */
  has_add_on: Flag;
}

/** A club's price for a plan, in minor units of its currency. */
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

/**
 * The additional data of a corporate lead. `company_email` is in lower case; `plan_id` is the plan that the lead chose.
 */
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

/** An employee, identified by their company address in lower case. */
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
  /** When they last entered a correct code. */
  verified_at: InstantText | null;
  /** The invitation code that they used; then `email` is their personal address. */
  invitation_id: ColumnType<string | null, string | null | undefined, string | null>;
}

/** An invitation code for people without a work mailbox, as its hash (see corporate/invitation-table.ts). */
export interface InvitationCodeRow {
  id: ColumnType<string, string, never>;
  corporate_account_id: ColumnType<string, string, never>;
  code_hash: ColumnType<string, string, never>;
  uses_left: number;
  created_at: ColumnType<InstantText, InstantText, never>;
  expires_at: ColumnType<InstantText, InstantText, never>;
}

/**
 * A mailed code, as its hash (see corporate/code-table.ts). An address has at most one live code: `ended_at` is set
 * when it is used or replaced. `tries` counts the attempts. For `client` see request-client.ts.
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
  /** The client that used the code; null when it is unused or the client isn't counted. */
  used_by: ColumnType<string | null, undefined, string | null>;
  /** How often the code was confirmed again to its user. */
  reconfirmations: ColumnType<number, undefined, number>;
}

/** A member who can refer friends. */
export interface MemberRow {
  member_id: string;
  referring_id: string;
  share_id: string;
  first_name: string;
}

/** A friend's lead and the member who referred them, one per TransactionId. `association_token` is the lead's token. */
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

/** One consent, given or withdrawn. The table is append-only: the database refuses updates and deletes. */
export interface ConsentRow {
  /** The order in which consents arrived. */
  position: Generated<number>;
  id: ColumnType<string, string, never>;
  transaction_id: ColumnType<string, string, never>;
  channel: ColumnType<'newsletter' | 'text-alerts', string, never>;
  granted: ColumnType<Flag, Flag, never>;
  basis: ColumnType<'express' | 'default', string, never>;
  /** Whose law asked for it; null if none does. */
  jurisdiction: ColumnType<string | null, string | null, never>;
  text: ColumnType<string, string, never>;
  text_version: ColumnType<string, string, never>;
  at: ColumnType<InstantText, InstantText, never>;
  source_url: ColumnType<string, string, never>;
  recorded_at: ColumnType<InstantText, InstantText, never>;
}

/**
 * What a person was shown or agreed to. It belongs to a member, or to a visitor by the transaction of their lead. `said`
 * is JSON: see promises/promise-table.ts. The table is append-only: the database refuses updates and deletes.
 */
export interface PromiseRow {
  position: Generated<number>;
  id: ColumnType<string, string, never>;
  kind: ColumnType<'price' | 'pass-price' | 'consent' | 'decision' | 'agreement', string, never>;
  member_id: ColumnType<string | null, string | null, never>;
  transaction_id: ColumnType<string | null, string | null, never>;
  said: ColumnType<string, string, never>;
  /** The language that the person read. */
  locale: ColumnType<Locale, Locale, never>;
  /** The path of the page. */
  place: ColumnType<string, string, never>;
  at: ColumnType<InstantText, InstantText, never>;
}

/**
 * A purchase that was started. `buyer` is the JSON of firstName, lastName, email and phone; `plan` that of the plan
 * (see products/product-table.ts), or null when none was given. `member_id` and `barcode` are set once it is paid for.
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
  /** Identifies the future member (see products/product-table.ts); null when nothing can be paid for. */
  holder: string | null;
  corporate_contact_id: string | null;
  company_email: string | null;
  company_name: string | null;
  /** The signed agreement and what else was asked, in JSON: see products/join-terms.ts. */
  agreement: string | null;
  answers: string | null;
}

/**
 * A paid purchase and the member it created: one per product token and one per holder, even with concurrent payments.
 * `amount` is in minor units. Of the card, only the brand is stored. The billing address has only the parts that the
 * club's country asks for; the rest is null. `browser` is the hash that identifies the browser that paid.
 */
export interface PurchaseRow {
  product_token: string;
  holder: string;
  corporate_contact_id: string | null;
  company_email: string | null;
  member_id: string;
  barcode: string;
  amount: number;
  currency: Currency;
  card_brand: string;
  paid_at: InstantText;
  browser: string | null;
  billing_postal_code: string | null;
  billing_state: string | null;
}

/**
 * A return token for a buyer who paid, stored as its hash. `browser` is the hash that identifies the browser that paid,
 * or null when it has no cookies.
 */
export interface ConfirmationRow {
  token_hash: string;
  product_token: string;
  created_at: InstantText;
  read_at: InstantText | null;
  browser: string | null;
}

/** A buyer's use of a promo code: kept for them until then, and for good once it's paid for. */
export interface PromoUseRow {
  code: string;
  /** See products/product-table.ts. */
  holder: string;
  until: InstantText;
  paid_at: InstantText | null;
}

/** A plan's price that a club holds for a visitor who came, under the hash of the token in their mail. */
export interface HeldPriceRow {
  token_hash: string;
  lead_id: ColumnType<string, string, never>;
  appointment_id: ColumnType<string, string, never>;
  facility_id: ColumnType<string, string, never>;
  plan_id: ColumnType<string, string, never>;
  /** The JSON of the price: see held-price/held-price-table.ts. */
  price: ColumnType<string, string, never>;
  /** ISO date: the last day at the club. */
  until: ColumnType<string, string, never>;
  created_at: ColumnType<InstantText, InstantText, never>;
  /** When someone joined with it. */
  used_at: InstantText | null;
}

/** A mailed link to a person's data, under the hash of its token. */
export interface PrivacyLinkRow {
  token_hash: ColumnType<string, string, never>;
  email: ColumnType<string, string, never>;
  created_at: ColumnType<InstantText, InstantText, never>;
  expires_at: ColumnType<InstantText, InstantText, never>;
  ended_at: InstantText | null;
}

/**
 * Links what is kept of an erased person to a keyed hash of their address, so that the chain can still prove a consent
 * to somebody who names the address. `subject` is the transaction of a lead or a membership number.
 */
export interface ErasureRow {
  id: ColumnType<string, string, never>;
  mark: ColumnType<string, string, never>;
  kind: ColumnType<'transaction' | 'member', string, never>;
  subject: ColumnType<string, string, never>;
  erased_at: ColumnType<InstantText, InstantText, never>;
}

/** A payment that the buyer's bank asks to confirm. */
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
