import { useTestApp } from '@/server/testing/buildTestApp';
import { readEntry } from '@/server/testing/zip';
import { attributeRepository } from '../../catalogue/attributes/repository';
import { changeCatalogue } from '../../core/catalogueVersion/repository';
import { insertCategory } from '../../catalogue/categories/service';
import { createSpareParts } from '../../catalogue/spareParts/service';

const CLOCK = Date.parse('2026-11-27T20:00:00Z');
const path = '/spare-parts/export';

describe('the export of parts', () => {
  const app = useTestApp({ clock: () => CLOCK, role: 'admin', shared: true });
  let ids: string[];
  beforeAll(async () => {
    const categoryId = await changeCatalogue(app.db, async (trx) => {
      const insert = (name: string, nameZh: string, parentId: string | null) =>
        insertCategory(trx, { name, nameZh, description: '', parentId }, null);
      const { id } = await insert('Door systems', '门系统', null);
      const attribute = { key: 'length', labelEn: 'Length', labelZh: '长度', unit: 'mm' };
      const others = { kind: 'number' as const, categoryIds: [], choicesZh: new Map() };
      await attributeRepository(trx).insert({ ...attribute, ...others });
      return (await insert('Belts', '皮带', id)).id;
    });
    ids = await createSpareParts(app.db, [
      {
        values: { name: 'Belt', nameZh: '皮带', brand: '=1+1', partNumber: '0017', categoryId },
        references: [
          { kind: 'oem', maker: 'KONE', number: 'KM1' },
          { kind: 'replaced', maker: '', number: '0016' },
          { kind: 'oem', maker: '', number: 'A,2' },
        ],
        attributes: [{ key: 'length', number: -1.5 }],
        images: [],
      },
      {
        values: { name: 'Comb', description: '<b> & "\n👍_x0041_' },
        attributes: [{ key: 'length', number: 123456.789012 }],
        images: ['a.jpg', 'b.jpg'],
      },
    ]);
  });

  test('CSV has the names of the fields, and what other programs need of a part', async () => {
    const { headers, body } = await app.get<string>(path);
    // In China it is the next day.
    expect(headers.get('content-disposition')).toBe(
      'attachment; filename="spare-parts-2026-11-28.csv"',
    );
    const [names, comb, belt] = body.split('\r\n');
    expect(names).toMatch(/^\ufeff?_id,name,nameZh,partNumber,brand,partType,partTypeZh,/);
    expect(names).toMatch(
      /,category,categoryZh,hidden,images,oemNumbers,supplierNumbers,replacedNumbers,attribute\.length$/,
    );
    expect(belt).toMatch(new RegExp(`^${ids[0]},Belt,皮带,0017,'=1\\+1,`));
    expect(belt).toMatch(
      /,Door systems > Belts,门系统 > 皮带,false,,"KONE: KM1; ""A,2""",,0016,-1\.5$/,
    );
    expect(comb).toMatch(/,false,"?a\.jpg; b\.jpg"?,,,,123456\.789012$/);
  });

  test('any list can be exported', async () => {
    const found = (query: string) => app.read<string>(`${path}?${query}`);
    expect(await found('missing=image')).not.toContain('Comb');
    expect(await found('f.length.max=2')).not.toContain('Comb');
    expect(await found('sort=name')).toMatch(/Belt.*Comb/s);
  });

  test('parts with these ids are exported as a spreadsheet in the language of the request', async () => {
    const unknown = Array.from({ length: 600 }, (_, index) => String(index).padStart(24, 'f'));
    const response = await fetch(app.url + path, {
      method: 'POST',
      headers: {
        ...app.authorization(),
        'accept-language': 'zh-CN',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ format: 'xlsx', ids: [...unknown, ...ids] }),
    });
    const sheet = readEntry(Buffer.from(await response.arrayBuffer()), 'xl/worksheets/sheet1.xml');
    const rows = sheet.match(/<row .*?<\/row>/gs) ?? [];
    const texts = rows.map((row) => row.match(/(?<=<(?:t xml:space="preserve"|v)>)[^<]+/g));
    expect(texts).toEqual([
      expect.arrayContaining([
        '名称',
        '名称（中文）',
        '配件编号',
        '状态',
        '原厂编号',
        '长度（mm）',
        'ID',
      ]),
      [
        'Belt',
        '皮带',
        '0017',
        '=1+1',
        'Door systems &gt; Belts',
        '门系统 &gt; 皮带',
        '已发布',
        'KONE: KM1; "A,2"',
        '0016',
        '-1.5',
        ids[0],
      ],
      [
        'Comb',
        '&lt;b&gt; &amp; "\n👍_x005F_x0041_',
        '已发布',
        'a.jpg; b.jpg',
        '123456.789012',
        ids[1],
      ],
    ]);
    // Of the numbers that one alone that a spreadsheet shows with all its digits.
    expect(sheet.match(/<v>[^<]+/g)).toEqual(['<v>-1.5']);
  });

  describe('as a price list', () => {
    let id: string;
    beforeAll(async () => {
      id = (await app.addPart({ name: 'Anchor', partNumber: '0018' }))._id;
      const prices = {
        prices: [
          { currency: 'EUR', minQuantity: 1, price: '12.5', from: '2026-01-01' },
          { currency: 'JPY', minQuantity: 10, price: '123456789.1234', until: '2026-12-31' },
        ],
        suppliers: [{ supplier: 'Norvik', number: 'N/1', cost: '8', currency: 'EUR' }],
      };
      await app.postJson(`/spare-parts/${id}/prices`, prices, 'PUT');
    });

    test('each price and each supplier has a row, and so has a part without either', async () => {
      const { headers, body } = await app.get<string>('/price-list?sort=name');
      expect(headers.get('content-disposition')).toContain('"price-list-2026-11-28.csv"');
      expect(body.replace('\ufeff', '').trimEnd().split('\r\n')).toEqual([
        '_id,partNumber,name,minQuantity,price,currency,validFrom,validUntil,supplier,supplierNumber,cost',
        `${id},0018,Anchor,1,12.50,EUR,2026-01-01,,,,`,
        `${id},0018,Anchor,10,123456789.1234,JPY,,2026-12-31,,,`,
        `${id},0018,Anchor,,,EUR,,,Norvik,N/1,8.00`,
        `${ids[0]},0017,Belt,,,,,,,,`,
        `${ids[1]},,Comb,,,,,,,,`,
      ]);
      expect(await app.read<string>('/price-list?q=comb')).not.toContain('Anchor');
    });

    test('they are in no export of parts', async () => {
      const exported = await app.read<string>(`${path}?q=0018`);
      expect(exported).toContain('Anchor');
      expect(exported).not.toMatch(/12\.5|123456789|Norvik|N\/1|EUR/);
    });

    test('as a spreadsheet numbers are numbers, unless they are too long to be shown', async () => {
      const response = await fetch(`${app.url}/price-list`, {
        method: 'POST',
        headers: { ...app.authorization(), 'content-type': 'application/json' },
        body: JSON.stringify({ format: 'xlsx', ids: [id] }),
      });
      const sheet = readEntry(
        Buffer.from(await response.arrayBuffer()),
        'xl/worksheets/sheet1.xml',
      );
      const texts = sheet.match(/(?<=<t xml:space="preserve">)[^<]+/g) ?? [];
      expect(texts.slice(0, 4)).toEqual(['Part Number', 'Name', 'Minimum Quantity', 'Price']);
      expect(texts).toContain('123456789.1234');
      expect(sheet.match(/(?<=<v>)[^<]+/g)).toEqual(['1', '12.5', '10', '8']);
    });
  });
});
