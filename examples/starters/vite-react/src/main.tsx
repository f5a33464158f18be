import { createFoyer, FoyerProvider, LeadFlow } from '@foyer/react';
import '@foyer/react/styles.css';
import { createRoot } from 'react-dom/client';

const foyer = createFoyer({ api: 'http://localhost:4173', product: 'My club' });

createRoot(document.querySelector('#root')!).render(
  <FoyerProvider foyer={foyer}>
    <LeadFlow onBooked={({ startsAt }) => console.log('Booked', startsAt)} />
  </FoyerProvider>,
);
