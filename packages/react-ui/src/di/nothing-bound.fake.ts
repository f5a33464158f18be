import { Container } from 'inversify';

/** For what needs a provider's language and none of its services. */
export function nothingBound(): Container {
  return new Container();
}
