import { Err, Ok, type Result } from '../kernel/result.ts';
import {
  canadianPostalCode,
  parsePostalCode,
  type PostalCodeProblem,
  ukPostalCode,
  usPostalCode,
} from './postal-code.ts';

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
