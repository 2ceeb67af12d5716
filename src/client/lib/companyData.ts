import type {
  CollectionPage,
  ContactPage,
  ContactPoint,
  NewsArticle,
  OpeningHoursSpecification,
  Organization,
  PostalAddress,
  WebPage,
} from 'schema-dts';
import { company } from '@/shared/company';
import { htmlLang, type Language } from '@/shared/language';
import { paths } from '@/shared/siteMap';
import { type Photo, photoJpeg } from './photo';
import { absolute, breadcrumbData, listData, type Place, type Step } from './structuredData';

/** The structured data of the company's own pages, in a chunk that the catalogue doesn't load. */

const postalAddress = (language: Language): PostalAddress => ({
  '@type': 'PostalAddress',
  streetAddress: company.street[language],
  addressLocality: company.city[language],
  addressRegion: company.region[language],
  postalCode: company.postalCode,
  addressCountry: company.countryCode,
});

export const organizationData = ({ origin, language }: Place) =>
  ({
    '@type': 'Organization',
    name: company.name[language],
    alternateName: company.brand.en,
    url: origin,
    logo: `${origin}/favicon.svg`,
    email: company.email,
    telephone: company.phone,
    address: postalAddress(language),
    foundingDate: company.foundedYear,
    sameAs: Object.values(company.social),
  }) satisfies Organization;

interface PageTexts {
  /** Of the home page, in its language. */
  home: string;
  title: string;
  description: string;
  path: string;
}

const pageData = (place: Place, { home, title, description, path }: PageTexts) => ({
  name: title,
  description,
  url: absolute(place, path),
  inLanguage: htmlLang[place.language],
  breadcrumb: breadcrumbData(place, [
    { text: home, to: paths.home() },
    { text: title, to: path },
  ]),
});

/** A page that presents the pages below it, where it has some. */
export const textPageData = (
  place: Place,
  texts: PageTexts,
  items: readonly Step[] = [],
): WebPage | CollectionPage =>
  items.length === 0
    ? { '@type': 'WebPage', ...pageData(place, texts) }
    : {
        '@type': 'CollectionPage',
        ...pageData(place, texts),
        mainEntity: listData(place, items, 1),
      };

export const contactPageData = (place: Place, texts: PageTexts): ContactPage => ({
  '@type': 'ContactPage',
  ...pageData(place, texts),
  mainEntity: { ...organizationData(place), contactPoint: contactPoints() },
});

/** The contact page's texts name the same hours in words. */
const officeHours: OpeningHoursSpecification[] = [
  {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '09:00',
    closes: '18:00',
  },
  {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Saturday'],
    opens: '10:00',
    closes: '14:00',
  },
];

const contactPoints = (): ContactPoint[] => {
  const availableLanguage = Object.values(htmlLang);
  return [
    {
      '@type': 'ContactPoint',
      contactType: 'sales',
      telephone: company.phone,
      email: company.email,
      availableLanguage,
      hoursAvailable: officeHours,
    },
    {
      '@type': 'ContactPoint',
      contactType: 'emergency',
      telephone: company.serviceLine,
      availableLanguage,
    },
  ];
};

export const newsData = (
  place: Place,
  news: { title: string; text: string; date: string; photo: Photo },
): NewsArticle => ({
  '@type': 'NewsArticle',
  headline: news.title,
  articleBody: news.text,
  datePublished: news.date,
  image: place.origin + photoJpeg(news.photo),
  inLanguage: htmlLang[place.language],
  author: organizationData(place),
  publisher: organizationData(place),
});
