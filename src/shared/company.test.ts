import { readFileSync } from 'node:fs';
import { company, companyVariables, nameCompany } from './company';

it('fills texts with the facts of the company, in their language', () => {
  expect(companyVariables('en')).toMatchObject({
    brand: 'Hoistway',
    city: 'Ningbo',
    employees: 420,
  });
  expect(companyVariables('zh')).toMatchObject({ company: '浩世威电梯有限公司', city: '宁波' });
});

it('names the company in the manifest of the site', () => {
  const template = readFileSync('public/site.webmanifest', 'utf8');
  expect(template).not.toContain(company.brand.en);
  expect(JSON.parse(nameCompany(template))).toMatchObject({
    name: 'Hoistway Elevator Co., Ltd.',
    short_name: 'Hoistway',
  });
});
