import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useRef } from 'react';
import {
  type Attribute,
  isUnknownId,
  useListAttributeProposalsQuery,
  refetchOnMount,
} from '@/client/api';
import { Saving } from '@/client/components/console/ConsoleForm';
import { QueryResult } from '@/client/components/console/QueryResult';
import { useTranslation } from '@/client/i18n/useTranslation';
import { focusMain } from '@/client/lib/focusMain';
import { without } from './grid/edits';
import { RejectedValues } from './grid/RejectedValues';
import { useEdits } from './grid/useEdits';
import { useSaveValues, useSendValues } from './grid/useSaveValues';
import { type ProposalEdit, type ProposalEdits, problemOf, toRows, withChange } from './proposals';
import { ProposalEditingContext, ProposalTable } from './ProposalTable';

interface CategoryProposalsProps {
  categoryId: string;
  attributes: readonly Attribute[];
  /** The query parameter that the category comes from. */
  param: string;
}

/**
 * Attribute values for a category's parts, found in the parts' own texts. Only what is selected and
 * confirmed is stored.
 */
export function CategoryProposals({ categoryId, attributes, param }: CategoryProposalsProps) {
  const { t } = useTranslation('attributes');
  const query = useListAttributeProposalsQuery({ categoryId }, refetchOnMount);
  const { data } = query;
  const draft = `attributeProposals ${categoryId}`;
  const { edits, setEdits, notice } = useEdits<ProposalEdit>(draft, param);
  const table = useRef<HTMLDivElement>(null);
  const saving = useSaveValues(useSendValues(), (saved) => {
    setEdits((all) => without(all, saved));
    focusMain();
  });
  const { save, busy } = saving;

  const proposed = useMemo(() => data && toRows(data, attributes), [data, attributes]);
  const ids = useMemo(() => new Set(proposed?.map(({ id }) => id)), [proposed]);
  // A value that someone else has stored is proposed no more; what was entered here stays.
  const others = [...edits.values()].filter(({ id }) => !ids.has(id));
  const rows = proposed && others.length > 0 ? [...proposed, ...others] : proposed;
  const editing = useMemo(() => ({ edits, setEdits }), [edits, setEdits]);
  const chosenIn = (all: ProposalEdits) => [...all.values()].filter(({ chosen }) => chosen);
  const selected = chosenIn(edits).length;
  const confirmText =
    selected > 0 ? t('proposals.confirm', { count: selected }) : t('proposals.confirmNone');

  const confirm = async (all: ProposalEdits) => {
    const chosen = chosenIn(all);
    const wrong = chosen.filter(problemOf);
    if (wrong.length === 0) return save(chosen);
    const text = t('proposals.wrong', { count: wrong.length });
    saving.setRejected({ text, edits: [], conflicts: new Map() });
    table.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  };

  return (
    <>
      {notice}
      <QueryResult
        query={{ ...query, data: rows }}
        failed={t('proposals.failed')}
        empty={t('proposals.empty')}
        isFinal={isUnknownId}
        rows={5}
      >
        {(shown) => (
          <>
            <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap', mb: 1.5 }}>
              {[true, false].map((chosen) => (
                <Button
                  key={String(chosen)}
                  size="small"
                  variant="outlined"
                  onClick={() => setEdits(withChange(edits, shown, { chosen }))}
                >
                  {t(chosen ? 'proposals.all' : 'proposals.none')}
                </Button>
              ))}
              <Typography
                variant="body2"
                color="textSecondary"
                role="status"
                sx={{ alignSelf: 'center' }}
              >
                {t('proposals.selected', { selected, count: shown.length })}
              </Typography>
            </Stack>
            <Box ref={table}>
              <Saving value={busy}>
                <ProposalEditingContext value={editing}>
                  <ProposalTable rows={shown} busy={query.isFetching} />
                </ProposalEditingContext>
              </Saving>
            </Box>
            <RejectedValues
              saving={saving}
              edits={edits}
              setEdits={setEdits}
              onReplace={(all) => void confirm(all)}
              sx={{ mt: 2 }}
            />
            <Button
              variant="contained"
              onClick={() => void confirm(edits)}
              disabled={busy || selected === 0}
              sx={{ mt: 2 }}
            >
              {busy ? t('proposals.confirming') : confirmText}
            </Button>
          </>
        )}
      </QueryResult>
    </>
  );
}
