import Box from '@mui/material/Box';
import { useFieldValue } from 'react-admin';

const sidePx = 40;

/** A small picture in a row; beside it stands what it shows, so it says nothing. */
export function Thumbnail({ url }: { url: string | null | undefined }) {
  const box = { width: sidePx, height: sidePx, borderRadius: '2px', bgcolor: 'action.hover', display: 'block' };
  return url ? (
    <Box component="img" src={url} alt="" loading="lazy" sx={{ ...box, objectFit: 'cover' }} />
  ) : (
    <Box sx={box} />
  );
}

/** The picture at the address that the record has. */
export function ThumbnailField({ source }: { source: string; label?: string }) {
  return <Thumbnail url={useFieldValue({ source })} />;
}
