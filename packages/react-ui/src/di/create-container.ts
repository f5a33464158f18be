import { type JoinContentRepository, Ok } from '@foyer/core';
import { guardPort } from '@foyer/core/kernel';
import { Container } from 'inversify';

import { leadModule } from './lead-module.ts';
import { type Ports, portTokens } from './tokens.ts';

/** An inversify container with the chain's ports and the core's classes. */
export type FoyerContainer = Container;

/**
 * Creates the container that `FoyerProvider` takes: the ports a composition root chose and, over them, the core's
 * classes for the lead flow. The screens of the other features load their own module when they are first rendered.
 * A port that is missing fails when something needs it, with an error that names it. One that throws is logged and
 * counts as a failed call.
 */
export function createContainer(ports: Partial<Ports>): FoyerContainer {
  const container = new Container({ defaultScope: 'Singleton' });
  for (const [name, port] of Object.entries({ ...optionalPorts, ...ports })) {
    container
      .bind<unknown>(portTokens[name as keyof Ports])
      .toConstantValue(guardPort(name, port, ports.logger));
  }
  container.load(leadModule);
  return container;
}

const noJoinContent: JoinContentRepository = { confirmation: () => Promise.resolve(Ok(null)) };

const optionalPorts: Partial<Ports> = {
  checkMembership: null,
  clubProfiles: null,
  employers: null,
  friendsVisits: null,
  joinContent: noJoinContent,
  standardJoinSettings: {},
  corporateJoinSettings: {},
  giftPurchaseSettings: {},
  timeHolds: null,
  visitLinks: null,
  waitList: null,
};
