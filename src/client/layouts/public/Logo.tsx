import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import SvgIcon from '@mui/material/SvgIcon';
import { useTranslation } from '@/client/i18n/useTranslation';
import { company } from '@/shared/company';
import { logo } from '@/shared/logo';
import { paths } from '@/shared/siteMap';

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
      <SvgIcon viewBox={`0 0 ${logo.size} ${logo.size}`} sx={{ fontSize: logo.size }}>
        <path d={logo.doors} />
        <path d={logo.rails} opacity={logo.railsOpacity} />
        <path d={logo.car} fill={logo.carColor} />
      </SvgIcon>
      <span>
        <Box
          component="span"
          lang="en"
          sx={{
            display: 'block',
            fontSize: 'min(1.375rem, 7vw)',
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
            // One line in every font; large text on a phone leaves no room for it in the header.
            sx={{
              display: { xs: 'none', '@22': 'block' },
              fontSize: 'min(0.75rem, 2.8cqi)',
              whiteSpace: 'nowrap',
              opacity: 0.8,
              mt: 0.25,
            }}
          >
            {t('layout.tagline')}
          </Box>
        )}
      </span>
    </Link>
  );
}
