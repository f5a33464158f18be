import { commonCopy } from '../copy/common.ts';
import { useCopy, useLabels } from '../locale/use-copy.ts';

/**
 * Returns a function that prefixes a message with the label of its field, unless it already mentions it. For messages
 * shown away from the field. `label` is the label that the core uses.
 */
export function useWithLabel(): (label: string, message: string) => string {
  const { labeled } = useCopy(commonCopy);
  const labels = useLabels();
  return (label, message) => {
    const shown = labels(label);
    if (message.startsWith(shown)) return message;
    return /[.?:]$/.test(shown) ? `${shown} ${message}` : labeled(shown, message);
  };
}
