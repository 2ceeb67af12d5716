import ExpandMore from '@mui/icons-material/ExpandMore';
import Inventory from '@mui/icons-material/Inventory2Outlined';
import IconButton from '@mui/material/IconButton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { CSSProperties } from 'react';
import Box from '@mui/material/Box';
import { EditAndDelete, IconLink } from '@/client/components/console/IconLink';
import { Thumbnail } from '@/client/components/console/Thumbnail';
import { useTranslation } from '@/client/i18n/useTranslation';
import { paths } from '@/shared/siteMap';
import type { CategoryRow } from './tableRows';

/** Pixels that each level is indented. */
const INDENT = 20;

export interface CategoryTableRowProps extends CategoryRow {
  heldOpen: boolean;
  onToggle: () => void;
  onDelete: () => void;
}

export function CategoryTableRow(props: CategoryTableRowProps) {
  const { category, level, expanded, heldOpen, onToggle, onDelete } = props;
  const { t } = useTranslation('adminCategories');
  const { _id: id, name, image, imageSizes } = category;
  const count = category.children?.length ?? 0;
  const indented = { '--indent': `${level * INDENT}px` } as CSSProperties;
  return (
    <TableRow hover style={indented}>
      <TableCell sx={{ gridArea: 'image' }}>
        <Thumbnail file={image} imageSizes={imageSizes} />
      </TableCell>
      <TableCell sx={{ gridArea: 'name', width: '100%' }}>
        <Box style={{ paddingLeft: level * INDENT }} sx={{ display: 'flex', alignItems: 'center' }}>
          <Box sx={{ flex: '0 0 34px' }}>
            {count > 0 && (
              <IconButton
                size="small"
                aria-expanded={expanded}
                aria-label={t(expanded ? 'list.collapse' : 'list.expand', { name })}
                disabled={heldOpen}
                onClick={onToggle}
              >
                <ExpandMore
                  fontSize="small"
                  sx={{ transition: 'transform 150ms', rotate: expanded ? '0deg' : '-90deg' }}
                />
              </IconButton>
            )}
          </Box>
          <Box sx={{ overflowWrap: 'anywhere', fontWeight: level === 0 ? 600 : 400 }}>{name}</Box>
        </Box>
      </TableCell>
      <TableCell
        align="right"
        data-label={t('list.subcategories')}
        sx={{ gridArea: 'count', pl: { xs: 'calc(34px + var(--indent)) !important', md: 2 } }}
      >
        {count}
      </TableCell>
      <TableCell align="right" sx={{ gridArea: 'actions', whiteSpace: 'nowrap' }}>
        <IconLink to={paths.categorySpareParts(id)} label={t('list.parts', { name })}>
          <Inventory fontSize="small" />
        </IconLink>
        <EditAndDelete name={name} editTo={paths.editCategory(id)} onDelete={onDelete} />
      </TableCell>
    </TableRow>
  );
}
