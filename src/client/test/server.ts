import { setupServer } from 'msw/node';

/** Where the fake backend listens, as far as the code under test can tell. */
export const API_URL = 'http://backend.test:7777';

/** HTTP faked at the network; each test adds the handlers it needs, see `fakeApi`. */
export const server = setupServer();
