import { ApplicationDetails } from '@/client/features/inquiryDesk/ApplicationDetails';
import { ApplicationList } from '@/client/features/inquiryDesk/ApplicationList';
import { InquiryDetails } from '@/client/features/inquiryDesk/InquiryDetails';
import { InquiryList } from '@/client/features/inquiryDesk/InquiryList';
import { IssuedQuotations } from '@/client/features/quotations/IssuedQuotations';

/** The screens of the console, in one chunk; pages by their names in the site map. */
export { default as RequireAdmin } from '../RequireAdmin';
export { default as AdminLayout } from '@/client/layouts/admin/AdminLayout';
export { default as WhileLoggedIn } from '@/client/features/auth/WhileLoggedIn';
export { default as dashboard } from '@/client/pages/admin/OverviewPage';
export { default as allCategories } from '@/client/pages/admin/AllCategoriesPage';
export { default as arrangeCategories } from '@/client/pages/admin/ArrangeCategoriesPage';
export {
  AddCategoryPage as addCategory,
  EditCategoryPage as editCategory,
} from '@/client/pages/admin/CategoryFormPages';
export { default as categorySpareParts } from '@/client/pages/admin/CategorySparePartsPage';
export { default as allSpareParts } from '@/client/pages/admin/AllSparePartsPage';
export { default as singleSparePart } from '@/client/pages/admin/SingleSparePartPage';
export {
  AddSparePartPage as addSparePart,
  EditSparePartPage as editSparePart,
} from '@/client/pages/admin/SparePartFormPages';
export { default as searchWords } from '@/client/pages/admin/SearchWordsPage';
export { default as missedSearches } from '@/client/pages/admin/MissedSearchesPage';
export { default as attributes } from '@/client/pages/admin/AttributesPage';
export { default as translations } from '@/client/pages/admin/TranslationsPage';
export { default as translationProgress } from '@/client/pages/admin/TranslationProgressPage';
export { default as history } from '@/client/pages/admin/HistoryPage';
export { default as attributeValues } from '@/client/pages/admin/AttributeValuesPage';
export { default as trash } from '@/client/pages/admin/TrashPage';
export { default as imports } from '@/client/pages/admin/ImportsPage';
export {
  default as singleImport,
  ImportColumnsPage as importColumns,
} from '@/client/pages/admin/ImportPage';
export { default as accounts } from '@/client/pages/admin/AccountsPage';
export { default as ownAccount } from '@/client/pages/admin/OwnAccountPage';
export {
  InquiryList as inquiries,
  ApplicationList as applications,
  ApplicationDetails as application,
};
export { default as inquiryQuotation } from '@/client/pages/admin/InquiryQuotationPage';
export { default as textTemplates } from '@/client/pages/admin/TextTemplatesPage';
export const inquiry = () => (
  <InquiryDetails
    renderQuotations={(id, quotations) => (
      <IssuedQuotations inquiryId={id} quotations={quotations} />
    )}
  />
);
