import { ComputeCostNote } from '@foyer/core';
import { defaultStandardJoinSettings, type StandardJoinSettings } from '@foyer/core/join';
import { PriceList } from '@foyer/core/plans';
import { type Container, ContainerModule, type ServiceIdentifier } from 'inversify';

import { bindClass, getFromModule } from './bind-class.ts';
import { classTokens, portTokens } from './tokens.ts';

/** The container's list of prices, which all pages that sell share. */
export function priceListOf(container: Container): PriceList {
  return getFromModule(container, classTokens.priceList, priceListModule);
}

const costNote: ServiceIdentifier<ComputeCostNote> = Symbol('PriceListCostNote');

const priceListModule: ContainerModule = new ContainerModule((options) => {
  options
    .bind(costNote)
    .toResolvedValue(
      ({ normalInitiation }: Partial<StandardJoinSettings>) =>
        new ComputeCostNote(normalInitiation ?? defaultStandardJoinSettings.normalInitiation),
      [portTokens.standardJoinSettings],
    );
  bindClass(options, classTokens.priceList, PriceList, {
    clubs: classTokens.clubDirectory,
    plans: portTokens.plans,
    costNote,
    clock: portTokens.clock,
    cookies: portTokens.cookies,
    logger: portTokens.logger,
    visitor: portTokens.visitor,
  });
});
