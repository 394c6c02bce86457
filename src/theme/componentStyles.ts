/** Styles of MUI and react-admin components; colours come from the theme. */
import { alpha, type Theme, type ThemeOptions } from '@mui/material/styles'

type Themed = Pick<Theme, 'palette'>

const ring = (theme: Themed) => ({ outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 })

/** The focus ring is drawn inside, because the container would clip it. */
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

/** Forced-colours mode removes backgrounds and shadows, so edges take their place. */
const inForcedColours = {
  '.MuiButton-contained, .MuiToggleButton-root, .MuiAvatar-root, .MuiSwitch-thumb, .MuiSwitch-track': edge,
  '.MuiDialog-paper, .MuiPopover-paper, .MuiDrawer-paper, .MuiTooltip-tooltip, .MuiAutocomplete-paper': {
    border: '1px solid CanvasText',
  },
  // Icons keep their own grey, which may be that of the page.
  '.MuiSvgIcon-root': { color: 'inherit !important' },
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
      // Tabular figures are not set globally: Inter then sets hyphens as wide as digits.
      'td, dd, input, time, .numeric': { fontVariantNumeric: 'tabular-nums' },
      ':focus-visible': ring(theme),
      // The browser's own clear button is blue, whatever the accent.
      '[type=search]::-webkit-search-cancel-button': clearing(theme),
      // The clear button takes space from the placeholder even while hidden.
      '[type=search]:placeholder-shown::-webkit-search-cancel-button': { display: 'none' },
      // Dialogs wait for the end of their transition, so a transition remains. Spinners are not movement across the
      // page.
      '@media (prefers-reduced-motion: reduce)': {
        // No transition at all: with any duration, however short, elements keep their old size for one frame.
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
  // Labels and help of a disabled input stay readable.
  MuiFormLabel: { styleOverrides: { root: readableWhenOff } },
  MuiFormHelperText: {
    styleOverrides: { root: [{ marginInline: 2, fontSize: '0.8125rem' }, readableWhenOff] },
  },
  MuiDialog: { defaultProps: { transitionDuration: 300 }, styleOverrides: { paper: { borderRadius: 12 } } },
  MuiDialogTitle: { styleOverrides: { root: { fontSize: '1.0625rem', fontWeight: 620, padding: '18px 24px 12px' } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 18px' } } },
  MuiTooltip: { defaultProps: { enterDelay: 500, placement: 'top' } },
  MuiAutocomplete: {
    // Renders only the visible ones of a thousand options.
    styleOverrides: { option: { contentVisibility: 'auto', containIntrinsicSize: 'auto 36px' } },
  },
  // Ripples would pulse for as long as the control is focused; the focus ring shows it too.
  MuiCheckbox: { defaultProps: { disableRipple: true }, styleOverrides: { root: ringWithin } },
  MuiRadio: { defaultProps: { disableRipple: true }, styleOverrides: { root: ringWithin } },
  // Without shadows, the thumb of a switch that is off would be white on white.
  MuiSwitch: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      switchBase: ringWithin,
      thumb: ({ theme }) => ({ boxShadow: `inset 0 0 0 1px ${theme.palette.action.disabled}` }),
    },
  },
  MuiChip: { styleOverrides: { root: { borderRadius: 6, fontWeight: 500 } } },
  MuiAlert: {
    styleOverrides: {
      root: ({ theme, ownerState: { severity = 'success', variant = 'standard' } }) => ({
        borderRadius: 8,
        alignItems: 'center',
        // The library's own alert colours are hardly seen on a dark ground.
        ...(variant === 'standard' && {
          color: theme.palette.text.primary,
          backgroundColor: alpha(theme.palette[severity].main, theme.palette.mode === 'dark' ? 0.16 : 0.1),
        }),
      }),
    },
  },
  MuiMenu: { styleOverrides: { list: { paddingBlock: 6 } } },
  MuiMenuItem: { styleOverrides: { root: { fontSize: '0.875rem', minHeight: 36, marginInline: 6, borderRadius: 6 } } },
  MuiLink: { defaultProps: { underline: 'hover' } },
}
