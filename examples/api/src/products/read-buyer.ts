import type { WireProductTokenRequest } from '@foyer/adapters-http/wire';
import { Ok, parseEmail, parsePhone, type Result } from '@foyer/core';

import type { ApiFailure } from '../api-failure.ts';
import { check, checkName } from '../check-field.ts';
import type { Buyer } from './product-table.ts';

/** Validates and normalizes a buyer with the validators of the visitor's form. */
export function readBuyer(
  sent: WireProductTokenRequest['productBase']['buyer'],
): Result<Buyer, ApiFailure> {
  const at = (name: string) => `productBase.buyer.${name}`;
  const firstName = checkName(at('firstName'), sent.firstName);
  if (!firstName.ok) return firstName;
  const lastName = checkName(at('lastName'), sent.lastName);
  if (!lastName.ok) return lastName;
  const email = check(at('email'), parseEmail(sent.email));
  if (!email.ok) return email;
  const phone = check(at('phone'), parsePhone(sent.phone));
  if (!phone.ok) return phone;
  return Ok({
    firstName: firstName.val,
    lastName: lastName.val,
    email: email.val,
    phone: phone.val,
  });
}
