import { matchPath } from 'react-router-dom';
import { paths, routePatterns } from './paths';

it('puts whatever an id holds into one segment', () => {
  expect(paths.sparePartsGrid('a/b?c')).toBe('/spare-parts-grid/a%2Fb%3Fc');
});

it('writes what is searched or asked for into the query', () => {
  expect(paths.search('door belt & 光幕')).toBe('/search?q=door+belt+%26+%E5%85%89%E5%B9%95');
  expect(paths.search()).toBe('/search');
  expect(paths.contact('Cam #3')).toBe('/contact?part=Cam+%233');
});

it('has no address that the list of known patterns lacks', () => {
  const { elevatorType, allSpareParts, allCategories, ...others } = paths;
  const addresses = [
    elevatorType('villa'),
    allSpareParts(),
    allCategories(),
    ...Object.values(others).map((build) => (build as (argument: string) => string)('indoor')),
  ];
  const unknown = addresses
    .map((address) => address.replace(/\?.*/, ''))
    .filter((path) => !routePatterns.some((pattern) => matchPath(pattern, path)));
  expect(unknown).toEqual([]);
});
