/** Type-checked against the packages' declarations and the types of React 18. Nothing runs it. */
import { createFoyer, FoyerProvider, LeadFlow, useLeadFlow } from '@foyer/react';
import { Account } from '@foyer/react/account';
import { CorporateJoin, StandardJoin } from '@foyer/react/join';
import { Button } from '@foyer/react-ui';
import { createRoot } from 'react-dom/client';

const foyer = createFoyer({ api: 'http://localhost:4173' });

function Again() {
  const { flow } = useLeadFlow();
  return <Button onClick={() => flow.startOver()}>Start again</Button>;
}

createRoot(document.body).render(
  <FoyerProvider foyer={foyer}>
    <LeadFlow
      components={{ Confirmation: ({ heading }) => <h1 ref={heading}>See you</h1> }}
      onBooked={({ startsAt }) => startsAt}
    />
    <StandardJoin onJoined={({ memberId }) => memberId} />
    <CorporateJoin />
    <Account basePath="/club" />
    <Again />
  </FoyerProvider>,
);
