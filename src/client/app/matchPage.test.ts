/** @jest-environment node */
import { matchRoutes } from 'react-router-dom';
import { pageNames, siteMap } from '@/shared/siteMap';
import { matchPage } from './matchPage';

const all = pageNames.map((id) => ({ id, path: siteMap[id].pattern }));

it.each([
  ['/', ''],
  ['/about', ''],
  ['/ABOUT/', ''],
  ['/%61bout', ''],
  ['/zh/About', '/zh'],
  ['/zh', '/zh'],
  ['/ZH/%61bout', '/zh'],
  ['/spare-parts-grid/65f0', ''],
  ['/Spare-Parts-Grid/65F0', ''],
  ['/spare-parts-details/%E5%85%89', ''],
  ['/admin/spare-parts/edit/65f0', ''],
  ['/no/such/page', ''],
  ['/aboutus', ''],
])('finds the page of %s as the router does among all', (pathname, basename) => {
  const match = matchRoutes(all, { pathname }, basename)?.at(-1);
  expect(matchPage({ pathname }, basename)).toEqual(
    match && { name: match.route.id, params: match.params },
  );
});

it('finds a page whose address is escaped or in capitals', () => {
  expect(matchPage({ pathname: '/%61bout' }, '')?.name).toBe('about');
  expect(matchPage({ pathname: '/ABOUT' }, '')?.name).toBe('about');
});
