import { useLayoutEffect } from 'react';
import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useTranslation } from '@/client/i18n/useTranslation';
import { kinds } from './suggestionEntries';
import { SuggestionOption } from './SuggestionOption';
import { suggestionStyles } from './suggestionStyles';
import { closedPopup, type SuggestionsProps } from './suggestionsProps';
import { useCombobox } from './useCombobox';

/** What the visitor may be looking for, below the field that is being typed in. */
export default function Suggestions({ listId, onPopup, ...field }: SuggestionsProps) {
  const { t } = useTranslation('common');
  const { entries, active, choose } = useCombobox(field);
  const isOpen = entries.length > 0;
  const idOf = (index: number) => `${listId}-${index}`;
  const activeId = isOpen && active >= 0 ? idOf(active) : undefined;

  // Before anybody hears of the one without the other.
  useLayoutEffect(() => {
    onPopup({ isOpen, activeId });
    return () => onPopup(closedPopup);
  }, [isOpen, activeId, onPopup]);

  return (
    <>
      <Box role="status" sx={visuallyHidden}>
        {isOpen && t('suggestions.count', { count: entries.length })}
      </Box>
      {isOpen && (
        <Box
          id={listId}
          role="listbox"
          aria-label={t('suggestions.label')}
          // The focus stays in the field.
          onMouseDown={(event) => event.preventDefault()}
          sx={suggestionStyles}
        >
          {kinds
            .filter((kind) => entries.some((entry) => entry.kind === kind))
            .map((kind) => (
              <div key={kind} role="group" aria-labelledby={`${listId}-${kind}`}>
                <div id={`${listId}-${kind}`} data-kind>
                  {t(`suggestions.${kind}`)}
                </div>
                {entries.map((entry, index) =>
                  entry.kind === kind ? (
                    <SuggestionOption
                      key={entry.address}
                      id={idOf(index)}
                      suggestion={entry}
                      isActive={index === active}
                      onChoose={() => choose(entry)}
                    />
                  ) : null,
                )}
              </div>
            ))}
        </Box>
      )}
    </>
  );
}
