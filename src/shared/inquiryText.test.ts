import { requestText, withQuantity } from './inquiryText';

const PART = 'Governor (HW-1)';

test('requests a quotation', () => {
  expect(requestText('zh', PART)).toBe('请报价：Governor (HW-1)\n目的地：');
});

const REQUEST = 'I would like a quotation for: Governor (HW-1)';

test.each([
  ['below the request', `${REQUEST}\nDestination: `, `${REQUEST}\nQuantity: 4\nDestination: `],
  ['in place of another', `${REQUEST}\nQuantity: 2`, `${REQUEST}\nQuantity: 4`],
  [
    'below a request in the other language',
    requestText('zh', PART),
    '请报价：Governor (HW-1)\nQuantity: 4\n目的地：',
  ],
  [
    'below a request that a browser without script has submitted',
    'I would like a quotation for: Governor (HW-1)\r\nDestination: Dhaka',
    'I would like a quotation for: Governor (HW-1)\r\nQuantity: 4\nDestination: Dhaka',
  ],
  [
    'before a text of the own words',
    'The Governor (HW-1), please.',
    'I would like a quotation for: Governor (HW-1)\nQuantity: 4\n\nThe Governor (HW-1), please.',
  ],
  ['alone', '', 'I would like a quotation for: Governor (HW-1)\nQuantity: 4'],
])('has the quantity %s', (_where, text, expected) => {
  expect(withQuantity('en', text, PART, ' 4 ')).toBe(expected);
});

test.each([
  [
    'leaves a text that names the part',
    'The Governor (HW-1), please.',
    'The Governor (HW-1), please.',
  ],
  [
    'adds the part to a text that does not',
    'To Dhaka.',
    'I would like a quotation for: Governor (HW-1)\n\nTo Dhaka.',
  ],
])('without a quantity %s', (_what, text, expected) => {
  expect(withQuantity('en', text, PART, ' ')).toBe(expected);
});
