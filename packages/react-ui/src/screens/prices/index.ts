'use client';

/** What memberships cost: `@foyer/react-ui/prices`, a separate entry, because only sales pages need it. */
export { priceListOf } from '../../di/price-list-module.ts';
export { PricesScreen, type PricesScreenProps } from './prices-screen.tsx';
