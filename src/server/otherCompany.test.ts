import { validatePassword } from './modules/core/auth/passwords';
import { makeSecurityHeaders } from './site/publicUrls';

jest.mock('../shared/company', () => {
  const actual: { company: object } = jest.requireActual('../shared/company');
  return {
    company: {
      ...actual.company,
      brand: { en: 'Nordheis', zh: '北升' },
      map: { embedUrl: 'https://maps.nordheis.example/embed?lat=60' },
    },
  };
});

it('the policy of the site admits the map of another company; a password with the name of another company is rejected', async () => {
  const headersOf = makeSecurityHeaders({
    apiUrl: undefined,
    mediaUrl: undefined,
    apiPort: 7777,
    siteOrigins: ['http://site.test'],
  });
  const policy = headersOf({ protocol: 'http' })['Content-Security-Policy'];
  expect(policy).toContain('frame-src https://maps.nordheis.example;');
  expect((await validatePassword('Nordheis-Elevators-7', 'a@mail.test'))?.message).toMatch(
    /about this company/,
  );
});
