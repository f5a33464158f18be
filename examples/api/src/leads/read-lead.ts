import type {
  WireAbandonedLead,
  WireReferral,
  WireResidentialLead,
} from '@foyer/adapters-http/wire';
import { Ok, parseEmail, type Result } from '@foyer/core';
import { parseFacilityId } from '@foyer/core/clubs';
import { parsePhone, parsePostalCode } from '@foyer/core/forms';

import type { ApiFailure } from '../http/api-failure.ts';
import { check, checkKey, checkName, checkOptional } from '../http/read-request.ts';
import type { LeadContents } from './lead-table.ts';

/**
 * Validates and normalizes an abandoned lead with the same validators as the visitor's form, so that the table holds
 * nothing that the form would refuse. Fails with the first invalid field.
 */
export function readAbandonedLead(body: WireAbandonedLead): Result<LeadContents, ApiFailure> {
  const contact = readContact({
    transactionId: ['TransactionId', body.TransactionId],
    firstName: ['FirstName', body.FirstName],
    lastName: ['LastName', body.LastName],
    email: ['EmailAddress', body.EmailAddress],
    phone: ['PhoneNumber', body.PhoneNumber],
    zip: ['Zipcode', body.Zipcode],
    companyEmail: ['companyEmail', body.companyEmail],
    facilityId: ['FacilityId', body.FacilityId],
  });
  return contact.map((checked) => ({
    ...checked,
    outreach_code: body.OutreachCode,
    source_url: body.SourceUrl,
    ecid: body.Ecid ?? null,
    member_id: body.memberId ?? null,
    referring_id: body.referringId ?? null,
    share_id: body.shareId ?? null,
    receive_text_alerts: body.receiveTextAlerts ? 1 : 0,
    consents: JSON.stringify(body.Answers),
  }));
}

/** The columns that a full lead sets. It names no page. */
export type ResidentialContents = Omit<LeadContents, 'source_url' | 'ecid'>;

/** Like `readAbandonedLead`, with the field names of a full lead. */
export function readResidentialLead(
  body: WireResidentialLead,
): Result<ResidentialContents, ApiFailure> {
  const contact = readContact({
    transactionId: ['leadTransactionId', body.leadTransactionId],
    firstName: ['firstName', body.firstName],
    lastName: ['lastName', body.lastName],
    email: ['email', body.email],
    phone: ['phone', body.phone],
    zip: ['zipCode', body.zipCode],
    companyEmail: ['companyEmail', body.companyEmail],
    facilityId: ['facilityId', body.facilityId],
  });
  return contact.map((checked) => ({
    ...checked,
    outreach_code: body.outreachCode,
    join_outreach_code: body.joinOutreachCode,
    member_id: body.memberId,
    referring_id: body.referringId,
    share_id: body.shareId,
    receive_text_alerts: body.receiveTextAlerts ? 1 : 0,
    newsletter: body.newsletter ? 1 : 0,
    is_abandoned: body.isAbandonedLead ? 1 : 0,
    is_corporate: body.isCorpLead ? 1 : 0,
    consents: JSON.stringify(body.answers),
  }));
}

/** The columns that a referral sets. It names no page, and the members table determines the member. */
export type ReferralContents = Omit<
  LeadContents,
  'source_url' | 'ecid' | 'member_id' | 'referring_id' | 'share_id'
>;

/** Like `readAbandonedLead`, with the field names of a referral. */
export function readReferralLead(body: WireReferral): Result<ReferralContents, ApiFailure> {
  const contact = readContact({
    transactionId: ['transactionId', body.transactionId],
    firstName: ['nameFirst', body.nameFirst],
    lastName: ['nameLast', body.nameLast],
    email: ['emailAddress', body.emailAddress],
    phone: ['phoneNumber', body.phoneNumber],
    zip: ['zipCode', body.zipCode],
    companyEmail: ['companyEmail', body.companyEmail],
    facilityId: ['facilityKey', body.facilityKey],
  });
  return contact.map((checked) => ({
    ...checked,
    outreach_code: body.outreachCode,
    receive_text_alerts: body.receiveTextAlerts ? 1 : 0,
    consents: JSON.stringify(body.answers),
  }));
}

/** A field's name on the wire and its value. */
type Field<Value = string> = readonly [name: string, value: Value];

interface ContactFields {
  readonly transactionId: Field;
  readonly firstName: Field;
  readonly lastName: Field;
  readonly email: Field;
  readonly phone: Field;
  readonly zip: Field<string | null | undefined>;
  readonly companyEmail: Field<string | null | undefined>;
  readonly facilityId: Field;
}

type CheckedContact = Pick<
  LeadContents,
  | 'transaction_id'
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'phone'
  | 'zip'
  | 'company_email'
  | 'facility_id'
>;

/** Reads the person, the club and the transaction under the given field names. */
export function readContact(fields: ContactFields): Result<CheckedContact, ApiFailure> {
  const transactionId = checkKey(...fields.transactionId);
  if (!transactionId.ok) return transactionId;
  const firstName = checkName(fields.firstName[0], fields.firstName[1]);
  if (!firstName.ok) return firstName;
  const lastName = checkName(fields.lastName[0], fields.lastName[1]);
  if (!lastName.ok) return lastName;
  const email = check(fields.email[0], parseEmail(fields.email[1]));
  if (!email.ok) return email;
  const phone = check(fields.phone[0], parsePhone(fields.phone[1]));
  if (!phone.ok) return phone;
  const zip = checkOptional(...fields.zip, parsePostalCode);
  if (!zip.ok) return zip;
  const companyEmail = checkOptional(...fields.companyEmail, parseEmail);
  if (!companyEmail.ok) return companyEmail;
  const facilityId = check(fields.facilityId[0], parseFacilityId(fields.facilityId[1]));
  if (!facilityId.ok) return facilityId;
  return Ok({
    transaction_id: transactionId.val,
    first_name: firstName.val,
    last_name: lastName.val,
    email: email.val,
    phone: phone.val,
    zip: zip.val,
    company_email: companyEmail.val,
    facility_id: facilityId.val,
  });
}
