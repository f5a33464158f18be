import { type RefCallback, useCallback, useRef } from 'react';

/**
 * Returns a ref for a button that its own action removes. If it still has the focus then, the closest element around it
 * that stays takes the focus, so that Tab and screen readers continue where the button was.
 */
export function useFocusInPlace<Focused extends HTMLElement>(): RefCallback<Focused> {
  const latest = useRef<Focused>(null);
  return useCallback((element) => {
    const leaving = element === null ? latest.current : null;
    latest.current = element;
    if (!leaving?.matches(':focus')) return;
    const around: HTMLElement[] = [];
    for (let at = leaving.parentElement; at && at !== document.body; at = at.parentElement) {
      around.push(at);
    }
    // Once React has removed what leaves. What comes may have taken the focus itself.
    queueMicrotask(() => {
      const place = around.find(({ isConnected }) => isConnected);
      if (!place || document.activeElement !== document.body) return;
      if (place.tabIndex < 0) place.tabIndex = -1;
      place.focus({ preventScroll: true });
    });
  }, []);
}
