import { portTokens, useCopy, useService } from '@foyer/react-ui';
import {
  ChainFormHead,
  ChainFormScreen,
  FeedbackScreen,
  MailedPassScreen,
  TrialPassScreen,
  TrialRequestScreen,
} from '@foyer/react-ui/services';
import { type JSX, useState } from 'react';

import { headsCopy } from '../../copy/heads.ts';
import { memberPagesCopy } from '../../copy/member-pages.ts';
import { ServicePage } from '../../layout/named-page.tsx';
import { lastSegmentOf, queryOf } from '../../navigation/addresses.ts';
import { EarlyPart, useEarlyPart } from '../early-part.tsx';
import { NotFoundPage } from '../not-found-page.tsx';

/** Sends feedback about a club. */
export function FeedbackPage({ path }: { readonly path: string }): JSX.Element {
  const heads = useCopy(headsCopy);
  const copy = useCopy(memberPagesCopy);
  const facilityId = queryOf(path).get('facilityId');
  return (
    <ServicePage title={heads.feedback.name} lede={copy.feedback}>
      <FeedbackScreen key={facilityId} facilityId={facilityId} />
    </ServicePage>
  );
}

/** A form that the chain configured. */
export function FormPage({ path }: { readonly path: string }): JSX.Element {
  const heads = useCopy(headsCopy);
  const formId = lastSegmentOf(path);
  const [unknown, setUnknown] = useState<string | null>(null);
  const early = useEarlyPart({ kind: 'form', slug: formId });
  if (unknown === formId) return <NotFoundPage />;
  return (
    <ServicePage title={heads.form.name}>
      <ChainFormScreen
        key={formId}
        formId={formId}
        onUnknown={() => setUnknown(formId)}
        head={
          early && (
            <EarlyPart kind="form" slug={formId} early={early}>
              <ChainFormHead title="{{title}}" intro="{{intro}}" />
            </EarlyPart>
          )
        }
      />
    </ServicePage>
  );
}

/** Shows a trial pass for its code. */
export function TrialPassPage({ path }: { readonly path: string }): JSX.Element {
  const heads = useCopy(headsCopy);
  const navigation = useService(portTokens.navigation);
  const query = queryOf(path);
  const copy = useCopy(memberPagesCopy);
  const early = useEarlyPart({ kind: 'trial-pass' });
  // Empty without a pass in the URL.
  const isNamed = early !== null && early !== 'template' && early.html !== '';
  const ticket = early && (
    <EarlyPart kind="trial-pass" early={early}>
      {'{{ticket}}'}
    </EarlyPart>
  );
  const address = { facilityId: query.get('facilityId') ?? '', code: query.get('code') ?? '' };
  return (
    <ServicePage title={heads.trialPass.name} lede={copy.trialPass}>
      {early === 'template' && ticket}
      <TrialPassScreen
        address={address}
        {...(isNamed && { waiting: ticket })}
        onFound={({ facilityId, code }) => {
          const shown = `/trial-pass?${new URLSearchParams({ facilityId, code }).toString()}`;
          if (shown !== navigation.current()) navigation.push(shown);
        }}
      />
    </ServicePage>
  );
}

/** Asks for a free trial pass. */
export function TrialRequestPage({ path }: { readonly path: string }): JSX.Element {
  const heads = useCopy(headsCopy);
  const facilityId = queryOf(path).get('facilityId') ?? '';
  return (
    <ServicePage title={heads.trialRequest.name}>
      <TrialRequestScreen key={facilityId} facilityId={facilityId} />
    </ServicePage>
  );
}

/** The trial or day pass that a mail links to. */
export function MailedPassPage({ path }: { readonly path: string }): JSX.Element {
  const heads = useCopy(headsCopy);
  const copy = useCopy(memberPagesCopy);
  const token = lastSegmentOf(path);
  return (
    <ServicePage title={heads.trialPass.name} lede={copy.mailedPass}>
      <MailedPassScreen key={token} token={token} />
    </ServicePage>
  );
}
