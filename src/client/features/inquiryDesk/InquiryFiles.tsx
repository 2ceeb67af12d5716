import BrokenImage from '@mui/icons-material/BrokenImageOutlined';
import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { type MessageFile, useGetInquiryFileQuery, useLazyGetInquiryFileQuery } from '@/client/api';
import { BusyButton } from '@/client/components/console/BusyButton';
import { QueryResult } from '@/client/components/console/QueryResult';
import { useNotices } from '@/client/components/console/useFailure';
import { useTranslation } from '@/client/i18n/useTranslation';
import { saveDownload } from '@/client/lib/saveDownload';

interface FileProps {
  id: string;
  file: MessageFile;
}

/** Files of an inquiry or an answer: images as thumbnails, which open large, and PDF to save. */
export function InquiryFiles({ id, files }: { id: string; files: readonly MessageFile[] }) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
      {files.map((file) => {
        const File = file.type.startsWith('image/') ? ImageThumbnail : SaveButton;
        return <File key={file._id} id={id} file={file} />;
      })}
    </Stack>
  );
}

const frame = { width: 96, height: 96, borderRadius: 1, border: 1, borderColor: 'divider' };

function ImageThumbnail({ id, file: { _id, name } }: FileProps) {
  const { t } = useTranslation('inquiryDesk');
  const query = useGetInquiryFileQuery({ id, file: _id });
  const { data, isError } = query;
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <ButtonBase
        onClick={() => setOpen(true)}
        focusRipple
        aria-label={name}
        title={name}
        sx={frame}
      >
        {data ? (
          <Box
            component="img"
            src={data.href}
            alt=""
            sx={{ width: '100%', height: '100%', objectFit: 'cover', borderRadius: 1 }}
          />
        ) : isError ? (
          <BrokenImage color="disabled" />
        ) : (
          <Skeleton variant="rounded" width="100%" height="100%" />
        )}
      </ButtonBase>
      <Dialog open={isOpen} onClose={close} maxWidth="lg" fullWidth>
        <DialogTitle dir="auto">{name}</DialogTitle>
        <DialogContent sx={{ textAlign: 'center' }}>
          <QueryResult query={query} failed={t('photographs.failed')} rows={4}>
            {({ href }) => <Box component="img" src={href} alt={name} sx={{ maxWidth: '100%' }} />}
          </QueryResult>
        </DialogContent>
        <DialogActions>
          {data && (
            <Button href={data.href} download={name}>
              {t('photographs.save')}
            </Button>
          )}
          <Button onClick={close} variant="contained" autoFocus>
            {t('photographs.close')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

function SaveButton({ id, file: { _id, name } }: FileProps) {
  const { t } = useTranslation('inquiryDesk');
  const { showFailure } = useNotices();
  const [load, { isFetching }] = useLazyGetInquiryFileQuery();
  const save = async () => {
    const { data, error } = await load({ id, file: _id });
    if (data) saveDownload(data.href, name);
    else showFailure(error, t('photographs.fileFailed'));
  };
  return (
    <BusyButton
      variant="outlined"
      startIcon={<PictureAsPdf />}
      busy={isFetching}
      onClick={() => void save()}
      sx={{ minHeight: 40, maxWidth: '100%', overflowWrap: 'anywhere' }}
    >
      <span dir="auto">{name}</span>
    </BusyButton>
  );
}
