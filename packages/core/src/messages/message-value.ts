import { formatMoney, type Money } from '../plans/money.ts';
import { monthDay } from '../visit/labels.ts';

/** What a message's placeholder stands for. All but plain text is written by the catalogue, as its language has it. */
export type MessageValue =
  | string
  /** A name of the core, by its English text: of a field, for example. */
  | { readonly label: string }
  /** ISO date, written without its year. */
  | { readonly date: string }
  | { readonly money: Money }
  | { readonly count: number }
  /** A measure in a unit as `Intl.NumberFormat` names it: `9 feet`, or shorter `280 cm`. */
  | { readonly amount: number; readonly unit: string; readonly display: 'long' | 'short' }
  /** How long until something can be tried again, in ms; null where nobody knows. */
  | { readonly waitMs: number | null };

/** A value in words. `labels` are the language's, by the English text. ER-01 */
export function wordValue(
  value: MessageValue,
  locale: string,
  labels: Readonly<Record<string, string>>,
): string {
  if (typeof value === 'string') return value;
  if ('label' in value) return labels[value.label] ?? value.label;
  if ('date' in value) return monthDay(value.date, locale);
  if ('money' in value) return formatMoney(value.money, { locale, wholeUnits: true });
  if ('count' in value) return new Intl.NumberFormat(locale).format(value.count);
  if ('unit' in value) return measure(value, locale);
  return wordWait(value.waitMs, locale);
}

/** Minutes up to two hours, hours from there, rounded up; an hour where nobody knows. CJ-20 */
function wordWait(waitMs: number | null, locale: string): string {
  const minutes = waitMs === null ? 60 : Math.max(1, Math.ceil(waitMs / 60_000));
  const isHours = waitMs === null || minutes > 120;
  const unit = isHours ? 'hour' : 'minute';
  const amount = isHours ? Math.ceil(minutes / 60) : minutes;
  if (amount > 1 || !locale.startsWith('en'))
    return measure({ amount, unit, display: 'long' }, locale);
  return isHours ? 'an hour' : 'a minute';
}

function measure(
  { amount, unit, display }: Extract<MessageValue, { readonly unit: string }>,
  locale: string,
): string {
  const style = { style: 'unit', unit, unitDisplay: display } as const;
  return new Intl.NumberFormat(locale, style).format(amount);
}
