import { requestAsAdmin } from '../support/catalogue';
import { newPage } from '../support/pages';
import { expectProblem } from '../support/problems';

interface Part {
  _id: string;
  brand?: string;
  weight?: string;
  material?: string;
}

it('two admins who edit the same part merge their changes', async () => {
  const form = new FormData();
  form.append('name', 'Governor of two admins');
  form.append('brand', 'Norvik');
  const { _id } = await requestAsAdmin<Part>('POST', '/spare-parts', form);
  const [first, second] = [await newPage({ asAdmin: true }), await newPage({ asAdmin: true })];
  for (const page of [first, second]) {
    await page.goto(`/dashboard/edit-sparePart/${_id}`);
    await page.getByLabel('Brand').waitFor();
  }
  const saved = 'Spare part updated successfully!';

  await first.getByLabel('Brand').fill('Keldruna');
  await first.getByLabel('Weight', { exact: true }).fill('3 kg');
  await first.getByRole('button', { name: 'Save Changes' }).click();
  await first.getByText(saved).waitFor();

  await second.getByLabel('Brand').fill('Oxbow');
  await second.getByLabel('Material').fill('Steel');
  expectProblem(second, /412 PUT .*spare-parts/);
  await second.getByRole('button', { name: 'Save Changes' }).click();
  const dialog = second.getByRole('dialog', { name: 'Someone else has saved changes meanwhile' });
  const brand = dialog.getByRole('group', { name: 'Brand' });
  expect(await brand.getByRole('radio', { name: 'Keep mine' }).isChecked()).toBe(true);
  await brand.getByRole('radio', { name: 'Take theirs' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await second.getByText(saved).waitFor();

  const now = await requestAsAdmin<Part>('GET', `/spare-parts/${_id}`);
  expect(now).toMatchObject({ brand: 'Keldruna', weight: '3 kg', material: 'Steel' });
  await requestAsAdmin('DELETE', `/spare-parts/${_id}`);
});
