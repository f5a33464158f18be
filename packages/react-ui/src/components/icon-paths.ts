// Written by `pnpm icons` from Lucide (ISC license), on its grid of 24.
export const paths = {
  alert: 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M12 8v4m0 4h.1',
  calendar:
    'M8 2v3m8-3v3M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2zM3 9h18',
  check: 'M20 6L9 17l-5-5',
  clock: 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M12 6v6l4 2',
  close: 'M18 6L6 18M6 6l12 12',
  down: 'M6 9l6 6l6-6',
  left: 'M15 18l-6-6l6-6',
  pin: 'M20 10c0 5-5.5 10.2-7.4 11.8a1 1 0 0 1-1.2 0C9.5 20.2 4 15 4 10a8 8 0 0 1 16 0M9 10a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
  right: 'M9 18l6-6l-6-6',
} as const;
