import { parseList, parseRows, parseSheets, type PastedLine } from './pastedList';

/** A line as a test writes it: `2 pcs | HW-1001 | note`. */
const inShort = ({ quantity, unit, text, note }: PastedLine) =>
  [[quantity, unit].filter((word) => word !== undefined).join(' '), text, note]
    .filter(Boolean)
    .join(' | ');
const parsed = (text: string) => parseList(text).map(inShort);

describe('one line', () => {
  test.each([
    ['2 x OG-240', '2 | OG-240'],
    ['2x OG-240', '2 | OG-240'],
    ['2 × OG-240', '2 | OG-240'],
    ['2*OG-240', '2 | OG-240'],
    ['10pcs HW-1002', '10 pcs | HW-1002'],
    ['3 sets of door hanger rollers', '3 set | door hanger rollers'],
    ['4 no. door rollers', '4 pcs | door rollers'],
    ['2 HW-1001', '2 | HW-1001'],
    ['2;HW-1001', '2 | HW-1001'],
    ['2, HW-1001', '2 | HW-1001'],
    ['2 overspeed governors', '2 | overspeed governors'],
    ['Qty 2: HW-1001', '2 | HW-1001'],
    ['OG-240  2 pcs', '2 pcs | OG-240'],
    ['OG-240*2', '2 | OG-240'],
    ['OG-240 x2', '2 | OG-240'],
    ['OG-240 X 12 pcs', '12 pcs | OG-240'],
    ['OG-240 (2)', '2 | OG-240'],
    ['OG-240 (2 pcs.)', '2 pcs | OG-240'],
    ['OG-240: 10', '10 | OG-240'],
    ['OG-240 = 2', '2 | OG-240'],
    ['OG-240 - 1 set', '1 set | OG-240'],
    ['OG-240, 2 pcs', '2 pcs | OG-240'],
    ['OG-240, qty: 2', '2 | OG-240'],
    ['OG-240 Qty 2', '2 | OG-240'],
    ['OG-240 ..... 2', '2 | OG-240'],
    ['OG-240 2', '2 | OG-240'],
    ['OG-240\t2', '2 | OG-240'],
    ['Overspeed governor, 240 mm, 2 pcs', '2 pcs | Overspeed governor, 240 mm'],
    ['Handrail belt, 12 m', '12 m | Handrail belt'],
    ['Travelling cable 24 core x 200 m', '200 m | Travelling cable 24 core'],
    ['Bearing 6202 x 4', '4 | Bearing 6202'],
    ['2 x 6202 bearing', '2 | 6202 bearing'],
    ['OG-240 1,000 pcs', '1000 pcs | OG-240'],
    ['OG-240 1.000 Stk.', '1000 pcs | OG-240'],
    ['Laufrolle 48 mm, 6 Stück', '6 pcs | Laufrolle 48 mm'],
    ['Galet de porte, 4 pièces', '4 pcs | Galet de porte'],
    ['Rodillo de puerta 4 uds', '4 pcs | Rodillo de puerta'],
    ['Ролик двери 4 шт.', '4 pcs | Ролик двери'],
    ['OG-240 2个', '2 pcs | OG-240'],
    ['OG-240 数量：2', '2 | OG-240'],
    ['限速器 OG-240，2个', '2 pcs | 限速器 OG-240'],
    ['2个限速器', '2 pcs | 限速器'],
    ['光幕2套', '2 set | 光幕'],
    ['限速器两个', '2 pcs | 限速器'],
    ['门滚轮×10', '10 | 门滚轮'],
    ['ＯＧ－２４０　２个', '2 pcs | OG-240'],
    ['1. OG-240 2 pcs', '2 pcs | OG-240'],
    ['2) 5 x OG-240', '5 | OG-240'],
    ['1、限速器 OG-240 2个', '2 pcs | 限速器 OG-240'],
    ['• 2 x OG-240', '2 | OG-240'],
    ['Please quote: 2 x OG-240', '2 | OG-240'],
    ['请报价：OG-240 2个', '2 pcs | OG-240'],
    ['Part no: KM 98.7654 G01', 'KM 98.7654 G01'],
    ['OG-240 x 0', 'OG-240'],
    ['OG-240 x 1000000000', 'OG-240'],
    ['OG-240;0', 'OG-240'],
    ['OG-240;1000000000', 'OG-240'],
    ['OG-240\t1E+09', 'OG-240'],
    ['OG-240 1 000 pcs', '1000 pcs | OG-240'],
    ['OG-240 12\u00a0500 pcs', '12500 pcs | OG-240'],
    ['59312884 2', '2 | 59312884'],
    ['2 x 3RT1016-1AB01', '2 | 3RT1016-1AB01'],
    ['OG-240/2pcs', '2 pcs | OG-240'],
    ['OG-240 2 pc(s)', '2 pcs | OG-240'],
    ['a) OG-240 2 pcs', '2 pcs | OG-240'],
    ['(2 pcs) OG-240', '2 pcs | OG-240'],
    ['- [ ] OG-240 2 pcs', '2 pcs | OG-240'],
    ['(left side) 2 pcs', '2 pcs | (left side)'],
    ['OG-240 - 2 pcs - for lift 3', '2 pcs | OG-240 - for lift 3'],
    ['OG-240 (2 pcs) for lift 3', '2 pcs | OG-240 for lift 3'],
    ['限速器（OG-240）2台', '2 pcs | 限速器(OG-240)'],
    ['按钮二十个', '20 pcs | 按钮'],
    ['一、限速器 2台', '2 pcs | 限速器'],
    ['十二条扶手带', '12 pcs | 扶手带'],
  ])('%s', (text, line) => expect(parsed(text)).toEqual([line]));

  test.each([
    'Door hanger roller',
    'Hanger roller, 48 mm, with bearing 6202',
    'KM 98.7654 G01',
    'TAA 177 AH 2B',
    'DAA/26220/AF1',
    'OG-240 2,5 m',
    'Steel rope 8x19 Seale 8 mm',
    'Plate 100 x 200',
    'Plate 100 x 200 mm',
    'O-ring 48*3',
    'Bolt M8x40',
    '3 phase motor 5.5 kW',
    '24 V relay',
    'Bearing: 6202',
    'Controller for 1.0 m/s, 1000kg',
    'The small wheel at the bottom of the landing door',
    '一体化控制柜',
    '限速器',
  ])('%s is kept as a text', (text) => expect(parsed(text)).toEqual([text]));
});

describe('a table', () => {
  const lines = ['2 | HW-1001', '10 | KM 98.7654 G01'];

  test.each([
    'HW-1001\t2\nKM 98.7654 G01\t10',
    'Part no.\tQty\r\nHW-1001\t2\r\nKM 98.7654 G01\t10\r\n',
    'Pos\tPart number\tQuantity\n1\tHW-1001\t2\n2\tKM 98.7654 G01\t10',
    'Pos\tPart number\tQuantity\n1\tHW-1001\t2\nKM 98.7654 G01 x 10',
    '1\tHW-1001\t2\n2\tKM 98.7654 G01\t10',
    '2\tHW-1001\n10\tKM 98.7654 G01',
    'Item;Qty\nHW-1001;2\nKM 98.7654 G01;10',
    '\ufeffsep=;\nNo;Part;Qty\n1;HW-1001;2,0\n2;KM 98.7654 G01;10,00',
    'sep=|\nHW-1001|2\n\nKM 98.7654 G01|10',
    'sep=^\nPart^Qty\nHW-1001^2\nKM 98.7654 G01^10',
    '"Part","Qty"\n"HW-1001","2"\n"KM 98.7654 G01","10"',
    '"HW-1001";"2"\n"KM 98.7654 G01";"10"',
    'HW-1001,2\nKM 98.7654 G01,10',
    '| Part | Qty |\n|---|---|\n| HW-1001 | 2 |\n| KM 98.7654 G01 | 10 |',
    'Qty   Part no.\n2     HW-1001\n10    KM 98.7654 G01',
    '序号\t型号\t数量\n1\tHW-1001\t2\n2\tKM 98.7654 G01\t10\n合计\t\t12',
    'Teilenummer;Menge\nHW-1001;2\nKM 98.7654 G01;10',
    'HW-1001\n2\nKM 98.7654 G01\n10',
    'HW-1001 / 2\nKM 98.7654 G01 / 10',
    'x2 HW-1001\nx 10 KM 98.7654 G01',
    '型号 数量\nHW-1001 2\nKM 98.7654 G01 10',
    'Spare parts list 2026\t\n\t\nPart no\tQty\nHW-1001\t2\nKM 98.7654 G01\t10',
    'Stückzahl;Teil\n2;HW-1001\n10;KM 98.7654 G01',
    'Varenummer;Menge;Einheit\nHW-1001;2;\nKM 98.7654 G01;10;',
    'Sl.No\tPart No\tQty(Nos)\n1\tHW-1001\t02\n2\tKM 98.7654 G01\t10\nGrand total\t\t12',
    'Itm  Material        PO Quantity\n10   HW-1001        2\n20   KM 98.7654 G01  10',
    '1\nHW-1001\n2\n2\nKM 98.7654 G01\n10',
  ])('%j', (text) => expect(parsed(text)).toEqual(lines));

  test('with a heading in another language has its quantities', () =>
    expect(parsed('Antal;Del\n2;HW-1001\n10;KM 98.7654 G01')).toEqual(['Antal Del', ...lines]));

  test('has names, units and notes; what has another heading is a note', () => {
    const text =
      "Item No.\tPart No.\tDescription\tQ'ty\tUnit\tRemark\tTarget price\n" +
      '1\tHW-1001\tOverspeed governor\t1,200\tpcs\turgent\t15.50\n' +
      '2\t\tDoor belt\t2,5\tm\t\t\n' +
      '3\tHW-1003\tEncoder\ttwo\t\t\t\nTotal\t\t\t1203';
    expect(parsed(text)).toEqual([
      '1200 pcs | HW-1001 Overspeed governor | urgent',
      '2.5 m | Door belt',
      '2 | HW-1003 Encoder',
    ]);
  });

  test('without headings has prices after the quantity, or numbers of digits alone; of an ERP in German has its units', () => {
    expect(
      parsed('HW-1001\tGovernor\t2\t100.00\t200.00\nHW-1002\tRoller\t10\t5.50\t55.00'),
    ).toEqual(['2 | HW-1001 Governor', '10 | HW-1002 Roller']);
    expect(parsed('HW-1001\t2\tEA\t100\nHW-1002\t10\tEA\t5')).toEqual([
      '2 pcs | HW-1001',
      '10 pcs | HW-1002',
    ]);
    expect(parsed('2\t59312884\n10\t59312885')).toEqual(['2 | 59312884', '10 | 59312885']);
    const text =
      'Position\tMaterialnummer\tKurztext\tBestellmenge\tBME\n10\tHW-1001\tBegrenzer\t4\tST';
    expect(parsed(text)).toEqual(['4 pcs | HW-1001 Begrenzer']);
  });

  test('has cells with commas, line breaks and inch marks; of a spreadsheet has its cells', () => {
    expect(parsed('"Governor, 240 mm",2\n"Belt ""old""",1\n')).toEqual([
      '2 | Governor, 240 mm',
      '1 | Belt "old"',
    ]);
    expect(parsed('"HW-1001\nfor car 2"\t2\n24" display\t1\nHW-1003\t4')).toEqual([
      '2 | HW-1001 for car 2',
      '1 | 24" display',
      '4 | HW-1003',
    ]);
    expect(parsed('Part\tQty\n"HW-1001\nspare"\t2')).toEqual(['2 | HW-1001 spare']);
    const rows = [
      ['Offer', ''],
      ['Part', 'Qty'],
      ['6202', '4'],
      ['HW-1001', '1 000'],
      ['', ''],
    ];
    expect(parseRows(rows).map(inShort)).toEqual(['4 | 6202', '1000 | HW-1001']);
  });
});

test('a table has texts without the marks around them, and no errors of spreadsheets', () =>
  expect(parsed('Part no.\tQty\n="0012345"\t2\n\'0012347\t3\n#N/A\t4\n#REF!\t5')).toEqual([
    '2 | 0012345',
    '3 | 0012347',
  ]));

test.each([
  ['Part no.\tQuantity [m]\nHW-1001\t2,5', '2.5 m | HW-1001'],
  ['型号\t数量(台)\nHW-1001\t2', '2 pcs | HW-1001'],
  ['Part no.\tQty (pcs)\nHW-1001\t2 sets', '2 set | HW-1001'],
  ['Part no.\tQty (pcs)\tUnit\nHW-1001\t2\tset', '2 set | HW-1001'],
  ['Part no.\tUnit\tQty (pcs)\nHW-1001\tset\t2', '2 set | HW-1001'],
])('a quantity without a unit has that of its heading: %j', (text, line) =>
  expect(parsed(text)).toEqual([line]),
);

test('a workbook has the lines of all sheets with quantities, or of the longest one', () => {
  const cover = [['Request'], ['Contact', 'J. Doe'], ['Site', 'Lagos'], ['Lifts', 'A and B']];
  const lists = [
    [
      ['Part', 'Qty'],
      ['HW-1001', '2'],
    ],
    [['HW-1002', '4 pcs']],
  ];
  expect(parseSheets([cover, ...lists]).map(inShort)).toEqual(['2 | HW-1001', '4 pcs | HW-1002']);
  expect(parseSheets([[['Spares']], [['HW-1001'], ['HW-1002']]])).toHaveLength(2);
});

describe('a letter', () => {
  test('has bullets, a greeting and a sender', () => {
    const text = `Dear Mr. Lin,

Please quote the following spare parts:
- 2 x HW-1001 overspeed governor
- Door hanger roller (4 pcs)
* KM 98.7654 G01
- the emergency stop button of the pit

Kindly send us your best price and delivery time.

Best regards,
Amal Haddad
Purchasing
Tel: +000 555 0100
amal@example.com`;
    expect(parsed(text)).toEqual([
      '2 | HW-1001 overspeed governor',
      '4 pcs | Door hanger roller',
      'KM 98.7654 G01',
      'the emergency stop button of the pit',
    ]);
  });

  test('is in Chinese', () => {
    const text = `您好！
请报价以下配件：
1、限速器 OG-240 2个
2、门机皮带 5条
3、光幕 WECO-917 一套
谢谢！
张伟 13800000000`;
    expect(parsed(text)).toEqual([
      '2 pcs | 限速器 OG-240',
      '5 pcs | 门机皮带',
      '1 set | 光幕 WECO-917',
    ]);
  });

  test('is forwarded, and in another language; has positions or quantities in front', () => {
    const text = `Von: Anna Keller <a.keller@example.com>
Gesendet: Montag, 23. November 2026 10:12
Betreff: Anfrage 4711

Sehr geehrte Damen und Herren,

4 Stk OG-240
12 Stk Türrolle HW-1002
Gesamt: 16 Stk

Mit freundlichen Grüßen
Anna Keller`;
    expect(parsed(text)).toEqual(['4 pcs | OG-240', '12 pcs | Türrolle HW-1002']);
    expect(parsed('1 HW-1001\n2 HW-1002\n3 door rollers')).toEqual([
      'HW-1001',
      'HW-1002',
      'door rollers',
    ]);
    expect(parsed('4 HW-1001\n2 HW-1002')).toEqual(['4 | HW-1001', '2 | HW-1002']);
    expect(parsed('4 – HW-1001\n2 - HW-1002')).toEqual(['4 | HW-1001', '2 | HW-1002']);
    expect(parsed('governor 4\nroller 12')).toEqual(['4 | governor', '12 | roller']);
  });

  test.each([
    'HW-1001, HW-1002, HW-1003',
    'HW-1001; HW-1002\nHW-1003',
    'HW-1001 HW-1002 HW-1003',
    '请报价：HW-1001、HW-1002、HW-1003',
    'Please quote: HW-1001 / HW-1002 / HW-1003',
  ])('has several numbers in a line: %j', (text) =>
    expect(parsed(text)).toEqual(['HW-1001', 'HW-1002', 'HW-1003']),
  );

  test.each(['HW-1001, 2, HW-1002, 10', 'HW-1001 x2, HW-1002 X 10', '2×HW-1001；10×HW-1002'])(
    'has several numbers with quantities in a line: %j',
    (text) => expect(parsed(text)).toEqual(['2 | HW-1001', '10 | HW-1002']),
  );
});

test('quoted cells are a table, with other headings and quantities too', () => {
  expect(parsed('"Part, no";"Qty"\n"HW-1001";"two"')).toContain('2 | HW-1001');
});

test.each(['', ' \n\t', '---\n***', 'Hello,\nthank you', 'Part no.\tQty'])('%j has none', (text) =>
  expect(parsed(text)).toEqual([]),
);

test('the time for a list of 200,000 characters does not grow with its square', () => {
  // Of this process alone: other tests run at the same time. A quadratic pattern takes minutes.
  const started = process.cpuUsage();
  expect(parseList('HW-1001 governor, 2 pcs\n'.repeat(8000))).toHaveLength(8000);
  expect(parsed(`${'a'.repeat(199_000)} 2`)).toHaveLength(1);
  expect(parsed(`x${'- , "('.repeat(33_000)}x`)).toHaveLength(1);
  expect(process.cpuUsage(started).user / 1e6).toBeLessThan(15);
});
