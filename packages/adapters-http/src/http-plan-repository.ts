import {
  type CallFailure,
  type CallOptions,
  type Logger,
  Ok,
  type PlanRepository,
  type Result,
} from '@foyer/core';
import { type CookieJar, currencyOf } from '@foyer/core/kernel';
import {
  buildCatalogPlans,
  type CatalogEntry,
  type ClubPlansWanted,
  defaultPlanSourceSettings,
  type FacilityPlan,
  openingOf,
  type PlanOffer,
  planSource,
  type PlanSourceSettings,
} from '@foyer/core/plans';

import { getClubPlans, listCataloguePlans } from './contract/club-plans.ts';
import type { WireClubPlan, WireClubPlans } from './contract/club-plans.ts';
import type { HttpClient } from './http-client.ts';
import { textOrNull } from './text-or-null.ts';

export interface HttpPlanRepositoryOptions {
  readonly logger?: Logger;
  /** The cookie that identifies customers of the premium card partner. Defaults to the core's. */
  readonly source?: PlanSourceSettings;
}

/** The chain's plan catalog and its clubs' offers over HTTP. */
export class HttpPlanRepository implements PlanRepository {
  readonly #client: HttpClient;
  readonly #cookies: Pick<CookieJar, 'read'>;
  readonly #logger: Logger | undefined;
  readonly #source: PlanSourceSettings;

  constructor(
    client: HttpClient,
    cookies: Pick<CookieJar, 'read'>,
    { logger, source = defaultPlanSourceSettings }: HttpPlanRepositoryOptions = {},
  ) {
    this.#client = client;
    this.#cookies = cookies;
    this.#logger = logger;
    this.#source = source;
  }

  async catalog(options?: CallOptions): Promise<Result<readonly CatalogEntry[], CallFailure>> {
    const answer = await this.#client.send(
      listCataloguePlans,
      { params: {}, query: {}, body: undefined },
      options,
    );
    return answer.map((entries) =>
      entries.map(({ planId, name, description, planType }) => ({
        ...{ name, description, planType },
        planId: String(planId),
      })),
    );
  }

  /** Sends both requests at once. Omits and logs an offer that nobody could choose. */
  async ofClub(
    { club, memberId }: ClubPlansWanted,
    options?: CallOptions,
  ): Promise<Result<PlanOffer, CallFailure>> {
    const source = planSource(this.#cookies, this.#source);
    const request = {
      params: { facilityId: club.facilityId },
      query: { fmid: memberId ?? '', ...(source !== null && { source }) },
      body: undefined,
    };
    const [catalog, offered] = await Promise.all([
      this.catalog(options),
      this.#client.send(getClubPlans, request, options),
    ]);
    if (catalog.err) return catalog;
    if (offered.err) return offered;
    return Ok(this.#read(offered.val, catalog.val, club.country));
  }

  #read(wire: WireClubPlans, catalog: readonly CatalogEntry[], clubCountry: string): PlanOffer {
    const offers = (wire.result ?? []).map(readOffer);
    const { plans, unusable } = buildCatalogPlans(catalog, offers, {
      currency: currencyOf(clubCountry),
      opening: openingOf(wire),
    });
    for (const one of unusable) this.#logger?.warn('plan-left-out', { ...one });
    return {
      plans,
      // The specification lists neither for this call.
      success: null,
      clubName: null,
      region: wire.region ?? null,
      promotionId: textOrNull(wire.promotionId),
      memberId: textOrNull(wire.memberId),
      isPresale: wire.isPresale ?? null,
      facilityStatus: wire.facilityStatus ?? null,
      facilityOpenDate: wire.facilityOpenDate ?? null,
      corporateAgreementId: textOrNull(wire.corporateAgreementId),
    };
  }
}

function readOffer({ id, planProperties, promotion }: WireClubPlan): FacilityPlan {
  const { monthlyFee, regularMonthlyFee, totalDues, promotionalSavings, isReimbursementAvailable } =
    planProperties;
  return {
    id: String(id),
    planProperties: {
      monthlyFee: monthlyFee ?? null,
      regularMonthlyFee: regularMonthlyFee ?? null,
      totalDues: totalDues ?? null,
      promotionalSavings: promotionalSavings ?? null,
      isReimbursementAvailable: isReimbursementAvailable ?? null,
    },
    promotion: promotion ?? null,
  };
}
