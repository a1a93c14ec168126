import Box from '@mui/material/Box';
import { useFieldValue } from 'react-admin';

const sidePx = 40;

/** A small decorative picture; the text beside it says what it shows. */
export function Thumbnail({ url }: { url: string | null | undefined }) {
  const box = { width: sidePx, height: sidePx, borderRadius: '2px', bgcolor: 'action.hover', display: 'block' };
  return url ? (
    <Box component="img" src={url} alt="" loading="lazy" sx={{ ...box, objectFit: 'cover' }} />
  ) : (
    <Box sx={box} />
  );
}

/** The picture at the address in the record. */
export function ThumbnailField({ source }: { source: string; label?: string }) {
  return <Thumbnail url={useFieldValue({ source })} />;
}
