'use client';

/** What memberships cost: `@foyer/react-ui/prices`, an entry of its own, since only pages that sell need it. */
export { priceListOf } from '../../di/price-list-module.ts';
export { PricesScreen, type PricesScreenProps } from './prices-screen.tsx';
