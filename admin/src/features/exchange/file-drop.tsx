import UploadFileIcon from '@mui/icons-material/UploadFile';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { exchangeWording as words } from '@shop/wording/admin/exchange.ts';
import { type DragEvent, useState } from 'react';

/** The keyboard focuses the input inside the button, not the button. */
const notReachedItself = { role: undefined, tabIndex: -1 };

type FileDropProps = { isDisabled: boolean; onFile: (file: File) => void };

/** Takes one file, by file dialog or drag and drop. */
export function FileDrop({ isDisabled, onFile }: FileDropProps) {
  const [isOver, setIsOver] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file !== undefined && !isDisabled) onFile(file);
  }

  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      sx={{
        width: '100%',
        p: 3,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 1.5,
        border: '1px dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        borderRadius: 1,
        backgroundColor: isOver ? 'action.selected' : 'background.default',
      }}
    >
      <Button
        component="label"
        {...notReachedItself}
        variant="contained"
        disabled={isDisabled}
        startIcon={<UploadFileIcon />}
        sx={{ '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 } }}
      >
        {words.choose}
        <input
          type="file"
          accept=".csv,.xlsx,text/csv"
          aria-label={words.choose}
          disabled={isDisabled}
          style={{ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' }}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // Allows choosing the same file again after it was corrected.
            target.value = '';
            if (file !== undefined) onFile(file);
          }}
        />
      </Button>
      <Typography color="text.secondary">{words.drop}</Typography>
    </Box>
  );
}
