import { requestText, withQuantity } from './inquiryText';

const PART = 'Governor (HW-1)';

test.each([
  ['en', undefined, 'I would like a quotation for: Governor (HW-1)\nDestination: '],
  ['en', '', 'I would like a quotation for: Governor (HW-1)\nQuantity: \nDestination: '],
  ['zh', '4 台', '请报价：Governor (HW-1)\n数量：4 台\n目的地：'],
] as const)('requests a quotation in %s with the quantity %j', (language, quantity, text) => {
  expect(requestText(language, PART, quantity)).toBe(text);
});

test.each([
  ['below the request', requestText('en', PART), `${requestText('en', PART, '4')}`],
  ['in place of another', requestText('en', PART, '2'), requestText('en', PART, '4')],
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
