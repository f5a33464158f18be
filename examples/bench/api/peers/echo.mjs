/** The least that a lead can cost over HTTP: read, answered, kept nowhere. */
import { answerLeads } from './answer-leads.mjs';

answerLeads(async (lead) => lead.TransactionId);
