import { describe, expect, it } from 'vitest';

import { leadFlowAttributes, readLeadFlowOptions } from './lead-flow-options.ts';

const origin = 'https://clubs.example';

function read(attributes: Readonly<Record<string, string>>) {
  return readLeadFlowOptions((name) => attributes[name] ?? null, origin);
}

describe('the attributes of the element', () => {
  it('EM-01 requires none: the API and the site default to the origin of the script', () => {
    expect(read({})).toEqual({
      options: {
        api: origin,
        site: origin,
        name: '',
        facilityId: null,
        referringId: null,
        location: null,
        intent: null,
        variant: 'guided-steps',
        source: 'page',
        campaign: null,
        zipCode: false,
        guided: false,
        compact: false,
        popup: false,
        country: null,
        sourceUrl: null,
        product: 'Foyer',
        locale: null,
      },
      problems: [],
    });
  });

  it('EM-01 reads each of them', () => {
    const { options, problems } = read({
      api: 'https://api.clubs.example/v1/',
      site: 'https://www.clubs.example',
      name: 'footer',
      'facility-id': ' 101 ',
      'referring-id': 'R-1001',
      location: 'manhattan',
      intent: 'join',
      variant: 'classic',
      source: 'popup',
      campaign: 'SPRING_27',
      'zip-code': '',
      guided: 'true',
      compact: '',
      popup: '',
      country: 'gb',
      'source-url': 'https://host.example/winter',
      product: 'Northside',
      locale: 'fr-CA',
    });
    expect(problems).toEqual([]);
    expect(Object.values(options)).toHaveLength(leadFlowAttributes.length);
    expect(options).toEqual({
      api: 'https://api.clubs.example/v1',
      site: 'https://www.clubs.example',
      name: 'footer',
      facilityId: '101',
      referringId: 'R-1001',
      location: 'manhattan',
      intent: 'join',
      variant: 'classic',
      source: 'popup',
      campaign: 'SPRING_27',
      zipCode: true,
      guided: true,
      compact: true,
      popup: true,
      country: 'gb',
      sourceUrl: 'https://host.example/winter',
      product: 'Northside',
      locale: 'fr-CA',
    });
  });

  it('PG-216 attributes a lead from a dialog to the dialog, unless the host says otherwise', () => {
    expect(read({ popup: '' }).options.source).toBe('popup');
    expect(read({ popup: '', source: 'page' }).options.source).toBe('page');
  });

  it('EM-01 uses the API’s origin for the site unless the site is given', () => {
    expect(read({ api: 'https://api.clubs.example' }).options.site).toBe(
      'https://api.clubs.example',
    );
  });

  it.each([
    ['api', '/relative', 'it is a whole address such as https://www.club.example'],
    ['api', 'ftp://clubs.example', 'it is a whole address such as https://www.club.example'],
    ['source-url', 'javascript:alert(1)', 'it is a whole address such as https://www.club.example'],
    ['name', 'a b', 'it is letters, digits, - and _'],
    ['intent', 'visit', 'it is "lead" or "join"'],
    ['variant', 'new', 'it is "classic" or "guided-steps"'],
    ['source', 'corporate', 'it is "page" or "popup"'],
    ['campaign', 'spring 27', 'it is capitals, digits and _'],
    ['country', 'USA', 'it is a country of two letters, such as US'],
    ['locale', 'French', 'it is a language such as fr-CA'],
    ['zip-code', 'yes', 'it is on when it is there, and off when it is not'],
  ])('EM-01 ignores %s="%s" and tells the developer why', (name, value, why) => {
    expect(read({ [name]: value })).toEqual({
      options: read({}).options,
      problems: [`${name}="${value}" is left out: ${why}.`],
    });
  });

  it('EM-01 turns a switch on by its presence, and off where a framework writes false', () => {
    expect(read({ guided: '' }).options.guided).toBe(true);
    expect(read({ guided: 'guided' }).options.guided).toBe(true);
    expect(read({ guided: 'false' })).toEqual(read({}));
  });
});
