import foundry from './brands/foundry.css?raw';
import members from './brands/members.css?raw';
import stillwater from './brands/stillwater.css?raw';

/** Three chains that could not be less alike, each a tokens file and nothing else. UI-03 */
export const brands = { foundry, stillwater, members } as const;

export type Brand = keyof typeof brands;
export const everyBrand = Object.keys(brands) as readonly Brand[];
