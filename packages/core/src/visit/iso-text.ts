/**
 * Reads and writes ISO dates and times with plain arithmetic. A month of a club's times is over a thousand values,
 * which takes too long with Temporal. Unusual forms are left to Temporal.
 */
import { dayMs } from './zone-offsets.ts';

const minuteMs = 60_000;

/**
 * Reads `2026-11-21T09:00:00-05:00` as epoch ms, with optional seconds, or Z as the offset. Null for any other form,
 * which may still be a valid instant.
 */
export function readPlainInstant(text: string): number | null {
  const hasSeconds = text.charCodeAt(16) === colon;
  const zoneAt = hasSeconds ? 19 : 16;
  const isUtc = text.charCodeAt(zoneAt) === letterZ;
  if (text.length !== zoneAt + (isUtc ? 1 : 6) || !isParted(text)) return null;
  const hour = twoDigits(text, 11);
  const minute = twoDigits(text, 14);
  const second = hasSeconds ? twoDigits(text, 17) : 0;
  // Comparisons with NaN are false, so invalid numbers are rejected too.
  if (!(hour < 24 && minute < 60 && second < 60)) return null;
  const offset = isUtc ? 0 : readOffset(text, zoneAt);
  const at = dayAt(text) * dayMs + (hour * 60 + minute) * minuteMs + second * 1000 - offset;
  return Number.isNaN(at) ? null : at;
}

/** The ISO date of a day, counted from 1970-01-01, for the years 0 to 9999. */
export function isoDate(number: number): string {
  // Years start on March 1 here, so that a leap day is the last day of its year.
  const shifted = number + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear =
    dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  const year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0);
  return `${String(year).padStart(4, '0')}-${padded(month)}-${padded(day)}`;
}

/**
 * Formats a wall clock's time with seconds, e.g. `2026-11-21T09:00:00-05:00`. `localMs` is the wall time as if it
 * were UTC, in epoch ms. `offsetMs` is how far it's ahead of UTC.
 */
export function isoDateTime(localMs: number, offsetMs: number): string {
  const number = Math.floor(localMs / dayMs);
  const seconds = Math.floor((localMs - number * dayMs) / 1000);
  const minutes = Math.floor(seconds / 60);
  return `${isoDate(number)}T${clockText(minutes)}:${padded(seconds % 60)}${offsetText(offsetMs)}`;
}

/** `-05:00`, `+00:00` */
export function offsetText(offsetMs: number): string {
  return `${offsetMs < 0 ? '-' : '+'}${clockText(Math.round(Math.abs(offsetMs) / minuteMs))}`;
}

const plus = 43;
const minus = 45;
const digitZero = 48;
const colon = 58;
const letterT = 84;
const letterZ = 90;

function isParted(text: string): boolean {
  return (
    text.charCodeAt(4) === minus &&
    text.charCodeAt(7) === minus &&
    text.charCodeAt(10) === letterT &&
    text.charCodeAt(13) === colon
  );
}

/**
 * The day at the start of the text, counted from 1970-01-01; NaN if there is none. Remembers the last day, because
 * consecutive times usually share it.
 */
function dayAt(text: string): number {
  if (!text.startsWith(lastDate)) {
    lastDate = text.slice(0, 10);
    lastDay = readDay(text);
  }
  return lastDay;
}

let lastDate = '1970-01-01';
let lastDay = 0;

function readDay(text: string): number {
  const year = twoDigits(text, 0) * 100 + twoDigits(text, 2);
  const month = twoDigits(text, 5);
  const day = twoDigits(text, 8);
  // Comparisons with NaN are false, so invalid numbers are rejected too.
  const isDay = year >= 0 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
  return isDay ? dayNumber(year, month, day) : Number.NaN;
}

/** The offset in ms; NaN if the text has none at that position. */
function readOffset(text: string, at: number): number {
  const sign = text.charCodeAt(at);
  const hours = twoDigits(text, at + 1);
  const minutes = twoDigits(text, at + 4);
  const isOffset = text.charCodeAt(at + 3) === colon && hours < 24 && minutes < 60;
  if (!isOffset || (sign !== plus && sign !== minus)) return Number.NaN;
  return (hours * 60 + minutes) * (sign === plus ? minuteMs : -minuteMs);
}

function twoDigits(text: string, at: number): number {
  const tens = text.charCodeAt(at) - digitZero;
  const ones = text.charCodeAt(at + 1) - digitZero;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : Number.NaN;
}

function daysIn(year: number, month: number): number {
  if (month !== 2) return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
}

/** Counted from 1970-01-01. */
function dayNumber(year: number, month: number, day: number): number {
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const dayOfEra =
    yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

/** `09:05` */
function clockText(minutes: number): string {
  return `${padded(Math.floor(minutes / 60))}:${padded(minutes % 60)}`;
}

function padded(number: number): string {
  return number < 10 ? `0${number}` : `${number}`;
}
