import type { Kysely, Selectable } from 'kysely';

import { accountTables } from './account-schema.ts';
import {
  Column,
  type RowOf,
  club,
  flag,
  instant,
  integer,
  key,
  lead,
  position,
  real,
  table,
  text,
  textOf,
} from './columns.ts';
import type { Locale } from '../locale/request-locale.ts';

export type VisitKind = 'tour' | 'workout';

/** Every table, after those that it names. */
export const tables = {
  // Clubs

  /** A club. `visit_hours` is JSON: see visits/open-times.ts. */
  facilities: table({
    facility_id: key,
    club_id: text,
    club_type: text,
    status: text,
    web_name: text,
    name: text,
    region: text,
    country: text,
    city: text,
    state: text,
    zip: text,
    address: text,
    phone_number: text,
    /** Where the club reads about its leads and visits, and what visitors reply. */
    email: text,
    /** ISO date. */
    open_date: text,
    /** The addresses of its main picture, large and small; empty without one. */
    image_url: text,
    thumbnail: text,
    /** JSON: the main picture in more sizes. */
    picture: text.nullable(),
    time_zone: text,
    lat: real,
    long: real,
    has_guided_workouts: flag,
    is_accepting_appointments: flag,
    featured_amenities: text,
    visit_hours: text,
    /** How long before a visit its time can still be booked. */
    visit_notice_minutes: integer,
    /** JSON: the names of the holidays on which the club takes visits. */
    open_holidays: text,
  }),

  appointment_clubs: table({ facility_id: key.references('facilities (facility_id)') }),

  /**
   * A day without visits, at every club when `facility_id` is null. `id` combines both, so that seeding twice adds
   * nothing.
   */
  blackout_dates: table({ id: key, date: text, facility_id: club.nullable() }),

  /** A day without visits in a country, or in a state such as `CA-ON`. */
  holidays: table({ place: text, date: text, name: text }, 'primary key (place, date)'),

  class_counts: table(
    { facility_id: club, category_id: integer, class_count: integer },
    'primary key (facility_id, category_id)',
  ),

  /** A picture or film of a club, ordered by `position`. */
  club_media: table(
    {
      id: key,
      facility_id: club,
      position: integer,
      title: text,
      media_type: textOf<'Image' | 'Video'>(),
      media: text,
      media_mobile: text,
    },
    'unique (facility_id, position)',
  ),

  // Leads, visits and consents

  /**
   * One row per TransactionId, whatever is sent under it and how often. `consents` is the JSON of the Answers sent with
   * the contact data, `answers` of those sent with updates, with the latest per answerId. Neither replaces the other.
   */
  leads: table({
    id: key,
    token_id: text.unique().fixed(),
    transaction_id: text.unique().fixed(),
    facility_id: club,
    first_name: text,
    last_name: text,
    email: text,
    phone: text,
    zip: text.nullable(),
    company_email: text.nullable(),
    outreach_code: text,
    /** Empty for a lead that names no page. */
    source_url: text.default("''"),
    ecid: text.nullable(),
    member_id: text.nullable(),
    referring_id: text.nullable(),
    share_id: text.nullable(),
    receive_text_alerts: flag,
    consents: text,
    answers: text.nullable(),
    meeting_purpose: text.nullable(),
    preferred_communication_method: text.nullable(),
    preferred_time_of_day: text.nullable(),
    created_at: instant.fixed(),
    updated_at: instant,
    /** These four are set by full leads and null for all others. */
    join_outreach_code: text.nullable(),
    newsletter: flag.nullable(),
    is_abandoned: flag.nullable(),
    is_corporate: flag.nullable(),
    /** The language in which the visitor left their details. */
    locale: textOf<Locale>().default("'en-US'").fixed(),
    /** What brought the visitor, as JSON; null if unknown. */
    attribution: text.nullable(),
    /** When the club was notified about the lead. */
    announced_at: instant.later(),
    /** When it was decided whether the visitor gets a mail that their details arrived. */
    received_at: instant.later(),
    /** When the visitor skipped choosing a time; null once they book one. */
    skipped_at: instant.later(),
  }),

  /** A booked time. `revision` counts the changes of time or guest. A canceled row stays as history and no longer blocks its time. */
  appointments: table({
    id: key,
    lead_id: lead.fixed(),
    facility_id: club,
    kind: textOf<VisitKind>(),
    starts_at: instant,
    revision: integer,
    created_at: instant.fixed(),
    updated_at: instant,
    cancelled_at: instant.nullable(),
    /** Hashes that identify the person for the limit on upcoming visits. */
    email_mark: text.nullable(),
    phone_mark: text.nullable(),
    network_mark: text.nullable(),
    /** When the club reported that the visitor didn't come. */
    no_show_at: instant.later(),
    /** When the club reported that the visitor came. */
    arrived_at: instant.later(),
    /** Identifies the visit in its manage link. Changing it turns the link off; so does null. */
    link_id: text.unique().nullable(),
    /** What the visitor said when canceling. */
    cancel_reason: text.later(),
    /** How late the visitor said they would be. */
    late_minutes: integer.later(),
    /** The guest's first name; empty if the visitor didn't say, null if they come alone. */
    guest_name: text.nullable(),
    /** The member who invited the visitor and comes along. A move asks them again. */
    companion_id: text.later(),
    /** When the visitor booked another visit, after this one was over. */
    followed_at: instant.later(),
  }),

  /** A time that only this lead may book until then. A hold that is over has no effect. */
  time_holds: table(
    {
      facility_id: club,
      kind: textOf<VisitKind>(),
      starts_at: instant,
      /** Of the lead that may book the time. It may not exist yet. */
      transaction_id: text,
      until: instant,
    },
    'primary key (facility_id, kind, starts_at)',
  ),

  /** A lead that waits for a time at a club. The offer is null until a time is held for it. */
  wait_list: table(
    {
      id: key,
      lead_id: lead,
      facility_id: club,
      kind: textOf<VisitKind>(),
      /** When it began to wait, which is its place in line. */
      created_at: instant,
      offer_starts_at: instant.nullable(),
      offer_until: instant.nullable(),
      /** When it booked, declined or missed an offer, or left. */
      ended_at: instant.nullable(),
    },
    'unique (lead_id, facility_id, kind)',
  ),

  /** A member who can refer friends. */
  members: table({
    member_id: key,
    referring_id: text.unique(),
    share_id: text.unique(),
    first_name: text,
  }),

  /** A friend's lead and the member who referred them, one per TransactionId. `association_token` is the lead's token. */
  referrals: table({
    id: key,
    transaction_id: text.references('leads (transaction_id)').unique().fixed(),
    association_token: text.references('leads (token_id)').unique().fixed(),
    member_id: text.references('members (member_id)'),
    friend_id: text.nullable(),
    user_location: text.nullable(),
    created_at: instant.fixed(),
    updated_at: instant,
  }),

  /** One consent, given or withdrawn. The table is append-only: the database refuses updates and deletes. */
  consents: table({
    /** The order in which consents arrived. */
    position,
    id: text.unique().fixed(),
    transaction_id: text.fixed(),
    channel: textOf<'newsletter' | 'text-alerts'>().fixed(),
    granted: flag.fixed(),
    basis: textOf<'express' | 'default'>().fixed(),
    text: text.fixed(),
    /** Whose law asked for it; null if none does. */
    jurisdiction: text.nullable().fixed(),
    text_version: text.fixed(),
    at: instant.fixed(),
    source_url: text.fixed(),
    recorded_at: instant.fixed(),
  }),

  /**
   * What a person was shown or agreed to. It belongs to a member, or to a visitor by the transaction of their lead. `said`
   * is JSON: see promises/promise-table.ts. The table is append-only: the database refuses updates and deletes.
   */
  promises: table({
    position,
    id: text.unique().fixed(),
    kind: textOf<'price' | 'pass-price' | 'consent' | 'decision' | 'agreement'>().fixed(),
    member_id: text.nullable().fixed(),
    transaction_id: text.nullable().fixed(),
    said: text.fixed(),
    /** The language that the person read. */
    locale: textOf<Locale>().fixed(),
    /** The path of the page. */
    place: text.fixed(),
    at: instant.fixed(),
  }),

  // Plans and employers

  /** A plan in the chain's catalog. */
  catalogue_plans: table({
    plan_id: key,
    position: integer,
    plan_type: text,
    name: text,
    description: text,
    /** Whether a member with this plan can have the add-on. */
    has_add_on: flag,
  }),

  /** A club's price for a plan, in minor units of its currency. */
  facility_plans: table(
    {
      facility_id: club,
      plan_id: text.references('catalogue_plans (plan_id)'),
      monthly_fee: integer,
      regular_monthly_fee: integer,
      total_dues: integer,
      promotional_savings: integer,
      is_reimbursement_available: flag,
      promotion: text.nullable(),
    },
    'primary key (facility_id, plan_id)',
  ),

  /** An employer. `plans_unavailable` makes its plan lookup fail, to try out what the page then shows. */
  corporate_accounts: table({
    id: key,
    name: text,
    slug: text.unique(),
    every_club: flag,
    agreement_id: text,
    plans_unavailable: flag,
  }),

  corporate_domains: table({
    domain: key,
    corporate_account_id: text.references('corporate_accounts (id)'),
  }),

  corporate_account_clubs: table(
    { corporate_account_id: text.references('corporate_accounts (id)'), facility_id: club },
    'primary key (corporate_account_id, facility_id)',
  ),

  /** An employer's plan in one currency, in minor units. */
  corporate_plans: table(
    {
      corporate_account_id: text.references('corporate_accounts (id)'),
      plan_id: text,
      currency: textOf<'USD' | 'CAD' | 'GBP'>(),
      position: integer,
      plan_type: text,
      name: text,
      description: text,
      monthly_fee: integer,
      regular_monthly_fee: integer,
      initiation_dues: integer,
      promotional_savings: integer,
      is_reimbursement_available: flag,
    },
    'primary key (corporate_account_id, plan_id, currency)',
  ),

  /** An invitation code for people without a work mailbox, as its hash (see corporate/invitation-table.ts). */
  invitation_codes: table({
    id: key,
    corporate_account_id: text.references('corporate_accounts (id)').fixed(),
    code_hash: text.unique().fixed(),
    uses_left: integer,
    created_at: instant.fixed(),
    expires_at: instant.fixed(),
  }),

  /** An employee, identified by their company address in lower case. */
  corporate_contacts: table({
    id: key,
    email: text.unique().fixed(),
    corporate_account_id: text.references('corporate_accounts (id)'),
    facility_id: club,
    first_name: text,
    last_name: text,
    personal_email: text,
    phone: text,
    created_at: instant.fixed(),
    updated_at: instant,
    /** When they last entered a correct code. */
    verified_at: instant.nullable(),
    /** The invitation code that they used; then `email` is their personal address. */
    invitation_id: text.references('invitation_codes (id)').nullable(),
  }),

  /**
   * A mailed code, as its hash (see corporate/code-table.ts). An address has at most one live code: `ended_at` is set
   * when it is used or replaced. `tries` counts the attempts. For `client` see request-client.ts.
   */
  email_codes: table({
    id: key,
    corporate_contact_id: text.references('corporate_contacts (id)').fixed(),
    email: text.fixed(),
    code_hash: text.fixed(),
    salt: text.fixed(),
    tries: integer,
    created_at: instant.fixed(),
    expires_at: instant.fixed(),
    ended_at: instant.nullable(),
    /** The client that used the code; null when it is unused or the client isn't counted. */
    used_by: text.later(),
    /** How often the code was confirmed again to its user. */
    reconfirmations: integer.default('0'),
  }),

  /**
   * The additional data of a corporate lead. `company_email` is in lower case; `plan_id` is the plan that the lead chose.
   */
  corporate_leads: table({
    transaction_id: key.references('leads (transaction_id)'),
    company_email: text,
    cta_label: text,
    user_location: text.nullable(),
    is_abandoned: flag,
    plan_id: text.nullable(),
    created_at: instant.fixed(),
    updated_at: instant,
  }),

  // Club services

  /** A trial or day pass of a club; `take_up_by` is an ISO date. */
  trial_passes: table({
    /** In upper case. */
    code: key,
    facility_id: club,
    title: text,
    days: integer,
    terms: text,
    take_up_by: text,
  }),

  /** A request for a free trial pass. `id` comes from the sender. */
  trial_requests: table({ id: key, created_at: instant.fixed() }),

  /** Who has a trial or day pass. The hashes keep anyone from getting a second trial; a day pass has none. */
  trial_holders: table({
    id: key,
    code: text.references('trial_passes (code)').unique().fixed(),
    email_mark: text.unique().nullable().fixed(),
    phone_mark: text.unique().nullable().fixed(),
    first_name: text,
    last_name: text,
    starts_on: text,
    ends_on: text,
  }),

  /** Feedback about a club. `id` comes from the sender. */
  club_feedback: table({
    id: key,
    facility_id: club,
    rating: integer,
    message: text,
    email: text.nullable(),
    /** The first name under which the club's page shows it; null without the sender's consent. */
    shown_as: text.nullable(),
    created_at: instant.fixed(),
  }),

  /** Answers to a form of the chain, as JSON by field name. `id` comes from the sender. */
  form_answers: table({ id: key, form_id: text, answers: text, created_at: instant.fixed() }),

  // The server

  /**
   * A mail to send. It is due while it is unsent, `due_at` (null: at once) has passed, `useless_at` hasn't, and no
   * process has claimed it.
   */
  outbox_mail: table({
    id: key,
    recipient: text,
    subject: text,
    body: text,
    /** The JSON from which the HTML is made (see mail/mail.ts); null: the mail is plain text only. */
    content: text.nullable(),
    created_at: instant,
    due_at: instant.nullable(),
    claimed_until: instant.nullable(),
    attempts: integer,
    sent_at: instant.nullable(),
    last_error: text.nullable(),
    /** The code that replaces the placeholder in the body, encrypted with the server's secret. */
    sealed_code: text.nullable(),
    /** When the mail stops being useful; null: never. */
    useless_at: instant.nullable(),
    /** Orders the developers' mailbox within one instant. Two that are queued at the same time may share a number. */
    number: integer.nullable(),
    /** 0 for mail that somebody waits for or paid for, such as codes, links and gift cards; 1 for the rest. */
    priority: integer.default('1'),
    /** 1 for an unsolicited mail, such as an offer. */
    is_news: flag.default('0'),
    /** The lead that a scheduled mail is about. A change of its visit deletes the mail while it is unsent. */
    about: text.nullable(),
    /** The lead or account that a mail to somebody else, such as a club, is about. An erasure deletes the mail. */
    concerns: text.nullable(),
  }),

  /**
   * An address that gets less mail. `bounced`: its mailbox is gone, so it gets only the codes and links that somebody asks
   * for, and what somebody paid for. `complained`: its owner reported mail as spam, so it gets no news. Both may be true.
   */
  suppressions: table(
    {
      /** In lower case; the keyed hash of the address once the person was erased. */
      address: text.fixed(),
      reason: textOf<'bounced' | 'complained' | 'unsubscribed'>(),
      created_at: instant.fixed(),
      /** When somebody who unsubscribed was last asked whether they want news again. */
      asked_at: instant.later(),
    },
    'primary key (address, reason)',
  ),

  /**
   * An event for the chain's back end. It is pending until it is delivered or, after the last attempt, dead. `body` is
   * sent as it is stored. Events about the same lead or message are delivered in the order of `number`.
   */
  webhooks: table({
    /** The `webhook-id` of every attempt. */
    id: key,
    type: text,
    about: text,
    body: text,
    created_at: instant,
    number: integer,
    /** When to try next; null: now. */
    due_at: instant.nullable(),
    claimed_until: instant.nullable(),
    attempts: integer,
    delivered_at: instant.nullable(),
    dead_at: instant.nullable(),
    last_error: text.nullable(),
  }),

  /** A mailed link to a person's data, under the hash of its token. */
  privacy_links: table({
    token_hash: key,
    email: text.fixed(),
    created_at: instant.fixed(),
    expires_at: instant.fixed(),
    ended_at: instant.nullable(),
  }),

  /**
   * Links what is kept of an erased person to a keyed hash of their address, so that the chain can still prove a consent
   * to somebody who names the address. `subject` is the transaction of a lead or a membership number.
   */
  erasures: table({
    id: key,
    mark: text.fixed(),
    kind: textOf<'transaction' | 'member'>().fixed(),
    subject: text.fixed(),
    erased_at: instant.fixed(),
  }),

  /** Has a row only inside a transaction that may change evidence: see `whileErasing`. */
  erasing: table({ id: new Column<number>('integer primary key') }),

  club_digests: table({ facility_id: club, day: text }, 'primary key (facility_id, day)'),

  limit_holders: table({ holder: key, touched_at: instant }),

  /** An attempt that counts against a holder's limit. The holder is stored as a hash. The same `key` counts once. */
  limit_tries: table({ holder: text, key: text, at: instant }, 'primary key (holder, key)'),

  server_secrets: table({ name: key, value: text }),

  health_checks: table({ name: key, checked_at: instant }),

  ...accountTables,
};

export type Tables = { [Name in keyof typeof tables]: RowOf<(typeof tables)[Name]> };

/** A row of a table, as it is read. */
export type Row<Name extends keyof Tables> = Selectable<Tables[Name]>;

/** Hides `transaction`: `inTransaction` also detects statements that would deadlock with their own transaction. */
export type Database = Omit<Kysely<Tables>, 'transaction'>;
