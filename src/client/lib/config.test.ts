import { readClientConfig } from './config';

const location = { protocol: 'https:', hostname: 'parts.example', origin: 'https://parts.example' };
const read = (page: object) => readClientConfig(page, location);

describe('the URLs of the backend', () => {
  it('are on the page’s host at port 7777 by default', () => {
    expect(read({})).toEqual({
      siteUrl: 'https://parts.example',
      canonicalOrigin: 'https://parts.example',
      apiUrl: 'https://parts.example:7777',
      mediaUrl: 'https://parts.example:7777/uploads',
    });
  });

  it('are those of the page’s configuration', () => {
    expect(read({ apiUrl: 'https://api.example', mediaUrl: 'https://cdn.example' })).toMatchObject({
      apiUrl: 'https://api.example',
      mediaUrl: 'https://cdn.example',
    });
  });

  it('have images below the backend where no media host is configured', () => {
    expect(read({ apiUrl: 'https://api.example' }).mediaUrl).toBe('https://api.example/uploads');
  });
});
