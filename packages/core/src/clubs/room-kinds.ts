/** What a room is for. */
export type RoomKind = (typeof roomKinds)[number];

export const roomKinds = [
  'weights',
  'cardio',
  'pool',
  'yoga',
  'pilates',
  'cycling',
  'boxing',
  'spa',
  'steam',
  'sauna',
  'squash',
  'roof',
  'kids',
  'juice',
] as const;
