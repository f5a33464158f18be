import type { LeadFlow, LeadFlowSnapshot } from '@foyer/core';
import type { JSX } from 'react';

import { Checkbox } from '../components/checkbox.tsx';
import { Linked } from '../components/linked.tsx';
import { contactCopy } from '../copy/contact.ts';
import { useService } from '../di/foyer-provider.tsx';
import { portTokens } from '../di/tokens.ts';
import { useHydrated } from '../hooks/use-hydrated.ts';
import { useCopy, useLabels } from '../locale/use-copy.ts';

export interface ContactConsentsProps {
  readonly flow: Pick<LeadFlow, 'setTextAlerts' | 'setNewsletter'>;
  readonly snapshot: Pick<LeadFlowSnapshot, 'asksForNewsletter'> & {
    readonly state: Pick<LeadFlowSnapshot['state'], 'receiveTextAlerts' | 'subscribeToNewsletter'>;
  };
}

/**
 * What the visitor agrees to. The words are the settings' own, to the letter: they are what the consent log keeps.
 * LC-06, LC-07, FM-08
 */
export function ContactConsents({ flow, snapshot }: ContactConsentsProps): JSX.Element {
  const words = useCopy(contactCopy);
  const labels = useLabels();
  const { consents } = useService(portTokens.settings);
  // Before the script whether to ask is not known: both are there, and the style sheet shows the one that holds.
  const isEarly = !useHydrated();
  const [texts, textsTerms] = labelAndTerms(labels(consents.textAlertsText));
  const [news, newsTerms] = labelAndTerms(labels(consents.newsletterText));
  return (
    <div className="foyer-form__consents" data-early={isEarly || undefined}>
      <Checkbox
        name="opt_in"
        label={texts}
        checked={snapshot.state.receiveTextAlerts}
        onChange={(on) => flow.setTextAlerts(on)}
      >
        {textsTerms}
      </Checkbox>
      {(snapshot.asksForNewsletter || isEarly) && (
        <Checkbox
          name="subscribeToNewsletter"
          label={news}
          checked={snapshot.state.subscribeToNewsletter}
          onChange={(on) => flow.setNewsletter(on)}
        >
          <Linked text={newsTerms} words={words.privacy} path="/privacy" />
        </Checkbox>
      )}
      {(!snapshot.asksForNewsletter || isEarly) && (
        <p className="foyer-field__hint">{labels(consents.newsletterDefaultText)}</p>
      )}
    </div>
  );
}

/** The first sentence names the box, the others stand under it. */
function labelAndTerms(text: string): readonly [string, string] {
  const end = text.indexOf('. ') + 1;
  return end === 0 ? [text, ''] : [text.slice(0, end), text.slice(end + 1)];
}
