import { useLocation } from 'react-router-dom';
import Box from '@mui/material/Box';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { type Language, addressIn, htmlLang, languages } from '@/shared/language';

/** Each language's name for itself, which those who look for it read. */
const ownNames: Record<Language, string> = { en: 'English', zh: '中文' };

/** The same page in each language, as page loads: the language is part of the router's basename. */
export function LanguageLinks() {
  const { t } = useTranslation('common');
  const current = useLanguage();
  const { pathname, search, hash } = useLocation();
  return (
    <Box
      component="ul"
      aria-label={t('layout.language')}
      sx={{ display: 'flex', listStyle: 'none', m: 0, p: 0, whiteSpace: 'nowrap' }}
    >
      {languages.map((language, index) => (
        <Box
          key={language}
          component="li"
          sx={[
            { display: 'flex', alignItems: 'center' },
            index > 0 && { '&::before': { content: '""', height: 14, borderLeft: '1px solid' } },
          ]}
        >
          <Box
            component="a"
            href={addressIn(language, `${pathname}${search}${hash}`)}
            hrefLang={htmlLang[language]}
            lang={htmlLang[language]}
            aria-current={language === current ? 'true' : undefined}
            sx={{
              display: 'inline-flex',
              alignItems: 'center',
              minHeight: 40,
              px: 1,
              color: 'inherit',
              fontSize: '0.9375rem',
              textDecoration: 'none',
              '&[aria-current]': { fontWeight: 700 },
              '&:hover': { textDecoration: 'underline' },
            }}
          >
            {ownNames[language]}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
