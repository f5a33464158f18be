import { Err, Ok, type Result } from '@foyer/core';
import leven from 'leven';

/** How many days each kind of data is kept, by default. docs/privacy.md explains each one. */
export const defaultRetention = {
  leads: 730,
  visits: 1095,
  contacts: 730,
  codes: 7,
  mailTexts: 30,
  mails: 90,
  bounces: 730,
  events: 30,
  sessions: 30,
  history: 730,
  unpaid: 30,
  orders: 730,
  trialNames: 90,
  trials: 1095,
  heldPrices: 90,
  messages: 730,
  signUps: 90,
} as const;

export type RetentionName = keyof typeof defaultRetention;
export type Retention = Readonly<Record<RetentionName, number>>;

const names = Object.keys(defaultRetention) as RetentionName[];

/** Ten years. */
const mostDays = 3653;

/** Reads `leads=365 mails=60`: the days that replace the defaults. */
export function readRetention(written: string): Result<Retention, string> {
  const days: Record<RetentionName, number> = { ...defaultRetention };
  for (const part of written.split(/[\s,]+/).filter((one) => one !== '')) {
    const [name = '', count = ''] = part.split('=');
    const known = names.find((one) => one === name);
    if (known === undefined) {
      const near = names.find((one) => leven(one.toLowerCase(), name.toLowerCase()) <= 2);
      const hint = near === undefined ? names.join(', ') : near;
      return Err(`FOYER_RETENTION: "${name}" isn't kept. Did you mean: ${hint}?`);
    }
    if (!/^\d{1,4}$/.test(count) || Number(count) < 1 || Number(count) > mostDays) {
      return Err(`FOYER_RETENTION: ${name} is a number of days, 1 to ${mostDays}: ${name}=365.`);
    }
    days[known] = Number(count);
  }
  // A mail is kept at least as long as its text.
  days.mails = Math.max(days.mails, days.mailTexts);
  return Ok(days);
}
