import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import SvgIcon from '@mui/material/SvgIcon';
import { useTranslation } from '@/client/i18n/useTranslation';
import { company } from '@/shared/company';
import { paths } from '@/shared/siteMap';

/** The mark is a hoistway seen through its landing doors, with the car on its way up. */
export function Logo({ withTagline, onClick }: { withTagline?: boolean; onClick?: () => void }) {
  const { t } = useTranslation('common');
  return (
    <Link
      href={paths.home()}
      onClick={onClick}
      color="inherit"
      underline="none"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5 }}
    >
      <SvgIcon viewBox="0 0 40 40" sx={{ fontSize: 40 }}>
        <path d="M2 2h10v36H2zM28 2h10v36H28z" />
        <path d="M15 2h2v36h-2zM23 2h2v36h-2z" opacity=".35" />
        <path d="M12 24V15l8-8 8 8v9z" fill="#e07b2f" />
      </SvgIcon>
      <span>
        <Box
          component="span"
          lang="en"
          sx={{
            display: 'block',
            fontSize: 'min(1.375rem, 9vw)',
            fontWeight: 750,
            whiteSpace: 'nowrap',
            letterSpacing: '0.08em',
            lineHeight: 1.1,
            textTransform: 'uppercase',
          }}
        >
          {company.brand.en}
        </Box>
        {withTagline && (
          <Box
            component="span"
            sx={{ display: 'block', fontSize: '0.75rem', opacity: 0.8, mt: 0.25 }}
          >
            {t('layout.tagline')}
          </Box>
        )}
      </span>
    </Link>
  );
}
