import type {
  WireAbandonedLead,
  WireCorporateLead,
  WireReferral,
  WireResidentialLead,
} from '@foyer/adapters-http/wire';
import { parseEmail, type Result } from '@foyer/core';
import { parseFacilityId } from '@foyer/core/clubs';
import { parsePostalCode } from '@foyer/core/forms';

import type { ApiFailure } from '../http/api-failure.ts';
import {
  allOf,
  check,
  checkKey,
  checkName,
  checkPhone,
  checkOptional,
} from '../http/read-request.ts';
import type { LeadContents } from './lead-table.ts';

/**
 * Validates and normalizes an abandoned lead with the same validators as the visitor's form, so that the table holds
 * nothing that the form would refuse. Fails with the first invalid field.
 */
export function readAbandonedLead(body: WireAbandonedLead): Result<LeadContents, ApiFailure> {
  return readLead(body, body.Zipcode).map((lead) => ({
    ...lead,
    ecid: body.Ecid ?? null,
    member_id: body.memberId ?? null,
    referring_id: body.referringId ?? null,
    share_id: body.shareId ?? null,
  }));
}

/** What an abandoned and a corporate lead have in common. */
export function readLead(
  body: WireAbandonedLead | WireCorporateLead,
  zip: string | null | undefined,
): Result<LeadContents, ApiFailure> {
  const contact = readContact({
    transactionId: ['TransactionId', body.TransactionId],
    firstName: ['FirstName', body.FirstName],
    lastName: ['LastName', body.LastName],
    email: ['EmailAddress', body.EmailAddress],
    phone: ['PhoneNumber', body.PhoneNumber],
    zip: ['Zipcode', zip],
    companyEmail: ['companyEmail', body.companyEmail],
    facilityId: ['FacilityId', body.FacilityId],
  });
  return contact.map((checked) => ({
    ...checked,
    outreach_code: body.OutreachCode,
    source_url: body.SourceUrl,
    receive_text_alerts: body.receiveTextAlerts ? 1 : 0,
    consents: JSON.stringify(body.Answers),
  }));
}

/** Like `readAbandonedLead`, with the field names of a full lead. */
export function readResidentialLead(body: WireResidentialLead): Result<LeadContents, ApiFailure> {
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
    ...(body.meetingPurpose !== null && { meeting_purpose: body.meetingPurpose }),
    consents: JSON.stringify(body.answers),
  }));
}

/** Like `readAbandonedLead`, with the field names of a referral. */
export function readReferralLead(body: WireReferral): Result<LeadContents, ApiFailure> {
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
  return allOf({
    transaction_id: checkKey(...fields.transactionId),
    first_name: checkName(...fields.firstName),
    last_name: checkName(...fields.lastName),
    email: check(fields.email[0], parseEmail(fields.email[1])),
    phone: checkPhone(...fields.phone),
    zip: checkOptional(...fields.zip, parsePostalCode),
    company_email: checkOptional(...fields.companyEmail, parseEmail),
    facility_id: check(fields.facilityId[0], parseFacilityId(fields.facilityId[1])),
  });
}
