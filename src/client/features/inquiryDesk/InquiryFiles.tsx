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
  const [shown, setShown] = useState<MessageFile>();
  return (
    <>
      <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center', mt: 1 }}>
        {files.map((file) =>
          file.type.startsWith('image/') ? (
            <ImageThumbnail key={file._id} id={id} file={file} onClick={() => setShown(file)} />
          ) : (
            <SaveButton key={file._id} id={id} file={file} />
          ),
        )}
      </Stack>
      {shown && <LargeImage id={id} file={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}

const frame = { width: 96, height: 96, borderRadius: 1, border: 1, borderColor: 'divider' };

function ImageThumbnail({ id, file, onClick }: FileProps & { onClick: () => void }) {
  const { _id, name } = file;
  const { data, isError } = useGetInquiryFileQuery({ id, file: _id });
  return (
    <ButtonBase onClick={onClick} focusRipple aria-label={name} title={name} sx={frame}>
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

function LargeImage({
  id,
  file: { _id: file, name },
  onClose,
}: FileProps & { onClose: () => void }) {
  const { t } = useTranslation('inquiryDesk');
  const query = useGetInquiryFileQuery({ id, file });
  return (
    <Dialog open onClose={onClose} maxWidth="lg" fullWidth>
      <DialogTitle dir="auto">{name}</DialogTitle>
      <DialogContent sx={{ textAlign: 'center' }}>
        <QueryResult query={query} failed={t('photographs.failed')} rows={4}>
          {({ href }) => <Box component="img" src={href} alt={name} sx={{ maxWidth: '100%' }} />}
        </QueryResult>
      </DialogContent>
      <DialogActions>
        {query.data && (
          <Button href={query.data.href} download={name}>
            {t('photographs.save')}
          </Button>
        )}
        <Button onClick={onClose} variant="contained" autoFocus>
          {t('photographs.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
