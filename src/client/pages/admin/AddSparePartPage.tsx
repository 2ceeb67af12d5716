import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useListCategoriesQuery, useCreateSparePartMutation } from '@/client/api';
import { PageHeader } from '@/client/components/console/PageHeader';
import { selectCategoryOptions } from '@/client/features/categories/selectors';
import { usePartFailure } from '@/client/features/spareParts/editor/PartNumberField';
import {
  type PartValues,
  partValues,
  toSparePartForm,
} from '@/client/features/spareParts/editor/partValues';
import { SparePartForm } from '@/client/features/spareParts/editor/SparePartForm';
import { useTablePath } from '@/client/features/spareParts/list/useLastSearch';
import { resultDialogOpened } from '@/client/features/ui/uiSlice';
import { useTranslation } from '@/client/i18n/useTranslation';

/** A new spare part. After saving the form is empty again: parts are mostly entered in series. */
export default function AddSparePartPage() {
  const { t } = useTranslation(['adminParts', 'admin']);
  const dispatch = useDispatch();
  useListCategoriesQuery();
  const categories = useSelector(selectCategoryOptions);
  const list = useTablePath('allSpareParts');
  const [createSparePart] = useCreateSparePartMutation();
  const { failure, taken, showFailure } = usePartFailure(t('add.failed'));
  const [defaultValues] = useState(() => partValues());

  const save = async (values: PartValues): Promise<boolean> => {
    const { error } = await createSparePart({ sparePartForm: toSparePartForm(values) });
    showFailure(error);
    return !error;
  };

  return (
    <>
      <PageHeader title={t('admin:nav.addSparePart')} />
      <SparePartForm
        defaultValues={defaultValues}
        categories={categories}
        submitText={t('admin:nav.addSparePart')}
        submittingText={t('add.submitting')}
        cancelTo={list}
        failure={failure}
        taken={taken}
        onSave={save}
        onSaved={() => dispatch(resultDialogOpened({ title: t('add.done'), severity: 'success' }))}
      />
    </>
  );
}
