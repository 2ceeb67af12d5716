// Generated from openapi/openapi.yaml by "npm run codegen". Do not edit.
import { generatedApi as api } from './hoistwayApi';
import type {
  UpdateOwnAccountApiResponse,
  UpdateOwnAccountApiArg,
  ChangePasswordApiResponse,
  ChangePasswordApiArg,
  ListSessionsApiResponse,
  ListSessionsApiArg,
  EndOtherSessionsApiResponse,
  EndOtherSessionsApiArg,
  EndSessionApiResponse,
  EndSessionApiArg,
  ListAccountsApiResponse,
  ListAccountsApiArg,
  ChangeAccountRoleApiResponse,
  ChangeAccountRoleApiArg,
  RemoveAccountApiResponse,
  RemoveAccountApiArg,
  ListInvitationsApiResponse,
  ListInvitationsApiArg,
  CreateInvitationApiResponse,
  CreateInvitationApiArg,
  RevokeInvitationApiResponse,
  RevokeInvitationApiArg,
  CreateCategoryApiResponse,
  CreateCategoryApiArg,
  UpdateCategoryApiResponse,
  UpdateCategoryApiArg,
  DeleteCategoryApiResponse,
  DeleteCategoryApiArg,
  MoveCategoryApiResponse,
  MoveCategoryApiArg,
  SortCategoriesApiResponse,
  SortCategoriesApiArg,
  MergeCategoryApiResponse,
  MergeCategoryApiArg,
  CreateSparePartApiResponse,
  CreateSparePartApiArg,
  EditSparePartsApiResponse,
  EditSparePartsApiArg,
  ChangeSparePartsApiResponse,
  ChangeSparePartsApiArg,
  ExportSparePartsApiResponse,
  ExportSparePartsApiArg,
  ExportSelectedSparePartsApiResponse,
  ExportSelectedSparePartsApiArg,
  ExportPriceListApiResponse,
  ExportPriceListApiArg,
  ExportSelectedPricesApiResponse,
  ExportSelectedPricesApiArg,
  UpdateSparePartApiResponse,
  UpdateSparePartApiArg,
  DeleteSparePartApiResponse,
  DeleteSparePartApiArg,
  GetPartPricesApiResponse,
  GetPartPricesApiArg,
  SavePartPricesApiResponse,
  SavePartPricesApiArg,
  ListAttributesApiResponse,
  ListAttributesApiArg,
  CreateAttributeApiResponse,
  CreateAttributeApiArg,
  UpdateAttributeApiResponse,
  UpdateAttributeApiArg,
  DeleteAttributeApiResponse,
  DeleteAttributeApiArg,
  RemoveAttributeValuesApiResponse,
  RemoveAttributeValuesApiArg,
  ListAttributeProposalsApiResponse,
  ListAttributeProposalsApiArg,
  ListAttributeValuesApiResponse,
  ListAttributeValuesApiArg,
  ConfirmAttributeValuesApiResponse,
  ConfirmAttributeValuesApiArg,
  ListTranslationsApiResponse,
  ListTranslationsApiArg,
  SaveTranslationsApiResponse,
  SaveTranslationsApiArg,
  ListSynonymsApiResponse,
  ListSynonymsApiArg,
  CreateSynonymApiResponse,
  CreateSynonymApiArg,
  UpdateSynonymApiResponse,
  UpdateSynonymApiArg,
  DeleteSynonymApiResponse,
  DeleteSynonymApiArg,
  ListChangesApiResponse,
  ListChangesApiArg,
  UndoChangeApiResponse,
  UndoChangeApiArg,
  RestoreValueApiResponse,
  RestoreValueApiArg,
  ListMissedSearchesApiResponse,
  ListMissedSearchesApiArg,
  DeleteMissedSearchApiResponse,
  DeleteMissedSearchApiArg,
  ListTrashApiResponse,
  ListTrashApiArg,
  RestoreTrashApiResponse,
  RestoreTrashApiArg,
  CreateImportApiResponse,
  CreateImportApiArg,
  ListImportsApiResponse,
  ListImportsApiArg,
  GetImportApiResponse,
  GetImportApiArg,
  UpdateImportApiResponse,
  UpdateImportApiArg,
  DeleteImportApiResponse,
  DeleteImportApiArg,
  SetImportColumnsApiResponse,
  SetImportColumnsApiArg,
  SetImportWordsApiResponse,
  SetImportWordsApiArg,
  EditImportRowApiResponse,
  EditImportRowApiArg,
  DecideImportProblemApiResponse,
  DecideImportProblemApiArg,
  CheckImportApiResponse,
  CheckImportApiArg,
  ApplyImportApiResponse,
  ApplyImportApiArg,
  ExportFaultyRowsApiResponse,
  ExportFaultyRowsApiArg,
  ListInquiriesApiResponse,
  ListInquiriesApiArg,
  ExportInquiriesApiResponse,
  ExportInquiriesApiArg,
  GetInquiryApiResponse,
  GetInquiryApiArg,
  UpdateInquiryApiResponse,
  UpdateInquiryApiArg,
  DeleteInquiryApiResponse,
  DeleteInquiryApiArg,
  AddInquiryNoteApiResponse,
  AddInquiryNoteApiArg,
  AnswerInquiryApiResponse,
  AnswerInquiryApiArg,
  AddBuyerReplyApiResponse,
  AddBuyerReplyApiArg,
  ProposePricesApiResponse,
  ProposePricesApiArg,
  GetInquiryFileApiResponse,
  GetInquiryFileApiArg,
  SendInquiryMailApiResponse,
  SendInquiryMailApiArg,
  GetQuotationDraftApiResponse,
  GetQuotationDraftApiArg,
  SaveQuotationDraftApiResponse,
  SaveQuotationDraftApiArg,
  IssueQuotationApiResponse,
  IssueQuotationApiArg,
  PreviewQuotationApiResponse,
  PreviewQuotationApiArg,
  WithdrawQuotationApiResponse,
  WithdrawQuotationApiArg,
  GetQuotationApiResponse,
  GetQuotationApiArg,
  GetQuotationPdfApiResponse,
  GetQuotationPdfApiArg,
  ListTextTemplatesApiResponse,
  ListTextTemplatesApiArg,
  CreateTextTemplateApiResponse,
  CreateTextTemplateApiArg,
  UpdateTextTemplateApiResponse,
  UpdateTextTemplateApiArg,
  DeleteTextTemplateApiResponse,
  DeleteTextTemplateApiArg,
  ListApplicationsApiResponse,
  ListApplicationsApiArg,
  ExportApplicationsApiResponse,
  ExportApplicationsApiArg,
  GetApplicationApiResponse,
  GetApplicationApiArg,
  UpdateApplicationApiResponse,
  UpdateApplicationApiArg,
  DeleteApplicationApiResponse,
  DeleteApplicationApiArg,
  GetApplicationFileApiResponse,
  GetApplicationFileApiArg,
  SendApplicationMailApiResponse,
  SendApplicationMailApiArg,
  GetMessageStatusApiResponse,
  GetMessageStatusApiArg,
  FindPersonMessagesApiResponse,
  FindPersonMessagesApiArg,
  ErasePersonApiResponse,
  ErasePersonApiArg,
  GetSystemStatusApiResponse,
  GetSystemStatusApiArg,
} from './hoistwayApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    updateOwnAccount: build.mutation<UpdateOwnAccountApiResponse, UpdateOwnAccountApiArg>({
      query: (queryArg) => ({ url: `/auth/me`, method: 'PATCH', body: queryArg.ownAccountForm }),
    }),
    changePassword: build.mutation<ChangePasswordApiResponse, ChangePasswordApiArg>({
      query: (queryArg) => ({
        url: `/auth/password`,
        method: 'PUT',
        body: queryArg.passwordChange,
      }),
    }),
    listSessions: build.query<ListSessionsApiResponse, ListSessionsApiArg>({
      query: () => ({ url: `/auth/sessions` }),
    }),
    endOtherSessions: build.mutation<EndOtherSessionsApiResponse, EndOtherSessionsApiArg>({
      query: () => ({ url: `/auth/sessions`, method: 'DELETE' }),
    }),
    endSession: build.mutation<EndSessionApiResponse, EndSessionApiArg>({
      query: (queryArg) => ({
        url: `/auth/sessions/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    listAccounts: build.query<ListAccountsApiResponse, ListAccountsApiArg>({
      query: () => ({ url: `/accounts` }),
    }),
    changeAccountRole: build.mutation<ChangeAccountRoleApiResponse, ChangeAccountRoleApiArg>({
      query: (queryArg) => ({
        url: `/accounts/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.roleForm,
      }),
    }),
    removeAccount: build.mutation<RemoveAccountApiResponse, RemoveAccountApiArg>({
      query: (queryArg) => ({
        url: `/accounts/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    listInvitations: build.query<ListInvitationsApiResponse, ListInvitationsApiArg>({
      query: () => ({ url: `/invitations` }),
    }),
    createInvitation: build.mutation<CreateInvitationApiResponse, CreateInvitationApiArg>({
      query: (queryArg) => ({ url: `/invitations`, method: 'POST', body: queryArg.invitationForm }),
    }),
    revokeInvitation: build.mutation<RevokeInvitationApiResponse, RevokeInvitationApiArg>({
      query: (queryArg) => ({
        url: `/invitations/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    createCategory: build.mutation<CreateCategoryApiResponse, CreateCategoryApiArg>({
      query: (queryArg) => ({ url: `/categories/`, method: 'POST', body: queryArg.categoryForm }),
    }),
    updateCategory: build.mutation<UpdateCategoryApiResponse, UpdateCategoryApiArg>({
      query: (queryArg) => ({
        url: `/categories/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.categoryForm,
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    deleteCategory: build.mutation<DeleteCategoryApiResponse, DeleteCategoryApiArg>({
      query: (queryArg) => ({
        url: `/categories/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    moveCategory: build.mutation<MoveCategoryApiResponse, MoveCategoryApiArg>({
      query: (queryArg) => ({
        url: `/categories/${encodeURIComponent(String(queryArg.id))}/position`,
        method: 'PUT',
        body: queryArg.categoryPlace,
        params: {
          lang: queryArg.lang,
        },
      }),
    }),
    sortCategories: build.mutation<SortCategoriesApiResponse, SortCategoriesApiArg>({
      query: (queryArg) => ({
        url: `/categories/sort-by-name`,
        method: 'POST',
        body: queryArg.categoryParent,
      }),
    }),
    mergeCategory: build.mutation<MergeCategoryApiResponse, MergeCategoryApiArg>({
      query: (queryArg) => ({
        url: `/categories/${encodeURIComponent(String(queryArg.id))}/merge`,
        method: 'POST',
        body: queryArg.categoryMerge,
      }),
    }),
    createSparePart: build.mutation<CreateSparePartApiResponse, CreateSparePartApiArg>({
      query: (queryArg) => ({ url: `/spare-parts`, method: 'POST', body: queryArg.sparePartForm }),
    }),
    editSpareParts: build.mutation<EditSparePartsApiResponse, EditSparePartsApiArg>({
      query: (queryArg) => ({ url: `/spare-parts`, method: 'PATCH', body: queryArg.partsEdit }),
    }),
    changeSpareParts: build.mutation<ChangeSparePartsApiResponse, ChangeSparePartsApiArg>({
      query: (queryArg) => ({
        url: `/spare-parts/bulk`,
        method: 'POST',
        body: queryArg.partsAction,
      }),
    }),
    exportSpareParts: build.query<ExportSparePartsApiResponse, ExportSparePartsApiArg>({
      query: (queryArg) => ({
        url: `/spare-parts/export`,
        params: {
          format: queryArg.format,
          q: queryArg.q,
          verbatim: queryArg.verbatim,
          categoryId: queryArg.categoryId,
          sort: queryArg.sort,
          deep: queryArg.deep,
          brand: queryArg.brand,
          withImage: queryArg.withImage,
          inStock: queryArg.inStock,
          filters: queryArg.filters,
          hidden: queryArg.hidden,
          missing: queryArg.missing,
          outdated: queryArg.outdated,
        },
      }),
    }),
    exportSelectedSpareParts: build.mutation<
      ExportSelectedSparePartsApiResponse,
      ExportSelectedSparePartsApiArg
    >({
      query: (queryArg) => ({
        url: `/spare-parts/export`,
        method: 'POST',
        body: queryArg.partsExport,
      }),
    }),
    exportPriceList: build.query<ExportPriceListApiResponse, ExportPriceListApiArg>({
      query: (queryArg) => ({
        url: `/price-list`,
        params: {
          format: queryArg.format,
          q: queryArg.q,
          verbatim: queryArg.verbatim,
          categoryId: queryArg.categoryId,
          sort: queryArg.sort,
          deep: queryArg.deep,
          brand: queryArg.brand,
          withImage: queryArg.withImage,
          inStock: queryArg.inStock,
          filters: queryArg.filters,
          hidden: queryArg.hidden,
          missing: queryArg.missing,
          outdated: queryArg.outdated,
        },
      }),
    }),
    exportSelectedPrices: build.mutation<
      ExportSelectedPricesApiResponse,
      ExportSelectedPricesApiArg
    >({
      query: (queryArg) => ({ url: `/price-list`, method: 'POST', body: queryArg.partsExport }),
    }),
    updateSparePart: build.mutation<UpdateSparePartApiResponse, UpdateSparePartApiArg>({
      query: (queryArg) => ({
        url: `/spare-parts/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.sparePartUpdateForm,
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    deleteSparePart: build.mutation<DeleteSparePartApiResponse, DeleteSparePartApiArg>({
      query: (queryArg) => ({
        url: `/spare-parts/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    getPartPrices: build.query<GetPartPricesApiResponse, GetPartPricesApiArg>({
      query: (queryArg) => ({
        url: `/spare-parts/${encodeURIComponent(String(queryArg.id))}/prices`,
      }),
    }),
    savePartPrices: build.mutation<SavePartPricesApiResponse, SavePartPricesApiArg>({
      query: (queryArg) => ({
        url: `/spare-parts/${encodeURIComponent(String(queryArg.id))}/prices`,
        method: 'PUT',
        body: queryArg.partPricesForm,
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    listAttributes: build.query<ListAttributesApiResponse, ListAttributesApiArg>({
      query: (queryArg) => ({
        url: `/attributes`,
        params: {
          includeHidden: queryArg.includeHidden,
        },
      }),
    }),
    createAttribute: build.mutation<CreateAttributeApiResponse, CreateAttributeApiArg>({
      query: (queryArg) => ({ url: `/attributes`, method: 'POST', body: queryArg.attributeForm }),
    }),
    updateAttribute: build.mutation<UpdateAttributeApiResponse, UpdateAttributeApiArg>({
      query: (queryArg) => ({
        url: `/attributes/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.attributeForm,
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    deleteAttribute: build.mutation<DeleteAttributeApiResponse, DeleteAttributeApiArg>({
      query: (queryArg) => ({
        url: `/attributes/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    removeAttributeValues: build.mutation<
      RemoveAttributeValuesApiResponse,
      RemoveAttributeValuesApiArg
    >({
      query: (queryArg) => ({
        url: `/attributes/${encodeURIComponent(String(queryArg.id))}/values`,
        method: 'DELETE',
      }),
    }),
    listAttributeProposals: build.query<
      ListAttributeProposalsApiResponse,
      ListAttributeProposalsApiArg
    >({
      query: (queryArg) => ({
        url: `/attributes/proposals`,
        params: {
          categoryId: queryArg.categoryId,
        },
      }),
    }),
    listAttributeValues: build.query<ListAttributeValuesApiResponse, ListAttributeValuesApiArg>({
      query: (queryArg) => ({
        url: `/attributes/values`,
        params: {
          categoryId: queryArg.categoryId,
          number: queryArg['number'],
          page: queryArg.page,
          limit: queryArg.limit,
        },
      }),
    }),
    confirmAttributeValues: build.mutation<
      ConfirmAttributeValuesApiResponse,
      ConfirmAttributeValuesApiArg
    >({
      query: (queryArg) => ({
        url: `/attributes/values`,
        method: 'POST',
        body: queryArg.attributeValuesForm,
      }),
    }),
    listTranslations: build.query<ListTranslationsApiResponse, ListTranslationsApiArg>({
      query: () => ({ url: `/translations` }),
    }),
    saveTranslations: build.mutation<SaveTranslationsApiResponse, SaveTranslationsApiArg>({
      query: (queryArg) => ({
        url: `/translations`,
        method: 'PATCH',
        body: queryArg.translationsForm,
      }),
    }),
    listSynonyms: build.query<ListSynonymsApiResponse, ListSynonymsApiArg>({
      query: (queryArg) => ({
        url: `/search/synonyms`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          q: queryArg.q,
        },
      }),
    }),
    createSynonym: build.mutation<CreateSynonymApiResponse, CreateSynonymApiArg>({
      query: (queryArg) => ({
        url: `/search/synonyms`,
        method: 'POST',
        body: queryArg.synonymForm,
      }),
    }),
    updateSynonym: build.mutation<UpdateSynonymApiResponse, UpdateSynonymApiArg>({
      query: (queryArg) => ({
        url: `/search/synonyms/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.synonymForm,
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    deleteSynonym: build.mutation<DeleteSynonymApiResponse, DeleteSynonymApiArg>({
      query: (queryArg) => ({
        url: `/search/synonyms/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    listChanges: build.query<ListChangesApiResponse, ListChangesApiArg>({
      query: (queryArg) => ({
        url: `/changes`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          actor: queryArg.actor,
          kind: queryArg.kind,
          action: queryArg.action,
          entityId: queryArg.entityId,
          id: queryArg.id,
          q: queryArg.q,
          lang: queryArg.lang,
          from: queryArg['from'],
          to: queryArg.to,
        },
      }),
    }),
    undoChange: build.mutation<UndoChangeApiResponse, UndoChangeApiArg>({
      query: (queryArg) => ({
        url: `/changes/${encodeURIComponent(String(queryArg.id))}/undo`,
        method: 'POST',
        params: {
          withoutTakenNumbers: queryArg.withoutTakenNumbers,
        },
      }),
    }),
    restoreValue: build.mutation<RestoreValueApiResponse, RestoreValueApiArg>({
      query: (queryArg) => ({
        url: `/changes/${encodeURIComponent(String(queryArg.id))}/restore-value`,
        method: 'POST',
        body: queryArg.formerValue,
      }),
    }),
    listMissedSearches: build.query<ListMissedSearchesApiResponse, ListMissedSearchesApiArg>({
      query: (queryArg) => ({
        url: `/search/missed`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
        },
      }),
    }),
    deleteMissedSearch: build.mutation<DeleteMissedSearchApiResponse, DeleteMissedSearchApiArg>({
      query: (queryArg) => ({
        url: `/search/missed/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    listTrash: build.query<ListTrashApiResponse, ListTrashApiArg>({
      query: (queryArg) => ({
        url: `/trash`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          kind: queryArg.kind,
          q: queryArg.q,
        },
      }),
    }),
    restoreTrash: build.mutation<RestoreTrashApiResponse, RestoreTrashApiArg>({
      query: (queryArg) => ({ url: `/trash/restore`, method: 'POST', body: queryArg.trashRestore }),
    }),
    createImport: build.mutation<CreateImportApiResponse, CreateImportApiArg>({
      query: (queryArg) => ({ url: `/imports`, method: 'POST', body: queryArg.importForm }),
    }),
    listImports: build.query<ListImportsApiResponse, ListImportsApiArg>({
      query: (queryArg) => ({
        url: `/imports`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
        },
      }),
    }),
    getImport: build.query<GetImportApiResponse, GetImportApiArg>({
      query: (queryArg) => ({
        url: `/imports/${encodeURIComponent(String(queryArg.id))}`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          state: queryArg.state,
          problem: queryArg.problem,
          q: queryArg.q,
        },
      }),
    }),
    updateImport: build.mutation<UpdateImportApiResponse, UpdateImportApiArg>({
      query: (queryArg) => ({
        url: `/imports/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.importSettings,
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    deleteImport: build.mutation<DeleteImportApiResponse, DeleteImportApiArg>({
      query: (queryArg) => ({
        url: `/imports/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    setImportColumns: build.mutation<SetImportColumnsApiResponse, SetImportColumnsApiArg>({
      query: (queryArg) => ({
        url: `/imports/${encodeURIComponent(String(queryArg.id))}/columns`,
        method: 'PUT',
        body: queryArg.importColumnsForm,
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    setImportWords: build.mutation<SetImportWordsApiResponse, SetImportWordsApiArg>({
      query: (queryArg) => ({
        url: `/imports/${encodeURIComponent(String(queryArg.id))}/words`,
        method: 'PUT',
        body: queryArg.importWordsForm,
      }),
    }),
    editImportRow: build.mutation<EditImportRowApiResponse, EditImportRowApiArg>({
      query: (queryArg) => ({
        url: `/imports/${encodeURIComponent(String(queryArg.id))}/rows`,
        method: 'PATCH',
        body: queryArg.importRowForm,
      }),
    }),
    decideImportProblem: build.mutation<DecideImportProblemApiResponse, DecideImportProblemApiArg>({
      query: (queryArg) => ({
        url: `/imports/${encodeURIComponent(String(queryArg.id))}/problems`,
        method: 'POST',
        body: queryArg.importDecisionForm,
      }),
    }),
    checkImport: build.mutation<CheckImportApiResponse, CheckImportApiArg>({
      query: (queryArg) => ({
        url: `/imports/${encodeURIComponent(String(queryArg.id))}/check`,
        method: 'POST',
      }),
    }),
    applyImport: build.mutation<ApplyImportApiResponse, ApplyImportApiArg>({
      query: (queryArg) => ({
        url: `/imports/${encodeURIComponent(String(queryArg.id))}/apply`,
        method: 'POST',
      }),
    }),
    exportFaultyRows: build.query<ExportFaultyRowsApiResponse, ExportFaultyRowsApiArg>({
      query: (queryArg) => ({
        url: `/imports/${encodeURIComponent(String(queryArg.id))}/faulty`,
        params: {
          format: queryArg.format,
        },
      }),
    }),
    listInquiries: build.query<ListInquiriesApiResponse, ListInquiriesApiArg>({
      query: (queryArg) => ({
        url: `/inquiries`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          status: queryArg.status,
          state: queryArg.state,
          assignee: queryArg.assignee,
          country: queryArg.country,
          waiting: queryArg.waiting,
          quotation: queryArg.quotation,
          q: queryArg.q,
          sort: queryArg.sort,
        },
      }),
    }),
    exportInquiries: build.query<ExportInquiriesApiResponse, ExportInquiriesApiArg>({
      query: (queryArg) => ({
        url: `/inquiries/export`,
        params: {
          format: queryArg.format,
        },
      }),
    }),
    getInquiry: build.query<GetInquiryApiResponse, GetInquiryApiArg>({
      query: (queryArg) => ({ url: `/inquiries/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    updateInquiry: build.mutation<UpdateInquiryApiResponse, UpdateInquiryApiArg>({
      query: (queryArg) => ({
        url: `/inquiries/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.inquiryChanges,
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    deleteInquiry: build.mutation<DeleteInquiryApiResponse, DeleteInquiryApiArg>({
      query: (queryArg) => ({
        url: `/inquiries/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    addInquiryNote: build.mutation<AddInquiryNoteApiResponse, AddInquiryNoteApiArg>({
      query: (queryArg) => ({
        url: `/inquiries/${encodeURIComponent(String(queryArg.id))}/notes`,
        method: 'POST',
        body: queryArg.inquiryNote,
      }),
    }),
    answerInquiry: build.mutation<AnswerInquiryApiResponse, AnswerInquiryApiArg>({
      query: (queryArg) => ({
        url: `/inquiries/${encodeURIComponent(String(queryArg.id))}/answers`,
        method: 'POST',
        body: queryArg.answerForm,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    addBuyerReply: build.mutation<AddBuyerReplyApiResponse, AddBuyerReplyApiArg>({
      query: (queryArg) => ({
        url: `/inquiries/${encodeURIComponent(String(queryArg.id))}/replies`,
        method: 'POST',
        body: queryArg.replyForm,
      }),
    }),
    proposePrices: build.mutation<ProposePricesApiResponse, ProposePricesApiArg>({
      query: (queryArg) => ({
        url: `/inquiries/${encodeURIComponent(String(queryArg.id))}/price-proposals`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    getInquiryFile: build.query<GetInquiryFileApiResponse, GetInquiryFileApiArg>({
      query: (queryArg) => ({
        url: `/inquiries/${encodeURIComponent(String(queryArg.id))}/files/${encodeURIComponent(String(queryArg.file))}`,
      }),
    }),
    sendInquiryMail: build.mutation<SendInquiryMailApiResponse, SendInquiryMailApiArg>({
      query: (queryArg) => ({
        url: `/inquiries/${encodeURIComponent(String(queryArg.id))}/mail`,
        method: 'POST',
      }),
    }),
    getQuotationDraft: build.query<GetQuotationDraftApiResponse, GetQuotationDraftApiArg>({
      query: (queryArg) => ({
        url: `/inquiries/${encodeURIComponent(String(queryArg.id))}/quotation`,
      }),
    }),
    saveQuotationDraft: build.mutation<SaveQuotationDraftApiResponse, SaveQuotationDraftApiArg>({
      query: (queryArg) => ({
        url: `/inquiries/${encodeURIComponent(String(queryArg.id))}/quotation`,
        method: 'PUT',
        body: queryArg.quotationContent,
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    issueQuotation: build.mutation<IssueQuotationApiResponse, IssueQuotationApiArg>({
      query: (queryArg) => ({
        url: `/inquiries/${encodeURIComponent(String(queryArg.id))}/quotations`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    previewQuotation: build.mutation<PreviewQuotationApiResponse, PreviewQuotationApiArg>({
      query: (queryArg) => ({
        url: `/inquiries/${encodeURIComponent(String(queryArg.id))}/quotation/preview`,
        method: 'POST',
        body: queryArg.quotationContent,
      }),
    }),
    withdrawQuotation: build.mutation<WithdrawQuotationApiResponse, WithdrawQuotationApiArg>({
      query: (queryArg) => ({
        url: `/inquiries/${encodeURIComponent(String(queryArg.id))}/quotations/${encodeURIComponent(String(queryArg['number']))}/withdrawal`,
        method: 'POST',
      }),
    }),
    getQuotation: build.query<GetQuotationApiResponse, GetQuotationApiArg>({
      query: (queryArg) => ({
        url: `/quotations/${encodeURIComponent(String(queryArg['number']))}`,
      }),
    }),
    getQuotationPdf: build.query<GetQuotationPdfApiResponse, GetQuotationPdfApiArg>({
      query: (queryArg) => ({
        url: `/inquiries/${encodeURIComponent(String(queryArg.id))}/quotations/${encodeURIComponent(String(queryArg['number']))}/pdf`,
      }),
    }),
    listTextTemplates: build.query<ListTextTemplatesApiResponse, ListTextTemplatesApiArg>({
      query: () => ({ url: `/text-templates` }),
    }),
    createTextTemplate: build.mutation<CreateTextTemplateApiResponse, CreateTextTemplateApiArg>({
      query: (queryArg) => ({
        url: `/text-templates`,
        method: 'POST',
        body: queryArg.textTemplateForm,
      }),
    }),
    updateTextTemplate: build.mutation<UpdateTextTemplateApiResponse, UpdateTextTemplateApiArg>({
      query: (queryArg) => ({
        url: `/text-templates/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.textTemplateForm,
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    deleteTextTemplate: build.mutation<DeleteTextTemplateApiResponse, DeleteTextTemplateApiArg>({
      query: (queryArg) => ({
        url: `/text-templates/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    listApplications: build.query<ListApplicationsApiResponse, ListApplicationsApiArg>({
      query: (queryArg) => ({
        url: `/applications`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          status: queryArg.status,
        },
      }),
    }),
    exportApplications: build.query<ExportApplicationsApiResponse, ExportApplicationsApiArg>({
      query: (queryArg) => ({
        url: `/applications/export`,
        params: {
          format: queryArg.format,
        },
      }),
    }),
    getApplication: build.query<GetApplicationApiResponse, GetApplicationApiArg>({
      query: (queryArg) => ({ url: `/applications/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    updateApplication: build.mutation<UpdateApplicationApiResponse, UpdateApplicationApiArg>({
      query: (queryArg) => ({
        url: `/applications/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.messageMarks,
      }),
    }),
    deleteApplication: build.mutation<DeleteApplicationApiResponse, DeleteApplicationApiArg>({
      query: (queryArg) => ({
        url: `/applications/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    getApplicationFile: build.query<GetApplicationFileApiResponse, GetApplicationFileApiArg>({
      query: (queryArg) => ({
        url: `/applications/${encodeURIComponent(String(queryArg.id))}/files/${encodeURIComponent(String(queryArg.file))}`,
      }),
    }),
    sendApplicationMail: build.mutation<SendApplicationMailApiResponse, SendApplicationMailApiArg>({
      query: (queryArg) => ({
        url: `/applications/${encodeURIComponent(String(queryArg.id))}/mail`,
        method: 'POST',
      }),
    }),
    getMessageStatus: build.query<GetMessageStatusApiResponse, GetMessageStatusApiArg>({
      query: () => ({ url: `/messages/status` }),
    }),
    findPersonMessages: build.mutation<FindPersonMessagesApiResponse, FindPersonMessagesApiArg>({
      query: (queryArg) => ({ url: `/messages/person`, method: 'POST', body: queryArg.person }),
    }),
    erasePerson: build.mutation<ErasePersonApiResponse, ErasePersonApiArg>({
      query: (queryArg) => ({
        url: `/messages/person/erasure`,
        method: 'POST',
        body: queryArg.person,
      }),
    }),
    getSystemStatus: build.query<GetSystemStatusApiResponse, GetSystemStatusApiArg>({
      query: () => ({ url: `/system/status` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as consoleApi };
