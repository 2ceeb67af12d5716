import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { SparePart } from '../../api';
import { Thumbnail } from '../../components/console/Thumbnail';
import { useTranslation } from '../../content/useTranslation';
import { paths } from '../../../shared/siteMap';
import { Panel } from './Panel';

/** What was added last; nothing while there is nothing. */
export function NewestParts({ parts }: { parts: SparePart[] }) {
  const { t } = useTranslation('admin');
  if (parts.length === 0) return null;
  return (
    <Panel title={t('overview.newest')}>
      {parts.map(({ _id, name, images, imageSizes, categoryId }) => (
        <li key={_id}>
          <Thumbnail file={images?.[0]} imageSizes={imageSizes} />
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <MuiLink component={Link} to={paths.singleSparePart(_id)} color="inherit">
              {name}
            </MuiLink>
            <Typography variant="body2" color="textSecondary">
              {categoryId?.name ?? t('table.notGiven')}
            </Typography>
          </Box>
        </li>
      ))}
    </Panel>
  );
}
