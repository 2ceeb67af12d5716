import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useLocation } from 'react-router-dom';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { useRenderedPath } from '@/client/lib/useRenderedPath';
import { type Language, localizedPath, htmlLang, languages } from '@/shared/language';

const ownNames: Record<Language, string> = { en: 'English', zh: '中文' };

/** Links to the page in each language, which load it anew: the language is part of the router's basename. */
export function LanguageLinks() {
  const { t } = useTranslation('common');
  const current = useLanguage();
  const path = useRenderedPath() + useLocation().hash;
  return (
    <Stack component="ul" direction="row" aria-label={t('layout.language')}>
      {languages.map((language) => (
        <Stack
          key={language}
          component="li"
          direction="row"
          sx={{
            alignItems: 'center',
            '& + &::before': { content: '""', height: 14, borderLeft: '1px solid' },
          }}
        >
          <Link
            component="a"
            href={localizedPath(language, path)}
            hrefLang={htmlLang[language]}
            lang={htmlLang[language]}
            aria-current={language === current ? 'true' : undefined}
            color="inherit"
            sx={{
              px: 1,
              fontSize: '0.9375rem',
              fontWeight: language === current ? 700 : undefined,
              lineHeight: '40px',
            }}
          >
            {ownNames[language]}
          </Link>
        </Stack>
      ))}
    </Stack>
  );
}
