import { refusedSecondStep, type SecondStepAnswer, secondStepForm } from '@foyer/core/second-step';
import { type JSX, useEffect } from 'react';

import { Button } from '../../components/button.tsx';
import { fieldId } from '../../components/field.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { secondStepCopy } from '../../copy/security.ts';
import { accountTokens } from '../../di/account-module.ts';
import { useService } from '../../di/foyer-provider.tsx';
import { useCopy } from '../../locale/use-copy.ts';
import { FormView } from '../forms/form-view.tsx';

/** The second step of a login: the code of the authenticator app, or a recovery code. */
export function SecondStepForm({
  challenge,
  onStartOver,
}: {
  readonly challenge: string;
  readonly onStartOver: () => void;
}): JSX.Element {
  const copy = useCopy(secondStepCopy);
  const signIn = useService(accountTokens.signIn);
  useEffect(() => document.querySelector<HTMLElement>(`#${fieldId('code')}`)?.focus(), []);

  async function send(answer: Omit<SecondStepAnswer, 'challenge'>) {
    const sent = await signIn.finish({ ...answer, challenge });
    return sent.mapErr(refusedSecondStep);
  }

  return (
    <>
      <FormView
        schema={secondStepForm}
        label={copy.title}
        legend={copy.login.legend}
        hints={{ code: copy.login.hint }}
        submit={copy.login.submit}
        submitting={copy.checking}
        aside={
          <Button look="quiet" onClick={onStartOver}>
            {copy.login.startOver}
          </Button>
        }
        onSend={send}
      />
      <p className="foyer-fine foyer-soft">
        {copy.login.lost} <SiteLink path="/clubs">{copy.login.clubs}</SiteLink>
      </p>
    </>
  );
}
