import { normalize } from '@/server/search/analyzer';
import { isPersonal } from './personal';

test.each([
  'amina@example.com',
  'amina＠example.com',
  'amina (at) example com',
  'amina[at]example.com',
  'amina at example.co.uk',
  'amina at gmail dot com',
  'www.some-lift',
  'https://lifts',
  'some-lifts.com.cn',
  'price list lifts.de',
  'lift24.com',
  '+86 574 8765 4321',
  '+8657487654321',
  '0049 30 1234567',
  'tel 87654321',
  'Tel: 0574-8765-4321',
  'call me 8765 4321',
  'whatsapp 8801712345678',
  '8801712345678 (WhatsApp)',
  'WeChat id 12345678',
  '微信12345678',
  '加微信：wx 1234567',
  '电话0574-87654321',
  '手机 1381234567',
  '13812345678',
  '请联系13812345678',
  '138 1234 5678',
  '8613812345678 phone',
])('%s may be an address', (text) => {
  expect(isPersonal(normalize(text))).toBe(true);
});

test.each([
  'KM51070342G01',
  'km 51070342',
  '51070342',
  '59355640',
  'ZAA.26800.AJ1',
  'GBA21230F1',
  'part.no 590889',
  'art. no. 1234567',
  'DO13812345678',
  '00590889',
  'KM00512345678',
  '1.5 mm',
  'relay at 24.5 v',
  'plus +24 v 630',
  'call button KM853343',
  'hall call board 51070342',
  'intercom phone 24 v',
  '电话机 24V',
  '6205-2RS',
  '2025-11-24-0001',
  'en 81-20:2014',
  'door operator at the car',
])('%s is none', (text) => {
  expect(isPersonal(normalize(text))).toBe(false);
});
