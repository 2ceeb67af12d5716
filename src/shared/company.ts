import type { Language } from './language';

const street = { en: 'No. 268 Tiyun Road, Yinzhou District', zh: '鄞州区梯云路268号' };
const city = { en: 'Ningbo', zh: '宁波' };
const region = { en: 'Zhejiang', zh: '浙江省' };
const postalCode = '315100';
const country = { en: 'China', zh: '中国' };

/**
 * The company's own data. Another company changes only this file and the photographs: texts refer to
 * these values by `{{brand}}`, `{{city}}` and so on.
 */
export const company = {
  /** The English one is on the logo and in the titles of both languages. */
  brand: { en: 'Hoistway', zh: '浩世威' },
  name: { en: 'Hoistway Elevator Co., Ltd.', zh: '浩世威电梯有限公司' },
  street,
  city,
  region,
  postalCode,
  country,
  /** ISO 3166-1 alpha-2. */
  countryCode: 'CN',
  /** The postal address in local format. */
  address: {
    en: `${street.en}, ${city.en} ${postalCode}, ${region.en}, ${country.en}`,
    zh: `${region.zh}${city.zh}市${street.zh}，邮编${postalCode}`,
  },
  timeZone: { en: 'China Standard Time, UTC+8', zh: '北京时间（UTC+8）' },
  /** After a time of day, and the zone's name for computers (IANA). */
  clock: { en: 'China time', zh: '北京时间' },
  timeZoneId: 'Asia/Shanghai',
  port: { en: 'Ningbo', zh: '宁波' },
  portRank: {
    en: 'one of the largest container ports in the world',
    zh: '世界上最大的集装箱港口之一',
  },
  phone: '+86 574 5555 0168',
  /** The 24-hour line for units out of service. */
  serviceLine: '+86 574 5555 0199',
  weChat: '+86 155 5555 0142',
  whatsApp: '+86 155 5555 0175',
  email: 'info@hoistway.example',
  careersEmail: 'careers@hoistway.example',
  portalUrl: 'https://portal.hoistway.example/',
  social: {
    socialNetwork: 'https://social.example/hoistway',
    photoSharing: 'https://photos.example/hoistway',
    microblog: 'https://microblog.example/hoistway',
    professionalNetwork: 'https://professionals.example/company/hoistway',
    pinBoard: 'https://pins.example/hoistway',
    videoSite: 'https://videos.example/hoistway',
  },
  map: {
    embedUrl:
      'https://www.openstreetmap.org/export/embed.html?bbox=121.5300%2C29.8050%2C121.5700%2C29.8250&layer=mapnik&marker=29.8150%2C121.5500',
    linkUrl: 'https://www.openstreetmap.org/?mlat=29.8150&mlon=121.5500#map=15/29.8150/121.5500',
  },
  foundedYear: '2004',
  employees: 420,
  /** Square metres. */
  factoryArea: 36000,
  /** Metres. */
  testTowerHeight: 68,
  exportCountries: 46,
  /** How soon the office replies to what is written to it. */
  replyTime: { en: 'within one working day', zh: '一个工作日内' },
  /** Months from shipment, where the part's page states no other period: 6 to 36 in the catalogue. */
  partsWarrantyMonths: 12,
  shortestWarrantyMonths: 6,
  longestWarrantyMonths: 36,
  /** Terms of sale for parts; the page of a part or a quotation may state others. */
  quotationDays: 30,
  stockDays: 3,
  madeToOrderDays: 20,
  longestWeeks: 6,
  letterOfCreditFrom: 'EUR 30,000',
  currencies: 'USD, EUR, CNY',
  /** ISO dates of the five announcements in the newsroom, in the order of their cards. */
  newsDates: ['2026-10-19', '2026-08-24', '2026-06-15', '2026-03-30', '2026-01-12'],
};

/** The interpolation variables of all texts in a language. */
export function companyVariables(language: Language) {
  const { name, brand, city, country, timeZone, clock, port, portRank, replyTime, ...facts } =
    company;
  const words = { company: name, brand, city, country, timeZone, clock, port, portRank, replyTime };
  const variables = Object.entries(facts).filter(([, value]) => typeof value !== 'object');
  return {
    ...Object.fromEntries(Object.entries(words).map(([key, word]) => [key, word[language]])),
    ...(Object.fromEntries(variables) as Record<string, string | number>),
  };
}

/** Fills `{{brand}}` and `{{company}}` into a file without a language, such as the manifest. */
export const nameCompany = (text: string): string =>
  text.replaceAll('{{brand}}', company.brand.en).replaceAll('{{company}}', company.name.en);
