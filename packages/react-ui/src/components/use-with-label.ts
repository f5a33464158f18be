import { commonCopy } from '../copy/common.ts';
import { useCopy, useLabels } from '../locale/use-copy.ts';
import { withLabel } from './with-label.ts';

/** Returns a function that prefixes a message with the label of its field. `label` is the label that the core uses. */
export function useWithLabel(): (label: string, message: string) => string {
  const { labeled } = useCopy(commonCopy);
  const labels = useLabels();
  return (label, message) => withLabel(labels(label), message, labeled);
}
