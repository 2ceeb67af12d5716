import { DATABASE_KINDS } from '@/server/testing/databases';
import { useFindableParts, type FindableParts, type Given } from '@/server/testing/findableParts';

describe.each(DATABASE_KINDS)('finding numbers on %s', (kind) => {
  const parts = useFindableParts(kind);

  const add = (name: string, given?: Given) => parts.add(name, given);
  const addMany: FindableParts['addMany'] = (...of) => parts.addMany(...of);
  const names = (query: string) => parts.names(query);

  test('parts with a number come first, those whose number begins with it last', async () => {
    await add('HW 1200 rail');
    await add('b', { partNumber: 'HW-1200/7' });
    await add('a', { partNumber: 'HW 1200' });
    const maker = 'Tessin';
    await add('c', { references: [{ kind: 'oem', maker, number: 'hw.12-00' }] });
    expect(await names('hw-1200')).toEqual(['a', 'c', 'HW 1200 rail', 'b']);
    expect((await names('HW 12 00/7'))[0]).toBe('b');
    expect(await names('tessin hw1200')).toContain('c');
  });

  test('all parts are found that have a number which begins so', async () => {
    await addMany(60, (index) => ({ name: `Arm ${index}`, partNumber: `ZQ-10${100 + index}` }));
    await addMany(60, (index) => ({ name: `Pin ${index}`, partNumber: `YW-AB-${100 + index}` }));
    await addMany(60, (index) => ({ name: `Cam ${index}`, partNumber: `KM 5107${100 + index}` }));
    for (const query of ['ZQ-10', 'zq.1', 'YW-AB', '5107']) {
      expect([query, (await names(query)).length]).toEqual([query, 60]);
    }
  });

  test('a number is found by its beginning from any of its runs on, also with blanks', async () => {
    const maker = 'Tessin';
    await add('Belt', { partNumber: 'HW-DTB-0900' });
    await add('Lining', { references: [{ kind: 'oem', maker, number: 'BVK7326/22' }] });
    await add('Coil', { references: [{ kind: 'oem', maker, number: 'KYN-5B4-84306' }] });
    for (const query of ['dtb-09', 'DTB 09', 'hw dt']) expect(await names(query)).toEqual(['Belt']);
    for (const query of ['bvk 73', '7326/2']) expect(await names(query)).toEqual(['Lining']);
    for (const query of ['5B4-84', '84306', 'kyn 5b']) expect(await names(query)).toEqual(['Coil']);
  });

  test('a number of two digits is a size, and begins no longer one', async () => {
    await add('Step 800');
    await add('Belt', { dimensions: '80 × 27 mm' });
    expect(await names('80 x 27')).toEqual(['Belt']);
    expect(await names('80')).toEqual(['Belt']);
  });

  test('the end of a number with a dot is found', async () => {
    const number = 'TK.7371.423';
    await add('Pin', { references: [{ kind: 'oem', maker: 'Tessin', number }] });
    expect(await names('7371.423')).toEqual(['Pin']);
  });
});
