import {
  type CallFailure,
  type CallOptions,
  type CorporateLeadRepository,
  Err,
  Ok,
  type Result,
} from '@foyer/core';
import type { CorporateLead, CreatedCorporateLead } from '@foyer/core/corporate';

import type { AnswerOf } from './contract/call.ts';
import { createCorporateLead, updateCorporateLead } from './contract/corporate-leads.ts';
import type { WireCorporateLead } from './contract/corporate-leads.ts';
import type { HttpClient } from './http-client.ts';
import { pageAddress } from './addresses.ts';

export class HttpCorporateLeadRepository implements CorporateLeadRepository {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  async create(
    lead: CorporateLead,
    options?: CallOptions,
  ): Promise<Result<CreatedCorporateLead, CallFailure>> {
    const request = { params: {}, query: {}, body: writeCorporateLead(lead) };
    const answer = await this.#client.send(createCorporateLead, request, options);
    return answer.andThen((created) => readCreated(created, lead));
  }

  async update(
    lead: CorporateLead,
    options?: CallOptions,
  ): Promise<Result<CreatedCorporateLead, CallFailure>> {
    const request = { params: {}, query: {}, body: writeCorporateLead(lead) };
    const answer = await this.#client.send(updateCorporateLead, request, options);
    return answer.andThen((created) => readCreated(created, lead));
  }
}

/** Uses the field names of the corporate payload. */
function writeCorporateLead(lead: CorporateLead): WireCorporateLead {
  return {
    Answers: lead.answers.map(({ answerId, additionalInfo }) => ({ answerId, additionalInfo })),
    CTALabel: lead.ctaLabel,
    EmailAddress: lead.contact.email,
    FacilityId: lead.facilityId,
    FirstName: lead.contact.firstName,
    IsAbandonedLead: lead.isAbandonedLead,
    LastName: lead.contact.lastName,
    OutreachCode: lead.outreachCode,
    PhoneNumber: lead.contact.phone,
    SourceUrl: pageAddress(lead.sourceUrl),
    TransactionId: lead.transactionId,
    UserLocation: lead.userLocation,
    companyEmail: lead.contact.companyEmail,
    receiveTextAlerts: lead.receiveTextAlerts,
  };
}

/** A status other than 200 in the response is a failure, and so is a response without a lead. */
function readCreated(
  { status, tokenId, TransactionId }: AnswerOf<typeof createCorporateLead>,
  lead: CorporateLead,
): Result<CreatedCorporateLead, CallFailure> {
  const isNo = status !== undefined && status !== 200;
  if (isNo || (!tokenId && !TransactionId)) return Err({ kind: 'unsuccessful' });
  return Ok({ leadTokenId: tokenId || null, transactionId: TransactionId || lead.transactionId });
}
