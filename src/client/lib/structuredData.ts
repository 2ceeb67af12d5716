import type { BreadcrumbList, ItemList, JobPosting, NewsArticle, Organization } from 'schema-dts';
import { localizedPath, htmlLang, type Language } from '@/shared/language';
import { company } from '@/shared/company';
import { type Photo, photoJpeg } from './photo';

/** Pages in the vocabulary of schema.org, for search engines. URLs are absolute, dates ISO. */

export interface Place {
  origin: string;
  language: Language;
}

export const absolute = ({ origin, language }: Place, path: string) =>
  origin + localizedPath(language, path);

export const organizationData = ({ origin, language }: Place) =>
  ({
    '@type': 'Organization',
    name: company.name[language],
    alternateName: company.brand.en,
    url: origin,
    logo: `${origin}/favicon.svg`,
    email: company.email,
    telephone: company.phone,
    address: company.address[language],
    foundingDate: String(company.foundedYear),
    sameAs: Object.values(company.social),
  }) satisfies Organization;

export interface Step {
  text: string;
  to: string;
}

export const breadcrumbData = (place: Place, steps: readonly Step[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ text, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: text,
    item: absolute(place, to),
  })),
});

/** `first` is the position of the page's first item in the whole list. */
export const listData = (place: Place, items: readonly Step[], first: number): ItemList => ({
  '@type': 'ItemList',
  numberOfItems: items.length,
  itemListElement: items.map(({ text, to }, index) => ({
    '@type': 'ListItem',
    position: first + index,
    name: text,
    url: absolute(place, to),
  })),
});

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

export const jobData = (
  place: Place,
  job: { title: string; description: string; benefits: string; date: string },
): JobPosting => ({
  '@type': 'JobPosting',
  title: job.title,
  description: job.description,
  jobBenefits: job.benefits,
  datePosted: job.date,
  directApply: true,
  employmentType: 'FULL_TIME',
  hiringOrganization: organizationData(place),
  jobLocation: {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.address[place.language],
      addressLocality: company.city[place.language],
      addressCountry: company.countryCode,
    },
  },
});
