import {
  type CallFailure,
  type CallOptions,
  Err,
  type LeadRepository,
  type Logger,
  Ok,
  type Result,
} from '@foyer/core';
import type {
  CreatedLead,
  Lead,
  LeadReference,
  LeadUpdate,
  ResidentialLead,
  SlotTaken,
} from '@foyer/core/lead';

import type { AnswerOf } from './contract/call.ts';
import { slotTakenCode } from './contract/error-codes.ts';
import {
  cancelAppointment,
  createAbandonedLead,
  createResidentialLead,
  updateAbandonedLead,
  updateLead,
} from './contract/leads.ts';
import type { HttpClient } from './http-client.ts';
import { writeAbandonedLead, writeLeadUpdate, writeResidentialLead } from './write-lead.ts';

export class HttpLeadRepository implements LeadRepository {
  readonly #client: HttpClient;
  readonly #logger: Logger | undefined;

  constructor(client: HttpClient, { logger }: { readonly logger?: Logger } = {}) {
    this.#client = client;
    this.#logger = logger;
  }

  async create(lead: Lead, options?: CallOptions): Promise<Result<CreatedLead, CallFailure>> {
    const request = { params: {}, query: {}, body: writeAbandonedLead(lead) };
    const answer = await this.#client.send(createAbandonedLead, request, options);
    return answer.andThen((answered) => readCreatedLead(answered, lead, this.#logger));
  }

  async createResidential(
    lead: ResidentialLead,
    options?: CallOptions,
  ): Promise<Result<CreatedLead, CallFailure | SlotTaken>> {
    const request = { params: {}, query: {}, body: writeResidentialLead(lead) };
    const answer = await this.#client.send(createResidentialLead, request, options);
    return answer
      .mapErr(orSlotTaken)
      .andThen((answered) => readCreatedLead(answered, lead, this.#logger));
  }

  async updateAbandoned(
    lead: Lead,
    options?: CallOptions,
  ): Promise<Result<CreatedLead, CallFailure>> {
    const request = { params: {}, query: {}, body: writeAbandonedLead(lead) };
    const answer = await this.#client.send(updateAbandonedLead, request, options);
    return answer.andThen((answered) => readCreatedLead(answered, lead, this.#logger));
  }

  async update(
    update: LeadUpdate,
    options?: CallOptions,
  ): Promise<Result<void, CallFailure | SlotTaken>> {
    const request = { params: {}, query: {}, body: writeLeadUpdate(update) };
    const answer = await this.#client.send(updateLead, request, options);
    if (answer.err) return Err(orSlotTaken(answer.val));
    return saysYes(answer.val) ? Ok(undefined) : Err({ kind: 'unsuccessful' });
  }

  async cancelVisit(
    { leadTokenId, transactionId }: LeadReference,
    options?: CallOptions,
  ): Promise<Result<void, CallFailure>> {
    const body = { TokenId: leadTokenId, TransactionId: transactionId };
    const answer = await this.#client.send(
      cancelAppointment,
      { params: {}, query: {}, body },
      options,
    );
    return answer.andThen(({ status, data }) =>
      status === 200 && data.success ? Ok(undefined) : Err<CallFailure>({ kind: 'unsuccessful' }),
    );
  }
}

/** A response with `success: false` or without a lead is a failure. */
function readCreatedLead(
  answer: AnswerOf<typeof createAbandonedLead>,
  lead: Pick<Lead, 'transactionId'>,
  logger: Logger | undefined,
): Result<CreatedLead, CallFailure> {
  const leadTokenId = answer.tokenId || null;
  const transactionId = answer.TransactionId || answer.leadTransactionId || null;
  if (answer.success !== false && transactionId === null)
    logger?.warn('transaction-id-missing', {});
  if (answer.success === false || (leadTokenId === null && transactionId === null)) {
    return Err({ kind: 'unsuccessful' });
  }
  return Ok({
    leadTokenId,
    transactionId: transactionId ?? lead.transactionId,
    associationToken: answer.associationToken || null,
  });
}

function orSlotTaken(failure: CallFailure): CallFailure | SlotTaken {
  const isTaken =
    failure.kind === 'rejected' && failure.status === 409 && failure.code === slotTakenCode;
  return isTaken ? { kind: 'slot-taken' } : failure;
}

/** True for anything truthy without `success: false`. */
function saysYes(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return Boolean(answer);
  return Reflect.get(answer, 'success') !== false;
}
