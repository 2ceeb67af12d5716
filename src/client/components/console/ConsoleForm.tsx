import Alert from '@mui/material/Alert';
import Box, { type BoxProps } from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import { type KeyboardEvent, type SyntheticEvent, createContext, useContext } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  FormProvider,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { useTranslation } from '@/client/i18n/useTranslation';
import { BusyButton } from './BusyButton';
import { LARGE_TEXT } from './header';
import { useUnsavedChanges } from './leaveGuard';
import { useFormFailure, useNotices } from './useFailure';
import { type DraftOptions, useFormDraft } from './useFormDraft';

export interface SaveResult<Data> {
  data?: Data;
  error?: unknown;
  /** Text of a failure that is no error of the backend's. */
  failure?: string;
}

export interface ConsoleFormOptions<Values, Data = unknown> {
  defaultValues: Values;
  /**
   * Resolves to nothing where the form goes on. `show` puts other values into the form, as unsaved
   * changes.
   */
  onSave: (values: Values, show: (values: Values) => void) => Promise<SaveResult<Data> | undefined>;
  /** Text of a failure without one of the backend's. */
  failed?: string;
  /** The notice after a save, which can undo the `change` that the data names. */
  done?: (values: Values, data?: Data) => string | undefined;
  /** `byOther`: with the other button of the form, see `FormEnd`. */
  onSaved?: (saved: Values, byOther: boolean, data?: Data) => void;
  /** What the form has after a save; by default what it started with. */
  nextValues?: (saved: Values, byOther: boolean) => Values;
  /** Has the focus after a save, at once: a result dialog returns it there. `setFocus` is too late. */
  focusAfterSave?: keyof Values & string;
  /** For forms with a draft in the tab's storage. */
  draft?: DraftOptions<Values>;
}

/** Value of the second button that saves. */
const OTHER = 'other';

const SavingContext = createContext(false);

/** Around the fields of a form: while it is saved they are read-only, so that nothing typed is lost. */
export const Saving = SavingContext.Provider;

export const useSaving = () => useContext(SavingContext);

/** State of a console form, which is cleared after a save, with the failure of the last one. */
export function useConsoleForm<Values extends FieldValues, Data = unknown>(
  options: ConsoleFormOptions<Values, Data>,
) {
  const { defaultValues, onSave, failed = '', done, onSaved, nextValues, draft } = options;
  const { focusAfterSave } = options;
  const form = useForm({ defaultValues: defaultValues as DefaultValues<Values> });
  const { reset, formState } = form;
  const { showDone } = useNotices();
  const [failure, showFailure, setFailure] = useFormFailure(failed);
  const { notice: draftNotice, forget } = useFormDraft(form, defaultValues, draft);
  const release = useUnsavedChanges(formState.isDirty, forget);
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (formState.isSubmitting) return;
    const { elements } = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const byOther = submitter?.getAttribute('value') === OTHER;
    const save = form.handleSubmit(
      async (values) => {
        const show = (others: Values) => reset(others, { keepDefaultValues: true });
        const result = await onSave(values, show);
        if (result?.failure) setFailure(result.failure);
        else showFailure(result?.error);
        if (!result || result.failure || result.error) return;
        const { data } = result;
        release();
        if (focusAfterSave) (elements.namedItem(focusAfterSave) as HTMLElement).focus();
        reset(nextValues?.(values, byOther));
        forget();
        const notice = done?.(values, data);
        if (notice) showDone(notice, (Object(data) as { change?: string }).change);
        onSaved?.(values, byOther, data);
      },
      () => setFailure(undefined),
    );
    await save();
  };
  /** Before the form is closed without a save. */
  const discard = () => {
    release();
    forget();
  };
  return { ...form, submit, failure, draftNotice, discard };
}

interface ConsoleFormElementProps<Values extends FieldValues> extends Omit<
  BoxProps<'form'>,
  'onSubmit'
> {
  form: UseFormReturn<Values> & {
    submit: (event: SyntheticEvent<HTMLFormElement>) => Promise<void>;
  };
}

/** The element of a console form; its fields find the form in the context. */
export function ConsoleForm<Values extends FieldValues>(props: ConsoleFormElementProps<Values>) {
  const { form, children, ...box } = props;
  return (
    <FormProvider {...form}>
      <Box
        {...box}
        component="form"
        noValidate
        onSubmit={(event: SyntheticEvent<HTMLFormElement>) => void form.submit(event)}
      >
        <Saving value={form.formState.isSubmitting}>{children}</Saving>
      </Box>
    </FormProvider>
  );
}

interface FormEndProps {
  submitText?: string;
  submittingText?: string;
  cancelTo: string;
  failure?: string;
  /** Text of a second button that saves; the form decides what it does after that. */
  otherSubmitText?: string;
}

export type ConsoleFormProps<Values> = ConsoleFormOptions<Values> & FormEndProps;

/**
 * For long forms, which Enter in a line would save half filled: the submit button does, and Ctrl or
 * ⌘ with Enter.
 */
export function saveOnCtrlEnter(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter') return;
  const { target, currentTarget } = event;
  if (event.ctrlKey || event.metaKey) currentTarget.requestSubmit();
  else if (target instanceof HTMLInputElement && target.type === 'text') event.preventDefault();
}

/** Below it fields scroll out of sight; a focused one must not be covered. */
const barHeight = '4.5rem';
/** On phones the buttons may take two rows. */
const twoRows = '7.5rem';

const bar = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  [LARGE_TEXT]: { position: 'static' },
  flexWrap: 'wrap',
  // Three buttons on one line of a phone.
  '& .MuiButton-root': { minHeight: 40, px: { xs: 1.25, sm: 2 } },
  // As wide as the paper of the form, and down to its edge.
  mx: { xs: -2, sm: -3 },
  mb: { xs: -2, sm: -3 },
  px: { xs: 2, sm: 3 },
  py: 1.5,
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
  borderRadius: '0 0 6px 6px',
} as const;

/** Error and buttons of a form, which stay at the lower edge of the screen. */
export function FormEnd(props: FormEndProps) {
  const { t } = useTranslation(['common', 'admin']);
  const { submitText = t('admin:form.save'), submittingText = t('admin:form.saving') } = props;
  const { cancelTo, failure, otherSubmitText } = props;
  const busy = useSaving();
  return (
    <>
      <GlobalStyles
        styles={({ breakpoints }) => ({
          html: {
            '--bar': barHeight,
            [breakpoints.down('sm')]: { '--bar': twoRows },
            scrollPaddingBottom: 'var(--bar)',
          },
        })}
      />
      {failure && (
        <Alert severity="error" sx={{ gridColumn: '1 / -1' }}>
          {failure}
        </Alert>
      )}
      <Stack direction="row" spacing={{ xs: 1, sm: 1.5 }} sx={{ ...bar, gridColumn: '1 / -1' }}>
        <BusyButton type="submit" variant="contained" busy={busy}>
          {busy ? submittingText : submitText}
        </BusyButton>
        {otherSubmitText && (
          <BusyButton type="submit" value={OTHER} variant="outlined" busy={busy}>
            {otherSubmitText}
          </BusyButton>
        )}
        <Button href={cancelTo}>{t('cancel')}</Button>
      </Stack>
    </>
  );
}
