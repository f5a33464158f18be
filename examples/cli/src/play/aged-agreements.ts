import type { AgreementRepository } from '@foyer/core';

/** The agreements of the back end, which the page may have asked for so long ago that another version is signed today. */
export class AgedAgreements implements AgreementRepository {
  readonly #today: AgreementRepository;
  /** What stood for today's version when the page asked; null for today's. */
  version: string | null = null;

  constructor(today: AgreementRepository) {
    this.#today = today;
  }

  readonly read: AgreementRepository['read'] = (place, version, options) =>
    this.#today.read(place, version ?? this.version, options);

  readonly sign: AgreementRepository['sign'] = (signing, options) =>
    this.#today.sign(signing, options);
}
