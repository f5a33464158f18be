import foundry from './brands/foundry.css?raw';
import members from './brands/members.css?raw';
import stillwater from './brands/stillwater.css?raw';

/** Three very different brands, each made of a tokens file alone. */
export const brands = { foundry, stillwater, members } as const;

export type Brand = keyof typeof brands;
export const everyBrand = Object.keys(brands) as readonly Brand[];
