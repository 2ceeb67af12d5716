import { paths } from './siteMap';

/** The two forms of the site: where they stand, which call takes them and what they ask for. */
const common = ['name', 'email', 'phone', 'address', 'website'] as const;

export const messageForms = [
  { page: paths.contact(), call: '/inquiries', fields: [...common, 'inquiryDetails'] },
  { page: paths.career(), call: '/applications', fields: [...common, 'aboutyou'] },
] as const;
