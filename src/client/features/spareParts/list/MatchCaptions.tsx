import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type PartMatch, type SparePart, langOf } from '@/client/api';
import type { Translate } from '@/client/i18n/keys';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { clampedLines } from '@/client/lib/clampedLines';
import type { Language } from '@/shared/language';
import { textFields } from '../partFields';
import { attributeRows } from '../partPage/attributeRows';

interface MatchCaptionsProps {
  part: SparePart;
  renderText: (text: string) => ReactNode;
}

/** What a search has found the part by, where its card does not show it anyway. */
export function MatchCaptions({ part, renderText }: MatchCaptionsProps) {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  return part.matches?.map((match, index) => {
    const { label, value, lang } = captionOf(part, match, language, t) ?? {};
    return (
      value && (
        <Typography key={index} variant="body2" sx={{ ...clampedLines(2), fontWeight: 600 }}>
          {label}
          <span dir="auto" lang={lang}>
            {renderText(value)}
          </span>
        </Typography>
      )
    );
  });
}

function captionOf(
  part: SparePart,
  { reference, attribute, field }: PartMatch,
  language: Language,
  t: Translate<'catalogue'>,
) {
  if (reference) {
    const { kind, maker, number } = reference;
    // Its own maker says nothing.
    const value = [maker !== part.brand && maker, number].filter(Boolean).join(' ');
    return { label: t(`card.found.${kind}`), value };
  }
  if (attribute) {
    const [row] = attributeRows({ ...part, attributes: [attribute] }, language);
    return row && { ...row, label: t('card.found.value', { label: row.label }) };
  }
  const name = textFields.find((known) => known === field);
  if (!name) return undefined;
  const label = t('card.found.value', { label: t(`fields.${name}`) });
  return { label, value: part[name]?.trim(), lang: langOf(part, name) };
}
