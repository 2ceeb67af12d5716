import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from '@/client/i18n/useTranslation';
import { GetForm } from './GetForm';

interface StepPagerProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** Previous, 'Page X of Y', Next. Without script the form submits the page. */
export function StepPager({ page, pages, onPage }: StepPagerProps) {
  const { t } = useTranslation('catalogue');
  const button = (to: number, props: ButtonProps) => (
    <Button
      variant="outlined"
      type="submit"
      name="page"
      value={to}
      disabled={to < 1 || to > pages}
      onClick={(event) => {
        event.preventDefault();
        onPage(to);
      }}
      sx={{ minWidth: { sm: 128 }, minHeight: 44 }}
      {...props}
    />
  );
  return (
    <Box component="nav" aria-label={t('pager.label')}>
      <GetForm
        sets={['page']}
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
          gap: { xs: 1.5, sm: 3 },
        }}
      >
        {button(page - 1, { startIcon: <ArrowBack />, children: t('pager.previous') })}
        <Typography
          component="span"
          sx={{ fontVariantNumeric: 'tabular-nums', textAlign: 'center' }}
        >
          {t('pager.position', { page, pages })}
        </Typography>
        {button(page + 1, { endIcon: <ArrowForward />, children: t('pager.next') })}
      </GetForm>
    </Box>
  );
}
