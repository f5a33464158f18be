import type { AccountProfile } from '@foyer/core/account';
import type { SavedBarcode } from '@foyer/core/passes';
import { useEffect, useState } from 'react';

import { barcodeOf } from '../../components/barcode.tsx';
import { accountPagesCopy } from '../../copy/account-pages.ts';
import { accountCopy } from '../../copy/account.ts';
import { accountTokens } from '../../di/account-module.ts';
import { useFoyerContainer, useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { useClubDirectory } from '../../hooks/use-clubs.ts';
import { useAccountSession } from '../../hooks/use-member.ts';
import { useCopy, useLocale } from '../../locale/use-copy.ts';
import { useFormatTime } from './account-format.ts';

/**
 * Saves a pass that the back end has just confirmed, for when there is no connection. Returns whether this browser has
 * saved it.
 */
export function useOfflinePass(profile: AccountProfile | null): boolean {
  const offlinePass = useFoyerContainer().get(accountTokens.offlinePass);
  const clock = useService(portTokens.clock);
  const { session } = useAccountSession();
  const { status, clubs } = useClubDirectory();
  const copy = useCopy(accountPagesCopy).pass;
  const { membership } = useCopy(accountCopy);
  const locale = useLocale();
  const formatTime = useFormatTime();
  const [isSaved, setSaved] = useState(false);
  const knowsClub = status === 'ready' || status === 'failed';

  async function save(isCurrent: () => boolean): Promise<void> {
    const memberId = profile?.memberId ?? null;
    if (offlinePass === null || profile === null || memberId === null) return;
    const { sitting } = session.getSnapshot();
    const now = clock.now();
    const barcode = await savedBarcode(profile.barcode, copy.barcode(memberId));
    // Another member may have logged in since.
    if (!isCurrent() || session.getSnapshot().sitting !== sitting) return;
    const club = clubs.find(({ facilityId }) => facilityId === profile.homeFacilityId);
    const saved = await offlinePass.save({
      locale,
      barcode,
      title: copy.title,
      offline: copy.offline,
      retry: copy.retry,
      confirmed: copy.confirmed(formatTime(now)),
      confirmedAt: now.epochMilliseconds,
      name: nameOf(profile),
      club: club === undefined ? null : `${club.name}, ${club.city}`,
      status: profile.membershipStatus === null ? null : membership(profile.membershipStatus),
      memberId: { label: copy.memberId, value: memberId },
    });
    if (isCurrent()) setSaved(saved.ok);
  }

  useEffect(() => {
    let isCurrent = true;
    if (knowsClub) void save(() => isCurrent);
    return () => {
      isCurrent = false;
    };
    // Saved again with every new answer of the back end, and in another language.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [profile, knowsClub, locale]);
  return isSaved;
}

/** The name on the pass. */
export function nameOf({ firstName, lastName }: AccountProfile): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}

/** Null without a barcode, or if its code fails to load. */
async function savedBarcode(value: string | null, label: string): Promise<SavedBarcode | null> {
  const drawn = value === null ? null : await barcodeOf(value);
  return value === null || drawn === null ? null : { ...drawn, value, label };
}
