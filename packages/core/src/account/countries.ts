import type { FieldOption } from '../forms/form.ts';

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
