import { Err, type IdSource, Ok, type Result, type Temporal } from '@foyer/core';

import { deleteRows } from '../database/rows.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import type { ServerSecret } from '../server-secret.ts';
import { type ApiFailure, failure } from './api-failure.ts';
import { instantText, readInstant } from './request-time.ts';

/** At most `most` tries in a sliding window of `minutes`. */
interface Window {
  readonly most: number;
  readonly minutes: number;
}

/** The most that a request with a proof of work may send, in multiples of what its network may send without one. */
const provenFactor = 4;

interface Rule {
  /** What is counted: a network (see `request-client.ts`), an email address, or a membership number, desk or purchase. */
  readonly by: 'network' | 'address' | 'member';
  readonly windows: readonly Window[];
  readonly code: string;
  readonly message: string;
}

const [hour, day] = [60, 24 * 60];

const tooManyRequests = failure(429, 'TOO_MANY_REQUESTS', 'Too many requests. Try again later.');

/**
 * How much anyone may write or have mailed. Many people can share a network, such as a gym's Wi-Fi, so its limits are
 * far above what one person does and far below what a flood needs. Signing in has its own limits: see account/.
 */
const limitRules = {
  /** Sixty people may leave their details from one Wi-Fi in ten minutes. Saving the same lead again is free. */
  leadsFrom: byNetwork('leads', { most: 60, minutes: 10 }, { most: 300, minutes: day }),
  /** A family may share an address, and a visitor may start over a few times. */
  leadsBy: byAddress('leads', { most: 10, minutes: hour }, { most: 30, minutes: day }),
  /** Mail about something new to an unconfirmed address: visits, referrals and gift cards together. */
  mailsTo: mailsTo({ most: 3, minutes: hour }, { most: 5, minutes: day }),
  /** The note that a lead arrived, which is unsolicited. */
  leadMailsTo: mailsTo({ most: 1, minutes: day }),
  /** Each booking and move of a visit sends a mail, so this limits changes of mind. */
  visitMailsTo: mailsTo({ most: 6, minutes: hour }, { most: 12, minutes: day }),
  /** What members and the friends they invited hear of each other. A visit is booked past it, too, without the mail. */
  friendMailsTo: mailsTo({ most: 6, minutes: hour }, { most: 12, minutes: day }),
  /** Bookings and moves from one network, whatever address they are mailed to. */
  visitMailsFrom: byNetwork('visits', { most: 60, minutes: hour }, { most: 300, minutes: day }),
  /** A club's front desk may start all of a day's purchases on one computer. */
  purchasesFrom: byNetwork('purchases', { most: 60, minutes: hour }, { most: 200, minutes: day }),
  /** A company may order gift cards for a whole team at once. Day passes are orders too. */
  ordersFrom: byNetwork('orders', { most: 30, minutes: hour }, { most: 100, minutes: day }),
  /** Cards sent to the bank for a purchase, an order or a member's bills. Someone with stolen cards would try hundreds. */
  cardsOf: {
    by: 'member',
    windows: [{ most: 10, minutes: hour }],
    code: 'TOO_MANY_TRIES',
    message: 'This purchase or member has tried as many cards as may be: 10 an hour.',
  },
  /** A network may begin 90 purchases and orders an hour, and some buyers need a second card. */
  cardsFrom: eachHour(120, 'TOO_MANY_TRIES', 'tried', 'cards'),
  /** Their receipts go to the buyer, whose address is unconfirmed too. */
  receiptsTo: mailsTo({ most: 20, minutes: hour }, { most: 30, minutes: day }),
  /** Links to one's own data. They are mailed to any address, known or not. */
  dataLinksTo: mailsTo({ most: 3, minutes: hour }, { most: 5, minutes: day }),
  dataLinksFrom: byNetwork('requests for data', { most: 10, minutes: hour }),
  /** Keeps anyone from finding a person's data by guessing links. */
  dataLinkTriesFrom: {
    ...byNetwork('requests about data', { most: 60, minutes: hour }),
    code: 'TOO_MANY_TRIES',
  },
  /** Nobody rates more clubs than this. */
  feedbackFrom: byNetwork('messages', { most: 20, minutes: hour }),
  feedbackBy: byAddress('messages', { most: 10, minutes: day }),
  /** A lead gives up to four consents, so this is a little more than the lead limit allows. */
  consentsFrom: byNetwork('consents', { most: 300, minutes: 10 }),
  /** Keeps anyone from finding a visit by guessing links. Reading one counts too. */
  visitLinksFrom: {
    ...byNetwork('requests about visits', { most: 300, minutes: hour }),
    code: 'TOO_MANY_TRIES',
  },
  /** A leaked link of a morning mail finds at most 20 people a search. */
  deskSearchesOf: {
    by: 'member',
    windows: [{ most: 60, minutes: hour }],
    code: tooManyRequests.code,
    message: 'This desk has searched as often as it may: 60 times an hour.',
  },
  /** Also keeps anyone from finding an offer by guessing its token. */
  waitListFrom: byNetwork('wait-list requests', { most: 60, minutes: hour }),
  /** Also keeps anyone from finding a held price by guessing its token. */
  heldPricesFrom: {
    ...byNetwork('requests about held prices', { most: 60, minutes: hour }),
    code: 'TOO_MANY_TRIES',
  },
  /** Holds last about ten minutes, so a network can't hold more times at once than it may book at one club. */
  timeHoldsFrom: byNetwork('held times', { most: 20, minutes: 10 }),
  /** Keeps anyone from finding a trial pass by guessing codes. */
  passesFrom: {
    ...byNetwork('codes', { most: 60, minutes: hour }),
    code: 'TOO_MANY_TRIES',
  },
  /** Mailed codes are counted separately, so that nobody can use up another person's attempts. */
  codesTo: {
    by: 'address',
    windows: [
      { most: 3, minutes: hour },
      { most: 5, minutes: day },
    ],
    code: 'TOO_MANY_CODES',
    message: 'This address has had as many codes as it may: 3 an hour, 5 a day.',
  },
  codesFrom: eachHour(10, 'TOO_MANY_CODES', 'asked for', 'codes'),
  codeTriesFrom: eachHour(30, 'TOO_MANY_TRIES', 'tried', 'codes'),
  /** Unknown employers, by name or company address, so that nobody finds the chain's customers by guessing. */
  employersFrom: eachHour(30, 'TOO_MANY_TRIES', 'asked for', 'unknown employers'),
  /** Unknown promo codes, so that nobody finds one by guessing. */
  promoTriesFrom: eachHour(30, 'TOO_MANY_TRIES', 'tried', 'unknown promo codes'),
  /** Invitation codes also count as tries of the network. */
  invitationTriesBy: {
    by: 'address',
    windows: [
      { most: 5, minutes: 15 },
      { most: 25, minutes: day },
    ],
    code: 'TOO_MANY_TRIES',
    message: 'This address has tried as many codes as it may: 5 in 15 minutes, 25 a day.',
  },
  /** Changes of a membership. Each mails the member and the club. */
  decisionsOf: {
    by: 'member',
    windows: [{ most: 30, minutes: hour }],
    code: 'TOO_MANY_REQUESTS',
    message: 'The membership was changed as often as it may be: 30 times an hour.',
  },
  /** A member's confirmation, mailed again. */
  resendsTo: {
    by: 'member',
    windows: [{ most: 3, minutes: hour }],
    code: 'TOO_MANY_RESENDS',
    message: 'The confirmation was mailed again as often as it may be: 3 times an hour.',
  },
} as const satisfies Readonly<Record<string, Rule>>;

type RuleName = keyof typeof limitRules;

/** The holder that each rule counts; null isn't counted. */
type Counted = { readonly [Name in RuleName]?: string | null };

interface CountOptions {
  readonly now: Temporal.Instant;
  /** Caller-made ids; an id that was already counted isn't counted again. */
  readonly keys?: readonly string[];
  /** The request field that holds the address. */
  readonly addressField?: string;
}

export interface LimitBacking {
  readonly database: Database;
  readonly ids: IdSource;
  readonly secret: ServerSecret;
  /** True for a request that brought a proof of work. */
  readonly isProven?: boolean;
}

/** Counts a call against the rules. Returns the refusal when a limit is exceeded, otherwise null. */
export async function refusalPast(
  { database, ids, secret, isProven = false }: LimitBacking,
  counted: Counted,
  { now, keys, addressField }: CountOptions,
): Promise<ApiFailure | null> {
  // In the order of the rules, so that a call past several limits always gets the same refusal.
  const asked = (Object.keys(limitRules) as RuleName[]).flatMap((name) => {
    const rule: Rule = limitRules[name];
    const who = counted[name];
    return who == null ? [] : { name, rule, who };
  });
  const limits = await Promise.all(
    asked.map(async ({ name, rule, who }) => {
      const holder = `${name} ${await markOf(secret, rule.by, who)}`;
      const field = rule.by === 'address' ? addressField : undefined;
      const isWidened = rule.by === 'network';
      const refusal: ApiFailure = {
        status: 429,
        code: rule.code,
        message: rule.message,
        isWidened,
        ...(field !== undefined && { field }),
      };
      const factor = isWidened && isProven ? provenFactor : 1;
      return rule.windows.map((window) => ({
        ...window,
        most: window.most * factor,
        holder,
        refusal,
      }));
    }),
  );
  const outcome = await countTry(database, ids, limits.flat(), {
    now,
    refusal: tooManyRequests,
    ...(keys && { keys }),
  });
  return 'refused' in outcome ? outcome.refused : null;
}

/**
 * Looks for something that nobody may find by guessing. Counts only searches that find nothing, but past the limit
 * refuses every one, so that guessing reveals nothing.
 */
export async function findCounted<Found>(
  backing: LimitBacking,
  counted: Counted,
  now: Temporal.Instant,
  find: () => Promise<Found | null>,
): Promise<Result<Found | null, ApiFailure>> {
  const keys = [backing.ids.next()];
  const refusal = await refusalPast(backing, counted, { now, keys });
  if (refusal) return Err(refusal);
  const found = await find();
  if (found !== null) await uncount(backing.database, keys);
  return Ok(found);
}

/** The hash of an address, ignoring case and any `+tag`, because those share a mailbox. */
export function markAddress(secret: ServerSecret, email: string): Promise<string> {
  return secret.mark(
    'address',
    email
      .trim()
      .toLowerCase()
      .replace(/\+[^@]*(?=@)/, ''),
  );
}

/** The hashes of an address that tables may have: under the secret, and under those that it replaced. */
export function allMarksOf(secret: ServerSecret, email: string): Promise<readonly string[]> {
  return Promise.all([secret, ...secret.older].map((one) => markAddress(one, email)));
}

function markOf(secret: ServerSecret, by: Rule['by'], who: string): Promise<string> {
  if (by === 'address') return markAddress(secret, who);
  return secret.mark(by === 'network' ? 'client' : 'member', who);
}

function byNetwork(what: string, ...windows: readonly Window[]) {
  const message = `This network has sent as many ${what} as it may.`;
  return { by: 'network', windows, code: tooManyRequests.code, message } as const;
}

function eachHour(most: number, code: string, done: string, what: string) {
  const message = `This network has ${done} as many ${what} as it may: ${most} an hour.`;
  return { by: 'network', windows: [{ most, minutes: hour }], code, message } as const;
}

function byAddress(what: string, ...windows: readonly Window[]) {
  const message = `This email address has sent as many ${what} as it may.`;
  return { by: 'address', windows, code: tooManyRequests.code, message } as const;
}

function mailsTo(...windows: readonly Window[]) {
  const message = 'This email address has been sent as many messages as it may.';
  return { by: 'address', windows, code: 'TOO_MANY_MAILS', message } as const;
}

/** One holder may have several windows. */
export interface TryLimit extends Window {
  /** Who or what is counted, as a hash: never a name or an address. */
  readonly holder: string;
  /** The refusal past this limit; defaults to that of the count. */
  readonly refusal?: ApiFailure;
}

interface Counting {
  readonly now: Temporal.Instant;
  readonly refusal: ApiFailure;
  /** Caller-made ids of what is counted. An id counts once per holder, so a retry is free. Defaults to a single try. */
  readonly keys?: readonly string[];
}

/**
 * Counts a try against every limit, or refuses it and counts nothing. Locks the holders meanwhile, so that limits hold
 * under concurrency and across servers. Returns the keys for `uncount`. Takes part in a surrounding transaction.
 */
export async function countTry(
  database: Database,
  ids: IdSource,
  limits: readonly TryLimit[],
  { now, refusal, keys = [ids.next()] }: Counting,
): Promise<{ readonly refused: ApiFailure } | { readonly tries: readonly string[] }> {
  if (limits.length === 0) return { tries: [] };
  const asked = { now, refusal, keys };
  // Checked again below, under the lock. Checking here first means that a flood past a limit writes nothing and waits
  // for no lock.
  const early = database.isTransaction ? null : await refusalOf(database, limits, asked);
  if (early) return { refused: early };
  const holders = [...new Set(limits.map(({ holder }) => holder))];
  const at = instantText(now);
  const since = sinceOf(limits, now);
  const work = async (transaction: Database) => {
    await holdCounts(transaction, holders, at);
    const late = await refusalOf(transaction, limits, asked);
    if (late) return { refused: late };
    await transaction
      .insertInto('limit_tries')
      .values(holders.flatMap((holder) => keys.map((key) => ({ holder, key, at }))))
      .onConflict((conflict) =>
        conflict
          .columns(['holder', 'key'])
          .doUpdateSet({ at })
          // Later ones count already.
          .where('limit_tries.at', '<=', since),
      )
      .execute();
    return { tries: keys };
  };
  if (database.isTransaction) return work(database);
  const counted = await inTransaction(database, work);
  await forgetOldTries(database, now);
  return counted;
}

/** Deletes tries that no limit counts anymore, at most once an hour per process. */
async function forgetOldTries(database: Database, now: Temporal.Instant): Promise<void> {
  const hour = Math.floor(now.epochMilliseconds / 3_600_000);
  if (forgottenIn.get(database) === hour) return;
  forgottenIn.set(database, hour);
  const dayAgo = instantText(now.subtract({ hours: 24 }));
  await database.deleteFrom('limit_tries').where('at', '<', dayAgo).execute();
  await database.deleteFrom('limit_holders').where('touched_at', '<', dayAgo).execute();
}

const forgottenIn = new WeakMap<Database, number>();

/** Uncounts tries that turned out to be correct. */
export async function uncount(database: Database, tries: readonly string[]): Promise<void> {
  if (tries.length === 0) return;
  await deleteRows(database, 'limit_tries', { key: tries });
}

export async function forgetTries(database: Database, holder: string): Promise<void> {
  await deleteRows(database, 'limit_tries', { holder });
}

/** Locks holders' counts until the transaction ends, always in the same order, so that transactions can't deadlock. */
export async function holdCounts(
  transaction: Database,
  holders: readonly string[],
  at: string,
): Promise<void> {
  await transaction
    .insertInto('limit_holders')
    .values(holders.toSorted().map((holder) => ({ holder, touched_at: at })))
    .onConflict((conflict) => conflict.column('holder').doUpdateSet({ touched_at: at }))
    .execute();
}

/** The refusal of these tries, including when to retry; null when they are within the limits. */
async function refusalOf(
  database: Database,
  limits: readonly TryLimit[],
  { now, refusal, keys }: Required<Counting>,
): Promise<ApiFailure | null> {
  const rows = await database
    .selectFrom('limit_tries')
    .selectAll()
    .where(
      'holder',
      'in',
      limits.map(({ holder }) => holder),
    )
    .where('at', '>', sinceOf(limits, now))
    .orderBy('at', 'desc')
    .execute();
  for (const { holder, most, minutes, refusal: own = refusal } of limits) {
    const counted = rows.filter((row) => row.holder === holder);
    const known = new Set(counted.map(({ key }) => key));
    const fresh = keys.filter((key) => !known.has(key)).length;
    if (fresh === 0) continue;
    const since = instantText(now.subtract({ minutes }));
    const inWindow = counted.filter(({ at }) => at > since);
    if (inWindow.length + fresh <= most) continue;
    // There is room for all of them once the oldest try in their way leaves the window.
    const inTheWay = readInstant(inWindow[most - fresh]?.at ?? '') ?? now;
    const waitMs = inTheWay.add({ minutes }).epochMilliseconds - now.epochMilliseconds;
    return { ...own, retryAfterSeconds: Math.ceil(waitMs / 1_000) };
  }
  return null;
}

/** Tries until then count against none of the limits. */
function sinceOf(limits: readonly TryLimit[], now: Temporal.Instant): string {
  const longest = Math.max(...limits.map(({ minutes }) => minutes));
  return instantText(now.subtract({ minutes: longest }));
}
