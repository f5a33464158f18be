import type { Message } from '@foyer/core';
import { type JSX, useCallback, useEffect, useRef, useState } from 'react';

import { Banner } from '../../components/banner.tsx';
import { Button, type ButtonProps } from '../../components/button.tsx';
import { invoicesCopy } from '../../copy/membership.ts';
import { useFormMessages } from '../../hooks/use-member.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { useMyMembership } from './use-membership.ts';

/** Leads to the payment application, which asks for another card. */
export function UpdateCard({ look = 'secondary' }: Pick<ButtonProps, 'look'>): JSX.Element {
  const copy = useCopy(invoicesCopy).card;
  const messages = useFormMessages();
  const { mine } = useMyMembership();
  const [isOpening, setOpening] = useState(false);
  const opening = useRef(false);
  const [problem, setProblem] = useState<Message | null>(null);

  const stop = useCallback((): void => {
    opening.current = false;
    setOpening(false);
  }, []);
  // Back shows this page as the browser left it.
  useEffect(() => {
    window.addEventListener('pageshow', stop);
    return () => window.removeEventListener('pageshow', stop);
  }, [stop]);

  async function open(): Promise<void> {
    // Ignores a second press before the next render.
    if (opening.current) return;
    opening.current = true;
    setOpening(true);
    setProblem(null);
    const answer = await mine.changeCard();
    // Otherwise the browser is leaving.
    if (answer.ok) return;
    stop();
    setProblem(answer.val);
  }

  return (
    <>
      {problem !== null && <Banner tone="problem">{messages(problem)}</Banner>}
      <Button look={look} busy={isOpening ? copy.opening : null} onClick={() => void open()}>
        {copy.update}
      </Button>
    </>
  );
}
