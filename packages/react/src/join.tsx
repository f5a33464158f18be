'use client';
/** The joins, in their own entry, so that pages that only book visits don't load them. */
import { type CorporateJoinEntry, corporateJoinPath } from '@foyer/core/corporate';
import { readJoinAddress, type StandardJoinEntry, type StandardJoinPaths } from '@foyer/core/join';
import type { MembershipConfirmation } from '@foyer/core/plans';
import { portTokens, useFoyerContainer, useService } from '@foyer/react-ui';
import { CorporateJoinScreen, corporateJoinOf } from '@foyer/react-ui/corporate';
import { StandardJoinScreen, standardJoinOf } from '@foyer/react-ui/join';
import { type JSX, useEffect, useMemo, useRef, useState } from 'react';

import { useFoyer } from './foyer-provider.tsx';

/** A paid membership. */
export type Joined = Pick<MembershipConfirmation, 'facilityId' | 'memberId'>;

interface JoinProps {
  /** The preselected club, unless the address names one. */
  readonly facilityId?: string;
  /** Called once the payment application has led a new member back. */
  readonly onJoined?: (joined: Joined) => void;
}

export interface StandardJoinProps extends JoinProps {
  /**
   * The path of the page, `/join` by default. The steps have their addresses below it, such as `/join/step2/101`, which
   * your router must lead to the same page. The payment application returns the visitor to the third.
   */
  readonly basePath?: string;
}

export interface CorporateJoinProps extends JoinProps {
  /**
   * The path of the page, `/join/corp` by default. The later steps have their addresses below it, such as
   * `/join/corp/plan`, which your router must lead to the same page.
   */
  readonly basePath?: string;
}

/**
 * Joining online: a plan, the details, the payment elsewhere, and the membership card. Needs the styles of
 * `@foyer/react/join.css`. `settings.intent: null` and `settings.joinPath` let the lead flow lead here.
 *
 * @example
 * <FoyerProvider foyer={foyer}>
 *   <StandardJoin basePath="/join" onJoined={({ memberId }) => track('joined', memberId)} />
 * </FoyerProvider>
 */
export function StandardJoin({
  basePath = '/join',
  facilityId,
  onJoined,
}: StandardJoinProps): JSX.Element {
  const paths = useMemo(() => standardPaths(basePath), [basePath]);
  const arrival = useArrival((address): StandardJoinEntry => {
    const there = readJoinAddress(address, paths);
    return {
      ...payment(address),
      step: there?.step ?? null,
      // Without a club, the earlier selection stays.
      facilityId: there?.facilityId || (facilityId ?? null),
    };
  });
  useJoined(standardJoinOf(useFoyerContainer()), onJoined);
  return <StandardJoinScreen arrival={arrival} paths={paths} />;
}

/**
 * Joining through an employer: the work email, its code, a plan, the payment elsewhere, and the membership card. Needs
 * the styles of `@foyer/react/join.css`.
 *
 * @example
 * <FoyerProvider foyer={foyer}>
 *   <CorporateJoin basePath="/join/corp" onJoined={({ memberId }) => track('joined', memberId)} />
 * </FoyerProvider>
 */
export function CorporateJoin({
  basePath = corporateJoinPath,
  facilityId,
  onJoined,
}: CorporateJoinProps): JSX.Element {
  const arrival = useArrival((address): CorporateJoinEntry => {
    const club = queryOf(address).get('facilityId');
    return { ...payment(address), facilityId: club ?? facilityId ?? null };
  });
  useJoined(corporateJoinOf(useFoyerContainer()), onJoined);
  return <CorporateJoinScreen arrival={arrival} path={basePath} />;
}

/** Reads the address only once, because the flow removes the payment's token from it. */
function useArrival<Entry>(read: (address: string) => Entry): Entry {
  const navigation = useService(portTokens.navigation);
  const [arrival] = useState(() => read(navigation.current()));
  return arrival;
}

interface JoinFlow {
  subscribe(listener: () => void): () => void;
  getSnapshot(): { readonly state: { readonly confirmation: MembershipConfirmation | null } };
}

function useJoined(flow: JoinFlow, onJoined: JoinProps['onJoined']): void {
  const foyer = useFoyer();
  const handler = useRef(onJoined);
  useEffect(() => {
    handler.current = onJoined;
  });
  useEffect(() => {
    let known = flow.getSnapshot().state.confirmation?.memberId;
    // The flow publishes the membership right after the event.
    return foyer.on('purchase_completed', () => {
      const stop = flow.subscribe(() => {
        const { confirmation } = flow.getSnapshot().state;
        if (confirmation === null) return;
        stop();
        if (confirmation.memberId === known) return;
        known = confirmation.memberId;
        handler.current?.({ facilityId: confirmation.facilityId, memberId: confirmation.memberId });
      });
    });
  }, [foyer, flow]);
}

function standardPaths(basePath: string): StandardJoinPaths {
  const base = basePath.replace(/\/$/, '');
  return [`${base}/step1/{facilityId}`, `${base}/step2/{facilityId}`, `${base}/step3/{facilityId}`];
}

/** The unvalidated parameters of the payment application. */
function payment(address: string): Pick<StandardJoinEntry, 'confirmationToken' | 'payment'> {
  const query = queryOf(address);
  return { confirmationToken: query.get('confirmationToken'), payment: query.get('payment') };
}

function queryOf(address: string): URLSearchParams {
  return new URL(address, 'http://foyer.invalid').searchParams;
}
