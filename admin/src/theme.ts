import type { CheckboxProps } from '@mui/material/Checkbox';
import type { Palette } from '@shop/domain/palette.ts';
import { reactAdminMessages } from '@shop/wording/admin/react-admin.ts';
import type { RaThemeOptions } from 'react-admin';

const rowPx = 52;
/** Limit of «Вибрати все»: what the API accepts in one call. */
const mostChosen = 1_000;
const onPhones = '@media (max-width: 599.95px)';
const belowDesks = '@media (max-width: 899.95px)';
/** Space between a dialog and the edges of a phone. */
const phoneEdgePx = 12;

/** The shop's colours and fonts, in a denser layout. */
export function themeIn({
  paper,
  mist,
  dew,
  ink,
  inkSoft,
  line,
  lineStrong,
  fir,
  firHover,
  firPress,
}: Palette): RaThemeOptions {
  const hairline = `1px solid ${line}`;
  const focus = `2px solid ${fir}`;
  return {
    palette: {
      mode: 'light',
      primary: { main: fir, dark: firPress, light: firHover, contrastText: '#ffffff' },
      secondary: { main: '#86451f' },
      error: { main: '#b3261e', light: '#fcefed' },
      success: { main: '#1f6b4a', light: '#e7f2ec' },
      warning: { main: '#7a5200', light: '#fbf3df' },
      info: { main: inkSoft, light: mist },
      background: { default: paper, paper: '#ffffff' },
      text: { primary: ink, secondary: inkSoft },
      divider: line,
      action: { hover: mist, selected: dew },
    },
    typography: {
      fontFamily: '"Onest Variable", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
      fontSize: 14,
      h1: { fontSize: 20, fontWeight: 600, lineHeight: 1.3 },
      h2: { fontSize: 16, fontWeight: 600, lineHeight: 1.4 },
      h3: { fontSize: 14, fontWeight: 600, lineHeight: 1.4 },
      h4: { fontSize: 24, fontWeight: 600, lineHeight: 1.2 },
      h5: { fontSize: 16, fontWeight: 500 },
      h6: { fontSize: 18, fontWeight: 600 },
      body1: { fontSize: 14 },
      body2: { fontSize: 14 },
      caption: { fontSize: 13 },
      button: { fontSize: 14, fontWeight: 500, textTransform: 'none' },
    },
    shape: { borderRadius: 4 },
    components: {
      MuiPaper: { defaultProps: { elevation: 0 } },
      MuiCard: { styleOverrides: { root: { border: hairline, boxShadow: 'none' } } },
      MuiMenu: { defaultProps: { elevation: 8 } },
      MuiAppBar: {
        defaultProps: { elevation: 0, color: 'inherit' },
        styleOverrides: { root: { backgroundColor: '#ffffff', color: ink, borderBottom: hairline } },
      },
      MuiButton: { defaultProps: { disableElevation: true, size: 'small' } },
      MuiButtonBase: {
        styleOverrides: { root: { '&.Mui-focusVisible': { outline: focus, outlineOffset: 2 } } },
      },
      MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
      MuiFormControl: {
        defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true },
        // Brings the help text closer to its own field than to the next one.
        styleOverrides: { marginDense: { marginTop: 12 } },
      },
      MuiAutocomplete: { defaultProps: { size: 'small', fullWidth: true } },
      MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: lineStrong } } },
      // Keeps the help text of a disabled field readable.
      MuiFormHelperText: { styleOverrides: { root: { '&.Mui-disabled': { color: inkSoft } } } },
      MuiTableRow: {
        styleOverrides: {
          root: {
            height: rowPx,
            '&:focus-visible': { outline: focus, outlineOffset: -2 },
            // A folded detail row takes no room.
            '&.RaDataTable-expandRow': { height: 0 },
          },
        },
      },
      MuiTableCell: {
        styleOverrides: {
          root: { borderBottom: hairline, padding: '6px 12px', [onPhones]: { paddingInline: 8 } },
          head: { fontWeight: 500, color: inkSoft, whiteSpace: 'nowrap' },
          // Space between a right-aligned number and the text of the next column.
          alignRight: { '&:not(:last-of-type)': { paddingRight: 32, [onPhones]: { paddingRight: 16 } } },
        },
      },
      // react-admin labels the wrapper of the row checkboxes, which screen readers ignore.
      MuiCheckbox: {
        defaultProps: {
          slotProps: {
            root: { 'aria-label': undefined },
            input: ({ 'aria-label': name }: CheckboxProps) => ({ 'aria-label': name }),
          },
        },
      },
      MuiCircularProgress: { defaultProps: { 'aria-label': reactAdminMessages.ra.page.loading } },
      MuiChip: { defaultProps: { size: 'small' }, styleOverrides: { root: { fontWeight: 500 } } },
      MuiTabs: { defaultProps: { variant: 'scrollable', scrollButtons: 'auto', allowScrollButtonsMobile: true } },
      MuiTab: { styleOverrides: { root: { minWidth: 0, [onPhones]: { paddingInline: 10 } } } },
      MuiDialog: {
        styleOverrides: {
          paper: {
            // The fields scroll; the question and the buttons stay visible.
            '& > form': { display: 'flex', flexDirection: 'column', minHeight: 0 },
            [onPhones]: {
              margin: phoneEdgePx,
              maxHeight: `calc(100% - ${2 * phoneEdgePx}px)`,
              '&&': { width: `calc(100% - ${2 * phoneEdgePx}px)` },
            },
          },
        },
      },
      MuiDialogTitle: { styleOverrides: { root: { [onPhones]: { padding: 16 } } } },
      MuiDialogContent: { styleOverrides: { root: { [onPhones]: { paddingInline: 16 } } } },
      MuiDialogActions: { styleOverrides: { root: { [onPhones]: { padding: '8px 16px 16px' } } } },
      MuiTooltip: { defaultProps: { enterDelay: 300 } },
      MuiLink: { styleOverrides: { root: { color: fir, textDecorationColor: lineStrong } } },
      RaTopToolbar: {
        styleOverrides: {
          root: {
            '&&': { backgroundColor: 'transparent', flexWrap: 'wrap', alignItems: 'center', minHeight: 0 },
            [onPhones]: { width: '100%', paddingBlock: 8, '&:empty': { display: 'none' } },
            // Beside the filters of a list, which wrap.
            '.RaList-actions &&': { flexShrink: 0, [belowDesks]: { flexShrink: 1 } },
          },
        },
      },
      // Over the column headings: above the table, its scroll container would cut it off.
      RaBulkActionsToolbar: {
        styleOverrides: {
          root: {
            '& .RaBulkActionsToolbar-toolbar': { transform: 'none', height: rowPx, paddingInline: 12 },
            '& .RaBulkActionsToolbar-collapsed': { height: 0 },
          },
        },
      },
      RaSelectAllButton: { defaultProps: { limit: mostChosen } },
      RaFilterForm: { styleOverrides: { root: { [onPhones]: { '& .MuiFormControl-root': { width: '100%' } } } } },
      // A table wider than a phone scrolls inside the page.
      RaLayout: {
        styleOverrides: { root: { '&&, && .RaLayout-contentWithSidebar, && .RaLayout-content': { minWidth: 0 } } },
      },
      // The aside moves below the form where both would be too narrow.
      RaEdit: {
        styleOverrides: {
          root: { [belowDesks]: { '& .RaEdit-main': { flexDirection: 'column', alignItems: 'stretch' } } },
        },
      },
      RaList: { styleOverrides: { root: { '& .RaList-main': { minWidth: 0 } } } },
      MuiUseMediaQuery: { defaultProps: { noSsr: true } },
    },
    sidebar: { width: 232, closedWidth: 56 },
  };
}
