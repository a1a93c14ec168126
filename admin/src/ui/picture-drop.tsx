import AddPhoto from '@mui/icons-material/AddPhotoAlternateOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import type { KeptPicture } from '@shop/contract/admin/products.ts';
import { picturesWording, picturesWording as words } from '@shop/wording/admin/products.ts';
import { useRef, useState } from 'react';
import { HttpError, useNotify } from 'react-admin';
import { callApi, errorMessage } from '../call-api.ts';

/** Where pictures of a form go, and which ones. */
export type PictureUpload = { path: `/api/v1/${string}`; types: string; largestBytes: number; hint: string };

type PictureDropProps = {
  label: string;
  isMultiple?: boolean;
  upload?: PictureUpload;
  onKept: (kept: KeptPicture) => void;
};

/** Uploads pictures by file dialog or drag and drop; each is stored at once. */
export function PictureDrop({ label, isMultiple = false, upload = usualUpload, onKept }: PictureDropProps) {
  const notify = useNotify();
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [isUnderWay, setIsUnderWay] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function keep(files: readonly File[]) {
    setIsUnderWay(true);
    setProblem(undefined);
    for (const file of isMultiple ? files : files.slice(0, 1)) {
      try {
        onKept(await uploadPicture(file, upload));
      } catch (error) {
        setProblem(errorMessage(error));
        notify(errorMessage(error), { type: 'error' });
      }
    }
    setIsUnderWay(false);
  }

  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        void keep([...event.dataTransfer.files]);
      }}
      sx={{
        border: '1px dashed',
        borderColor: isOver ? 'primary.main' : '#7a857e',
        bgcolor: isOver ? 'action.hover' : 'transparent',
        borderRadius: 1,
        p: 2,
        display: 'grid',
        justifyItems: 'center',
        gap: 1,
        textAlign: 'center',
      }}
    >
      <Typography variant="body2">{isMultiple ? words.drop : words.dropOne}</Typography>
      <Button
        variant="outlined"
        startIcon={<AddPhoto />}
        loading={isUnderWay}
        aria-label={`${words.choose}: ${label}`}
        onClick={() => chooser.current?.click()}
      >
        {words.choose}
      </Button>
      <Typography variant="caption" color="text.secondary">
        {upload.hint}
      </Typography>
      {problem && <FormHelperText error>{problem}</FormHelperText>}
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={label}
        accept={upload.types}
        multiple={isMultiple}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Allows choosing the same file again.
          target.value = '';
          void keep(files);
        }}
      />
    </Box>
  );
}

/** The types that the server accepts. */
const usualUpload: PictureUpload = {
  path: '/api/v1/admin/pictures/',
  types: 'image/jpeg,image/png,image/webp,image/avif',
  largestBytes: 15 * 1024 * 1024,
  hint: words.hint,
};

/** Stores a picture; the form decides where it is used. */
async function uploadPicture(file: File, { path, largestBytes }: PictureUpload): Promise<KeptPicture> {
  if (file.size > largestBytes) throw new HttpError(picturesWording.tooLarge(file.name, largestBytes / 1024 ** 2), 413);
  return (await callApi('POST', path, file)) as KeptPicture;
}
