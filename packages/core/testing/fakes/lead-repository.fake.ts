import type { FakeBackEnd } from './back-end.fake.ts';
import type { CallFailure, CallOptions } from '../../src/kernel/call-failure.ts';
import { CallFaults } from './call-faults.fake.ts';
import type { Result } from '../../src/kernel/result.ts';
import { checkLead } from './lead-refusal.fake.ts';
import type {
  LeadReference,
  LeadRepository,
  SlotTaken,
} from '../../src/lead/lead-repository.port.ts';
import type { CreatedLead, Lead, LeadUpdate, ResidentialLead } from '../../src/lead/lead.ts';

/** The leads of a `FakeBackEnd`. */
export class FakeLeadRepository implements LeadRepository {
  readonly faults: CallFaults<
    'create' | 'createResidential' | 'updateAbandoned' | 'update' | 'cancelVisit'
  >;
  readonly #backEnd: FakeBackEnd;

  constructor(backEnd: FakeBackEnd) {
    this.#backEnd = backEnd;
    this.faults = new CallFaults(backEnd.clock);
  }

  create(lead: Lead, options?: CallOptions): Promise<Result<CreatedLead, CallFailure>> {
    return this.faults.play('create', options, () => this.#keep(lead));
  }

  createResidential(
    lead: ResidentialLead,
    options?: CallOptions,
  ): Promise<Result<CreatedLead, CallFailure | SlotTaken>> {
    return this.faults.play('createResidential', options, () =>
      checkLead(lead, this.#backEnd).andThen(() => this.#backEnd.saveResidentialLead(lead)),
    );
  }

  updateAbandoned(lead: Lead, options?: CallOptions): Promise<Result<CreatedLead, CallFailure>> {
    return this.faults.play('updateAbandoned', options, () => this.#keep(lead));
  }

  update(
    update: LeadUpdate,
    options?: CallOptions,
  ): Promise<Result<void, CallFailure | SlotTaken>> {
    return this.faults.play('update', options, () => this.#backEnd.changeLead(update));
  }

  cancelVisit(lead: LeadReference, options?: CallOptions): Promise<Result<void, CallFailure>> {
    return this.faults.play('cancelVisit', options, () =>
      this.#backEnd.cancelVisit(lead.transactionId),
    );
  }

  #keep(lead: Lead): Result<CreatedLead, CallFailure> {
    return checkLead(lead, this.#backEnd).map(() => this.#backEnd.saveLead(lead));
  }
}
