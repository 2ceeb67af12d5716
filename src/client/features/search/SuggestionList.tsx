import ImageOutlined from '@mui/icons-material/ImageOutlined';
import Search from '@mui/icons-material/Search';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Paper from '@mui/material/Paper';
import type { UseAutocompleteReturnValue } from '@mui/material/useAutocomplete';
import { UploadedImage } from '@/client/components/UploadedImage';
import { useTranslation } from '@/client/i18n/useTranslation';
import { clampedLines } from '@/client/lib/clampedLines';
import type { Suggestion } from './useSuggestions';

interface SuggestionListProps {
  combobox: UseAutocompleteReturnValue<Suggestion, false, false, true, true>;
  active: Suggestion | null;
  onFollow: (suggestion: Suggestion) => void;
}

export default function SuggestionList({ combobox, active, onFollow }: SuggestionListProps) {
  const { t } = useTranslation('common');
  return (
    <Paper
      elevation={8}
      sx={{
        position: 'absolute',
        zIndex: 5,
        top: 'calc(100% + 6px)',
        right: 0,
        width: '100%',
        // The field of the header is narrower than the names of parts.
        minWidth: { md: 'min(440px, 100vw - 48px)' },
      }}
    >
      <List
        dense
        {...combobox.getListboxProps()}
        aria-labelledby={undefined}
        aria-label={t('suggestions.label')}
        // Above the keyboard of a phone; elsewhere all of them fit in.
        sx={{
          maxHeight: { xs: '60vh', md: 'min(640px, 100vh - 140px)' },
          overflowY: 'auto',
          overscrollBehavior: 'contain',
        }}
      >
        {combobox.groupedOptions.map(({ key, index: first, group, options }) => {
          const heading = t(`suggestions.${group as Suggestion['kind']}`);
          return (
            <li key={key} role="group" aria-label={heading}>
              <ListSubheader component="div" aria-hidden disableSticky sx={{ lineHeight: 2.25 }}>
                {heading}
              </ListSubheader>
              <List dense disablePadding role="none">
                {options.map((option, index) => {
                  const { key: optionKey, ...optionProps } = combobox.getOptionProps({
                    option,
                    index: first + index,
                  });
                  return (
                    <ListItemButton
                      key={optionKey}
                      component="li"
                      {...optionProps}
                      // Only the keyboard makes an option active: Enter must not follow what the pointer rests on.
                      onMouseMove={undefined}
                      onTouchStart={undefined}
                      onClick={() => onFollow(option)}
                      selected={option === active}
                      sx={{
                        gap: 1.5,
                        minHeight: 44,
                        // Visible without seeing the shade.
                        '&.Mui-selected': {
                          bgcolor: 'grey.200',
                          boxShadow: 'inset 3px 0 0 currentColor',
                        },
                      }}
                    >
                      <SuggestionContent {...option} />
                    </ListItemButton>
                  );
                })}
              </List>
            </li>
          );
        })}
      </List>
    </Paper>
  );
}

function SuggestionContent({ kind, text, lang, part }: Suggestion) {
  const file = part && [part.image, ...(part.images ?? [])].find(Boolean);
  return (
    <>
      {kind === 'words' && (
        <ListItemIcon sx={{ minWidth: 0 }}>
          <Search fontSize="small" />
        </ListItemIcon>
      )}
      {part && (
        <ListItemIcon
          sx={{
            width: 48,
            height: 36,
            bgcolor: 'grey.100',
            placeContent: 'center',
            alignItems: 'center',
          }}
        >
          {file ? (
            <UploadedImage file={file} imageSizes={part.imageSizes} alt="" width={48} height={36} />
          ) : (
            <ImageOutlined />
          )}
        </ListItemIcon>
      )}
      <ListItemText
        primary={text}
        secondary={part?.partNumber}
        slotProps={{ primary: { dir: 'auto', lang, sx: clampedLines(2) } }}
      />
    </>
  );
}
