import type { Message, Result } from '@foyer/core';
import { parseFacilityId } from '@foyer/core/clubs';
import type { FieldRefusal } from '@foyer/core/forms';
import { FindTrialPass, passCodeOf, type TrialPass, type WantedPass } from '@foyer/core/services';
import { useEffect, useState } from 'react';

import { accountTokens } from '../../di/account-module.ts';
import { useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';

/** A pass as named in the URL, spelled as the visitor typed it. */
export interface PassAddress {
  readonly facilityId: string;
  readonly code: string;
}

export type PassView =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly pass: TrialPass }
  /** The form. `problem` says what is wrong with the pass in the URL. */
  | {
      readonly status: 'asking';
      readonly problem: { readonly message: Message; readonly canRetry: boolean } | null;
    };

type Answer = Result<TrialPass, Message | FieldRefusal<'code'>>;

export function useTrialPass(
  address: PassAddress,
  onFound: (address: PassAddress) => void,
): {
  readonly shown: PassView;
  /** The initial input of the form, so that going back loses nothing. */
  readonly known: PassAddress;
  readonly find: (wanted: WantedPass) => Promise<Answer>;
  readonly retry: () => void;
} {
  const services = useService(accountTokens.clubServices);
  const logger = useService(portTokens.logger);
  const [finder] = useState(() => new FindTrialPass(services, logger));
  const [answered, setAnswered] = useState<{ readonly key: string; readonly answer: Answer }>();
  const [attempt, setAttempt] = useState(0);
  const wanted = wantedBy(address);
  const key = wanted && keyOf(wanted);
  const answer = answered !== undefined && answered.key === key ? answered.answer : null;
  const isAsked = key !== null && answer === null;

  useEffect(() => {
    if (!isAsked || wanted === null) return undefined;
    const asking = new AbortController();
    const ask = async (): Promise<void> => {
      const found = await finder.execute(wanted, { signal: asking.signal });
      if (!asking.signal.aborted) setAnswered({ key: keyOf(wanted), answer: found });
    };
    void ask();
    return () => asking.abort();
    // Runs once per pass in the URL, and again on retry.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [finder, key, isAsked, attempt]);

  const found = answered?.answer.ok === true ? answered.answer.val : null;
  return {
    shown: viewOf(answer, isAsked),
    known: {
      facilityId: address.facilityId === '' ? (found?.facilityId ?? '') : address.facilityId,
      code: address.code === '' ? (found?.code ?? '') : address.code,
    },
    async find(asked) {
      const got = await finder.execute(asked);
      if (got.ok) {
        setAnswered({ key: keyOf(asked), answer: got });
        onFound(asked);
      }
      return got;
    },
    retry() {
      setAnswered(undefined);
      setAttempt((before) => before + 1);
    },
  };
}

function wantedBy({ facilityId, code }: PassAddress): WantedPass | null {
  const club = parseFacilityId(facilityId);
  return club.ok && code.trim() !== '' ? { facilityId: club.val, code: passCodeOf(code) } : null;
}

function keyOf({ facilityId, code }: WantedPass): string {
  return `${facilityId} ${code}`;
}

function viewOf(answer: Answer | null, isAsked: boolean): PassView {
  if (isAsked) return { status: 'loading' };
  if (answer === null) return { status: 'asking', problem: null };
  if (answer.ok) return { status: 'ready', pass: answer.val };
  const isAtCode = 'field' in answer.val;
  const message = 'field' in answer.val ? answer.val.message : answer.val;
  return { status: 'asking', problem: { message, canRetry: !isAtCode } };
}
