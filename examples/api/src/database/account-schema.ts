import type { Currency } from '@foyer/core/kernel';
import type { AccountEventKind } from '@foyer/core/session';
import type { ColumnType } from 'kysely';

import {
  account,
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
  Column,
} from './columns.ts';
import type { Locale } from '../locale/request-locale.ts';

export type OrderKind = 'gift' | 'pass';

/** The tables of what people buy, and of signed-in members. */
export const accountTables = {
  // Accounts

  /**
   * Someone who can sign in. `member_id` is null for a prospect. `username_key` and `email_key` are in lower case.
   * Without `password_hash` (see account/passwords.ts) the account has no login yet.
   */
  accounts: table({
    id: key,
    member_id: text.unique().nullable(),
    username: text.nullable(),
    username_key: text.unique().nullable(),
    password_hash: text.nullable(),
    email: text,
    email_key: text,
    first_name: text,
    last_name: text,
    address1: text.nullable(),
    address2: text.nullable(),
    city: text.nullable(),
    state: text.nullable(),
    country: text.nullable(),
    zip_code: text.nullable(),
    /** The linked social login. */
    social_id: text.unique().nullable(),
    home_facility_id: text.nullable(),
    /** In centimeters. */
    height: real.nullable(),
    /** In kilograms. */
    weight: real.nullable(),
    strikes: integer,
    has_active_pt: flag,
    membership_status: text,
    add_on_status_id: text.nullable(),
    has_add_on: flag.nullable(),
    activated_at: instant.nullable(),
    created_at: instant.fixed(),
    updated_at: instant,
  }),

  /** How a membership is paid and what is owed, in minor units. Stores only the last digits of a card. */
  account_billing: table({
    account_id: key.references('accounts (id)'),
    address1: text.nullable(),
    address2: text.nullable(),
    email: text.nullable(),
    card_last_four: text.nullable(),
    card_type: text.nullable(),
    /** Month and year, `04/30`. */
    expiration_date: text.nullable(),
    balance: integer,
    currency: textOf<Currency>(),
  }),

  /** A gift card on an account; `balance` in minor units. */
  account_gift_cards: table({
    account_id: key.references('accounts (id)'),
    last_four: text,
    balance: integer,
    currency: textOf<Currency>(),
    /** ISO date. */
    expiration_date: text.nullable(),
  }),

  /** A session, stored under the hash of its bearer token. `id` is public: see `sessionIdOf`. */
  account_sessions: table({
    token_hash: key,
    id: text.unique().fixed(),
    account_id: account.fixed(),
    /** The name of the browser that signed in, and of its system; null if unknown. */
    browser: text.nullable().fixed(),
    system: text.nullable().fixed(),
    created_at: instant.fixed(),
    /** Written every few minutes at most. */
    used_at: instant,
    expires_at: instant,
    ended_at: instant.nullable(),
  }),

  /**
   * An entry of the history of accounts. Append-only: the database refuses updates and deletes. It stays when the account
   * goes. `account_id` is null when a name was tried that nobody has, and for a visit or lead without an account.
   */
  account_events: table({
    position,
    id: text.unique().fixed(),
    account_id: text.nullable().fixed(),
    kind: textOf<AccountEventKind>().fixed(),
    at: instant.fixed(),
    /** See `originOf`. */
    network: text.nullable().fixed(),
    browser: text.nullable().fixed(),
    system: text.nullable().fixed(),
    /** The id of the visit or lead that it is about. */
    about: text.nullable().fixed(),
    /** Who did it, such as `desk 102 2026-11-20`; null: the person. */
    actor: text.nullable().fixed(),
  }),

  /** The key of a member's authenticator app, encrypted with the server's secret. Logins ask for a code once it is on. */
  second_steps: table({
    account_id: key.references('accounts (id)'),
    sealed_key: text,
    /** Null until the first code is confirmed. */
    confirmed_at: instant.nullable(),
    /** The number of the last half minute since 1970 whose code was used. Earlier codes don't count anymore. */
    last_step: integer,
    created_at: instant,
  }),

  /** A code that works once in place of the app's, stored as a keyed hash. A used one is deleted. */
  recovery_codes: table({ code_hash: key, account_id: account.fixed() }),

  /** A passkey of a member: the public half of a key pair whose private half stays with the member's device. */
  passkeys: table({
    id: key,
    account_id: account.fixed(),
    /** The authenticator's own id of it, in base64url. */
    credential_id: text.unique().fixed(),
    /** In base64url. */
    public_key: text.fixed(),
    /** How often its device has signed. Zero for devices that don't count. PostgreSQL's driver reads it as text. */
    counter: new Column<ColumnType<number | string, number, number>>('bigint not null'),
    /** How browsers reach it, as JSON. */
    transports: text.fixed(),
    /** As the member calls it. */
    name: text,
    created_at: instant.fixed(),
    used_at: instant.nullable(),
  }),

  /** A challenge of a passkey that was used up, until it has expired. */
  passkey_challenges: table({ challenge_hash: key, expires_at: instant.fixed() }),

  /** A voucher from the stand-in social login provider, stored under the hash of its token. */
  social_vouchers: table({
    token_hash: key,
    social_id: text.fixed(),
    created_at: instant.fixed(),
    used_at: instant.nullable(),
  }),

  /**
   * A link mailed to a member, stored under the hash of its token. `activate` and `recover` set the login, and an account
   * has at most one live link of these two. `confirm-email` makes `email` the account's address, which is pending until
   * the link ends. `undo-email` restores `email`.
   */
  mailed_links: table({
    token_hash: key,
    account_id: account.fixed(),
    purpose: textOf<'activate' | 'recover' | 'confirm-email' | 'undo-email'>(),
    created_at: instant.fixed(),
    expires_at: instant.fixed(),
    ended_at: instant.nullable(),
    email: text.nullable().fixed(),
    /** The session that requested the new address. It stays signed in when the others end. */
    session_hash: text.nullable().fixed(),
  }),

  /** A signature: at most one per account and version. */
  signed_agreements: table(
    {
      account_id: account.fixed(),
      agreement_id: text.fixed(),
      version: text.fixed(),
      facility_id: text.fixed(),
      signature: text.fixed(),
      signed_at: instant.fixed(),
    },
    'primary key (account_id, agreement_id, version)',
  ),

  /**
   * A member's form for another card, by the hash of its token. It works while the session lives that began it. The
   * `asked` columns are of the card that the bank asks about. There is no column for a card number.
   */
  card_changes: table({
    token_hash: key,
    account_id: account.fixed(),
    member_id: text.fixed(),
    session_hash: text.fixed(),
    created_at: instant.fixed(),
    expires_at: instant.fixed(),
    done_at: instant.nullable(),
    /** While one request handles the form. */
    busy_until: instant.nullable(),
    asked_brand: text.nullable(),
    asked_last_four: text.nullable(),
    asked_expiry: text.nullable(),
  }),

  /**
   * The agreement under which a member joined, with the very text that was signed: `paragraphs` is a JSON array.
   * Append-only: the database refuses updates and deletes. `guardian_email` is set if a guardian signed for a minor.
   */
  membership_agreements: table({
    member_id: key,
    agreement_id: text.fixed(),
    version: text.fixed(),
    title: text.fixed(),
    paragraphs: text.fixed(),
    locale: text.fixed(),
    signature: text.fixed(),
    guardian_email: text.nullable().fixed(),
    signed_at: instant.fixed(),
  }),

  /** What a new member entered, except name and address, which the account has. `birth_date` is an ISO date. */
  join_details: table({
    account_id: key.references('accounts (id)'),
    birth_date: text,
    personal_email: text,
    company_email: text.nullable(),
    corp_info: text.nullable(),
    updated_at: instant,
  }),

  /**
   * A membership that was bought online, one per member. Days are ISO dates in `time_zone`. For the JSON columns see
   * membership/membership-table.ts.
   */
  memberships: table({
    member_id: key,
    joined_on: text.fixed(),
    /** Null until the club has opened. */
    starts_on: text.nullable(),
    /** The first possible day if the club opens earlier. */
    starts_from: text.fixed(),
    time_zone: text.fixed(),
    terms: text.fixed(),
    bought: text.fixed(),
    /** JSON; null without a promo code that reduces the first months. */
    promo: text.nullable().fixed(),
    changes: text,
    freezes: text,
    /** The last day of a canceled membership. */
    last_day: text.nullable(),
    /** Each bill until this day has an invoice. */
    billed_until: text,
    /** The language of mails that the member doesn't cause. */
    locale: textOf<Locale>(),
    /** The card that pays, of which only the brand and the charger's own name are stored. */
    card_brand: text,
    card_token: text,
    /** 1 if the member signed an agreement on joining. */
    has_agreement: flag,
  }),

  /** A payment of a member: at most one per day. Amounts are in minor units; `lines` is JSON. */
  invoices: table(
    {
      /** See `invoiceNumber`. */
      number: key,
      member_id: text.references('memberships (member_id)').fixed(),
      /** ISO date. */
      billed_on: text.fixed(),
      status: textOf<'paid' | 'due'>(),
      facility_id: text.fixed(),
      currency: textOf<Currency>().fixed(),
      lines: text.fixed(),
      total: integer.fixed(),
      /** The brand of the card, as shown; null if nothing was charged. */
      paid_with: text.nullable(),
      /** How often a charge was tried, and on which day last. */
      attempts: integer,
      tried_on: text.nullable(),
    },
    'unique (member_id, billed_on)',
  ),

  training_answers: table(
    { account_id: account, name: text, answer: text },
    'primary key (account_id, name)',
  ),

  /** A training assessment of a member; `taken_on` is an ISO date. */
  training_assessments: table(
    { account_id: account, template_id: integer, taken_on: text, trainer: text.nullable() },
    'primary key (account_id, template_id, taken_on)',
  ),

  /** The latest measurements; null for values that weren't measured. */
  training_summaries: table({
    account_id: key.references('accounts (id)'),
    taken_on: text,
    age: integer.nullable(),
    sex: textOf<'female' | 'male'>().nullable(),
    weight: real.nullable(),
    weight_unit: textOf<'kg' | 'lb'>().nullable(),
    body_fat_percent: real.nullable(),
    body_water_percent: real.nullable(),
    /** Beats per minute. */
    resting_heart_rate: integer.nullable(),
    /** In mm Hg. */
    systolic: integer.nullable(),
    diastolic: integer.nullable(),
  }),

  // Purchases

  /**
   * A purchase that was started. `buyer` is the JSON of firstName, lastName, email and phone; `plan` that of the plan
   * (see products/product-table.ts), or null when none was given. `member_id` and `barcode` are set once it is paid for.
   */
  product_tokens: table({
    product_token: key,
    transaction_number: text,
    buyer: text,
    facility_id: club,
    member_id: text.nullable(),
    barcode: text.nullable(),
    created_at: instant.fixed(),
    expires_at: instant.nullable(),
    plan: text.nullable(),
    corporate_contact_id: text.nullable(),
    company_email: text.nullable(),
    company_name: text.nullable(),
    /** Identifies the future member (see products/product-table.ts); null when nothing can be paid for. */
    holder: text.nullable(),
    /** The signed agreement and what else was asked, in JSON: see products/join-terms.ts. */
    agreement: text.nullable(),
    answers: text.nullable(),
  }),

  /**
   * A paid purchase and the member it created: one per product token and one per holder, even with concurrent payments.
   * `amount` is in minor units. Of the card, only the brand is stored. The billing address has only the parts that the
   * club's country asks for; the rest is null. `browser` is the hash that identifies the browser that paid.
   */
  purchases: table({
    product_token: key.references('product_tokens (product_token)'),
    holder: text.unique(),
    corporate_contact_id: text.unique().nullable(),
    company_email: text.unique().nullable(),
    member_id: text.unique(),
    barcode: text,
    amount: integer,
    currency: textOf<Currency>(),
    card_brand: text,
    paid_at: instant,
    browser: text.nullable(),
    billing_postal_code: text.nullable(),
    billing_state: text.nullable(),
  }),

  /**
   * A return token for a buyer who paid, stored as its hash. `browser` is the hash that identifies the browser that paid,
   * or null when it has no cookies.
   */
  confirmations: table({
    token_hash: key,
    product_token: text,
    created_at: instant,
    read_at: instant.nullable(),
    browser: text.nullable(),
  }),

  /** A buyer's use of a promo code: kept for them until then, and for good once it's paid for. */
  promo_uses: table(
    {
      code: text,
      /** See products/product-table.ts. */
      holder: text,
      until: instant,
      paid_at: instant.nullable(),
    },
    'primary key (code, holder)',
  ),

  /** A plan's price that a club holds for a visitor who came, under the hash of the token in their mail. */
  held_prices: table(
    {
      /** Renewed with each mail. */
      token_hash: new Column<string>('text primary key'),
      lead_id: lead.fixed(),
      appointment_id: text.references('appointments (id)').fixed(),
      facility_id: club.fixed(),
      plan_id: text.fixed(),
      /** The JSON of the price: see held-price/held-price-table.ts. */
      price: text.fixed(),
      /** ISO date: the last day at the club. */
      until: text.fixed(),
      created_at: instant.fixed(),
      /** When someone joined with it. */
      used_at: instant.nullable(),
    },
    'unique (appointment_id, plan_id)',
  ),

  /** A payment that the buyer's bank asks to confirm. */
  payment_questions: table({
    id: key,
    product_token: text,
    card_brand: text,
    created_at: instant,
    answered_at: instant.nullable(),
    answer: textOf<'yes' | 'no'>().nullable(),
    billing_postal_code: text.nullable(),
    billing_state: text.nullable(),
  }),

  /**
   * An order of something that is paid for once, under its buyer's own `id`. `amount` is in minor units. It can be paid
   * for until `expires_at`; the columns from `paid_at` on are set when it is paid. There is no column for a card number.
   */
  orders: table({
    id: key,
    kind: textOf<OrderKind>().fixed(),
    product_token: text.unique().fixed(),
    /** The number that people see: `GC-4821-7730`. */
    order_number: text.unique().fixed(),
    /** What is ordered, as JSON. */
    contents: text.fixed(),
    amount: integer.fixed(),
    currency: textOf<Currency>().fixed(),
    created_at: instant.fixed(),
    expires_at: instant,
    paid_at: instant.nullable(),
    card_brand: text.nullable(),
    /** The hash that identifies the browser that paid. */
    browser: text.nullable(),
    billing_postal_code: text.nullable(),
    billing_state: text.nullable(),
  }),

  /** A gift card, one per order. Its code is worth money, so only a hash is stored. */
  gift_cards: table({
    order_id: key.references('orders (id)'),
    code_hash: text.unique().fixed(),
    last_four: text,
    /** In minor units. */
    balance: integer,
    currency: textOf<Currency>(),
    created_at: instant.fixed(),
  }),
};
