import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import { type Dispatch, memo } from 'react';
import { paths } from '@/shared/siteMap';
import { MAX_LENGTHS } from '@/shared/limits';
import type { AttributeProposal } from '@/client/api/console';
import { useTranslation } from '@/client/i18n/useTranslation';
import { type DraftChange, type ValueProblem, proposalId } from './proposalDraft';

export interface ProposalRowProps {
  proposal: AttributeProposal;
  /** The property's name and unit. */
  label: string;
  unit?: string;
  chosen: boolean;
  text: string;
  problem?: ValueProblem;
  change: Dispatch<DraftChange>;
}

/** Where the focus goes when the value is wrong. */
export const valueFieldId = (id: string) => `value-${id}`;

/** One proposal. There may be hundreds: those that stay as they are aren't drawn again. */
export const ProposalRow = memo(function ProposalRow(props: ProposalRowProps) {
  const { proposal, label, unit, chosen, text, problem, change } = props;
  const { t } = useTranslation('attributes');
  const { partId, partName: part, found } = proposal;
  const id = proposalId(proposal);
  return (
    <TableRow hover selected={chosen}>
      <TableCell padding="checkbox" sx={{ gridArea: 'choice', alignSelf: 'start' }}>
        <Checkbox
          size="small"
          checked={chosen}
          onChange={(event) => change({ kind: 'chosen', ids: [id], chosen: event.target.checked })}
          slotProps={{ input: { 'aria-label': t('proposals.selectOne', { label, part }) } }}
        />
      </TableCell>
      <TableCell sx={{ gridArea: 'part', overflowWrap: 'anywhere', fontWeight: 600 }}>
        <Link href={paths.singleSparePart(partId)} sx={{ display: 'inline-block', py: 0.5 }}>
          {part}
        </Link>
      </TableCell>
      <TableCell sx={{ gridArea: 'property' }}>
        {unit ? t('proposals.withUnit', { label, unit }) : label}
      </TableCell>
      <TableCell sx={{ gridArea: 'value', minWidth: 150 }}>
        <TextField
          id={valueFieldId(id)}
          size="small"
          fullWidth
          value={text}
          onChange={(event) => change({ kind: 'typed', id, text: event.target.value })}
          error={problem !== undefined}
          helperText={problem && t(`proposals.${problem}`)}
          slotProps={{
            htmlInput: {
              'aria-label': t('proposals.valueOf', { label, part }),
              maxLength: MAX_LENGTHS.word,
            },
          }}
        />
      </TableCell>
      <TableCell sx={{ gridArea: 'found', overflowWrap: 'anywhere', color: 'text.secondary' }}>
        {found}
      </TableCell>
    </TableRow>
  );
});
