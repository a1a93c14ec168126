import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { pagesWording as words } from '@shop/wording/admin/pages.ts';
import { useId } from 'react';

/** The typography of the storefront's information pages. */
const setting = {
  maxWidth: '42rem',
  fontSize: 16,
  lineHeight: 1.6,
  '& h2': { fontSize: 24, fontWeight: 600, lineHeight: 1.25, mt: 4, mb: 1.5 },
  '& h3': { fontSize: 18, fontWeight: 600, mt: 3, mb: 1 },
  '& p, & ul, & ol, & blockquote': { my: 1.5 },
  '& a': { color: 'primary.main' },
  '& table': { borderCollapse: 'collapse', width: '100%', my: 2 },
  '& th, & td': { borderBottom: '1px solid', borderColor: 'divider', textAlign: 'left', py: 1, pr: 2 },
};

export function PagePreview({ title, content, onClose }: { title: string; content: string; onClose: () => void }) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="md">
      <DialogTitle id={id} variant="caption" color="text.secondary">
        {words.previewTitle}
      </DialogTitle>
      <DialogContent>
        <Typography variant="h4" component="h1" sx={{ mb: 2, fontSize: 32 }}>
          {title}
        </Typography>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server, as on the site */}
        <Box sx={setting} dangerouslySetInnerHTML={{ __html: content }} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{words.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
