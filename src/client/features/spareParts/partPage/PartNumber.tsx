import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type ReferenceKind, type SparePart, langOf } from '@/client/api';
import { CopyButton } from '@/client/components/CopyButton';
import { useTranslation } from '@/client/i18n/useTranslation';
import { joined } from '@/shared/isolate';
import type { ReferenceValues } from '../editor/referenceValues';

export function PartNumber({ number, sx }: { number: string; sx?: SxProps<Theme> }) {
  return (
    <Box
      component="span"
      sx={[
        {
          display: 'inline-flex',
          alignItems: 'center',
          columnGap: 0.5,
          minWidth: 0,
          maxWidth: '100%',
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <span dir="auto">{number}</span>
      <CopyButton text={number} />
    </Box>
  );
}

/** What an order needs: the part's number, the minimum order quantity and the lead time. */
export function PartIdentity({ part }: { part: SparePart }) {
  const { t } = useTranslation('catalogue');
  const entry = (label: string, value: ReactNode) => (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1, minWidth: 0, minHeight: 32 }}
    >
      <Typography component="span" color="textSecondary">
        {label}
      </Typography>
      {value}
    </Stack>
  );
  const textEntry = (field: 'moq' | 'leadTime', label: string) => {
    const text = part[field]?.trim();
    if (!text) return null;
    return entry(
      label,
      <Typography component="strong" dir="auto" lang={langOf(part, field)} sx={{ fontWeight: 600 }}>
        {text}
      </Typography>,
    );
  };
  const number = part.partNumber?.trim();
  return (
    <Stack
      direction="row"
      sx={{
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: { xs: 2, md: 4 },
        rowGap: { md: 0.5 },
        mb: { xs: 1.5, md: 3 },
        '&:not(:empty)': { mt: 1 },
      }}
    >
      {number &&
        entry(t('fields.partNumber'), <PartNumber number={number} sx={{ fontWeight: 600 }} />)}
      {textEntry('moq', t('details.minimumOrder'))}
      {textEntry('leadTime', t('details.leadTime'))}
    </Stack>
  );
}

/** The other numbers of a part: whose each is, and the button that copies it. */
export function PartReferences(props: {
  references: readonly ReferenceValues[];
  kinds: Readonly<Record<ReferenceKind, string>>;
}) {
  const { references, kinds } = props;
  return (
    <Stack component="ul">
      {references.map(({ kind, maker, number }, index) => (
        <Stack
          key={index}
          component="li"
          direction="row"
          sx={{
            // A number that has no room is below whose it is.
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            columnGap: 2,
            py: 0.5,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Box component="span" sx={{ minWidth: 0, color: 'text.secondary' }}>
            {joined([kinds[kind] ?? kind, maker])}
          </Box>{' '}
          <PartNumber number={number} />
        </Stack>
      ))}
    </Stack>
  );
}
