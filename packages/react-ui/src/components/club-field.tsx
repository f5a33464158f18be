import type { ClubField as ClubSpec } from '@foyer/core/forms';
import { type JSX, useEffect, useId, useState } from 'react';

import { chooserCopy } from '../copy/forms.ts';
import { clubCopy } from '../copy/first-step.ts';
import { useMessages } from '../di/foyer-provider.tsx';
import { useClubDirectory } from '../hooks/use-clubs.ts';
import { useCopy } from '../locale/use-copy.ts';
import { ClubCard } from './club-card.tsx';
import { ClubChoice } from './club-choice.tsx';
import { FieldHint, fieldId, type FieldProps, LabelText } from './field.tsx';
import { LoadError, LoadingState, Skeleton } from './loading-state.tsx';

/** One of the chain's clubs, chosen in a dialog. Clears an unknown club, such as one from the URL, and says so. */
export function ClubField({
  spec,
  value,
  hint,
  error,
  onChange,
  onLeave,
}: FieldProps<ClubSpec>): JSX.Element {
  const copy = useCopy(clubCopy);
  const chooserTexts = useCopy(chooserCopy);
  const messages = useMessages();
  const { status, clubs, directory } = useClubDirectory();
  const [isOpen, setIsOpen] = useState(false);
  const [wasUnknown, setWasUnknown] = useState(false);
  const labelId = useId();
  const club = clubs.find(({ facilityId }) => facilityId === value) ?? null;
  const isUnknown = status === 'ready' && value !== '' && club === null;
  useEffect(() => {
    if (!isUnknown) return;
    setWasUnknown(true);
    onChange('');
    // Runs once per unknown club.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isUnknown]);
  const retry = (): void => void directory.load();
  const isNotFound = wasUnknown && club === null;
  const problem = isNotFound ? messages({ key: 'clubUnknown' }) : error;

  function chosenClub(): JSX.Element {
    if (value === '' || club !== null) {
      return (
        <ClubCard
          id={fieldId(spec.name)}
          club={club}
          error={problem}
          announces={isNotFound}
          prompt={copy.choose}
          onChange={() => setIsOpen(true)}
        />
      );
    }
    if (status === 'failed')
      return <LoadError message={{ key: 'clubsNotLoaded' }} onRetry={retry} />;
    return (
      <LoadingState label={chooserTexts.loading} onRetry={retry}>
        <Skeleton shape="club" />
      </LoadingState>
    );
  }

  return (
    <div
      className="foyer-field"
      role="group"
      aria-labelledby={labelId}
      aria-describedby={hint && `${labelId}-hint`}
    >
      {/* The card of a club says it itself. */}
      <p className={value === '' ? 'foyer-field__label' : 'foyer-hidden'} id={labelId}>
        <LabelText {...spec} />
      </p>
      <FieldHint id={labelId} hint={hint} />
      {chosenClub()}
      <ClubChoice
        purpose="any"
        open={isOpen}
        chosen={club}
        onChoose={({ facilityId }) => onChange(facilityId)}
        onClose={() => {
          setIsOpen(false);
          onLeave?.();
        }}
      />
    </div>
  );
}
