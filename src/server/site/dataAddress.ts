/** Data that tell their name, and the page, with its query, whose they are. */
export interface DataAddress {
  name: string;
  url: string;
}

const ROOT = '/page-data';

/** Pattern of the addresses of pages' data. */
export const DATA_ROUTE = `${ROOT}/:name/*`;

/** Where the data of a page are. */
export const addressOfData = ({ name, url }: DataAddress) => `${ROOT}/${name}${url}`;

/** What an address of that pattern says. */
export function readDataAddress(address: string): DataAddress {
  const rest = address.slice(ROOT.length + 1);
  const end = rest.indexOf('/');
  return { name: rest.slice(0, end), url: rest.slice(end) };
}
