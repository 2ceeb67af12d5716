import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { type Import, useDecideImportProblemMutation } from '@/client/api';
import { BusyButton } from '@/client/components/console/BusyButton';
import { useNotices } from '@/client/components/console/useFailure';
import { useTranslation } from '@/client/i18n/useTranslation';
import { DOUBTS, type ProblemCode } from '@/shared/imports';

interface ProblemsProps {
  imported: Import;
  /** Of the excluded rows, or else of those that are not. */
  ofExcluded: boolean;
  chosen: ProblemCode | undefined;
  onChoose: (code: ProblemCode | undefined) => void;
}

/** Why rows are faulty: filters the rows by one reason, and decides all of them at once. */
export function Problems({ imported, ofExcluded, chosen, onChoose }: ProblemsProps) {
  const { t } = useTranslation('importCheck');
  const { report } = useNotices();
  const [decide, { isLoading }] = useDecideImportProblemMutation();
  const { _id: id, problems = [] } = imported;
  const reasons = problems
    .map(({ code, rows, excluded }) => ({ code, count: ofExcluded ? excluded : rows }))
    .filter(({ count }) => count > 0);
  if (reasons.length === 0) return null;

  const { count = 0 } = reasons.find(({ code }) => code === chosen) ?? {};
  const send = async (decision: 'exclude' | 'include' | 'confirm') => {
    if (!chosen) return;
    const call = decide({ id, importDecisionForm: { code: chosen, decision } });
    const error = await report(
      call,
      t(`problems.done.${decision}`, { count }),
      t('problems.failed'),
    );
    if (!error) onChoose(undefined);
  };
  return (
    <Stack spacing={1} sx={{ mb: 2 }}>
      <Stack
        direction="row"
        spacing={1}
        role="group"
        aria-label={t('problems.label')}
        sx={{ flexWrap: 'wrap', rowGap: 1 }}
      >
        {reasons.map((reason) => (
          <Chip
            key={reason.code}
            component="button"
            clickable
            size="small"
            aria-pressed={reason.code === chosen}
            color={reason.code === chosen ? 'primary' : 'default'}
            variant={reason.code === chosen ? 'filled' : 'outlined'}
            label={t('filterOf', {
              state: t(`problems.codes.${reason.code}`),
              count: reason.count,
            })}
            onClick={() => onChoose(reason.code === chosen ? undefined : reason.code)}
            sx={{ minHeight: { xs: 40, md: 28 } }}
          />
        ))}
      </Stack>
      {chosen && count > 0 && (
        <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap', rowGap: 1 }}>
          <BusyButton
            variant="outlined"
            size="small"
            busy={isLoading}
            onClick={() => void send(ofExcluded ? 'include' : 'exclude')}
            sx={{ bgcolor: 'background.paper', minHeight: { xs: 40, md: 'auto' } }}
          >
            {t(ofExcluded ? 'problems.include' : 'problems.exclude', { count })}
          </BusyButton>
          {!ofExcluded && DOUBTS.includes(chosen) && (
            <BusyButton
              variant="outlined"
              size="small"
              busy={isLoading}
              onClick={() => void send('confirm')}
              sx={{ bgcolor: 'background.paper', minHeight: { xs: 40, md: 'auto' } }}
            >
              {t('problems.confirm', { count })}
            </BusyButton>
          )}
        </Stack>
      )}
    </Stack>
  );
}
