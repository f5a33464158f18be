import { contract } from '@foyer/adapters-http/wire';
import * as z from 'zod/mini';

const { body, answer } = contract.createAbandonedLead;

/** What the calls that are asked most send and answer, to be compiled: the contract's own. HT-27, HT-28 */
export const abandonedLeadSchema = body;

/** An object of its own: the contract's is compiled with the calls, for clients. */
export const leadAnswerSchema = z.object(answer.shape);
