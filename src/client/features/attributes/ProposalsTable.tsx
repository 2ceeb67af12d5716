import Button from '@mui/material/Button';
import type { Dispatch } from 'react';
import type { Attribute, AttributeProposal } from '@/client/api/console';
import Box from '@mui/material/Box';
import { DataTable } from '@/client/components/console/DataTable';
import Typography from '@mui/material/Typography';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { labelIn } from './attributeValues';
import {
  type DraftChange,
  type Drafts,
  kindOf,
  problemOf,
  proposalId,
  textOf,
} from './proposalDraft';
import { ProposalRow } from './ProposalRow';

export interface ProposalsTableProps {
  proposals: readonly AttributeProposal[];
  attributes: ReadonlyMap<string, Attribute>;
  drafts: Drafts;
  change: Dispatch<DraftChange>;
  /** Others are on their way. */
  busy: boolean;
  /** A confirmation has been tried: now it is said what is wrong. */
  tried: boolean;
}

const narrow = {
  columns: 'auto minmax(0, 1fr)',
  areas: '"choice part" ". property" ". value" ". found"',
};

const columns = ['choice', 'part', 'property', 'value', 'found'] as const;

/** The proposals with what has been made of them so far, and the buttons for all of them. */
export function ProposalsTable(props: ProposalsTableProps) {
  const { proposals, attributes, drafts, change, busy, tried } = props;
  const { t } = useTranslation('attributes');
  const language = useLanguage();
  const ids = proposals.map(proposalId);
  const selected = ids.filter((id) => drafts[id]?.chosen).length;
  const choose = (chosen: boolean) => () => change({ kind: 'chosen', ids, chosen });
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
        <Button size="small" variant="outlined" onClick={choose(true)}>
          {t('proposals.all')}
        </Button>
        <Button size="small" variant="outlined" onClick={choose(false)}>
          {t('proposals.none')}
        </Button>
        <Typography variant="body2" color="textSecondary" role="status">
          {t('proposals.selected', { selected, count: ids.length })}
        </Typography>
      </Box>
      <DataTable
        label={t('proposals.title')}
        {...{ narrow, busy }}
        columns={columns.map((name) => ({ text: t(`proposals.${name}`) }))}
      >
        {proposals.map((proposal, index) => {
          const id = ids[index]!;
          const draft = drafts[id];
          const attribute = attributes.get(proposal.key);
          const text = textOf(proposal, draft);
          const isShown = tried && draft?.chosen;
          return (
            <ProposalRow
              key={id}
              {...{ proposal, text, change }}
              label={attribute ? labelIn(language, attribute) : proposal.key}
              unit={attribute?.unit}
              chosen={draft?.chosen ?? false}
              problem={isShown ? problemOf(text, kindOf(proposal, attribute)) : undefined}
            />
          );
        })}
      </DataTable>
    </>
  );
}
