import { Given } from '@cucumber/cucumber';

// The least that a step can do: the benchmark measures the runner.
Given('nothing', () => undefined);
