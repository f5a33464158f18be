import { type JSX, useEffect, useRef } from 'react';

import { ArrivedHeading } from '../../components/member-parts.tsx';
import { membershipDialogsCopy } from '../../copy/membership.ts';
import { useCopy } from '../../locale/use-copy.ts';

/** The first of two steps in a dialog. Coming back to it, the focus is here. */
export function FirstStep({ isBack }: { readonly isBack: boolean }): JSX.Element {
  const copy = useCopy(membershipDialogsCopy);
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isBack) line.current?.focus();
  }, [isBack]);
  return (
    <p ref={line} className="foyer-fine" tabIndex={-1}>
      {copy.step(1, 2)}
    </p>
  );
}

/** The heading of the second step, which takes the focus. */
export function SecondStep({ title }: { readonly title: string }): JSX.Element {
  const copy = useCopy(membershipDialogsCopy);
  return (
    <div>
      <p className="foyer-fine">{copy.step(2, 2)}</p>
      <ArrivedHeading className="foyer-membership__check">{title}</ArrivedHeading>
    </div>
  );
}
