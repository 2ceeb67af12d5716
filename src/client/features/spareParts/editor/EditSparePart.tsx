import { useRef, useState } from 'react';
import {
  type SparePart,
  ifMatch,
  isChanged,
  isNotFound,
  useLazyGetSparePartQuery,
  useCreateSparePartMutation,
  useUpdateSparePartMutation,
} from '@/client/api';
import { GoneDialog } from '@/client/components/console/ConflictDialog';
import { useVersionedSave } from '@/client/components/console/useVersionedSave';
import { useTranslation } from '@/client/i18n/useTranslation';
import { useConfig } from '@/client/lib/config';
import { fetchImage } from '@/client/lib/fetchImage';
import { paths } from '@/shared/siteMap';
import { PartConflict } from './PartConflict';
import { usePartFailure } from './PartNumberField';
import { partRules } from './partRules';
import {
  type PartImage,
  type PartValues,
  partValues,
  toSparePartForm,
  toSparePartUpdateForm,
} from './partValues';
import { type CategoryChoice, SparePartForm } from './SparePartForm';

export interface EditSparePartProps {
  /** As it was loaded for editing. */
  part: SparePart;
  categories: CategoryChoice[];
  /** Someone else may have changed the categories too. */
  reloadCategories: () => Promise<unknown>;
  /** Gets the part's id, which is a new one if the part was created again. */
  onSaved: (id: string) => void;
}

/** The form of an existing part, with the dialogs for changes that someone else has saved. */
export function EditSparePart({ part, categories, reloadCategories, onSaved }: EditSparePartProps) {
  const { t } = useTranslation(['adminParts', 'admin']);
  const { mediaUrl } = useConfig();
  const [updateSparePart] = useUpdateSparePartMutation();
  const [createSparePart] = useCreateSparePartMutation();
  const [getSparePart] = useLazyGetSparePartQuery();
  const { failure, taken, showFailure, setFailure } = usePartFailure(t('edit.failed'));
  const [defaultValues] = useState(() => partValues(part));
  const id = part._id;
  const savedId = useRef(id);

  const { origin, question, save } = useVersionedSave<PartValues, SparePart>({
    stored: part,
    valuesOf: partValues,
    rules: partRules,
    write: (values, from) =>
      updateSparePart({
        id,
        ...ifMatch(from),
        sparePartUpdateForm: toSparePartUpdateForm(values, from),
      }),
    create: async (values) => {
      const images = await filesOf(values.images, mediaUrl);
      // In the shape of an error of the backend, although nothing was sent.
      if (!images) return { error: { data: { error: t('edit.picturesLost') } } };
      return createSparePart({ sparePartForm: toSparePartForm({ ...values, images }) });
    },
    readAgain: async () => {
      const [{ data, error }] = await Promise.all([getSparePart({ id }), reloadCategories()]);
      return data && !error ? data : isNotFound(error) ? null : undefined;
    },
  });

  const submit = async (values: PartValues, show: (values: PartValues) => void) => {
    const { data, error, cancelled } = await save(values, show);
    if (isChanged(error)) setFailure(t('admin:conflict.unreadable'));
    else if (cancelled) setFailure(t('admin:conflict.notSaved'));
    else showFailure(error);
    savedId.current = data?._id ?? id;
    return !error && !cancelled;
  };

  return (
    <>
      <SparePartForm
        defaultValues={defaultValues}
        categories={withOwnCategory(categories, origin.categoryId)}
        submitText={t('admin:form.save')}
        submittingText={t('admin:form.saving')}
        cancelTo={paths.singleSparePart(id)}
        failure={failure}
        taken={taken}
        onSave={submit}
        onSaved={() => onSaved(savedId.current)}
      />
      {question?.kind === 'changed' && (
        <PartConflict
          {...question}
          categoryNames={namesOf([
            ...categories.map(({ id: _id, name }) => ({ _id, name })),
            ...[question.base, question.now].flatMap(({ categoryId }) => categoryId ?? []),
          ])}
        />
      )}
      {question?.kind === 'gone' && <GoneDialog {...question} saveText={t('edit.saveAsNew')} />}
    </>
  );
}

const namesOf = (categories: { _id: string; name: string }[]) =>
  new Map(categories.map(({ _id, name }) => [_id, name]));

/** The images as files to upload, the stored ones too; undefined if one can't be loaded. */
async function filesOf(images: PartImage[], mediaUrl: string): Promise<PartImage[] | undefined> {
  try {
    return await Promise.all(
      images.map(async ({ key, image }) => ({
        key,
        image: typeof image === 'string' ? await fetchImage(mediaUrl, image) : image,
      })),
    );
  } catch {
    return undefined;
  }
}

/** Where the tree could not be loaded the part keeps its category all the same. */
function withOwnCategory(
  categories: CategoryChoice[],
  own: { _id: string; name: string } | undefined,
): CategoryChoice[] {
  if (!own || categories.some(({ id }) => id === own._id)) return categories;
  return [...categories, { id: own._id, name: own.name, label: own.name }];
}
