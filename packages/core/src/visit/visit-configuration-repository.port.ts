import type { CallFailure, CallOptions } from '../kernel/call-failure.ts';
import type { Result } from '../kernel/result.ts';
import type { VisitConfiguration } from './visit-configuration.ts';

/** The chain's settings for visits. */
export interface VisitConfigurationRepository {
  load(options?: CallOptions): Promise<Result<VisitConfiguration, CallFailure>>;
}
