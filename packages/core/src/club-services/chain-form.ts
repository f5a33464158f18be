import type { DynamicValues, FieldConfig } from '../forms/dynamic-form.ts';

/** A form that a chain configures, such as one for group visits. */
export interface ChainForm {
  readonly formId: string;
  readonly title: string;
  readonly intro: string;
  readonly fields: readonly FieldConfig[];
}

export interface ChainFormAnswers {
  /** Created once for these answers, so that a retry sends the same id. */
  readonly id: string;
  readonly formId: string;
  readonly values: DynamicValues;
}
