import type { Navigation } from '@foyer/core';
import { Container } from 'inversify';

import { portTokens } from './tokens.ts';

/** The same container with another navigation. Classes that it already has keep theirs. */
export function withNavigation(parent: Container, navigation: Navigation): Container {
  const container = new Container({ parent, defaultScope: 'Singleton' });
  container.bind(portTokens.navigation).toConstantValue(navigation);
  return container;
}
