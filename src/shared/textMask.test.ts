import { parseList } from './pastedList';

const read = (text: string) =>
  parseList(text)
    .map(({ quantity = '', unit = '', text: goods, note }) =>
      [`${quantity} ${unit}`.trim(), goods, note].filter(Boolean).join(' | '),
    )
    .join('\n');

describe('what is no quantity stays in the text', () => {
  test.each([
    'M8x20 bolt',
    '24V relay',
    '3 phase motor',
    'Rope 8x19',
    'Inverter 7.5 kW',
    'Fire extinguisher 6 kg',
    'Controller for 1.0 m/s, 1000kg',
    'Door 900 mm',
    'Pulley 400x6x10',
    'Spares for lift 3',
    'Button panel for 12 floors',
    'Delivery before 15 Dec 2026',
    'Some door rollers',
    'Lift no. 3 door lock',
    'HW-1001',
    'EN 81-20 buffer',
    'Part 5 No. 3',
    'Encoder 1024 pulses',
    'two speed motor',
    'Motor 2 speed',
    '10 persons COP',
    '220 V fan',
    'comb plates left 4, right 4',
    'comb plates 4 LH + 4 RH',
    'Buzzer 85 dB',
    'RS 485 converter',
    'Euro 5 relay',
    'OG-240 USD',
    'HW 1001 USD',
    'part 5521 EUR',
    'Door contact 02',
  ])('%s', (line) => expect(read(line)).toBe(line));
});

describe('prices of a buyer are not sent', () => {
  test.each([
    'OG-240, 4 pcs, 12.50 USD',
    'OG-240; 4 pcs; USD 12.50',
    'OG-240, 4 pcs, € 180,00, 720,00',
    'OG-240, 4 pcs, Rs 4500',
    'OG-240 / 4 pcs / 12.50 USD',
    'OG-240 4 pcs USD 180 each',
    'OG-240 4 pcs @ Rs. 4,500/-',
    'OG-240 4 pcs target price 150$',
    'OG-240 4 pcs target price USD 150/pc',
    'OG-240 - 4 pcs - 180 EUR',
    'OG-240 ($12.50) 4 pcs',
    'OG-240 12.50 USD 4 pcs',
    'OG-240 USD 4.50 x 4 pcs',
    'OG-240 4 Stk à 12,50 €',
    'OG-240，4个，单价120元',
    'OG-240\t4 pcs\t180 USD\t720 USD',
    'OG-240\t4 pcs\tRs 450',
    'OG-240, 4 pcs\nUSD 12.50',
  ])('%j', (line) => {
    expect(read(line)).toBe('4 pcs | OG-240');
    expect(parseList(line)[0]?.original).not.toMatch(/12|18|450|150|720|usd|eur|price|价/i);
  });

  test.each([
    ['OG-240, 4 pcs, 12.50 USD, HW-1002, 2 pcs, 3 USD', '4 pcs | OG-240\n2 pcs | HW-1002'],
    [
      'OG-240, 4 pcs, € 180,00, 720,00\nHW-1002, 2 pcs, € 5,00, 10,00',
      '4 pcs | OG-240\n2 pcs | HW-1002',
    ],
    ['OG-240\t€ 180\t4\nHW-1002\t€ 5\t2', '4 | OG-240\n2 | HW-1002'],
    ['Part,Qty,Price,Note\nOG-240,4,$5.00,urgent', '4 | OG-240 | urgent'],
    ['Relay USD 12', 'Relay'],
    ['Motor 4500 USD', 'Motor'],
    ['HW 1001 USD 12.50', 'HW 1001'],
    ['OG-240 4 PCS 180 USD', '4 pcs | OG-240'],
    ['OG-240 2 USD 12', '2 | OG-240'],
  ])('%j', (text, lines) => expect(read(text)).toBe(lines));
});
