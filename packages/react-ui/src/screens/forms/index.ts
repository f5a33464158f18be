'use client';

/**
 * The `@foyer/react-ui/forms` entry point: the account's forms and the body composition summary. Separate, because no
 * landing page needs it.
 */
export {
  BodySummary,
  type BodySummaryProps,
  RangePicture,
  type RangePictureProps,
} from './body-summary.tsx';
export { FormView, type FormViewProps } from './form-view.tsx';
export { DynamicForm, type DynamicFormProps, FreezeForm, type FreezeFormProps } from './forms.tsx';
