import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { isUnreachable } from '@/client/api';
import {
  type Attribute,
  useCreateAttributeMutation,
  useUpdateAttributeMutation,
} from '@/client/api/console';
import { DialogButtons } from '@/client/components/console/DialogButtons';
import { useUnsavedChanges } from '@/client/components/console/leaveGuard';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { useFailureText } from '../ui/useFailure';
import { noticeShown } from '../ui/uiSlice';
import { AttributeFields, type CategoryName } from './AttributeFields';
import { attributeValues, labelIn, toAttributeForm } from './attributeValues';

export interface AttributeDialogProps {
  /** The property to be changed; a new one without. */
  attribute?: Attribute;
  categories: readonly CategoryName[];
  onClose: () => void;
}

/** The form of a new or an existing property. What was typed stays until it is saved. */
export function AttributeDialog({ attribute, categories, onClose }: AttributeDialogProps) {
  const { t } = useTranslation(['attributes', 'admin', 'common']);
  const language = useLanguage();
  const dispatch = useDispatch();
  const failureText = useFailureText();
  const [createAttribute] = useCreateAttributeMutation();
  const [updateAttribute] = useUpdateAttributeMutation();
  const [failure, setFailure] = useState<string>();
  const form = useForm({ defaultValues: attributeValues(attribute) });
  const { isDirty, isSubmitting: busy } = form.formState;
  const letGo = useUnsavedChanges(isDirty);

  const submit = form.handleSubmit(async (values) => {
    const attributeForm = toAttributeForm(values);
    const { data, error } = attribute
      ? await updateAttribute({ id: attribute._id, attributeForm })
      : await createAttribute({ attributeForm });
    const otherwise = isUnreachable(error) ? t('admin:form.unreachable') : t('form.failed');
    setFailure(error ? failureText(error, otherwise) : undefined);
    if (!data) return;
    letGo();
    const label = labelIn(language, attributeForm);
    dispatch(noticeShown({ text: t(attribute ? 'form.saved' : 'form.added', { label }) }));
    onClose();
  });

  const own = attribute?.categoryId;
  const isListed = !own || categories.some(({ id }) => id === own._id);
  return (
    <Dialog open onClose={busy ? undefined : onClose} fullWidth>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle>{t(attribute ? 'form.editTitle' : 'form.addTitle')}</DialogTitle>
        <DialogContent>
          <AttributeFields
            form={form}
            // Where the tree could not be loaded the property keeps its category all the same.
            categories={isListed ? categories : [{ id: own._id, label: own.name }, ...categories]}
            isUsed={(attribute?.valueCount ?? 0) > 0}
            failure={failure}
          />
        </DialogContent>
        <DialogButtons>
          <Button onClick={onClose} disabled={busy}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={busy}>
            {attribute
              ? t(busy ? 'admin:form.saving' : 'admin:form.save')
              : t(busy ? 'form.adding' : 'form.add')}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
