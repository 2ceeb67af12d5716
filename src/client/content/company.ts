/**
 * The company's own facts. Every invented value of the public site stands here, so that a real
 * company changes this one file; the texts refer to them by {{name}}.
 */
const company = {
  brand: 'Hoistway',
  name: { en: 'Hoistway Elevator Co., Ltd.', zh: '浩世威电梯有限公司' },
  address: {
    en: 'No. 268 Tiyun Road, Yinzhou District, Ningbo 315100, Zhejiang, China',
    zh: '浙江省宁波市鄞州区梯云路268号，邮编315100',
  },
  /** As machines read it; the country by its two letters. */
  place: { city: { en: 'Ningbo', zh: '宁波' }, country: 'CN' },
  phone: '+86 574 5555 0168',
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
  foundedYear: 2004,
  employees: 420,
  /** Square metres. */
  factoryArea: 36000,
  /** Metres. */
  testTowerHeight: 68,
  exportCountries: 46,
  /** Months, counted from the date of the bill of lading. */
  partsWarrantyMonths: 12,
  /** ISO date since which applications are asked for. */
  hiringSince: '2026-01-05',
  /** ISO dates of the five announcements in the newsroom, in the order of their cards. */
  newsDates: ['2026-10-19', '2026-08-24', '2026-06-15', '2026-03-30', '2026-01-12'],
};

export default company;
