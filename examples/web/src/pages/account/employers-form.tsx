import { useFoyerContainer } from '@foyer/react-ui';
import formStyles from '@foyer/react-ui/forms.css?url';
import { ChainFormScreen } from '@foyer/react-ui/services';
import servicesStyles from '@foyer/react-ui/services.css?url';
import { type JSX, useState } from 'react';

import { openAccount } from '../../compose-account.ts';

export interface EmployersFormProps {
  /** Called when the chain has no such form. */
  readonly onUnknown: () => void;
}

/** The form with which employers reach the chain. It uses a call of the account, so it's beside the account's pages. */
export default function EmployersForm({ onUnknown }: EmployersFormProps): JSX.Element {
  const container = useFoyerContainer();
  useState(() => openAccount(container));
  return (
    <>
      <link rel="stylesheet" href={formStyles} precedence="default" />
      <link rel="stylesheet" href={servicesStyles} precedence="default" />
      <ChainFormScreen formId="employers" onUnknown={onUnknown} />
    </>
  );
}
