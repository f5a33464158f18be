import type { LeadFlow } from '@foyer/core';
import {
  createPhoneFormat,
  isoCountry,
  type PhoneCountry as KnownCountry,
  type PhoneFormat,
} from '@foyer/core/forms';
import * as library from 'libphonenumber-js/min';
import { type JSX, useEffect, useMemo, useRef, useState } from 'react';

import { fieldId, FieldFrame } from '../../components/field.tsx';
import { phoneCopy } from '../../copy/visit.ts';
import { useClubDirectory } from '../../hooks/use-clubs.ts';
import { useCopy, useLocale } from '../../locale/use-copy.ts';

const format: PhoneFormat = createPhoneFormat(library);
const countries: readonly KnownCountry[] = format.countries();
const callingCodes: ReadonlyMap<string, string> = new Map(
  countries.map(({ country, callingCode }) => [country, callingCode]),
);

export interface PhoneCountryProps {
  readonly flow: Pick<LeadFlow, 'changePhone' | 'setPhoneFormat'>;
  /** The number as the phone box shows it. */
  readonly value: string;
  /** The country of the chosen club; null while there is none. */
  readonly country: string | null;
  /** Takes the focus, for a visitor who asked for the list. */
  readonly focuses?: boolean;
}

/**
 * The country of the phone number. The number itself says it if it starts with +; otherwise it's the club's. Choosing
 * another country puts its code in front of the number.
 */
export default function PhoneCountry({
  flow,
  value,
  country: clubCountry,
  focuses = false,
}: PhoneCountryProps): JSX.Element {
  const copy = useCopy(phoneCopy);
  const { clubs } = useClubDirectory();
  const [picked, setPicked] = useState<string | null>(null);
  const list = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (focuses) list.current?.focus();
  }, [focuses]);
  useEffect(() => {
    const tree = list.current?.getRootNode() as Document | ShadowRoot;
    return keepCode(tree.getElementById(fieldId('phone_number')) as HTMLInputElement);
  }, []);
  // After each render, because a flow that starts over forgets the format.
  useEffect(() => flow.setPhoneFormat(format));

  const home = isoCountry(clubCountry || 'US');
  const ofClubs = useMemo(
    () => [...new Set([home, ...clubs.map((club) => isoCountry(club.country))])].filter(isKnown),
    [clubs, home],
  );
  const current = countryOf(value, {
    clubCountry,
    home,
    likely: [picked ?? home, home, ...ofClubs],
  });
  const options = useOptions(ofClubs);

  const pick = (country: string): void => {
    setPicked(country);
    const text = inCountry(value, country, home);
    flow.changePhone({ value: text, caret: text.length });
  };

  return (
    <FieldFrame
      spec={{
        name: 'phone_country',
        label: copy.country,
        required: true,
        autocomplete: 'off',
      }}
      value={current}
      onChange={pick}
    >
      {(box) => (
        <select {...box} ref={list} className="foyer-input foyer-input--list">
          <optgroup label={copy.clubCountries}>{options.ofClubs}</optgroup>
          <optgroup label={copy.otherCountries}>{options.others}</optgroup>
        </select>
      )}
    </FieldFrame>
  );
}

/** Both groups of options, named in the language of the page and sorted by it. */
function useOptions(ofClubs: readonly string[]): {
  readonly ofClubs: readonly JSX.Element[];
  readonly others: readonly JSX.Element[];
} {
  const locale = useLocale();
  return useMemo(() => {
    const names = new Intl.DisplayNames([locale], { type: 'region' });
    const inOrder = (codes: readonly string[]): readonly JSX.Element[] =>
      codes
        .map((country) => ({ country, name: names.of(country) ?? country }))
        .toSorted((one, other) => one.name.localeCompare(other.name, locale))
        .map(({ country, name }) => (
          <option key={country} value={country}>
            {`${name} (+${callingCodes.get(country)})`}
          </option>
        ));
    const others = countries.map(({ country }) => country).filter((one) => !ofClubs.includes(one));
    return { ofClubs: inOrder(ofClubs), others: inOrder(others) };
  }, [locale, ofClubs]);
}

interface CountryHints {
  readonly clubCountry: string | null;
  /** The club's country in ISO 3166, or the US without a club. */
  readonly home: string;
  readonly likely: readonly string[];
}

/** The country of a number. Of several countries with the same calling code, the first of `likely`. */
function countryOf(text: string, { clubCountry, home, likely }: CountryHints): string {
  const code = format.callingCode(text);
  if (code !== null) {
    const candidates = [...likely, 'US', 'GB', ...callingCodes.keys()];
    return candidates.find((country) => callingCodes.get(country) === code) ?? home;
  }
  const number = format.parse(text, clubCountry).unwrapOr('');
  if (number === '' || number.startsWith('+')) return home;
  return number.startsWith('0') ? 'GB' : home === 'GB' ? 'US' : home;
}

/**
 * The number with the code of `country` in front of it. At home, a number needs none. Without its leading 0, a UK number
 * would be one of the US.
 */
function inCountry(text: string, country: string, home: string): string {
  const code = format.callingCode(text);
  const digits = text
    .replaceAll(/\D/g, '')
    .replace(/^00/, '')
    .slice(code?.length ?? 0);
  const prefix = `+${callingCodes.get(country)}`;
  if (digits === '') return country === home ? '' : `${prefix} `;
  if (country === home) return home === 'GB' ? digits.replace(/^0?/, '0') : digits;
  const number = format.parse(digits, country).unwrapOr('');
  return number.startsWith('+') ? number : `${prefix}${digits.replace(/^0+/, '')}`;
}

/** Puts the caret behind a lone country code. A browser would select it, so that typing would replace it. */
function keepCode(box: HTMLInputElement): () => void {
  const toEnd = (): void => {
    if (/^\+\d{1,3}\s*$/.test(box.value)) {
      requestAnimationFrame(() => box.setSelectionRange(box.value.length, box.value.length));
    }
  };
  box.addEventListener('focus', toEnd);
  return () => box.removeEventListener('focus', toEnd);
}

function isKnown(country: string): boolean {
  return callingCodes.has(country);
}
