import { ComputeCostNote } from '@foyer/core';
import { defaultStandardJoinSettings, type StandardJoinSettings } from '@foyer/core/join';
import { PriceList } from '@foyer/core/plans';
import type { Container, ServiceIdentifier } from 'inversify';

import { bindClass, getOrBind } from './bind-class.ts';
import { classTokens, portTokens } from './tokens.ts';

const costNote: ServiceIdentifier<ComputeCostNote> = Symbol('PriceListCostNote');

/** The container's list of prices, which all pages that sell share. */
export function priceListOf(container: Container): PriceList {
  return getOrBind(container, classTokens.priceList, () => {
    container
      .bind(costNote)
      .toResolvedValue(
        ({ normalInitiation }: Partial<StandardJoinSettings>) =>
          new ComputeCostNote(normalInitiation ?? defaultStandardJoinSettings.normalInitiation),
        [portTokens.standardJoinSettings],
      );
    bindClass(container, classTokens.priceList, PriceList, {
      clubs: classTokens.clubDirectory,
      plans: portTokens.plans,
      costNote,
      clock: portTokens.clock,
      cookies: portTokens.cookies,
      logger: portTokens.logger,
      visitor: portTokens.visitor,
    });
  });
}
