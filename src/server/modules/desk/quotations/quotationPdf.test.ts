import { MAX_LINES } from '@/shared/limits';
import type { QuotationLine } from '@/shared/quotations';
import { pdfText } from '@/server/testing/pdfText';
import manifest from '../../../../../package.json';
import { writeQuotationPdf, type PrintedQuotation } from './quotationPdf';

const governor: QuotationLine = {
  text: 'Overspeed governor',
  partNumber: 'OG-240',
  quantity: 4,
  unit: 'pcs',
  unitPrice: '182.50',
  leadTime: '3 weeks',
};
const quotation: PrintedQuotation = {
  number: 'HQ-2026-0001-R2',
  // The day after at the company.
  issuedAt: '2026-11-26T18:00:00.000Z',
  issuedByName: 'Wei Chen',
  replaces: { number: 'HQ-2026-0001', issuedAt: '2026-11-02T10:00:00.000Z' },
  reference: 'Q-7F3K2M',
  buyer: ['Rahman Lifts', 'Amina Rahman', 'Bangladesh'],
  content: {
    language: 'en',
    currency: 'USD',
    validUntil: '2026-12-26',
    incoterm: 'CIF',
    place: 'Chittagong',
    introduction: 'We are pleased to quote.',
    payment: '30 % with the order.',
    remarks: 'Export cartons.',
    lines: [governor, { text: 'Door roller', quantity: 12 }],
  },
};
const { content } = quotation;

const write = async (changes: Partial<PrintedQuotation>) => {
  const pdf = await writeQuotationPdf({ ...quotation, ...changes });
  return { pdf, pages: pdfText(pdf) };
};
const linesOf = (page = '') => page.split('\n');

test('a quotation has letterhead, buyer, terms, lines and total', async () => {
  const { pages } = await write({});
  expect(pages).toHaveLength(1);
  expect(linesOf(pages[0])).toEqual(
    expect.arrayContaining([
      'Hoistway Elevator Co., Ltd.',
      'HOISTWAY',
      'HQ-2026-0001-R2',
      'HQ-2026-0001 of November 2, 2026',
      'Wei Chen',
      'November 27, 2026',
      'December 26, 2026',
      'Q-7F3K2M',
      'CIF Chittagong (Incoterms 2020)',
      'Amina Rahman',
      'We are pleased to quote.',
      'Part number: OG-240',
      '4 pcs',
      'USD 182.50',
      'USD 730.00',
      '3 weeks',
      'on request',
      'Total   USD 730.00',
      'Lines without a price are not included in the total.',
      '30 % with the order.',
      'Export cartons.',
      'How to order',
      'Page 1 of 1',
    ]),
  );
  expect(pages[0]?.replace(/\n/g, ' ')).toMatch(/Accept quotation HQ-2026-0001-R2 on the page/);
});

test('discounts and charges stand between the lines and the total', async () => {
  const lines = [{ ...governor, discount: '2.5' }];
  const charges = [
    { kind: 'freight' as const, amount: '85', text: 'by sea' },
    { kind: 'packing' as const, amount: '12.5' },
    { kind: 'other' as const, amount: '10', text: 'Certificate' },
  ];
  const { pages } = await write({ content: { ...content, lines, discount: '10', charges } });
  const sums = linesOf(pages[0]).filter((line) => /USD|%/.test(line));
  expect(sums).toEqual([
    'USD 182.50',
    '−2.5 %',
    'USD 711.75',
    'USD 711.75',
    'Discount 10 %',
    '−USD 71.18',
    'USD 85.00',
    'USD 12.50',
    'USD 10.00',
    'Total   USD 748.07',
    '30 % with the order.',
  ]);
  expect(linesOf(pages[0])).toEqual(
    expect.arrayContaining(['Subtotal', 'Freight: by sea', 'Packing', 'Certificate']),
  );
});

test('the total stands on the page of the last two lines', async () => {
  const charges = [{ kind: 'freight' as const, amount: '85' }];
  // The total fits under the lines, does not, nor do the last lines.
  const counts: [lines: number, onLastPage: number][] = [
    [12, 12],
    [13, 2],
    [16, 2],
    [17, 3],
  ];
  for (const [count, onLastPage] of counts) {
    const lines = Array.from({ length: count }, (_none, index) => ({
      ...governor,
      text: `Part ${index + 1}`,
    }));
    const texts = { introduction: '', payment: '', remarks: '' };
    const { pages } = await write({ content: { ...content, ...texts, lines, charges } });
    const page = pages.find((drawn) => drawn.includes('Total   USD'));
    expect(page?.match(/^Part \d+$/gm)).toHaveLength(onLastPage);
  }
});

test('a Chinese quotation is in Chinese', async () => {
  const lines = [{ ...governor, text: '双向限速器', unit: '台', leadTime: '三周' }];
  const { pages } = await write({ content: { ...content, language: 'zh', lines } });
  expect(linesOf(pages[0])).toEqual(
    expect.arrayContaining([
      '浩世威电梯有限公司',
      '报价单',
      '2026年11月27日',
      '双向限速器',
      '配件编号：OG-240',
      '4 台',
      '三周',
      '第1页，共1页',
    ]),
  );
});

test('every page of a long quotation has the heading of the table and its number', async () => {
  // More different characters than Chinese texts have.
  const noteOf = (index: number) =>
    String.fromCodePoint(
      ...Array.from({ length: 20 }, (_none, next) => 0x4e00 + index * 20 + next),
    );
  const lines = Array.from({ length: MAX_LINES }, (_none, index) => ({
    ...governor,
    text: `Part ${index + 1}`,
    note: noteOf(index),
  }));
  const { pdf, pages } = await write({ content: { ...content, lines, remarks: '' } });
  expect(pdf.length).toBeLessThan(1024 ** 2);
  expect(pages.length).toBeGreaterThan(5);
  for (const [index, page] of pages.entries()) {
    expect(page.match(/^Unit price$/gm)).toHaveLength(1);
    expect(page).toContain(`Page ${index + 1} of ${pages.length}\n`);
  }
  expect(pages.join('').match(/^Part \d+$/gm)).toEqual(lines.map(({ text }) => text));
});

test('a heading stands on the page where its text begins', async () => {
  for (const count of [26, 27, 28]) {
    const introduction = 'We quote.\n'.repeat(count);
    const { pages } = await write({ content: { ...content, introduction } });
    const page = pages.find((text) => text.includes('Payment terms'));
    expect(page).toContain('30 % with the order.');
  }
});

test('a draft says so on each page and has no number', async () => {
  const remarks = 'Export cartons.\n'.repeat(100);
  const { pages } = await write({
    number: undefined,
    issuedAt: undefined,
    replaces: undefined,
    content: { ...content, remarks },
  });
  expect(pages.length).toBeGreaterThan(1);
  expect(linesOf(pages[0])).toContain('Quotation Draft');
  for (const page of pages)
    expect(linesOf(page)).toContain('Hoistway Elevator Co., Ltd. · Quotation Draft');
  expect(pages.join('')).not.toContain('HQ-');
});

test('the scripts of buyers have their letters', async () => {
  const buyer = [
    'شركة الأمل (دبي) ٢٠٢٦',
    'מעליות צפון בע"מ',
    '한국 엘리베이터',
    'บริษัท ลิฟต์ไทย จำกัด',
    'भारतीय लिफ्ट कंपनी ₹',
    'İstanbul Asansör A.Ş., Łódź, Αθήνα, Київ',
  ];
  const { pages } = await write({ buyer });
  // The glyph of characters that a font lacks has no other.
  expect(pages.join('')).not.toContain('\0');
  expect(pages[0]).toContain('한국\n');
});

test('no symbol, number, punctuation, blank or control is a box', async () => {
  const classes = /[\p{S}\p{N}\p{P}\p{Z}\p{Cf}]/u;
  const all = Array.from({ length: 0x20000 }, (_none, code) => code)
    .filter((code) => code > 0x20 && (code < 0xd800 || code > 0xdfff))
    .map((code) => String.fromCodePoint(code))
    .filter((character) => classes.test(character));
  const rows = Array.from({ length: Math.ceil(all.length / 60) }, (_none, row) =>
    all.slice(row * 60, row * 60 + 60).join(''),
  );
  const { pages } = await write({ content: { ...content, remarks: rows.join('\n') } });
  expect(pages.join('')).not.toContain('\0');
});

test('symbols of buyers and what no font has stay readable', async () => {
  const typed =
    'Ø⌀48 ±0.5 ≤3 ≥2 Ω µ m² m³ →✓✔ ½ ⅜ 90° 2″ №5 1\u202f000\u2009kg \u2067OK\u2069 👍🏽 ქ';
  const { pages } = await write({ content: { ...content, remarks: typed } });
  const drawn = pages.join('').replace(/\s/g, '');
  expect(drawn).toContain('ØØ48±0.5≤3≥2Ωµm²m³→✓✓½⅜90°2″№51000kgOK*?');
});

test('lines of one script and of several are drawn in the order of reading, wherever they stand', async () => {
  // Without blanks; words from right to left have their last letter first.
  const drawn = {
    'Door roller 48 mm': 'Doorroller48mm',
    '门滚轮 48 mm': '门滚轮48mm',
    'بكرة باب': 'باب' + 'ةركب',
    ลูกล้อประตู: 'ลูกล้อประตู',
    'CIF جبل علي 迪拜 OG-240 กรุงเทพ': 'CIF' + 'يلع' + 'لبج' + '迪拜OG-240กรุงเทพ',
  };
  for (const [text, letters] of Object.entries(drawn)) {
    const line = { ...governor, text, note: text };
    const texts = { introduction: text, payment: text, remarks: text, lines: [line] };
    const { pages } = await write({ buyer: [text], content: { ...content, ...texts } });
    const page = pages.join('').replace(/\s/g, '');
    expect(page).not.toContain('\0');
    // Buyer, introduction, name, note, terms and remarks.
    expect(page.split(letters)).toHaveLength(7);
  }
});

test('a line without a quantity has a dash, one with decimals has them', async () => {
  const lines = [
    { text: 'Rope', quantity: 2.5, unit: 'm', unitPrice: '2' },
    { text: 'Belt', quantity: null, unitPrice: '3' },
  ];
  const { pages } = await write({ content: { ...content, lines } });
  const texts = ['2.5 m', 'USD 5.00', '–', 'USD 3.00', 'Total   USD 5.00'];
  expect(linesOf(pages[0])).toEqual(expect.arrayContaining(texts));
});

test('pdfkit is pinned: the lines of several scripts are drawn by a method that is private to it', () => {
  expect(manifest.dependencies.pdfkit).toMatch(/^\d+\.\d+\.\d+$/);
});

test('the longest lines and long texts without blanks are written', async () => {
  const longest: QuotationLine = {
    text: '长'.repeat(500),
    partNumber: 'W'.repeat(64),
    quantity: 1_000_000,
    unit: 'W'.repeat(20),
    unitPrice: '999999999.9999',
    leadTime: '长'.repeat(100),
    note: '长'.repeat(500),
  };
  const odd = { text: '\ud800 👍🏽', quantity: 1 };
  const { pages } = await write({
    buyer: ['W'.repeat(200)],
    content: {
      ...content,
      introduction: '',
      lines: [longest, odd, governor],
      remarks: 'W'.repeat(2000),
    },
  });
  const all = pages.join('');
  // Of name and note; the lead time beside them has another hundred.
  expect(all.match(/长/g)).toHaveLength(1100);
  expect(all.match(/W/g)).toHaveLength(2286);
  expect(all).toContain('Part number: OG-240');
});
