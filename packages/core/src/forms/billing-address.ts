import { Err, Ok, type Result } from '../kernel/result.ts';
import {
  canadianPostalCode,
  parsePostalCode,
  type PostalCodeProblem,
  ukPostalCode,
  usPostalCode,
} from './postal-code.ts';
import type { FieldOption } from './form.ts';

/** A US state or a Canadian province, with its two-letter code. */
export interface State {
  readonly code: string;
  readonly name: string;
}

/** The states that a billing address may have in the club's country; empty if the country has none. */
export function statesOf(country: string): readonly State[] {
  if (country === 'US') return usStates;
  return country === 'CA' ? canadianProvinces : [];
}

/** True if the postal code format of the club's country is known. */
export function asksForPostalCode(country: string): boolean {
  return patternOf(country) !== null;
}

/** Parses a billing address's postal code in the format of the club's country; null if the country needs none. */
export function parseBillingPostalCode(
  country: string,
  text: string,
): Result<string | null, PostalCodeProblem> {
  return asksForPostalCode(country) ? parsePostalCodeIn(country, text) : Ok(null);
}

/** For countries whose format is unknown, accepts any short code; without a country, any known format. */
export function parsePostalCodeIn(
  country: string | null,
  text: string,
): Result<string, PostalCodeProblem> {
  if (country === null || asksForPostalCode(country)) {
    const pattern = country === null ? null : patternOf(country);
    return parsePostalCode(text).andThen((code) =>
      pattern === null || pattern.test(code) ? Ok(code) : Err<PostalCodeProblem>('malformed'),
    );
  }
  const code = text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toUpperCase();
  if (code === '') return Err('required');
  return /^[A-Z0-9][A-Z0-9 -]{0,9}$/.test(code) ? Ok(code) : Err('malformed');
}

/** The state's two-letter code; null if the country needs none. A state of another country is rejected. */
export function parseBillingState(
  country: string,
  text: string,
): Result<string | null, 'required'> {
  const states = statesOf(country);
  if (states.length === 0) return Ok(null);
  const wanted = text.normalize('NFKC').trim().toUpperCase();
  return states.some(({ code }) => code === wanted) ? Ok(wanted) : Err('required');
}

function patternOf(country: string): RegExp | null {
  if (country === 'US') return usPostalCode;
  if (country === 'CA') return canadianPostalCode;
  return country === 'UK' || country === 'GB' ? ukPostalCode : null;
}

const usStates = readStates(
  `AL Alabama;AK Alaska;AZ Arizona;AR Arkansas;CA California;CO Colorado;CT Connecticut;DE Delaware;
DC District of Columbia;FL Florida;GA Georgia;HI Hawaii;ID Idaho;IL Illinois;IN Indiana;IA Iowa;KS Kansas;KY Kentucky;
LA Louisiana;ME Maine;MD Maryland;MA Massachusetts;MI Michigan;MN Minnesota;MS Mississippi;MO Missouri;MT Montana;
NE Nebraska;NV Nevada;NH New Hampshire;NJ New Jersey;NM New Mexico;NY New York;NC North Carolina;ND North Dakota;OH Ohio;
OK Oklahoma;OR Oregon;PA Pennsylvania;RI Rhode Island;SC South Carolina;SD South Dakota;TN Tennessee;TX Texas;UT Utah;
VT Vermont;VA Virginia;WA Washington;WV West Virginia;WI Wisconsin;WY Wyoming`,
);

const canadianProvinces = readStates(
  `AB Alberta;BC British Columbia;MB Manitoba;NB New Brunswick;NL Newfoundland and Labrador;NT Northwest Territories;
NS Nova Scotia;NU Nunavut;ON Ontario;PE Prince Edward Island;QC Québec;SK Saskatchewan;YT Yukon`,
);

function readStates(list: string): readonly State[] {
  return list.split(/;\s*/).map((entry) => ({ code: entry.slice(0, 2), name: entry.slice(3) }));
}

const unitedKingdom = 'UK';

/** By name, those with clubs first. An unknown `current` stays an option, so that viewing changes nothing. */
export function countryOptions(
  current: string | null,
  locale: string = 'en',
): readonly FieldOption[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const option = (code: string): FieldOption => ({
    value: code,
    label: names.of(code === unitedKingdom ? 'GB' : code) ?? code,
  });
  const others = otherCountries
    .map(option)
    .toSorted((a, b) => a.label.localeCompare(b.label, locale));
  const all = [...withClubs.map(option), ...others];
  const stored = current === null || current === '' ? null : countryCode(current);
  return stored === null || all.some(({ value }) => value === stored)
    ? all
    : [...all, { value: stored, label: stored }];
}

/** `GB` becomes the wire's `UK`; other two-letter codes are capitalized. */
export function countryCode(text: string): string {
  const code = /^[A-Za-z]{2}$/.test(text.trim()) ? text.trim().toUpperCase() : text.trim();
  return code === 'GB' ? unitedKingdom : code;
}

/** The BCP 47 locale for a country's dates and numbers, such as `en-GB` for UK. */
export function localeOf(country: string | null): string {
  const code = countryCode(country ?? '');
  if (!/^[A-Z]{2}$/.test(code)) return 'en-US';
  return `en-${code === unitedKingdom ? 'GB' : code}`;
}

const withClubs = ['US', 'CA', unitedKingdom, 'AU'];

/** ISO 3166-1 alpha-2, without the countries above. */
const otherCountries = (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CC CD CF ' +
  'CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GD GE GF GG ' +
  'GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN ' +
  'KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ ' +
  'NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG ' +
  'SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM UY UZ VA VC VE ' +
  'VG VI VN VU WF WS YE YT ZA ZM ZW'
).split(' ');
