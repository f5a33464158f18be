import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Words for things that have another name in the same language, by that name. */
const otherNames = {
  'fr-CA': {
    'avantages aux membres': /[Aa]vantages membres/u,
    'code à barres': /[Cc]ode-barres/u,
    'code promotionnel': /code promo(?!t)/u,
    contrat: /(?:[Cc]ette|l’|présente|signer une) ?entente|'Entente'/u,
    'entraînement guidé': /séance guidée/u,
    'laissez-passer': /(?:[Vv]otre|[Ll]e) passe[ ']/u,
    mensualité: /frais mensuels|tarif mensuel/u,
    prélèvement: /débit mensuel|Prochain débit/u,
    'résilier un abonnement': /[Aa]nnul\w* (?:l’|votre )abonnement|[Aa]bonnement (?:est )?annulé/u,
    // The home page is l’accueil.
    réception: /(?<!Aller |Retour )à l’accueil/u,
  },
  'es-US': {
    caminadora: /\b[Cc]intas?\b/u,
    colchoneta: /\b[Tt]apetes?\b|de suelo/u,
    compromiso: /[Pp]ermanencia|Plazo mínimo/u,
    contrato: /(?:[Ee]ste|[Ee]se|el|firmar un|Firmar|Imprimir|Cargando) acuerdo|'Acuerdo'/u,
    'correo del trabajo': /[Cc]orreo de (?:la )?empresa/u,
    'cuota mensual': /[Mm]ensualidad/u,
    'en línea': /por internet/u,
    'entrenamiento guiado': /sesión guiada/u,
    'la persona que invitó': /[Ss]u amistad/u,
    'llave de acceso': /clave de acceso/u,
    membresía: /suspender su membresía/u,
    monto: /\b(?:[Ii]mportes?|[Cc]antidad)\b/u,
    noticias: /[Nn]ovedades/u,
    'saco de boxeo': /\bcostal\b/u,
    vencer: /\bcaduc\w+/u,
    vestidores: /vestuarios?/u,
  },
};

/** Pages that address the reader differently read as if two people wrote them. */
const otherVoices = {
  'fr-CA': /(?<!\p{L})(?:tu|toi|tes|ton)(?!\p{L})/u,
  'es-US': /(?<!\p{L})(?:tú|tus?|vosotros|contigo|lo recibe|lo guía|engañarlo)(?!\p{L})/u,
};

describe.each(/** @type {const} */ (['fr-CA', 'es-US']))('the texts in %s', (locale) => {
  it('PG-369 have one name for one thing, on every page and in every mail', () => {
    const names = Object.entries(otherNames[locale]);
    const found = linesOf(locale).flatMap((line) =>
      names.flatMap(([name, others]) => (others.test(line) ? [`${name}: ${line}`] : [])),
    );
    expect(found).toEqual([]);
  });

  it('PG-369 address their reader politely, and in one way', () => {
    expect(linesOf(locale).filter((line) => otherVoices[locale].test(line))).toEqual([]);
  });
});

/** @param {'fr-CA' | 'es-US'} locale */
function linesOf(locale) {
  const root = join(import.meta.dirname, '..');
  const files = globSync(`{packages,examples}/*/src/**/${locale}/*.ts`, { cwd: root });
  const code = files.flatMap((file) => readFileSync(join(root, file), 'utf8').split('\n'));
  const data = readFileSync(join(root, 'examples/api/data/translations.json'), 'utf8');
  return [...code, ...Object.values(JSON.parse(data)[locale])];
}
