import { commonCopy } from '../copy/common.ts';
import { useCopy, useLabels } from '../locale/use-copy.ts';
import { withLabel } from './with-label.ts';

/** Says of a message which box it means, by the box's label as the core has it. FM-06 */
export function useWithLabel(): (label: string, message: string) => string {
  const { labelled } = useCopy(commonCopy);
  const labels = useLabels();
  return (label, message) => withLabel(labels(label), message, labelled);
}
