import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Collapse from '@mui/material/Collapse';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useTranslation } from '@/client/i18n/useTranslation';
import { touchTarget } from '@/client/lib/touchTarget';
import type { Choice, ChoiceGroup } from './filterGroups';

/** Choices of a long list that show at first. */
const SHOWN = 6;

/** State of a field. The URL resets it when it changes to something else, as after Back. */
function useFieldState<Value>(applied: Value) {
  const [value, setValue] = useState(applied);
  const [last, setLast] = useState(applied);
  if (last !== applied) {
    setLast(applied);
    setValue(applied);
  }
  return [value, setValue] as const;
}

export function ChoiceFields({ group }: { group: ChoiceGroup }) {
  const { t } = useTranslation('catalogue');
  const { kind, name, legend, choices } = group;
  const [value, setValue] = useFieldState(choices.find(({ selected }) => selected)?.value ?? '');
  // The button takes as much room as one choice.
  const first = choices.slice(0, choices.length > SHOWN + 1 ? SHOWN : undefined);
  const others = choices.slice(first.length);
  const [open, setOpen] = useState(() => others.some(({ selected }) => selected));
  const othersId = useId();
  const field = (choice: Choice) => (
    <ChoiceField key={choice.value} group={group} choice={choice} />
  );
  const fields = (
    <>
      {first.map(field)}
      {others.length > 0 && (
        <>
          <Button
            data-scripted
            color="secondary"
            size="small"
            aria-expanded={open}
            aria-controls={othersId}
            onClick={() => setOpen(!open)}
            startIcon={<ExpandMore sx={{ rotate: open ? '180deg' : undefined }} />}
            sx={[{ alignSelf: 'start' }, touchTarget]}
          >
            {open ? t('filters.showFewer') : t('filters.showAll', { count: choices.length })}
          </Button>
          <Collapse in={open} id={othersId}>
            {others.map(field)}
          </Collapse>
        </>
      )}
    </>
  );
  return (
    <FormControl component="fieldset" sx={{ minWidth: 0 }}>
      <FormLabel component="legend">{legend}</FormLabel>
      {kind === 'one' ? (
        <RadioGroup name={name} value={value} onChange={(_event, next) => setValue(next)}>
          {fields}
        </RadioGroup>
      ) : (
        <FormGroup>{fields}</FormGroup>
      )}
    </FormControl>
  );
}

function ChoiceField({ group, choice }: { group: ChoiceGroup; choice: Choice }) {
  const { value, label, lang, count, level = 0 } = choice;
  const [checked, setChecked] = useFieldState(choice.selected);
  return (
    <ChoiceLabel
      value={value}
      disableTypography
      control={
        group.kind === 'one' ? (
          <Radio size="small" />
        ) : (
          <Checkbox
            name={group.name}
            checked={checked}
            onChange={(_event, next) => setChecked(next)}
            size="small"
          />
        )
      }
      label={
        <>
          <span dir="auto" lang={lang}>
            {label}
          </span>
          {count !== undefined && <Count>{count}</Count>}
        </>
      }
      style={{ paddingLeft: level * 20 }}
    />
  );
}

const ChoiceLabel = styled(FormControlLabel)(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1),
  margin: 0,
  minHeight: 44,
  [theme.breakpoints.up('lg')]: { minHeight: 32 },
  fontSize: '0.95rem',
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  '& > .MuiButtonBase-root': { padding: 0 },
}));

const Count = styled('span')(({ theme }) => ({
  flexShrink: 0,
  marginLeft: 'auto',
  color: theme.palette.text.secondary,
}));
