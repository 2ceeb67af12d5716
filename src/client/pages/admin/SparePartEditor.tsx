import { type ComponentProps, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import {
  type Category,
  type SparePart,
  consolePart,
  ifMatch,
  isNotFound,
  useCreateSparePartMutation,
  useLazyGetSparePartQuery,
  useListCategoriesQuery,
  useUpdateSparePartMutation,
} from '@/client/api';
import { GoneDialog } from '@/client/components/console/ConflictDialog';
import { returnTo } from '@/client/components/console/DataTable';
import { useVersionedSave } from '@/client/components/console/useVersionedSave';
import { selectCategoryOptions, withCategory } from '@/client/features/categories/selectors';
import { PartConflict } from '@/client/features/spareParts/editor/PartConflict';
import { withFiles } from '@/client/features/spareParts/editor/fileValues';
import {
  type PartValues,
  partFiles,
  partRules,
  partValues,
  toSparePartForm,
  toSparePartUpdateForm,
} from '@/client/features/spareParts/editor/partValues';
import { SparePartForm } from '@/client/features/spareParts/editor/SparePartForm';
import { usePartFailure } from '@/client/features/spareParts/editor/usePartFailure';
import { useTablePath } from '@/client/features/spareParts/list/useLastSearch';
import { noticeShown, resultDialogOpened } from '@/client/features/ui/uiSlice';
import { useTranslation } from '@/client/i18n/useTranslation';
import { useConfig } from '@/client/lib/config';
import { paths } from '@/shared/siteMap';

interface SparePartEditorProps extends Pick<ComponentProps<typeof SparePartForm>, 'fields'> {
  part?: SparePart;
  /** Of a new part. */
  category?: Category;
  onDiscarded?: () => void;
}

/**
 * The form, with the dialogs for changes that someone else has saved. It is empty again after a new
 * part has been saved: parts are mostly entered in series.
 */
export function SparePartEditor({ part, category, fields, onDiscarded }: SparePartEditorProps) {
  const { t } = useTranslation(['adminParts', 'admin']);
  const { apiUrl, mediaUrl } = useConfig();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { refetch: reloadCategories } = useListCategoriesQuery({});
  const categories = useSelector(selectCategoryOptions);
  const list = useTablePath('allSpareParts');
  const [updateSparePart] = useUpdateSparePartMutation();
  const [createSparePart] = useCreateSparePartMutation();
  const [getSparePart] = useLazyGetSparePartQuery();
  const { failure, taken, rejected, showFailure, setFailure } = usePartFailure(
    t(part ? 'edit.failed' : 'add.failed'),
  );
  const [defaultValues] = useState(() => partValues(part ?? { categoryId: category }));
  const id = part?._id ?? '';
  /** A new one if the part was created again. */
  const savedId = useRef(id);
  /** With the last request: the backend names images by their position in it. */
  const sent = useRef<Pick<PartValues, 'images' | 'documents'>>(defaultValues);

  const { origin, question, save } = useVersionedSave<PartValues, SparePart>({
    stored: part,
    valuesOf: partValues,
    rules: partRules,
    write: (values, from) => {
      sent.current = values;
      return updateSparePart({
        id,
        ...ifMatch(from),
        sparePartUpdateForm: toSparePartUpdateForm(values, from),
      });
    },
    create: async (values) => {
      try {
        const images = await withFiles(values.images, mediaUrl);
        const documents = await withFiles(values.documents, `${apiUrl}/documents`);
        const fetched = { ...values, images, documents };
        sent.current = fetched;
        return await createSparePart({ sparePartForm: toSparePartForm(fetched) });
      } catch {
        // In the shape of an error of the backend, although nothing was sent.
        return { error: { data: { error: t('edit.filesLost') } } };
      }
    },
    readAgain: async () => {
      // Someone else may have changed the categories too.
      const [{ data, error }] = await Promise.all([
        getSparePart(consolePart(id)),
        reloadCategories(),
      ]);
      return data && !error ? data : isNotFound(error) ? null : undefined;
    },
  });

  const submit = async (values: PartValues, show: (values: PartValues) => void) => {
    const { data, error, failure: problem } = await save(values, show);
    if (problem) setFailure(problem);
    else showFailure(error, sent.current);
    savedId.current = data?._id ?? id;
    return error || problem ? undefined : {};
  };
  const showSaved = ({ hidden }: PartValues, byOther: boolean) => {
    const title = t(savedId.current === id ? 'edit.done' : 'add.done');
    if (byOther) {
      dispatch(noticeShown({ text: title }));
      if (part) void navigate(list, returnTo(savedId.current));
      return;
    }
    // Visitors' page of a draft does not exist.
    const link = savedId.current &&
      !hidden && {
        href: paths.sparePartDetails(savedId.current),
        text: t('admin:form.viewOnSite'),
      };
    dispatch(resultDialogOpened({ title, severity: 'success', link: link || undefined }));
    if (part) void navigate(paths.singleSparePart(savedId.current), { replace: true });
  };

  return (
    <>
      <SparePartForm
        defaultValues={defaultValues}
        fields={fields}
        categories={withCategory(categories, origin?.categoryId)}
        submitText={part ? undefined : t('admin:nav.addSparePart')}
        submittingText={part ? undefined : t('add.submitting')}
        cancelTo={part ? paths.singleSparePart(id) : list}
        draft={{ ...partFiles, form: part?._id ?? 'newSparePart', stored: origin, onDiscarded }}
        failure={failure}
        isNew={!part}
        outdated={origin?.outdated}
        taken={taken}
        rejected={rejected}
        onSave={submit}
        onSaved={showSaved}
      />
      {question?.kind === 'changed' && (
        <PartConflict
          {...question}
          categories={withCategory(
            withCategory(categories, question.base.categoryId),
            question.now.categoryId,
          )}
        />
      )}
      {question?.kind === 'gone' && <GoneDialog {...question} saveText={t('edit.saveAsNew')} />}
    </>
  );
}
