import { buildTestApp, quietLog } from '@/server/testing/buildTestApp';
import { makeImage } from '@/server/testing/images';

test('an image that was served is none that is missing: nothing is logged', async () => {
  const lines: string[] = [];
  const app = await buildTestApp({ log: quietLog(lines) });
  await app.logInAs('admin');
  const { image } = await app.addCategory('Doors', '', { image: await makeImage() });
  const path = `/uploads/${image}`;
  for (const headers of [{}, { 'if-none-match': '*' }]) {
    for (const query of ['', '?w=160'])
      expect((await app.get(path + query, headers)).status).toBeLessThan(400);
  }
  expect((await app.call('HEAD', path)).status).toBe(200);
  expect(lines.filter((line) => !line.includes('"security"'))).toEqual([]);
});
