import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Change, ChangeItem } from '@/client/api';
import { BusyButton } from '@/client/components/console/BusyButton';
import UndoButton from '@/client/components/console/UndoButton';
import { useUndo } from '@/client/components/console/useUndo';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { formatDateTime } from '@/client/lib/formatDateTime';
import { longText } from '@/client/lib/longText';
import { outdatedFieldOf } from '@/shared/history';
import { paths } from '@/shared/siteMap';
import { isolated } from '@/shared/isolate';
import { isOfImport, useChangeTexts } from './useChangeTexts';

const values = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    md: '160px minmax(0, 1fr) minmax(0, 1fr) auto',
  },
  columnGap: 2,
  rowGap: 0.5,
  alignItems: 'baseline',
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
};

/** A change with its values from before and after it, and the buttons that undo it or restore one of them. */
export function ChangeCard({ change }: { change: Change }) {
  const { t } = useTranslation('history');
  const language = useLanguage();
  const { summary } = useChangeTexts();
  const { _id: id, at, actor, kind, count, undoneBy } = change;
  const title = summary(change);
  const rows = mainItems(change);
  const shown = new Set(rows.map(({ entityId }) => entityId)).size;
  return (
    <Paper component="article" variant="outlined" aria-label={title} sx={{ px: 2, py: 1.5 }}>
      <Stack direction="row" spacing={1.5} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
          <Typography component="h2" dir="auto" sx={{ fontWeight: 600 }}>
            {title}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            <time dateTime={at}>{formatDateTime(at, language)}</time>
            {` · ${isolated(actor ?? t('system'))}`}
          </Typography>
        </Box>
        {undoneBy && <Chip size="small" variant="outlined" label={t('undone')} />}
        {!undoneBy && kind !== 'account' && (
          <UndoButton
            changeId={id}
            color="primary"
            variant="outlined"
            aria-label={t('undo.of', { change: title })}
          />
        )}
      </Stack>
      <Box sx={{ mt: 1 }}>
        {rows.map((item, index) => (
          <ItemRow
            key={`${item.entityId} ${item.field}`}
            change={change}
            item={item}
            isFirst={rows[index - 1]?.entityId !== item.entityId}
          />
        ))}
      </Box>
      {count > shown && (
        <Typography variant="body2" color="textSecondary">
          {t('more', { count: count - shown })}
        </Typography>
      )}
    </Paper>
  );
}

/**
 * Not what follows from them: parts without their deleted category, outdated translations, and
 * siblings that made room for a category.
 */
function mainItems(change: Change): ChangeItem[] {
  const { count, items } = change;
  const whole = items.filter(({ field }) => field === '');
  if (whole.length > 0 && !isOfImport(change)) return whole;
  const ids = [...new Set(items.map(({ entityId }) => entityId))].slice(0, count);
  const main = items.filter(
    ({ entityId, field }) => ids.includes(entityId) && outdatedFieldOf(field) === undefined,
  );
  return main.length > 0 ? main : items;
}

/** Accounts are changed on their own page only, and there are former values of edited records only. */
const isRestorable = (change: Change): boolean =>
  change.kind !== 'account' && (change.action === 'edited' || isOfImport(change));

function ItemRow(props: { change: Change; item: ChangeItem; isFirst: boolean }) {
  const { change, item, isFirst } = props;
  const { t } = useTranslation('history');
  const { fieldLabel, valueText } = useChangeTexts();
  const { restore, busy } = useUndo();
  const { entityId, name, field } = item;
  const [label, before] = [fieldLabel(field), valueText(item, 'before')];
  return (
    <Box sx={values}>
      {isFirst && (
        <Link
          href={paths.history(`?entityId=${entityId}`)}
          aria-label={t('showHistory', { name })}
          dir="auto"
          sx={{ gridColumn: '1 / -1', py: { xs: 1, md: 0.5 } }}
        >
          {name}
        </Link>
      )}
      {field !== '' && (
        <>
          <Typography
            variant="body2"
            sx={{ fontWeight: 600, gridColumn: { xs: '1 / -1', md: 'auto' } }}
          >
            {label}
          </Typography>
          <Value label={t('before')} text={before} />
          <Value label={t('after')} text={valueText(item, 'after')} />
          {isRestorable(change) && (
            <BusyButton
              size="small"
              busy={busy}
              sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, justifySelf: 'start' }}
              aria-label={t('restoreOf', { name, field: label, value: before })}
              onClick={() => void restore(change._id, entityId, field)}
            >
              {t('restore')}
            </BusyButton>
          )}
        </>
      )}
    </Box>
  );
}

function Value({ label, text }: { label: string; text: string }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="caption" component="div" color="textSecondary">
        {label}
      </Typography>
      <Typography variant="body2" dir="auto" sx={longText}>
        {text}
      </Typography>
    </Box>
  );
}
