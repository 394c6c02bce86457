/** How the parts of MUI and react-admin are dressed; colours come from the theme. */
import type { Theme, ThemeOptions } from '@mui/material/styles'

type Themed = Pick<Theme, 'palette'>

const ring = (theme: Themed) => ({ outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 })

/** What stands around them cuts off a ring that sticks out. */
const ringWithin = { '&.Mui-focusVisible': { outlineOffset: -5 } }

const cross = 'M12 10.6 6.4 5 5 6.4l5.6 5.6L5 17.6 6.4 19l5.6-5.6 5.6 5.6 1.4-1.4-5.6-5.6L19 6.4 17.6 5z'

const clearing = (theme: Themed) => ({
  appearance: 'none',
  width: 20,
  height: 20,
  marginInline: 4,
  cursor: 'pointer',
  background: theme.palette.text.secondary,
  mask: `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path d='${cross}'/></svg>`)}") center / contain`,
})

const readableWhenOff = ({ theme }: { theme: Themed }) => ({
  '&.Mui-disabled': { color: theme.palette.text.secondary },
})

const edge = { border: '1px solid ButtonBorder' }
const marked = { outline: '2px solid Highlight', outlineOffset: -2 }

/** Backgrounds and shadows are taken away there: what they told apart has an edge instead. */
const inForcedColours = {
  '.MuiButton-contained, .MuiToggleButton-root, .MuiAvatar-root, .MuiSwitch-thumb, .MuiSwitch-track': edge,
  '.MuiDialog-paper, .MuiPopover-paper, .MuiDrawer-paper, .MuiTooltip-tooltip, .MuiAutocomplete-paper': {
    border: '1px solid CanvasText',
  },
  '.MuiButton-contained': { outlineOffset: 2, fontWeight: 700 },
  'tr[aria-selected=true], .MuiMenuItem-root.Mui-selected, .MuiAutocomplete-option.Mui-focused': marked,
  '[role=option][aria-selected=true], [role=tab][aria-selected=true], .MuiToggleButton-root.Mui-selected': marked,
  '.MuiSwitch-switchBase.Mui-checked + .MuiSwitch-track': {
    forcedColorAdjust: 'none',
    backgroundColor: 'Highlight',
    opacity: 1,
  },
  '.MuiTabs-indicator, .MuiLinearProgress-bar': { forcedColorAdjust: 'none', backgroundColor: 'Highlight' },
  '[type=search]::-webkit-search-cancel-button': { forcedColorAdjust: 'none', background: 'ButtonText' },
  '.Mui-disabled': { color: 'GrayText', borderColor: 'GrayText' },
}

/** Typed as createTheme takes it: comparing it with another type of parts takes the compiler 12 s. */
export const componentStyles: ThemeOptions['components'] = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: { background: theme.palette.background.default, colorScheme: theme.palette.mode },
      // Not everywhere: with tabular figures Inter sets hyphens as wide as figures.
      'td, dd, input, time, .numeric': { fontVariantNumeric: 'tabular-nums' },
      ':focus-visible': ring(theme),
      // The browser's own cross is blue, whatever the accent.
      '[type=search]::-webkit-search-cancel-button': clearing(theme),
      // It takes room from the hint while it is not seen.
      '[type=search]:placeholder-shown::-webkit-search-cancel-button': { display: 'none' },
      // A dialog waits for the end of its transition, so that has one still. What turns while one waits is no movement across the page.
      '@media (prefers-reduced-motion: reduce)': {
        // None at all: with any duration, however short, whatever has not said otherwise keeps its old size for one picture more.
        'html, *, *::before, *::after': { transitionDuration: '0s !important', scrollBehavior: 'auto !important' },
        '[style*="transition"]': { transitionDuration: '0.01ms !important' },
        '*:not(.MuiCircularProgress-root, .MuiCircularProgress-root *)': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
        },
      },
      '@media (forced-colors: active)': inForcedColours,
    }),
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: ({ theme }) => ({ '&.Mui-focusVisible': ring(theme) }) },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { borderRadius: 7, minHeight: 34, paddingInline: 14 },
      sizeSmall: { minHeight: 30, paddingInline: 10 },
      text: ({ theme }) => ({ '&:hover': { backgroundColor: theme.palette.action.hover } }),
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: { backgroundImage: 'none' },
      elevation1: ({ theme }) => ({ border: `1px solid ${theme.palette.divider}` }),
      elevation8: ({ theme }) => ({ border: `1px solid ${theme.palette.divider}` }),
    },
  },
  MuiCard: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: ({ theme }) => ({ border: `1px solid ${theme.palette.divider}`, borderRadius: 10 }) },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ borderColor: theme.palette.divider, fontSize: '0.875rem' }),
      head: ({ theme }) => ({
        color: theme.palette.text.secondary,
        fontSize: '0.8125rem',
        fontWeight: 560,
        backgroundColor: theme.palette.background.paper,
      }),
    },
  },
  MuiTableRow: { styleOverrides: { root: { '&:last-child td': { borderBottom: 0 } } } },
  MuiTextField: { defaultProps: { variant: 'outlined', size: 'small' } },
  MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small' } },
  MuiInputBase: {
    styleOverrides: {
      input: ({ theme }) => ({ '&::placeholder': { color: theme.palette.text.secondary, opacity: 1 } }),
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({ backgroundColor: theme.palette.background.paper }),
      notchedOutline: ({ theme }) => ({ borderColor: theme.palette.text.disabled }),
    },
  },
  // What names or explains an input stays readable when it is switched off.
  MuiFormLabel: { styleOverrides: { root: readableWhenOff } },
  MuiFormHelperText: {
    styleOverrides: { root: [{ marginInline: 2, fontSize: '0.8125rem' }, readableWhenOff] },
  },
  MuiDialog: { defaultProps: { transitionDuration: 300 }, styleOverrides: { paper: { borderRadius: 12 } } },
  MuiDialogTitle: { styleOverrides: { root: { fontSize: '1.0625rem', fontWeight: 620, padding: '18px 24px 12px' } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 18px' } } },
  MuiTooltip: { defaultProps: { enterDelay: 500, placement: 'top' } },
  MuiAutocomplete: {
    // Of a thousand options only those in view are laid out.
    styleOverrides: { option: { contentVisibility: 'auto', containIntrinsicSize: 'auto 36px' } },
  },
  // The ripple of these beats for as long as they have the focus; the ring says it too.
  MuiCheckbox: { defaultProps: { disableRipple: true }, styleOverrides: { root: ringWithin } },
  MuiRadio: { defaultProps: { disableRipple: true }, styleOverrides: { root: ringWithin } },
  // No shadows here: without an edge the thumb of a switch that is off is white on white.
  MuiSwitch: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      switchBase: ringWithin,
      thumb: ({ theme }) => ({ boxShadow: `inset 0 0 0 1px ${theme.palette.action.disabled}` }),
    },
  },
  MuiChip: { styleOverrides: { root: { borderRadius: 6, fontWeight: 500 } } },
  MuiAlert: { styleOverrides: { root: { borderRadius: 8, alignItems: 'center' } } },
  MuiMenu: { styleOverrides: { list: { paddingBlock: 6 } } },
  MuiMenuItem: { styleOverrides: { root: { fontSize: '0.875rem', minHeight: 36, marginInline: 6, borderRadius: 6 } } },
  MuiLink: { defaultProps: { underline: 'hover' } },
}
