// Generated from openapi/openapi.yaml by "npm run codegen". Do not edit.
export type Id = string;
export type Credentials = { emailId: string; password: string };
export type OwnAccountForm = { name: string };
export type PasswordChange = { currentPassword: string; newPassword: string };
export type RoleForm = { role: Role; currentPassword: string };
export type Role = 'admin' | 'user';
export type InvitationForm = { emailId: string; role: Role; currentPassword: string };
export type Acceptance = { token: string; password: string };
export type PasswordLinkForm = { emailId: string; language?: 'en' | 'zh' };
export type Category = {
  _id: Id;
  name: string;
  description?: string;
  nameZh?: string;
  descriptionZh?: string;
  inEnglish?: Array<string>;
  outdated?: Array<string>;
  parentId?: Id;
  image?: string;
  imageSizes?: ImageSizes;
  partCount?: number;
  version?: Version;
  children?: Array<Category>;
};
export type Version = number;
export type ImageSizes = Record<string, ImageSize>;
export type ImageSize = { width: number; height: number };
export type CategoryForm = {
  name: string;
  description?: string;
  nameZh?: string;
  descriptionZh?: string;
  reviewedZh?: Array<'name' | 'description'>;
  parentId?: Id;
  image?: string;
};
export type CategoryMerge = { into: Id };
export type TrashKind = 'part' | 'category';
export type ImportForm = { file: string; images?: string };
export type ImportRowFilter = 'new' | 'changed' | 'unchanged' | 'faulty' | 'excluded' | 'skipped';
export type ImportSummary = {
  _id: Id;
  fileName: string;
  createdAt: string;
  createdBy: string;
  state: ImportState;
  progress?: { done: number; total: number };
  failure?: Error;
  counts?: ImportCounts;
  appliedAt?: string;
  change?: string;
};
export type Error = { error: string; code: ErrorCode; params?: ErrorParams; pointer?: string };
export type ErrorParams = Record<string, string | number>;
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
export type ImportState =
  'reading' | 'columns' | 'checking' | 'ready' | 'applied' | 'undone' | 'failed';
export type ImportCounts = {
  new: number;
  changed: number;
  unchanged: number;
  faulty: number;
  excluded: number;
  skipped?: number;
  excludedFaulty?: number;
};
export type Import = ImportSummary & {
  sheets: Array<{ name: string; rows: number }>;
  sheet: number;
  headerRow?: number;
  version?: number;
  columns: Array<ImportColumn>;
  hiddenSheets?: Array<string>;
  newCategories: boolean;
  unknownCategories: Array<{ path: string; rows: number }>;
  words?: Array<ImportWord>;
  problems?: Array<{ code: ImportProblemCode; rows: number; excluded: number }>;
  images: {
    stored: number;
    rejected: Array<{ name: string; code: ErrorCode; row?: number }>;
    unmatched: Array<string>;
  };
  rows?: ImportRowPage;
  undo?: UndoResult;
};
export type ImportColumn = {
  heading: string;
  samples: Array<string>;
  field: string | null;
  source?: 'remembered' | 'recognized';
  hidden?: boolean;
  decimal?: 'point' | 'comma' | 'unclear';
  currency?: Currency;
  maker?: string;
};
export type Currency = 'USD' | 'EUR' | 'CNY' | 'GBP' | 'AED' | 'HKD' | 'JPY';
export type ImportWord = { field: string; word: string; rows: number; choice?: ImportWordChoice };
export type ImportWordChoice = { categoryId?: string; newName?: string; value?: string };
export type ImportRowPage = { data: Array<ImportRow>; total: number; page: number; limit: number };
export type ImportRow = {
  row: number;
  state?: ImportRowState;
  excluded: boolean;
  skipped?: ImportSkipReason;
  part?: { _id: Id; name: string; partNumber?: string };
  cells: Array<string>;
  changes: Array<{ field: string; before: string; after: string; percent?: number }>;
  problems: Array<ImportProblem>;
};
export type ImportRowState = 'new' | 'changed' | 'unchanged' | 'faulty';
export type ImportSkipReason = 'heading' | 'section' | 'remark' | 'hidden';
export type ImportProblem = {
  column?: number;
  code: ImportProblemCode;
  params?: Record<string, string | number>;
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
export type UndoResult = {
  change?: string;
  changed: number;
  skipped: Array<{
    _id: Id;
    name: string;
    reason: 'edited' | 'missing' | 'referenceMissing' | 'inUse' | 'numberTaken';
  }>;
  skippedCount?: number;
};
export type ImportDecisionForm = {
  code: ImportProblemCode;
  decision: 'exclude' | 'include' | 'confirm';
};
export type ImportWordsForm = {
  words: Array<{ field: string; word: string; choice?: ImportWordChoice }>;
};
export type ImportSettings = { sheet?: number; headerRow?: number; newCategories?: boolean };
export type ImportColumnsForm = {
  fields: Array<string | null>;
  decimals?: Array<'point' | 'comma' | null>;
  currencies?: Array<'USD' | 'EUR' | 'CNY' | 'GBP' | 'AED' | 'HKD' | 'JPY' | null>;
};
export type ImportRowForm = {
  row: number;
  cells?: Array<{ column: number; text: string; before?: string }>;
  excluded?: boolean;
};
export type EditedImportRow = { counts: ImportCounts; row: ImportRow };
export type TrashRestore = { ids?: Array<Id>; change?: Id; withoutTakenNumbers?: boolean };
export type ValueConflict = { partId: Id; key: string; value?: string; changedBy?: string };
export type Suggestions = {
  words: Array<string>;
  categories: Array<CategoryReference>;
  parts: Array<SparePart>;
};
export type CategoryReference = { _id: Id; name: string; inEnglish?: Array<string> };
export type SparePart = {
  _id: Id;
  name: string;
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
  inEnglish?: Array<string>;
  outdated?: Array<string>;
  hidden?: boolean;
  references?: Array<PartReference>;
  attributes?: Array<PartAttribute>;
  matches?: Array<PartMatch>;
  categoryId?: CategoryReference;
  image?: string;
  images?: Array<string>;
  imageSizes?: ImageSizes;
  documents?: Array<PartDocument>;
  createdAt?: string;
  updatedAt?: string;
  version?: Version;
};
export type PartReference = { kind: ReferenceKind; maker?: string; number: string };
export type ReferenceKind = 'oem' | 'supplier' | 'replaced';
export type PartAttribute = {
  key: string;
  labelEn: string;
  labelZh: string;
  unit?: string;
  number?: number;
  choice?: string;
  choiceZh?: string;
};
export type PartMatch = {
  reference?: PartReference;
  attribute?: PartAttribute;
  field?: PartTextField;
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
export type PartDocument = { file: string; title: string; kind: DocumentKind; size: number };
export type DocumentKind = 'datasheet' | 'drawing' | 'certificate' | 'other';
export type LookupForm = { numbers: Array<string> };
export type MatchForm = { lines: Array<string> };
export type MatchedLine = {
  line: string;
  by?: 'number' | 'similarNumber' | 'search';
  confidence?: number;
  parts: Array<SparePart>;
};
export type NumberMatch = {
  by: 'own' | 'replaced' | 'oem' | 'supplier';
  number: string;
  maker?: string;
  part: SparePart;
};
export type Attribute = {
  _id: Id;
  key: string;
  labelEn: string;
  labelZh: string;
  kind: AttributeKind;
  unit?: string;
  categoryIds?: Array<CategoryReference>;
  choices?: Array<AttributeChoice>;
  valueCount?: number;
  version?: Version;
};
export type AttributeKind = 'number' | 'choice';
export type AttributeChoice = { value: string; valueZh?: string };
export type AttributeForm = {
  key: string;
  labelEn: string;
  labelZh: string;
  kind: AttributeKind;
  unit?: string;
  categoryIds?: Array<Id>;
  choices?: Array<AttributeChoice>;
};
export type AttributeProposal = {
  partId: Id;
  partName: string;
  key: string;
  number?: number;
  choice?: string;
  found: string;
};
export type AttributeValuesForm = {
  values: Array<{
    partId: Id;
    key: string;
    number?: number | null;
    choice?: string | null;
    before?: string | null;
  }>;
};
export type PartValues = {
  _id: Id;
  name: string;
  nameZh?: string;
  partNumber?: string;
  categoryId: Id;
  hidden?: boolean;
  values: Array<AttributeValue>;
  matched?: Array<string>;
};
export type AttributeValue = { key: string; number?: number; choice?: string };
export type TranslationsForm = {
  parts: Array<{ partId: Id; texts: ChineseTexts; before?: ChineseTexts }>;
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
export type SynonymForm = { term: string; meaning: string };
export type ChangeKind =
  'part' | 'category' | 'attribute' | 'inquiry' | 'account' | 'template' | 'synonym';
export type ChangeAction =
  'created' | 'edited' | 'deleted' | 'restored' | 'merged' | 'imported' | 'undone';
export type DayOrTime = string;
export type Change = {
  _id: Id;
  at: string;
  actor?: string;
  kind: ChangeKind;
  action: ChangeAction;
  count: number;
  undoneBy?: string;
  items: Array<ChangeItem>;
};
export type ChangeItem = {
  entityId: Id;
  name: string;
  field: string;
  before?: string;
  after?: string;
  beforeName?: string;
  afterName?: string;
};
export type FormerValue = { entityId: Id; field: string };
export type CategoryParent = { parentId: string | null };
export type CategoryPlace = { parentId: string | null; before?: string | null };
export type Correction = { from: string; to: string };
export type PartFacets = {
  categories: Array<{ _id: Id; name: string; inEnglish?: Array<string>; count: number }>;
  brands: Array<FacetValue>;
  withImage: number;
  inStock?: number;
  attributes: Array<AttributeFacet>;
};
export type FacetValue = { value: string; label?: string; count: number };
export type AttributeFacet = {
  key: string;
  labelEn: string;
  labelZh: string;
  kind: AttributeKind;
  unit?: string;
  min?: number;
  max?: number;
  values: Array<FacetValue>;
};
export type PartPricesForm = { prices: Array<ListPriceForm>; suppliers: Array<PartSupplierForm> };
export type ListPriceForm = {
  currency: Currency;
  minQuantity: number;
  price: string;
  from?: string;
  until?: string;
};
export type PartSupplierForm = {
  supplier: string;
  number?: string;
  cost?: string;
  currency?: Currency;
};
export type PartPrices = {
  version: number;
  prices: Array<ListPrice>;
  suppliers: Array<PartSupplier>;
};
export type ListPrice = {
  currency: string;
  minQuantity: number;
  price: string;
  from?: string;
  until?: string;
};
export type PartSupplier = { supplier: string; number?: string; cost?: string; currency?: string };
export type PartsExport = { format?: 'csv' | 'xlsx'; ids: Array<Id> };
export type PartsEdit = PartsSelection & {
  set?: PartChanges;
  replace?: { field: PartTextField; find: string; replaceWith: string };
  dryRun?: boolean;
};
export type PartsSelection = {
  ids?: Array<Id>;
  filter?: PartsFilter;
  selection?: string;
  expectedCount?: number;
};
export type PartsFilter = {
  q?: string;
  verbatim?: boolean;
  categoryId?: Id;
  deep?: boolean;
  brand?: Array<string>;
  withImage?: boolean;
  inStock?: boolean;
  hidden?: boolean;
  missing?: Array<'image' | 'category' | 'partNumber' | 'translation'>;
  outdated?: boolean;
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
  categoryId?: string | null;
  hidden?: boolean;
};
export type PartsAction = PartsSelection & {
  action: 'delete' | 'duplicate' | 'move';
  categoryId?: string | null;
};
export type BulkResult = {
  matched: number;
  changed: number;
  change?: Id;
  ids?: Array<Id>;
  samples?: Array<{ _id: Id; name: string; field: string; before: string; after: string }>;
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
  reviewedZh?: Array<
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
  >;
  hidden?: boolean;
  references?: Array<string>;
  attributes?: Array<string>;
  images?: Array<string>;
  documents?: Array<string>;
  documentList?: Array<ListedDocument>;
};
export type ListedDocument = { file: string; title: string; kind: DocumentKind };
export type SparePartUpdateForm = SparePartForm & { imageOrder?: Array<string> };
export type InquiryForm = {
  name: string;
  email?: string;
  phone?: string;
  address?: string;
  website?: string;
  inquiryDetails?: string;
  company?: string;
  country?: string;
  language?: '' | 'en' | 'zh';
  incoterm?:
    '' | 'EXW' | 'FCA' | 'FAS' | 'FOB' | 'CFR' | 'CIF' | 'CPT' | 'CIP' | 'DAP' | 'DPU' | 'DDP';
  lines?: Array<InquiryLine>;
  photographs?: Array<string>;
};
export type InquiryLine = {
  partId?: string;
  text?: string;
  quantity?: SentQuantity;
  unit?: string;
  note?: string;
  original?: string;
  doubtful?: boolean;
};
export type SentQuantity = number;
export type QuotationListForm = { lines: Array<SharedLine> };
export type SharedLine = {
  partId?: string;
  text?: string;
  quantity?: SentQuantity;
  unit?: string;
  original?: string;
  doubtful?: boolean;
};
export type SharedList = {
  lines: Array<{
    partId?: string;
    text?: string;
    quantity: LineQuantity;
    unit?: string;
    original?: string;
    doubtful?: boolean;
  }>;
  expiresAt: string;
};
export type LineQuantity = number | null;
export type ApplicationForm = {
  name: string;
  email?: string;
  phone?: string;
  address?: string;
  website?: string;
  aboutyou?: string;
  cv?: string;
};
export type BuyerInquiry = {
  reference: string;
  createdAt: string;
  language?: 'en' | 'zh';
  state: 'received' | 'inProgress' | 'answered' | 'quoted' | 'ordered' | 'closed';
  inquiryDetails?: string;
  country?: string;
  incoterm?: string;
  files?: number;
  correspondence?: Array<BuyerCorrespondence>;
  lines: Array<{
    text: string;
    partNumber?: string;
    quantity: LineQuantity;
    unit?: string;
    note?: string;
    original?: string;
    partId?: string;
  }>;
  quotations: Array<{
    number: string;
    status?: QuotationStatus;
    content?: StoredQuotation;
    issuedAt: string;
    validUntil?: string;
    currency: 'USD' | 'EUR' | 'CNY' | 'GBP' | 'AED' | 'HKD' | 'JPY';
    total: string;
  }>;
};
export type BuyerCorrespondence = {
  createdAt: string;
  by: 'company' | 'buyer';
  text?: string;
  response?: BuyerResponse;
};
export type BuyerResponse = {
  createdAt: string;
  type: BuyerResponseType;
  quotationNumber?: string;
  text?: string;
  orderNumber?: string;
  deliveryAddress?: string;
  lines?: Array<RequestedChange>;
};
export type BuyerResponseType = 'accepted' | 'changeRequested' | 'question' | 'declined';
export type RequestedChange = {
  position: number;
  quantity?: SentQuantity;
  targetPrice?: string;
  note?: string;
};
export type QuotationStatus =
  'open' | 'accepted' | 'declined' | 'expired' | 'replaced' | 'withdrawn';
export type StoredQuotation = QuotationTerms & { lines: Array<StoredQuotationLine> };
export type StoredQuotationLine = QuotationLineTexts & { quantity: LineQuantity };
export type QuotationLineTexts = {
  partId?: string;
  text: string;
  partNumber?: string;
  unit?: string;
  unitPrice?: string;
  discount?: Discount;
  leadTime?: string;
  note?: string;
};
export type Discount = string;
export type QuotationTerms = {
  language: 'en' | 'zh';
  currency: Currency;
  validUntil?: string;
  incoterm?: 'EXW' | 'FCA' | 'FAS' | 'FOB' | 'CFR' | 'CIF' | 'CPT' | 'CIP' | 'DAP' | 'DPU' | 'DDP';
  place?: string;
  introduction?: string;
  payment?: string;
  remarks?: string;
  discount?: Discount;
  charges?: Array<QuotationCharge>;
};
export type QuotationCharge = {
  kind: 'freight' | 'packing' | 'other';
  text?: string;
  amount: string;
};
export type BuyerLinkForm = { email: string };
export type AnswerForm = { subject: string; answerText: string; attachments?: Array<string> };
export type ReplyForm = { replyText: string };
export type PriceProposal = {
  source: 'buyer' | 'list' | 'other';
  price: string;
  currency: Currency;
  date: string;
  minQuantity?: number;
  number?: string;
};
export type InquiryState = 'new' | 'inProgress' | 'answered' | 'quoted' | 'won' | 'lost';
export type Inquiry = InquirySummary & {
  address?: string;
  inquiryDetails?: string;
  incoterm?: string;
  lostReason?: string;
  change?: Id;
  sendTo?: string;
  version?: number;
  lines?: Array<ReceivedLine>;
  files?: Array<MessageFile>;
  events?: Array<InquiryEvent>;
  related?: Array<InquirySummary>;
  later?: Array<InquirySummary>;
  quotations?: Array<QuotationSummary>;
};
export type InquirySummary = {
  _id: Id;
  reference: string;
  name: string;
  email?: string;
  phone?: string;
  company?: string;
  country?: string;
  language?: 'en' | 'zh';
  firstWords?: string;
  lineCount?: number;
  state?: InquiryState;
  assignee?: InquiryAssignee;
  unread?: boolean;
  waitingSince?: string;
  quotation?: LatestQuotation;
  createdAt: string;
  answeredAt?: string;
  spam?: boolean;
  mailFailedAt?: string;
  mailError?: string;
};
export type LatestQuotation = { number: string; status: QuotationStatus; validUntil?: string };
export type InquiryAssignee = { _id: Id; emailId: string };
export type ReceivedLine = {
  partId?: string;
  text: string;
  partNumber?: string;
  quantity: LineQuantity;
  unit?: string;
  note?: string;
  original?: string;
  doubtful?: boolean;
  part?: SparePart;
  partChanged?: boolean;
};
export type MessageFile = { _id: Id; name: string; type: string; size: number };
export type InquiryEvent = {
  _id: Id;
  createdAt: string;
  author?: string;
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
  text?: string;
  subject?: string;
  mail?: QuotationMail;
  files?: Array<MessageFile>;
  response?: BuyerResponse;
};
export type QuotationMail = 'waiting' | 'sent' | 'failed';
export type QuotationSummary = {
  number: string;
  status?: QuotationStatus;
  validUntil?: string;
  issuedAt: string;
  issuedBy: string;
  language: 'en' | 'zh';
  currency: string;
  total: string;
  mail?: QuotationMail;
};
export type BuyerResponseForm = {
  type: BuyerResponseType;
  quotationNumber?: string;
  responseText?: string;
  orderNumber?: string;
  deliveryAddress?: string;
  lines?: Array<RequestedChange>;
};
export type InquiryNote = { noteText: string };
export type InquiryChanges = {
  answered?: boolean;
  spam?: boolean;
  state?: InquiryState;
  assigneeId?: string | null;
  lostReason?: string;
};
export type QuotationContent = QuotationTerms & { lines: Array<QuotationLine> };
export type QuotationLine = QuotationLineTexts & { quantity: number };
export type QuotationDraft = {
  version: number;
  content: StoredQuotation;
  updatedAt?: string;
  updatedBy?: string;
  sendTo?: string;
  parts: Array<SparePart>;
};
export type Quotation = {
  number: string;
  issuedAt: string;
  issuedBy: string;
  currency: string;
  total: string;
  mail?: QuotationMail;
  status?: QuotationStatus;
  content: StoredQuotation;
};
export type TextTemplateForm = {
  field: 'introduction' | 'payment' | 'remarks' | 'answer' | 'orderConfirmation';
  name: string;
  textEn?: string;
  textZh?: string;
};
export type TextTemplate = {
  _id: Id;
  field: 'introduction' | 'payment' | 'remarks' | 'answer' | 'orderConfirmation';
  name: string;
  textEn: string;
  textZh: string;
  version?: Version;
};
export type MessageMarks = { answered?: boolean; spam?: boolean };
export type Person = { email?: string; phone?: string };

/** By operationId. */
export interface Requests {
  getCurrentUser: { Params: {}; Querystring: {}; Body: undefined };
  updateOwnAccount: { Params: {}; Querystring: {}; Body: OwnAccountForm };
  logIn: { Params: {}; Querystring: {}; Body: Credentials };
  logOut: { Params: {}; Querystring: {}; Body: undefined };
  changePassword: { Params: {}; Querystring: {}; Body: PasswordChange };
  listSessions: { Params: {}; Querystring: {}; Body: undefined };
  endOtherSessions: { Params: {}; Querystring: {}; Body: undefined };
  endSession: { Params: { id: Id }; Querystring: {}; Body: undefined };
  listAccounts: { Params: {}; Querystring: {}; Body: undefined };
  changeAccountRole: { Params: { id: Id }; Querystring: {}; Body: RoleForm };
  removeAccount: { Params: { id: Id }; Querystring: {}; Body: undefined };
  listInvitations: { Params: {}; Querystring: {}; Body: undefined };
  createInvitation: { Params: {}; Querystring: {}; Body: InvitationForm };
  acceptInvitation: { Params: {}; Querystring: {}; Body: Acceptance };
  revokeInvitation: { Params: { id: Id }; Querystring: {}; Body: undefined };
  getPasswordResetOptions: { Params: {}; Querystring: {}; Body: undefined };
  requestPasswordLink: { Params: {}; Querystring: {}; Body: PasswordLinkForm };
  resetPassword: { Params: {}; Querystring: {}; Body: Acceptance };
  listCategories: {
    Params: {};
    Querystring: { lang?: 'en' | 'zh' | 'all'; fields?: 'menu' };
    Body: undefined;
  };
  createCategory: { Params: {}; Querystring: {}; Body: CategoryForm };
  getCategory: { Params: { id: Id }; Querystring: { lang?: 'en' | 'zh' | 'all' }; Body: undefined };
  updateCategory: { Params: { id: Id }; Querystring: {}; Body: CategoryForm };
  deleteCategory: { Params: { id: Id }; Querystring: {}; Body: undefined };
  moveCategory: {
    Params: { id: Id };
    Querystring: { lang?: 'en' | 'zh' | 'all' };
    Body: CategoryPlace;
  };
  sortCategories: { Params: {}; Querystring: {}; Body: CategoryParent };
  mergeCategory: { Params: { id: Id }; Querystring: {}; Body: CategoryMerge };
  listCategorySpareParts: {
    Params: { id: Id };
    Querystring: {
      page?: number;
      limit?: number;
      q?: string;
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
      deep?: boolean;
      verbatim?: boolean;
      brand?: Array<string>;
      withImage?: boolean;
      inStock?: boolean;
      filters?: Record<string, Array<string>>;
      facets?: boolean;
      lang?: 'en' | 'zh' | 'all';
      includeHidden?: boolean;
      hidden?: boolean;
      missing?: Array<'image' | 'category' | 'partNumber' | 'translation'>;
      outdated?: boolean;
    };
    Body: undefined;
  };
  listSpareParts: {
    Params: {};
    Querystring: {
      page?: number;
      limit?: number;
      q?: string;
      categoryId?: Id;
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
      deep?: boolean;
      verbatim?: boolean;
      brand?: Array<string>;
      withImage?: boolean;
      inStock?: boolean;
      filters?: Record<string, Array<string>>;
      facets?: boolean;
      lang?: 'en' | 'zh' | 'all';
      includeHidden?: boolean;
      hidden?: boolean;
      missing?: Array<'image' | 'category' | 'partNumber' | 'translation'>;
      outdated?: boolean;
    };
    Body: undefined;
  };
  createSparePart: { Params: {}; Querystring: {}; Body: SparePartForm };
  editSpareParts: { Params: {}; Querystring: {}; Body: PartsEdit };
  changeSpareParts: { Params: {}; Querystring: {}; Body: PartsAction };
  exportSpareParts: {
    Params: {};
    Querystring: {
      format?: 'csv' | 'xlsx';
      q?: string;
      verbatim?: boolean;
      categoryId?: Id;
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
      deep?: boolean;
      brand?: Array<string>;
      withImage?: boolean;
      inStock?: boolean;
      filters?: Record<string, Array<string>>;
      hidden?: boolean;
      missing?: Array<'image' | 'category' | 'partNumber' | 'translation'>;
      outdated?: boolean;
    };
    Body: undefined;
  };
  exportSelectedSpareParts: { Params: {}; Querystring: {}; Body: PartsExport };
  exportPriceList: {
    Params: {};
    Querystring: {
      format?: 'csv' | 'xlsx';
      q?: string;
      verbatim?: boolean;
      categoryId?: Id;
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
      deep?: boolean;
      brand?: Array<string>;
      withImage?: boolean;
      inStock?: boolean;
      filters?: Record<string, Array<string>>;
      hidden?: boolean;
      missing?: Array<'image' | 'category' | 'partNumber' | 'translation'>;
      outdated?: boolean;
    };
    Body: undefined;
  };
  exportSelectedPrices: { Params: {}; Querystring: {}; Body: PartsExport };
  suggestSpareParts: {
    Params: {};
    Querystring: { q?: string; limit?: number; lang?: 'en' | 'zh' | 'all' };
    Body: undefined;
  };
  lookUpNumbers: { Params: {}; Querystring: { lang?: 'en' | 'zh' | 'all' }; Body: LookupForm };
  listSelectedParts: {
    Params: {};
    Querystring: { id: Array<string>; lang?: 'en' | 'zh' | 'all' };
    Body: undefined;
  };
  matchLines: { Params: {}; Querystring: { lang?: 'en' | 'zh' | 'all' }; Body: MatchForm };
  getSparePart: {
    Params: { id: Id };
    Querystring: { lang?: 'en' | 'zh' | 'all'; includeHidden?: boolean };
    Body: undefined;
  };
  updateSparePart: { Params: { id: Id }; Querystring: {}; Body: SparePartUpdateForm };
  deleteSparePart: { Params: { id: Id }; Querystring: {}; Body: undefined };
  getRelatedParts: {
    Params: { id: Id };
    Querystring: { lang?: 'en' | 'zh' | 'all' };
    Body: undefined;
  };
  getPartPrices: { Params: { id: Id }; Querystring: {}; Body: undefined };
  savePartPrices: { Params: { id: Id }; Querystring: {}; Body: PartPricesForm };
  listAttributes: { Params: {}; Querystring: { includeHidden?: boolean }; Body: undefined };
  createAttribute: { Params: {}; Querystring: {}; Body: AttributeForm };
  updateAttribute: { Params: { id: Id }; Querystring: {}; Body: AttributeForm };
  deleteAttribute: { Params: { id: Id }; Querystring: {}; Body: undefined };
  removeAttributeValues: { Params: { id: Id }; Querystring: {}; Body: undefined };
  listAttributeProposals: { Params: {}; Querystring: { categoryId: Id }; Body: undefined };
  listAttributeValues: {
    Params: {};
    Querystring: { categoryId: Id; number?: Array<string>; page?: number; limit?: number };
    Body: undefined;
  };
  confirmAttributeValues: { Params: {}; Querystring: {}; Body: AttributeValuesForm };
  listTranslations: { Params: {}; Querystring: {}; Body: undefined };
  saveTranslations: { Params: {}; Querystring: {}; Body: TranslationsForm };
  listSynonyms: {
    Params: {};
    Querystring: { page?: number; limit?: number; q?: string };
    Body: undefined;
  };
  createSynonym: { Params: {}; Querystring: {}; Body: SynonymForm };
  updateSynonym: { Params: { id: Id }; Querystring: {}; Body: SynonymForm };
  deleteSynonym: { Params: { id: Id }; Querystring: {}; Body: undefined };
  listChanges: {
    Params: {};
    Querystring: {
      page?: number;
      limit?: number;
      actor?: string;
      kind?: ChangeKind;
      action?: ChangeAction;
      entityId?: Id;
      id?: Id;
      q?: string;
      lang?: 'en' | 'zh';
      from?: DayOrTime;
      to?: DayOrTime;
    };
    Body: undefined;
  };
  undoChange: {
    Params: { id: Id };
    Querystring: { withoutTakenNumbers?: boolean };
    Body: undefined;
  };
  restoreValue: { Params: { id: Id }; Querystring: {}; Body: FormerValue };
  listMissedSearches: {
    Params: {};
    Querystring: { page?: number; limit?: number };
    Body: undefined;
  };
  deleteMissedSearch: { Params: { id: Id }; Querystring: {}; Body: undefined };
  listTrash: {
    Params: {};
    Querystring: { page?: number; limit?: number; kind?: TrashKind; q?: string };
    Body: undefined;
  };
  restoreTrash: { Params: {}; Querystring: {}; Body: TrashRestore };
  listImports: { Params: {}; Querystring: { page?: number; limit?: number }; Body: undefined };
  createImport: { Params: {}; Querystring: {}; Body: ImportForm };
  getImport: {
    Params: { id: Id };
    Querystring: {
      page?: number;
      limit?: number;
      state?: ImportRowFilter;
      problem?: ImportProblemCode;
      q?: string;
    };
    Body: undefined;
  };
  updateImport: { Params: { id: Id }; Querystring: {}; Body: ImportSettings };
  deleteImport: { Params: { id: Id }; Querystring: {}; Body: undefined };
  setImportColumns: { Params: { id: Id }; Querystring: {}; Body: ImportColumnsForm };
  setImportWords: { Params: { id: Id }; Querystring: {}; Body: ImportWordsForm };
  editImportRow: { Params: { id: Id }; Querystring: {}; Body: ImportRowForm };
  decideImportProblem: { Params: { id: Id }; Querystring: {}; Body: ImportDecisionForm };
  checkImport: { Params: { id: Id }; Querystring: {}; Body: undefined };
  applyImport: { Params: { id: Id }; Querystring: {}; Body: undefined };
  exportFaultyRows: {
    Params: { id: Id };
    Querystring: { format?: 'csv' | 'xlsx' };
    Body: undefined;
  };
  getCatalogueVersion: { Params: {}; Querystring: {}; Body: undefined };
  listCatalogueUrls: {
    Params: {};
    Querystring: { kind: 'category' | 'part'; after?: Id; limit?: number };
    Body: undefined;
  };
  createQuotationList: { Params: {}; Querystring: {}; Body: QuotationListForm };
  getQuotationList: { Params: { token: string }; Querystring: {}; Body: undefined };
  listInquiries: {
    Params: {};
    Querystring: {
      page?: number;
      limit?: number;
      status?: 'open' | 'answered' | 'spam';
      state?: InquiryState;
      assignee?: string;
      country?: string;
      waiting?: boolean;
      quotation?: 'expiring' | 'expired' | 'accepted';
      q?: string;
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
    Body: undefined;
  };
  createInquiry: { Params: {}; Querystring: {}; Body: InquiryForm };
  exportInquiries: { Params: {}; Querystring: { format?: 'csv' | 'xlsx' }; Body: undefined };
  getInquiry: { Params: { id: Id }; Querystring: {}; Body: undefined };
  updateInquiry: { Params: { id: Id }; Querystring: {}; Body: InquiryChanges };
  deleteInquiry: { Params: { id: Id }; Querystring: {}; Body: undefined };
  addInquiryNote: { Params: { id: Id }; Querystring: {}; Body: InquiryNote };
  answerInquiry: { Params: { id: Id }; Querystring: {}; Body: AnswerForm };
  addBuyerReply: { Params: { id: Id }; Querystring: {}; Body: ReplyForm };
  proposePrices: {
    Params: { id: Id };
    Querystring: {};
    Body: {
      currency: Currency;
      lines: Array<{ partId?: string; text: string; partNumber?: string; quantity?: number }>;
    };
  };
  getInquiryFile: { Params: { id: Id; file: Id }; Querystring: {}; Body: undefined };
  sendInquiryMail: { Params: { id: Id }; Querystring: {}; Body: undefined };
  getQuotationDraft: { Params: { id: Id }; Querystring: {}; Body: undefined };
  saveQuotationDraft: { Params: { id: Id }; Querystring: {}; Body: QuotationContent };
  issueQuotation: { Params: { id: Id }; Querystring: {}; Body: { send: boolean } };
  previewQuotation: { Params: { id: Id }; Querystring: {}; Body: QuotationContent };
  withdrawQuotation: { Params: { id: Id; number: string }; Querystring: {}; Body: undefined };
  getQuotation: { Params: { number: string }; Querystring: {}; Body: undefined };
  getQuotationPdf: { Params: { id: Id; number: string }; Querystring: {}; Body: undefined };
  getBuyerInquiry: { Params: { token: string }; Querystring: {}; Body: undefined };
  requestBuyerLinks: { Params: {}; Querystring: {}; Body: BuyerLinkForm };
  respondToCompany: { Params: { token: string }; Querystring: {}; Body: BuyerResponseForm };
  getBuyerQuotationPdf: {
    Params: { token: string; number: string };
    Querystring: {};
    Body: undefined;
  };
  listTextTemplates: { Params: {}; Querystring: {}; Body: undefined };
  createTextTemplate: { Params: {}; Querystring: {}; Body: TextTemplateForm };
  updateTextTemplate: { Params: { id: Id }; Querystring: {}; Body: TextTemplateForm };
  deleteTextTemplate: { Params: { id: Id }; Querystring: {}; Body: undefined };
  listApplications: {
    Params: {};
    Querystring: { page?: number; limit?: number; status?: 'open' | 'answered' | 'spam' };
    Body: undefined;
  };
  createApplication: { Params: {}; Querystring: {}; Body: ApplicationForm };
  exportApplications: { Params: {}; Querystring: { format?: 'csv' | 'xlsx' }; Body: undefined };
  getApplication: { Params: { id: Id }; Querystring: {}; Body: undefined };
  updateApplication: { Params: { id: Id }; Querystring: {}; Body: MessageMarks };
  deleteApplication: { Params: { id: Id }; Querystring: {}; Body: undefined };
  getApplicationFile: { Params: { id: Id; file: Id }; Querystring: {}; Body: undefined };
  sendApplicationMail: { Params: { id: Id }; Querystring: {}; Body: undefined };
  getMessageStatus: { Params: {}; Querystring: {}; Body: undefined };
  findPersonMessages: { Params: {}; Querystring: {}; Body: Person };
  erasePerson: { Params: {}; Querystring: {}; Body: Person };
  getUpload: { Params: { file: string }; Querystring: { w?: number }; Body: undefined };
  getDocument: { Params: { file: string }; Querystring: {}; Body: undefined };
  getHealth: { Params: {}; Querystring: {}; Body: undefined };
  getReadiness: { Params: {}; Querystring: {}; Body: undefined };
  getSystemStatus: { Params: {}; Querystring: {}; Body: undefined };
  getOpenApi: { Params: {}; Querystring: {}; Body: undefined };
  getDocs: { Params: {}; Querystring: {}; Body: undefined };
}
