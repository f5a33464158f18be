import { rejected } from './call-faults.fake.ts';
import { type CallFailure, Err, Ok, type Result } from '../../src/kernel/result.ts';
import type { ConsentRecord } from '../../src/lead/lead-repository.port.ts';

/** The consents of a `FakeBackEnd`. The list is append-only. */
export class FakeConsentList {
  readonly #records: ConsentRecord[] = [];

  /** Every record, oldest first. */
  get all(): readonly ConsentRecord[] {
    return this.#records;
  }

  /** Adds all records or none. An identical record is skipped; a different one with the same id is refused. */
  append(records: readonly ConsentRecord[]): Result<void, CallFailure> {
    const fresh: ConsentRecord[] = [];
    for (const [index, record] of records.entries()) {
      const there = [...this.#records, ...fresh].find(({ id }) => id === record.id);
      if (there === undefined) fresh.push(record);
      else if (!isSame(there, record)) return Err(rejected(409, 'ID_TAKEN', `${index}.id`));
    }
    this.#records.push(...fresh);
    return Ok(undefined);
  }
}

function isSame(one: ConsentRecord, other: ConsentRecord): boolean {
  const keys = Object.keys(one) as (keyof ConsentRecord)[];
  return keys.every((key) => one[key] === other[key]);
}
