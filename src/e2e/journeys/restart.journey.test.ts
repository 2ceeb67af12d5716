import { acknowledge, followSidebar } from '../support/console';
import { expectSoon } from '../support/expectSoon';
import { login } from '../support/login';
import { newPage } from '../support/pages';
import { photo } from '../support/photo';
import { type Product, startProduct } from '../support/product';

let product: Product;

beforeAll(async () => {
  product = await startProduct(process.cwd());
});
afterAll(() => product.stop());

it('keeps a part, its pictures and the session over a restart', async () => {
  const page = await newPage();
  await login(page, product.siteUrl);
  await followSidebar(page, 'Add Spare Part');
  await page.getByRole('textbox', { name: 'Name' }).fill('Lasting lever');
  await page
    .getByRole('button', { name: 'Images', exact: true })
    .setInputFiles([await photo('lever.jpg', 'gold')]);
  await page.getByRole('button', { name: 'Add Spare Part' }).click();
  await acknowledge(page, 'Spare part created successfully!');

  await product.restart();

  await page.goto(`${product.siteUrl}/dashboard/all-spareparts`);
  await page.getByRole('link', { name: 'View Lasting lever' }).click();
  await page.getByRole('heading', { level: 1, name: 'Lasting lever' }).waitFor();
  const picture = page.getByRole('img', { name: 'Lasting lever, image 1' });
  await expectSoon(
    () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0),
    true,
  );
});
