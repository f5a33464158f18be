/** The English article of a name by how it sounds: a Foyer, an Anytime, a University, an LFX, a UFC. */
export function articleOf(name: string): 'a' | 'an' {
  if (/^[B-DF-HJ-NP-TV-Z]{2,}\b/.test(name)) return /^[FHLMNRSX]/.test(name) ? 'an' : 'a';
  if (/^(?:U[A-Z]|[Ee]u|[Oo]ne\b|[Uu](?:ni|se|ti))/.test(name)) return 'a';
  return /^(?:[aeiou]|hei|hono|hour|8|1[18]\b)/i.test(name) ? 'an' : 'a';
}
