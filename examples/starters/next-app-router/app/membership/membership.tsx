'use client';

import { createFoyer, type FoyerInitial, FoyerProvider, LeadFlow } from '@foyer/react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';

const foyer = createFoyer({ api: 'http://localhost:4173', product: 'My club' });

export function Membership({ initial }: { initial: FoyerInitial }) {
  return (
    <FoyerProvider foyer={foyer} initial={initial} router={{ ...useRouter(), Link }}>
      <LeadFlow basePath="/membership" facilityId="101" />
    </FoyerProvider>
  );
}
