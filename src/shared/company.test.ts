import { readFileSync } from 'node:fs';
import { company, companyVariables, nameCompany } from './company';

it('provides the company variables of a language; inserts the company into the web manifest', () => {
  expect(companyVariables('en')).toMatchObject({
    brand: 'Hoistway',
    city: 'Ningbo',
    employees: 420,
  });
  expect(companyVariables('zh')).toMatchObject({ company: '浩世威电梯有限公司', city: '宁波' });
  const template = readFileSync('public/site.webmanifest', 'utf8');
  expect(template).not.toContain(company.brand.en);
  expect(JSON.parse(nameCompany(template))).toMatchObject({
    name: 'Hoistway Elevator Co., Ltd.',
    short_name: 'Hoistway',
  });
});
