import Link from '@mui/material/Link';
import Box from '@mui/material/Box';
import { useTranslation } from '@/client/i18n/useTranslation';
import { company } from '@/shared/company';
import { paths } from '@/shared/siteMap';

export interface LogoProps {
  /** Under the name, what the company makes. */
  withTagline?: boolean;
  onClick?: () => void;
}

/** The mark: a hoistway seen through its landing doors, with the car on its way up. */
function Mark() {
  return (
    <Box
      component="svg"
      viewBox="0 0 40 40"
      aria-hidden
      sx={{ width: 40, height: 40, flexShrink: 0 }}
    >
      <path d="M2 2h10v36H2zM28 2h10v36H28z" fill="currentColor" />
      <path d="M15 2h2v36h-2zM23 2h2v36h-2z" fill="currentColor" opacity=".35" />
      <path d="M12 24V15l8-8 8 8v9z" fill="#e07b2f" />
    </Box>
  );
}

/** Mark and name of the company, in the colour of its surroundings; leads home. */
export function Logo({ withTagline = false, onClick }: LogoProps) {
  const { t } = useTranslation('common');
  return (
    <Link
      href={paths.home()}
      onClick={onClick}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1.5,
        color: 'inherit',
        textDecoration: 'none',
        whiteSpace: 'nowrap',
      }}
    >
      <Mark />
      <span>
        <Box
          component="span"
          lang="en"
          sx={{
            display: 'block',
            fontSize: '1.375rem',
            fontWeight: 750,
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
