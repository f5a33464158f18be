import { notFound, rejected } from './call-faults.fake.ts';
import type { CreatedLead, Lead } from '../../src/lead/lead.ts';
import { type CallFailure, Err, Ok, type Result } from '../../src/kernel/result.ts';
import type {
  CorporateLead,
  CreatedCorporateLead,
  PlanChoice,
} from '../../src/corporate/corporate-repository.port.ts';

/** A corporate lead in the back end. */
export interface StoredCorporateLead {
  readonly lead: CorporateLead;
  /** The latest plan that it chose. */
  readonly planId: string | null;
}

/** The corporate leads of a `FakeBackEnd`. Each is also a regular lead, so that it can book a visit. */
export class FakeCorporateLeads {
  readonly #leads = new Map<string, StoredCorporateLead>();
  /** Company addresses that a member joined with. */
  readonly #taken = new Set<string>();
  readonly #saveLead: (lead: Lead) => CreatedLead;

  constructor(saveLead: (lead: Lead) => CreatedLead) {
    this.#saveLead = saveLead;
  }

  get all(): readonly StoredCorporateLead[] {
    return [...this.#leads.values()];
  }

  /** Blocks the company address for new leads. */
  take(companyEmail: string): void {
    this.#taken.add(companyEmail.toLowerCase());
  }

  /** True once a member has joined with this address. */
  isTaken(companyEmail: string): boolean {
    return this.#taken.has(companyEmail.toLowerCase());
  }

  /** The transaction of the latest lead with this company address; null without one. */
  latestOf(companyEmail: string): string | null {
    const address = companyEmail.toLowerCase();
    const latest = this.all.findLast(
      ({ lead }) => lead.contact.companyEmail.toLowerCase() === address,
    );
    return latest?.lead.transactionId ?? null;
  }

  keep(lead: CorporateLead): Result<CreatedCorporateLead, CallFailure> {
    const before = this.#leads.get(lead.transactionId);
    const isTaken = this.isTaken(lead.contact.companyEmail);
    if (before === undefined && isTaken) return Err(rejected(409, 'EMAIL_TAKEN', 'companyEmail'));
    this.#leads.set(lead.transactionId, { lead, planId: before?.planId ?? null });
    const { leadTokenId, transactionId } = this.#saveLead(asLead(lead));
    return Ok({ leadTokenId, transactionId });
  }

  choosePlan({ transactionId, planId }: PlanChoice): Result<void, CallFailure> {
    const stored = this.#leads.get(transactionId);
    if (stored === undefined) return Err(notFound('id'));
    this.#leads.set(transactionId, { ...stored, planId });
    return Ok(undefined);
  }
}

function asLead(lead: CorporateLead): Lead {
  const { transactionId, contact, facilityId, outreachCode, sourceUrl, answers } = lead;
  return {
    transactionId,
    contact,
    facilityId,
    outreachCode,
    sourceUrl,
    answers,
    leadTokenId: null,
    joinOutreachCode: null,
    receiveTextAlerts: lead.receiveTextAlerts,
    subscribeToNewsletter: false,
    memberId: null,
    referringId: null,
    shareId: null,
  };
}
