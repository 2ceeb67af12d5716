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
    acceptInvitation: build.mutation<AcceptInvitationApiResponse, AcceptInvitationApiArg>({
      query: (queryArg) => ({
        url: `/invitations/accept`,
        method: 'POST',
        body: queryArg.acceptance,
      }),
    }),
    getPasswordResetOptions: build.query<
      GetPasswordResetOptionsApiResponse,
      GetPasswordResetOptionsApiArg
    >({
      query: () => ({ url: `/password-links` }),
    }),
    requestPasswordLink: build.mutation<RequestPasswordLinkApiResponse, RequestPasswordLinkApiArg>({
      query: (queryArg) => ({
        url: `/password-links`,
        method: 'POST',
        body: queryArg.passwordLinkForm,
      }),
    }),
    resetPassword: build.mutation<ResetPasswordApiResponse, ResetPasswordApiArg>({
      query: (queryArg) => ({
        url: `/password-links/accept`,
        method: 'POST',
        body: queryArg.acceptance,
      }),
    }),
    listCategories: build.query<ListCategoriesApiResponse, ListCategoriesApiArg>({
      query: (queryArg) => ({
        url: `/categories/`,
        params: {
          fields: queryArg.fields,
        },
      }),
    }),
    getCategory: build.query<GetCategoryApiResponse, GetCategoryApiArg>({
      query: (queryArg) => ({
        url: `/categories/${encodeURIComponent(String(queryArg.id))}`,
        params: {
          lang: queryArg.lang,
        },
      }),
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
          withImage: queryArg.withImage,
          inStock: queryArg.inStock,
          filters: queryArg.filters,
          facets: queryArg.facets,
          lang: queryArg.lang,
          includeHidden: queryArg.includeHidden,
          hidden: queryArg.hidden,
          missing: queryArg.missing,
          outdated: queryArg.outdated,
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
          withImage: queryArg.withImage,
          inStock: queryArg.inStock,
          filters: queryArg.filters,
          facets: queryArg.facets,
          lang: queryArg.lang,
          includeHidden: queryArg.includeHidden,
          hidden: queryArg.hidden,
          missing: queryArg.missing,
          outdated: queryArg.outdated,
        },
      }),
    }),
    suggestSpareParts: build.query<SuggestSparePartsApiResponse, SuggestSparePartsApiArg>({
      query: (queryArg) => ({
        url: `/spare-parts/suggestions`,
        params: {
          q: queryArg.q,
          limit: queryArg.limit,
          lang: queryArg.lang,
        },
      }),
    }),
    lookUpNumbers: build.query<LookUpNumbersApiResponse, LookUpNumbersApiArg>({
      query: (queryArg) => ({
        url: `/spare-parts/lookup`,
        method: 'POST',
        body: queryArg.lookupForm,
        params: {
          lang: queryArg.lang,
        },
      }),
    }),
    listSelectedParts: build.query<ListSelectedPartsApiResponse, ListSelectedPartsApiArg>({
      query: (queryArg) => ({
        url: `/spare-parts/selected`,
        params: {
          id: queryArg.id,
          lang: queryArg.lang,
        },
      }),
    }),
    matchLines: build.query<MatchLinesApiResponse, MatchLinesApiArg>({
      query: (queryArg) => ({
        url: `/spare-parts/match`,
        method: 'POST',
        body: queryArg.matchForm,
        params: {
          lang: queryArg.lang,
        },
      }),
    }),
    getSparePart: build.query<GetSparePartApiResponse, GetSparePartApiArg>({
      query: (queryArg) => ({
        url: `/spare-parts/${encodeURIComponent(String(queryArg.id))}`,
        params: {
          lang: queryArg.lang,
          includeHidden: queryArg.includeHidden,
        },
      }),
    }),
    getRelatedParts: build.query<GetRelatedPartsApiResponse, GetRelatedPartsApiArg>({
      query: (queryArg) => ({
        url: `/spare-parts/${encodeURIComponent(String(queryArg.id))}/related`,
        params: {
          lang: queryArg.lang,
        },
      }),
    }),
    createQuotationList: build.mutation<CreateQuotationListApiResponse, CreateQuotationListApiArg>({
      query: (queryArg) => ({
        url: `/quotation-lists`,
        method: 'POST',
        body: queryArg.quotationListForm,
      }),
    }),
    getQuotationList: build.query<GetQuotationListApiResponse, GetQuotationListApiArg>({
      query: (queryArg) => ({
        url: `/quotation-lists/${encodeURIComponent(String(queryArg.token))}`,
      }),
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
    getBuyerInquiry: build.query<GetBuyerInquiryApiResponse, GetBuyerInquiryApiArg>({
      query: (queryArg) => ({
        url: `/buyer-inquiries/${encodeURIComponent(String(queryArg.token))}`,
      }),
    }),
    requestBuyerLinks: build.mutation<RequestBuyerLinksApiResponse, RequestBuyerLinksApiArg>({
      query: (queryArg) => ({
        url: `/buyer-inquiries/links`,
        method: 'POST',
        body: queryArg.buyerLinkForm,
      }),
    }),
    respondToCompany: build.mutation<RespondToCompanyApiResponse, RespondToCompanyApiArg>({
      query: (queryArg) => ({
        url: `/buyer-inquiries/${encodeURIComponent(String(queryArg.token))}/responses`,
        method: 'POST',
        body: queryArg.buyerResponseForm,
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
export type UpdateOwnAccountApiResponse = /** status 200 The current account. */ CurrentUser;
export type UpdateOwnAccountApiArg = {
  ownAccountForm: OwnAccountForm;
};
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
export type ListSessionsApiResponse =
  /** status 200 At most 20; a login beyond that ends the one unused for longest. */ OwnSession[];
export type ListSessionsApiArg = void;
export type EndOtherSessionsApiResponse = /** status 200 How many ended. */ EndedSessions;
export type EndOtherSessionsApiArg = void;
export type EndSessionApiResponse = /** status 200 The session has ended. */ Message;
export type EndSessionApiArg = {
  id: Id;
};
export type ListAccountsApiResponse = /** status 200 The accounts. */ Account[];
export type ListAccountsApiArg = void;
export type ChangeAccountRoleApiResponse = /** status 200 The account as it is stored. */ Account;
export type ChangeAccountRoleApiArg = {
  id: Id;
  roleForm: RoleForm;
};
export type RemoveAccountApiResponse = /** status 200 The account is removed. */ Message;
export type RemoveAccountApiArg = {
  id: Id;
};
export type ListInvitationsApiResponse =
  /** status 200 The invitations, without their tokens. */ Invitation[];
export type ListInvitationsApiArg = void;
export type CreateInvitationApiResponse =
  /** status 201 The invitation with its token. */ NewInvitation;
export type CreateInvitationApiArg = {
  invitationForm: InvitationForm;
};
export type AcceptInvitationApiResponse =
  /** status 201 The account is made; it can log in. */ AcceptedInvitation;
export type AcceptInvitationApiArg = {
  acceptance: Acceptance;
};
export type RevokeInvitationApiResponse = /** status 200 The link works no longer. */ Message;
export type RevokeInvitationApiArg = {
  id: Id;
};
export type GetPasswordResetOptionsApiResponse =
  /** status 200 Without a mail server an admin or the operator sets another password. */ PasswordResetOptions;
export type GetPasswordResetOptionsApiArg = void;
export type RequestPasswordLinkApiResponse =
  /** status 202 The link is on its way if there is such an account. */ Message;
export type RequestPasswordLinkApiArg = {
  passwordLinkForm: PasswordLinkForm;
};
export type ResetPasswordApiResponse = /** status 200 The new password holds. */ Message;
export type ResetPasswordApiArg = {
  acceptance: Acceptance;
};
export type ListCategoriesApiResponse =
  /** status 200 Top-level categories, each with its children, in the order that admins have given them; those without one follow in the order of their names. */ Category[];
export type ListCategoriesApiArg = {
  /** `menu` returns what menus show alone (extension): categories without `parentId`, `imageSizes` and `version`. */
  fields?: 'menu';
};
export type CreateCategoryApiResponse = /** status 201 The category as it is stored. */ Category;
export type CreateCategoryApiArg = {
  categoryForm: CategoryForm;
};
export type GetCategoryApiResponse = /** status 200 The category. */ Category;
export type GetCategoryApiArg = {
  id: Id;
  /** Language of the texts (extension). `zh` returns Chinese, and English where there is none; `inEnglish` names those fields. `all` returns English texts and beside them the Chinese ones (`nameZh` …), for admins only. Without it texts are English. */
  lang?: 'en' | 'zh' | 'all';
};
export type UpdateCategoryApiResponse = /** status 200 The category as it is stored. */ Category;
export type UpdateCategoryApiArg = {
  id: Id;
  /** Change only this version (extension): the `ETag` of an earlier response, or `"<version>"`. Of a tag only the version counts, also of one that is marked as weak; several tags may be given; `*` means any version. */
  'If-Match'?: string;
  categoryForm: CategoryForm;
};
export type DeleteCategoryApiResponse =
  /** status 200 What was removed or changed. */ DeletedCategory;
export type DeleteCategoryApiArg = {
  id: Id;
  /** Change only this version (extension): the `ETag` of an earlier response, or `"<version>"`. Of a tag only the version counts, also of one that is marked as weak; several tags may be given; `*` means any version. */
  'If-Match'?: string;
};
export type MoveCategoryApiResponse = /** status 200 The categories have their places. */ Arranged;
export type MoveCategoryApiArg = {
  id: Id;
  /** Language of the texts (extension). `zh` returns Chinese, and English where there is none; `inEnglish` names those fields. `all` returns English texts and beside them the Chinese ones (`nameZh` …), for admins only. Without it texts are English. */
  lang?: 'en' | 'zh' | 'all';
  categoryPlace: CategoryPlace;
};
export type SortCategoriesApiResponse =
  /** status 200 The categories have their places. */ Arranged;
export type SortCategoriesApiArg = {
  categoryParent: CategoryParent;
};
export type MergeCategoryApiResponse = /** status 200 What has moved. */ MergedCategory;
export type MergeCategoryApiArg = {
  id: Id;
  categoryMerge: CategoryMerge;
};
export type ListCategorySparePartsApiResponse =
  /** status 200 A plain array, or one page where `page` was given. */ SparePart[] | SparePartPage;
export type ListCategorySparePartsApiArg = {
  id: Id;
  /** Number of the page, from 1 (extension). With it the response is a page object, without it a plain array of all, or of the first `limit`. */
  page?: number;
  /** Parts of a page, 10 where it is absent (extension). Without `page` the array has the first so many. */
  limit?: number;
  /** What to look for in numbers, names, categories and all other texts (extension). Case, width, accents, plurals and the writing of sizes and numbers don't matter, words that mean the same count as the same, and the best matches come first unless `sort` says otherwise. Words that no part has are corrected; where fewer than three parts have all words, those without the rarest follow. The names of other makers that no part mentions are skipped. A page says so in `corrected`, `dropped` and `makers`. */
  q?: string;
  /** Order (extension); a minus sign turns it round, and parts without a number are last by `partNumber` either way. Without it the newest part comes first. */
  sort?:
    | 'name'
    | '-name'
    | 'partNumber'
    | '-partNumber'
    | 'brand'
    | '-brand'
    | 'category'
    | '-category'
    | 'createdAt'
    | '-createdAt';
  /** With a category, the parts of all categories below it, too (extension). */
  deep?: boolean;
  /** With `q`, neither correct nor drop words (extension). */
  verbatim?: boolean;
  /** Only parts of one of these brands, written as they are (extension). */
  brand?: string[];
  /** Only parts with an image (extension). */
  withImage?: boolean;
  /** Only parts whose lead time says that they are in stock (extension). */
  inStock?: boolean;
  /** Only parts with one of these values of an attribute (extension): `f.<key>=630`, repeated for several, `f.<key>.min=…` and `f.<key>.max=…` for a range, in the attribute's unit, or where that is `mm` in the unit that `f.<key>.unit=mm|cm|inch` names. All attributes have to match. */
  filters?: {
    [key: string]: string[];
  };
  /** With `page`, also return the facets of the list (extension). */
  facets?: boolean;
  /** Language of the texts (extension). `zh` returns Chinese, and English where there is none; `inEnglish` names those fields. `all` returns English texts and beside them the Chinese ones (`nameZh` …), for admins only. Without it texts are English. */
  lang?: 'en' | 'zh' | 'all';
  /** Also what is hidden from the site (extension); for admins only. */
  includeHidden?: boolean;
  /** Only parts that are hidden from the site, or only those that are not (extension); for admins only. */
  hidden?: boolean;
  /** Only parts without an image, a category, a number of their own, or the Chinese of a text (extension); for admins only. All that are named have to be missing. */
  missing?: ('image' | 'category' | 'partNumber' | 'translation')[];
  /** Only parts with an English text that has changed since it was translated (extension); for admins only. */
  outdated?: boolean;
};
export type ListSparePartsApiResponse =
  /** status 200 A plain array, or one page where `page` was given. */ SparePart[] | SparePartPage;
export type ListSparePartsApiArg = {
  /** Number of the page, from 1 (extension). With it the response is a page object, without it a plain array of all, or of the first `limit`. */
  page?: number;
  /** Parts of a page, 10 where it is absent (extension). Without `page` the array has the first so many. */
  limit?: number;
  /** What to look for in numbers, names, categories and all other texts (extension). Case, width, accents, plurals and the writing of sizes and numbers don't matter, words that mean the same count as the same, and the best matches come first unless `sort` says otherwise. Words that no part has are corrected; where fewer than three parts have all words, those without the rarest follow. The names of other makers that no part mentions are skipped. A page says so in `corrected`, `dropped` and `makers`. */
  q?: string;
  /** Only parts filed directly in this category, or with `deep` in its branch (extension). */
  categoryId?: Id;
  /** Order (extension); a minus sign turns it round, and parts without a number are last by `partNumber` either way. Without it the newest part comes first. */
  sort?:
    | 'name'
    | '-name'
    | 'partNumber'
    | '-partNumber'
    | 'brand'
    | '-brand'
    | 'category'
    | '-category'
    | 'createdAt'
    | '-createdAt';
  /** With a category, the parts of all categories below it, too (extension). */
  deep?: boolean;
  /** With `q`, neither correct nor drop words (extension). */
  verbatim?: boolean;
  /** Only parts of one of these brands, written as they are (extension). */
  brand?: string[];
  /** Only parts with an image (extension). */
  withImage?: boolean;
  /** Only parts whose lead time says that they are in stock (extension). */
  inStock?: boolean;
  /** Only parts with one of these values of an attribute (extension): `f.<key>=630`, repeated for several, `f.<key>.min=…` and `f.<key>.max=…` for a range, in the attribute's unit, or where that is `mm` in the unit that `f.<key>.unit=mm|cm|inch` names. All attributes have to match. */
  filters?: {
    [key: string]: string[];
  };
  /** With `page`, also return the facets of the list (extension). */
  facets?: boolean;
  /** Language of the texts (extension). `zh` returns Chinese, and English where there is none; `inEnglish` names those fields. `all` returns English texts and beside them the Chinese ones (`nameZh` …), for admins only. Without it texts are English. */
  lang?: 'en' | 'zh' | 'all';
  /** Also what is hidden from the site (extension); for admins only. */
  includeHidden?: boolean;
  /** Only parts that are hidden from the site, or only those that are not (extension); for admins only. */
  hidden?: boolean;
  /** Only parts without an image, a category, a number of their own, or the Chinese of a text (extension); for admins only. All that are named have to be missing. */
  missing?: ('image' | 'category' | 'partNumber' | 'translation')[];
  /** Only parts with an English text that has changed since it was translated (extension); for admins only. */
  outdated?: boolean;
};
export type CreateSparePartApiResponse = /** status 201 The part as it is stored. */ SparePart;
export type CreateSparePartApiArg = {
  sparePartForm: SparePartForm;
};
export type EditSparePartsApiResponse = /** status 200 What was changed, or would be. */ BulkResult;
export type EditSparePartsApiArg = {
  partsEdit: PartsEdit;
};
export type ChangeSparePartsApiResponse = /** status 200 What was changed. */ BulkResult;
export type ChangeSparePartsApiArg = {
  partsAction: PartsAction;
};
export type ExportSparePartsApiResponse =
  /** status 200 CSV in UTF-8 with a byte-order mark and the names of the fields as headings, where an apostrophe stands before what a spreadsheet would take for a formula; or a spreadsheet (XLSX) with headings in the language of `Accept-Language`. */ string;
export type ExportSparePartsApiArg = {
  /** The file's format, `csv` for programs or `xlsx` for people. */
  format?: 'csv' | 'xlsx';
  /** What to look for in numbers, names, categories and all other texts (extension). Case, width, accents, plurals and the writing of sizes and numbers don't matter, words that mean the same count as the same, and the best matches come first unless `sort` says otherwise. Words that no part has are corrected; where fewer than three parts have all words, those without the rarest follow. The names of other makers that no part mentions are skipped. A page says so in `corrected`, `dropped` and `makers`. */
  q?: string;
  /** With `q`, neither correct nor drop words (extension). */
  verbatim?: boolean;
  /** Only parts filed directly in this category, or with `deep` in its branch (extension). */
  categoryId?: Id;
  /** Order (extension); a minus sign turns it round, and parts without a number are last by `partNumber` either way. Without it the newest part comes first. */
  sort?:
    | 'name'
    | '-name'
    | 'partNumber'
    | '-partNumber'
    | 'brand'
    | '-brand'
    | 'category'
    | '-category'
    | 'createdAt'
    | '-createdAt';
  /** With a category, the parts of all categories below it, too (extension). */
  deep?: boolean;
  /** Only parts of one of these brands, written as they are (extension). */
  brand?: string[];
  /** Only parts with an image (extension). */
  withImage?: boolean;
  /** Only parts whose lead time says that they are in stock (extension). */
  inStock?: boolean;
  /** Only parts with one of these values of an attribute (extension): `f.<key>=630`, repeated for several, `f.<key>.min=…` and `f.<key>.max=…` for a range, in the attribute's unit, or where that is `mm` in the unit that `f.<key>.unit=mm|cm|inch` names. All attributes have to match. */
  filters?: {
    [key: string]: string[];
  };
  /** Only parts that are hidden from the site, or only those that are not (extension); for admins only. */
  hidden?: boolean;
  /** Only parts without an image, a category, a number of their own, or the Chinese of a text (extension); for admins only. All that are named have to be missing. */
  missing?: ('image' | 'category' | 'partNumber' | 'translation')[];
  /** Only parts with an English text that has changed since it was translated (extension); for admins only. */
  outdated?: boolean;
};
export type ExportSelectedSparePartsApiResponse =
  /** status 200 CSV in UTF-8 with a byte-order mark and the names of the fields as headings, where an apostrophe stands before what a spreadsheet would take for a formula; or a spreadsheet (XLSX) with headings in the language of `Accept-Language`. */ string;
export type ExportSelectedSparePartsApiArg = {
  partsExport: PartsExport;
};
export type ExportPriceListApiResponse =
  /** status 200 CSV in UTF-8 with a byte-order mark and the names of the fields as headings, where an apostrophe stands before what a spreadsheet would take for a formula; or a spreadsheet (XLSX) with headings in the language of `Accept-Language`. */ string;
export type ExportPriceListApiArg = {
  /** The file's format, `csv` for programs or `xlsx` for people. */
  format?: 'csv' | 'xlsx';
  /** What to look for in numbers, names, categories and all other texts (extension). Case, width, accents, plurals and the writing of sizes and numbers don't matter, words that mean the same count as the same, and the best matches come first unless `sort` says otherwise. Words that no part has are corrected; where fewer than three parts have all words, those without the rarest follow. The names of other makers that no part mentions are skipped. A page says so in `corrected`, `dropped` and `makers`. */
  q?: string;
  /** With `q`, neither correct nor drop words (extension). */
  verbatim?: boolean;
  /** Only parts filed directly in this category, or with `deep` in its branch (extension). */
  categoryId?: Id;
  /** Order (extension); a minus sign turns it round, and parts without a number are last by `partNumber` either way. Without it the newest part comes first. */
  sort?:
    | 'name'
    | '-name'
    | 'partNumber'
    | '-partNumber'
    | 'brand'
    | '-brand'
    | 'category'
    | '-category'
    | 'createdAt'
    | '-createdAt';
  /** With a category, the parts of all categories below it, too (extension). */
  deep?: boolean;
  /** Only parts of one of these brands, written as they are (extension). */
  brand?: string[];
  /** Only parts with an image (extension). */
  withImage?: boolean;
  /** Only parts whose lead time says that they are in stock (extension). */
  inStock?: boolean;
  /** Only parts with one of these values of an attribute (extension): `f.<key>=630`, repeated for several, `f.<key>.min=…` and `f.<key>.max=…` for a range, in the attribute's unit, or where that is `mm` in the unit that `f.<key>.unit=mm|cm|inch` names. All attributes have to match. */
  filters?: {
    [key: string]: string[];
  };
  /** Only parts that are hidden from the site, or only those that are not (extension); for admins only. */
  hidden?: boolean;
  /** Only parts without an image, a category, a number of their own, or the Chinese of a text (extension); for admins only. All that are named have to be missing. */
  missing?: ('image' | 'category' | 'partNumber' | 'translation')[];
  /** Only parts with an English text that has changed since it was translated (extension); for admins only. */
  outdated?: boolean;
};
export type ExportSelectedPricesApiResponse =
  /** status 200 CSV in UTF-8 with a byte-order mark and the names of the fields as headings, where an apostrophe stands before what a spreadsheet would take for a formula; or a spreadsheet (XLSX) with headings in the language of `Accept-Language`. */ string;
export type ExportSelectedPricesApiArg = {
  partsExport: PartsExport;
};
export type SuggestSparePartsApiResponse =
  /** status 200 The suggestions; all lists may be empty. */ Suggestions;
export type SuggestSparePartsApiArg = {
  /** What to look for in numbers, names, categories and all other texts (extension). Case, width, accents, plurals and the writing of sizes and numbers don't matter, words that mean the same count as the same, and the best matches come first unless `sort` says otherwise. Words that no part has are corrected; where fewer than three parts have all words, those without the rarest follow. The names of other makers that no part mentions are skipped. A page says so in `corrected`, `dropped` and `makers`. */
  q?: string;
  /** Entries in all. */
  limit?: number;
  /** Language of the texts (extension). `zh` returns Chinese, and English where there is none; `inEnglish` names those fields. `all` returns English texts and beside them the Chinese ones (`nameZh` …), for admins only. Without it texts are English. */
  lang?: 'en' | 'zh' | 'all';
};
export type LookUpNumbersApiResponse =
  /** status 200 One entry for each number, in their order. */ Lookup;
export type LookUpNumbersApiArg = {
  /** Language of the texts (extension). `zh` returns Chinese, and English where there is none; `inEnglish` names those fields. `all` returns English texts and beside them the Chinese ones (`nameZh` …), for admins only. Without it texts are English. */
  lang?: 'en' | 'zh' | 'all';
  lookupForm: LookupForm;
};
export type ListSelectedPartsApiResponse =
  /** status 200 The parts, in the order of their ids in the request. */ SparePart[];
export type ListSelectedPartsApiArg = {
  id: string[];
  /** Language of the texts (extension). `zh` returns Chinese, and English where there is none; `inEnglish` names those fields. `all` returns English texts and beside them the Chinese ones (`nameZh` …), for admins only. Without it texts are English. */
  lang?: 'en' | 'zh' | 'all';
};
export type MatchLinesApiResponse =
  /** status 200 One entry for each line, in their order. */ MatchedLines;
export type MatchLinesApiArg = {
  /** Language of the texts (extension). `zh` returns Chinese, and English where there is none; `inEnglish` names those fields. `all` returns English texts and beside them the Chinese ones (`nameZh` …), for admins only. Without it texts are English. */
  lang?: 'en' | 'zh' | 'all';
  matchForm: MatchForm;
};
export type GetSparePartApiResponse = /** status 200 The part. */ SparePart;
export type GetSparePartApiArg = {
  id: Id;
  /** Language of the texts (extension). `zh` returns Chinese, and English where there is none; `inEnglish` names those fields. `all` returns English texts and beside them the Chinese ones (`nameZh` …), for admins only. Without it texts are English. */
  lang?: 'en' | 'zh' | 'all';
  /** Also what is hidden from the site (extension); for admins only. */
  includeHidden?: boolean;
};
export type UpdateSparePartApiResponse = /** status 200 The part as it is stored. */ SparePart;
export type UpdateSparePartApiArg = {
  id: Id;
  /** Change only this version (extension): the `ETag` of an earlier response, or `"<version>"`. Of a tag only the version counts, also of one that is marked as weak; several tags may be given; `*` means any version. */
  'If-Match'?: string;
  sparePartUpdateForm: SparePartUpdateForm;
};
export type DeleteSparePartApiResponse = /** status 200 The part is in the trash. */ DeletedRecord;
export type DeleteSparePartApiArg = {
  id: Id;
  /** Change only this version (extension): the `ETag` of an earlier response, or `"<version>"`. Of a tag only the version counts, also of one that is marked as weak; several tags may be given; `*` means any version. */
  'If-Match'?: string;
};
export type GetRelatedPartsApiResponse = /** status 200 The parts. */ RelatedParts;
export type GetRelatedPartsApiArg = {
  id: Id;
  /** Language of the texts (extension). `zh` returns Chinese, and English where there is none; `inEnglish` names those fields. `all` returns English texts and beside them the Chinese ones (`nameZh` …), for admins only. Without it texts are English. */
  lang?: 'en' | 'zh' | 'all';
};
export type GetPartPricesApiResponse =
  /** status 200 The prices as they are stored, with the version of the part. */ PartPrices;
export type GetPartPricesApiArg = {
  id: Id;
};
export type SavePartPricesApiResponse =
  /** status 200 The prices as they are stored, with the version of the part. */ PartPrices;
export type SavePartPricesApiArg = {
  id: Id;
  /** Change only this version (extension): the `ETag` of an earlier response, or `"<version>"`. Of a tag only the version counts, also of one that is marked as weak; several tags may be given; `*` means any version. */
  'If-Match'?: string;
  partPricesForm: PartPricesForm;
};
export type ListAttributesApiResponse = /** status 200 The attributes. */ Attribute[];
export type ListAttributesApiArg = {
  /** Also what is hidden from the site (extension); for admins only. */
  includeHidden?: boolean;
};
export type CreateAttributeApiResponse = /** status 201 The attribute as it is stored. */ Attribute;
export type CreateAttributeApiArg = {
  attributeForm: AttributeForm;
};
export type UpdateAttributeApiResponse = /** status 200 The attribute as it is stored. */ Attribute;
export type UpdateAttributeApiArg = {
  id: Id;
  /** Change only this version (extension): the `ETag` of an earlier response, or `"<version>"`. Of a tag only the version counts, also of one that is marked as weak; several tags may be given; `*` means any version. */
  'If-Match'?: string;
  attributeForm: AttributeForm;
};
export type DeleteAttributeApiResponse = /** status 200 It is gone. */ DeletedRecord;
export type DeleteAttributeApiArg = {
  id: Id;
  /** Change only this version (extension): the `ETag` of an earlier response, or `"<version>"`. Of a tag only the version counts, also of one that is marked as weak; several tags may be given; `*` means any version. */
  'If-Match'?: string;
};
export type RemoveAttributeValuesApiResponse =
  /** status 200 How many parts had a value, and of how many it is removed. */ BulkResult;
export type RemoveAttributeValuesApiArg = {
  id: Id;
};
export type ListAttributeProposalsApiResponse =
  /** status 200 The proposals by part and attribute. */ AttributeProposal[];
export type ListAttributeProposalsApiArg = {
  /** The category; parts below it are read too. */
  categoryId: Id;
};
export type ListAttributeValuesApiResponse =
  /** status 200 One page of parts, hidden ones as well. */ PartValuesPage;
export type ListAttributeValuesApiArg = {
  /** The category; parts below it are listed too. */
  categoryId: Id;
  /** Only parts with one of these numbers, their own or others', as `POST /spare-parts/lookup` compares them. */
  number?: string[];
  /** Number of the page, from 1. */
  page?: number;
  /** Entries of a page (extension). */
  limit?: number;
};
export type ConfirmAttributeValuesApiResponse =
  /** status 200 How many values are stored. */ StoredValues;
export type ConfirmAttributeValuesApiArg = {
  attributeValuesForm: AttributeValuesForm;
};
export type ListTranslationsApiResponse = /** status 200 The categories. */ TranslationProgress[];
export type ListTranslationsApiArg = void;
export type SaveTranslationsApiResponse = /** status 200 How many texts are stored. */ StoredValues;
export type SaveTranslationsApiArg = {
  translationsForm: TranslationsForm;
};
export type ListSynonymsApiResponse = /** status 200 One page of pairs. */ SynonymPage;
export type ListSynonymsApiArg = {
  /** Number of the page, from 1. */
  page?: number;
  /** Entries of a page (extension). */
  limit?: number;
  /** What to look for in numbers, names, categories and all other texts (extension). Case, width, accents, plurals and the writing of sizes and numbers don't matter, words that mean the same count as the same, and the best matches come first unless `sort` says otherwise. Words that no part has are corrected; where fewer than three parts have all words, those without the rarest follow. The names of other makers that no part mentions are skipped. A page says so in `corrected`, `dropped` and `makers`. */
  q?: string;
};
export type CreateSynonymApiResponse = /** status 201 The pair as it is stored. */ Synonym;
export type CreateSynonymApiArg = {
  synonymForm: SynonymForm;
};
export type UpdateSynonymApiResponse = /** status 200 The pair as it is stored. */ Synonym;
export type UpdateSynonymApiArg = {
  id: Id;
  /** Change only this version (extension): the `ETag` of an earlier response, or `"<version>"`. Of a tag only the version counts, also of one that is marked as weak; several tags may be given; `*` means any version. */
  'If-Match'?: string;
  synonymForm: SynonymForm;
};
export type DeleteSynonymApiResponse = /** status 200 It is gone. */ DeletedRecord;
export type DeleteSynonymApiArg = {
  id: Id;
  /** Change only this version (extension): the `ETag` of an earlier response, or `"<version>"`. Of a tag only the version counts, also of one that is marked as weak; several tags may be given; `*` means any version. */
  'If-Match'?: string;
};
export type ListChangesApiResponse = /** status 200 One page of changes. */ ChangePage;
export type ListChangesApiArg = {
  /** Number of the page, from 1. */
  page?: number;
  /** Entries of a page (extension). */
  limit?: number;
  /** E-mail address of who made the changes. */
  actor?: string;
  kind?: ChangeKind;
  action?: ChangeAction;
  /** Only changes of this record. */
  entityId?: Id;
  /** Only this change. */
  id?: Id;
  /** Only changes of records with this in the name that they had then, or in the Chinese one that they have now. */
  q?: string;
  /** With `zh` the Chinese names that records have now, where there are. */
  lang?: 'en' | 'zh';
  /** A day in UTC, or a time; only changes from then on. */
  from?: DayOrTime;
  /** A day in UTC, which is included, or a time; only changes before. */
  to?: DayOrTime;
};
export type UndoChangeApiResponse = /** status 200 What was undone, and what was not. */ UndoResult;
export type UndoChangeApiArg = {
  id: Id;
  /** As of `TrashRestore`. */
  withoutTakenNumbers?: boolean;
};
export type RestoreValueApiResponse =
  /** status 200 What was undone, and what was not. */ UndoResult;
export type RestoreValueApiArg = {
  id: Id;
  formerValue: FormerValue;
};
export type ListMissedSearchesApiResponse = /** status 200 One page of terms. */ MissedSearchPage;
export type ListMissedSearchesApiArg = {
  /** Number of the page, from 1. */
  page?: number;
  /** Entries of a page (extension). */
  limit?: number;
};
export type DeleteMissedSearchApiResponse =
  /** status 200 It is gone until somebody searches for it again. */ Message;
export type DeleteMissedSearchApiArg = {
  id: Id;
};
export type ListTrashApiResponse = /** status 200 One page of the trash. */ TrashPage;
export type ListTrashApiArg = {
  /** Number of the page, from 1. */
  page?: number;
  /** Entries of a page (extension). */
  limit?: number;
  /** Only parts, or only categories. */
  kind?: TrashKind;
  /** Words of the names, in either language, and of the numbers. */
  q?: string;
};
export type RestoreTrashApiResponse =
  /** status 200 What was undone, and what was not. */ UndoResult;
export type RestoreTrashApiArg = {
  trashRestore: TrashRestore;
};
export type CreateImportApiResponse = /** status 202 The import. */ Import;
export type CreateImportApiArg = {
  importForm: ImportForm;
};
export type ListImportsApiResponse = /** status 200 One page of imports. */ ImportPage;
export type ListImportsApiArg = {
  /** Number of the page, from 1. */
  page?: number;
  /** Entries of a page (extension). */
  limit?: number;
};
export type GetImportApiResponse = /** status 200 The import. */ Import;
export type GetImportApiArg = {
  id: Id;
  /** Number of the page, from 1. */
  page?: number;
  /** Entries of a page (extension). */
  limit?: number;
  /** Only rows in this state, or those that are excluded or skipped. */
  state?: ImportRowFilter;
  /** Only rows with this problem, also excluded ones where `state` is `excluded`. */
  problem?: ImportProblemCode;
  /** Only rows with this text in a cell. */
  q?: string;
};
export type UpdateImportApiResponse = /** status 200 The import. */ Import;
export type UpdateImportApiArg = {
  id: Id;
  /** Change only this version (extension): the `ETag` of an earlier response, or `"<version>"`. Of a tag only the version counts, also of one that is marked as weak; several tags may be given; `*` means any version. */
  'If-Match'?: string;
  importSettings: ImportSettings;
};
export type DeleteImportApiResponse = /** status 200 It is gone. */ Message;
export type DeleteImportApiArg = {
  id: Id;
};
export type SetImportColumnsApiResponse = /** status 202 The import. */ Import;
export type SetImportColumnsApiArg = {
  id: Id;
  /** Change only this version (extension): the `ETag` of an earlier response, or `"<version>"`. Of a tag only the version counts, also of one that is marked as weak; several tags may be given; `*` means any version. */
  'If-Match'?: string;
  importColumnsForm: ImportColumnsForm;
};
export type SetImportWordsApiResponse = /** status 202 The import. */ Import;
export type SetImportWordsApiArg = {
  id: Id;
  importWordsForm: ImportWordsForm;
};
export type EditImportRowApiResponse = /** status 200 The counts, and the row. */ EditedImportRow;
export type EditImportRowApiArg = {
  id: Id;
  importRowForm: ImportRowForm;
};
export type DecideImportProblemApiResponse = /** status 200 The import. */ Import;
export type DecideImportProblemApiArg = {
  id: Id;
  importDecisionForm: ImportDecisionForm;
};
export type CheckImportApiResponse = /** status 202 The import. */ Import;
export type CheckImportApiArg = {
  id: Id;
};
export type ApplyImportApiResponse = /** status 200 The import. */ Import;
export type ApplyImportApiArg = {
  id: Id;
};
export type ExportFaultyRowsApiResponse =
  /** status 200 The newest first; an inquiry has a row for each of its lines, of which only the first has more than the reference and the line. CSV in UTF-8 with a byte-order mark, where an apostrophe stands before what a spreadsheet would take for a formula; or a spreadsheet (XLSX) of text cells with headings in the language of `Accept-Language`. */ string;
export type ExportFaultyRowsApiArg = {
  id: Id;
  /** The file's format, `csv` for programs or `xlsx` for people. */
  format?: 'csv' | 'xlsx';
};
export type CreateQuotationListApiResponse =
  /** status 201 The list is shared. */ SharedListReceipt;
export type CreateQuotationListApiArg = {
  quotationListForm: QuotationListForm;
};
export type GetQuotationListApiResponse = /** status 200 Its lines. */ SharedList;
export type GetQuotationListApiArg = {
  token: string;
};
export type CreateInquiryApiResponse =
  /** status 201 Stored; the reference is for the sender. */ Receipt;
export type CreateInquiryApiArg = {
  /** A random text of visible ASCII characters that identifies one message. It is stored as long as the message: a request that repeats it returns the first response, and waits for it while the first request is still being processed. */
  'Idempotency-Key'?: string;
  inquiryForm: InquiryForm;
};
export type ListInquiriesApiResponse = /** status 200 One page of inquiries. */ InquiryPage;
export type ListInquiriesApiArg = {
  /** Number of the page, from 1. */
  page?: number;
  /** Entries of a page (extension). */
  limit?: number;
  /** Only entries of this state. What is held for review is listed under `spam` alone. */
  status?: 'open' | 'answered' | 'spam';
  /** Only inquiries in this state. */
  state?: InquiryState;
  /** Only inquiries of the admin with this id, or `none` for those of nobody. */
  assignee?: string;
  /** Only inquiries from this country, an ISO 3166 code of two capitals. */
  country?: string;
  /** Only inquiries whose buyers wait for an answer, or only the others. */
  waiting?: boolean;
  /** Only inquiries whose newest quotation was accepted; or, where they are neither won nor lost and the buyer has not responded to it, expires within a week or has expired. */
  quotation?: 'expiring' | 'expired' | 'accepted';
  /** Only inquiries with all of these words, or parts of words, in the reference, the sender, the text or a line. Case, width and accents don't matter. */
  q?: string;
  /** Order; a minus sign turns it round. Without it the newest comes first. */
  sort?:
    | 'createdAt'
    | '-createdAt'
    | 'company'
    | '-company'
    | 'country'
    | '-country'
    | 'lineCount'
    | '-lineCount'
    | 'state'
    | '-state'
    | 'waitingSince'
    | '-waitingSince';
};
export type ExportInquiriesApiResponse =
  /** status 200 The newest first; an inquiry has a row for each of its lines, of which only the first has more than the reference and the line. CSV in UTF-8 with a byte-order mark, where an apostrophe stands before what a spreadsheet would take for a formula; or a spreadsheet (XLSX) of text cells with headings in the language of `Accept-Language`. */ string;
export type ExportInquiriesApiArg = {
  /** The file's format, `csv` for programs or `xlsx` for people. */
  format?: 'csv' | 'xlsx';
};
export type GetInquiryApiResponse =
  /** status 200 The inquiry with its lines, files, history and earlier inquiries. */ Inquiry;
export type GetInquiryApiArg = {
  id: Id;
};
export type UpdateInquiryApiResponse = /** status 200 The inquiry as it is stored. */ Inquiry;
export type UpdateInquiryApiArg = {
  id: Id;
  /** Change only this version (extension): the `ETag` of an earlier response, or `"<version>"`. Of a tag only the version counts, also of one that is marked as weak; several tags may be given; `*` means any version. */
  'If-Match'?: string;
  inquiryChanges: InquiryChanges;
};
export type DeleteInquiryApiResponse = /** status 200 It is gone. */ Message;
export type DeleteInquiryApiArg = {
  id: Id;
  /** Change only this version (extension): the `ETag` of an earlier response, or `"<version>"`. Of a tag only the version counts, also of one that is marked as weak; several tags may be given; `*` means any version. */
  'If-Match'?: string;
};
export type AddInquiryNoteApiResponse = /** status 201 The note as it is stored. */ InquiryEvent;
export type AddInquiryNoteApiArg = {
  id: Id;
  inquiryNote: InquiryNote;
};
export type AnswerInquiryApiResponse = /** status 201 The answer. */ InquiryEvent;
export type AnswerInquiryApiArg = {
  id: Id;
  /** A random text of visible ASCII characters that identifies one message. It is stored as long as the message: a request that repeats it returns the first response, and waits for it while the first request is still being processed. */
  'Idempotency-Key'?: string;
  /** Change only this version (extension): the `ETag` of an earlier response, or `"<version>"`. Of a tag only the version counts, also of one that is marked as weak; several tags may be given; `*` means any version. */
  'If-Match'?: string;
  answerForm: AnswerForm;
};
export type AddBuyerReplyApiResponse = /** status 201 The reply. */ InquiryEvent;
export type AddBuyerReplyApiArg = {
  id: Id;
  replyForm: ReplyForm;
};
export type ProposePricesApiResponse =
  /** status 200 The proposals of each line, in the order of the request. */ PriceProposal[][];
export type ProposePricesApiArg = {
  id: Id;
  body: {
    /** Prices in it come first. */
    currency: Currency;
    lines: {
      partId?: string;
      text: string;
      partNumber?: string;
      quantity?: number;
    }[];
  };
};
export type GetInquiryFileApiResponse =
  /** status 200 The file, as an attachment that no cache stores. */ string;
export type GetInquiryFileApiArg = {
  id: Id;
  /** The `_id` of the file. */
  file: Id;
};
export type SendInquiryMailApiResponse =
  /** status 200 The inquiry; its mail is due again. */ Inquiry;
export type SendInquiryMailApiArg = {
  id: Id;
};
export type GetQuotationDraftApiResponse =
  /** status 200 The draft, with its version. */ QuotationDraft;
export type GetQuotationDraftApiArg = {
  id: Id;
};
export type SaveQuotationDraftApiResponse =
  /** status 200 The draft, with its version. */ QuotationDraft;
export type SaveQuotationDraftApiArg = {
  id: Id;
  /** Change only this version (extension): the `ETag` of an earlier response, or `"<version>"`. Of a tag only the version counts, also of one that is marked as weak; several tags may be given; `*` means any version. */
  'If-Match'?: string;
  quotationContent: QuotationContent;
};
export type IssueQuotationApiResponse =
  /** status 201 The quotation. `Location` is its PDF. */ Quotation;
export type IssueQuotationApiArg = {
  id: Id;
  /** A random text of visible ASCII characters that identifies one message. It is stored as long as the message: a request that repeats it returns the first response, and waits for it while the first request is still being processed. */
  'Idempotency-Key'?: string;
  /** Change only this version (extension): the `ETag` of an earlier response, or `"<version>"`. Of a tag only the version counts, also of one that is marked as weak; several tags may be given; `*` means any version. */
  'If-Match'?: string;
  body: {
    /** Whether the buyer gets it by e-mail. */
    send: boolean;
  };
};
export type PreviewQuotationApiResponse =
  /** status 200 The quotation, with letterhead, in its own language. */ Blob;
export type PreviewQuotationApiArg = {
  id: Id;
  quotationContent: QuotationContent;
};
export type WithdrawQuotationApiResponse = /** status 200 The quotation. */ Quotation;
export type WithdrawQuotationApiArg = {
  id: Id;
  number: string;
};
export type GetQuotationApiResponse = /** status 200 The quotation. */ Quotation;
export type GetQuotationApiArg = {
  number: string;
};
export type GetQuotationPdfApiResponse =
  /** status 200 The quotation, with letterhead, in its own language. */ Blob;
export type GetQuotationPdfApiArg = {
  id: Id;
  number: string;
};
export type GetBuyerInquiryApiResponse =
  /** status 200 The inquiry with its lines and issued quotations, the newest first. */ BuyerInquiry;
export type GetBuyerInquiryApiArg = {
  token: string;
};
export type RequestBuyerLinksApiResponse =
  /** status 202 The links are on their way if there are any. */ Message;
export type RequestBuyerLinksApiArg = {
  buyerLinkForm: BuyerLinkForm;
};
export type RespondToCompanyApiResponse = /** status 201 What is stored. */ BuyerResponse;
export type RespondToCompanyApiArg = {
  token: string;
  /** A random text of visible ASCII characters that identifies one message. It is stored as long as the message: a request that repeats it returns the first response, and waits for it while the first request is still being processed. */
  'Idempotency-Key'?: string;
  buyerResponseForm: BuyerResponseForm;
};
export type ListTextTemplatesApiResponse = /** status 200 All of them. */ TextTemplate[];
export type ListTextTemplatesApiArg = void;
export type CreateTextTemplateApiResponse =
  /** status 201 The text as it is stored. */ TextTemplate;
export type CreateTextTemplateApiArg = {
  textTemplateForm: TextTemplateForm;
};
export type UpdateTextTemplateApiResponse =
  /** status 200 The text as it is stored. */ TextTemplate;
export type UpdateTextTemplateApiArg = {
  id: Id;
  /** Change only this version (extension): the `ETag` of an earlier response, or `"<version>"`. Of a tag only the version counts, also of one that is marked as weak; several tags may be given; `*` means any version. */
  'If-Match'?: string;
  textTemplateForm: TextTemplateForm;
};
export type DeleteTextTemplateApiResponse = /** status 200 It is gone. */ DeletedRecord;
export type DeleteTextTemplateApiArg = {
  id: Id;
  /** Change only this version (extension): the `ETag` of an earlier response, or `"<version>"`. Of a tag only the version counts, also of one that is marked as weak; several tags may be given; `*` means any version. */
  'If-Match'?: string;
};
export type CreateApplicationApiResponse =
  /** status 201 Stored; the reference is for the sender. */ Receipt;
export type CreateApplicationApiArg = {
  /** A random text of visible ASCII characters that identifies one message. It is stored as long as the message: a request that repeats it returns the first response, and waits for it while the first request is still being processed. */
  'Idempotency-Key'?: string;
  applicationForm: ApplicationForm;
};
export type ListApplicationsApiResponse =
  /** status 200 One page of applications. */ ApplicationPage;
export type ListApplicationsApiArg = {
  /** Number of the page, from 1. */
  page?: number;
  /** Entries of a page (extension). */
  limit?: number;
  /** Only entries of this state. What is held for review is listed under `spam` alone. */
  status?: 'open' | 'answered' | 'spam';
};
export type ExportApplicationsApiResponse =
  /** status 200 The newest first; an inquiry has a row for each of its lines, of which only the first has more than the reference and the line. CSV in UTF-8 with a byte-order mark, where an apostrophe stands before what a spreadsheet would take for a formula; or a spreadsheet (XLSX) of text cells with headings in the language of `Accept-Language`. */ string;
export type ExportApplicationsApiArg = {
  /** The file's format, `csv` for programs or `xlsx` for people. */
  format?: 'csv' | 'xlsx';
};
export type GetApplicationApiResponse = /** status 200 The application. */ Application;
export type GetApplicationApiArg = {
  id: Id;
};
export type UpdateApplicationApiResponse =
  /** status 200 The application as it is stored. */ Application;
export type UpdateApplicationApiArg = {
  id: Id;
  messageMarks: MessageMarks;
};
export type DeleteApplicationApiResponse = /** status 200 It is gone. */ Message;
export type DeleteApplicationApiArg = {
  id: Id;
};
export type GetApplicationFileApiResponse =
  /** status 200 The file, as an attachment that no cache stores. */ string;
export type GetApplicationFileApiArg = {
  id: Id;
  /** The `_id` of the file. */
  file: Id;
};
export type SendApplicationMailApiResponse =
  /** status 200 The application; its mail is due again. */ Application;
export type SendApplicationMailApiArg = {
  id: Id;
};
export type GetMessageStatusApiResponse =
  /** status 200 Counts of today (UTC) and of mails. */ MessageStatus;
export type GetMessageStatusApiArg = void;
export type FindPersonMessagesApiResponse = /** status 200 What would be erased. */ PersonMessages;
export type FindPersonMessagesApiArg = {
  person: Person;
};
export type ErasePersonApiResponse = /** status 200 What has been erased. */ ErasedMessages;
export type ErasePersonApiArg = {
  person: Person;
};
export type GetSystemStatusApiResponse =
  /** status 200 Mail, disk, backup and demo catalogue. */ SystemStatus;
export type GetSystemStatusApiArg = void;
export type Id = string;
export type CurrentUser = {
  _id?: Id;
  emailId?: string;
  /** That buyers read (extension); absent where none is given. */
  name?: string;
  role: 'admin' | 'user';
  /** The password was made by the backend: until it is changed every guarded call but this one, `changePassword` and `logOut` gets 403 (extension). Absent otherwise. */
  mustChangePassword?: boolean;
  /** Seconds until the session ends when it is not used meanwhile (extension). */
  idleSeconds?: number;
};
export type ErrorCode =
  | 'account_changed'
  | 'account_exists'
  | 'account_not_found'
  | 'admin_required'
  | 'application_not_found'
  | 'archive_path_invalid'
  | 'archive_too_large'
  | 'assignee_unknown'
  | 'attachment_type_unsupported'
  | 'attribute_empty'
  | 'attribute_exists'
  | 'attribute_in_use'
  | 'attribute_key_fixed'
  | 'attribute_kind_fixed'
  | 'attribute_not_found'
  | 'attribute_not_in_category'
  | 'attribute_number_too_large'
  | 'attribute_repeated'
  | 'attribute_takes_number'
  | 'attribute_takes_text'
  | 'attribute_too_long'
  | 'attribute_unit_fixed'
  | 'attribute_unknown'
  | 'attribute_value_changed'
  | 'attribute_value_invalid'
  | 'body_too_large'
  | 'buyer_responded'
  | 'buyer_without_email'
  | 'catalogue_changed'
  | 'category_below_itself'
  | 'category_merged_below'
  | 'category_not_found'
  | 'category_order_changed'
  | 'category_too_deep'
  | 'category_unknown'
  | 'change_empty'
  | 'change_not_found'
  | 'change_not_undoable'
  | 'change_too_large'
  | 'change_undone'
  | 'character_not_allowed'
  | 'commit_uncertain'
  | 'contact_missing'
  | 'content_length_wrong'
  | 'cost_without_currency'
  | 'current_password_wrong'
  | 'daily_limit_reached'
  | 'database_busy'
  | 'database_full'
  | 'database_read_only'
  | 'database_unavailable'
  | 'disk_full'
  | 'document_list_incomplete'
  | 'document_list_invalid'
  | 'document_not_found'
  | 'documents_rejected'
  | 'email_invalid'
  | 'field_invalid'
  | 'field_missing'
  | 'field_repeated'
  | 'field_too_large'
  | 'field_too_long'
  | 'field_too_many'
  | 'field_too_small'
  | 'field_type_wrong'
  | 'field_unknown'
  | 'field_value_unknown'
  | 'file_name_invalid'
  | 'file_not_found'
  | 'file_too_large'
  | 'filter_not_number'
  | 'filter_takes_values'
  | 'filter_too_many_values'
  | 'filter_unit_fixed'
  | 'filter_unit_invalid'
  | 'filter_unknown'
  | 'filter_value_not_number'
  | 'filter_value_too_long'
  | 'filter_without_unit'
  | 'foreign_origin'
  | 'form_invalid'
  | 'form_too_large'
  | 'form_too_many_fields'
  | 'headers_too_large'
  | 'hs_code_invalid'
  | 'idempotency_key_invalid'
  | 'idempotency_key_reused'
  | 'if_match_invalid'
  | 'image_broken'
  | 'image_not_found'
  | 'image_order_incomplete'
  | 'image_order_invalid'
  | 'image_timeout'
  | 'image_too_many_pixels'
  | 'image_type_unsupported'
  | 'images_rejected'
  | 'images_unavailable'
  | 'import_archive_broken'
  | 'import_empty'
  | 'import_encoding_broken'
  | 'import_field_repeated'
  | 'import_file_broken'
  | 'import_file_links'
  | 'import_file_macros'
  | 'import_file_old'
  | 'import_file_protected'
  | 'import_file_too_complex'
  | 'import_file_too_elaborate'
  | 'import_file_type'
  | 'import_interrupted'
  | 'import_key_missing'
  | 'import_not_found'
  | 'import_quote_open'
  | 'import_row_changed'
  | 'import_state_wrong'
  | 'import_text_too_large'
  | 'import_too_many_columns'
  | 'import_too_many_rows'
  | 'imports_too_many'
  | 'inquiry_held'
  | 'inquiry_not_found'
  | 'inquiry_under_review'
  | 'internal_error'
  | 'invalid_request'
  | 'invitation_expired'
  | 'invitation_not_found'
  | 'json_invalid'
  | 'last_admin'
  | 'line_empty'
  | 'line_quantity_invalid'
  | 'line_unknown'
  | 'list_expired'
  | 'list_not_found'
  | 'lists_overloaded'
  | 'login_failed'
  | 'login_overloaded'
  | 'mail_disabled'
  | 'media_type_unsupported'
  | 'method_not_allowed'
  | 'missed_search_not_found'
  | 'name_missing'
  | 'not_in_trash'
  | 'not_ready'
  | 'number_invalid'
  | 'number_repeated'
  | 'number_taken'
  | 'overloaded'
  | 'parent_category_unknown'
  | 'password_change_required'
  | 'password_changed_meanwhile'
  | 'password_guessable'
  | 'password_link_expired'
  | 'password_links_overloaded'
  | 'password_of_known_words'
  | 'password_too_long'
  | 'password_too_short'
  | 'password_unchanged'
  | 'pdf_incomplete'
  | 'pdf_needed'
  | 'phone_invalid'
  | 'price_not_positive'
  | 'price_repeated'
  | 'question_empty'
  | 'quotation_accepted'
  | 'quotation_expired'
  | 'quotation_line_empty'
  | 'quotation_not_found'
  | 'quotation_replaced'
  | 'quotation_withdrawn'
  | 'quotation_without_price'
  | 'range_unsatisfiable'
  | 'reference_kind_unknown'
  | 'reference_repeated'
  | 'references_invalid'
  | 'replacement_empties_name'
  | 'replacement_too_long'
  | 'request_aborted'
  | 'request_timeout'
  | 'selection_changed'
  | 'session_not_found'
  | 'spare_part_not_found'
  | 'spare_part_unknown'
  | 'supplier_repeated'
  | 'synonym_empty'
  | 'synonym_exists'
  | 'synonym_not_found'
  | 'synonym_of_itself'
  | 'synonym_too_long'
  | 'template_empty'
  | 'template_not_found'
  | 'too_many_attributes'
  | 'too_many_documents'
  | 'too_many_files'
  | 'too_many_filters'
  | 'too_many_images'
  | 'too_many_invitations'
  | 'too_many_parts'
  | 'too_many_references'
  | 'too_many_requests'
  | 'too_many_responses'
  | 'too_many_synonyms'
  | 'translation_changed'
  | 'unauthenticated'
  | 'unit_not_allowed'
  | 'url_invalid'
  | 'url_unknown'
  | 'validity_invalid'
  | 'validity_past'
  | 'validity_reversed'
  | 'version_conflict';
export type ErrorParams = {
  [key: string]: string | number;
};
export type Error = {
  /** One clear message in English. */
  error: string;
  code: ErrorCode;
  params?: ErrorParams;
  /** JSON pointer (RFC 6901) to the value that is wrong, in the request's body or in the draft to be issued. */
  pointer?: string;
};
export type OwnAccountForm = {
  /** That buyers read. */
  name: string;
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
export type OwnSession = {
  _id: Id;
  createdAt: string;
  /** Right to a minute or so. */
  lastUsedAt: string;
  /** Such as `Firefox`; absent when unknown. */
  browser?: string;
  /** Such as `Windows`; absent when unknown. */
  system?: string;
  /** IP address of the login; absent when unknown. */
  address?: string;
  /** The session of this call. */
  current: boolean;
};
export type EndedSessions = {
  ended: number;
};
export type Role = 'admin' | 'user';
export type Account = {
  _id: Id;
  emailId: string;
  /** That buyers read; absent where none is given. */
  name?: string;
  role: Role;
  createdAt: string;
  /** Absent before the first login. */
  lastLoginAt?: string;
};
export type RoleForm = {
  role: Role;
  currentPassword: string;
};
export type Invitation = {
  _id: Id;
  emailId: string;
  role: Role;
  createdAt: string;
  expiresAt: string;
};
export type NewInvitation = {
  _id: Id;
  emailId: string;
  role: Role;
  createdAt: string;
  expiresAt: string;
  /** 256 random bits. */
  token: string;
};
export type InvitationForm = {
  emailId: string;
  role: Role;
  currentPassword: string;
};
export type AcceptedInvitation = {
  emailId: string;
};
export type Acceptance = {
  token: string;
  password: string;
};
export type PasswordResetOptions = {
  /** A mail server is configured. */
  mailEnabled: boolean;
};
export type PasswordLinkForm = {
  emailId: string;
  /** Of the mail. */
  language?: 'en' | 'zh';
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
  /** With `lang=all` (extension). */
  nameZh?: string;
  descriptionZh?: string;
  /** With `lang=zh`, the fields that are English for want of a Chinese text (extension). */
  inEnglish?: string[];
  /** With `lang=all`, the fields whose English text has changed since it was translated (extension). */
  outdated?: string[];
  parentId?: Id;
  /** File name below the uploads path. */
  image?: string;
  imageSizes?: ImageSizes;
  /** Parts filed directly in this category that are not hidden (extension). */
  partCount?: number;
  version?: Version;
  children?: Category[];
};
export type RejectedFile = {
  /** Its position among the files of its field. */
  index: number;
  error: string;
  code: ErrorCode;
  params?: ErrorParams;
};
export type FormRejected = {
  error: string;
  code: ErrorCode;
  params?: ErrorParams;
  /** JSON pointer to the field that is wrong. */
  pointer?: string;
  /** Every image that was rejected, if that is the reason. */
  images?: RejectedFile[];
  /** Likewise of documents. */
  documents?: RejectedFile[];
};
export type CategoryForm = {
  name: string;
  description?: string;
  /** Chinese name (extension); a category that is updated without it keeps the one that it has. */
  nameZh?: string;
  /** Likewise (extension). */
  descriptionZh?: string;
  /** Chinese texts that still fit although the English text has changed (extension). */
  reviewedZh?: ('name' | 'description')[];
  parentId?: Id;
  /** JPEG, PNG, WebP, AVIF or GIF; at most 10 MiB and 50 megapixels. */
  image?: Blob;
};
export type DeletedCategory = {
  deletedCategories: number;
  unfiledSpareParts: number;
  change?: Id;
};
export type Arranged = {
  /** The id of the change, by which it can be undone; missing where nothing has changed. */
  change?: string;
};
export type CategoryPlace = {
  /** Null for the top level. */
  parentId: string | null;
  /** The sibling that follows, null for none. Without it the category is where its name is among the siblings that are not arranged. */
  before?: string | null;
};
export type CategoryParent = {
  /** Null for the top level. */
  parentId: string | null;
};
export type MergedCategory = {
  /** Direct subcategories. */
  movedCategories: number;
  movedSpareParts: number;
  change?: Id;
};
export type CategoryMerge = {
  into: Id;
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
  /** The Chinese text of `choice`; missing where there is none. */
  choiceZh?: string;
};
export type PartTextField =
  | 'name'
  | 'partNumber'
  | 'brand'
  | 'partType'
  | 'material'
  | 'dimensions'
  | 'installSize'
  | 'faceplateSize'
  | 'weight'
  | 'application'
  | 'warrantyTime'
  | 'certificates'
  | 'moq'
  | 'leadTime'
  | 'shippingTerms'
  | 'paymentTerms'
  | 'paymentCurrency'
  | 'packing'
  | 'hsCode'
  | 'countryOfOrigin'
  | 'netWeight'
  | 'grossWeight'
  | 'description'
  | 'nameZh'
  | 'partTypeZh'
  | 'materialZh'
  | 'dimensionsZh'
  | 'installSizeZh'
  | 'faceplateSizeZh'
  | 'weightZh'
  | 'applicationZh'
  | 'warrantyTimeZh'
  | 'certificatesZh'
  | 'moqZh'
  | 'leadTimeZh'
  | 'shippingTermsZh'
  | 'paymentTermsZh'
  | 'paymentCurrencyZh'
  | 'packingZh'
  | 'countryOfOriginZh'
  | 'descriptionZh';
export type PartMatch = {
  reference?: PartReference;
  attribute?: PartAttribute;
  field?: PartTextField;
};
export type CategoryReference = {
  _id: Id;
  name: string;
  /** As of the category (extension). */
  inEnglish?: string[];
};
export type DocumentKind = 'datasheet' | 'drawing' | 'certificate' | 'other';
export type PartDocument = {
  /** Its name in `GET /documents/{file}`. */
  file: string;
  title: string;
  kind: DocumentKind;
  /** Bytes. */
  size: number;
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
  /** Lead time (extension). */
  leadTime?: string;
  shippingTerms?: string;
  paymentTerms?: string;
  paymentCurrency?: string;
  packing?: string;
  /** Customs tariff number (extension). */
  hsCode?: string;
  /** Country of origin (extension). */
  countryOfOrigin?: string;
  /** Net weight (extension). */
  netWeight?: string;
  /** Gross weight (extension). */
  grossWeight?: string;
  description?: string;
  /** With `lang=all` (extension). */
  nameZh?: string;
  partTypeZh?: string;
  materialZh?: string;
  dimensionsZh?: string;
  installSizeZh?: string;
  faceplateSizeZh?: string;
  weightZh?: string;
  applicationZh?: string;
  warrantyTimeZh?: string;
  certificatesZh?: string;
  moqZh?: string;
  leadTimeZh?: string;
  shippingTermsZh?: string;
  paymentTermsZh?: string;
  paymentCurrencyZh?: string;
  packingZh?: string;
  countryOfOriginZh?: string;
  descriptionZh?: string;
  /** With `lang=zh`, the fields that are English for want of a Chinese text (extension). */
  inEnglish?: string[];
  /** With `lang=all`, the fields whose English text has changed since it was translated (extension). */
  outdated?: string[];
  /** True of a draft, which is hidden from the site (extension). */
  hidden?: boolean;
  /** Other numbers of the part (extension). */
  references?: PartReference[];
  /** Its attributes (extension); in lists they are missing. */
  attributes?: PartAttribute[];
  /** In a page of a search, what it has found the part by where name, number, brand, type and category do not show it (extension). */
  matches?: PartMatch[];
  categoryId?: CategoryReference;
  /** File name of the main image. */
  image?: string;
  /** File names below the uploads path, in order. */
  images?: string[];
  imageSizes?: ImageSizes;
  /** PDF documents in order (extension); missing where there is none, and in lists. */
  documents?: PartDocument[];
  createdAt?: string;
  updatedAt?: string;
  version?: Version;
};
export type Correction = {
  from: string;
  to: string;
};
export type FacetValue = {
  /** As in the filter's parameter. */
  value: string;
  /** With `lang=zh`, the value in Chinese, if it has one. */
  label?: string;
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
    /** As of the category. */
    inEnglish?: string[];
    count: number;
  }[];
  brands: FacetValue[];
  withImage: number;
  inStock?: number;
  attributes: AttributeFacet[];
};
export type SparePartPage = {
  data: SparePart[];
  total: number;
  page: number;
  limit: number;
  /** Stands for the parts of all pages, in any order, so that a change of all of them can name them (extension). Only with `includeHidden`, and of at most 5,000 parts. */
  selection?: string;
  /** Words of `q` that were searched otherwise (extension). */
  corrected?: Correction[];
  /** Words of `q` that not all of the parts have (extension). */
  dropped?: string[];
  /** Makers in `q` that no part mentions; they were skipped (extension). */
  makers?: string[];
  facets?: PartFacets;
};
export type PartName = {
  _id: Id;
  name: string;
};
export type NumberTaken = {
  error: string;
  code: ErrorCode;
  params?: ErrorParams;
  holder: PartName;
  /** The part that would get it, where it is restored. */
  part?: PartName;
};
export type ListedDocument = {
  /** The file name of a document that the part has already, or `new:0`, `new:1` … for the files sent along as `documents`. */
  file: string;
  title: string;
  kind: DocumentKind;
};
export type SparePartForm = {
  name: string;
  partNumber?: string;
  brand?: string;
  categoryId?: Id;
  partType?: string;
  material?: string;
  dimensions?: string;
  installSize?: string;
  faceplateSize?: string;
  weight?: string;
  application?: string;
  warrantyTime?: string;
  certificates?: string;
  moq?: string;
  leadTime?: string;
  shippingTerms?: string;
  paymentTerms?: string;
  paymentCurrency?: string;
  packing?: string;
  /** Customs tariff number of 4 to 12 digits (extension). */
  hsCode?: string;
  countryOfOrigin?: string;
  netWeight?: string;
  grossWeight?: string;
  description?: string;
  /** Chinese name (extension); a part that is updated without it keeps the one that it has, likewise its other Chinese texts. */
  nameZh?: string;
  partTypeZh?: string;
  materialZh?: string;
  dimensionsZh?: string;
  installSizeZh?: string;
  faceplateSizeZh?: string;
  weightZh?: string;
  applicationZh?: string;
  warrantyTimeZh?: string;
  certificatesZh?: string;
  moqZh?: string;
  leadTimeZh?: string;
  shippingTermsZh?: string;
  paymentTermsZh?: string;
  paymentCurrencyZh?: string;
  packingZh?: string;
  countryOfOriginZh?: string;
  descriptionZh?: string;
  /** Fields whose Chinese text still fits although the English one has changed (extension). */
  reviewedZh?: (
    | 'name'
    | 'partType'
    | 'material'
    | 'dimensions'
    | 'installSize'
    | 'faceplateSize'
    | 'weight'
    | 'application'
    | 'warrantyTime'
    | 'certificates'
    | 'moq'
    | 'leadTime'
    | 'shippingTerms'
    | 'paymentTerms'
    | 'paymentCurrency'
    | 'packing'
    | 'countryOfOrigin'
    | 'description'
  )[];
  /** Hidden from the site, a draft (extension). By default a new part is published; one that is updated without this field stays as it is. */
  hidden?: boolean;
  /** Other numbers (extension), each a `PartReference` as JSON. One empty entry means none; a part that is updated without this field keeps those that it has. */
  references?: string[];
  /** Attributes (extension), each an `AttributeValue` as JSON. One empty entry means none; a part that is updated without this field keeps those that it has. */
  attributes?: string[];
  /** JPEG, PNG, WebP, AVIF or GIF; at most 10 MiB and 50 megapixels each. */
  images?: Blob[];
  /** PDF files (extension); at most 20 MiB each. */
  documents?: Blob[];
  /** All documents that the part has afterwards, in order, as one JSON text (extension). Without it those that the part has stay, and new ones come after them. */
  documentList?: ListedDocument[];
};
export type BulkResult = {
  /** Parts that were selected. */
  matched: number;
  /** Those of them that differ now. */
  changed: number;
  /** The change in the history, by which it can be undone; missing where nothing has changed. */
  change?: Id;
  /** Of duplicates. */
  ids?: Id[];
  /** Of a dry run. */
  samples?: {
    _id: Id;
    name: string;
    field: string;
    before: string;
    after: string;
  }[];
};
export type SelectionChanged = {
  error: string;
  code: ErrorCode;
  params?: ErrorParams;
  selection?: string;
};
export type PartsFilter = {
  q?: string;
  verbatim?: boolean;
  categoryId?: Id;
  deep?: boolean;
  brand?: string[];
  withImage?: boolean;
  inStock?: boolean;
  hidden?: boolean;
  missing?: ('image' | 'category' | 'partNumber' | 'translation')[];
  outdated?: boolean;
};
export type PartsSelection = {
  ids?: Id[];
  filter?: PartsFilter;
  selection?: string;
  /** Parts that are selected, of `ids` those that are still there. */
  expectedCount?: number;
};
export type PartChanges = {
  name?: string;
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
  moq?: string;
  leadTime?: string;
  shippingTerms?: string;
  paymentTerms?: string;
  paymentCurrency?: string;
  packing?: string;
  /** Customs tariff number of 4 to 12 digits (extension). */
  hsCode?: string;
  countryOfOrigin?: string;
  netWeight?: string;
  grossWeight?: string;
  description?: string;
  nameZh?: string;
  partTypeZh?: string;
  materialZh?: string;
  dimensionsZh?: string;
  installSizeZh?: string;
  faceplateSizeZh?: string;
  weightZh?: string;
  applicationZh?: string;
  warrantyTimeZh?: string;
  certificatesZh?: string;
  moqZh?: string;
  leadTimeZh?: string;
  shippingTermsZh?: string;
  paymentTermsZh?: string;
  paymentCurrencyZh?: string;
  packingZh?: string;
  countryOfOriginZh?: string;
  descriptionZh?: string;
  /** Null for no category. */
  categoryId?: string | null;
  hidden?: boolean;
};
export type PartsEdit = PartsSelection & {
  set?: PartChanges;
  /** Replaces each occurrence of a text. Case matters, and no character is a pattern. */
  replace?: {
    field: PartTextField;
    find: string;
    replaceWith: string;
  };
  /** Nothing is changed; the result has samples of what would be. */
  dryRun?: boolean;
};
export type PartsAction = PartsSelection & {
  action: 'delete' | 'duplicate' | 'move';
  /** Where parts are moved to; null for no category. */
  categoryId?: string | null;
};
export type PartsExport = {
  format?: 'csv' | 'xlsx';
  ids: Id[];
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
export type MatchedLine = {
  /** As it was sent. */
  line: string;
  /** How the parts were found; missing where there is none. */
  by?: 'number' | 'similarNumber' | 'search';
  /** How sure it is that the first part is meant; missing where there is none. 1 for a number that one part has; less where words of the line are missing or other parts fit as well. */
  confidence?: number;
  /** The best first. */
  parts: SparePart[];
};
export type MatchedLines = {
  results: MatchedLine[];
};
export type MatchForm = {
  lines: string[];
};
export type SparePartUpdateForm = SparePartForm & {
  /** All images that the part has afterwards, in order: a file name that the part has already, or `new:0`, `new:1` … for the files sent along as `images`. One empty entry means no image. */
  imageOrder?: string[];
};
export type DeletedRecord = {
  message: string;
  /** The change in the history, by which it can be undone. */
  change?: Id;
};
export type RelatedParts = {
  /** Parts that name its number as one that they replace. */
  replacedBy: SparePart[];
  /** Parts whose numbers it names as replaced. */
  replaces: SparePart[];
  /** Other parts of its category; of either more than half of the attribute values are equal. Those with the most come first. */
  alternatives: SparePart[];
};
export type ListPrice = {
  currency: string;
  minQuantity: number;
  /** With the digits of the currency at least. */
  price: string;
  from?: string;
  until?: string;
};
export type PartSupplier = {
  supplier: string;
  number?: string;
  cost?: string;
  currency?: string;
};
export type PartPrices = {
  /** Of the part. */
  version: number;
  /** By currency and minimum quantity. */
  prices: ListPrice[];
  /** By name. */
  suppliers: PartSupplier[];
};
export type Currency = 'USD' | 'EUR' | 'CNY' | 'GBP' | 'AED' | 'HKD' | 'JPY';
export type ListPriceForm = {
  currency: Currency;
  /** From so many pieces on the price holds. */
  minQuantity: number;
  /** Decimal number above 0. */
  price: string;
  /** The first day on which it holds. */
  from?: string;
  /** The last one, not before the first. */
  until?: string;
};
export type PartSupplierForm = {
  supplier: string;
  /** The supplier's own number of the part. */
  number?: string;
  /** Decimal number above 0. */
  cost?: string;
  currency?: Currency;
};
export type PartPricesForm = {
  /** One for each currency and minimum quantity. */
  prices: ListPriceForm[];
  /** Each once. */
  suppliers: PartSupplierForm[];
};
export type AttributeChoice = {
  value: string;
  valueZh?: string;
};
export type Attribute = {
  _id: Id;
  key: string;
  labelEn: string;
  labelZh: string;
  kind: AttributeKind;
  unit?: string;
  /** Parts of these categories' branches have it; absent, all parts. A category that has been removed has no name. */
  categoryIds?: CategoryReference[];
  /** Those that parts have, the most frequent 200. */
  choices?: AttributeChoice[];
  /** Parts with a value. */
  valueCount?: number;
  version?: Version;
};
export type AttributeForm = {
  key: string;
  labelEn: string;
  labelZh: string;
  kind: AttributeKind;
  unit?: string;
  categoryIds?: Id[];
  choices?: AttributeChoice[];
};
export type AttributeProposal = {
  partId: Id;
  partName: string;
  key: string;
  number?: number;
  choice?: string;
  /** The text that holds it. */
  found: string;
};
export type AttributeValue = {
  key: string;
  number?: number;
  choice?: string;
};
export type PartValues = {
  _id: Id;
  name: string;
  nameZh?: string;
  partNumber?: string;
  categoryId: Id;
  hidden?: boolean;
  values: AttributeValue[];
  /** Of the numbers in the request those that the part has. */
  matched?: string[];
};
export type PartValuesPage = {
  data: PartValues[];
  /** Keys of the attributes that parts of the branch have values of. */
  used?: string[];
  total: number;
  page: number;
  limit: number;
};
export type StoredValues = {
  stored: number;
  /** The change in the history, if there is one. */
  change?: Id;
};
export type ValueConflict = {
  partId: Id;
  key: string;
  /** What the part has now; missing where it has none. */
  value?: string;
  /** E-mail address of the account that changed it last. */
  changedBy?: string;
};
export type ValuesChanged = {
  error: string;
  code: ErrorCode;
  params?: ErrorParams;
  conflicts: ValueConflict[];
};
export type AttributeValuesForm = {
  values: {
    partId: Id;
    key: string;
    number?: number | null;
    choice?: string | null;
    /** The value that was edited, a number as JavaScript writes it; `null`: there was none. Without it the value is stored whatever the part has. */
    before?: string | null;
  }[];
};
export type TranslationProgress = {
  _id?: Id;
  name?: string;
  /** Fields of the category without a Chinese text. */
  missingTexts: string[];
  /** Fields of the category whose English text has changed since it was translated. */
  outdatedTexts: string[];
  parts: number;
  /** Parts with a text that is not translated. */
  missing: number;
  /** Parts with an outdated translation. */
  outdated: number;
};
export type ChineseTexts = {
  nameZh?: string;
  partTypeZh?: string;
  materialZh?: string;
  dimensionsZh?: string;
  installSizeZh?: string;
  faceplateSizeZh?: string;
  weightZh?: string;
  applicationZh?: string;
  warrantyTimeZh?: string;
  certificatesZh?: string;
  moqZh?: string;
  leadTimeZh?: string;
  shippingTermsZh?: string;
  paymentTermsZh?: string;
  paymentCurrencyZh?: string;
  packingZh?: string;
  countryOfOriginZh?: string;
  descriptionZh?: string;
};
export type TranslationsForm = {
  parts: {
    partId: Id;
    texts: ChineseTexts;
    /** The texts that were edited; an empty one was missing. One without it is stored whatever the part has. */
    before?: ChineseTexts;
  }[];
};
export type Synonym = {
  _id: Id;
  term: string;
  meaning: string;
  version?: Version;
};
export type SynonymPage = {
  data: Synonym[];
  total: number;
  page: number;
  limit: number;
};
export type SynonymForm = {
  term: string;
  meaning: string;
};
export type ChangeKind =
  'part' | 'category' | 'attribute' | 'inquiry' | 'account' | 'template' | 'synonym';
export type ChangeAction =
  'created' | 'edited' | 'deleted' | 'restored' | 'merged' | 'imported' | 'undone';
export type ChangeItem = {
  entityId: Id;
  /** Of the record, when it was changed. */
  name: string;
  /** Empty where the record as a whole was created or deleted; `outdated.name`: whether its Chinese `name` is outdated. */
  field: string;
  /** As it is stored; a list is JSON. Missing where there was none. */
  before?: string;
  after?: string;
  /** Of the record whose id `before` is. */
  beforeName?: string;
  afterName?: string;
};
export type Change = {
  _id: Id;
  at: string;
  /** E-mail address; missing where no account made it. */
  actor?: string;
  kind: ChangeKind;
  action: ChangeAction;
  /** Records that were changed. */
  count: number;
  /** The change that has undone this one. */
  undoneBy?: string;
  items: ChangeItem[];
};
export type ChangePage = {
  data: Change[];
  total: number;
  page: number;
  limit: number;
};
export type DayOrTime = string;
export type UndoResult = {
  /** The id of the change that was made; missing where there was nothing to undo. */
  change?: string;
  /** Records that were changed. */
  changed: number;
  /** At most the first 1,000. */
  skipped: {
    _id: Id;
    name: string;
    /** `edited` since, `missing` now, `referenceMissing`: what the value refers to is missing now, `inUse`: other records need it, `numberTaken`: another part has its former number. */
    reason: 'edited' | 'missing' | 'referenceMissing' | 'inUse' | 'numberTaken';
  }[];
  /** All records that were skipped; missing where `skipped` has them all. */
  skippedCount?: number;
};
export type FormerValue = {
  entityId: Id;
  field: string;
};
export type MissedSearch = {
  _id: Id;
  term: string;
  language: 'en' | 'zh';
  times: number;
  /** When it was last searched for. */
  day: string;
  /** Words that were dropped to find something; missing where nothing was found. */
  dropped?: string[];
};
export type MissedSearchPage = {
  data: MissedSearch[];
  total: number;
  page: number;
  limit: number;
};
export type TrashKind = 'part' | 'category';
export type TrashEntry = {
  _id: Id;
  kind: TrashKind;
  name: string;
  deletedAt: string;
  /** E-mail address; missing where no account did. */
  deletedBy?: string;
  /** From then on it is removed for good. */
  expiresAt: string;
  change: Id;
  /** Entries in the trash that were deleted by the same change. */
  together: number;
  /** Name of its first image. */
  image?: string;
  partNumber?: string;
  /** That were deleted or moved with a category. */
  subcategories?: number;
  /** That the category had. */
  spareParts?: number;
};
export type TrashPage = {
  data: TrashEntry[];
  total: number;
  page: number;
  limit: number;
};
export type TrashRestore =
  | {
      ids: Id[];
      change?: Id;
      /** Parts come back without a number that another part has now; otherwise that is an error. */
      withoutTakenNumbers?: boolean;
    }
  | {
      ids?: Id[];
      change: Id;
      /** Parts come back without a number that another part has now; otherwise that is an error. */
      withoutTakenNumbers?: boolean;
    };
export type ImportState =
  'reading' | 'columns' | 'checking' | 'ready' | 'applied' | 'undone' | 'failed';
export type ImportCounts = {
  new: number;
  changed: number;
  unchanged: number;
  faulty: number;
  excluded: number;
  skipped?: number;
  /** Excluded ones that are faulty; they are downloaded with the faulty rows. */
  excludedFaulty?: number;
};
export type ImportSummary = {
  _id: Id;
  fileName: string;
  createdAt: string;
  /** E-mail address of the admin. */
  createdBy: string;
  state: ImportState;
  /** Of reading and checking, in rows and images; `total` 0 while it is unknown. */
  progress?: {
    done: number;
    total: number;
  };
  failure?: Error;
  counts?: ImportCounts;
  appliedAt?: string;
  /** The id of its change in the history; of one that was applied again the latest. */
  change?: string;
};
export type ImportColumn = {
  /** Empty where the column has none. */
  heading: string;
  samples: string[];
  /** What it is imported into: a text of parts such as `name` or `nameZh`, `_id`, `category`, `hidden`, `images`, `oemNumbers`, `supplierNumbers`, `replacedNumbers` or `attribute.` with the key of an attribute; null: nothing. */
  field: string | null;
  /** How the field was proposed; absent where it was chosen. */
  source?: 'remembered' | 'recognized';
  /** Whether the file hides it; no field is proposed then. */
  hidden?: boolean;
  /** The decimal separator of numbers in texts, as they tell it or as it was chosen; `unclear`: they contradict each other. Absent where each means the same with either. */
  decimal?: 'point' | 'comma' | 'unclear';
  /** Of prices or costs that name none; as heading or cells tell it, or as it was chosen. */
  currency?: Currency;
  /** The maker that the heading names: of numbers of other makers in the column that are without one. */
  maker?: string;
};
export type ImportWordChoice = {
  /** The category; with `newName` the one above it. */
  categoryId?: string;
  /** Of a category that is created if there is none. */
  newName?: string;
  /** Of a brand or an attribute, whether parts have it or not. */
  value?: string;
};
export type ImportWord = {
  /** `category`, `brand` or that of an attribute. */
  field: string;
  word: string;
  rows: number;
  choice?: ImportWordChoice;
};
export type ImportProblemCode =
  | 'attribute_not_in_category'
  | 'category_ambiguous'
  | 'category_deleted'
  | 'category_unknown'
  | 'cell_error'
  | 'choice_unknown'
  | 'currency_differs'
  | 'currency_missing'
  | 'date_in_text'
  | 'date_unclear'
  | 'hs_code_invalid'
  | 'id_and_number_differ'
  | 'id_unknown'
  | 'image_ambiguous'
  | 'image_not_in_file'
  | 'image_of_several'
  | 'image_rejected'
  | 'image_unknown'
  | 'name_exists'
  | 'name_missing'
  | 'number_invalid'
  | 'number_repeated'
  | 'number_taken'
  | 'part_in_trash'
  | 'part_repeated'
  | 'part_unknown'
  | 'price_jump'
  | 'reference_repeated'
  | 'row_too_long'
  | 'scientific_notation'
  | 'separator_unclear'
  | 'state_unknown'
  | 'supplier_missing'
  | 'too_long'
  | 'too_many_images'
  | 'too_many_prices'
  | 'too_many_references'
  | 'unit_unknown'
  | 'validity_reversed'
  | 'value_invalid'
  | 'zeros_lost';
export type ImportRowState = 'new' | 'changed' | 'unchanged' | 'faulty';
export type ImportSkipReason = 'heading' | 'section' | 'remark' | 'hidden';
export type ImportProblem = {
  /** Index of the column; absent where the whole row is concerned. */
  column?: number;
  code: ImportProblemCode;
  /** The values in the reason, for its texts. */
  params?: {
    [key: string]: string | number;
  };
};
export type ImportRow = {
  /** As the sheet counts. */
  row: number;
  /** Absent where the row is skipped. */
  state?: ImportRowState;
  excluded: boolean;
  skipped?: ImportSkipReason;
  /** The part that it changes. */
  part?: {
    _id: Id;
    name: string;
    partNumber?: string;
  };
  cells: string[];
  /** Of a new part all its values. */
  changes: {
    field: string;
    before: string;
    after: string;
    /** Of a price or a cost, how much higher it is. */
    percent?: number;
  }[];
  problems: ImportProblem[];
};
export type ImportRowPage = {
  data: ImportRow[];
  total: number;
  page: number;
  limit: number;
};
export type Import = ImportSummary & {
  sheets: {
    name: string;
    /** Rows below the headings. */
    rows: number;
  }[];
  /** Index of the imported sheet. */
  sheet: number;
  /** The row of its headings. */
  headerRow?: number;
  /** Counts the choices of a sheet, a row of headings and fields of columns; see `If-Match`. */
  version?: number;
  columns: ImportColumn[];
  /** Names of the sheets that the file hides, which are not read. */
  hiddenSheets?: string[];
  newCategories: boolean;
  /** Categories of the file that do not exist, the most frequent first; with `newCategories` those that are created. */
  unknownCategories: {
    path: string;
    rows: number;
  }[];
  /** Words of the last dry run that the catalogue does not have, and those that have a choice, the most frequent first. A brand without a choice is new; rows with other words without one are faulty. */
  words?: ImportWord[];
  /** Why rows are faulty, the most frequent first. A row may have several problems. */
  problems?: {
    code: ImportProblemCode;
    /** Those that are not excluded. */
    rows: number;
    excluded: number;
  }[];
  images: {
    stored: number;
    /** Files of the archive, and images in rows of the workbook, that are no images within the limits; of images that the workbook links to the code is `image_not_found`. */
    rejected: {
      /** Its path in the archive or the workbook. */
      name: string;
      code: ErrorCode;
      /** The first row that it stands in, of an image of the workbook. */
      row?: number;
    }[];
    /** Paths of images of the archive that no row uses, the first hundred. */
    unmatched: string[];
  };
  rows?: ImportRowPage;
  /** What its undo has done; missing where it was not undone, or is applied again. */
  undo?: UndoResult;
};
export type ImportForm = {
  /** The spreadsheet, XLSX or CSV. A CSV file, or a workbook without its images, has at most 20 MiB. */
  file: Blob;
  /** A ZIP archive of images. */
  images?: Blob;
};
export type ImportPage = {
  data: ImportSummary[];
  total: number;
  page: number;
  limit: number;
};
export type ImportRowFilter = 'new' | 'changed' | 'unchanged' | 'faulty' | 'excluded' | 'skipped';
export type ImportSettings = {
  sheet?: number;
  headerRow?: number;
  newCategories?: boolean;
};
export type ImportColumnsForm = {
  /** The field of each column, or null where it is not imported. */
  fields: (string | null)[];
  /** The decimal separator of each column; null leaves it as it is. */
  decimals?: ('point' | 'comma' | null)[];
  /** The currency of each column with prices or costs; null leaves it as it is. */
  currencies?: ('USD' | 'EUR' | 'CNY' | 'GBP' | 'AED' | 'HKD' | 'JPY' | null)[];
};
export type ImportWordsForm = {
  words: {
    field: string;
    word: string;
    /** Without it the word has none any more. */
    choice?: ImportWordChoice;
  }[];
};
export type EditedImportRow = {
  counts: ImportCounts;
  row: ImportRow;
};
export type ImportRowChanged = {
  error: string;
  code: ErrorCode;
  params?: ErrorParams;
  row?: ImportRow;
};
export type ImportRowForm = {
  row: number;
  cells?: {
    column: number;
    text: string;
    /** The text that was corrected. Without it the cell is corrected whatever it has. */
    before?: string;
  }[];
  excluded?: boolean;
};
export type ImportDecisionForm = {
  code: ImportProblemCode;
  decision: 'exclude' | 'include' | 'confirm';
};
export type SharedListReceipt = {
  /** Of the link: 256 random bits. */
  token: string;
  expiresAt: string;
};
export type SentQuantity = number;
export type SharedLine = {
  partId?: string;
  /** Needed without a part. */
  text?: string;
  quantity?: SentQuantity;
  unit?: string;
  original?: string;
  doubtful?: boolean;
};
export type QuotationListForm = {
  lines: SharedLine[];
};
export type LineQuantity = number | null;
export type SharedList = {
  lines: {
    partId?: string;
    text?: string;
    quantity: LineQuantity;
    unit?: string;
    original?: string;
    doubtful?: boolean;
  }[];
  expiresAt: string;
};
export type Receipt = {
  reference: string;
  /** Of an inquiry (extension), unguessable; opens the buyer's page. */
  token?: string;
};
export type KeyReused = {
  error: string;
  code: ErrorCode;
  reference: string;
};
export type InquiryLine = {
  partId?: string;
  /** Needed without a part. */
  text?: string;
  quantity?: SentQuantity;
  unit?: string;
  note?: string;
  /** The line of a pasted list that it was read from. */
  original?: string;
  /** The buyer was not sure that it is this part. */
  doubtful?: boolean;
};
export type InquiryForm = {
  name: string;
  email?: string;
  phone?: string;
  address?: string;
  /** Hidden from people; a message with a filled one is held for review. */
  website?: string;
  inquiryDetails?: string;
  company?: string;
  /** ISO 3166 code of two capitals; empty where it is not given. */
  country?: string;
  /** Of the page that it is sent from; the buyer is written to in it. */
  language?: '' | 'en' | 'zh';
  incoterm?:
    '' | 'EXW' | 'FCA' | 'FAS' | 'FOB' | 'CFR' | 'CIF' | 'CPT' | 'CIP' | 'DAP' | 'DPU' | 'DDP';
  /** What a quotation is requested for. */
  lines?: InquiryLine[];
  /** By multipart only: JPEG, PNG, WebP, AVIF or GIF by content; at most 10 MiB and 50 megapixels each. Stored without metadata, for admins only. */
  photographs?: Blob[];
};
export type InquiryState = 'new' | 'inProgress' | 'answered' | 'quoted' | 'won' | 'lost';
export type InquiryAssignee = {
  _id: Id;
  emailId: string;
};
export type QuotationStatus =
  'open' | 'accepted' | 'declined' | 'expired' | 'replaced' | 'withdrawn';
export type LatestQuotation = {
  number: string;
  status: QuotationStatus;
  validUntil?: string;
};
export type InquirySummary = {
  _id: Id;
  reference: string;
  name: string;
  email?: string;
  phone?: string;
  company?: string;
  /** ISO 3166 code of two capitals. */
  country?: string;
  /** Of the page it was sent from. */
  language?: 'en' | 'zh';
  /** The beginning of its text, or of its first line where it has none. */
  firstWords?: string;
  lineCount?: number;
  state?: InquiryState;
  assignee?: InquiryAssignee;
  /** No admin has opened it since it came, or since the buyer wrote again. */
  unread?: boolean;
  /** Since when the buyer waits for an answer; absent where the company wrote last. */
  waitingSince?: string;
  quotation?: LatestQuotation;
  createdAt: string;
  answeredAt?: string;
  /** Held for review, as suspected spam or beyond a limit of the day; absent otherwise. */
  spam?: boolean;
  /** When one of its mails was given up; absent where none was. */
  mailFailedAt?: string;
  /** Why it was given up; `unconfirmed`: the mail server did not confirm a mail to the sender, which may have arrived. */
  mailError?: string;
};
export type InquiryPage = {
  data: InquirySummary[];
  total: number;
  page: number;
  limit: number;
};
export type ReceivedLine = {
  partId?: string;
  /** The name of the part, or what the buyer wrote. */
  text: string;
  partNumber?: string;
  quantity: LineQuantity;
  unit?: string;
  note?: string;
  /** The line of a pasted list that it was read from. */
  original?: string;
  /** The buyer was not sure that it is this part; absent otherwise. */
  doubtful?: boolean;
  /** The part as it is now, in brief; absent where it has been deleted. */
  part?: SparePart;
  /** The part has another name or number now; absent otherwise. */
  partChanged?: boolean;
};
export type MessageFile = {
  _id: Id;
  /** As the sender calls it. */
  name: string;
  /** MIME type. */
  type: string;
  /** Bytes. */
  size: number;
};
export type QuotationMail = 'waiting' | 'sent' | 'failed';
export type BuyerResponseType = 'accepted' | 'changeRequested' | 'question' | 'declined';
export type RequestedChange = {
  /** Of the line, from 0. */
  position: number;
  quantity?: SentQuantity;
  /** Decimal number in the currency of the quotation. */
  targetPrice?: string;
  note?: string;
};
export type BuyerResponse = {
  createdAt: string;
  type: BuyerResponseType;
  /** Absent of a question about the inquiry. */
  quotationNumber?: string;
  text?: string;
  orderNumber?: string;
  deliveryAddress?: string;
  lines?: RequestedChange[];
};
export type InquiryEvent = {
  _id: Id;
  createdAt: string;
  /** E-mail address of the admin; absent for anyone else. */
  author?: string;
  /** `answer` was written to the buyer, `reply` by the buyer and pasted by an admin; the last four are what the buyer did on the page of the inquiry. */
  type:
    | 'received'
    | 'note'
    | 'state'
    | 'assignee'
    | 'spam'
    | 'quotationIssued'
    | 'quotationWithdrawn'
    | 'mailSent'
    | 'mailFailed'
    | 'answer'
    | 'reply'
    | 'accepted'
    | 'changeRequested'
    | 'question'
    | 'declined';
  /** Of a note, an answer, a reply or what the buyer did its text, otherwise the new value: a state, the assignee's e-mail address, `held` or `released`, the number of a quotation; absent where the mail is the confirmation. */
  text?: string;
  /** Of an answer; of the state `lost` the reason. */
  subject?: string;
  /** Of an answer. */
  mail?: QuotationMail;
  /** Attached to an answer. */
  files?: MessageFile[];
  response?: BuyerResponse;
};
export type QuotationSummary = {
  number: string;
  status?: QuotationStatus;
  validUntil?: string;
  issuedAt: string;
  /** E-mail address of the admin. */
  issuedBy: string;
  language: 'en' | 'zh';
  /** ISO 4217 code. */
  currency: string;
  /** Decimal number with the digits of the currency. */
  total: string;
  mail?: QuotationMail;
};
export type Inquiry = InquirySummary & {
  address?: string;
  inquiryDetails?: string;
  /** Incoterms 2020, such as `CIF`. */
  incoterm?: string;
  /** Why it is `lost`; absent otherwise. */
  lostReason?: string;
  /** Of a response to a change, to undo it; absent where nothing has changed. */
  change?: Id;
  /** E-mail address that answers go to; absent where the buyer has given none, or no mail server is set up. */
  sendTo?: string;
  version?: number;
  lines?: ReceivedLine[];
  files?: MessageFile[];
  /** Notes and history, oldest first. */
  events?: InquiryEvent[];
  /** Up to ten earlier inquiries of the same e-mail domain, or of the same e-mail address where the domain is a public mail provider's; newest first. */
  related?: InquirySummary[];
  /** Up to ten later ones, the oldest first. */
  later?: InquirySummary[];
  /** Issued quotations, newest first. */
  quotations?: QuotationSummary[];
};
export type InquiryChanges = {
  answered?: boolean;
  /** False releases an inquiry that is held for review. */
  spam?: boolean;
  state?: InquiryState;
  /** Account of the admin who takes care of it; null for nobody. */
  assigneeId?: string | null;
  /** Why it is `lost`. */
  lostReason?: string;
};
export type InquiryNote = {
  noteText: string;
};
export type AnswerForm = {
  subject: string;
  answerText: string;
  /** By multipart only: images as of an inquiry, or PDF, at most 10 MiB each. */
  attachments?: Blob[];
};
export type ReplyForm = {
  replyText: string;
};
export type PriceProposal = {
  /** `buyer`: the last price quoted to this e-mail address or company; `list`: the list price for the quantity; `other`: the last price quoted to anyone else. */
  source: 'buyer' | 'list' | 'other';
  /** Decimal number. */
  price: string;
  currency: Currency;
  /** When it was quoted; of a list price today. */
  date: string;
  /** Of a list price. */
  minQuantity?: number;
  /** Of the quotation. */
  number?: string;
};
export type Discount = string;
export type QuotationCharge = {
  kind: 'freight' | 'packing' | 'other';
  text?: string;
  amount: string;
};
export type QuotationTerms = {
  language: 'en' | 'zh';
  currency: Currency;
  /** Needed to issue the quotation. */
  validUntil?: string;
  incoterm?: 'EXW' | 'FCA' | 'FAS' | 'FOB' | 'CFR' | 'CIF' | 'CPT' | 'CIP' | 'DAP' | 'DPU' | 'DDP';
  /** That the Incoterm refers to. */
  place?: string;
  introduction?: string;
  /** Terms of payment. */
  payment?: string;
  remarks?: string;
  /** Of the sum of the lines. */
  discount?: Discount;
  charges?: QuotationCharge[];
};
export type QuotationLineTexts = {
  /** The part may have been deleted. */
  partId?: string;
  text: string;
  partNumber?: string;
  unit?: string;
  /** Decimal number; absent where no price is quoted. */
  unitPrice?: string;
  discount?: Discount;
  leadTime?: string;
  note?: string;
};
export type StoredQuotationLine = QuotationLineTexts & {
  quantity: LineQuantity;
};
export type StoredQuotation = QuotationTerms & {
  lines: StoredQuotationLine[];
};
export type QuotationDraft = {
  /** 0 as long as nothing is stored. */
  version: number;
  content: StoredQuotation;
  updatedAt?: string;
  /** E-mail address of the admin. */
  updatedBy?: string;
  /** E-mail address that an issued quotation can be sent to; absent where the buyer has given none, or no mail server is set up. */
  sendTo?: string;
  /** The parts of the lines as they are now; a deleted one is missing. */
  parts: SparePart[];
};
export type QuotationLine = QuotationLineTexts & {
  quantity: number;
};
export type QuotationContent = QuotationTerms & {
  lines: QuotationLine[];
};
export type Quotation = {
  number: string;
  issuedAt: string;
  /** E-mail address of the admin. */
  issuedBy: string;
  currency: string;
  /** Decimal number with the digits of the currency. */
  total: string;
  mail?: QuotationMail;
  status?: QuotationStatus;
  content: StoredQuotation;
};
export type BuyerCorrespondence = {
  createdAt: string;
  by: 'company' | 'buyer';
  text?: string;
  response?: BuyerResponse;
};
export type BuyerInquiry = {
  reference: string;
  createdAt: string;
  /** Of the page it was sent from. */
  language?: 'en' | 'zh';
  state: 'received' | 'inProgress' | 'answered' | 'quoted' | 'ordered' | 'closed';
  /** What the buyer wrote. */
  inquiryDetails?: string;
  /** ISO 3166 code. */
  country?: string;
  incoterm?: string;
  /** How many photographs the buyer sent. */
  files?: number;
  /** Answers of the company, and what the buyer did here or replied, oldest first. */
  correspondence?: BuyerCorrespondence[];
  lines: {
    text: string;
    partNumber?: string;
    quantity: LineQuantity;
    unit?: string;
    note?: string;
    original?: string;
    /** Absent where the part is not on the site. */
    partId?: string;
  }[];
  quotations: {
    number: string;
    status?: QuotationStatus;
    content?: StoredQuotation;
    issuedAt: string;
    validUntil?: string;
    currency: 'USD' | 'EUR' | 'CNY' | 'GBP' | 'AED' | 'HKD' | 'JPY';
    /** Decimal number with the digits of the currency. */
    total: string;
  }[];
};
export type BuyerLinkForm = {
  email: string;
};
export type BuyerResponseForm = {
  type: BuyerResponseType;
  quotationNumber?: string;
  responseText?: string;
  orderNumber?: string;
  deliveryAddress?: string;
  lines?: RequestedChange[];
};
export type TextTemplate = {
  _id: Id;
  field: 'introduction' | 'payment' | 'remarks' | 'answer' | 'orderConfirmation';
  name: string;
  /** Empty where it is only in Chinese. */
  textEn: string;
  /** Empty where it is only in English. */
  textZh: string;
  version?: Version;
};
export type TextTemplateForm = {
  field: 'introduction' | 'payment' | 'remarks' | 'answer' | 'orderConfirmation';
  name: string;
  textEn?: string;
  textZh?: string;
};
export type ApplicationForm = {
  name: string;
  email?: string;
  phone?: string;
  address?: string;
  /** Hidden from people; a message with a filled one is held for review. */
  website?: string;
  aboutyou?: string;
  /** By multipart only, a PDF by content; at most 5 MiB. Stored for admins only. */
  cv?: Blob;
};
export type Application = {
  _id: Id;
  reference: string;
  name: string;
  email?: string;
  phone?: string;
  address?: string;
  aboutyou?: string;
  cv?: MessageFile;
  createdAt: string;
  answeredAt?: string;
  /** Held for review, as suspected spam or beyond a limit of the day; absent otherwise. */
  spam?: boolean;
  /** When one of its mails was given up; absent where none was. */
  mailFailedAt?: string;
  /** Why it was given up; `unconfirmed`: the mail server did not confirm a mail to the sender, which may have arrived. */
  mailError?: string;
};
export type ApplicationPage = {
  data: Application[];
  total: number;
  page: number;
  limit: number;
};
export type MessageMarks = {
  answered?: boolean;
  /** False releases a message that is held for review. */
  spam?: boolean;
};
export type MessageStatus = {
  /** Messages of today, in UTC, that are stored and not held for review. */
  storedToday: number;
  /** Beyond it messages are held for review. */
  perDay: number;
  mailsWaiting: number;
  /** Mails that were given up. */
  mailsFailed: number;
  /** Inquiries that no admin has opened yet, without those held for review. */
  unread: number;
  /** Messages that are held for review. */
  spam: {
    inquiries: number;
    applications: number;
  };
};
export type PersonMessages = {
  inquiries: number;
  applications: number;
  /** Names that they were sent under. */
  names: string[];
};
export type Person = {
  email?: string;
  phone?: string;
};
export type ErasedMessages = {
  inquiries: number;
  applications: number;
};
export type SystemStatus = {
  /** A mail server is configured. */
  mailEnabled: boolean;
  /** When the mail that has waited longest was queued, where that is more than 15 minutes ago. */
  mailsWaitingSince?: string;
  /** The disk of the data folder. */
  disk: {
    /** In bytes. */
    free: number;
    /** Less than 1 GiB is free. */
    low: boolean;
  };
  backup: {
    /** Absent before the first one. */
    lastDoneAt?: string;
    /** The last one is older than two days; or there is none, and the first account is older than that. */
    overdue: boolean;
  };
  /** Parts of the demo catalogue are on the site. */
  demoLoaded: boolean;
};
