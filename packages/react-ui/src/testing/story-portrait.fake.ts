/** A member's picture that needs no network. */
export const portraitPicture: string = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240"><rect width="240" height="240" fill="#5d4a3a"/>' +
    '<circle cx="120" cy="96" r="44" fill="#e9dcc8"/><path d="M36 240c0-56 38-84 84-84s84 28 84 84z" fill="#e9dcc8"/></svg>',
)}`;
