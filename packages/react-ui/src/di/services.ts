import type { ServiceIdentifier } from 'inversify';

/**
 * Whatever finds a port or one of the core's classes by its token: what the screens stand on. An inversify container with
 * every port and `foyerModule` is one, `FirstServices` another.
 */
export interface Services {
  /** Throws where nothing is known of the token: a bug of the composition root. */
  get<T>(token: ServiceIdentifier<T>): T;
  isBound(token: ServiceIdentifier): boolean;
}
