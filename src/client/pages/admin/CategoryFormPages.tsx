import Typography from '@mui/material/Typography';
import { type ReactNode, useRef } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { useNavigate, useParams } from 'react-router-dom';
import {
  type Category,
  ifMatch,
  useCreateCategoryMutation,
  useListCategoriesQuery,
  useUpdateCategoryMutation,
} from '@/client/api';
import { SaveQuestionDialog } from '@/client/components/console/ConflictDialog';
import { ListError } from '@/client/components/console/QueryResult';
import { returnTo } from '@/client/components/console/DataTable';
import { FormImage } from '@/client/components/console/FormImage';
import { LastChange } from '@/client/components/console/LastChange';
import { PageHeader, ViewOnSite } from '@/client/components/console/PageHeader';
import { useSaveFailure } from '@/client/components/console/useFailure';
import { useFilledFrom } from '@/client/components/console/useFilledFrom';
import { useVersionedSave } from '@/client/components/console/useVersionedSave';
import { CategoryForm } from '@/client/features/categories/CategoryForm';
import {
  type CategoryValues,
  categoryFiles,
  categoryRules,
  categoryValues,
  parentChoices,
  type StoredCategory,
  toCategoryForm,
} from '@/client/features/categories/categoryValues';
import {
  type ApiState,
  selectCategoriesById,
  selectCategoryTree,
} from '@/client/features/categories/selectors';
import { useSiblingQuestion } from '@/client/features/categories/useSiblingQuestion';
import { useStoredCategory } from '@/client/features/categories/useStoredCategory';
import { useTablePath } from '@/client/features/spareParts/list/useLastSearch';
import { noticeShown, resultDialogOpened } from '@/client/features/ui/uiSlice';
import { useTranslation } from '@/client/i18n/useTranslation';
import { useConfig } from '@/client/lib/config';
import { fetchStored } from '@/client/lib/fetchStored';
import { paths } from '@/shared/siteMap';

export function AddCategoryPage() {
  const { t } = useTranslation('admin');
  useListCategoriesQuery({});
  return (
    <>
      <PageHeader title={t('nav.addCategory')} />
      <CategoryEditor />
    </>
  );
}

export function EditCategoryPage() {
  const { id = '' } = useParams();
  return <EditCategory key={id} id={id} />;
}

function EditCategory({ id }: { id: string }) {
  const { t } = useTranslation(['adminCategories', 'common']);
  const { readAgain, ...query } = useStoredCategory(id);
  const list = useTablePath('allCategories');
  const [{ data: stored, currentData: read, isFetching }, refill] = useFilledFrom(id, query);

  const content = () => {
    if (stored) {
      return (
        <CategoryEditor
          key={stored.version}
          stored={stored}
          readAgain={readAgain}
          onDiscarded={refill}
        />
      );
    }
    if (isFetching) return <Typography role="status">{t('common:loading')}</Typography>;
    if (read === undefined)
      return <ListError text={t('list.failed')} onRetry={() => void readAgain()} />;
    return <ListError text={t('edit.unknown')} />;
  };
  return (
    <>
      <PageHeader title={t('edit.title')} back={{ to: list, text: t('parts.back') }}>
        {stored && <ViewOnSite href={paths.sparePartsGrid(id)} />}
      </PageHeader>
      {stored && <LastChange entityId={id} />}
      {content()}
    </>
  );
}

interface CategoryEditorProps {
  stored?: StoredCategory;
  readAgain?: ReturnType<typeof useStoredCategory>['readAgain'];
  onDiscarded?: () => void;
}

/** The form, with the dialogs for changes that someone else has saved. */
function CategoryEditor({ stored, readAgain, onDiscarded }: CategoryEditorProps) {
  const { t } = useTranslation(['adminCategories', 'admin', 'translations']);
  const { mediaUrl } = useConfig();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const list = useTablePath('allCategories');
  const tree = useSelector(selectCategoryTree);
  const byId = useSelector(selectCategoriesById);
  const [updateCategory] = useUpdateCategoryMutation();
  const [createCategory] = useCreateCategoryMutation();
  const [failure, showFailure, setFailure] = useSaveFailure(t('add.failedTitle'), t('add.failed'));
  const store = useStore<ApiState>();
  const id = stored?._id ?? '';
  /** A new one if the category was created again. */
  const savedId = useRef(id);

  /** The image to upload with a category that is created again: the chosen or the stored one. */
  const imageFile = async (image: CategoryValues['image']) => {
    if (typeof image !== 'string') return image;
    try {
      return await fetchStored(mediaUrl, image);
    } catch {
      dispatch(noticeShown({ text: t('edit.imageLost'), severity: 'error' }));
      return null;
    }
  };

  const { origin, question, save } = useVersionedSave<CategoryValues, StoredCategory, Category>({
    stored,
    valuesOf: categoryValues,
    rules: categoryRules,
    write: (values, from) =>
      updateCategory({ id, ...ifMatch(from), categoryForm: toCategoryForm(values, from) }),
    create: async (values) => {
      // The parent may be deleted too: then the new category is a top-level one.
      const isGone = stored && !selectCategoriesById(store.getState()).has(values.parentId);
      const parentId = isGone ? '' : values.parentId;
      const image = await imageFile(values.image);
      return createCategory({ categoryForm: toCategoryForm({ ...values, parentId, image }) });
    },
    readAgain: async () => readAgain?.(),
  });
  const parents = parentChoices(tree, origin);
  const { confirmSibling, siblingDialog } = useSiblingQuestion(origin);

  const submit = async (values: CategoryValues, show: (values: CategoryValues) => void) => {
    if (!(await confirmSibling(values))) return undefined;
    const { data, error, failure: problem } = await save(values, show);
    if (!stored) {
      showFailure(error);
    } else {
      if (error) console.error('The category could not be saved.', error);
      setFailure(problem);
    }
    if (error || problem) return undefined;
    savedId.current = data?._id ?? id;
    if (stored) {
      dispatch(noticeShown({ text: t('edit.done') }));
    } else {
      const name = data?.name || values.name;
      const parent = parents.find(({ id: parentId }) => parentId === values.parentId)?.label;
      const text = parent ? t('add.doneBelow', { name, parent }) : t('add.done', { name });
      const link = data?._id
        ? { href: paths.sparePartsGrid(data._id), text: t('admin:form.viewOnSite') }
        : undefined;
      dispatch(resultDialogOpened({ title: t('add.doneTitle'), text, severity: 'success', link }));
    }
    return {};
  };

  const labels = {
    name: t('form.name'),
    description: t('form.description'),
  };
  const show = (
    field: keyof CategoryValues,
    value: CategoryValues[keyof CategoryValues],
  ): ReactNode => {
    if (Array.isArray(value)) return value.map((name) => labels[name]).join(', ') || null;
    if (!value || (typeof value === 'string' && !value.trim())) return null;
    if (field === 'image' || typeof value !== 'string') {
      return (
        <FormImage
          image={value}
          alt={typeof value === 'string' ? t('form.savedImage') : t('form.newImage')}
          width={96}
          height={72}
          sx={{ mt: 0.5 }}
        />
      );
    }
    if (field !== 'parentId') return value.trim();
    const known = [...byId.values(), ...(origin?.ancestors ?? [])];
    return known.find(({ _id }) => _id === value)?.name ?? null;
  };

  return (
    <>
      <CategoryForm
        defaultValues={categoryValues(stored)}
        parents={parents}
        savedImage={origin?.image}
        outdated={origin?.outdated}
        submitText={stored ? undefined : t('add.submit')}
        submittingText={stored ? undefined : t('add.submitting')}
        cancelTo={stored ? list : paths.allCategories()}
        draft={{
          ...categoryFiles(stored),
          form: stored?._id ?? 'newCategory',
          stored: origin,
          onDiscarded,
        }}
        failure={failure}
        onSave={submit}
        onSaved={() =>
          void (stored ? navigate(list, returnTo(savedId.current)) : navigate(paths.dashboard()))
        }
      />
      {siblingDialog}
      <SaveQuestionDialog
        question={question}
        saveText={t('edit.saveAsNew')}
        labels={{
          name: t('translations:inEnglish', { label: labels.name }),
          nameZh: t('translations:inChinese', { label: labels.name }),
          description: t('translations:inEnglish', { label: labels.description }),
          descriptionZh: t('translations:inChinese', { label: labels.description }),
          reviewedZh: t('translations:stillFits'),
          parentId: t('form.parent'),
          image: t('form.image'),
        }}
        show={show}
      />
    </>
  );
}
