import type { FacilityId } from '../clubs/club.ts';
import { dateWindow, parseDate } from '../forms/date.ts';
import { parseEmail } from '../forms/email.ts';
import { defineForm, type FormInput, type FormSchema } from '../forms/form.ts';
import { clubField, dateField, emailField, nameField, phoneField } from '../forms/form-fields.ts';
import { parseInclusiveName } from '../forms/name.ts';
import { parsePhone } from '../forms/phone.ts';
import type { Money } from '../kernel/money.ts';

/** The passes of a club. */
export interface ClubPasses {
  readonly facilityId: FacilityId;
  /** The free one; null if the club gives none. `days` counts consecutive days. */
  readonly trial: { readonly title: string; readonly days: number; readonly terms: string } | null;
  /** Null if the club sells none. */
  readonly dayPass: DayPassOffer | null;
}

/** What a club sells for one day. */
export interface DayPassOffer {
  readonly title: string;
  readonly terms: string;
  /** Taxes included. */
  readonly price: Money;
}

/** A day pass as its buyer asks for it. */
export interface DayPassRequest {
  readonly facilityId: FacilityId;
  /** ISO date at the club. */
  readonly day: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}

export interface DayPassOrder extends DayPassRequest {
  /** Idempotency key: an order sent again under the same id is placed once. */
  readonly id: string;
  /** As its buyer saw it. */
  readonly price: Money;
}

/** A day pass that was paid for. Plain data, so that a flow can store it across reloads. */
export interface DayPassConfirmation extends Omit<DayPassRequest, 'phone'> {
  readonly orderNumber: string;
  readonly price: Money;
  readonly title: string;
  readonly terms: string;
  /** What the front desk scans or types. */
  readonly code: string;
}

export type DayPassField = keyof DayPassRequest;
export type DayPassInput = FormInput<DayPassField>;

/** `today` is the ISO date at the club. */
export function dayPassForm(today: string): FormSchema<DayPassField, DayPassRequest> {
  return defineForm(
    [
      clubField({ name: 'facilityId', label: 'Club' }),
      dateField({ name: 'day', label: 'Day' }, dateWindow(today)),
      nameField({ name: 'firstName', label: 'First Name', autocomplete: 'given-name' }),
      nameField({ name: 'lastName', label: 'Last Name', autocomplete: 'family-name' }),
      emailField({ name: 'email', label: 'Email Address' }),
      phoneField({ name: 'phone', label: 'Phone Number' }),
    ],
    ({ facilityId, day, firstName, lastName, email, phone }) => ({
      facilityId: facilityId as FacilityId,
      day: parseDate(day).unwrap(),
      firstName: parseInclusiveName(firstName).unwrap(),
      lastName: parseInclusiveName(lastName).unwrap(),
      email: parseEmail(email).unwrap(),
      phone: parsePhone(phone).unwrap(),
    }),
  );
}

export const emptyDayPass: DayPassInput = {
  facilityId: '',
  day: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
};
