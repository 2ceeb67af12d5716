import { loadContent } from '@/client/i18n';
import { createI18n } from '@/client/i18n/i18n';
import { makeSupplierFile } from '@/server/testing/supplierFile';
import { type Language, localizedPath } from '@/shared/language';
import { paths } from '@/shared/siteMap';
import { expectSoon } from '../support/expectSoon';
import { newPage } from '../support/pages';
import { waitForScreen } from '../support/ready';

/** The first row of the file, which has an image. */
const part = { number: 'SUP-00001', name: { en: 'Door roller 1', zh: '门滚轮1' } };

/** Two rows with the same number, and one whose number is no longer the supplier's. */
const faulty = { first: 14, second: 15, scientific: 25 };

async function textsIn(language: Language) {
  const i18n = createI18n(language);
  await loadContent(i18n, ['imports', 'importCheck', 'history']);
  return { t: i18n.translateIn('importCheck'), tImports: i18n.translateIn('imports') };
}

it.each([
  ['a phone', 390, 'en'],
  ['desktop in Chinese', 1440, 'zh'],
] as const)(
  'an admin imports a messy file, corrects it and undoes the import (%s)',
  async (_device, width, language) => {
    const { t, tImports } = await textsIn(language);
    const { workbook, images, expected } = await makeSupplierFile({ rows: 22, images: 1 });
    expect(expected).toEqual({ new: 19, changed: 0, faulty: 3 });
    const page = await newPage({ width, language, asAdmin: true });
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const row = (number: number) =>
      page.getByRole('article', { name: t('row.title', { row: number }) });
    const files = [
      { name: '价格表.xlsx', mimeType: '', buffer: workbook },
      { name: '图片.zip', mimeType: 'application/zip', buffer: images },
    ];

    await page.goto(localizedPath(language, paths.imports()));
    await page.getByLabel(tImports('upload.label')).setInputFiles(files);
    await button(tImports('steps.upload')).click();

    await button(tImports('columns.check')).click();
    await row(faulty.first).waitFor();

    await button(t('row.excludeOf', { row: faulty.second })).click();
    await row(faulty.second).waitFor({ state: 'hidden' });
    await button(t('row.editOf', { row: faulty.scientific })).click();
    await row(faulty.scientific).getByRole('textbox').fill('1234567890123456');
    await page.keyboard.press('Enter');
    // Nothing is faulty any more.
    await page.getByText(t('noRows')).waitFor();

    await button(t('apply.button', { count: 21 })).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: t('apply.confirm') }).click();
    await page.getByText(t('result.applied', { count: 21 })).waitFor();
    const importUrl = page.url();

    const search = async () => {
      await page.goto(localizedPath(language, paths.search(part.number)));
      await waitForScreen(page);
    };
    const link = page.getByRole('main').getByRole('link', { name: part.number });
    await search();
    await link.click();
    await page.getByRole('heading', { level: 1, name: part.name[language] }).waitFor();
    await waitForScreen(page);
    const image = page.getByRole('img', { name: part.name[language] }).first();
    const isShown = () => image.evaluate((found: HTMLImageElement) => found.naturalWidth > 0);
    await expectSoon(isShown, true);

    await page.goto(importUrl);
    await button(t('result.undo')).click();
    await dialog.getByRole('button', { name: t('history:undo.button') }).click();
    await page.getByText(t('result.undone')).waitFor();
    await search();
    await expectSoon(() => link.count(), 0);
  },
);
