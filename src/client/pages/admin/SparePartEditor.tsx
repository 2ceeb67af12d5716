import { type ComponentProps, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import {
  type Category,
  consolePart,
  ifMatch,
  isNotFound,
  isUnauthorized,
  useCreateSparePartMutation,
  useErrorText,
  useLazyGetPartPricesQuery,
  useLazyGetSparePartQuery,
  useListCategoriesQuery,
  useSavePartPricesMutation,
  useUpdateSparePartMutation,
} from '@/client/api';
import { GoneDialog } from '@/client/components/console/ConflictDialog';
import { returnTo } from '@/client/components/console/DataTable';
import { writeDraft } from '@/client/components/console/formDraft';
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
import {
  type EditedPart,
  pricesRule,
  suppliersRule,
  toPricesForm,
} from '@/client/features/spareParts/editor/priceValues';
import { SparePartForm } from '@/client/features/spareParts/editor/SparePartForm';
import { usePartFailure } from '@/client/features/spareParts/editor/usePartFailure';
import { useTablePath } from '@/client/features/spareParts/list/useLastSearch';
import { noticeShown, resultDialogOpened } from '@/client/features/ui/uiSlice';
import { useTranslation } from '@/client/i18n/useTranslation';
import { useConfig } from '@/client/lib/config';
import { paths } from '@/shared/siteMap';

interface SparePartEditorProps extends Pick<ComponentProps<typeof SparePartForm>, 'fields'> {
  part?: EditedPart;
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
  const [savePrices] = useSavePartPricesMutation();
  const [getPrices] = useLazyGetPartPricesQuery();
  const errorText = useErrorText();
  const { failure, taken, rejected, showFailure, setFailure } = usePartFailure(
    t(part ? 'edit.failed' : 'add.failed'),
  );
  const [defaultValues] = useState(() => partValues(part ?? { categoryId: category }));
  const id = part?._id ?? '';
  /** A new one if the part was created again. */
  const savedId = useRef(id);
  /** With the last request: the backend names images by their position in it. */
  const sent = useRef(defaultValues);
  /** Why the prices of the saved part could not be saved. */
  const pricesError = useRef<unknown>(undefined);

  /** Prices have a call of their own. Resolves to the part with those that it has then. */
  const storePrices = async (values: PartValues, saved: EditedPart): Promise<EditedPart> => {
    const stored = partValues(saved);
    const isSame =
      pricesRule.same(values.prices, stored.prices) &&
      suppliersRule.same(values.suppliers, stored.suppliers);
    if (isSame) return saved;
    const { data: prices, error } = await savePrices({
      id: saved._id,
      ...ifMatch(saved),
      partPricesForm: toPricesForm(values),
    });
    pricesError.current = error;
    return prices ? { ...saved, prices, version: prices.version } : saved;
  };

  const { origin, question, save, rebase } = useVersionedSave<PartValues, EditedPart>({
    stored: part,
    valuesOf: partValues,
    rules: partRules,
    write: async (values, from) => {
      sent.current = values;
      const { data, error } = await updateSparePart({
        id,
        ...ifMatch(from),
        sparePartUpdateForm: toSparePartUpdateForm(values, from),
      });
      if (!data || !from.prices) return { data, error };
      return { data: await storePrices(values, { ...data, prices: from.prices }) };
    },
    create: async (values) => {
      try {
        const images = await withFiles(values.images, mediaUrl);
        const documents = await withFiles(values.documents, `${apiUrl}/documents`);
        const fetched = { ...values, images, documents };
        sent.current = fetched;
        const { data, error } = await createSparePart({ sparePartForm: toSparePartForm(fetched) });
        return data ? { data: await storePrices(values, data) } : { error };
      } catch {
        // In the shape of an error of the backend, although nothing was sent.
        return { error: { data: { error: t('edit.filesLost') } } };
      }
    },
    readAgain: async () => {
      // Someone else may have changed the categories too.
      const [{ data, error }, prices] = await Promise.all([
        getSparePart(consolePart(id)),
        getPrices({ id }),
        reloadCategories(),
      ]);
      if (!data || error) return isNotFound(error) ? null : undefined;
      if (!part?.prices) return data;
      return prices.data && !prices.error ? { ...data, prices: prices.data } : undefined;
    },
  });

  const submit = async (values: PartValues, show: (values: PartValues) => void) => {
    pricesError.current = undefined;
    const { data, error, failure: problem } = await save(values, show);
    if (problem) setFailure(problem);
    else showFailure(error, sent.current);
    savedId.current = data?._id ?? id;
    if (!data || error || problem) return undefined;
    if (!pricesError.current) return {};
    showPricesFailure();
    const { prices, suppliers } = sent.current;
    const unsaved = { ...partValues(data), prices, suppliers };
    if (part && data._id === id) {
      rebase(data);
      show(unsaved);
      return undefined;
    }
    // The part exists: what is left to be saved is a draft of its form.
    const stored = { ...data, prices: { version: data.version ?? 0, prices: [], suppliers: [] } };
    writeDraft(data._id, { values: unsaved, files: [], stored });
    return {};
  };
  const showPricesFailure = () => {
    const title = t('prices.failed');
    const text = errorText(pricesError.current, '');
    setFailure(`${title} ${text}`.trim());
    if (isUnauthorized(pricesError.current)) return;
    dispatch(resultDialogOpened({ title, text: text || undefined, severity: 'error' }));
  };
  const showSaved = ({ hidden }: PartValues, byOther: boolean) => {
    if (pricesError.current) {
      void navigate(paths.editSparePart(savedId.current), { replace: true });
      return;
    }
    const isCreated = !part || savedId.current !== id;
    const title = t(isCreated ? 'add.done' : 'edit.done');
    if (isCreated && !byOther) {
      const link = savedId.current && {
        href: paths.sparePartDetails(savedId.current),
        text: t(hidden ? 'admin:form.preview' : 'admin:form.viewOnSite'),
      };
      dispatch(resultDialogOpened({ title, severity: 'success', link: link || undefined }));
    } else {
      dispatch(noticeShown({ text: title }));
    }
    if (!part) return;
    if (byOther) void navigate(list, returnTo(savedId.current));
    else void navigate(paths.singleSparePart(savedId.current), { replace: true });
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
        hasPrices={!part || part.prices !== undefined}
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
