/**
 * The `@foyer/react-ui/forms` entry point: the account's forms and the body composition summary. Separate, because no
 * landing page needs it.
 */
export { RangePicture, type RangePictureProps } from '../../components/range-picture.tsx';
export { BodySummary, type BodySummaryProps } from './body-summary.tsx';
export { DynamicForm, type DynamicFormProps } from './dynamic-form.tsx';
export { FormView, type FormViewProps } from './form-view.tsx';
export { FreezeForm, type FreezeFormProps } from './freeze-form.tsx';
export { GiftForm, type GiftFormProps } from './gift-form.tsx';
