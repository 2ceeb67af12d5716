// Generated from openapi/openapi.yaml by "npm run codegen". Do not edit.
import { baseApi as api } from '../baseApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCurrentUser: build.query<GetCurrentUserApiResponse, GetCurrentUserApiArg>({
      query: () => ({ url: `/auth/me` }),
    }),
    logIn: build.mutation<LogInApiResponse, LogInApiArg>({
      query: (queryArg) => ({ url: `/auth/login`, method: 'POST', body: queryArg.credentials }),
    }),
    logOut: build.mutation<LogOutApiResponse, LogOutApiArg>({
      query: () => ({ url: `/auth/logout`, method: 'POST' }),
    }),
    changePassword: build.mutation<ChangePasswordApiResponse, ChangePasswordApiArg>({
      query: (queryArg) => ({
        url: `/auth/password`,
        method: 'PUT',
        body: queryArg.passwordChange,
      }),
    }),
    acceptInvitation: build.mutation<AcceptInvitationApiResponse, AcceptInvitationApiArg>({
      query: (queryArg) => ({
        url: `/invitations/accept`,
        method: 'POST',
        body: queryArg.acceptance,
      }),
    }),
    listCategories: build.query<ListCategoriesApiResponse, ListCategoriesApiArg>({
      query: () => ({ url: `/categories/` }),
    }),
    getCategory: build.query<GetCategoryApiResponse, GetCategoryApiArg>({
      query: (queryArg) => ({ url: `/categories/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    listCategorySpareParts: build.query<
      ListCategorySparePartsApiResponse,
      ListCategorySparePartsApiArg
    >({
      query: (queryArg) => ({
        url: `/categories/${encodeURIComponent(String(queryArg.id))}/spareparts`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          q: queryArg.q,
          sort: queryArg.sort,
          deep: queryArg.deep,
          verbatim: queryArg.verbatim,
          brand: queryArg.brand,
          withPicture: queryArg.withPicture,
          filters: queryArg.filters,
          facets: queryArg.facets,
        },
      }),
    }),
    listSpareParts: build.query<ListSparePartsApiResponse, ListSparePartsApiArg>({
      query: (queryArg) => ({
        url: `/spare-parts`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          q: queryArg.q,
          categoryId: queryArg.categoryId,
          sort: queryArg.sort,
          deep: queryArg.deep,
          verbatim: queryArg.verbatim,
          brand: queryArg.brand,
          withPicture: queryArg.withPicture,
          filters: queryArg.filters,
          facets: queryArg.facets,
        },
      }),
    }),
    suggestSpareParts: build.query<SuggestSparePartsApiResponse, SuggestSparePartsApiArg>({
      query: (queryArg) => ({
        url: `/spare-parts/suggestions`,
        params: {
          q: queryArg.q,
          limit: queryArg.limit,
        },
      }),
    }),
    lookUpNumbers: build.query<LookUpNumbersApiResponse, LookUpNumbersApiArg>({
      query: (queryArg) => ({
        url: `/spare-parts/lookup`,
        method: 'POST',
        body: queryArg.lookupForm,
      }),
    }),
    getSparePart: build.query<GetSparePartApiResponse, GetSparePartApiArg>({
      query: (queryArg) => ({ url: `/spare-parts/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    createInquiry: build.mutation<CreateInquiryApiResponse, CreateInquiryApiArg>({
      query: (queryArg) => ({
        url: `/inquiries`,
        method: 'POST',
        body: queryArg.inquiryForm,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    createApplication: build.mutation<CreateApplicationApiResponse, CreateApplicationApiArg>({
      query: (queryArg) => ({
        url: `/applications`,
        method: 'POST',
        body: queryArg.applicationForm,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type GetCurrentUserApiResponse = /** status 200 The current account. */ CurrentUser;
export type GetCurrentUserApiArg = void;
export type LogInApiResponse = /** status 200 The new session. */ Session;
export type LogInApiArg = {
  credentials: Credentials;
};
export type LogOutApiResponse = /** status 200 The token is no longer valid. */ Message;
export type LogOutApiArg = void;
export type ChangePasswordApiResponse = /** status 200 The new password holds. */ Message;
export type ChangePasswordApiArg = {
  passwordChange: PasswordChange;
};
export type AcceptInvitationApiResponse =
  /** status 201 The account is made; it can log in. */ AcceptedInvitation;
export type AcceptInvitationApiArg = {
  acceptance: Acceptance;
};
export type ListCategoriesApiResponse =
  /** status 200 Top-level categories, each with its children, in order of their names. */ Category[];
export type ListCategoriesApiArg = void;
export type GetCategoryApiResponse = /** status 200 The category. */ Category;
export type GetCategoryApiArg = {
  id: Id;
};
export type ListCategorySparePartsApiResponse =
  /** status 200 A plain array, or one page where `page` was given. */ SparePart[] | SparePartPage;
export type ListCategorySparePartsApiArg = {
  id: Id;
  /** Page to answer, from 1 (extension). With it the answer is a page object, without it a plain array. */
  page?: number;
  /** Entries of a page (extension). */
  limit?: number;
  /** What to look for in numbers, names, categories and all other texts (extension). Case, width, accents, plurals and the writing of sizes and numbers don't matter, words that mean the same count as the same, and the best matches come first unless `sort` says otherwise. Words that nobody has are corrected; where fewer than three parts have all words, those without the rarest follow. A page says so in `corrected` and `dropped`. */
  q?: string;
  /** Order (extension); a minus sign turns it round. Without it the newest part comes first. */
  sort?:
    'name' | '-name' | 'brand' | '-brand' | 'category' | '-category' | 'createdAt' | '-createdAt';
  /** With a category, the parts of all categories below it, too (extension). */
  deep?: boolean;
  /** With `q`, neither correct nor leave out words (extension). */
  verbatim?: boolean;
  /** Only parts of one of these brands, written as they are (extension). */
  brand?: string[];
  /** Only parts with a picture (extension). */
  withPicture?: boolean;
  /** Only parts with one of these values of an attribute (extension): `f.<key>=630`, repeated for several, `f.<key>.min=…` and `f.<key>.max=…` for a range, in the attribute's unit, or where that is `mm` in the unit that `f.<key>.unit=mm|cm|inch` names. Several attributes narrow. */
  filters?: {
    [key: string]: string[];
  };
  /** With `page`, also answer what the list can be narrowed down by (extension). */
  facets?: boolean;
};
export type ListSparePartsApiResponse =
  /** status 200 A plain array, or one page where `page` was given. */ SparePart[] | SparePartPage;
export type ListSparePartsApiArg = {
  /** Page to answer, from 1 (extension). With it the answer is a page object, without it a plain array. */
  page?: number;
  /** Entries of a page (extension). */
  limit?: number;
  /** What to look for in numbers, names, categories and all other texts (extension). Case, width, accents, plurals and the writing of sizes and numbers don't matter, words that mean the same count as the same, and the best matches come first unless `sort` says otherwise. Words that nobody has are corrected; where fewer than three parts have all words, those without the rarest follow. A page says so in `corrected` and `dropped`. */
  q?: string;
  /** Only parts filed directly in this category, or with `deep` in its branch (extension). */
  categoryId?: Id;
  /** Order (extension); a minus sign turns it round. Without it the newest part comes first. */
  sort?:
    'name' | '-name' | 'brand' | '-brand' | 'category' | '-category' | 'createdAt' | '-createdAt';
  /** With a category, the parts of all categories below it, too (extension). */
  deep?: boolean;
  /** With `q`, neither correct nor leave out words (extension). */
  verbatim?: boolean;
  /** Only parts of one of these brands, written as they are (extension). */
  brand?: string[];
  /** Only parts with a picture (extension). */
  withPicture?: boolean;
  /** Only parts with one of these values of an attribute (extension): `f.<key>=630`, repeated for several, `f.<key>.min=…` and `f.<key>.max=…` for a range, in the attribute's unit, or where that is `mm` in the unit that `f.<key>.unit=mm|cm|inch` names. Several attributes narrow. */
  filters?: {
    [key: string]: string[];
  };
  /** With `page`, also answer what the list can be narrowed down by (extension). */
  facets?: boolean;
};
export type SuggestSparePartsApiResponse =
  /** status 200 The suggestions; all lists may be empty. */ Suggestions;
export type SuggestSparePartsApiArg = {
  /** What to look for in numbers, names, categories and all other texts (extension). Case, width, accents, plurals and the writing of sizes and numbers don't matter, words that mean the same count as the same, and the best matches come first unless `sort` says otherwise. Words that nobody has are corrected; where fewer than three parts have all words, those without the rarest follow. A page says so in `corrected` and `dropped`. */
  q?: string;
  /** Entries in all. */
  limit?: number;
};
export type LookUpNumbersApiResponse =
  /** status 200 One entry for each number, in their order. */ Lookup;
export type LookUpNumbersApiArg = {
  lookupForm: LookupForm;
};
export type GetSparePartApiResponse = /** status 200 The part. */ SparePart;
export type GetSparePartApiArg = {
  id: Id;
};
export type CreateInquiryApiResponse =
  /** status 201 Stored; the reference is for the sender. */ Receipt;
export type CreateInquiryApiArg = {
  /** A random text of visible ASCII characters that identifies one message. It is stored as long as the message: a request that repeats it returns the first response, and waits for it while the first request is still being processed. */
  'Idempotency-Key'?: string;
  inquiryForm: InquiryForm;
};
export type CreateApplicationApiResponse =
  /** status 201 Stored; the reference is for the sender. */ Receipt;
export type CreateApplicationApiArg = {
  /** A random text of visible ASCII characters that identifies one message. It is stored as long as the message: a request that repeats it returns the first response, and waits for it while the first request is still being processed. */
  'Idempotency-Key'?: string;
  applicationForm: ApplicationForm;
};
export type Id = string;
export type CurrentUser = {
  _id?: Id;
  emailId?: string;
  role: 'admin' | 'user';
  /** The password was made by the backend: until it is changed every guarded call but this one, `changePassword` and `logOut` answers 403 (extension). Absent otherwise. */
  mustChangePassword?: boolean;
  /** Seconds until the session ends when it is not used meanwhile (extension). */
  idleSeconds?: number;
};
export type Error = {
  /** One clear sentence. */
  error: string;
};
export type Session = {
  /** 256 random bits. */
  token: string;
};
export type Credentials = {
  emailId: string;
  password: string;
};
export type Message = {
  message: string;
};
export type PasswordChange = {
  currentPassword: string;
  newPassword: string;
};
export type AcceptedInvitation = {
  emailId: string;
};
export type Acceptance = {
  token: string;
  password: string;
};
export type ImageSize = {
  width: number;
  height: number;
};
export type ImageSizes = {
  [key: string]: ImageSize;
};
export type Version = number;
export type Category = {
  _id: Id;
  name: string;
  description?: string;
  parentId?: Id;
  /** File name below the uploads path. */
  image?: string;
  imageSizes?: ImageSizes;
  /** Parts filed directly in this category (extension). */
  partCount?: number;
  version?: Version;
  children?: Category[];
};
export type ReferenceKind = 'oem' | 'supplier' | 'replaced';
export type PartReference = {
  kind: ReferenceKind;
  maker?: string;
  number: string;
};
export type PartAttribute = {
  key: string;
  labelEn: string;
  labelZh: string;
  unit?: string;
  number?: number;
  choice?: string;
};
export type CategoryReference = {
  _id: Id;
  name: string;
};
export type SparePart = {
  _id: Id;
  name: string;
  /** The company's own number (extension). */
  partNumber?: string;
  brand?: string;
  partType?: string;
  material?: string;
  dimensions?: string;
  installSize?: string;
  faceplateSize?: string;
  weight?: string;
  application?: string;
  warrantyTime?: string;
  certificates?: string;
  /** Minimum order quantity. */
  moq?: string;
  shippingTerms?: string;
  paymentTerms?: string;
  paymentCurrency?: string;
  packing?: string;
  description?: string;
  /** Other numbers of the part (extension). */
  references?: PartReference[];
  /** Its properties (extension); in lists they are missing. */
  attributes?: PartAttribute[];
  categoryId?: CategoryReference;
  /** File name of the main picture. */
  image?: string;
  /** File names below the uploads path, in order. */
  images?: string[];
  imageSizes?: ImageSizes;
  createdAt?: string;
  updatedAt?: string;
  version?: Version;
};
export type Correction = {
  from: string;
  to: string;
};
export type FacetValue = {
  value: string;
  count: number;
};
export type AttributeKind = 'number' | 'choice';
export type AttributeFacet = {
  key: string;
  labelEn: string;
  labelZh: string;
  kind: AttributeKind;
  unit?: string;
  /** The least of the numbers. */
  min?: number;
  max?: number;
  /** The most frequent 50, numbers in their order. */
  values: FacetValue[];
};
export type PartFacets = {
  /** Categories that parts are filed in directly; ids with counts. */
  categories: {
    _id: Id;
    name: string;
    count: number;
  }[];
  brands: FacetValue[];
  withPicture: number;
  attributes: AttributeFacet[];
};
export type SparePartPage = {
  data: SparePart[];
  total: number;
  page: number;
  limit: number;
  /** Words of `q` that were searched otherwise (extension). */
  corrected?: Correction[];
  /** Words of `q` that not all of the parts have (extension). */
  dropped?: string[];
  facets?: PartFacets;
};
export type Suggestions = {
  /** The query with words corrected or completed. */
  words: string[];
  categories: CategoryReference[];
  parts: SparePart[];
};
export type NumberMatch = {
  by: 'own' | 'replaced' | 'oem' | 'supplier';
  /** As the catalogue writes it. */
  number: string;
  maker?: string;
  part: SparePart;
};
export type Lookup = {
  results: {
    /** As it was sent. */
    number: string;
    matches: NumberMatch[];
    proposals: NumberMatch[];
  }[];
};
export type LookupForm = {
  numbers: string[];
};
export type Receipt = {
  reference: string;
};
export type KeyReused = {
  error: string;
  reference: string;
};
export type InquiryForm = {
  name: string;
  email?: string;
  phone?: string;
  address?: string;
  /** Hidden from people; a filled one flags the message as suspected spam. */
  website?: string;
  inquiryDetails?: string;
};
export type ApplicationForm = {
  name: string;
  email?: string;
  phone?: string;
  address?: string;
  /** Hidden from people; a filled one flags the message as suspected spam. */
  website?: string;
  aboutyou?: string;
};
export const {
  useGetCurrentUserQuery,
  useLogInMutation,
  useLogOutMutation,
  useChangePasswordMutation,
  useAcceptInvitationMutation,
  useListCategoriesQuery,
  useGetCategoryQuery,
  useListCategorySparePartsQuery,
  useListSparePartsQuery,
  useSuggestSparePartsQuery,
  useLookUpNumbersQuery,
  useGetSparePartQuery,
  useCreateInquiryMutation,
  useCreateApplicationMutation,
} = injectedRtkApi;
