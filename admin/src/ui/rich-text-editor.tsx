import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { TableKit } from '@tiptap/extension-table';
import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { type ReactNode, useEffect, useId } from 'react';
import { RichTextToolbar } from './rich-text-toolbar.tsx';

export type RichTextProps = {
  label: ReactNode;
  value: string | null | undefined;
  onChange: (html: string) => void;
  onBlur?: () => void;
  /** What is wrong with the text. */
  problem?: ReactNode;
  helperText?: ReactNode;
};

/** Only what the server's clean-up keeps (clean-html.ts), so that saving loses nothing. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    horizontalRule: false,
    link: {
      openOnClick: false,
      protocols: ['https', 'http', 'mailto', 'tel'],
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  TableKit.configure({ table: { resizable: false } }),
];

export default function RichTextEditor({ label, value, onChange, onBlur, problem, helperText }: RichTextProps) {
  const labelId = useId();
  const editor = useEditor({
    extensions,
    content: value ?? '',
    editorProps: { attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': labelId } },
    onUpdate: ({ editor: edited }) => onChange(edited.isEmpty ? '' : edited.getHTML()),
    ...(onBlur && { onBlur }),
  });

  // After the record was read again or the form was reset.
  useEffect(() => {
    // The editor was destroyed during the render; the next render has a new one.
    if (editor.isDestroyed) return;
    const given = value ?? '';
    const shown = editor.isEmpty ? '' : editor.getHTML();
    if (!editor.isFocused && given !== shown) editor.commands.setContent(given, { emitUpdate: false });
  }, [editor, value]);

  return (
    <FormControl error={Boolean(problem)}>
      <Typography id={labelId} variant="caption" color="text.secondary" sx={{ mb: 0.5 }}>
        {label}
      </Typography>
      <Box sx={{ border: 1, borderColor: problem ? 'error.main' : '#7a857e', borderRadius: 1 }}>
        <RichTextToolbar editor={editor} />
        <Box component={EditorContent} editor={editor} sx={editorStyle} />
      </Box>
      {(problem || helperText) && <FormHelperText>{problem || helperText}</FormHelperText>}
    </FormControl>
  );
}

const editorStyle = {
  '& .tiptap': { minHeight: 140, px: 1.5, py: 1, outline: 'none' },
  '& .tiptap:focus-visible': { boxShadow: ({ palette }: Theme) => `inset 0 0 0 2px ${palette.primary.main}` },
  '& .tiptap > :first-of-type': { mt: 0 },
  '& blockquote': { borderLeft: '3px solid #dfe3dd', ml: 0, pl: 2 },
  '& table': { borderCollapse: 'collapse' },
  '& th, & td': { border: '1px solid #dfe3dd', px: 1, py: 0.5, textAlign: 'left', minWidth: 60 },
} as const;
