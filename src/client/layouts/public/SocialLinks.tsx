import BusinessCenter from '@mui/icons-material/BusinessCenter';
import Forum from '@mui/icons-material/Forum';
import Groups from '@mui/icons-material/Groups';
import PhotoCamera from '@mui/icons-material/PhotoCamera';
import PushPin from '@mui/icons-material/PushPin';
import SmartDisplay from '@mui/icons-material/SmartDisplay';
import Box from '@mui/material/Box';
import { useTranslation } from '@/client/i18n/useTranslation';
import { company } from '@/shared/company';
import { plainList } from './navStyles';

const icons = {
  socialNetwork: Groups,
  photoSharing: PhotoCamera,
  microblog: Forum,
  professionalNetwork: BusinessCenter,
  pinBoard: PushPin,
  videoSite: SmartDisplay,
} as const;

/** The company's pages elsewhere, as icons with names. */
export function SocialLinks() {
  const { t } = useTranslation('common');
  return (
    <Box
      component="ul"
      aria-label={t('footer.social')}
      sx={{
        ...plainList,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        '& a': {
          display: 'grid',
          placeItems: 'center',
          width: 44,
          height: 44,
          border: '1px solid rgb(255 255 255 / 0.3)',
          borderRadius: '50%',
          color: 'inherit',
          '&:hover': { bgcolor: 'secondary.main', borderColor: 'secondary.main' },
        },
      }}
    >
      {(Object.keys(icons) as (keyof typeof icons)[]).map((name) => {
        const Icon = icons[name];
        return (
          <li key={name}>
            <a
              href={company.social[name]}
              rel="noopener"
              aria-label={t(`footer.${name}`)}
              title={t(`footer.${name}`)}
            >
              <Icon fontSize="small" />
            </a>
          </li>
        );
      })}
    </Box>
  );
}
