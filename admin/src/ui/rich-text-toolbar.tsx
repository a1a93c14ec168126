import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import FormatQuote from '@mui/icons-material/FormatQuote';
import Link from '@mui/icons-material/Link';
import LinkOff from '@mui/icons-material/LinkOff';
import Redo from '@mui/icons-material/Redo';
import TableChart from '@mui/icons-material/TableChartOutlined';
import Undo from '@mui/icons-material/Undo';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import Tooltip from '@mui/material/Tooltip';
import { richTextWording as words } from '@shop/wording/admin/rich-text.ts';
import { type Editor, useEditorState } from '@tiptap/react';
import type { ReactNode } from 'react';

type Tool = { name: string; icon: ReactNode; isOn?: boolean; isOff?: boolean; use: () => unknown };

export function RichTextToolbar({ editor }: { editor: Editor }) {
  const state = useEditorState({ editor, selector: ({ editor: current }) => toolbarState(current) });
  const on = () => editor.chain().focus();
  const tools: Tool[] = [
    { name: words.heading, icon: 'H2', isOn: state.isHeading, use: () => on().toggleHeading({ level: 2 }).run() },
    {
      name: words.smallHeading,
      icon: 'H3',
      isOn: state.isSmallHeading,
      use: () => on().toggleHeading({ level: 3 }).run(),
    },
    { name: words.bold, icon: <FormatBold />, isOn: state.isBold, use: () => on().toggleBold().run() },
    { name: words.italic, icon: <FormatItalic />, isOn: state.isItalic, use: () => on().toggleItalic().run() },
    {
      name: words.bullets,
      icon: <FormatListBulleted />,
      isOn: state.isBullets,
      use: () => on().toggleBulletList().run(),
    },
    {
      name: words.numbers,
      icon: <FormatListNumbered />,
      isOn: state.isNumbers,
      use: () => on().toggleOrderedList().run(),
    },
    { name: words.quote, icon: <FormatQuote />, isOn: state.isQuote, use: () => on().toggleBlockquote().run() },
    { name: words.link, icon: <Link />, isOn: state.isLink, use: () => setLink(editor) },
    { name: words.unlink, icon: <LinkOff />, isOff: !state.isLink, use: () => on().unsetLink().run() },
    {
      name: state.isTable ? words.removeTable : words.table,
      icon: <TableChart />,
      isOn: state.isTable,
      use: () => (state.isTable ? on().deleteTable().run() : on().insertTable({ rows: 3, cols: 2 }).run()),
    },
    { name: words.undo, icon: <Undo />, isOff: !state.canUndo, use: () => on().undo().run() },
    { name: words.redo, icon: <Redo />, isOff: !state.canRedo, use: () => on().redo().run() },
  ];
  return (
    <Stack
      direction="row"
      role="toolbar"
      sx={{ flexWrap: 'wrap', gap: 0.5, p: 0.5, borderBottom: 1, borderColor: 'divider' }}
    >
      {tools.map(({ name, icon, isOn = false, isOff = false, use }) => (
        <Tooltip key={name} title={name}>
          <span>
            <ToggleButton
              value={name}
              aria-label={name}
              size="small"
              selected={isOn}
              disabled={isOff}
              onClick={use}
              sx={{ border: 0, width: 32, height: 32 }}
            >
              {icon}
            </ToggleButton>
          </span>
        </Tooltip>
      ))}
    </Stack>
  );
}

function toolbarState(editor: Editor) {
  return {
    isHeading: editor.isActive('heading', { level: 2 }),
    isSmallHeading: editor.isActive('heading', { level: 3 }),
    isBold: editor.isActive('bold'),
    isItalic: editor.isActive('italic'),
    isBullets: editor.isActive('bulletList'),
    isNumbers: editor.isActive('orderedList'),
    isQuote: editor.isActive('blockquote'),
    isLink: editor.isActive('link'),
    isTable: editor.isActive('table'),
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo(),
  };
}

function setLink(editor: Editor) {
  const href = window.prompt(words.address, editor.getAttributes('link').href ?? 'https://');
  if (href) editor.chain().focus().extendMarkRange('link').setLink({ href }).run();
}
