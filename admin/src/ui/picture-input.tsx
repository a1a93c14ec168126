import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { KeptPicture } from '@shop/contract/admin/products.ts';
import { pictureInputWording as words } from '@shop/wording/admin/settings.ts';
import { useState } from 'react';
import { FieldTitle, required, useInput, useSourceContext, useTranslateLabel, ValidationError } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { PictureDrop, type PictureUpload } from './picture-drop.tsx';

type PictureInputProps = {
  /** Field with the picture's id, such as 'banner_id'. The address of its thumbnail is then in 'banner'. */
  source: `${string}_id`;
  isRequired?: boolean;
  upload?: PictureUpload;
  helperText?: string;
};

/** One picture: shown, uploaded, replaced or removed. Its alternative text is a field of its own. */
export function PictureInput({ source, isRequired = false, upload, helperText }: PictureInputProps) {
  const preview = source.replace(/_id$/, '');
  const { field, fieldState } = useInput({ source, ...(isRequired && { validate: required() }) });
  const { getSource } = useSourceContext();
  const { setValue } = useFormContext();
  const address = useWatch({ name: getSource(preview) }) as string | null | undefined;
  const [isReplaced, setIsReplaced] = useState(false);
  const label = String(useTranslateLabel()({ source }) ?? '');

  function show(id: number | null, url: string | null) {
    field.onChange(id);
    setValue(getSource(preview), url);
    setIsReplaced(false);
  }
  const keep = ({ id, picture }: KeptPicture) => show(id, picture.image);

  return (
    <FormControl error={fieldState.invalid} component="fieldset">
      <Typography variant="caption" color="text.secondary" component="legend" sx={{ mb: 0.5 }}>
        <FieldTitle source={source} isRequired={isRequired} />
      </Typography>
      {address && (
        <Box
          component="img"
          src={address}
          alt=""
          sx={{ maxWidth: 320, maxHeight: 180, borderRadius: 1, mb: 1, alignSelf: 'flex-start' }}
        />
      )}
      {address && !isReplaced ? (
        <Stack direction="row" spacing={1}>
          <Button variant="outlined" onClick={() => setIsReplaced(true)} aria-label={`${words.replace}: ${label}`}>
            {words.replace}
          </Button>
          {!isRequired && (
            <Button onClick={() => show(null, null)} aria-label={`${words.remove}: ${label}`}>
              {words.remove}
            </Button>
          )}
        </Stack>
      ) : (
        <PictureDrop label={label} onKept={keep} {...(upload && { upload })} />
      )}
      {helperText && <FormHelperText>{helperText}</FormHelperText>}
      {fieldState.error?.message && (
        <FormHelperText>
          <ValidationError error={fieldState.error.message} />
        </FormHelperText>
      )}
    </FormControl>
  );
}
