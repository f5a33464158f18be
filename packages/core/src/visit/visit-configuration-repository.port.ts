import type { CallFailure, CallOptions } from '../kernel/call-failure.ts';
import type { Result } from '../kernel/result.ts';
import type { VisitConfiguration } from './visit-configuration.ts';

export interface VisitConfigurationRepository {
  load(options?: CallOptions): Promise<Result<VisitConfiguration, CallFailure>>;
}
