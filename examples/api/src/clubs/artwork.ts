import type { PictureSize } from './media.ts';

export function drawClub(facilityId: string, size: PictureSize): string {
  const [width, height] = size === 'wide' ? [1600, 900] : [480, 480];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#e9e1d3"/><circle cx="${(Number(facilityId) * 37) % width}" cy="${height / 2}" r="${height / 4}" fill="#7a2e1d"/></svg>`;
}
