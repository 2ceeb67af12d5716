import type { ReferenceKind } from '@/client/api';
import Box from '@mui/material/Box';
import { PartNumber } from './PartNumber';
import type { ReferenceValues } from '../editor/referenceValues';

export interface PartReferencesProps {
  references: readonly ReferenceValues[];
  /** What the kinds of numbers are called. */
  kinds: Readonly<Record<ReferenceKind, string>>;
}

/** The other numbers of a part: whose each is, and the button that copies it. */
export function PartReferences({ references, kinds }: PartReferencesProps) {
  return (
    <Box component="ul" sx={styles}>
      {references.map(({ kind, maker, number }, index) => (
        <li key={index}>
          <span>{[kinds[kind], maker].filter(Boolean).join(' · ')}</span>{' '}
          <PartNumber number={number} />
        </li>
      ))}
    </Box>
  );
}

const styles = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    // On a phone each number stands below whose it is, whatever the lengths of the two.
    flexDirection: { xs: 'column', sm: 'row' },
    alignItems: { xs: 'flex-start', sm: 'center' },
    justifyContent: 'space-between',
    columnGap: 2,
    py: 0.5,
    borderBottom: 1,
    borderColor: 'divider',
    overflowWrap: 'anywhere',
  },
  '& > li > span': { minWidth: 0, maxWidth: '100%' },
  '& > li > span:first-of-type': { color: 'text.secondary' },
} as const;
