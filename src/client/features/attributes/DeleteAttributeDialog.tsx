import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import {
  type Attribute,
  attributeLabel,
  ifMatch,
  useDeleteAttributeMutation,
  useListAttributesQuery,
  useRemoveAttributeValuesMutation,
} from '@/client/api';
import { ConfirmDialog } from '@/client/components/console/ConfirmDialog';
import { DeleteDialog } from '@/client/components/console/DeleteDialog';
import { useNotices } from '@/client/components/console/useFailure';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { MAX_BULK } from '@/shared/limits';
import { paths } from '@/shared/siteMap';

interface DeleteAttributeDialogProps {
  /** Undefined while the dialog is closed. */
  attribute: Attribute | undefined;
  summaryOf: (attribute: Attribute) => string;
  onClose: () => void;
}

/** While parts have values of the attribute it stays, and the dialog offers to remove those first. */
export function DeleteAttributeDialog(props: DeleteAttributeDialogProps) {
  const { attribute, summaryOf, onClose } = props;
  const { t } = useTranslation('attributes');
  const language = useLanguage();
  const { data = [], refetch } = useListAttributesQuery({ includeHidden: true });
  const [deleteAttribute] = useDeleteAttributeMutation();
  const id = attribute?._id ?? '';
  const { valueCount = 0 } = data.find(({ _id }) => _id === id) ?? attribute ?? {};

  return (
    <>
      {attribute && valueCount > 0 && (
        <InUseDialog attribute={attribute} count={valueCount} onClose={onClose} />
      )}
      <DeleteDialog
        record={valueCount > 0 ? undefined : attribute}
        recovery="undo"
        doneText={t('deleting.done')}
        failedText={t('deleting.failed')}
        onDelete={(shown) => deleteAttribute({ id, ...ifMatch(shown) })}
        readAgain={async () => (await refetch()).data?.find(({ _id }) => _id === id)}
        onClose={onClose}
      >
        {(shown) => (
          <>
            <Typography sx={{ mb: 1 }}>
              {t('deleting.text', { label: attributeLabel(shown, language) })}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {summaryOf(shown)}
            </Typography>
          </>
        )}
      </DeleteDialog>
    </>
  );
}

interface InUseDialogProps {
  attribute: Attribute;
  /** Parts with a value. */
  count: number;
  onClose: () => void;
}

function InUseDialog({ attribute, count, onClose }: InUseDialogProps) {
  const { t } = useTranslation('attributes');
  const language = useLanguage();
  const { showDone, showFailure } = useNotices();
  const [removeValues, { isLoading }] = useRemoveAttributeValuesMutation();
  const { _id: id, categoryIds = [] } = attribute;
  const remove = async () => {
    const { data, error } = await removeValues({ id });
    if (!data) return showFailure(error, t('deleting.removeFailed'));
    showDone(t('deleting.valuesRemoved', { count: data.changed }), data.change);
    // The notice with its button cannot be reached while a dialog is open.
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('deleting.inUseTitle')}
      confirmText={t('deleting.removeValues', { count: Math.min(count, MAX_BULK) })}
      busy={isLoading}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      <Typography sx={{ mb: 1 }}>
        {t('deleting.inUse', { label: attributeLabel(attribute, language), count })}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('deleting.nextStep')}
      </Typography>
      {categoryIds
        // A deleted category has no name.
        .filter(({ name }) => name)
        .map(({ _id, name }) => (
          <Link
            key={_id}
            href={paths.attributeValues(_id)}
            dir="auto"
            sx={{ display: 'block', py: 0.5 }}
          >
            {t('grid.title', { category: name })}
          </Link>
        ))}
    </ConfirmDialog>
  );
}
